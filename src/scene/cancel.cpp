// One column: blocks meet in pairs, or in groups of K + 1, and cancel; what is left over drops into the XOR row.
#include <algorithm>

#include "scene/frame.h"

namespace nimboard::scene {
namespace {

constexpr float ghost_alpha = 0.24F;

/// Heaps whose blocks cancel together: two in Nim, K + 1 in Moore's Nim.
using Group = std::vector<std::size_t>;

struct Grouping {
    std::vector<Group> groups;  ///< those with a block in sight
    Group left;                 ///< heaps whose block is left over
};

/// Groups from the top: in Nim the first with the second, the third with the fourth.
Grouping group_up(const Frame& frame, int bit) {
    const core::Position& heaps = *frame.to().position;
    const std::size_t first = frame.layout.first_row(frame.scroll);
    const std::size_t end = frame.layout.end_row(frame.scroll);
    Grouping grouping;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (!core::has_bit(heaps[heap], bit)) continue;
        Group& group = grouping.left;
        group.push_back(heap);
        if (group.size() < frame.lesson.modulus) continue;
        if (group.back() >= first && group.front() < end) grouping.groups.push_back(group);
        group.clear();
    }
    return grouping;
}

void draw_group(Painter& painter, const Frame& frame, std::size_t column, const Group& group, float wait) {
    Rect middle = frame.layout.block_rect(column, group.front(), frame.scroll);
    middle.y = (middle.y + frame.layout.block_rect(column, group.back(), frame.scroll).y) / 2;
    const float meet = phase(frame.t, 0.05F + wait, 0.37F + wait);
    const float gone = phase(frame.t, 0.35F + wait, 0.45F + wait);
    const float ghost = phase(frame.t, 0.42F + wait, 0.58F + wait) * ghost_alpha;
    for (const std::size_t heap : group) {
        const Rect home = frame.layout.block_rect(column, heap, frame.scroll);
        Block block = make_block(painter, frame, column, blend(home, middle, meet));
        const Rgba colour = block.colour;
        block.colour = faded(colour, 1 - gone);
        painter.block(block);
        block.rect = home;
        block.colour = faded(colour, ghost);
        painter.block(block);
    }
    const float flash = gone * (1 - phase(frame.t, 0.45F + wait, 0.6F + wait));
    const float grow = (3 + 9 * gone) * frame.layout.unit;
    if (flash > 0) {
        painter.frame(inset(middle, -grow), 10 * frame.layout.unit + grow / 2,
                      faded(painter.theme.bit(frame.layout.columns[column].bit), flash), 2 * frame.layout.unit,
                      Layer::over, true);
    }
}

void draw_single(Painter& painter, const Frame& frame, std::size_t column, std::size_t heap) {
    const Rect home = frame.layout.block_rect(column, heap, frame.scroll);
    painter.block(make_block(painter, frame, column, home));
    const float fall = phase(frame.t, 0.5F, 0.88F);
    if (fall <= 0) return;
    const float side = frame.layout.xor_tile;
    const Rect goal = centred({frame.layout.columns[column].cx, frame.layout.xor_middle()}, side, side);
    Block copy = make_block(painter, frame, column, blend(home, goal, fall));
    copy.clipped = false;
    copy.colour = faded(copy.colour, 1 - phase(frame.t, 0.8F, 0.95F));
    painter.block(copy);
}

}  // namespace

void draw_cancelling(Painter& painter, const Frame& frame) {
    const int index = cancelling_column(frame);
    if (index < 0) return;
    const auto column = static_cast<std::size_t>(index);
    const Grouping grouping = group_up(frame, frame.layout.columns[column].bit);
    const auto shown = static_cast<float>(std::max<std::size_t>(grouping.groups.size(), 1));
    for (std::size_t i = 0; i < grouping.groups.size(); ++i) {
        draw_group(painter, frame, column, grouping.groups[i], 0.3F * static_cast<float>(i) / shown);
    }
    for (const std::size_t heap : grouping.left) draw_single(painter, frame, column, heap);
}

}  // namespace nimboard::scene
