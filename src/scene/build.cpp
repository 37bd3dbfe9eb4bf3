#include "scene/build.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "scene/frame.h"

namespace nimboard::scene {
namespace {

/// The heap that a step speaks of: a scrolled stage shows it.
std::size_t heap_in_view(const lesson::Stage& stage) {
    if (stage.move) return stage.move->heap;
    if (!stage.candidates.empty()) return stage.candidates.front();
    return 0;
}

float scroll_for(const Layout& layout, const lesson::Stage& stage) {
    const float wanted = (static_cast<float>(heap_in_view(stage)) + 0.5F) * layout.row_height - layout.rows.h / 2;
    return std::clamp(wanted, 0.0F, layout.scroll_range);
}

float resolve_scroll(const Layout& layout, const Viewport& viewport, const Frame& frame) {
    // Whole pixels: the same address gives the same picture.
    if (viewport.row >= 0) return std::min(std::round(viewport.row * layout.row_height), layout.scroll_range);
    return blend(scroll_for(layout, frame.from()), scroll_for(layout, frame.to()), phase(frame.t, 0, 0.4F));
}

}  // namespace

void draw_columns_stage(Painter& painter, const Frame& frame) {
    draw_stage(painter, frame);
    draw_piles(painter, frame);
    draw_cells(painter, frame);
    draw_cancelling(painter, frame);
    draw_flight(painter, frame);
    draw_leaving(painter, frame);
    draw_xor_row(painter, frame);
    draw_minimap(painter, frame);
}

Scene build(const lesson::Lesson& lesson, int step, float t, const Viewport& viewport, ThemeId theme_id,
            i18n::Lang lang) {
    const int last = static_cast<int>(lesson.steps.size()) - 1;
    const int now = std::clamp(step, 0, last);
    const float time = now == 0 ? 1 : std::clamp(t, 0.0F, 1.0F);
    const int before = time >= 1 ? now : now - 1;
    const Layout layout = make_layout(lesson, viewport, lang);
    Frame frame{lesson, layout, viewport, lesson.steps[static_cast<std::size_t>(before)],
                lesson.steps[static_cast<std::size_t>(now)], time, 0};
    frame.scroll = resolve_scroll(layout, viewport, frame);

    Scene scene;
    const Theme& colours = theme(theme_id);
    scene.width = viewport.width;
    scene.height = viewport.height;
    scene.background = colours.background;
    // Rings round the rows stand half over the edge.
    constexpr float edge = 4;
    scene.clip = layout.scroll_range > 0 ? Rect{layout.rows.x - edge, layout.rows.y, layout.rows.w + 2 * edge, layout.rows.h}
                                         : inset(layout.rows, -edge);
    scene.row_height = layout.row_height;
    scene.scroll = frame.scroll;
    scene.scroll_range = layout.scroll_range;
    Painter painter(scene, colours, lang);
    if (has_scenery(frame)) {
        draw_scenery(painter, frame);
    } else {
        draw_columns_stage(painter, frame);
    }
    draw_panel(painter, frame);
    return scene;
}

float duration(const lesson::Lesson& lesson, int step) {
    const int last = static_cast<int>(lesson.steps.size()) - 1;
    if (step <= 0 || step > last) return 0;
    const lesson::Stage& from = lesson.steps[static_cast<std::size_t>(step) - 1].stage;
    const lesson::Stage& to = lesson.steps[static_cast<std::size_t>(step)].stage;
    if (shows_tape(from) && shows_tape(to)) return *from.scenery == *to.scenery ? 0.45F : 2.6F;
    if (from.scenery && to.scenery && *from.scenery != *to.scenery) {
        const auto* endings = std::get_if<lesson::Endings>(to.scenery.get());
        return endings != nullptr && endings->stand == lesson::Endings::Stand::played ? 3.2F : 1.8F;
    }
    if (from.form != to.form) return 1.9F;
    if (from.columns_done != to.columns_done) return 1.9F;
    if (!to.counts.empty() && to.phase == lesson::MovePhase::changed && from != to) return 1.8F;
    if (to.phase == lesson::MovePhase::changed && from.move == to.move && from.phase != to.phase) return 1.8F;
    if (to.phase == lesson::MovePhase::taken && from.phase != to.phase) return 1.5F;
    if (to.exhibit == lesson::Exhibit::xor_table && from.exhibit != to.exhibit) return 1.8F;
    return from == to ? 0.45F : 0.9F;
}

}  // namespace nimboard::scene
