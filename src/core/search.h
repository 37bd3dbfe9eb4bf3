// Exhaustive search for Nim: who wins, from the rules alone. It shares nothing with the closed forms that it checks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/position.h"

namespace nimboard::core {

/// Solves positions by trying every move of every position below them, and remembers what it found. Heaps in another
/// order, and empty heaps, make no other position. For small positions: time and memory grow like the product of
/// all aᵢ + 1, the depth of the calls like their sum.
class ExhaustiveNim {
public:
    /// N exactly when some move leads to a P-position.
    [[nodiscard]] Verdict verdict(Heaps heaps);

    /// Every move to a P-position, by heap and then by `to`, in the numbering of `heaps`.
    [[nodiscard]] std::vector<Move> winning_moves(Heaps heaps);

    /// Different positions solved so far.
    [[nodiscard]] std::uint64_t positions_visited() const { return known_.size(); }

    /// Moves looked at so far while solving them.
    [[nodiscard]] std::uint64_t moves_visited() const { return moves_visited_; }

private:
    struct Hash {
        std::size_t operator()(const Position& position) const;
    };
    [[nodiscard]] Verdict solve(const Position& sorted);

    std::unordered_map<Position, Verdict, Hash> known_;
    std::uint64_t moves_visited_ = 0;
};

}  // namespace nimboard::core
