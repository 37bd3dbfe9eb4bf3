// A match of a sum: every heap by the rules of its own game, also the heaps that splits make.
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <vector>

#include "app/helpers.h"
#include "app/picks.h"
#include "core/search.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
namespace core = nimboard::core;
using core::Heap;
using core::Position;

/// Random play against the perfect computer; the heaps that splits make are played by the game of the heap that was
/// split. Search of the components judges.
TEST(SumMatch, PerfectNeverLosesAWonPosition) {
    const core::Game sum = core::parse_sum("nim+octal:0.77+subtract:1,3,4+grundy").game;
    const std::vector<core::Game> parts = {sum.parts[0], sum.parts[1], sum.parts[2], sum.parts[3]};
    core::Exhaustive search(parts);
    std::mt19937_64 random(7);
    int splits = 0, won = 0;
    for (int round = 0; round < 60; ++round) {
        Position start;
        for (int i = 0; i < 4; ++i) start.push_back(random() % 6);
        PlayState play;
        set_seats(play, Level::perfect, Seats::person_first);
        start_match(play, sum, start, 1);
        ASSERT_TRUE(play.match);
        std::vector<std::size_t> owner = {0, 1, 2, 3};
        std::size_t told = 0;
        const auto follow = [&] {
            for (; told < play.match->moves.size(); ++told) {
                if (!play.match->moves[told].split) continue;
                owner.push_back(owner[play.match->moves[told].changes.front().heap]);
                splits += 1;
            }
            ASSERT_EQ(owner.size(), play.match->heaps.size());
            std::vector<Position> positions(4);
            for (std::size_t i = 0; i < owner.size(); ++i) {
                ASSERT_EQ(core::game_of_heap(play.match->game, i), parts[owner[i]]);
                positions[owner[i]].push_back(play.match->heaps[i]);
            }
            ASSERT_EQ(play.match->verdict, search.verdict(positions));
        };
        bool had = false;
        while (!play.match->over) {
            const auto moves = all_picks(play.match->game, play.match->heaps);
            ASSERT_FALSE(moves.empty());
            make_move(play, moves[static_cast<std::size_t>(random() % moves.size())], false);
            ASSERT_FALSE(play.fault);
            follow();
            if (play.match->over) break;
            had = had || play.match->verdict == core::Verdict::N;
            tick_match(play, 1);
            follow();
            if (had) { ASSERT_EQ(play.match->verdict, core::Verdict::P); }
        }
        if (had) { EXPECT_EQ(winner(*play.match), 1); }
        won += had ? 1 : 0;
        // Undone to the start, and another way taken.
        while (!play.match->moves.empty()) undo_move(play);
        EXPECT_EQ(play.match->heaps, start);
        EXPECT_EQ(core::game_of_heap(play.match->game, 1), parts[1]);
    }
    EXPECT_GT(splits, 20);
    EXPECT_GT(won, 30);
}

TEST(SumMatch, RefusesByTheRulesOfTheHeap) {
    const core::Game sum = core::parse_sum("nim+subtract:1,3").game;
    EXPECT_FALSE(why_illegal(sum, Position{5, 5}, {{0, 2, 0}}));
    EXPECT_NE(words(why_illegal(sum, Position{5, 5}, {{1, 2, 0}})), "");
    EXPECT_NE(words(why_illegal(sum, Position{5, 5}, {{1, 8, 0}})).find("5"), std::string::npos);
    each_position(sum, 2, 6, [&](const Position& heaps) {
        std::set<std::vector<Heap>> moves;
        for (const Picks& picks : all_picks(sum, heaps)) moves.insert(key_of(move_of(sum, heaps, picks)));
        EXPECT_EQ(moves, moves_by_rules(sum, heaps));
    });
}

}  // namespace
