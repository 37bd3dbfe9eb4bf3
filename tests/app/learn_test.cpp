// Questions: answers that stay, hints, hands counted in class, what counts as progress, and how it is kept.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "app/model.h"
#include "app/helpers.h"
#include "app/state.h"

namespace {

using namespace nimboard;
using namespace nimboard::app;
using namespace nimboard::app::testing;
using Ask = Quiz::Verb;

int asking_step(const Model& model, int from = 0) {
    for (std::size_t i = static_cast<std::size_t>(from); i < model.lesson.steps.size(); ++i) {
        if (model.lesson.steps[i].question) return static_cast<int>(i);
    }
    return -1;
}

const lesson::Question& question_of(const Model& model, int step) {
    return *model.lesson.steps[static_cast<std::size_t>(step)].question;
}

int answer_of(const Model& model, int step, bool right) {
    const auto& answers = question_of(model, step).answers;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].right == right) return static_cast<int>(i);
    }
    return -1;
}

/// At rest on the first step with a question.
Model at_question() {
    Model model = model_of({10, 12, 15, 4});
    apply(model, GoTo{asking_step(model)}, no_time);
    return model;
}

TEST(Answers, OfAllStepsStayWhileTheLessonIsOnStage) {
    Model model = model_of({10, 12, 15, 4});
    std::vector<std::pair<int, int>> given;
    for (int step = asking_step(model); step >= 0; step = asking_step(model, step + 1)) {
        const int answer = answer_of(model, step, given.size() % 2 == 0);
        apply_all(model, {GoTo{step}, GiveAnswer{answer}});
        given.emplace_back(step, answer);
    }
    ASSERT_GE(given.size(), 2U);
    apply_all(model, {First{}, Last{}, SetLang{i18n::Lang::zh_Hans}, NextTheme{}});
    for (const auto& [step, answer] : given) EXPECT_EQ(attempt_at(model, step).answer, answer);
    apply(model, SetHeaps{{1, 2}}, no_time);
    for (const auto& [step, answer] : given) EXPECT_EQ(attempt_at(model, step).answer, -1);
}

TEST(Answers, StayWhenOnlyTheChosenHeapChanges) {
    Model model = at_question();
    const int step = model.doc.step;
    apply_all(model, {GiveAnswer{0}, ChooseCandidate{1}});
    EXPECT_EQ(attempt_at(model, step).answer, 0);
    apply(model, Undo{}, no_time);
    EXPECT_EQ(attempt_at(model, step).answer, 0);
}

TEST(Answers, CanBeTakenBackAndGivenAgain) {
    Model model = at_question();
    apply_all(model, {GiveAnswer{0}, Quiz{Ask::again}});
    EXPECT_EQ(attempt_at(model, model.doc.step).answer, -1);
    apply(model, GiveAnswer{1}, no_time);
    EXPECT_EQ(attempt_at(model, model.doc.step).answer, 1);
}

TEST(Answers, AreGivenByKeys) {
    Model model = at_question();
    EXPECT_FALSE(key_intent(model, {"Enter"})) << "nothing is chosen yet";
    const auto press = [&](std::string_view key) {
        const auto intent = key_intent(model, {key});
        ASSERT_TRUE(intent) << key;
        apply(model, *intent, no_time);
    };
    press("ArrowDown");
    press("ArrowDown");
    press("ArrowDown");
    EXPECT_EQ(attempt_at(model, model.doc.step).focus, 1);
    press("ArrowUp");
    press("Enter");
    EXPECT_EQ(attempt_at(model, model.doc.step).answer, 0);
    press("Enter");
    EXPECT_EQ(attempt_at(model, model.doc.step).answer, -1);
    press("h");
    EXPECT_EQ(attempt_at(model, model.doc.step).hints, 1);
    apply(model, First{}, no_time);
    for (const char* key : {"ArrowDown", "ArrowUp", "Enter", "h", "u"}) EXPECT_FALSE(key_intent(model, {key})) << key;
    EXPECT_EQ(attempt_at(model, 0).focus, -1);
}

TEST(Hints, ComeOneByOneThenTheAnswerAndNextPassesAtAnyTime) {
    Model model = at_question();
    const int step = model.doc.step;
    const auto hints = static_cast<int>(question_of(model, step).hints.size());
    ASSERT_GE(hints, 1);
    for (int shown = 1; shown <= hints; ++shown) {
        apply(model, Quiz{Ask::hint}, no_time);
        EXPECT_EQ(attempt_at(model, step).hints, shown);
        EXPECT_EQ(attempt_at(model, step).answer, -1);
    }
    apply(model, Quiz{Ask::hint}, no_time);
    EXPECT_EQ(attempt_at(model, step).answer, answer_of(model, step, true));
    EXPECT_EQ(model.learn.progress.right, 0U) << "the answer was shown, not given";
    EXPECT_EQ(model.learn.progress.skipped, 1U);
    apply(model, Next{}, no_time);
    EXPECT_EQ(model.doc.step, step + 1);
    EXPECT_EQ(model.learn.progress.skipped, 1U);
}

TEST(Hands, AreCountedForEachAnswerOfEachStepOnlyInClass) {
    Model model = at_question();
    const int step = model.doc.step;
    apply(model, Quiz{Ask::more, 0}, no_time);
    EXPECT_TRUE(attempt_at(model, step).hands.empty());
    apply_all(model, {Quiz{Ask::count_hands}, Quiz{Ask::more, 0}, Quiz{Ask::more, 0}, Quiz{Ask::more, 1}, Quiz{Ask::fewer, 1},
                      Quiz{Ask::fewer, 1}, Quiz{Ask::more, 99}, Quiz{Ask::more, -7}});
    EXPECT_EQ(attempt_at(model, step).hands, (std::vector<int>{3, 0})) << "below 0: the answer that the keys stand on";
    apply_all(model, {Next{}, Prev{}});
    EXPECT_EQ(attempt_at(model, step).hands, (std::vector<int>{3, 0}));
    for (int i = 0; i < 2 * most_hands; ++i) apply(model, Quiz{Ask::more, 1}, no_time);
    EXPECT_EQ(attempt_at(model, step).hands[1], most_hands);
    apply(model, Quiz{Ask::reset}, no_time);
    EXPECT_TRUE(attempt_at(model, step).hands.empty());
    apply_all(model, {GiveAnswer{answer_of(model, step, true)}, Last{}});
    EXPECT_EQ(model.learn.progress, Progress{}) << "a class is no single learner";
}

TEST(ProgressOf, QuestionsCountsFirstAnswers) {
    Model model = at_question();
    const int step = model.doc.step;
    const auto& counts = model.learn.progress;
    apply(model, GiveAnswer{answer_of(model, step, false)}, no_time);
    EXPECT_EQ(counts.wrong, 1U);
    apply_all(model, {Quiz{Ask::again}, GiveAnswer{answer_of(model, step, true)}});
    EXPECT_EQ(counts.wrong, 1U);
    EXPECT_EQ(counts.right, 0U);
    const int other = asking_step(model, step + 1);
    apply_all(model, {GoTo{other}, GoTo{other + 1}});
    EXPECT_EQ(counts.skipped, 0U) << "a jump is no passing by";
    apply_all(model, {GoTo{other}, SetStill{true}, Next{}});
    EXPECT_EQ(counts.skipped, 1U);
    apply_all(model, {Prev{}, Next{}});
    EXPECT_EQ(counts.skipped, 1U);
    apply_all(model, {Prev{}, GiveAnswer{answer_of(model, other, true)}});
    EXPECT_EQ(counts.skipped, 0U) << "it was answered after all";
    EXPECT_EQ(counts.right, 1U);
}

TEST(ProgressOf, LessonsCountsThoseGoneThroughToTheEnd) {
    Model model = model_of({1, 2});
    apply(model, Last{}, no_time);
    EXPECT_EQ(model.learn.progress.finished, 0U);
    apply_all(model, {GoTo{last_step(model) - 1}, SetStill{true}, Next{}});
    EXPECT_EQ(model.learn.progress.finished, 1U << static_cast<unsigned>(lesson::Id::reduce));
}

TEST(ProgressOf, PlayingCountsToo) {
    Model model = model_of({1, 2});
    apply_all(model, {First{}, Play{}});
    wait(model, 4.0F * static_cast<float>(model.lesson.steps.size()));
    EXPECT_EQ(model.doc.step, last_step(model));
    EXPECT_NE(model.learn.progress.finished, 0U);
}

TEST(ProgressOf, TheDeviceIsClearedAndBroughtBack) {
    Model model = model_of({1, 2});
    apply(model, SetProgress{"reduce right=3 wrong=1 solved=2 best=2"}, no_time);
    const Progress kept = model.learn.progress;
    EXPECT_EQ(kept.right, 3U);
    apply_all(model, {ClearProgress{}, ClearProgress{}});
    EXPECT_EQ(model.learn.progress, Progress{});
    EXPECT_EQ(progress_text(model.learn.progress), "");
    apply_all(model, {BringBackProgress{}, BringBackProgress{}});
    EXPECT_EQ(model.learn.progress, kept);
}

TEST(ProgressText, ComesBackAsItWas) {
    std::mt19937 random(7);
    for (int round = 0; round < 500; ++round) {
        Progress progress;
        for (const lesson::Id id : {lesson::Id::reduce, lesson::Id::pattern, lesson::Id::grundy, lesson::Id::staircase, lesson::Id::kam}) {
            if (random() % 2 == 0) progress.finished |= 1U << static_cast<unsigned>(id);
        }
        for (std::uint32_t* count : {&progress.right, &progress.wrong, &progress.skipped, &progress.solved, &progress.best}) {
            *count = static_cast<std::uint32_t>(random()) % (round % 3 == 0 ? 10'000'000 : 3);
        }
        EXPECT_EQ(read_progress(progress_text(progress)), progress) << progress_text(progress);
    }
}

TEST(ProgressText, ThatIsHostileIsTakenAsFarAsItIsUnderstood) {
    EXPECT_EQ(read_progress("right=4294967296 wrong=-1 skipped=1e9 solved=0x10 best="), Progress{});
    EXPECT_EQ(read_progress("right=10000000"), Progress{});
    EXPECT_EQ(read_progress("right=2 right=nonsense <script> nimboard =").right, 2U);
    EXPECT_EQ(read_progress("  reduce  nowhere reduce=1 ").finished, 1U << static_cast<unsigned>(lesson::Id::reduce));
    EXPECT_EQ(read_progress(std::string(1'000'000, '=')), Progress{});
    EXPECT_EQ(read_progress(std::string("right\0=3", 8)), Progress{});
    std::mt19937 random(11);
    for (int round = 0; round < 2000; ++round) {
        std::string text = "reduce right=12 wrong=3";
        for (int change = 0; change < 6; ++change) text[random() % text.size()] = static_cast<char>(random());
        const Progress read = read_progress(text);
        EXPECT_LT(read.right, 10'000'000U);
        EXPECT_EQ(read_progress(progress_text(read)), read);
    }
}

TEST(AnyIntent, IsLegalInAnyState) {
    std::mt19937 random(5);
    Model model = model_of({3, 5, 6});
    for (int round = 0; round < 6000; ++round) {
        const int value = static_cast<int>(random() % 9) - 4;
        switch (random() % 6) {
            case 0: apply(model, Quiz{static_cast<Ask>(random() % 8), value}, no_time); break;
            case 1: apply(model, Riddle{static_cast<Riddle::Verb>(random() % 16), value}, no_time); break;
            case 2: apply(model, GiveAnswer{value}, no_time); break;
            case 3: apply(model, GoTo{static_cast<int>(random() % 20)}, no_time); break;
            case 4: apply(model, random() % 4 == 0 ? Intent(Undo{}) : Intent(Next{}), no_time); break;
            default: apply(model, random() % 3 == 0 ? Intent(ChangeHeap{random() % 3, value}) : Intent(Prev{}), no_time); break;
        }
        const lesson::Attempt attempt = attempt_at(model, shown_step(model));
        if (const lesson::Question* const question = question_on_stage(model)) {
            ASSERT_LT(attempt.answer, static_cast<int>(question->answers.size()));
            ASSERT_LE(attempt.hints, static_cast<int>(question->hints.size()));
        }
        if (round % 100 == 0) {
            ASSERT_EQ(state_json(model).back(), '}');
        }
    }
}

}  // namespace
