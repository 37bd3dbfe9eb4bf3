// Errors that tutorials and programs make about Nim. Each wrong rule is shown to fail, and where it fails first:
// fewest heaps, then fewest stones. The truth is exhaustive search.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/nim.h"
#include "core/search.h"
#include "small_positions.h"

namespace nimboard::core {
namespace {

using test::smallest_counterexample;

/// Where the rule "N exactly when `says_n`" first differs from the truth.
template <class SaysN>
std::optional<Position> first_wrong_verdict(SaysN says_n) {
    Exhaustive search(parse_game("nim").game);
    return smallest_counterexample(3, 6,
                                   [&](const Position& p) { return says_n(p) != (search.verdict(p) == Verdict::N); });
}

/// Where `moves_of`, a rule that lists the winning moves, first differs from the truth.
template <class MovesOf>
std::optional<Position> first_wrong_moves(MovesOf moves_of) {
    Exhaustive search(parse_game("nim").game);
    return smallest_counterexample(
        3, 6, [&](const Position& p) { return moves_of(p) != test::winning_moves_by_search(search, p); });
}

TEST(WrongRule, TheRightOneHasNoCounterexample) {
    EXPECT_FALSE(first_wrong_verdict([](const Position& p) { return nim_sum(p) > 0; }));
    EXPECT_FALSE(first_wrong_moves([](const Position& p) { return winning_moves(p); }));
}

TEST(WrongRule, PrecedenceMakesXorZeroACompareFirst) {
    // if (a ^ b == 0) reads as a ^ (b == 0).
    const auto says_n = [](const Position& p) {
        if (p.size() != 2) return nim_sum(p) != 0;
        const Heap read = p[0] ^ static_cast<Heap>(p[1] == 0);
        return read == 0;  // the program prints "lost" when the expression is true
    };
    EXPECT_EQ(first_wrong_verdict(says_n), (Position{2, 0})) << "it is right on all smaller pairs";
}

TEST(WrongRule, KAtLeastZeroIsAlwaysTrue) {
    EXPECT_EQ(first_wrong_verdict([](const Position& p) { return std::cmp_greater_equal(nim_sum(p), 0); }), Position{});
}

TEST(WrongRule, InvertedVerdict) {
    EXPECT_EQ(first_wrong_verdict([](const Position& p) { return nim_sum(p) == 0; }), Position{});
}

TEST(WrongRule, KZeroTakenForTheEndOfTheGame) {
    Exhaustive search(parse_game("nim").game);
    const auto wrong = smallest_counterexample(3, 6, [&](const Position& p) {
        const bool over = std::all_of(p.begin(), p.end(), [](Heap heap) { return heap == 0; });
        return (nim_sum(p) == 0) != over;
    });
    EXPECT_EQ(wrong, (Position{1, 1}));
}

TEST(WrongRule, AddingWithCarriesInPlaceOfXor) {
    EXPECT_EQ(first_wrong_verdict([](const Position& p) {
                  Heap sum = 0;
                  for (const Heap heap : p) sum += heap;
                  return sum != 0;
              }),
              (Position{1, 1}));
}

TEST(WrongRule, ParityOfTheStonesInPlaceOfXor) {
    EXPECT_EQ(first_wrong_verdict([](const Position& p) { return move_count(p).count % 2 == 1; }), (Position{2}));
}

TEST(WrongRule, AnyHeapMayBeReducedToItselfXorK) {
    EXPECT_EQ(first_wrong_moves([](const Position& p) {
                  const Heap k = nim_sum(p);
                  std::vector<Move> moves;
                  for (std::size_t i = 0; i < p.size() && k != 0; ++i) moves.push_back({i, p[i], p[i] ^ k});
                  return moves;
              }),
              (Position{0, 1}));
}

TEST(WrongRule, LessOrEqualListsAMoveThatTakesNothing) {
    EXPECT_EQ(first_wrong_moves([](const Position& p) {
                  const Heap k = nim_sum(p);
                  std::vector<Move> moves;
                  for (std::size_t i = 0; i < p.size(); ++i) {
                      if ((p[i] ^ k) <= p[i]) moves.push_back({i, p[i], p[i] ^ k});
                  }
                  return moves;
              }),
              (Position{0}));
}

TEST(WrongRule, StoppingAtTheFirstWinningMove) {
    EXPECT_EQ(first_wrong_moves([](const Position& p) {
                  std::vector<Move> moves = winning_moves(p);
                  if (moves.size() > 1) moves.resize(1);
                  return moves;
              }),
              (Position{1, 1, 1}));
}

TEST(WrongRule, ForbiddingToTakeAWholeHeap) {
    EXPECT_EQ(first_wrong_moves([](const Position& p) {
                  std::vector<Move> moves = winning_moves(p);
                  std::erase_if(moves, [](const Move& move) { return move.to == 0; });
                  return moves;
              }),
              (Position{1}));
}

TEST(WrongRule, OddNumberOfHeapsWins) {
    EXPECT_EQ(first_wrong_verdict([](const Position& p) { return p.size() % 2 == 1; }), (Position{0}));
}

// Beyond the reach of search, where only the width of the number goes wrong.

TEST(WrongRule, XorCutTo32Bits) {
    const Position position{Heap{1} << 32};
    EXPECT_EQ(static_cast<std::uint32_t>(nim_sum(position)), 0U) << "a 32-bit k says that the position is lost";
    EXPECT_EQ(nim_verdict(position), Verdict::N);
}

TEST(WrongRule, SignedXorLosesTheTopBit) {
    for (const Position& position : {Position{Heap{1} << 31, 0}, Position{Heap{1} << 63, 1}}) {
        const bool wide = position[0] > (Heap{1} << 32);
        const bool negative = wide ? static_cast<std::int64_t>(nim_sum(position)) < 0
                                   : static_cast<std::int32_t>(static_cast<std::uint32_t>(nim_sum(position))) < 0;
        EXPECT_TRUE(negative) << "a signed k > 0 says that the position is lost";
        EXPECT_EQ(nim_verdict(position), Verdict::N);
    }
}

TEST(WrongRule, XorOfDoublesLosesStonesAbove2To53) {
    const Heap heap = (Heap{1} << 53) + 1;
    EXPECT_NE(static_cast<Heap>(static_cast<double>(heap)), heap);
    EXPECT_EQ(nim_verdict(Position{heap, heap - 1}), Verdict::N);
}

}  // namespace
}  // namespace nimboard::core
