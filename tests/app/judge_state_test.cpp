// The judge's panel: a text is judged and never lost, and a case goes on stage and back.
#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <string>

#include "app/judge_state.h"
#include "app/model.h"
#include "app/helpers.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
using nimboard::core::Position;

const std::string two_cases = "2\n2\n1 1\n2\n1 0\n";

Model with_text(std::string text) {
    Model model = model_of({10, 12, 15, 4});
    apply(model, OpenJudge{std::move(text)}, one_second);
    return model;
}

TEST(JudgeText, IsJudgedCaseByCase) {
    const Model model = with_text(two_cases);
    EXPECT_EQ(model.panel, Panel::judge);
    EXPECT_EQ(model.judge.text, two_cases);
    ASSERT_EQ(model.judge.report.cases.size(), 2U);
    EXPECT_EQ(model.judge.yes, 1U);
    EXPECT_FALSE(judge_mark(model.judge));
}

TEST(JudgeText, ThatIsWrongIsKeptWithItsAnswers) {
    for (const char* text : {"3\n2\n1 1\n2\n1 0\n2\n1", "3\n2\n1 1\n2\n1 0\n2\n1 x", "x", "2 1 1 1 2 9 9", "\xFF\xFE"}) {
        const Model model = with_text(text);
        EXPECT_EQ(model.judge.text, text);
        EXPECT_TRUE(judge_mark(model.judge)) << text;
    }
    EXPECT_EQ(with_text("3\n2\n1 1\n2\n1 0\n2\n1").judge.report.cases.size(), 2U);
}

TEST(JudgeText, OfNothingIsNoFault) {
    for (const char* text : {"", " ", "\n\t\r\n"}) {
        const Model model = with_text(text);
        EXPECT_TRUE(model.judge.report.cases.empty());
        EXPECT_FALSE(judge_mark(model.judge));
        EXPECT_EQ(model.judge.text, text);
    }
}

TEST(JudgeText, IsMarkedWhereItIsWrong) {
    EXPECT_EQ(judge_mark(with_text("1\n2\n1 三三x 2").judge), (TextMark{3, 3, 3, false}));
    EXPECT_EQ(judge_mark(with_text("1\r\n2\r\n1").judge), (TextMark{3, 2, 0, false}));
    EXPECT_EQ(judge_mark(with_text("1 1 7 rest").judge), (TextMark{1, 7, 4, true}));
}

TEST(JudgeText, StaysWhenThePanelIsClosedAndOtherThingsHappen) {
    Model model = with_text("1\n2\n1");
    apply_all(model, {CloseTop{}, AddHeap{}, Undo{}, OpenAddress{"#heaps=1,2", false}, SetPanel{1}});
    EXPECT_EQ(model.judge.text, "1\n2\n1");
}

TEST(JudgeText, SentAgainKeepsTheChosenCase) {
    Model model = with_text(two_cases);
    apply_all(model, {ChooseCase{1}, SetJudgeText{two_cases}});
    EXPECT_EQ(case_on_stage(model), 1U);
    apply(model, SetJudgeText{"1 1 5"}, one_second);
    EXPECT_FALSE(case_on_stage(model));
}

TEST(ChooseCase, PutsItsHeapsOnStageAsAnEdit) {
    Model model = with_text(two_cases);
    apply_all(model, {GoTo{4}, ChooseCase{1}});
    EXPECT_EQ(*model.doc.heaps, (Position{1, 0}));
    EXPECT_EQ(model.doc.step, 0);
    EXPECT_EQ(model.panel, Panel::none);
    EXPECT_EQ(case_on_stage(model), 1U);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(*model.doc.heaps, (Position{10, 12, 15, 4}));
    EXPECT_EQ(model.doc.step, 4);
    EXPECT_FALSE(case_on_stage(model));
    apply(model, Redo{}, one_second);
    EXPECT_EQ(case_on_stage(model), 1U);
}

TEST(ChooseCase, WithTheSameHeapsStartsThemAgain) {
    Model model = with_text("1 4 10 12 15 4");
    apply_all(model, {GoTo{4}, ChooseCase{0}});
    EXPECT_EQ(model.doc.step, 0);
    EXPECT_EQ(case_on_stage(model), 0U);
    EXPECT_TRUE(model.undo.empty());
}

TEST(ChooseCase, ThatWasNotAnsweredIsNothing) {
    Model model = with_text("2\n1\n5\n2\n1");
    apply_all(model, {ChooseCase{1}, ChooseCase{1000}});
    EXPECT_EQ(*model.doc.heaps, (Position{10, 12, 15, 4}));
    EXPECT_EQ(model.panel, Panel::judge);
}

TEST(CasePreview, ShowsTheFirstHeaps) {
    const Model model = with_text("3\n4 10\t12\r\n15 4 0\n3 0018446744073709551615 7 1");
    EXPECT_EQ(case_preview(model.judge, 0, 40), "10, 12, 15, 4");
    EXPECT_EQ(case_preview(model.judge, 0, 8), "10, 12, 15, …");
    EXPECT_EQ(case_preview(model.judge, 1, 40), "");
    EXPECT_EQ(case_preview(model.judge, 2, 4), "18446744073709551615, …");
}

TEST(JudgeText, OfTenTimesTenThousandHeapsOpensItsLargest) {
    std::mt19937_64 random(1);
    std::string text = "10\n";
    Position last;
    for (int i = 0; i < 10; ++i) {
        last.clear();
        text += "10000\n";
        for (int heap = 0; heap < 10'000; ++heap) {
            last.push_back(random() % 16384);
            text += std::to_string(last.back()) + (heap % 20 == 19 ? '\n' : ' ');
        }
    }
    Model model = with_text(text);
    ASSERT_EQ(model.judge.report.cases.size(), 10U);
    EXPECT_FALSE(judge_mark(model.judge));
    apply(model, ChooseCase{9}, one_second);
    EXPECT_EQ(*model.doc.heaps, last);
    EXPECT_LT(case_preview(model.judge, 9, 60).size(), 80U);
}

TEST(JudgeProblem, ReadsTheSameTextAnew) {
    Model model = with_text("2\n3\n1 2 4\n2\n2 2\n");
    EXPECT_EQ(model.judge.yes, 1U);  // 1 ⊕ 2 ⊕ 4 = 7, 2 ⊕ 2 = 0
    apply(model, SetJudgeProblem{nimboard::core::Problem::kam}, one_second);
    EXPECT_EQ(model.judge.text, "2\n3\n1 2 4\n2\n2 2\n");
    ASSERT_EQ(model.judge.report.cases.size(), 2U);
    EXPECT_EQ(model.judge.report.cases[0].nim_sum, 3U);  // stairs 2, 1, 1: the odd ones hold 2 and 1
    apply(model, ChooseCase{0}, one_second);
    EXPECT_EQ(model.doc.game, "kam");
    EXPECT_EQ(*model.doc.heaps, (Position{1, 2, 4}));
    EXPECT_EQ(case_on_stage(model), 0U);
}

TEST(JudgeProblem, TellsUnsortedHeapsOfKamWithTheirPlace) {
    Model model = with_text("2\n2\n1 2\n3\n1 5 4\n");
    EXPECT_FALSE(judge_mark(model.judge));
    apply(model, SetJudgeProblem{nimboard::core::Problem::kam}, one_second);
    EXPECT_EQ(judge_mark(model.judge), (TextMark{5, 5, 1, false}));
    EXPECT_EQ(model.judge.report.cases.size(), 1U) << "what was answered stays";
    EXPECT_TRUE(judge_fault_text(model.judge));
}

TEST(JudgeProblem, IsThatOfTheGameOnStageUntilThereIsAText) {
    Model model = model_of({1, 2, 4});
    const auto open = [&] { apply_all(model, {SetPanel{0}, SetPanel{static_cast<int>(Panel::judge)}}); };
    apply(model, SetGame{"kam", Position{1, 2, 4}}, one_second);
    open();
    EXPECT_EQ(model.judge.problem, nimboard::core::Problem::kam);
    apply(model, SetJudgeText{"1 1 5"}, one_second);
    apply(model, SetGame{"nim", Position{1, 2, 4}}, one_second);
    open();
    EXPECT_EQ(model.judge.problem, nimboard::core::Problem::kam);
    // A pasted text opens the panel as the button does.
    Model pasted = model_of({1, 2, 4});
    apply_all(pasted, {SetGame{"kam", Position{1, 2, 4}}, OpenJudge{"1 2 2 2"}});
    EXPECT_EQ(pasted.judge.problem, nimboard::core::Problem::kam);
    EXPECT_EQ(pasted.judge.report.cases.size(), 1U);
    for (const auto problem : {nimboard::core::Problem::nim, nimboard::core::Problem::kam}) {
        const auto report = nimboard::core::judge(problem, judge_example(problem));
        EXPECT_FALSE(report.fault || report.warning);
        EXPECT_GE(report.cases.size(), 3U);
    }
}

TEST(MarkCase, WalksTheListWithKeysAndPutsTheCaseOnStage) {
    Model model = with_text("4\n1 1\n1 2\n1 3\n1 4\n");
    const auto press = [&](const char* key) { apply(model, key_intent(model, KeyPress{key}).value(), one_second); };
    EXPECT_FALSE(key_intent(model, KeyPress{"Enter"}));
    press("ArrowDown");
    EXPECT_EQ(model.judge.marked, 0U);
    EXPECT_EQ(marked_case_words(model.judge, nimboard::i18n::Lang::en), "1: Yes, k = 1, 1");
    press("ArrowUp");
    EXPECT_EQ(model.judge.marked, 0U);
    press("PageDown");
    EXPECT_EQ(model.judge.marked, 3U);
    press("ArrowUp");
    EXPECT_TRUE(model.judge.seeks_marked);
    apply(model, ScrollJudge{42}, one_second);
    EXPECT_FALSE(model.judge.seeks_marked);
    press("Enter");
    EXPECT_EQ(*model.doc.heaps, (Position{3}));
    apply(model, ChooseCase{1}, one_second);
    EXPECT_EQ(model.judge.marked, 1U) << "the keys go on from where the mouse was";
    apply(model, OpenJudge{""}, one_second);
    press("ArrowDown");
    EXPECT_FALSE(model.judge.marked) << "no list, no row";
    EXPECT_EQ(marked_case_words(model.judge, nimboard::i18n::Lang::en), "");
    mark_case(model.judge, std::numeric_limits<int>::min());
    Model other = with_text("2 1 1 1 2");
    mark_case(other.judge, std::numeric_limits<int>::min());
    EXPECT_EQ(other.judge.marked, 1U) << "from the end";
    mark_case(other.judge, std::numeric_limits<int>::min());
    EXPECT_EQ(other.judge.marked, 0U);
}

}  // namespace
