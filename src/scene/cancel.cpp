// One column: blocks meet in pairs and cancel; the one without a partner drops into the XOR row.
#include <algorithm>
#include <optional>

#include "scene/frame.h"

namespace nimboard::scene {
namespace {

constexpr float ghost_alpha = 0.24F;

/// Two heaps whose blocks cancel.
struct Pair {
    std::size_t upper = 0;
    std::size_t lower = 0;
};

struct Pairing {
    std::vector<Pair> pairs;  ///< those with a block in sight
    std::size_t count = 0;    ///< all of them
    std::optional<std::size_t> single;
};

/// Partners from the top: first with second, third with fourth.
Pairing pair_up(const Frame& frame, int bit) {
    const core::Position& heaps = *frame.to().position;
    const std::size_t first = frame.layout.first_row(frame.scroll);
    const std::size_t end = frame.layout.end_row(frame.scroll);
    Pairing pairing;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (!core::has_bit(heaps[heap], bit)) continue;
        if (!pairing.single) {
            pairing.single = heap;
            continue;
        }
        const Pair pair{*pairing.single, heap};
        pairing.single.reset();
        ++pairing.count;
        if (pair.lower >= first && pair.upper < end) pairing.pairs.push_back(pair);
    }
    return pairing;
}

void draw_pair(Painter& painter, const Frame& frame, std::size_t column, const Pair& pair, float wait) {
    const Rect upper = frame.layout.block_rect(column, pair.upper, frame.scroll);
    const Rect lower = frame.layout.block_rect(column, pair.lower, frame.scroll);
    const Rect middle{upper.x, (upper.y + lower.y) / 2, upper.w, upper.h};
    const float meet = phase(frame.t, 0.05F + wait, 0.37F + wait);
    const float gone = phase(frame.t, 0.35F + wait, 0.45F + wait);
    const float ghost = phase(frame.t, 0.42F + wait, 0.58F + wait) * ghost_alpha;
    for (const Rect& home : {upper, lower}) {
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
    const Pairing pairing = pair_up(frame, frame.layout.columns[column].bit);
    const auto shown = static_cast<float>(std::max<std::size_t>(pairing.pairs.size(), 1));
    for (std::size_t i = 0; i < pairing.pairs.size(); ++i) {
        draw_pair(painter, frame, column, pairing.pairs[i], 0.3F * static_cast<float>(i) / shown);
    }
    if (pairing.single) draw_single(painter, frame, column, *pairing.single);
}

}  // namespace nimboard::scene
