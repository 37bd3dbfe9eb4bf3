// Turning mathematical things into messages: sums, XORs, lists of heaps and columns. Shared by all lessons.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/position.h"
#include "i18n/message.h"
#include "lesson/lesson.h"

namespace nimboard::lesson {

/// Lists longer than this are counted, not written out.
inline constexpr std::size_t longest_list = 6;

/// "a + b + c"; at least one item.
[[nodiscard]] i18n::Arg sum_of(const std::vector<i18n::Arg>& items);

/// "a ⊕ b ⊕ c" of the heaps; only for 1 to longest_list heaps.
[[nodiscard]] i18n::Arg xor_of(core::Heaps heaps);

/// True when xor_of may be asked.
[[nodiscard]] bool fits_in_words(core::Heaps heaps);

/// The powers of two in `value`, largest first, each in its hue.
[[nodiscard]] std::vector<i18n::Arg> powers_in(core::Heap value);

/// "the 12, the 15 and the 4", or "heaps 1, 2 and 3" where two of the heaps have the same size.
[[nodiscard]] i18n::Arg name_heaps(core::Heaps heaps, const std::vector<std::size_t>& which);

/// "10 ⊕ 12 ⊕ 15 ⊕ 4 = 13": core finds the same, and `holds` besides. One heap is its own XOR, many are only counted.
[[nodiscard]] Check xor_check(core::Heaps heaps, core::Heap k, bool holds);

/// "10 ⊕ 13 = 7 < 10, and 7 ⊕ 12 ⊕ 15 ⊕ 4 = 0", evaluated: the move is legal here and makes the XOR 0.
[[nodiscard]] Check check_of_change(core::Heaps heaps, const core::Move& move);

/// What a game is called: "Nim", "Take 1, 3 and 5".
[[nodiscard]] i18n::Message game_title(const core::Game& game);

/// What row `row` (from 0) of this stage is called: "heap 3", "stair 5".
[[nodiscard]] i18n::Message row_name(const Lesson& lesson, const Stage& stage, std::size_t row);

}  // namespace nimboard::lesson
