// Hints for a question, from the gentlest on. After the last one the answer itself is shown. Private to this room.
#pragma once

#include "lesson/lesson.h"

namespace nimboard::lesson {

/// Gives hints to a question that comes without: those that belong to what it asks; else one that fits any question,
/// and, where more than two answers are offered, one of the wrong ones.
void give_hints(Question& question);

}  // namespace nimboard::lesson
