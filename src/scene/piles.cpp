// Heaps as plain piles, and the way from a pile to powers of two: every stone travels to its place.
#include <algorithm>
#include <cmath>

#include "scene/frame.h"

namespace nimboard::scene {
namespace {

/// Where stone number `index` of a pile lies; piles fill column by column, from the left.
Rect pile_slot(const Layout& layout, std::size_t heap, std::size_t index, float scroll) {
    const PilePlace& pile = layout.pile;
    const auto rows = static_cast<std::size_t>(pile.rows);
    const float top = layout.row_middle(heap, scroll) - static_cast<float>(rows) * pile.pitch / 2;
    return {pile.x + static_cast<float>(index / rows) * pile.pitch, top + static_cast<float>(index % rows) * pile.pitch,
            pile.pitch, pile.pitch};
}

/// Time of one stone's own journey: stones of larger blocks leave first, and those of one block one after the other.
float journey(float t, std::size_t column, std::size_t columns, float within) {
    const float wait = columns < 2 ? 0 : 0.3F * static_cast<float>(column) / static_cast<float>(columns - 1);
    const float begin = 0.05F + wait + 0.2F * within;
    return phase(t, begin, begin + 0.42F);
}

void draw_stones(Painter& painter, const Frame& frame, std::size_t heap, float t) {
    const Layout& layout = frame.layout;
    const core::Heap size = (*frame.to().position)[heap];
    std::size_t index = 0;
    for (std::size_t column = 0; column < layout.columns.size(); ++column) {
        const ColumnPlace& place = layout.columns[column];
        if (!core::has_bit(size, place.bit)) continue;
        const std::size_t stones = std::size_t{1} << place.bit;
        const Rect rect = layout.block_rect(column, heap, frame.scroll);
        for (std::size_t i = 0; i < stones; ++i, ++index) {
            const float p = journey(t, column, layout.columns.size(), static_cast<float>(i) / static_cast<float>(stones));
            Rect target = stone_slot(rect, place, i);
            if (place.kind != BlockKind::stones) target = rect;
            Block stone;
            stone.rect = blend(pile_slot(layout, heap, index, frame.scroll), target, p);
            stone.colour = blend(painter.theme.neutral, painter.theme.bit(place.bit), p);
            stone.clipped = true;
            painter.block(stone);
        }
    }
}

/// Piles too large for single stones: a bar as long as the heap, cut where its powers of two are.
void draw_bar(Painter& painter, const Frame& frame, std::size_t heap, float t) {
    const Layout& layout = frame.layout;
    const PilePlace& pile = layout.pile;
    const core::Heap size = (*frame.to().position)[heap];
    const float height = layout.row_height * 0.44F;
    float x = pile.x;
    for (std::size_t column = 0; column < layout.columns.size(); ++column) {
        const ColumnPlace& place = layout.columns[column];
        if (!core::has_bit(size, place.bit)) continue;
        const double part = std::ldexp(1.0, place.bit) / static_cast<double>(pile.largest);
        const float width = std::max(static_cast<float>(part) * pile.width, 0.25F);
        const Rect start{x, layout.row_middle(heap, frame.scroll) - height / 2, width, height};
        x += width;
        const float p = journey(t, column, layout.columns.size(), 0);
        Block block = make_block(painter, frame, column, blend(start, layout.block_rect(column, heap, frame.scroll), p));
        if (p <= 0) block.kind = BlockKind::plain;
        block.colour = blend(painter.theme.neutral, block.colour, p);
        painter.block(block);
    }
}

}  // namespace

void draw_piles(Painter& painter, const Frame& frame) {
    const bool resting = frame.to().form == lesson::Form::piles;
    if (!resting && (!regroups(frame) || frame.t >= 1)) return;
    const float t = resting ? 0 : frame.t;
    const Layout& layout = frame.layout;
    for (std::size_t heap = layout.first_row(frame.scroll); heap < layout.end_row(frame.scroll); ++heap) {
        if (layout.pile.as_bars) {
            draw_bar(painter, frame, heap, t);
        } else {
            draw_stones(painter, frame, heap, t);
        }
    }
}

}  // namespace nimboard::scene
