// The smallest position on which a wrong rule fails, found by trying all of them in order. The truth is exhaustive
// search; for rules that only lose bits of large numbers it is the theorem of Nim.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/position.h"
#include "core/verify.h"

namespace nimboard::core {

/// A rule that lists the winning moves of a position of Nim, and gets them wrong.
using MoveRule = std::vector<Move> (*)(Heaps heaps);

[[nodiscard]] std::vector<Move> any_heap_moves(Heaps heaps);    ///< every heap goes to itself XOR k
[[nodiscard]] std::vector<Move> at_most_moves(Heaps heaps);     ///< (a ^ k) <= a
[[nodiscard]] std::vector<Move> first_move_only(Heaps heaps);   ///< stops at the first one
[[nodiscard]] std::vector<Move> never_whole_heap(Heaps heaps);  ///< 0 < b < a

/// A position where a rule and the truth differ. No smaller one does: positions with stones, of fewer heaps, or as many
/// heaps and fewer stones, were all tried.
struct Refutation {
    Position position;
    Verdict claimed = Verdict::P;   ///< of a rule for verdicts
    Verdict truth = Verdict::P;
    std::uint64_t agreeing = 0;     ///< smaller positions, on which the rule is right
    std::vector<GameMove> winning;  ///< every winning move
    std::vector<GameMove> moves;    ///< every legal move
    std::uint64_t searched = 0;     ///< positions that the search settled
};

/// Up to 3 heaps of at most 6 stones in all; nothing when the rule is right on them.
[[nodiscard]] std::optional<Refutation> refute(const Game& game, const Claim& claim);
[[nodiscard]] std::optional<Refutation> refute(MoveRule rule);

/// What a program that keeps a number in too few bits takes a heap, or an XOR, for.
enum class Narrow : std::uint8_t {
    unsigned_32,  ///< uint32_t k
    signed_32,    ///< int k; k > 0
    signed_64,    ///< int64_t k; k > 0
    rounded       ///< each heap read as a double, as JavaScript does
};
struct NarrowRefutation {
    Position position;      ///< one heap 2^b, or 2^b and 2^b + 1: the least b at which the verdict is wrong
    Heap k = 0;             ///< the XOR in truth
    std::int64_t seen = 0;  ///< what the program has in its place
};
[[nodiscard]] NarrowRefutation refute(Narrow kind);

}  // namespace nimboard::core
