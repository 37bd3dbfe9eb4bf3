// The XOR row: one tile for each column, "?" until its pairs have cancelled.
#include <algorithm>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

/// What a tile says.
enum class Bit : std::uint8_t { hidden, unknown, zero, one };

Bit bit_on(const lesson::Stage& stage, std::size_t column, int bit) {
    if (!stage.xor_row) return Bit::hidden;
    if (static_cast<int>(column) >= stage.columns_done) return Bit::unknown;
    return core::has_bit(stage.xor_value, bit) ? Bit::one : Bit::zero;
}

void draw_bit(Painter& painter, const Frame& frame, const ColumnPlace& place, Bit bit, float strength, float grown) {
    const Layout& layout = frame.layout;
    const float side = layout.xor_tile * grown;
    const Rect tile = centred({place.cx, layout.xor_middle()}, side, side);
    const Theme& theme = painter.theme;
    const float radius = side * 0.2F;
    const float text_size = side * 0.63F;
    const bool readable = text_size >= 8;
    const Style style{text_size, true, theme.on_hue, Align::centre};
    const float saved = painter.alpha;
    painter.alpha *= strength;
    if (bit == Bit::one) {
        painter.tile(tile, radius, theme.text_bit(place.bit), Layer::over);
        if (readable) painter.label("1", tile, style);
    } else if (bit == Bit::zero) {
        painter.frame(tile, radius, theme.muted, std::clamp(2 * layout.unit, 1.0F, 3.0F));
        if (readable) painter.label("0", tile, {text_size, true, theme.muted, Align::centre});
    } else if (bit == Bit::unknown && readable) {
        painter.label("?", tile, {std::max(side * 0.47F, 9.0F), false, theme.faint, Align::centre});
    }
    painter.alpha = saved;
}

/// "×3" beside each tile, or under each, or nowhere: wherever all of them have room.
void draw_count(Painter& painter, const Frame& frame, std::size_t column, float strength) {
    const Layout& layout = frame.layout;
    const ColumnPlace& place = layout.columns[column];
    const auto text = [&](std::size_t i) { return "×" + std::to_string(frame.lesson.columns[i].ones); };
    const float size = std::max(17 * layout.unit, 11.0F);
    const float side = layout.xor_tile;
    float widest = 0;
    bool beside = true;
    for (std::size_t i = 0; i < layout.columns.size(); ++i) {
        const float width = text_width(text(i), size, false) + 0.5F;
        widest = std::max(widest, width);
        beside = beside && side / 2 + 8 * layout.unit + width <= layout.columns[i].width / 2;
    }
    const float width = text_width(text(column), size, false) + 0.5F;
    const Style style{size, false, faded(painter.theme.muted, strength), Align::left};
    if (beside) {
        const Rect box{place.cx + side / 2 + 8 * layout.unit, layout.xor_middle() - size * 0.7F, width, size * 1.4F};
        painter.label(text(column), box, style);
        return;
    }
    const float room = (layout.xor_height - side) / 2;
    if (widest > layout.narrowest || room < size * 1.25F) return;
    const Rect box{place.cx - width / 2, layout.xor_middle() + side / 2 + (room - size * 1.2F) / 2, width, size * 1.2F};
    painter.label(text(column), box, style);
}

void draw_alarm(Painter& painter, const Frame& frame, const ColumnPlace& place, float strength) {
    const float side = frame.layout.xor_tile;
    const float margin = std::min(7 * frame.layout.unit, std::max((place.width - side) / 2 - 1, 1.0F));
    const Rect ring = inset(centred({place.cx, frame.layout.xor_middle()}, side, side), -margin);
    painter.frame(ring, ring.h * 0.22F, faded(painter.theme.bad, strength), std::max(3 * frame.layout.unit, 1.5F));
}

void draw_column(Painter& painter, const Frame& frame, std::size_t column) {
    const ColumnPlace& place = frame.layout.columns[column];
    const Bit from = bit_on(frame.from(), column, place.bit);
    const Bit to = bit_on(frame.to(), column, place.bit);
    const bool cancelling = cancelling_column(frame) == static_cast<int>(column);
    const float begin = cancelling ? 0.72F : 0.35F;
    const float middle = cancelling ? 0.8F : 0.55F;
    const float end = cancelling ? 0.97F : 0.8F;
    if (from == to) {
        draw_bit(painter, frame, place, to, 1, 1);
    } else if (frame.t < middle) {
        draw_bit(painter, frame, place, from, 1 - phase(frame.t, begin, middle), 1);
    } else {
        const float p = phase(frame.t, middle, end);
        draw_bit(painter, frame, place, to, p, blend(0.7F, 1, p));
    }
    const auto counted = [&](const lesson::Stage& stage) {
        return stage.show_counts && static_cast<int>(column) < stage.columns_done ? 1.0F : 0.0F;
    };
    const float count = blend(counted(frame.from()), counted(frame.to()), phase(frame.t, middle, end));
    if (count > 0) draw_count(painter, frame, column, count);
    const auto alarmed = [&](const lesson::Stage& stage, Bit bit) {
        return stage.alarm && bit == Bit::one ? 1.0F : 0.0F;
    };
    const float alarm = blend(alarmed(frame.from(), from), alarmed(frame.to(), to), phase(frame.t, middle, end));
    if (alarm > 0) draw_alarm(painter, frame, place, alarm);
}

void draw_name(Painter& painter, const Frame& frame) {
    const Layout& layout = frame.layout;
    const float x = layout.rows.x + 12 * layout.unit;
    const float right = layout.columns.empty() ? layout.rows.right()
                                               : layout.columns.front().cx - layout.columns.front().width / 2;
    const float size = std::max(24 * layout.unit, 13.0F);
    const std::string name = painter.say(msg::scene_xor());
    const std::string explained = painter.say(msg::scene_xor_explained());
    const float small = fitting_size(explained, std::max(14 * layout.unit, 9.0F), right - x - 4, false);
    const bool two_lines = small >= 9 && layout.xor_height > size + small * 2;
    const float middle = layout.xor_middle() - (two_lines ? small * 0.75F : 0);
    const Rect box{x, middle - size * 0.7F, right - x, size * 1.4F};
    painter.label(name, box, {fitting_size(name, size, box.w, true), true, painter.theme.ink, Align::left});
    if (!two_lines) return;
    const Rect below{x, middle + size * 0.75F, right - x, small * 1.4F};
    painter.label(explained, below, {small, false, painter.theme.muted, Align::left});
}

}  // namespace

void draw_xor_row(Painter& painter, const Frame& frame) {
    const bool before = frame.from().xor_row;
    const bool now = frame.to().xor_row;
    if (!before && !now) return;
    const Layout& layout = frame.layout;
    const float saved = painter.alpha;
    painter.alpha *= blend(before ? 1.0F : 0.0F, now ? 1.0F : 0.0F, phase(frame.t, 0, 0.5F));
    painter.line({layout.rows.x + 12 * layout.unit, layout.xor_top}, {layout.rows.right() - 12 * layout.unit, layout.xor_top},
                 painter.theme.muted, std::max(2.5F * layout.unit, 1.5F));
    draw_name(painter, frame);
    for (std::size_t column = 0; column < layout.columns.size(); ++column) draw_column(painter, frame, column);
    painter.alpha = saved;
}

}  // namespace nimboard::scene
