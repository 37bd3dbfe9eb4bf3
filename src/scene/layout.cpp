#include "scene/layout.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "lesson/words.h"
#include "scene/font.h"
#include "scene/paint.h"

namespace nimboard::scene {
namespace {

constexpr float design_width = 1600;
constexpr float design_height = 714;  // without the bars
constexpr std::size_t most_fitted_heaps = 64;  // more than these scroll
constexpr float smallest_row = 7;
constexpr int last_stone_bit = 6;  // from 2^7 on a block is a dotted tile
constexpr float stone_pitch = 30;
constexpr float smallest_number = 9;
constexpr float smallest_text_unit = 0.55F;  // sentences of 12.6 pixels
constexpr float row_fill = 0.84F;  // part of a row's height that blocks may take

/// Splits the window into stage and panel.
void place_areas(Layout& layout, const Viewport& viewport) {
    layout.tall = viewport.width < viewport.height * 1.15F;
    if (layout.tall) {
        const float margin = std::clamp(viewport.width * 0.03F, 8.0F, 28.0F);
        const float stage_height = viewport.height * 0.46F;
        layout.text_unit = std::clamp(viewport.width / 560, 0.68F, 1.3F) * viewport.text_scale;
        layout.stage = {margin, margin / 2, viewport.width - 2 * margin, stage_height - margin};
        layout.panel = {margin, stage_height, viewport.width - 2 * margin, viewport.height - stage_height - margin / 2};
    } else {
        const float scale = std::min(viewport.width / design_width, viewport.height / design_height);
        const float margin = 28 * std::max(scale, 0.4F);
        const float split = viewport.width * 0.5625F;
        layout.text_unit = std::max(scale, 0.62F) * viewport.text_scale;
        const float top = std::clamp(20 * scale, 6.0F, 40.0F);
        layout.stage = {margin, top, split - 2 * margin, viewport.height - 2 * top};
        layout.panel = {split, top, viewport.width - split - margin, viewport.height - 2 * top};
    }
    layout.text_unit = std::max(layout.text_unit, smallest_text_unit);
    layout.unit = std::min(layout.stage.w / 844, layout.stage.h / 674);
}

/// A tape takes the whole width, with the panel under it; in a tall window the panel stays where it is.
void place_tape(Layout& layout, const Viewport& viewport) {
    if (layout.tall) {
        layout.tape_panel = layout.panel;
        layout.tape = layout.stage;
        const float row = std::min(std::max(170 * layout.unit, 78.0F), layout.stage.h * 0.36F);
        layout.tape.h -= row;
        layout.mex = {layout.tape.x, layout.tape.bottom(), layout.tape.w, row};
        return;
    }
    const float side = 2 * layout.stage.x;
    const float top = layout.stage.y;
    const float line = viewport.height * 0.5F;
    layout.tape = {side, top, viewport.width - 2 * side, line - top};
    layout.tape_panel = {side, line, viewport.width - 2 * side, viewport.height - line - top};
    const Rect& panel = layout.tape_panel;
    const float pad = 32 * layout.unit;
    layout.mex = {panel.x + pad, panel.y + panel.h * 0.27F, panel.w * 0.46F - pad, panel.h * 0.7F};
}

void place_rows(Layout& layout) {
    const float unit = layout.unit;
    const Rect& stage = layout.stage;
    const float header = std::max(54 * unit, 26.0F);
    layout.xor_height = std::max(116 * unit, 46.0F);
    layout.xor_tile = std::min(60 * unit, layout.xor_height * 0.56F);
    const float room = std::max(stage.h - header - layout.xor_height - 8 * unit, 40.0F);
    const auto count = static_cast<float>(std::max<std::size_t>(layout.heap_count, 1));
    layout.row_height = std::min(128 * unit, room / count);
    if (layout.heap_count > most_fitted_heaps) {
        layout.row_height = std::max(26 * unit, 16.0F);
    } else {
        layout.row_height = std::max(layout.row_height, smallest_row);
    }
    const float content = layout.row_height * count;
    const float shown = std::min(content, room);
    layout.rows = {stage.x, stage.y + header, stage.w, shown};
    layout.scroll_range = std::max(0.0F, content - shown);
    layout.header_middle = stage.y + header * 0.45F;
    layout.xor_top = layout.rows.bottom() + 8 * unit;
    if (layout.scroll_range > 0) {
        const float width = std::clamp(60 * unit, 20.0F, 60.0F);
        layout.minimap = {stage.right() - width, layout.rows.y, width, shown};
        layout.rows.w -= width + 12 * unit;
    }
}

/// Sizes of the numbers at the left, and whether "heap 1" stands beside them. Gives the x where the columns begin.
float place_numbers(Layout& layout, const lesson::Lesson& lesson, i18n::Lang lang) {
    const core::Heaps heaps = *lesson.position;
    const core::Heap largest = heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
    const std::string widest(std::to_string(largest).size(), '8');
    const float wanted = std::min(46 * layout.unit, layout.row_height * 0.72F);
    const float limit = layout.rows.w * 0.26F;
    layout.number_size = fitting_size(widest, std::max(wanted, smallest_number), limit, true);
    const float left = layout.rows.x + 12 * layout.unit;
    const float width = std::max(text_width(widest, layout.number_size, true), 72 * layout.unit);
    layout.numbers = {left, 0, width, 0};
    float end = layout.numbers.right();
    const std::size_t last = heaps.empty() ? 0 : heaps.size() - 1;
    const std::string label = i18n::plain(lesson::row_name(lesson, {}, last), lang);
    const float size = std::min(15 * layout.unit, layout.row_height * 0.5F);
    if (size >= 9) {
        layout.label_size = size;
        layout.label_x = end + 14 * layout.unit;
        end = layout.label_x + text_width(label, size, false);
    }
    // The XOR row's own name stands in the same place.
    const float name = text_width("⊕ XOR", std::max(24 * layout.unit, 13.0F), true) + 12 * layout.unit;
    return std::max({end, layout.rows.x + 12 * layout.unit + name, layout.rows.x + 0.2F * layout.rows.w}) +
           14 * layout.unit;
}

/// Width and height that a block would like, before it is known whether all columns fit.
void size_block(ColumnPlace& place, const Layout& layout) {
    const float room = layout.row_height * row_fill;
    const int bit = place.bit;
    if (bit <= last_stone_bit) {
        place.nx = static_cast<std::uint16_t>(1U << (bit - bit / 2));
        place.ny = static_cast<std::uint16_t>(1U << (bit / 2));
        const float pitch = std::min({stone_pitch * layout.unit, room / 2, room / static_cast<float>(place.ny)});
        place.block_w = pitch * static_cast<float>(place.nx);
        place.block_h = pitch * static_cast<float>(place.ny);
    } else {
        place.kind = BlockKind::dotted;
        const float aspect = bit % 2 == 1 ? 2.0F : 1.0F;
        place.nx = bit % 2 == 1 ? 12 : 8;
        place.ny = bit % 2 == 1 ? 6 : 8;
        place.block_h = std::min(room, 64 * layout.unit);
        place.block_w = place.block_h * aspect;
    }
}

/// Blocks too small for stones become plain ones; a tile keeps its dots while they can be seen.
void simplify_block(ColumnPlace& place, float row_height) {
    const float cell = place.block_w / static_cast<float>(place.nx);
    if (cell >= (place.kind == BlockKind::dotted ? 2.5F : 1.8F)) return;
    place.kind = BlockKind::plain;
    place.block_w = std::clamp(place.block_w, std::min(place.width * 0.72F, 8.0F), place.width * 0.8F);
    place.block_h = std::clamp(place.block_w * 3, std::min(row_height * 0.7F, 8.0F), row_height * 0.7F);
}

/// Blocks of 1, 2, 4 and 8 have stones of one size, so that more is seen to be more.
void even_stones(std::vector<ColumnPlace>& columns) {
    constexpr int last_even_bit = 3;
    float pitch = stone_pitch * 100;
    for (const ColumnPlace& place : columns) {
        if (place.bit <= last_even_bit) pitch = std::min(pitch, place.block_w / static_cast<float>(place.nx));
    }
    for (ColumnPlace& place : columns) {
        if (place.bit > last_even_bit) continue;
        place.block_w = pitch * static_cast<float>(place.nx);
        place.block_h = pitch * static_cast<float>(place.ny);
    }
}

void place_columns(Layout& layout, const std::vector<core::Column>& columns, float left) {
    if (columns.empty()) return;
    const float room = layout.rows.right() - left;
    const auto count = static_cast<float>(columns.size());
    // Every column has room for its tile in the XOR row; what is left over is shared evenly.
    const float least_gap = std::min(room * 0.2F / count, 20 * layout.unit);
    const float least_width = std::min(layout.xor_tile, room / count - least_gap);
    float needed = 0;
    for (const core::Column& column : columns) {
        ColumnPlace place;
        place.bit = column.bit;
        size_block(place, layout);
        place.width = std::max(place.block_w, least_width);
        needed += place.width - least_width;
        layout.columns.push_back(place);
    }
    const float spare = std::max(room - (least_width + least_gap) * count, 0.0F);
    const float shrink = needed > spare ? spare / needed : 1.0F;
    const float gap = least_gap + (needed > spare ? 0 : (spare - needed) / count);
    float x = left;
    for (ColumnPlace& place : layout.columns) {
        const float body = least_width + (place.width - least_width) * shrink;
        const float fit = std::min(1.0F, body / place.block_w);
        place.block_w *= fit;
        place.block_h *= fit;
        place.width = body + gap;
        place.cx = x + place.width / 2;
        x += place.width;
    }
    even_stones(layout.columns);
    for (ColumnPlace& place : layout.columns) simplify_block(place, layout.row_height);
    layout.narrowest = least_width + gap;
    layout.xor_tile = std::min(layout.xor_tile, least_width + least_gap * 0.6F);
}

void place_pile(Layout& layout, core::Heaps heaps, float left) {
    PilePlace& pile = layout.pile;
    pile.largest = heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
    pile.x = left + 10 * layout.unit;
    const float room = layout.rows.right() - pile.x - 10 * layout.unit;
    pile.width = room;
    constexpr core::Heap most_single_stones = 127;
    pile.as_bars = pile.largest > most_single_stones || heaps.size() > most_fitted_heaps;
    if (pile.as_bars) return;
    const float height = layout.row_height * row_fill;
    for (int rows = 1; rows <= 8; ++rows) {
        const core::Heap across = (pile.largest + static_cast<core::Heap>(rows) - 1) / static_cast<core::Heap>(rows);
        const float pitch = std::min({stone_pitch * layout.unit, height / static_cast<float>(std::max(rows, 2)),
                                      room / static_cast<float>(std::max<core::Heap>(across, 1))});
        if (pitch > pile.pitch * 1.02F || (rows == 2 && pile.largest > 5 && pitch >= pile.pitch)) {
            pile.pitch = pitch;
            pile.rows = rows;
        }
    }
    if (pile.pitch < 2) pile.as_bars = true;
}

}  // namespace

std::size_t Layout::first_row(float scroll) const {
    return static_cast<std::size_t>(std::max(0.0F, std::floor(scroll / row_height)));
}

std::size_t Layout::end_row(float scroll) const {
    return std::min(heap_count, static_cast<std::size_t>(std::ceil((scroll + rows.h) / row_height)));
}

Rect Layout::block_rect(std::size_t column, std::size_t heap, float scroll) const {
    const ColumnPlace& place = columns[column];
    return centred({place.cx, row_middle(heap, scroll)}, place.block_w, place.block_h);
}

bool shows_tape(const lesson::Stage& stage) {
    return stage.scenery && std::holds_alternative<lesson::Tape>(*stage.scenery);
}

const Rect& panel_of(const Layout& layout, const lesson::Stage& stage) {
    return shows_tape(stage) ? layout.tape_panel : layout.panel;
}

Layout make_layout(const lesson::Lesson& lesson, const Viewport& viewport, i18n::Lang lang) {
    Layout layout;
    layout.heap_count = lesson.position->size();
    place_areas(layout, viewport);
    place_tape(layout, viewport);
    place_rows(layout);
    const bool pictured = std::any_of(lesson.steps.begin(), lesson.steps.end(),
                                      [](const lesson::Step& step) { return step.stage.scenery != nullptr; });
    if (layout.tall && !pictured) {
        // The panel takes what few rows leave free.
        const float bottom = layout.panel.bottom();
        layout.panel.y = layout.xor_top + layout.xor_height + layout.stage.y;
        layout.panel.h = bottom - layout.panel.y;
    }
    const float left = place_numbers(layout, lesson, lang);
    place_columns(layout, lesson.columns, left);
    place_pile(layout, *lesson.position, left);
    return layout;
}

}  // namespace nimboard::scene
