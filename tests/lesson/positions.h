// The positions that tests of lessons go through.
#pragma once

#include <cstddef>

#include "core/position.h"

namespace nimboard::lesson {

/// Calls `visit` with every position of exactly `count` heaps of 0 to `largest`.
template <typename Visit>
void each_position(std::size_t count, core::Heap largest, const Visit& visit) {
    core::Position heaps(count, 0);
    while (true) {
        visit(heaps);
        std::size_t i = 0;
        while (i < count && heaps[i] == largest) heaps[i++] = 0;
        if (i == count) return;
        ++heaps[i];
    }
}

}  // namespace nimboard::lesson
