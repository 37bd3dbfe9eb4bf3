// The panels: each reads the model, draws itself, and adds intents to the frame. None changes anything by itself.
#pragma once

#include "ui/look.h"

namespace nimboard::ui {

/// Opens and closes the window without a look that holds the bars and the stage. Panels are drawn between.
void begin_screen(Frame& frame);
void end_screen();

/// Name, game, heaps with steppers, random, judge, theme, language, help. top_bar.cpp
void top_bar(Frame& frame);

/// Back, play, next; one dot a step, chapters, scrubbing; the step's number; the speed. timeline.cpp
void timeline(Frame& frame);

/// Clicks on the scene's hotspots, dragging and the wheel where it scrolls, swipes. stage.cpp
void stage(Frame& frame, const scene::Scene& scene);

/// The games, each with a position to begin with, and the lessons of the game on stage. games_panel.cpp
void games_panel(Frame& frame);

/// Exhaustive search against the theorem of the game on stage. verify_panel.cpp
void verify_panel(Frame& frame);
/// A match: who plays, the heaps, the moves. play_panel.cpp
void play_panel(Frame& frame);
/// Challenges: find the winning move, say P or N. challenge_panel.cpp
void challenge_panel(Frame& frame);

/// Keys. help_panel.cpp
void help_panel(Frame& frame);

/// What it is, and whose work is in it. about_panel.cpp
void about_panel(Frame& frame);

/// Covers everything: the audience looks at the teacher. screen.cpp
void blank(Frame& frame);

/// The ground of a panel over the page: dims the page, and closes on a click beside it or on its cross.
/// Gives the rectangle for its contents, in CSS pixels; call end_overlay when done.
[[nodiscard]] scene::Rect begin_overlay(Frame& frame, const char* id, float width, float height, std::string_view title);
void end_overlay();

}  // namespace nimboard::ui
