// Words in several lines, for the panels.
#pragma once

#include <string>
#include <vector>

#include "ui/look.h"

namespace nimboard::ui {

/// Words in lines of at most `width`. A piece that is wider than that stands alone on its line.
[[nodiscard]] std::vector<std::string> wrapped(Frame& frame, const std::string& words, float size, float width);

/// Draws them from `y` down; gives the y below the last one.
float draw_lines(Frame& frame, const std::vector<std::string>& lines, float x, float y, float size, const scene::Rgba& colour);

}  // namespace nimboard::ui
