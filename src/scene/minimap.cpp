// All rows × bits at once, beside a stage that scrolls.
#include <algorithm>

#include "scene/frame.h"

namespace nimboard::scene {
namespace {

/// Rows of heaps are put together into at most this many strips.
constexpr std::size_t most_strips = 120;

struct Strips {
    std::size_t count = 0;
    std::size_t heaps = 0;
    [[nodiscard]] std::size_t first(std::size_t strip) const { return strip * heaps / count; }
};

/// For each strip and column: the share of its heaps that have the bit.
std::vector<float> densities(const Frame& frame, const core::Position& heaps, const Strips& strips) {
    const std::vector<ColumnPlace>& columns = frame.layout.columns;
    std::vector<float> density(strips.count * columns.size(), 0);
    for (std::size_t strip = 0; strip < strips.count; ++strip) {
        const std::size_t first = strips.first(strip);
        const std::size_t end = strips.first(strip + 1);
        const float share = 1.0F / static_cast<float>(end - first);
        for (std::size_t heap = first; heap < end; ++heap) {
            const core::Heap size = heaps[heap];
            for (std::size_t column = 0; column < columns.size(); ++column) {
                if (core::has_bit(size, columns[column].bit)) density[strip * columns.size() + column] += share;
            }
        }
    }
    return density;
}

void draw_window(Painter& painter, const Frame& frame) {
    const Layout& layout = frame.layout;
    const Rect& map = layout.minimap;
    const float content = layout.rows.h + layout.scroll_range;
    const float height = std::max(map.h * layout.rows.h / content, 8.0F);
    const float y = map.y + (map.h - height) * (frame.scroll / layout.scroll_range);
    painter.frame({map.x - 3, y, map.w + 6, height}, 4, painter.theme.accent, 2);
}

void add_hotspots(Painter& painter, const Frame& frame) {
    const Rect& map = frame.layout.minimap;
    constexpr int steps = 100;
    for (int i = 0; i < steps; ++i) {
        const Rect rect{map.x - 6, map.y + map.h * static_cast<float>(i) / steps, map.w + 12, map.h / steps};
        const float goal = frame.layout.scroll_range * static_cast<float>(i) / (steps - 1);
        painter.hotspot(rect, {ActionKind::scroll_to, static_cast<std::uint64_t>(goal), 0});
    }
}

}  // namespace

void draw_minimap(Painter& painter, const Frame& frame) {
    const Rect& map = frame.layout.minimap;
    const std::vector<ColumnPlace>& columns = frame.layout.columns;
    if (map.w <= 0 || columns.empty()) return;
    painter.tile(inset(map, -3), 5, painter.theme.panel);
    Strips strips;
    strips.heaps = frame.layout.heap_count;
    strips.count = std::min({most_strips, strips.heaps, static_cast<std::size_t>(std::max(map.h / 2, 1.0F))});
    const std::vector<float> now = densities(frame, *frame.to().position, strips);
    const bool same = frame.from().position == frame.to().position;
    const std::vector<float> before = same ? now : densities(frame, *frame.from().position, strips);
    const auto strength = [](float share) { return share > 0 ? 0.15F + 0.85F * share : 0; };
    const float p = phase(frame.t, 0.2F, 0.8F);
    const float w = map.w / static_cast<float>(columns.size());
    const float h = map.h / static_cast<float>(strips.count);
    for (std::size_t strip = 0; strip < strips.count; ++strip) {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const std::size_t i = strip * columns.size() + column;
            const float alpha = blend(strength(before[i]), strength(now[i]), p);
            if (alpha <= 0) continue;
            Block cell;
            cell.kind = BlockKind::plain;
            cell.rect = {map.x + static_cast<float>(column) * w, map.y + static_cast<float>(strip) * h, w, h};
            cell.colour = faded(painter.theme.bit(columns[column].bit), alpha);
            painter.block(cell);
        }
    }
    draw_window(painter, frame);
    add_hotspots(painter, frame);
}

}  // namespace nimboard::scene
