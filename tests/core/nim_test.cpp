// Nim's theorem against exhaustive search, then its properties far beyond what search can reach.
#include "core/nim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

#include "core/search.h"
#include "small_positions.h"

namespace nimboard::core {
namespace {

using test::for_each_position;

constexpr Heap largest = std::numeric_limits<Heap>::max();

TEST(Nim, VerdictAndWinningMovesEqualExhaustiveSearchUpTo4HeapsOf12) {
    Exhaustive search(parse_game("nim").game);
    std::size_t positions = 0;
    for (std::size_t n = 0; n <= 4; ++n) {
        for_each_position(n, 12, [&](const Position& position) {
            ++positions;
            ASSERT_EQ(nim_verdict(position), search.verdict(position)) << test::show(position);
            ASSERT_EQ(winning_moves(position), test::winning_moves_by_search(search, position)) << test::show(position);
        });
    }
    EXPECT_EQ(positions, 1U + 13U + 169U + 2197U + 28561U);
    EXPECT_EQ(search.positions_visited(), 1820U);  // multisets of 4 out of 13 sizes
    EXPECT_GT(search.moves_visited(), 0U);
}

TEST(Nim, ThreeHeapsBelowTwoToTheKHaveFourToTheKPPositions) {
    for (unsigned k = 1; k <= 6; ++k) {
        std::size_t p_positions = 0;
        for_each_position(3, (Heap{1} << k) - 1, [&](const Position& position) {
            if (nim_verdict(position) == Verdict::P) ++p_positions;
        });
        EXPECT_EQ(p_positions, std::size_t{1} << (2 * k));
    }
}

TEST(Nim, NoHeapsIsTheTerminalPosition) {
    EXPECT_EQ(nim_verdict({}), Verdict::P);
    EXPECT_EQ(nim_sum({}), 0U);
    EXPECT_TRUE(winning_moves({}).empty());
    EXPECT_TRUE(columns({}).empty());
    EXPECT_EQ(move_count({}).count, 0U);
}

TEST(Nim, TheLessonsExampleHasThreeWinningMoves) {
    const Position position{10, 12, 15, 4};
    EXPECT_EQ(nim_sum(position), 13U);
    EXPECT_EQ(winning_moves(position), (std::vector<Move>{{0, 10, 7}, {1, 12, 1}, {2, 15, 2}}));
    EXPECT_EQ(columns(position), (std::vector<Column>{{3, 3}, {2, 3}, {1, 2}, {0, 1}}));
    EXPECT_EQ(move_count(position).count, 41U);
}

/// Obligation 3 of the proof, for one position.
void expect_obligation_three(const Position& position) {
    const Heap k = nim_sum(position);
    const std::vector<Move> moves = winning_moves(position);
    if (k == 0) {
        EXPECT_TRUE(moves.empty());
        return;
    }
    EXPECT_EQ(moves.size() % 2, 1U) << "an odd number of heaps has the top bit";
    for (const Move& move : moves) {
        EXPECT_LT(move.from ^ k, move.from);
        EXPECT_TRUE(has_bit(move.from, top_bit(k)));
        Position after = position;
        ASSERT_EQ(apply_move(after, move), MoveError::none);
        EXPECT_EQ(nim_sum(after), 0U);
    }
    const auto grown = std::count_if(position.begin(), position.end(), [k](Heap a) { return (a ^ k) > a; });
    EXPECT_EQ(static_cast<std::size_t>(grown) + moves.size(), position.size()) << "the other heaps grow under XOR k";
}

TEST(Nim, HeapsAtTheBordersOf32And64Bits) {
    const Position edges{0,
                         1,
                         (Heap{1} << 31) - 1,
                         Heap{1} << 31,
                         (Heap{1} << 32) - 1,
                         Heap{1} << 32,
                         (Heap{1} << 63) - 1,
                         Heap{1} << 63,
                         largest - 1,
                         largest};
    for (std::size_t n = 1; n <= 3; ++n) {
        for_each_position(n, edges.size() - 1, [&](const Position& choice) {
            Position position;
            for (const Heap index : choice) position.push_back(edges[static_cast<std::size_t>(index)]);
            expect_obligation_three(position);
        });
    }
    EXPECT_EQ(winning_moves(Position{largest, 1}), (std::vector<Move>{{0, largest, 1}}));
    EXPECT_EQ(top_bit(largest), 63);
    EXPECT_EQ(top_bit(0), -1);
    EXPECT_EQ(columns(Position{largest}).size(), 64U);
}

TEST(Nim, RandomPositionsOf64BitHeaps) {
    std::mt19937_64 random(20240601);
    for (int round = 0; round < 20000; ++round) {
        Position position(random() % 12);
        const unsigned shift = static_cast<unsigned>(random() % 64);
        for (Heap& heap : position) heap = random() >> shift;
        expect_obligation_three(position);
        if (!position.empty()) {
            position.push_back(nim_sum(position));
            EXPECT_EQ(nim_verdict(position), Verdict::P) << "the nim-sum itself as a last heap balances all columns";
        }
    }
}

TEST(Nim, ColumnsAreTheBitsOfTheNimSum) {
    for_each_position(3, 9, [](const Position& position) {
        Heap from_columns = 0;
        for (const Column& column : columns(position)) from_columns |= static_cast<Heap>(column.parity()) << column.bit;
        EXPECT_EQ(from_columns, nim_sum(position));
        const Heap highest = *std::max_element(position.begin(), position.end());
        EXPECT_EQ(static_cast<int>(columns(position).size()), top_bit(highest) + 1) << "no leading empty columns";
    });
}

TEST(Nim, CountOfMovesSaysWhenItPasses64Bits) {
    EXPECT_EQ(move_count(Position{largest}).count, largest);
    EXPECT_FALSE(move_count(Position{largest}).overflow);
    EXPECT_TRUE(move_count(Position{largest, 1}).overflow);
    EXPECT_TRUE(move_count(Position{1, largest, 0}).overflow);
}

TEST(Nim, EveryIllegalMoveHasItsOwnError) {
    Position position{3, 0, 5};
    EXPECT_EQ(apply_move(position, {3, 1, 0}), MoveError::no_such_heap);
    EXPECT_EQ(apply_move(position, {0, 4, 1}), MoveError::stale);
    EXPECT_EQ(apply_move(position, {1, 0, 0}), MoveError::empty_heap);
    EXPECT_EQ(apply_move(position, {2, 5, 5}), MoveError::takes_nothing);
    EXPECT_EQ(apply_move(position, {2, 5, 8}), MoveError::grows);
    EXPECT_EQ(position, (Position{3, 0, 5})) << "a refused move changes nothing";
    EXPECT_EQ(apply_move(position, {2, 5, 0}), MoveError::none) << "a whole heap may be taken";
    EXPECT_EQ(position, (Position{3, 0, 0}));
}

}  // namespace
}  // namespace nimboard::core
