// A sum of games: parts one under the other, each with its heaps and what is known of it; moves and answers in them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/position.h"

namespace nimboard::lesson {

/// A heap; in two pictures of one lesson the same id is the same heap, and travels.
struct BandHeap {
    std::uint32_t id = 0;
    core::Heap size = 0;
    std::optional<core::Heap> value;  ///< the Nim heap that it is worth
    friend bool operator==(const BandHeap&, const BandHeap&) = default;
};

/// What a part is called.
enum class BandName : std::uint8_t {
    heaps,   ///< all heaps of the position
    text,    ///< `text`: "A"
    game,    ///< `game`, by its title
    pair,    ///< two equal heaps
    pairs,   ///< `number` pairs of them
    rest,    ///< heaps without a twin
    cut      ///< a heap and its blocks
};

struct Band {
    BandName name = BandName::heaps;
    std::string text;
    std::optional<core::Game> game;
    std::size_t number = 0;
    std::vector<BandHeap> heaps;            ///< those that may be drawn: at most most_heaps
    std::size_t more = 0;                   ///< heaps that are not listed
    std::optional<core::Verdict> verdict;
    std::optional<core::Heap> value;        ///< XOR of the heaps' values, shown in place of the verdict
    friend bool operator==(const Band&, const Band&) = default;

    static constexpr std::size_t most_heaps = 24;
};

/// A move in the heap `id`; its stones from `to` on are taken.
struct BandMove {
    std::uint32_t id = 0;
    core::Heap to = 0;
    std::optional<core::Heap> split;
    friend bool operator==(const BandMove&, const BandMove&) = default;
};

struct Bands {
    std::vector<Band> bands;
    bool together = false;                 ///< the last line speaks of the whole
    std::optional<core::Verdict> verdict;  ///< of the whole; together without it: "?"
    std::optional<core::Heap> value;       ///< in its place: the XOR of all values
    std::optional<BandMove> move;
    std::optional<BandMove> answer;
    bool rows = false;                     ///< each heap has gone to its row of the columns stage, as its value
    friend bool operator==(const Bands&, const Bands&) = default;
};

}  // namespace nimboard::lesson
