// The box of a question: its answers, the hints asked for, the reason once an answer is given, and in class the hands
// counted for each answer. Private to this room.
#pragma once

#include <vector>

#include "lesson/lesson.h"
#include "scene/paragraph.h"

namespace nimboard::scene {

/// A question broken into lines at one size; `unit` is the panel's.
struct QuestionBox {
    float unit = 1;
    float width = 0;   ///< of the box
    float height = 0;  ///< of the box
    Paragraph question;
    std::vector<Paragraph> hints;    ///< as far as asked for
    std::vector<Paragraph> answers;  ///< none once an answer is given, unless hands are counted
    std::vector<Rect> places;        ///< of the answers, then of the buttons, from the box's inner corner
    Paragraph reason;                ///< of the answer given
    std::vector<Paragraph> buttons;  ///< "hint", then "reset" of the hands
    float hand_room = 0;             ///< where hands are counted: width beside the answers for bar, number, − and +
};

[[nodiscard]] QuestionBox measure_question(const lesson::Question& question, const lesson::Attempt& attempt, i18n::Lang lang,
                                           float unit, float width);

/// Draws the box with its top left corner at that of `area`; `live`: with places to click.
void draw_question(Painter& painter, QuestionBox& box, const lesson::Question& question, const lesson::Attempt& attempt,
                   const Rect& area, bool live);

}  // namespace nimboard::scene
