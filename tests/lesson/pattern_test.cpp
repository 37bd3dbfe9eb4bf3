// The lesson `pattern`, for every position in reach: each check holds, and what is shown agrees with theory.
#include <gtest/gtest.h>

#include <memory>
#include <random>

#include "core/nim.h"
#include "core/walk.h"
#include "lesson/lesson.h"

namespace nimboard::lesson {
namespace {

Lesson lesson_of(core::Position heaps, const char* game = "nim") {
    return build(Id::pattern, core::parse_game(game).game, std::make_shared<const core::Position>(std::move(heaps)),
                 {});
}

void expect_sound(const Map& map) {
    ASSERT_EQ(map.verdicts->size(), std::size_t{map.width} * map.height);
    ASSERT_EQ(map.order->size(), map.verdicts->size());
    ASSERT_LE(map.solved, map.order->size());
    std::vector<MapCell> cells = map.options;
    for (const auto& cell : {map.focus, map.twin, map.reach}) {
        if (cell) cells.push_back(*cell);
    }
    for (const MapCell& cell : cells) {
        ASSERT_LT(cell.x, map.width);
        ASSERT_LT(cell.y, map.height);
    }
}

void expect_whole(const Lesson& lesson) {
    ASSERT_FALSE(lesson.steps.empty());
    std::uint32_t solved = 0;
    for (const Step& step : lesson.steps) {
        ASSERT_FALSE(step.checks.empty());
        for (const Check& check : step.checks) ASSERT_TRUE(check.holds) << i18n::plain(check.text, i18n::Lang::en);
        ASSERT_EQ(step.stage.position->size(), lesson.position->size());
        const auto* map = std::get_if<Map>(step.stage.scenery.get());
        ASSERT_NE(map, nullptr);
        ASSERT_NO_FATAL_FAILURE(expect_sound(*map));
        ASSERT_GE(map->solved, solved) << "a map never forgets";
        solved = map->solved;
        if (!step.question) continue;
        int right = 0;
        for (const Answer& answer : step.question->answers) right += answer.right ? 1 : 0;
        ASSERT_EQ(right, 1);
    }
}

bool says(const Lesson& lesson, const std::string& words) {
    for (const Step& step : lesson.steps) {
        std::vector<i18n::Message> all = step.lines;
        all.push_back(step.title);
        all.insert(all.end(), step.after.begin(), step.after.end());
        for (const i18n::Message& line : all) {
            if (i18n::plain(line, i18n::Lang::en).find(words) != std::string::npos) return true;
        }
    }
    return false;
}

TEST(Pattern, EveryCheckHoldsForAllSmallNimPositions) {
    expect_whole(lesson_of({}));
    for (core::Heap a = 0; a <= 17; ++a) {
        expect_whole(lesson_of({a}));
        for (core::Heap b = 0; b <= 17; ++b) {
            expect_whole(lesson_of({a, b}));
            if (HasFatalFailure()) return;
        }
    }
    for (core::Heap i = 0; i < 512; ++i) {
        expect_whole(lesson_of({i % 8, i / 8 % 8, i / 64}));
        if (HasFatalFailure()) return;
    }
}

TEST(Pattern, EveryCheckHoldsForRandomPositionsOfAnySize) {
    std::mt19937_64 random(8);
    for (int round = 0; round < 120; ++round) {
        core::Position heaps(random() % 7);
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (round % 2 == 0 && !heaps.empty()) heaps.push_back(core::nim_sum(heaps));
        expect_whole(lesson_of(heaps));
        if (HasFatalFailure()) return;
    }
}

TEST(Pattern, EveryCheckHoldsForPilesOfManyGames) {
    for (const char* game :
         {"subtract:1,3,5", "subtract:1,2,3", "subtract:2,3", "subtract:1,3,4", "subtract:3,5", "subtract:7",
          "subtract:1", "subtract:40,50", "subtract:1000000", "subtract:1,2,3,4,5,6,7,8,9"}) {
        for (core::Heap pile = 0; pile <= 60; ++pile) expect_whole(lesson_of({pile}, game));
        for (const core::Position& heaps :
             {core::Position{}, {0, 0}, {0, 21, 5}, {5000}, {4096}, {~core::Heap{0}}, {~core::Heap{0}, 3}}) {
            expect_whole(lesson_of(heaps, game));
        }
        if (HasFatalFailure()) return;
    }
}

TEST(Pattern, TheWorkedGamesOfTheTexts) {
    EXPECT_TRUE(says(lesson_of({21}, "subtract:1,3,5"), "All the takes lead to a P"));
    EXPECT_TRUE(says(lesson_of({21}, "subtract:1,2,3"), "Of 3 takes, only this one wins: 1."));
    EXPECT_TRUE(says(lesson_of({3, 3}), "(3, 3): no move reaches a P"));
    EXPECT_TRUE(says(lesson_of({10, 12, 15, 4}), "(10, 12, 15): 3 moves reach a P"));
    EXPECT_TRUE(says(lesson_of({100, 37}), "In place of (100, 37) we follow"));
    EXPECT_TRUE(says(lesson_of({100, 37}), "take 63 from heap 1, and (37, 37) is left"));
}

TEST(Pattern, WhatStandsInForLargeHeapsHasTheirVerdict) {
    std::mt19937_64 random(5);
    for (int round = 0; round < 200; ++round) {
        core::Position heaps(2 + random() % 2);
        for (core::Heap& heap : heaps) heap = 1 + random() % 40;
        if (round % 2 == 0) heaps.push_back(core::nim_sum(heaps));
        if (heaps.size() > 3) continue;
        const Lesson lesson = lesson_of(heaps);
        const bool p = core::nim_verdict(heaps) == core::Verdict::P;
        const bool said = says(lesson, p ? "is P: whoever must move loses" : "is N: whoever is to move can win");
        ASSERT_TRUE(said) << testing::PrintToString(heaps);
    }
}

TEST(Walk, CountsWhatASearchLooksAt) {
    const core::Game nim = core::parse_game("nim").game;
    EXPECT_EQ(core::count_visits(nim, {4}, core::Remembers::nothing, 1000).positions, 16U);
    EXPECT_EQ(core::count_visits(nim, {3, 5}, core::Remembers::positions, 1000).positions, 24U);
    EXPECT_EQ(core::count_visits(nim, {3, 5}, core::Remembers::heaps, 1000).positions, 18U);
    const core::Visits stopped = core::count_visits(nim, {9, 9}, core::Remembers::nothing, 500);
    EXPECT_EQ(stopped.positions, 500U);
    EXPECT_FALSE(stopped.complete);
}

}  // namespace
}  // namespace nimboard::lesson
