// The one function that makes pictures. Pure: the same input gives the same scene.
#pragma once

#include "i18n/message.h"
#include "lesson/lesson.h"
#include "scene/scene.h"
#include "scene/theme.h"

namespace nimboard::scene {

/// The window a scene is made for. Sizes in CSS pixels.
struct Viewport {
    float width = 1600;
    float height = 714;
    float text_scale = 1;   ///< 0.75 to 2: the learner's own choice on top of the automatic size
    float row = -1;         ///< the row of heaps at the top when they scroll, from 0, with fractions; below 0: by itself, so
                            ///< that the heap a step speaks of is in sight
    int move_page = 0;      ///< which page of the grid of moves is shown
    lesson::Attempt attempt;         ///< what the learner has done about this step's question
    lesson::Attempt attempt_before;  ///< and about that of the step before
    bool code = false;               ///< steps that have a listing show it
};

/// Hotspots carry in Action: scroll_to: `a` = the pixels that the rows are to be scrolled; move_page: `a` = Viewport::move_page.
/// The picture of step `step` (0 to steps - 1) at time `t`: 0 is the rest picture of the step before, 1 is the rest
/// picture of this step, between them lies the motion. Out-of-range values are clamped.
[[nodiscard]] Scene build(const lesson::Lesson& lesson, int step, float t, const Viewport& viewport, ThemeId theme,
                          i18n::Lang lang);

/// Seconds that the motion into `step` should take at speed 1; 0 for a step without motion.
[[nodiscard]] float duration(const lesson::Lesson& lesson, int step);

}  // namespace nimboard::scene
