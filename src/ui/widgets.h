// The few widgets of the bars and panels, drawn in the look of the design. Geometry in CSS pixels.
#pragma once

#include <string_view>

#include "ui/look.h"

namespace nimboard::ui {

enum class Align : std::uint8_t { left, centre, right };

/// Draws one line of text; `x` is its left end, middle or right end, `baseline` where the letters stand.
void text(Frame& frame, std::string_view utf8, float x, float baseline, float size, const scene::Rgba& colour,
          Align align = Align::left, bool bold = false);

/// Advance width of a line of text.
[[nodiscard]] float text_width(Frame& frame, std::string_view utf8, float size, bool bold = false);

/// Baseline of text of `size` that looks centred in a rectangle.
[[nodiscard]] float centred_baseline(const scene::Rect& rect, float size);

/// A rounded box with an edge.
void box(Frame& frame, const scene::Rect& rect, const scene::Rgba& fill, const scene::Rgba& edge, float radius);

/// A place to click, without a look of its own. True when it was clicked.
struct Press {
    bool clicked = false, hovered = false, held = false;
};
Press place(Frame& frame, const char* id, const scene::Rect& rect, std::string_view tip = {});

/// A button of the bars: rounded 10 px, brighter under the mouse, darker when pressed.
/// `label` may be empty when an icon is drawn over it; `lit` marks a chosen one.
bool button(Frame& frame, const char* id, const scene::Rect& rect, std::string_view label, std::string_view tip = {},
            bool lit = false);

enum class Icon : std::uint8_t { prev, play, pause, next, minus, plus, theme, cross, tick };

/// Draws an icon in the middle of `rect`, `size` wide.
void icon(Frame& frame, Icon which, const scene::Rect& rect, float size, const scene::Rgba& colour);

/// Draws the tip of the button under the mouse, if there is one; call after all panels.
void draw_tip(Frame& frame);

}  // namespace nimboard::ui
