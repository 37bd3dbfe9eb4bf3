// Normal-play Nim: nim-sum, binary columns, verdict, winning moves. Source: Bouton (1901).
#pragma once

#include <cstddef>
#include <vector>

#include "core/position.h"

namespace nimboard::core {

/// XOR of all heaps; 0 for no heaps.
[[nodiscard]] Heap nim_sum(Heaps heaps);

/// Bouton's theorem: P exactly when the nim-sum is 0.
[[nodiscard]] Verdict nim_verdict(Heaps heaps);

/// Number of the highest set bit, or -1 for 0. Range -1 to 63.
[[nodiscard]] int top_bit(Heap value);

/// True when bit `bit` (0 to 63) of `value` is 1.
[[nodiscard]] constexpr bool has_bit(Heap value, int bit) { return ((value >> bit) & 1U) != 0; }

/// One bit of every heap: how many heaps have it.
struct Column {
    int bit = 0;
    std::size_t ones = 0;

    /// This bit of the nim-sum: 1 when `ones` is odd.
    [[nodiscard]] int parity() const { return static_cast<int>(ones & 1U); }
    friend bool operator==(const Column&, const Column&) = default;
};

/// The columns from the highest bit that any heap has down to bit 0; none when all heaps are 0.
[[nodiscard]] std::vector<Column> columns(Heaps heaps);

/// Every winning move, in heap order: exactly the heaps a with the top bit of k go to a XOR k,
/// one move each (obligation 3 of the proof). Empty exactly in P-positions.
[[nodiscard]] std::vector<Move> winning_moves(Heaps heaps);

/// Number of legal moves, the sum of all heaps; `overflow` when it is 2^64 or more.
struct MoveCount {
    std::uint64_t count = 0;
    bool overflow = false;
};
[[nodiscard]] MoveCount move_count(Heaps heaps);

/// Why a move is not legal.
enum class MoveError : std::uint8_t {
    none,
    no_such_heap,    ///< there are fewer heaps than move.heap + 1
    stale,           ///< move.from is not the size of that heap
    empty_heap,      ///< the heap has no stone to take
    takes_nothing,   ///< to == from
    grows,           ///< to > from
};

/// Is `move` legal here? `none` when it is.
[[nodiscard]] MoveError check_move(Heaps heaps, const Move& move);

/// Plays `move` on `position`, or leaves it as it was and says why not.
MoveError apply_move(Position& position, const Move& move);

}  // namespace nimboard::core
