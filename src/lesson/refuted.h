// The moves from k = 0 that a learner has tried and seen refuted. Moves are numbered from 0, heap by heap and in each
// heap by the stones left, so that a set of them is a few ranges.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/nim.h"

namespace nimboard::lesson {

/// Moves `first` to `last`, both included.
struct MoveRange {
    std::uint64_t first = 0, last = 0;
    friend bool operator==(const MoveRange&, const MoveRange&) = default;
};

/// Positions with more moves are not played through move by move before the learner's eyes.
inline constexpr std::uint64_t most_swept = 100'000;

/// Ascending, no two of them touching.
using MoveSet = std::vector<MoveRange>;

/// The number of a legal move; nothing where it is 2^64 or more.
[[nodiscard]] std::optional<std::uint64_t> move_number(core::Heaps heaps, const core::Move& move);
/// The move with that number, if there is one.
[[nodiscard]] std::optional<core::Move> numbered_move(core::Heaps heaps, std::uint64_t number);

void insert(MoveSet& set, MoveRange range);
[[nodiscard]] bool contains(const MoveSet& set, std::uint64_t number);
[[nodiscard]] std::uint64_t size(const MoveSet& set);
/// Without what is not below `count`.
void trim(MoveSet& set, std::uint64_t count);

}  // namespace nimboard::lesson
