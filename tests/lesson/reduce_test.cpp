// The lesson `reduce`, for every position in reach: each sentence that says "checked" is true, each branch is whole.
#include <gtest/gtest.h>

#include <memory>
#include <random>

#include "core/nim.h"
#include "i18n/keys.h"
#include "lesson/lesson.h"
#include "lesson/positions.h"

namespace nimboard::lesson {
namespace {

Lesson lesson_of(core::Position heaps, const Choices& choices = {}) {
    return build(Id::reduce, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

void expect_whole(const Lesson& lesson) {
    ASSERT_FALSE(lesson.steps.empty());
    ASSERT_FALSE(lesson.chapters.empty());
    for (const Step& step : lesson.steps) {
        ASSERT_FALSE(step.checks.empty());
        for (const Check& check : step.checks) ASSERT_TRUE(check.holds) << i18n::plain(check.text, i18n::Lang::en);
        ASSERT_NE(step.stage.position, nullptr);
        ASSERT_EQ(step.stage.position->size(), lesson.position->size());
        if (step.stage.move) {
            ASSERT_EQ(core::check_move(*step.stage.position, *step.stage.move), core::MoveError::none);
        }
        if (step.question) {
            int right = 0;
            for (const Answer& answer : step.question->answers) right += answer.right ? 1 : 0;
            ASSERT_EQ(right, 1);
        }
    }
}

TEST(Reduce, EveryCheckOfEveryStepHoldsUpToFourHeapsOfTwelve) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 12, [](const core::Position& heaps) { expect_whole(lesson_of(heaps)); });
    }
}

TEST(Reduce, BranchIsChosenByTheNimSum) {
    each_position(3, 5, [](const core::Position& heaps) {
        const Lesson lesson = lesson_of(heaps);
        const bool empty = core::move_count(heaps).count == 0;
        const std::size_t opening = empty ? 2 : 3 + lesson.columns.size();
        if (empty) {
            ASSERT_EQ(lesson.steps.size(), opening);
        } else if (core::nim_verdict(heaps) == core::Verdict::N) {
            ASSERT_EQ(lesson.steps.size(), opening + 9);
            ASSERT_EQ(core::nim_sum(*lesson.steps.back().stage.position), 0U);
        } else {
            ASSERT_EQ(lesson.steps.size(), opening + 5);
        }
    });
}

TEST(Reduce, EveryCandidateCanBeChosen) {
    each_position(3, 9, [](const core::Position& heaps) {
        for (const core::Move& move : core::winning_moves(heaps)) {
            Choices choices;
            choices.candidate = move.heap;
            const Lesson lesson = lesson_of(heaps, choices);
            ASSERT_EQ(lesson.choices.candidate, move.heap);
            expect_whole(lesson);
            bool played = false;
            for (const Step& step : lesson.steps) played = played || step.stage.move == move;
            ASSERT_TRUE(played);
        }
    });
}

TEST(Reduce, EveryMoveFromZeroCanBeTriedAndIsAnswered) {
    each_position(3, 7, [](const core::Position& heaps) {
        if (core::nim_sum(heaps) != 0) return;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (core::Heap to = 0; to < heaps[heap]; ++to) {
                Choices choices;
                choices.tried = core::Move{heap, heaps[heap], to};
                const Lesson lesson = lesson_of(heaps, choices);
                ASSERT_EQ(lesson.choices.tried, choices.tried);
                expect_whole(lesson);
            }
        }
    });
}

TEST(Reduce, AnyMoveFromNonzeroCanBeProposedAndIsAnsweredOrPraised) {
    each_position(3, 7, [](const core::Position& heaps) {
        const core::Heap k = core::nim_sum(heaps);
        if (k == 0) return;
        const std::size_t usual = lesson_of(heaps).steps.size();
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (core::Heap to = 0; to < heaps[heap]; ++to) {
                Choices choices;
                choices.tried = core::Move{heap, heaps[heap], to};
                const Lesson lesson = lesson_of(heaps, choices);
                expect_whole(lesson);
                const bool wins = (heaps[heap] ^ k) == to;
                ASSERT_EQ(lesson.steps.size(), usual + (wins ? 1U : 2U));
                const std::size_t own = 4 + lesson.columns.size();
                ASSERT_EQ(lesson.steps[own].stage.move, choices.tried);
                ASSERT_EQ(lesson.steps[own].stage.xor_value == 0, wins);
                // What follows is as if nothing had been tried.
                ASSERT_EQ(lesson.steps[own + (wins ? 1 : 2)].stage.position, lesson.position);
                ASSERT_EQ(lesson.steps[own + (wins ? 1 : 2)].stage.xor_value, k);
            }
        }
    });
}

TEST(Reduce, SetsOfMovesAreRanges) {
    MoveSet set;
    for (const std::uint64_t n : {4U, 2U, 9U, 3U, 2U}) insert(set, {n, n});
    EXPECT_EQ(set, (MoveSet{{2, 4}, {9, 9}}));
    insert(set, {5, 8});
    EXPECT_EQ(set, (MoveSet{{2, 9}}));
    EXPECT_EQ(size(set), 8U);
    EXPECT_TRUE(contains(set, 9));
    EXPECT_FALSE(contains(set, 1));
    trim(set, 5);
    EXPECT_EQ(set, (MoveSet{{2, 4}}));
    trim(set, 0);
    EXPECT_TRUE(set.empty());
    const core::Position heaps{3, 0, 5};
    for (std::uint64_t n = 0; n < 8; ++n) EXPECT_EQ(move_number(heaps, *numbered_move(heaps, n)), n);
    EXPECT_FALSE(numbered_move(heaps, 8));
    EXPECT_FALSE(move_number(core::Position{~core::Heap{0}, 5}, core::Move{1, 5, 3}).has_value());
}

TEST(Reduce, ChoicesThatDoNotFitArePutRight) {
    Choices choices;
    choices.candidate = 99;
    choices.tried = core::Move{7, 1, 0};
    EXPECT_EQ(lesson_of({10, 12, 15, 4}, choices).choices.candidate, 0U);
    const Lesson zero = lesson_of({3, 5, 6}, choices);
    EXPECT_EQ(zero.choices.tried, (core::Move{1, 5, 2}));
    choices.tried = core::Move{1, 5, 5};
    EXPECT_EQ(lesson_of({3, 5, 6}, choices).choices.tried, (core::Move{1, 5, 2}));
}

TEST(Reduce, TheDesignsOwnExampleHasSixteenSteps) {
    const Lesson lesson = lesson_of({10, 12, 15, 4});
    ASSERT_EQ(lesson.steps.size(), 16U);
    EXPECT_EQ(i18n::plain(lesson.steps[12].title, i18n::Lang::en), "Take 3 from heap 1: 10 → 7");
    EXPECT_EQ(i18n::plain(lesson.steps[4].lines[0], i18n::Lang::en), "Three heaps have bit 4: the 12, the 15 and the 4.");
}

TEST(Reduce, HoldsAtTheEdgesOf64Bits) {
    constexpr core::Heap most = ~core::Heap{0};
    constexpr core::Heap half = core::Heap{1} << 63;
    for (const core::Position& heaps :
         {core::Position{most}, core::Position{most, most}, core::Position{half, half - 1}, core::Position{most, half, 1},
          core::Position{half, half, half}, core::Position{core::Heap{1} << 31, core::Heap{1} << 32}}) {
        expect_whole(lesson_of(heaps));
    }
}

TEST(Reduce, HoldsForRandomPositionsOfAnySize) {
    std::mt19937_64 random(20261130);
    for (int round = 0; round < 400; ++round) {
        core::Position heaps(random() % 9);
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (round % 2 == 0 && !heaps.empty()) heaps.push_back(core::nim_sum(heaps));
        expect_whole(lesson_of(heaps));
    }
}

TEST(Reduce, HoldsForTheJudgesOwnMaximum) {
    std::mt19937_64 random(7);
    core::Position heaps(10'000);
    for (core::Heap& heap : heaps) heap = random() % 10'001;
    expect_whole(lesson_of(heaps));
}

}  // namespace
}  // namespace nimboard::lesson
