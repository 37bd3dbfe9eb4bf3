// The reduction itself: stones of the falling blocks become the rising ones; the rest leaves the game.
#include <algorithm>

#include "scene/frame.h"

namespace nimboard::scene {
namespace {

/// More stones than this do not fly one by one: the blocks fade over instead.
constexpr core::Heap most_flying = 256;

/// A stone's place, in the block of a column.
struct Slot {
    Rect rect;
    int bit = 0;
};

/// The slots of all blocks of `bits` in row `heap`, largest block first.
std::vector<Slot> slots_of(const Frame& frame, std::size_t heap, core::Heap bits) {
    std::vector<Slot> slots;
    for (std::size_t column = 0; column < frame.layout.columns.size(); ++column) {
        const ColumnPlace& place = frame.layout.columns[column];
        if (!core::has_bit(bits, place.bit)) continue;
        const Rect rect = frame.layout.block_rect(column, heap, frame.scroll);
        const std::size_t stones = std::size_t{1} << place.bit;
        for (std::size_t i = 0; i < stones; ++i) {
            slots.push_back({place.kind == BlockKind::stones ? stone_slot(rect, place, i) : rect, place.bit});
        }
    }
    return slots;
}

void draw_stone(Painter& painter, const Rect& rect, Rgba colour) {
    Block stone;
    stone.rect = rect;
    stone.colour = colour;
    stone.clipped = true;
    painter.block(stone);
}

/// Blocks that have risen before: as far as the step before has settled this heap.
core::Heap risen_before(const Frame& frame, const core::Move& move) {
    if (frame.from().counts.empty() || frame.from().phase != lesson::MovePhase::changed) return 0;
    const core::Move* before = lesson::move_in(frame.from(), move.heap);
    return before != nullptr && before->from == move.from ? before->to & ~before->from : 0;
}

/// Rising blocks of many stones: each grows out of the highest falling one.
void draw_blocks_rising(Painter& painter, const Frame& frame, const core::Move& move, core::Heap rising) {
    const int highest = core::top_bit(move.from & ~move.to);
    Rect source;
    for (std::size_t column = 0; column < frame.layout.columns.size(); ++column) {
        const int bit = frame.layout.columns[column].bit;
        const Rect rect = frame.layout.block_rect(column, move.heap, frame.scroll);
        if (bit == highest) source = rect;
        if (!core::has_bit(rising, bit)) continue;
        const float p = phase(frame.t, 0.15F, 0.85F);
        Block block = make_block(painter, frame, column, blend(source, rect, p));
        block.colour = blend(faded(painter.theme.bit(highest), 0.2F * phase(frame.t, 0.05F, 0.2F)), block.colour, p);
        painter.block(block);
    }
}

/// Stones of one heap, from its falling blocks to the rising ones.
void draw_rising(Painter& painter, const Frame& frame, const core::Move& move) {
    const core::Heap settled = risen_before(frame, move);
    const core::Heap rising = move.to & ~move.from & ~settled;
    const core::Heap falling = move.from & ~move.to;
    if (falling > most_flying) {
        draw_blocks_rising(painter, frame, move, rising);
        return;
    }
    // Stones that rose before have left the first places.
    std::vector<Slot> sources = slots_of(frame, move.heap, falling);
    sources.erase(sources.begin(), sources.begin() + static_cast<std::ptrdiff_t>(settled));
    const std::vector<Slot> targets = slots_of(frame, move.heap, rising);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const float wait = 0.3F * static_cast<float>(i) / static_cast<float>(targets.size());
        const float p = phase(frame.t, 0.15F + wait, 0.65F + wait);
        if (frame.t < 0.15F) continue;
        const Slot& source = i < sources.size() ? sources[i] : targets[i];  // a heap that may not grow has no source
        const Rgba colour = blend(painter.theme.bit(source.bit), painter.theme.bit(targets[i].bit), p);
        Rect rect = blend(source.rect, targets[i].rect, p);
        rect.y -= 26 * frame.layout.unit * p * (1 - p);  // a small arc
        draw_stone(painter, rect, colour);
    }
}

void draw_heap_leaving(Painter& painter, const Frame& frame, const core::Move& move) {
    const core::Heap falling = move.from & ~move.to;
    if (falling > most_flying) return;
    const std::vector<Slot> slots = slots_of(frame, move.heap, falling);
    const auto leaving = static_cast<std::size_t>(move.from - move.to);
    for (std::size_t i = slots.size() - leaving; i < slots.size(); ++i) {
        const float place = static_cast<float>(i + leaving - slots.size()) / static_cast<float>(leaving);
        const float p = phase(frame.t, 0.05F + 0.25F * place, 0.6F + 0.25F * place);
        const float appear = phase(frame.t, 0, 0.08F);
        Rect goal = slots[i].rect;
        goal.x = frame.layout.rows.right() + goal.w;
        goal.y -= 0.25F * frame.layout.row_height;
        const Rgba colour = faded(painter.theme.bit(slots[i].bit), appear * (1 - phase(p, 0.55F, 1)));
        draw_stone(painter, blend(slots[i].rect, goal, p * p), colour);
    }
}

bool in_sight(const Frame& frame, std::size_t heap) {
    return heap >= frame.layout.first_row(frame.scroll) && heap < frame.layout.end_row(frame.scroll);
}

}  // namespace

std::vector<core::Move> moves_of(const lesson::Stage& stage) {
    std::vector<core::Move> moves = stage.more_moves;
    if (stage.move) moves.insert(moves.begin(), *stage.move);
    return moves;
}

void draw_flight(Painter& painter, const Frame& frame) {
    if (!changes(frame) || frame.t >= 1) return;
    for (const core::Move& move : moves_of(frame.to())) {
        if (in_sight(frame, move.heap)) draw_rising(painter, frame, move);
    }
}

void draw_leaving(Painter& painter, const Frame& frame) {
    if (!takes(frame) || frame.t >= 1) return;
    for (const core::Move& move : moves_of(frame.to())) {
        if (in_sight(frame, move.heap)) draw_heap_leaving(painter, frame, move);
    }
}

}  // namespace nimboard::scene
