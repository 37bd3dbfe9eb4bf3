// The lessons `staircase` and `kam`, for every position in reach: each check holds, each picture fits its position.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>

#include "core/search.h"
#include "core/theory.h"
#include "lesson/lesson.h"
#include "lesson/positions.h"

namespace nimboard::lesson {
namespace {

Lesson lesson_of(Id id, core::Position heaps, const Choices& choices = {}) {
    return build(id, core::parse_game(id_name(id)).game, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

/// Heaps, differences and stairs of one picture belong together, and its move can be made.
void expect_fits(const Stairs& picture) {
    ASSERT_NE(picture.stairs, nullptr);
    const core::Position& stairs = *picture.stairs;
    if (picture.form != StairsForm::stairs) {
        ASSERT_NE(picture.heaps, nullptr);
    }
    if (picture.heaps && !picture.marked) {
        ASSERT_EQ(picture.heaps->size(), stairs.size());
        core::Heap height = 0;
        for (std::size_t heap = 0; heap < stairs.size(); ++heap) {
            height += stairs[stair_of_heap(heap, stairs.size()) - 1];
            ASSERT_EQ((*picture.heaps)[heap], height);
        }
    }
    if (!picture.move) return;
    ASSERT_GE(picture.move->stair, 1U);
    ASSERT_LE(picture.move->stair, stairs.size());
    ASSERT_GE(picture.move->stones, 1U);
    if (picture.refused) {
        ASSERT_GT(picture.move->stones, stairs[picture.move->stair - 1]);
        ASSERT_FALSE(picture.moved);
    } else {
        ASSERT_LE(picture.move->stones, stairs[picture.move->stair - 1]);
    }
}

void expect_whole(const Lesson& lesson) {
    ASSERT_FALSE(lesson.steps.empty());
    ASSERT_FALSE(lesson.chapters.empty());
    for (const Step& step : lesson.steps) {
        ASSERT_FALSE(step.checks.empty());
        for (const Check& check : step.checks) {
            ASSERT_TRUE(check.holds) << i18n::plain(step.title, i18n::Lang::en) << ": "
                                     << i18n::plain(check.text, i18n::Lang::en) << testing::PrintToString(*lesson.heaps);
        }
        ASSERT_NE(step.stage.position, nullptr);
        if (step.question) {
            const auto& answers = step.question->answers;
            ASSERT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& answer) { return answer.right; }), 1);
        }
        if (const Scenery* scenery = step.stage.scenery.get()) {
            expect_fits(std::get<Stairs>(*scenery));
        } else {
            ASSERT_EQ(*step.stage.position, *lesson.position);
        }
    }
}

bool says(const Lesson& lesson, std::string_view word) {
    for (const Step& step : lesson.steps) {
        for (const auto* lines : {&step.lines, &step.after}) {
            for (const i18n::Message& line : *lines) {
                if (i18n::plain(line, i18n::Lang::en).starts_with(word)) return true;
            }
        }
    }
    return false;
}

TEST(Staircase, EveryCheckHoldsUpToFiveStairsOfFour) {
    for (std::size_t count = 0; count <= 5; ++count) {
        each_position(count, 4, [](const core::Position& stairs) { expect_whole(lesson_of(Id::staircase, stairs)); });
    }
}

TEST(Staircase, PlaysToPositionsThatTheOtherPlayerLosesByExhaustiveSearch) {
    core::Exhaustive search(core::parse_game("staircase").game);
    each_position(4, 3, [&](const core::Position& stairs) {
        const Lesson lesson = lesson_of(Id::staircase, stairs);
        const bool wins = search.verdict(stairs) == core::Verdict::N;
        ASSERT_EQ(lesson.nim_sum != 0, wins);
        if (wins) {
            ASSERT_EQ(search.verdict(*lesson.steps.back().stage.position), core::Verdict::P);
        }
    });
}

TEST(Staircase, EveryCandidateCanBeChosen) {
    each_position(3, 5, [](const core::Position& stairs) {
        const Lesson first = lesson_of(Id::staircase, stairs);
        for (const core::Move& move : first.winning_moves) {
            Choices choices;
            choices.candidate = move.heap;
            const Lesson lesson = lesson_of(Id::staircase, stairs, choices);
            ASSERT_EQ(lesson.choices.candidate, move.heap);
            expect_whole(lesson);
        }
    });
}

TEST(Kam, EveryCheckHoldsUpToFiveHeapsOfFive) {
    for (std::size_t count = 0; count <= 5; ++count) {
        each_position(count, 5, [](const core::Position& heaps) {
            const Lesson lesson = lesson_of(Id::kam, heaps);
            expect_whole(lesson);
            if (!std::is_sorted(heaps.begin(), heaps.end())) {
                ASSERT_EQ(lesson.steps.size(), 1U);
            }
        });
    }
}

TEST(Kam, SaysWhatTheJudgeSaysByExhaustiveSearch) {
    core::Exhaustive search(core::parse_game("kam").game);
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 5, [&](const core::Position& heaps) {
            if (!std::is_sorted(heaps.begin(), heaps.end())) return;
            const Lesson lesson = lesson_of(Id::kam, heaps);
            const bool wins = search.verdict(heaps) == core::Verdict::N;
            ASSERT_EQ(says(lesson, "TAK, says"), wins) << testing::PrintToString(heaps);
            ASSERT_EQ(says(lesson, "NIE, says"), !wins) << testing::PrintToString(heaps);
        });
    }
}

TEST(Kam, JudgesOwnSamples) {
    EXPECT_TRUE(says(lesson_of(Id::kam, {2, 2}), "NIE"));
    EXPECT_TRUE(says(lesson_of(Id::kam, {1, 2, 4}), "TAK"));
}

TEST(Kam, ForbidsTakingTwoFromTheHeapOfTwo) {
    const Lesson lesson = lesson_of(Id::kam, {1, 2, 4});
    EXPECT_EQ(i18n::plain(lesson.steps[1].lines[0], i18n::Lang::en),
              "Taking 2 from heap 2 would leave 0, but heap 1 has 1: not allowed.");
}

TEST(Kam, NamesTheHeapThatBreaksTheOrder) {
    const Lesson lesson = lesson_of(Id::kam, {1, 5, 3, 9});
    ASSERT_EQ(lesson.steps.size(), 1U);
    EXPECT_EQ(i18n::plain(lesson.steps[0].title, i18n::Lang::en), "Heap 3 breaks the order");
}

TEST(StairLessons, HoldForRandomPositionsOfAnySize) {
    std::mt19937_64 random(2009);
    for (int round = 0; round < 400; ++round) {
        core::Position heaps(random() % (round % 10 == 0 ? 300 : 9));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        expect_whole(lesson_of(Id::staircase, heaps));
        expect_whole(lesson_of(Id::kam, heaps));
        std::sort(heaps.begin(), heaps.end());
        expect_whole(lesson_of(Id::kam, heaps));
    }
}

TEST(StairLessons, HoldAtTheEdgesOf64Bits) {
    constexpr core::Heap most = ~core::Heap{0};
    each_position(4, 2, [](const core::Position& small) {
        core::Position heaps;
        for (const core::Heap heap : small) heaps.push_back(heap == 2 ? most : heap * (most / 2));
        expect_whole(lesson_of(Id::staircase, heaps));
        expect_whole(lesson_of(Id::kam, heaps));
    });
}

}  // namespace
}  // namespace nimboard::lesson
