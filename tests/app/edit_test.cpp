// Everything that changes the document, and the way back.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <set>

#include "app/history.h"
#include "app/model.h"
#include "app/random_heaps.h"
#include "app/helpers.h"
#include "core/nim.h"
#include "core/theory.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
namespace core = nimboard::core;
namespace lesson = nimboard::lesson;
using nimboard::core::Heap;
using nimboard::core::Move;
using nimboard::core::Position;
using nimboard::core::Verdict;

constexpr Heap largest = std::numeric_limits<Heap>::max();

TEST(Heaps, ThatChangeStartTheLessonAgain) {
    Model model = model_of({10, 12, 15, 4});
    apply_all(model, {GoTo{5}, Next{}, SetHeaps{{1, 2, 3}}});
    EXPECT_EQ(*model.doc.heaps, (Position{1, 2, 3}));
    EXPECT_EQ(*model.lesson.position, (Position{1, 2, 3}));
    EXPECT_EQ(model.doc.step, 0);
    EXPECT_EQ(model.player.t, 1);
    EXPECT_FALSE(moving(model));
}

TEST(Heaps, ThatAreTheSameChangeNothing) {
    Model model = model_of({1, 2});
    apply_all(model, {GoTo{3}, SetHeaps{{1, 2}}});
    EXPECT_EQ(model.doc.step, 3);
    EXPECT_TRUE(model.undo.empty());
}

TEST(Stepper, StaysWithinTheRangeOfAHeap) {
    Model model = model_of({0, largest, 5});
    apply_all(model, {ChangeHeap{0, -1}, ChangeHeap{1, 1}, ChangeHeap{3, 1}, ChangeHeap{2, 0}});
    EXPECT_EQ(*model.doc.heaps, (Position{0, largest, 5}));
    EXPECT_TRUE(model.undo.empty());
    apply_all(model, {ChangeHeap{0, 1}, ChangeHeap{1, -1}, ChangeHeap{2, std::numeric_limits<int>::min()}});
    EXPECT_EQ(*model.doc.heaps, (Position{1, largest - 1, 0}));
}

TEST(Buttons, AddUpToSixtyFourHeapsAndRemoveToNone) {
    Model model = model_of({});
    for (int i = 0; i < 70; ++i) apply(model, AddHeap{}, one_second);
    EXPECT_EQ(*model.doc.heaps, Position(64, 1));
    for (int i = 0; i < 70; ++i) apply(model, RemoveHeap{}, one_second);
    EXPECT_TRUE(model.doc.heaps->empty());
}

TEST(Random, HeapsHaveTheWantedVerdictAndAreWorthALook) {
    std::set<Position> seen;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        for (const Verdict wanted : {Verdict::N, Verdict::P}) {
            const Position heaps = random_heaps(wanted, seed);
            EXPECT_EQ(nimboard::core::nim_verdict(heaps), wanted);
            EXPECT_GE(heaps.size(), 3U);
            EXPECT_LE(heaps.size(), 5U);
            for (const Heap heap : heaps) EXPECT_TRUE(heap >= 1 && heap <= 15);
            EXPECT_EQ(std::set<Heap>(heaps.begin(), heaps.end()).size(), heaps.size());
            EXPECT_EQ(heaps, random_heaps(wanted, seed));
            seen.insert(heaps);
        }
    }
    EXPECT_GT(seen.size(), 2000U);
}

TEST(Candidate, ThatIsOneIsChosenAndKeepsTheStep) {
    Model model = model_of({10, 12, 15, 4});
    apply_all(model, {GoTo{9}, ChooseCandidate{2}});
    EXPECT_EQ(model.lesson.choices.candidate, 2U);
    EXPECT_EQ(model.doc.step, 9);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(model.lesson.choices.candidate, 0U);
    EXPECT_EQ(model.doc.step, 9);
}

TEST(Candidate, ThatIsNoneOrIsChosenAlreadyChangesNothing) {
    Model model = model_of({4, 10, 12, 15});
    for (const std::size_t heap : {std::size_t{0}, std::size_t{1}, std::size_t{4}, std::size_t{1000}}) {
        apply(model, ChooseCandidate{heap}, one_second);
    }
    EXPECT_TRUE(model.undo.empty());
    Model zero = model_of({1, 2, 3});
    apply(zero, ChooseCandidate{1}, one_second);
    EXPECT_TRUE(zero.undo.empty());
}

TEST(Try, OfALegalMoveFromZeroIsTaken) {
    Model model = model_of({1, 2, 3});
    apply_all(model, {GoTo{5}, TryMove{Move{2, 3, 1}}});
    EXPECT_EQ(model.lesson.choices.tried, (Move{2, 3, 1}));
    EXPECT_EQ(model.doc.step, 5);
    EXPECT_EQ(model.undo.size(), 1U);
    apply(model, TryMove{Move{2, 3, 1}}, one_second);
    EXPECT_EQ(model.undo.size(), 1U) << "the same again";
}

TEST(Try, OfWhatIsNoMoveChangesNothing) {
    Model model = model_of({1, 2, 3});
    for (const Move& move : {Move{2, 3, 3}, Move{2, 2, 1}, Move{2, 3, 4}, Move{3, 1, 0}, Move{}}) {
        apply(model, TryMove{move}, one_second);
    }
    EXPECT_TRUE(model.undo.empty());
    Model other = model_of({1, 2});
    apply(other, TryMove{Move{1, 2, 0}}, one_second);
    EXPECT_TRUE(other.undo.empty()) << "k is not 0: there is nothing to break";
}

TEST(Answer, StandsUntilTheStepChanges) {
    Model model = model_of({10, 12, 15, 4});
    int asking = -1;
    for (std::size_t i = 0; i < model.lesson.steps.size(); ++i) {
        if (model.lesson.steps[i].question) asking = static_cast<int>(i);
    }
    ASSERT_GE(asking, 1);
    const auto answers = static_cast<int>(model.lesson.steps[static_cast<std::size_t>(asking)].question->answers.size());
    apply_all(model, {GoTo{asking}, GiveAnswer{answers}, GiveAnswer{-1}});
    EXPECT_EQ(model.answered, -1);
    apply(model, GiveAnswer{answers - 1}, one_second);
    EXPECT_EQ(model.answered, answers - 1);
    apply(model, GoTo{asking}, one_second);
    EXPECT_EQ(model.answered, answers - 1);
    apply(model, Prev{}, one_second);
    EXPECT_EQ(model.answered, -1);
}

TEST(Settings, AreNotUndone) {
    Model model = model_of({1, 2});
    apply_all(model, {SetHeaps{{3}}, SetTheme{Theme::paper}, TextSize{1}, SetLang{nimboard::i18n::Lang::zh_Hant}});
    EXPECT_EQ(model.undo.size(), 1U);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(*model.doc.heaps, (Position{1, 2}));
    EXPECT_EQ(model.doc.theme, Theme::paper);
    EXPECT_EQ(model.doc.lang, nimboard::i18n::Lang::zh_Hant);
    EXPECT_GT(model.doc.text_scale, 1);
}

TEST(Settings, GoRoundOrStopAtTheirEnds) {
    Model model = model_of({1});
    for (int i = 0; i < 3; ++i) apply(model, NextTheme{}, one_second);
    EXPECT_EQ(model.doc.theme, Theme::board);
    for (std::size_t i = 0; i < nimboard::i18n::languages().size(); ++i) apply(model, NextLang{}, one_second);
    EXPECT_EQ(model.doc.lang, nimboard::i18n::Lang::en);
    for (int i = 0; i < 20; ++i) apply(model, TextSize{1}, one_second);
    EXPECT_EQ(model.doc.text_scale, largest_text);
    for (int i = 0; i < 20; ++i) apply(model, TextSize{-1}, one_second);
    EXPECT_EQ(model.doc.text_scale, smallest_text);
}

TEST(Panels, OpenCloseAndGiveWayToEscape) {
    Model model = model_of({1});
    apply(model, SetPanel{static_cast<int>(Panel::judge)}, one_second);
    EXPECT_EQ(model.panel, Panel::judge);
    apply_all(model, {SetPanel{99}, SetPanel{-1}});
    EXPECT_EQ(model.panel, Panel::judge);
    apply(model, TogglePanel{static_cast<int>(Panel::help)}, one_second);
    EXPECT_EQ(model.panel, Panel::help);
    apply(model, TogglePanel{static_cast<int>(Panel::help)}, one_second);
    EXPECT_EQ(model.panel, Panel::none);
    apply_all(model, {SetPanel{1}, ToggleBlank{}, CloseTop{}});
    EXPECT_EQ(model.panel, Panel::none);
    EXPECT_TRUE(model.blank);
    apply(model, CloseTop{}, one_second);
    EXPECT_FALSE(model.blank);
}

TEST(Scroll, StaysWithinWhatThereIsToScroll) {
    Model model = model_of({1});
    apply_all(model, {ScrollBy{5}});
    EXPECT_LT(model.doc.row, 0) << "nothing to scroll";
    note_scroll(model, 0, 60, 20);
    apply_all(model, {ScrollTo{50}, ScrollBy{-20}, ScrollTo{std::numeric_limits<float>::infinity()}});
    EXPECT_FLOAT_EQ(model.doc.row, 1.5F);
    apply_all(model, {ScrollBy{75}});
    EXPECT_FLOAT_EQ(model.doc.row, 3);
    apply_all(model, {ScrollBy{-500}});
    EXPECT_FLOAT_EQ(model.doc.row, 0);
    note_scroll(model, 0, 0, 20);
    EXPECT_LT(model.doc.row, 0) << "everything is in sight again";
}

TEST(Scroll, FollowsTheHeapThatAStepSpeaksOf) {
    Model model = model_of({1, 2, 4, 8, 16});
    note_scroll(model, 0, 100, 20);
    apply_all(model, {ScrollTo{40}, Next{}, Next{}});
    EXPECT_FLOAT_EQ(model.doc.row, 2) << "columns leave the rows where they are";
    apply_all(model, {GoTo{static_cast<int>(model.lesson.steps.size()) - 3}});
    EXPECT_LT(model.doc.row, 0);
}

TEST(Game, RandomPositionsAreLegalAndHaveTheVerdictAskedFor) {
    for (const char* name : {"nim", "kam", "staircase", "misere-nim", "moore:2"}) {
        const core::Game game = core::parse_game(name).game;
        int right = 0;
        constexpr int rounds = 50;
        for (int seed = 0; seed < rounds; ++seed) {
            for (const core::Verdict wanted : {core::Verdict::N, core::Verdict::P}) {
                const core::Position heaps = random_position(game, wanted, static_cast<std::uint64_t>(seed));
                ASSERT_FALSE(game.rules->misplaced != nullptr && game.rules->misplaced(heaps)) << name;
                right += core::solve({{game, heaps}}).verdict == wanted ? 1 : 0;
            }
        }
        EXPECT_EQ(right, 2 * rounds) << name;
    }
}

TEST(Game, ANewHeapKeepsTheOrderOfKam) {
    Model model = model_of({1, 2, 4});
    apply_all(model, {SetGame{"kam"}, AddHeap{}});
    EXPECT_EQ(*model.doc.heaps, (core::Position{1, 2, 4, 4}));
}

TEST(Game, ACaseOfTheJudgeIsNim) {
    Model model = model_of({1, 2, 4});
    apply_all(model, {SetGame{"staircase"}, SetJudgeText{"1\n2\n5 3\n"}, ChooseCase{0}});
    EXPECT_EQ(model.doc.game, "nim");
    EXPECT_EQ(model.doc.lesson, lesson::Id::reduce);
    EXPECT_EQ(*model.doc.heaps, (core::Position{5, 3}));
    EXPECT_EQ(case_on_stage(model), std::size_t{0});
}

TEST(Game, ComesWithItsFirstLessonAndIsUndone) {
    Model model = model_of({5, 9});
    const Document before = model.doc;
    apply_all(model, {SetGame{"no such game"}, SetGame{"bounded:"}});
    EXPECT_TRUE(same_content(model.doc, before));
    for (const core::Ruleset* rules : core::all_games()) {
        if (rules->parameter != core::Ruleset::Parameter::none) continue;
        const core::Game game = core::parse_game(rules->name).game;
        const std::vector<lesson::Id> lessons = lesson::lessons_for(game);
        apply_all(model, {SetGame{std::string(rules->name)}});
        if (lessons.empty()) continue;
        EXPECT_EQ(model.doc.game, rules->name);
        EXPECT_EQ(model.doc.lesson, lessons.front());
        for (const lesson::Id id : lessons) {
            apply_all(model, {SetLesson{id}});
            EXPECT_EQ(model.lesson.id, id);
        }
    }
    while (!model.undo.empty()) apply_all(model, {Undo{}});
    EXPECT_TRUE(same_content(model.doc, before));
}

TEST(Undo, RestoresTheStepThatWasSeen) {
    Model model = model_of({10, 12, 15, 4});
    apply_all(model, {GoTo{6}, Prev{}, SetHeaps{{1}}, Undo{}});
    EXPECT_EQ(model.doc.step, 5);
    EXPECT_FALSE(moving(model));
    apply_all(model, {GoTo{2}, Redo{}});
    EXPECT_EQ(*model.doc.heaps, (Position{1}));
    EXPECT_EQ(model.doc.step, 0);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(model.doc.step, 2);
}

TEST(Undo, WithNothingToUndoIsNothing) {
    Model model = model_of({1, 2});
    const Document before = model.doc;
    apply_all(model, {Undo{}, Redo{}, Undo{}});
    EXPECT_TRUE(same_document(model.doc, before));
}

TEST(Undo, ForgetsRedoAfterAnEdit) {
    Model model = model_of({1});
    apply_all(model, {SetHeaps{{2}}, Undo{}, SetHeaps{{3}}, Redo{}});
    EXPECT_EQ(*model.doc.heaps, (Position{3}));
}

TEST(Undo, OfHugePositionsKeepsABoundedNumberOfHeaps) {
    Model model = model_of(Position(100'000, 1));
    for (int i = 0; i < 100; ++i) {
        remember(model, document_of(Position(100'000, static_cast<Heap>(i))));
    }
    EXPECT_LE(model.undo.size(), undo_heaps / 100'000);
    EXPECT_GE(model.undo.size(), 10U);
    EXPECT_EQ(model.undo.back().heaps->front(), 99U);
}

/// Any intent at all, with small and large and senseless numbers.
Intent random_intent(std::mt19937_64& random) {
    const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    const auto heap = [&] { return number(8) == 0 ? random() : random() % 16; };
    switch (number(37)) {
        case 0: return Next{};
        case 1: return Prev{};
        case 2: return GoTo{number(40) - 5};
        case 3: return GoToChapter{number(12) - 1};
        case 4: return First{};
        case 5: return Last{};
        case 6: return Scrub{static_cast<float>(number(3000)) / 100 - 2};
        case 7: return Play{};
        case 8: return Pause{};
        case 9: return TogglePlay{};
        case 10: return SetSpeed{static_cast<float>(number(100)) / 10};
        case 11:
        case 12: {
            Position heaps(random() % 6);
            for (Heap& size : heaps) size = heap();
            return SetHeaps{heaps};
        }
        case 13:
        case 14: return ChangeHeap{random() % 7, number(5) - 2};
        case 15: return AddHeap{};
        case 16: return RemoveHeap{};
        case 17: return RandomHeaps{number(2) == 0 ? Verdict::N : Verdict::P, random()};
        case 18: return ChooseCandidate{random() % 7};
        case 19:
        case 20: return TryMove{Move{random() % 4, random() % 16, random() % 16}};
        case 21: return GiveAnswer{number(5) - 1};
        case 22: return SetLang{static_cast<nimboard::i18n::Lang>(number(3))};
        case 23: return NextLang{};
        case 24: return SetTheme{static_cast<Theme>(number(3))};
        case 25: return NextTheme{};
        case 26: return TextSize{number(3) - 1};
        case 27: return OpenAddress{"#heaps=" + std::to_string(random() % 99) + ",2&step=" + std::to_string(number(30))};
        case 28: return ToggleBlank{};
        case 29: return SetBlank{number(2) == 0};
        case 30: return SetPanel{number(7) - 2};
        case 31: return ScrollBy{static_cast<float>(number(200) - 100)};
        case 32: return ScrollTo{static_cast<float>(number(200) - 100)};
        case 33: return MovePage{number(9) - 4};
        case 34: return TogglePanel{number(7) - 2};
        case 35: return CloseTop{};
        default: return SetStill{number(2) == 0};
    }
}

void expect_sound(const Model& model) {
    ASSERT_NE(model.doc.heaps, nullptr);
    ASSERT_EQ(*model.lesson.position, *model.doc.heaps);
    ASSERT_GE(model.doc.step, 0);
    ASSERT_LE(model.doc.step, last_step(model));
    ASSERT_GE(shown_step(model), 0);
    ASSERT_GE(model.player.t, 0);
    ASSERT_LE(model.player.t, 1);
    ASSERT_TRUE(model.player.t == 1 || model.player.direction != 0 || !model.player.playing);
}

TEST(Undo, LeadsFromTwentyThousandRandomIntentsBackToTheStart) {
    std::mt19937_64 random(20'000);
    Model model = make_model(default_document());
    const Document start = model.doc;
    for (int i = 0; i < 20'000; ++i) {
        apply(model, random_intent(random), one_second);
        tick(model, static_cast<float>(random() % 100) / 500, one_second);
        expect_sound(model);
        if (HasFatalFailure()) return;
    }
    ASSERT_GT(model.undo.size(), 1000U);
    const Document end = shown_document(model);
    const std::size_t edits = model.undo.size();
    while (!model.undo.empty()) apply(model, Undo{}, one_second);
    EXPECT_TRUE(same_content(model.doc, start));
    EXPECT_EQ(model.redo.size(), edits);
    while (!model.redo.empty()) apply(model, Redo{}, one_second);
    EXPECT_TRUE(same_document(shown_document(model), end));
}

TEST(Undo, AmongRandomIntentsNeverBreaksAnything) {
    std::mt19937_64 random(7);
    Model model = make_model(default_document());
    for (int i = 0; i < 20'000; ++i) {
        const auto choice = random() % 6;
        apply(model, choice == 0 ? Intent(Undo{}) : choice == 1 ? Intent(Redo{}) : random_intent(random), one_second);
        expect_sound(model);
        if (HasFatalFailure()) return;
    }
}

}  // namespace
