// Another position on the columns stage, in the place of the lesson's own.
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

void put(Painter& painter, const Frame& frame, const lesson::Board& from, const lesson::Board& to, float t) {
    const lesson::Lesson& own = *to.lesson;
    const Layout layout = make_layout(own, frame.viewport, painter.lang);
    const Frame inner{own, layout, frame.viewport, own.steps[from.step], own.steps[to.step], t, 0};
    painter.scene.clip = inset(layout.rows, -4);  // rings round the rows stand half over the edge
    draw_columns_stage(painter, inner);
}

}  // namespace

void draw_board(Painter& painter, const Frame& frame, const lesson::Board& now, const lesson::Board* before) {
    if (before == nullptr || before->lesson == now.lesson) {
        put(painter, frame, before == nullptr ? now : *before, now, before == nullptr ? 1 : frame.t);
        return;
    }
    const bool late = frame.t >= 0.5F;
    const float saved = painter.alpha;
    painter.alpha *= late ? phase(frame.t, 0.5F, 1) : 1 - phase(frame.t, 0, 0.5F);
    put(painter, frame, late ? now : *before, late ? now : *before, 1);
    painter.alpha = saved;
}

}  // namespace nimboard::scene
