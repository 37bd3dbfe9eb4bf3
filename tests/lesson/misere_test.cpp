// The lessons `misere` and `moore`, for every position in reach: each check holds, each move on stage can be made.
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

constexpr core::Heap most = ~core::Heap{0};

Lesson lesson_of(std::string_view game, core::Position heaps, const Choices& choices = {}) {
    const core::Game parsed = core::parse_game(game).game;
    return build(lessons_for(parsed).front(), parsed, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

/// Stages fit the lesson: rows, columns and moves.
void expect_fits(const Lesson& lesson, const Stage& stage) {
    ASSERT_NE(stage.position, nullptr);
    if (stage.scenery) {
        const auto& endings = std::get<Endings>(*stage.scenery);
        ASSERT_EQ(endings.lanes.size(), 2U);
        return;
    }
    ASSERT_EQ(stage.position->size(), lesson.position->size());
    core::Position after = *stage.position;
    const auto play = [&](const core::Move& move) { ASSERT_EQ(core::apply_move(after, move), core::MoveError::none); };
    if (stage.move) play(*stage.move);
    for (const core::Move& move : stage.more_moves) play(move);
    if (stage.phase < MovePhase::changed) after = *stage.position;
    if (!stage.counts.empty()) {
        ASSERT_EQ(stage.counts.size(), lesson.columns.size());
        for (std::size_t i = 0; i < stage.counts.size(); ++i) {
            const auto ones = std::count_if(after.begin(), after.end(), [&](core::Heap heap) {
                return core::has_bit(heap, lesson.columns[i].bit);
            });
            ASSERT_EQ(stage.counts[i], static_cast<std::size_t>(ones));
        }
    } else if (stage.xor_row) {
        ASSERT_EQ(stage.xor_value, core::nim_sum(after));
    }
}

void expect_whole(const Lesson& lesson) {
    ASSERT_FALSE(lesson.steps.empty());
    for (const Step& step : lesson.steps) {
        const std::string place = i18n::plain(step.title, i18n::Lang::en) + testing::PrintToString(*lesson.heaps) +
                                  core::game_name(lesson.game);
        ASSERT_FALSE(step.checks.empty()) << place;
        for (const Check& check : step.checks) ASSERT_TRUE(check.holds) << i18n::plain(check.text, i18n::Lang::en) << place;
        expect_fits(lesson, step.stage);
        if (testing::Test::HasFatalFailure()) FAIL() << place;
        if (!step.question) continue;
        const auto& answers = step.question->answers;
        ASSERT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& answer) { return answer.right; }), 1);
    }
}

bool says(const Lesson& lesson, std::string_view words) {
    for (const Step& step : lesson.steps) {
        for (const auto* lines : {&step.lines, &step.after}) {
            for (const i18n::Message& line : *lines) {
                if (i18n::plain(line, i18n::Lang::en).starts_with(words)) return true;
            }
        }
    }
    return false;
}

const Endings* last_endings(const Lesson& lesson, Ending::Kind kind) {
    const Endings* found = nullptr;
    for (const Step& step : lesson.steps) {
        const auto* endings = step.stage.scenery ? std::get_if<Endings>(step.stage.scenery.get()) : nullptr;
        if (endings != nullptr && endings->lanes.back().kind == kind) found = endings;
    }
    return found;
}

TEST(Misere, EveryCheckHoldsForAllPositionsOfUpToFourHeapsOfFour) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 4, [](const core::Position& heaps) { expect_whole(lesson_of("misere-nim", heaps)); });
    }
}

TEST(Misere, SaysWhoWinsByExhaustiveSearch) {
    core::Exhaustive search(core::parse_game("misere-nim").game);
    each_position(4, 4, [&](const core::Position& heaps) {
        const Lesson lesson = lesson_of("misere-nim", heaps);
        const bool wins = search.verdict(heaps) == core::Verdict::N;
        ASSERT_EQ(lesson.verdict == core::Verdict::N, wins);
        ASSERT_EQ(says(lesson, "The player to move can win."), wins);
        ASSERT_EQ(says(lesson, "Whoever must move loses,"), !wins);
        std::vector<core::Move> moves;
        for (const core::SumMove& move : search.winning_moves({heaps})) {
            const core::Change& change = move.move.changes.front();
            moves.push_back({change.heap, change.from, change.to});
        }
        ASSERT_EQ(lesson.winning_moves, moves) << testing::PrintToString(heaps);
    });
}

TEST(Misere, TheTurnThatDiffersIsWonByWhoeverTheVerdictSays) {
    each_position(4, 4, [&](const core::Position& heaps) {
        if (std::all_of(heaps.begin(), heaps.end(), [](core::Heap heap) { return heap < 2; })) return;
        const Lesson lesson = lesson_of("misere-nim", heaps);
        const Endings* endings = last_endings(lesson, Ending::Kind::misere);
        ASSERT_NE(endings, nullptr);
        ASSERT_EQ(endings->lanes[0].second_begins, lesson.verdict == core::Verdict::P);
        ASSERT_EQ(endings->lanes[0].ones_left() % 2, 0U) << "normal Nim's move";
        ASSERT_EQ(endings->lanes[1].ones_left() % 2, 1U) << "the move that wins";
        // The winner is the other one than who takes the last stone.
        const Ending& right = endings->lanes[1];
        ASSERT_EQ(right.second_takes(right.turns()), lesson.verdict == core::Verdict::N);
    });
}

TEST(Misere, EveryWinningMoveCanBeChosen) {
    each_position(3, 6, [](const core::Position& heaps) {
        for (const core::Move& move : lesson_of("misere-nim", heaps).winning_moves) {
            Choices choices;
            choices.candidate = move.heap;
            const Lesson lesson = lesson_of("misere-nim", heaps, choices);
            ASSERT_EQ(lesson.choices.candidate, move.heap);
            expect_whole(lesson);
        }
    });
}

TEST(Misere, EveryMoveCanBeTried) {
    for (const core::Position& heaps : {core::Position{2, 2}, core::Position{1, 2, 3}, core::Position{2, 2, 1, 1, 0}}) {
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (core::Heap to = 0; to < heaps[heap]; ++to) {
                Choices choices;
                choices.tried = core::Move{heap, heaps[heap], to};
                expect_whole(lesson_of("misere-nim", heaps, choices));
            }
        }
    }
}

TEST(Misere, TheEmptyPositionIsWon) {
    for (const core::Position& heaps : {core::Position{}, core::Position{0}, core::Position{0, 0, 0}}) {
        const Lesson lesson = lesson_of("misere-nim", heaps);
        EXPECT_EQ(i18n::plain(lesson.steps[1].title, i18n::Lang::en), "No stones left: the player to move has won");
        EXPECT_EQ(lesson.verdict, core::Verdict::N);
    }
}

TEST(Misere, HoldsForRandomPositionsOfAnySize) {
    std::mt19937_64 random(1901);
    for (int round = 0; round < 300; ++round) {
        core::Position heaps(random() % (round % 20 == 0 ? 400 : 9));
        const auto shift = round % 3 == 0 ? 63 : random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (round % 2 == 0 && !heaps.empty()) heaps.back() ^= core::nim_sum(heaps);
        expect_whole(lesson_of("misere-nim", heaps));
    }
    expect_whole(lesson_of("misere-nim", core::Position(10'000, 5)));
    expect_whole(lesson_of("misere-nim", core::Position(9'999, 1)));
    expect_whole(lesson_of("misere-nim", {most, most, 1, 0}));
    expect_whole(lesson_of("misere-nim", {most, 1, 1}));
    expect_whole(lesson_of("misere-nim", {most, most - 1}));
}

TEST(Moore, EveryCheckHoldsForAllSmallPositions) {
    for (const std::string_view game : {"moore:1", "moore:2", "moore:3"}) {
        for (std::size_t count = 0; count <= 4; ++count) {
            each_position(count, 4, [&](const core::Position& heaps) { expect_whole(lesson_of(game, heaps)); });
        }
    }
}

TEST(Moore, PlaysToPositionsThatTheOtherPlayerLosesByExhaustiveSearch) {
    for (const std::string_view game : {"moore:1", "moore:2", "moore:3"}) {
        core::Exhaustive search(core::parse_game(game).game);
        each_position(4, 3, [&](const core::Position& heaps) {
            const Lesson lesson = lesson_of(game, heaps);
            const bool wins = search.verdict(heaps) == core::Verdict::N;
            ASSERT_EQ(lesson.verdict == core::Verdict::N, wins);
            for (const Step& step : lesson.steps) {
                if (step.stage.phase != MovePhase::taken) continue;
                core::GameMove played;
                played.changes.push_back({step.stage.move->heap, step.stage.move->from, step.stage.move->to});
                for (const core::Move& move : step.stage.more_moves) played.changes.push_back({move.heap, move.from, move.to});
                std::sort(played.changes.begin(), played.changes.end(),
                          [](const core::Change& a, const core::Change& b) { return a.heap < b.heap; });
                const auto winning = search.winning_moves({heaps});
                ASSERT_TRUE(std::any_of(winning.begin(), winning.end(), [&](const core::SumMove& move) {
                    return move.move == played;
                })) << testing::PrintToString(heaps);
            }
        });
    }
}

TEST(Moore, WithOneHeapInATurnItIsNim) {
    each_position(3, 7, [](const core::Position& heaps) {
        const Lesson lesson = lesson_of("moore:1", heaps);
        ASSERT_EQ(lesson.verdict == core::Verdict::P, core::nim_sum(heaps) == 0);
    });
    EXPECT_TRUE(says(lesson_of("moore:1", {3, 5}), "K = 1, one heap in a turn: this is Nim itself."));
}

TEST(Moore, RefutesXorOnlyWhereItIsWrong) {
    EXPECT_TRUE(says(lesson_of("moore:2", {1, 1}), "Here XOR gives 0, and the wrong answer."));
    EXPECT_TRUE(says(lesson_of("moore:2", {5}), "Here XOR gives 5, and the right answer"));
    EXPECT_FALSE(says(lesson_of("moore:1", {1, 1}), "Here XOR"));
}

TEST(Moore, EveryMoveCanBeTried) {
    const core::Position heaps{3, 3, 3};
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (core::Heap to = 0; to < heaps[heap]; ++to) {
            Choices choices;
            choices.tried = core::Move{heap, heaps[heap], to};
            expect_whole(lesson_of("moore:2", heaps, choices));
        }
    }
}

TEST(Moore, HoldsForRandomPositionsOfAnySize) {
    std::mt19937_64 random(1910);
    for (int round = 0; round < 300; ++round) {
        core::Position heaps(random() % (round % 20 == 0 ? 400 : 9));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        const auto number = 1 + random() % (round % 5 == 0 ? 1000 : 5);
        if (round % 2 == 0) {
            // Each heap K + 1 times: all remainders are 0.
            const std::size_t few = std::min<std::size_t>(number, 40);
            core::Position all;
            for (std::size_t i = 0; i < std::min<std::size_t>(heaps.size(), 5); ++i) all.insert(all.end(), few + 1, heaps[i]);
            const Lesson lesson = lesson_of("moore:" + std::to_string(few), all);
            EXPECT_EQ(lesson.verdict, core::Verdict::P);
            expect_whole(lesson);
        }
        expect_whole(lesson_of("moore:" + std::to_string(number), heaps));
    }
    expect_whole(lesson_of("moore:2", core::Position(10'000, 5)));
    expect_whole(lesson_of("moore:9999", core::Position(10'000, 16383)));
    expect_whole(lesson_of("moore:18446744073709551614", {most, most, 1, 0}));
}

}  // namespace
}  // namespace nimboard::lesson
