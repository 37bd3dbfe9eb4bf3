// Numbers bit under bit: which heaps hold the top bit of k, which columns a move flips, why a ⊕ k < a.
#include <algorithm>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/exhibits.h"
#include "scene/font.h"
#include "scene/proof_parts.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::BitRow;
using lesson::BitTable;

struct Plan {
    float head = 0;      ///< the line of powers
    float row = 0;       ///< from row to row
    float foot = 0;      ///< height of what is told under the columns
    float left = 0;      ///< of the columns
    float pitch = 0;     ///< from column to column
    float size = 0;      ///< of names and digits
    Rect area;

    [[nodiscard]] float x(int place) const { return left + pitch * static_cast<float>(place); }
    [[nodiscard]] Rect cell(int place, std::size_t r) const {
        const float h = row * 0.8F;
        const float w = pitch * 0.8F;
        return centred({x(place) + pitch / 2, area.y + head + row * (static_cast<float>(r) + 0.5F)}, w, h);
    }
    [[nodiscard]] float bottom(std::size_t rows) const { return area.y + head + row * static_cast<float>(rows); }
};

Plan plan_table(const BitTable& table, const Rect& area, float unit) {
    Plan plan;
    plan.area = area;
    const auto rows = static_cast<float>(table.rows.size());
    plan.row = std::min(58 * unit, area.h / (rows + 2.2F));
    plan.head = plan.row * 0.7F;
    plan.foot = plan.row * 1.5F;
    plan.size = std::min(24 * unit, plan.row * 0.55F);
    float widest = 0;
    for (const BitRow& row : table.rows) widest = std::max(widest, text_width(row.name, plan.size, true));
    const auto bits = static_cast<float>(table.top + 1);
    const float label = std::min(widest + 4, area.w * 0.34F);
    const float room = area.w - label - 20 * unit;
    plan.pitch = std::min(78 * unit, room / bits);
    plan.left = area.x + label + 20 * unit + (room - plan.pitch * bits) * 0.4F;
    plan.area.y += std::max((area.h - plan.bottom(table.rows.size()) + area.y - plan.foot) * 0.5F, 0.0F);
    return plan;
}

void draw_cell(Painter& painter, const Rect& cell, int bit, bool one) {
    const float radius = std::min(cell.w, cell.h) * 0.2F;
    if (one) {
        painter.tile(cell, radius, painter.theme.text_bit(bit), Layer::over);
    } else {
        painter.frame(cell, radius, painter.theme.line, std::max(cell.h * 0.03F, 1.0F));
    }
    const float size = std::min(cell.h * 0.6F, cell.w * 0.95F);
    if (size < 8) return;
    painter.label(one ? "1" : "0", cell, {size, true, one ? painter.theme.on_hue : painter.theme.muted, Align::centre});
}

/// A line under some columns with its ends turned up.
void draw_bracket(Painter& painter, float left, float right, float y, float reach) {
    const Rgba colour = painter.theme.muted;
    const float width = std::max(reach * 0.2F, 1.0F);
    painter.line({left, y}, {right, y}, colour, width);
    painter.line({left, y}, {left, y - reach}, colour, width);
    painter.line({right, y}, {right, y - reach}, colour, width);
}

/// The same above, a fall at the lit bit, at most so much below it.
void tell_compared(Painter& painter, const BitTable& table, const Plan& plan, float bottom) {
    const int place = table.top - table.lit;
    const float gap = plan.pitch * 0.1F;
    const float reach = plan.row * 0.12F;
    const float line = plan.row * 0.62F;
    const Style style{plan.size * 0.85F, false, painter.theme.ink, Align::centre};
    const float y = bottom + reach * 1.4F;
    if (place > 0) {
        draw_bracket(painter, plan.x(0) + gap, plan.x(place) - gap, y, reach);
        Style same = style;
        same.align = Align::right;
        fit_label(painter, painter.say(msg::scene_proof_same()),
                  {plan.area.x, y + reach, plan.x(place) - gap - plan.area.x, line}, same);
    }
    if (table.lit > 0) {
        const core::Heap most = (core::Heap{1} << table.lit) - 1;
        draw_bracket(painter, plan.x(place + 1) + gap, plan.x(table.top + 1) - gap, y, reach);
        Style below = style;
        below.align = Align::left;
        const float left = plan.x(place + 1) + gap;
        fit_label(painter, painter.say(msg::scene_proof_below(most)), {left, y + reach, plan.area.right() - left, line}, below);
    }
    const float middle = plan.x(place) + plan.pitch / 2;
    const float width = std::min({90.0F * plan.row / 58, 2 * (middle - plan.area.x), 2 * (plan.area.right() - middle)});
    Style falls = style;
    falls.bold = true;
    falls.colour = painter.theme.text_bit(table.lit);
    fit_label(painter, "1 → 0", centred({middle, y + reach + line * 1.45F}, width, line * 0.9F), falls);
}

void tell(Painter& painter, const BitTable& table, const Plan& plan, float bottom) {
    const Theme& theme = painter.theme;
    const float line = plan.row * 0.62F;
    const Style style{plan.size * 0.85F, false, theme.ink, Align::left};
    if (table.compare) {
        tell_compared(painter, table, plan, bottom);
    } else if (table.ones > 0) {
        const float middle = plan.x(table.top - table.lit) + plan.pitch / 2;
        const float width = 2 * std::min(middle - plan.area.x, plan.area.right() - middle);
        Style odd = style;
        odd.bold = true;
        odd.align = Align::centre;
        odd.colour = theme.text_bit(table.lit);
        fit_label(painter, painter.say(msg::scene_proof_odd(table.ones)),
                  {middle - width / 2, bottom + plan.row * 0.08F, width, line}, odd);
        if (table.more == 0) return;
        Style more = style;
        more.colour = theme.muted;
        fit_label(painter, painter.say(msg::scene_proof_more(table.more)),
                  {plan.area.x, bottom + plan.row * 0.08F + line, plan.area.w, line}, more);
    } else if (table.flips != 0) {
        // A mark under each flipped column, and what it means at the left.
        for (int place = 0; place <= table.top; ++place) {
            if (!core::has_bit(table.flips, table.top - place)) continue;
            const float middle = plan.x(place) + plan.pitch / 2;
            const float reach = std::min(plan.pitch * 0.3F, plan.row * 0.2F);
            Path mark;
            mark.points = {{middle - reach, bottom + reach * 1.8F}, {middle + reach, bottom + reach * 1.8F}, {middle, bottom + reach * 0.4F}};
            mark.filled = true;
            mark.colour = faded(theme.accent, painter.alpha);
            painter.scene.paths.push_back(mark);
        }
        Style flips = style;
        flips.colour = theme.accent;
        flips.align = Align::right;
        const float top = bottom + plan.row * 0.08F;
        fit_label(painter, painter.say(msg::scene_proof_flips()), {plan.area.x, top, plan.left - plan.area.x - plan.pitch * 0.2F, line},
                  flips);
    }
}

}  // namespace

void draw_bit_table(Painter& painter, const BitTable& table, const Rect& area, float unit, float reveal, float told) {
    const Plan plan = plan_table(table, area, unit);
    const std::size_t count = table.rows.size();
    const Theme& theme = painter.theme;
    const float bottom = plan.bottom(count);
    for (int place = 0; place <= table.top; ++place) {
        const int bit = table.top - place;
        if (bit == table.lit) {
            painter.tile({plan.x(place), plan.area.y, plan.pitch, bottom - plan.area.y}, plan.pitch * 0.15F,
                         faded(theme.bit(bit), 0.15F));
        }
        const std::string power = std::to_string(core::Heap{1} << bit);
        if (text_width(power, 8, true) <= plan.pitch * 0.9F) {
            fit_label(painter, power, {plan.x(place), plan.area.y, plan.pitch * 0.95F, plan.head},
                      {plan.size * 0.85F, true, theme.text_bit(bit), Align::centre});
        }
    }
    const float saved = painter.alpha;
    for (std::size_t r = 0; r < count; ++r) {
        const BitRow& row = table.rows[r];
        const Rect first = plan.cell(0, r);
        const bool result = r + 1 == count && count == 3 && table.ones == 0;
        const bool quiet = table.ones > 0 && !row.marked;
        painter.alpha = saved * (quiet ? 0.55F : 1);
        fit_label(painter, row.name, {plan.area.x, first.y, plan.left - plan.area.x - plan.pitch * 0.2F, first.h},
                  {plan.size, true, theme.ink, Align::right});
        for (int place = 0; place <= table.top; ++place) {
            const float turn = static_cast<float>(place) / static_cast<float>(table.top + 1);
            painter.alpha = saved * (quiet ? 0.55F : 1) * (result ? phase(reveal, turn * 0.8F, turn * 0.8F + 0.2F) : 1);
            const int bit = table.top - place;
            draw_cell(painter, plan.cell(place, r), bit, core::has_bit(row.value, bit));
        }
        painter.alpha = saved;
        if (table.ones > 0 && row.marked) {
            painter.frame(inset(plan.cell(table.top - table.lit, r), -plan.row * 0.07F), plan.row * 0.2F, theme.accent,
                          std::max(plan.row * 0.05F, 1.2F));
        }
        if (result) {
            const float y = first.y - plan.row * 0.1F;
            painter.line({plan.area.x, y}, {plan.x(table.top + 1), y}, theme.muted, std::max(plan.row * 0.035F, 1.0F));
        }
    }
    painter.alpha = saved * told;
    if (told > 0) tell(painter, table, plan, bottom);
    painter.alpha = saved;
}

float compare_height(float unit) { return 5.2F * 46 * unit; }

void draw_compare(Painter& painter, const Frame& frame, const Rect& area, float unit) {
    const core::Move& move = *frame.to().move;
    const core::Heap k = move.from ^ move.to;
    BitTable table;
    table.rows = {{std::to_string(move.from), move.from, false},
                  {painter.say(msg::scene_table_k(k)), k, false},
                  {painter.say(msg::scene_table_result(move.to)), move.to, true}};
    table.top = frame.lesson.columns.front().bit;
    table.lit = core::top_bit(k);
    table.compare = true;
    const bool fresh = frame.from().exhibit != lesson::Exhibit::compare;
    const float t = fresh ? frame.t : 1;
    draw_bit_table(painter, table, area, unit, std::clamp((t - 0.4F) / 0.45F, 0.0F, 1.0F), phase(t, 0.85F, 1));
}

}  // namespace nimboard::scene
