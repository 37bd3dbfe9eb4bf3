// Stairs with stones on them; in KAM the heaps that turn into differences, and these into stairs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/position.h"

namespace nimboard::lesson {

/// What of the way from heaps to stairs is on stage.
enum class StairsForm : std::uint8_t {
    heaps,        ///< KAM: sorted heaps, as columns of stones
    differences,  ///< KAM: in each heap, what it has more than its left neighbour is lit
    stairs        ///< stones on stairs, stair 1 next to the ground
};

struct StairMoveShown {
    std::uint32_t stair = 1;  ///< from 1; as a move in KAM's heaps: the stair of that heap's difference
    core::Heap stones = 0;    ///< carried to the next lower stair, or off stair 1 to the ground
    friend bool operator==(const StairMoveShown&, const StairMoveShown&) = default;
};

struct Stairs {
    StairsForm form = StairsForm::stairs;
    std::shared_ptr<const core::Position> heaps;   ///< KAM's heaps, from the left; null for staircase
    std::shared_ptr<const core::Position> stairs;  ///< stones on stair 1, 2, …; never null
    bool odd_lit = false;                          ///< the odd stairs are lit, the even ones faint
    std::optional<StairMoveShown> move;            ///< drawn as an arrow, stones on their way
    bool moved = false;                            ///< the move has been played: stairs still hold the position before it
    bool refused = false;                          ///< heaps: the move breaks the order; its stones are marked, and stay
    bool from_left = false;                        ///< differences: only those of heap 1, 3, 5 … are lit: the tempting error
    std::optional<std::size_t> marked;             ///< heaps: the heap (from 0) that breaks the order

    friend bool operator==(const Stairs&, const Stairs&) = default;
};

/// Stair `stair` (from 1) is the difference of this heap (from 0), where there are `count` of them; and back.
[[nodiscard]] constexpr std::size_t heap_of_stair(std::size_t stair, std::size_t count) { return count - stair; }
[[nodiscard]] constexpr std::uint32_t stair_of_heap(std::size_t heap, std::size_t count) {
    return static_cast<std::uint32_t>(count - heap);
}

}  // namespace nimboard::lesson
