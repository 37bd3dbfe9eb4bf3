// What searching costs: how many positions a search looks at that tries every move, counted by really searching.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace nimboard::core {

/// What such a search remembers.
enum class Remembers : std::uint8_t {
    nothing,    ///< a position is searched again each time that it is reached
    positions,  ///< each position once
    heaps       ///< each position once, and heaps in any order, with or without empty ones, are one position
};

struct Visits {
    std::uint64_t positions = 0;  ///< the first one included
    bool complete = true;         ///< false: the search was stopped here
};

/// Searches from `heaps`, and stops after `most` positions. For small positions: the calls nest as deep as the game is
/// long.
[[nodiscard]] Visits count_visits(const Game& game, const Position& heaps, Remembers remembers, std::uint64_t most);

}  // namespace nimboard::core
