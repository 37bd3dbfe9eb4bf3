// Which picture is on stage, and the change from one kind to another.
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

const lesson::Scenery* scenery_of(const lesson::Step& step) { return step.stage.scenery.get(); }

/// Draws one picture; `before` counts only if it is of the same kind.
void draw_picture(Painter& painter, const Frame& frame, const lesson::Scenery& now, const lesson::Scenery* before) {
    if (const auto* tape = std::get_if<lesson::Tape>(&now)) {
        draw_tape(painter, frame, *tape, std::get_if<lesson::Tape>(before));
    } else if (const auto* map = std::get_if<lesson::Map>(&now)) {
        draw_map(painter, frame, *map, std::get_if<lesson::Map>(before));
    } else if (const auto* stairs = std::get_if<lesson::Stairs>(&now)) {
        draw_stairs(painter, frame, *stairs, std::get_if<lesson::Stairs>(before));
    } else if (const auto* endings = std::get_if<lesson::Endings>(&now)) {
        draw_endings(painter, frame, *endings, std::get_if<lesson::Endings>(before));
    }
}

/// A step at rest, whichever picture it has.
void draw_at_rest(Painter& painter, const Frame& frame, const lesson::Step& step) {
    const Frame rest{frame.lesson, frame.layout, frame.viewport, step, step, 1, frame.scroll};
    if (scenery_of(step) != nullptr) {
        draw_picture(painter, rest, *scenery_of(step), nullptr);
    } else {
        draw_columns_stage(painter, rest);
    }
}

}  // namespace

bool has_scenery(const Frame& frame) {
    return scenery_of(frame.from_step) != nullptr || scenery_of(frame.to_step) != nullptr;
}

void draw_scenery(Painter& painter, const Frame& frame) {
    const lesson::Scenery* before = scenery_of(frame.from_step);
    const lesson::Scenery* now = scenery_of(frame.to_step);
    if (before != nullptr && now != nullptr && before->index() == now->index()) {
        draw_picture(painter, frame, *now, before);
        return;
    }
    const bool late = frame.t >= 0.5F;
    const float saved = painter.alpha;
    // A panel that glides over the picture finds it gone.
    const bool glides = !(panel_of(frame.layout, frame.from()) == panel_of(frame.layout, frame.to()));
    painter.alpha *= late ? phase(frame.t, 0.5F, 1) : 1 - phase(frame.t, 0, glides ? 0.25F : 0.5F);
    draw_at_rest(painter, frame, late ? frame.to_step : frame.from_step);
    painter.alpha = saved;
}

}  // namespace nimboard::scene
