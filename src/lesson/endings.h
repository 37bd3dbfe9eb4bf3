// How plays end when only heaps of one are left, one play under the other: who takes which stone, and who the last one.
#pragma once

#include <cstdint>
#include <vector>

#include "core/position.h"

namespace nimboard::lesson {

/// A position of at most one heap above 1, and how it is played: the large heap first, then the ones from the left.
struct Ending {
    enum class Kind : std::uint8_t {
        ones,      ///< ones alone, one of them in each turn
        as_nim,    ///< the large heap goes where normal Nim wants it
        misere,    ///< the large heap goes where it wins
        together,  ///< Moore: all ones in a single turn
    };
    Kind kind = Kind::ones;
    core::Heap large = 0;        ///< 0: none
    core::Heap left = 0;         ///< 0 or 1: what the first turn leaves of it
    core::Heap ones = 0;         ///< heaps of one beside it
    std::size_t empty = 0;       ///< empty heaps that are shown
    bool second_begins = false;  ///< the second player has the first turn shown
    bool last_wins = false;      ///< whoever takes the last stone wins

    /// Ones once the large heap has been played in.
    [[nodiscard]] core::Heap ones_left() const { return ones + left; }
    /// Turns until no stone is left.
    [[nodiscard]] core::Heap turns() const { return kind == Kind::together ? 1 : ones_left() + (large > 0 ? 1 : 0); }
    /// Does the second player have this turn? They count from 1.
    [[nodiscard]] bool second_takes(core::Heap turn) const { return (turn % 2 == 0) != second_begins; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

struct Endings {
    enum class Stand : std::uint8_t { before, chosen, played };  ///< `chosen`: the large heap has been played in
    std::vector<Ending> lanes;
    Stand stand = Stand::before;
    friend bool operator==(const Endings&, const Endings&) = default;
};

}  // namespace nimboard::lesson
