// The blocks of stones in their cells, and the zeros of empty cells.
#include <algorithm>
#include <optional>
#include <string>

#include "scene/font.h"
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

constexpr float ghost_alpha = 0.24F;
constexpr float hollow_alpha = 0.8F;

Look look_at(const lesson::Stage& stage, const Frame& frame, std::size_t column, std::size_t heap,
             const std::vector<std::size_t>& holders) {
    const int bit = frame.layout.columns[column].bit;
    const HeapBits bits = heap_bits(stage, heap);
    const bool before = core::has_bit(bits.before, bit);
    const bool after = core::has_bit(bits.after, bit);
    Look look;
    if (stage.form == lesson::Form::piles) return look;
    if (stage.phase == lesson::MovePhase::changed && lesson::move_in(stage, heap) != nullptr) {
        look.alpha = after ? 1 : (before ? hollow_alpha : 0);
        look.hollow = before && !after ? 1 : 0;
        look.ring = after && !before ? 1 : 0;
        return look;
    }
    const bool there = stage.phase == lesson::MovePhase::taken ? after : before;
    if (!there) return look;
    look.alpha = 1;
    const bool partner = heap < holders[column];
    if (stage.ghosts && static_cast<int>(column) < stage.columns_done && partner) look.alpha = ghost_alpha;
    return look;
}

void draw_ring(Painter& painter, const Frame& frame, const Rect& rect, float strength) {
    const float margin = std::min(5 * frame.layout.unit, (frame.layout.row_height - rect.h) / 2);
    const float radius = std::min(10 * frame.layout.unit, rect.h / 2);
    painter.frame(inset(rect, -margin), radius, faded(painter.theme.ok, strength), std::max(2.5F * frame.layout.unit, 1.5F),
                  Layer::over, true);
}

/// The number that a dotted tile carries.
void draw_number(Painter& painter, const Frame& frame, const ColumnPlace& place, const Rect& rect, const Look& look,
                 float there) {
    const std::string number = std::to_string(core::Heap{1} << place.bit);
    const float size = fitting_size(number, std::min(22 * frame.layout.unit, rect.h * 0.5F), rect.w * 0.86F, true);
    // Only what is wholly there has one.
    const float strength = there * std::clamp((look.alpha - hollow_alpha) / (1 - hollow_alpha), 0.0F, 1.0F);
    if (size < 8 || strength <= 0) return;
    const Rgba ink = look.hollow > 0.5F ? painter.theme.text_bit(place.bit) : painter.theme.on_hue;
    painter.label(number, rect, {size, true, faded(ink, strength), Align::centre}, true);
}

void draw_zero(Painter& painter, const Frame& frame, std::size_t column, std::size_t heap, float strength) {
    const float size = std::min(20 * frame.layout.unit, frame.layout.row_height * 0.5F);
    const ColumnPlace& place = frame.layout.columns[column];
    if (size < 8 || size > frame.layout.narrowest) return;
    const Rect box = centred({place.cx, frame.layout.row_middle(heap, frame.scroll)}, place.width, size * 1.2F);
    painter.label("0", box, {size, false, faded(painter.theme.faint, strength), Align::centre}, true);
}

struct Moment {
    Look look;
    float zero = 0;  ///< strength of the "0" in an empty cell
};

Moment moment_of(const Look& from, const Look& to, const Frame& frame, bool was_columns) {
    const float p = phase(frame.t, 0.1F, 0.7F);
    Moment moment;
    moment.look = {blend(from.alpha, to.alpha, p), blend(from.hollow, to.hollow, p), blend(from.ring, to.ring, p)};
    const float zero_from = was_columns && from.alpha == 0 ? 1.0F : 0.0F;
    const float zero_to = to.alpha == 0 ? 1.0F : 0.0F;
    moment.zero = blend(zero_from, zero_to, phase(frame.t, 0.6F, 1));
    // A zero and a block never stand in one cell: the one that goes is gone before the other comes.
    if (zero_from != zero_to && moment.look.alpha > 0.02F) moment.zero = 0;
    return moment;
}

}  // namespace

HeapBits heap_bits(const lesson::Stage& stage, std::size_t heap) {
    HeapBits bits{(*stage.position)[heap], (*stage.position)[heap]};
    if (stage.phase < lesson::MovePhase::changed) return bits;
    if (const core::Move* move = lesson::move_in(stage, heap)) bits.after = move->to;
    return bits;
}

int cancelling_column(const Frame& frame) {
    const int done = frame.to().columns_done;
    // Columns that are whole again at rest have been done elsewhere.
    if (frame.from().columns_done != done - 1 || frame.t >= 1 || !frame.to().ghosts) return -1;
    return done - 1;
}

bool regroups(const Frame& frame) { return frame.from().form != frame.to().form; }

bool changes(const Frame& frame) {
    return frame.to().phase == lesson::MovePhase::changed &&
           (frame.from().phase != lesson::MovePhase::changed || frame.from().move != frame.to().move ||
            frame.from().more_moves != frame.to().more_moves);
}

bool takes(const Frame& frame) {
    return frame.to().phase == lesson::MovePhase::taken && frame.from().phase == lesson::MovePhase::changed;
}

std::vector<std::size_t> first_without_partner(const Frame& frame) {
    const core::Position& heaps = *frame.lesson.position;
    std::vector<std::size_t> holders;
    for (const core::Column& column : frame.lesson.columns) {
        std::size_t heap = heaps.size();
        for (core::Heap left = column.ones % frame.lesson.modulus; left > 0; --heap) {
            if (core::has_bit(heaps[heap - 1], column.bit)) --left;
        }
        holders.push_back(heap);
    }
    return holders;
}

Block make_block(const Painter& painter, const Frame& frame, std::size_t column, const Rect& rect) {
    const ColumnPlace& place = frame.layout.columns[column];
    Block block;
    block.rect = rect;
    block.nx = place.nx;
    block.ny = place.ny;
    block.kind = place.kind;
    block.colour = painter.theme.bit(place.bit);
    block.clipped = true;
    return block;
}

Rect stone_slot(const Rect& rect, const ColumnPlace& place, std::size_t index) {
    const float w = rect.w / static_cast<float>(place.nx);
    const float h = rect.h / static_cast<float>(place.ny);
    const auto column = static_cast<float>(index / place.ny);
    const auto row = static_cast<float>(index % place.ny);
    return {rect.x + column * w, rect.y + row * h, w, h};
}

void draw_cells(Painter& painter, const Frame& frame) {
    const Layout& layout = frame.layout;
    if (frame.to().form == lesson::Form::piles) return;
    const std::vector<std::size_t> holders = first_without_partner(frame);
    const int cancelling = cancelling_column(frame);
    const bool regrouping = regroups(frame);
    const bool flying = changes(frame) && frame.t < 1;
    for (std::size_t heap = layout.first_row(frame.scroll); heap < layout.end_row(frame.scroll); ++heap) {
        for (std::size_t column = 0; column < layout.columns.size(); ++column) {
            const Look from = look_at(frame.from(), frame, column, heap, holders);
            const Look to = look_at(frame.to(), frame, column, heap, holders);
            Moment moment = moment_of(from, to, frame, !regrouping);
            const bool rises = flying && to.ring > from.ring;
            const bool drawn_in_motion = (regrouping && frame.t < 1) || cancelling == static_cast<int>(column) || rises;
            if (moment.zero > 0) draw_zero(painter, frame, column, heap, moment.zero);
            const Rect rect = layout.block_rect(column, heap, frame.scroll);
            // Around and on what has risen: once it is there.
            const bool dotted = layout.columns[column].kind == BlockKind::dotted;
            const float there = rises || regrouping ? phase(frame.t, 0.86F, 1) : 1;
            if (rises) draw_ring(painter, frame, rect, there);
            if (drawn_in_motion && dotted)
                draw_number(painter, frame, layout.columns[column], rect, rises || regrouping ? to : moment.look, there);
            if (drawn_in_motion || moment.look.alpha <= 0) continue;
            Block block = make_block(painter, frame, column, rect);
            block.hollow = moment.look.hollow;
            block.colour = faded(block.colour, moment.look.alpha);
            painter.block(block);
            if (dotted) draw_number(painter, frame, layout.columns[column], rect, moment.look, there);
            if (moment.look.ring > 0) draw_ring(painter, frame, rect, moment.look.ring);
        }
    }
}

}  // namespace nimboard::scene
