// The map of P- and N-positions of one pile or of two heaps, solved outward; three heaps by one layer at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/position.h"

namespace nimboard::lesson {

/// A cell of the map: column x, row y.
struct MapCell {
    std::uint32_t x = 0, y = 0;
    friend bool operator==(const MapCell&, const MapCell&) = default;
};

struct Map {
    std::uint32_t width = 0, height = 0;                       ///< cells; height 1 for one pile
    std::shared_ptr<const std::vector<core::Verdict>> verdicts;  ///< row by row, from exhaustive search; never null
    /// Cells are solved in this order; the first `solved` of them show their letter.
    std::shared_ptr<const std::vector<MapCell>> order;
    std::uint32_t solved = 0;
    std::optional<MapCell> focus;       ///< the position that the step speaks of
    std::vector<MapCell> options;       ///< where its moves lead, ringed
    bool nimbers = false;               ///< cells show and are coloured by x ⊕ y instead of P and N
    std::optional<core::Heap> layer;    ///< the third heap, when there is one

    friend bool operator==(const Map&, const Map&) = default;
};

}  // namespace nimboard::lesson
