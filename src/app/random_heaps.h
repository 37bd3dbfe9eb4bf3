// Positions worth looking at, drawn by chance but repeatable.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/position.h"

namespace nimboard::app {

/// The next of a sequence of well-mixed numbers.
[[nodiscard]] std::uint64_t next_random(std::uint64_t& state);

/// 3 to 5 heaps of 1 to 15 stones with the verdict `wanted`; the same seed gives the same heaps. Never a position that
/// can be judged without binary: no two heaps are equal, and some heap is 4 or more.
[[nodiscard]] core::Position random_heaps(core::Verdict wanted, std::uint64_t seed);

/// The same for any game: a legal position of it with the verdict `wanted`, where some random draw finds one.
[[nodiscard]] core::Position random_position(const core::Game& game, core::Verdict wanted, std::uint64_t seed);

}  // namespace nimboard::app
