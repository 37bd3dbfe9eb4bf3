// What a position is: heaps of stones. Everything in core speaks these words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nimboard::core {

/// Stones in one heap, 0 to 2^64 - 1. An empty heap is legal and plays no part.
using Heap = std::uint64_t;

/// Heaps in the order in which people see them; none at all is the terminal position.
using Position = std::vector<Heap>;

/// A read-only look at a position, for function borders.
using Heaps = std::span<const Heap>;

/// N: the player to move wins. P: the previous player wins.
enum class Verdict : std::uint8_t { P, N };

/// Heap number `heap` (counted from 0) goes from `from` stones to `to` stones.
struct Move {
    std::size_t heap = 0;
    Heap from = 0;
    Heap to = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace nimboard::core
