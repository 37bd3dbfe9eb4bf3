// The parts of the lesson `misere`: the last stone loses. Private to this room.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

/// Heaps by what they mean in misère Nim.
struct HeapKinds {
    std::size_t large = 0;  ///< heaps above 1
    std::size_t ones = 0;
    std::size_t empty = 0;
};
[[nodiscard]] HeapKinds kinds_of(core::Heaps heaps);

/// The moves that win when the last stone loses, by core.
[[nodiscard]] std::vector<core::Move> misere_moves(core::Heaps heaps);
[[nodiscard]] core::Verdict misere_verdict(core::Heaps heaps);

/// Puts a picture of plays that end on the step's stage, beside the position that it speaks of.
void show_endings(Step& step, Endings endings, core::Position position);

/// Puts this position on the columns stage, with its XOR.
void show_columns(Step& step, std::shared_ptr<const core::Position> position);

/// "the first player", "the second player".
[[nodiscard]] i18n::Message player(bool second);

/// With some heap above 1: who gets the turn that differs, the way there, and that turn: misere_turn.cpp.
void write_misere_turn(Writer& writer);

/// The lesson, whole.
void write_misere(Writer& writer);

}  // namespace nimboard::lesson
