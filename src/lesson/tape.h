// The tape of Grundy values: one cell for each heap size, filled from the left by mex.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/grundy.h"

namespace nimboard::lesson {

/// One option of the heap in focus: what it leaves.
struct TapeOption {
    std::uint64_t first = 0;               ///< the heap left (0: nothing)
    std::optional<std::uint64_t> second;   ///< the second heap left, when the move splits
    std::uint64_t taken = 0;               ///< stones taken
    std::uint32_t value = 0;               ///< XOR of the values of what is left
    friend bool operator==(const TapeOption&, const TapeOption&) = default;
};

struct Tape {
    std::shared_ptr<const std::vector<std::uint32_t>> values;  ///< G(0), G(1), … as far as the lesson goes; never null
    std::uint64_t filled = 0;                    ///< cells 0 … filled - 1 show their value
    std::optional<std::uint64_t> focus;          ///< the heap whose value is found in this step
    std::vector<TapeOption> options;             ///< of the heap in focus; at most as many as can be shown
    bool mex_shown = false;                      ///< the row of reached and missing values is on stage
    std::optional<core::Period> period;          ///< proved, and shown as a bar
    std::vector<std::uint64_t> heaps;            ///< heap sizes of the position, marked on the tape

    friend bool operator==(const Tape&, const Tape&) = default;
};

}  // namespace nimboard::lesson
