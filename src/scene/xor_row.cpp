// The XOR row: one tile for each column, "?" until its pairs have cancelled.
#include <algorithm>
#include <string>

#include "i18n/msg/moore.h"
#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

/// What a tile says: a bit, a remainder, or one of these.
constexpr core::Heap hidden = ~core::Heap{0};
constexpr core::Heap unknown = hidden - 1;

core::Heap digit_on(const Frame& frame, const lesson::Stage& stage, std::size_t column) {
    if (!stage.xor_row) return hidden;
    if (static_cast<int>(column) >= stage.columns_done) return unknown;
    if (!stage.counts.empty()) return stage.counts[column] % frame.lesson.modulus;
    return core::has_bit(stage.xor_value, frame.layout.columns[column].bit) ? 1 : 0;
}

void draw_digit(Painter& painter, const Frame& frame, const ColumnPlace& place, core::Heap digit, float strength,
                float grown) {
    const Layout& layout = frame.layout;
    const float side = layout.xor_tile * grown;
    const Rect tile = centred({place.cx, layout.xor_middle()}, side, side);
    const Theme& theme = painter.theme;
    const float radius = side * 0.2F;
    const std::string said = std::to_string(digit < unknown ? digit : 0);
    const float text_size = fitting_size(said, side * 0.63F, side * 0.92F, true);
    const bool readable = text_size >= 8;
    const Style style{text_size, true, theme.on_hue, Align::centre};
    const float saved = painter.alpha;
    painter.alpha *= strength;
    if (digit == 0) {
        painter.frame(tile, radius, theme.muted, std::clamp(2 * layout.unit, 1.0F, 3.0F));
        if (readable) painter.label(said, tile, {text_size, true, theme.muted, Align::centre});
    } else if (digit < unknown) {
        painter.tile(tile, radius, theme.text_bit(place.bit), Layer::over);
        if (readable) painter.label(said, tile, style);
    } else if (digit == unknown && readable) {
        painter.label("?", tile, {std::max(side * 0.47F, 9.0F), false, theme.faint, Align::centre});
    }
    painter.alpha = saved;
}

/// "×3" beside each tile, or under each, or nowhere: wherever all of them have room.
void draw_count(Painter& painter, const Frame& frame, const lesson::Stage& stage, std::size_t column, float strength) {
    const Layout& layout = frame.layout;
    const ColumnPlace& place = layout.columns[column];
    const auto text = [&](std::size_t i) {
        return "×" + std::to_string(stage.counts.empty() ? frame.lesson.columns[i].ones : stage.counts[i]);
    };
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
    const float wanted = frame.to().counts.empty() ? 7 : 5;  // the count stands beside it
    const float margin = std::min(wanted * frame.layout.unit, std::max((place.width - side) / 2 - 1, 1.0F));
    const Rect ring = inset(centred({place.cx, frame.layout.xor_middle()}, side, side), -margin);
    painter.frame(ring, ring.h * 0.22F, faded(painter.theme.bad, strength), std::max(3 * frame.layout.unit, 1.5F));
}

void draw_column(Painter& painter, const Frame& frame, std::size_t column) {
    const ColumnPlace& place = frame.layout.columns[column];
    const core::Heap from = digit_on(frame, frame.from(), column);
    const core::Heap to = digit_on(frame, frame.to(), column);
    const bool cancelling = cancelling_column(frame) == static_cast<int>(column);
    const float begin = cancelling ? 0.72F : 0.35F;
    const float middle = cancelling ? 0.8F : 0.55F;
    const float end = cancelling ? 0.97F : 0.8F;
    if (from == to) {
        draw_digit(painter, frame, place, to, 1, 1);
    } else if (frame.t < middle) {
        draw_digit(painter, frame, place, from, 1 - phase(frame.t, begin, middle), 1);
    } else {
        const float p = phase(frame.t, middle, end);
        draw_digit(painter, frame, place, to, p, blend(0.7F, 1, p));
    }
    const auto counted = [&](const lesson::Stage& stage) {
        return stage.show_counts && static_cast<int>(column) < stage.columns_done ? 1.0F : 0.0F;
    };
    const bool other = frame.from().counts != frame.to().counts && frame.from().counts.size() == frame.to().counts.size() &&
                       frame.from().counts[column] != frame.to().counts[column];
    float count = blend(counted(frame.from()), counted(frame.to()), phase(frame.t, middle, end));
    if (other) {
        count = frame.t < middle ? counted(frame.from()) * (1 - phase(frame.t, begin, middle))
                                 : counted(frame.to()) * phase(frame.t, middle, end);
    }
    if (count > 0) draw_count(painter, frame, other && frame.t < middle ? frame.from() : frame.to(), column, count);
    const auto alarmed = [&](const lesson::Stage& stage, core::Heap digit) {
        return stage.alarm && digit > 0 && digit < unknown ? 1.0F : 0.0F;
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
    const bool counted = !frame.to().counts.empty();
    const core::Heap modulus = frame.lesson.modulus;
    const std::string name = painter.say(!counted           ? msg::scene_xor()
                                         : modulus <= 9'999 ? msg::moore_chapter_mod(modulus)
                                                            : msg::scene_mod_large());
    const std::string explained = painter.say(counted ? msg::scene_mod_explained() : msg::scene_xor_explained());
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
