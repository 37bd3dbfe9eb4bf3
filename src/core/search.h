// Exhaustive search: who wins, from the rules alone. Shares nothing with the closed forms it is used to check.
#pragma once

#include <cstdint>

#include "core/position.h"

namespace nimboard::core {

// (helper-owned) ExhaustiveNim: memory, order of heaps ignored, counts of positions and moves visited.

}  // namespace nimboard::core
