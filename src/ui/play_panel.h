// The panel of a match: who plays, the heaps to click on, the list of moves, and what the end shows.
#pragma once

#include <optional>

#include "ui/look.h"

namespace nimboard::ui {

/// The heaps of the match as stones; a click on one asks for the move that takes it and those above. `shown` is a pick
/// whose stones are to be marked in place of those held. play_board.cpp
void play_board(Frame& frame, const scene::Rect& area, std::optional<app::Pick> shown);

/// What a pick leaves, in moore together with those held; nothing where it is not legal or the verdict out of reach.
[[nodiscard]] std::optional<core::Verdict> leaves_of(const app::Match& match, const app::Pick& pick);

}  // namespace nimboard::ui
