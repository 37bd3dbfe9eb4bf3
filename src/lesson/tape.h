// The tape of Grundy values: one cell for each heap size, filled from the left by mex.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/theory.h"

namespace nimboard::lesson {

/// One move in one heap: what it leaves.
struct TapeOption {
    core::Heap first = 0;              ///< the heap left (0: nothing)
    std::optional<core::Heap> second;  ///< the second heap left, when the move splits
    core::Heap taken = 0;              ///< stones taken
    core::Heap value = 0;              ///< XOR of the values of what is left
    friend bool operator==(const TapeOption&, const TapeOption&) = default;
};

/// A move back down, in a heap that another move has left.
struct TapeReply {
    core::Heap from = 0;
    TapeOption move;
    friend bool operator==(const TapeReply&, const TapeReply&) = default;
};

struct Tape {
    std::shared_ptr<const core::Theory> values;  ///< G of every cell up to `last`; never null
    core::Heap last = 0;                         ///< the last cell
    core::Heap filled = 0;               ///< cells 0 … filled - 1 show their value; all_filled: up to 2^64 - 1
    std::optional<core::Heap> focus;     ///< the heap whose moves are shown; without a value yet, it shows "?"
    std::vector<TapeOption> options;     ///< moves of the heap in focus; at most most_arcs
    std::optional<TapeReply> reply;      ///< a move back after the only option
    std::vector<core::Heap> reached;     ///< the values that some move reaches, ascending
    bool letters = false;                ///< cells say P and N in place of values
    bool mex_shown = false;              ///< the row of reached and missing values is on stage
    std::optional<core::Period> period;  ///< proved, and shown as a bar
    bool period_in_view = false;         ///< the cells to be seen are those of the period, not the heaps
    std::vector<core::Heap> heaps;       ///< heap sizes of the position, ascending, marked on the tape

    friend bool operator==(const Tape&, const Tape&) = default;

    [[nodiscard]] bool shows(core::Heap cell) const { return cell < filled || filled == all_filled; }

    static constexpr core::Heap all_filled = ~core::Heap{0};
    static constexpr std::size_t most_arcs = 6;
};

}  // namespace nimboard::lesson
