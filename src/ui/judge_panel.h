// The judge's panel: a text field of the page for a whole judge input, what is wrong with it, and a row for each
// answered case; a click on a row puts that case on stage.
#pragma once

#include "ui/look.h"

namespace nimboard::ui {

/// Draws the panel over the page, and says where the page's text field goes.
void judge_panel(Frame& frame);

}  // namespace nimboard::ui
