// The map of P- and N-positions of two heaps, solved outward, and of three heaps one layer at a time; for one pile a
// strip, and strips of two games under each other.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/position.h"

namespace nimboard::lesson {

/// A cell of the map: column x, row y. On strips x is the number of stones and y the strip.
struct MapCell {
    std::uint32_t x = 0, y = 0;
    friend bool operator==(const MapCell&, const MapCell&) = default;
};

struct Map {
    std::uint32_t width = 0, height = 0;  ///< cells
    bool strips = false;                  ///< each row is a strip: one pile, numbered from 0
    std::vector<std::string> games;       ///< names of the strips ("1, 3, 5"); empty where there is but one game
    std::shared_ptr<const std::vector<core::Verdict>> verdicts;  ///< row by row, from exhaustive search; never null
    /// Cells are solved in this order; the first `solved` of them show their letter. Never null, holds every cell.
    std::shared_ptr<const std::vector<MapCell>> order;
    std::uint32_t solved = 0;
    std::optional<MapCell> focus;  ///< the position that the step speaks of
    std::vector<MapCell> options;  ///< where its moves lead, ringed
    std::optional<MapCell> twin;   ///< the position in focus with its heaps in the other order
    bool diagonal = false;         ///< the line x = y
    std::optional<MapCell> reach;  ///< the positions below this one are framed
    /// Cells show and are coloured by these in place of P and N. May be null.
    std::shared_ptr<const std::vector<std::uint32_t>> numbers;
    std::optional<std::uint32_t> layer;  ///< stones in the third heap; with numbers: the cells with this one are lit
    std::vector<std::size_t> heaps;      ///< numbers, from 1, of the heaps across, down and in layers

    friend bool operator==(const Map&, const Map&) = default;
};

}  // namespace nimboard::lesson
