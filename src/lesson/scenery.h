// What can stand on stage in place of heaps and columns, as plain facts. One struct for each kind of picture; scene has
// one file for each of them.
#pragma once

#include <variant>

#include "lesson/endings.h"
#include "lesson/map.h"
#include "lesson/stairs.h"
#include "lesson/tape.h"

namespace nimboard::lesson {

using Scenery = std::variant<Map, Tape, Stairs, Endings>;

}  // namespace nimboard::lesson
