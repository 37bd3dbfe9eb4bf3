// The cells of a map: solved one after the other, turned over where what they say changes.
#include <algorithm>
#include <string>
#include <vector>

#include "scene/map_plan.h"

namespace nimboard::scene {
namespace {

using lesson::Map;
using lesson::MapCell;

/// What a cell says.
struct Saying {
    enum class Kind : std::uint8_t { nothing, p, n, number } kind = Kind::nothing;
    std::uint32_t number = 0;
    bool lit = false;
    friend bool operator==(const Saying&, const Saying&) = default;
};

Saying saying_of(const Map& map, const MapCell& cell, std::uint32_t index) {
    if (index >= map.solved) return {};
    const std::size_t place = std::size_t{cell.y} * map.width + cell.x;
    if (map.numbers) {
        const std::uint32_t number = (*map.numbers)[place];
        return {Saying::Kind::number, number, map.layer == number};
    }
    return {(*map.verdicts)[place] == core::Verdict::P ? Saying::Kind::p : Saying::Kind::n};
}

/// A cell turned over so far that `open` (0 to 1) of its width is seen.
void draw_face(Painter& painter, const MapPlan& plan, const Rect& rect, const Saying& saying, float open) {
    if (saying.kind == Saying::Kind::nothing || open <= 0) return;
    const Theme& theme = painter.theme;
    Rgba fill = theme.panel;
    Rgba ink = theme.muted;
    const bool strong = saying.kind == Saying::Kind::p || saying.lit;
    if (strong) {
        fill = theme.ok;
        ink = theme.on_hue;
    } else if (saying.kind == Saying::Kind::number) {
        fill = blend(theme.panel, theme.bit(static_cast<int>(saying.number & 7U)), saying.number < 8 ? 0.2F : 0.34F);
        ink = theme.ink;
    }
    const Rect seen = centred({rect.x + rect.w / 2, rect.y + rect.h / 2}, rect.w * open, rect.h);
    const float radius = std::min(plan.pitch * 0.12F, seen.w / 2);
    painter.tile(seen, radius, fill);
    if (!strong) painter.frame(seen, radius, theme.line, std::max(1.2F * plan.unit, 0.8F), Layer::under);
    std::string words = saying.kind == Saying::Kind::p ? "P" : "N";
    if (saying.kind == Saying::Kind::number) words = std::to_string(saying.number);
    painter.label(words, rect, {plan.letter, strong, faded(ink, open * open), Align::centre});
}

}  // namespace

void draw_map_cells(Painter& painter, const MapPlan& plan, const Map& now, const Map& before, float t) {
    const auto cells = static_cast<std::uint32_t>(now.order->size());
    const auto fresh =
        static_cast<float>(std::max<std::uint32_t>(now.solved > before.solved ? now.solved - before.solved : 1, 1));
    const auto widest = static_cast<float>(now.width + now.height);
    for (std::uint32_t i = 0; i < cells; ++i) {
        const MapCell& cell = (*now.order)[i];
        const Rect rect = plan.face(cell);
        const Saying old = saying_of(before, cell, i);
        const Saying next = saying_of(now, cell, i);
        const bool empty = old.kind == Saying::Kind::nothing || next.kind == Saying::Kind::nothing;
        const auto outline = [&](float strength) {
            painter.frame(rect, plan.pitch * 0.12F, faded(painter.theme.line, 0.75F * strength),
                          std::max(plan.unit, 0.8F), Layer::under);
        };
        if (old == next) {
            if (empty) outline(1);
            draw_face(painter, plan, rect, next, 1);
            continue;
        }
        // Solved in turn; turned over in a wave from the end outward.
        float start = 0.5F * static_cast<float>(cell.x + cell.y) / widest;
        if (old.kind == Saying::Kind::nothing)
            start = 0.5F * static_cast<float>(i - std::min(i, before.solved)) / fresh;
        const float p = phase(t, 0.04F + start, 0.24F + start);
        if (empty) {
            const bool fills = old.kind == Saying::Kind::nothing;
            const float open = fills ? p : 1 - p;
            outline(1 - open);
            draw_face(painter, plan, rect, fills ? next : old, open);
        } else if (p < 0.5F) {
            draw_face(painter, plan, rect, old, 1 - 2 * p);
        } else {
            draw_face(painter, plan, rect, next, 2 * p - 1);
        }
    }
}

}  // namespace nimboard::scene
