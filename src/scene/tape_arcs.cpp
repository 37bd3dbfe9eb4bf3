// Moves as arcs from the heap in focus, and the row of values that they reach.
#include <algorithm>
#include <array>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/tape_plan.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

/// A move as one arc, or two where it leaves two different heaps.
struct Arc {
    float from = 0;
    float to = 0;
    float height = 0;  ///< of its top over the cells
    std::string name;  ///< empty for the second arc of a split
    Rgba colour;
    float grown = 1;
    float strength = 1;
};

/// Everything about arcs that one tape shows; `plan` has places for all of their ends.
std::vector<Arc> arcs_of(const TapeGeometry& geometry, const TapePlan& plan, const lesson::Tape& tape,
                         const Theme& theme) {
    std::vector<Arc> arcs;
    const auto add = [&](core::Heap from, core::Heap to, std::string name, Rgba colour) {
        const SeenCell* const a = plan.find(from);
        const SeenCell* const b = plan.find(to);
        if (a == nullptr || b == nullptr) return;
        arcs.push_back({a->x, b->x, 0, std::move(name), colour});
    };
    const auto add_move = [&](core::Heap from, const lesson::TapeOption& option, Rgba colour) {
        // The name stands on the longer arc.
        const core::Heap far = option.second ? std::min(option.first, *option.second) : option.first;
        add(from, far, move_name(option), colour);
        if (option.second && option.first != *option.second)
            add(from, std::max(option.first, *option.second), "", colour);
    };
    if (!tape.focus) return arcs;
    for (const lesson::TapeOption& option : tape.options) add_move(*tape.focus, option, theme.accent);
    if (tape.reply) add_move(tape.reply->from, tape.reply->move, theme.ok);
    // Longer arcs run above shorter ones, with room for a name between two.
    std::vector<std::size_t> order(arcs.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const float length_a = arcs[a].from - arcs[a].to, length_b = arcs[b].from - arcs[b].to;
        return length_a < length_b || (length_a == length_b && a < b);
    });
    const float unit = geometry.unit;
    const float room = geometry.cells_top - geometry.arcs_top - 6 * unit;
    float height = 0;
    for (const std::size_t i : order) {
        const float natural = 44 * unit + 0.2F * (arcs[i].from - arcs[i].to);
        height = std::max(natural, height + 22 * unit);
        arcs[i].height = height;
    }
    const float scale = height > room ? room / height : 1;
    for (Arc& arc : arcs) arc.height *= scale;
    return arcs;
}

Point arc_point(const TapeGeometry& geometry, const Arc& arc, float s) {
    const float bottom = geometry.cells_top - 5 * geometry.unit;
    const float r = 1 - s;
    // A cubic whose inner points lie above its ends: its top is three quarters as high as they are.
    const float along = s * s * (3 - 2 * s);
    const float lift = 3 * s * r * arc.height / 0.75F;
    return {arc.from + (arc.to - arc.from) * along, bottom - lift};
}

/// A place on the arc for its name that no other name has, or an empty rect.
Rect place_name(const TapeGeometry& geometry, const Arc& arc, float size, const std::vector<Rect>& taken) {
    const float w = text_width(arc.name, size, true) + 6 * geometry.unit + 3;
    const float h = size * 1.15F;
    for (const float s : {0.5F, 0.58F, 0.42F, 0.66F, 0.34F, 0.74F, 0.27F, 0.8F}) {
        const Point p = arc_point(geometry, arc, s);
        Rect box = centred(p, w, h);
        box.x = std::clamp(box.x, geometry.area.x, std::max(geometry.area.right() - w, geometry.area.x));
        box.y = std::max(box.y, geometry.arcs_top);
        if (box.bottom() > geometry.cells_top - 2) continue;
        const bool free = std::none_of(taken.begin(), taken.end(), [&](const Rect& other) {
            return box.x < other.right() && other.x < box.right() && box.y < other.bottom() && other.y < box.bottom();
        });
        if (free) return box;
    }
    return {};
}

void draw_arc(Painter& painter, const TapeGeometry& geometry, const Arc& arc, const std::vector<Rect>& names) {
    constexpr int pieces = 48;
    Path path;
    path.width = std::max(2.5F * geometry.unit, 1.3F);
    path.colour = faded(arc.colour, arc.strength * painter.alpha);
    const auto finish = [&] {
        if (path.points.size() > 1 && path.colour.a > 0) painter.scene.paths.push_back(path);
        path.points.clear();
    };
    for (int i = 0; i <= pieces; ++i) {
        const Point p = arc_point(geometry, arc, arc.grown * static_cast<float>(i) / pieces);
        const bool hidden = std::any_of(names.begin(), names.end(), [&](const Rect& name) { return name.contains(p); });
        if (hidden) {
            finish();
        } else {
            path.points.push_back(p);
        }
    }
    finish();
    // A small head where it lands.
    if (arc.grown < 0.999F) return;
    const Point tip = arc_point(geometry, arc, 1);
    const float reach = std::max(7 * geometry.unit, 3.5F);
    path.points = {{tip.x - reach * 0.7F, tip.y - reach}, tip, {tip.x + reach * 0.7F, tip.y - reach}};
    finish();
}

void draw_arcs(Painter& painter, const TapeGeometry& geometry, const std::vector<Arc>& arcs) {
    const float size = std::max(19 * geometry.unit, 10.0F);
    std::vector<Rect> names;
    std::vector<Rect> boxes;
    for (const Arc& arc : arcs) {
        const Rect box = arc.name.empty() ? Rect{} : place_name(geometry, arc, size, names);
        boxes.push_back(box);
        if (box.w > 0) names.push_back(box);
    }
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        if (arcs[i].grown <= 0 || arcs[i].strength <= 0) continue;
        draw_arc(painter, geometry, arcs[i], names);
        if (boxes[i].w <= 0) continue;
        const float shown = arcs[i].strength * phase(arcs[i].grown, 0.45F, 0.9F);
        painter.label(arcs[i].name, boxes[i], {size, true, faded(arcs[i].colour, shown), Align::centre});
    }
}

/// Values in the mex row: small ones, those round the missing one, and the largest reached.
std::vector<core::Heap> row_values(const lesson::Tape& tape, core::Heap missing) {
    std::vector<core::Heap> values;
    constexpr core::Heap most_in_a_row = 4;
    if (missing <= most_in_a_row) {
        for (core::Heap v = 0; v < std::max<core::Heap>(missing + 3, 5); ++v) values.push_back(v);
    } else {
        values = {0, 1, missing - 2, missing - 1, missing, missing + 1};
    }
    if (!tape.reached.empty() && tape.reached.back() > values.back()) values.push_back(tape.reached.back());
    return values;
}

core::Heap missing_value(const lesson::Tape& tape) {
    core::Heap missing = 0;
    while (missing < tape.reached.size() && tape.reached[static_cast<std::size_t>(missing)] == missing) ++missing;
    return missing;
}

/// The row at rest or on its way.
class MexRow {
public:
    MexRow(Painter& painter, const Frame& frame, const TapeGeometry& geometry, const lesson::Tape& tape)
        : painter_(painter),
          geometry_(geometry),
          missing_(missing_value(tape)),
          values_(row_values(tape, missing_)),
          area_(frame.layout.mex) {
        // A gap is half as wide as a tile with its margin.
        float slots = 0;
        for (std::size_t i = 0; i < values_.size(); ++i) slots += gap_before(i) ? 1.5F : 1;
        const float line = caption_size() * 1.5F;
        pitch_ = std::min(
            {area_.w / slots, 130 * geometry.unit + 20 * (frame.layout.tall ? 1.0F : 0.0F), (area_.h - line) / 0.8F});
        side_ = pitch_ * 0.74F;
        const float used = slots * pitch_;
        start_ = frame.layout.tall ? area_.x + (area_.w - used) / 2 : area_.x;
        top_ = area_.y + std::max((area_.h - side_ - line) * 0.4F, 0.0F);
    }

    [[nodiscard]] const std::vector<core::Heap>& values() const { return values_; }
    [[nodiscard]] core::Heap missing() const { return missing_; }

    [[nodiscard]] Rect tile(std::size_t index) const {
        float x = start_;
        for (std::size_t i = 0; i <= index; ++i) x += gap_before(i) ? pitch_ * 0.5F : 0;
        x += static_cast<float>(index) * pitch_;
        return {x + (pitch_ - side_) / 2, top_, side_, side_};
    }

    /// `lit`: how far the reached value has come; `found`: how far the missing one is marked.
    void draw(std::size_t index, float lit, float found) {
        const core::Heap value = values_[index];
        const Rect rect = tile(index);
        const float radius = side_ * 0.15F;
        const Theme& theme = painter_.theme;
        const std::string text = std::to_string(value);
        const float size = fitting_size(text, side_ * 0.48F, side_ - 4, true);
        if (gap_before(index)) {
            const Rect gap{rect.x - (pitch_ - side_) / 2 - pitch_ * 0.5F, rect.y, pitch_ * 0.5F, rect.h};
            painter_.label("…", gap, {std::min(side_ * 0.4F, gap.w * 0.9F), true, theme.muted, Align::centre});
        }
        painter_.frame(rect, radius, theme.line, std::max(1.5F * geometry_.unit, 1.0F));
        painter_.tile(
            centred({rect.x + side_ / 2, rect.y + side_ / 2}, side_ * blend(0.7F, 1, lit), side_ * blend(0.7F, 1, lit)),
            radius, faded(value_colour(theme, value), lit), Layer::over);
        painter_.frame(rect, radius, faded(theme.ok, found), std::max(4 * geometry_.unit, 2.0F));
        const Rgba plain = blend(theme.faint, theme.ok, found);
        painter_.label(text, rect, {size, true, blend(plain, theme.on_hue, lit > 0.5F ? 1.0F : 0.0F), Align::centre});
        caption(rect, msg::scene_tape_reached(), faded(theme.muted, lit), false);
        caption(rect, msg::scene_tape_missing(), faded(theme.ok, found), true);
    }

private:
    [[nodiscard]] bool gap_before(std::size_t i) const { return i > 0 && values_[i] > values_[i - 1] + 1; }
    [[nodiscard]] float caption_size() const { return std::max(19 * geometry_.unit, 9.5F); }

    void caption(const Rect& tile, const i18n::Message& message, Rgba colour, bool bold) {
        if (colour.a == 0) return;
        const std::string text = painter_.say(message);
        // The tile after the missing one has nothing under it where it is not reached.
        const float size = fitting_size(text, caption_size(), pitch_ * 1.08F, bold);
        if (size < 8) return;
        const Rect box =
            centred({tile.x + tile.w / 2, tile.bottom() + caption_size() * 0.9F}, pitch_ * 1.1F, caption_size() * 1.4F);
        painter_.label(text, box, {size, bold, colour, Align::centre});
    }

    Painter& painter_;
    const TapeGeometry& geometry_;
    core::Heap missing_;
    std::vector<core::Heap> values_;
    Rect area_;
    float pitch_ = 0, side_ = 0, start_ = 0, top_ = 0;
};

bool same_row(const lesson::Tape& a, const lesson::Tape* b) {
    return b != nullptr && b->mex_shown && a.mex_shown && a.focus == b->focus && a.reached == b->reached;
}

}  // namespace

void draw_tape_arcs(Painter& painter, const Frame& frame, const TapeGeometry& geometry, const TapePlan& now_plan,
                    const lesson::Tape& now, const lesson::Tape* before, const TapePlan* before_plan, float begin) {
    const float t = frame.t;
    std::vector<Arc> arcs = arcs_of(geometry, now_plan, now, painter.theme);
    if (before == nullptr) {
        draw_arcs(painter, geometry, arcs);
        return;
    }
    const bool kept = before->focus == now.focus && before->options == now.options && before->reply == now.reply &&
                      now_plan == *before_plan;
    if (kept) {
        draw_arcs(painter, geometry, arcs);
        return;
    }
    constexpr float gone = 0.13F;
    if (t < gone) {
        std::vector<Arc> old = arcs_of(geometry, *before_plan, *before, painter.theme);
        for (Arc& arc : old) arc.strength = 1 - phase(t, 0, gone);
        draw_arcs(painter, geometry, old);
        return;
    }
    // One after the other; the move back only once its heap is there.
    const float start = begin + 0.12F;
    const float end = now.mex_shown ? 0.62F : 0.95F;
    const float step = (end - start) / (static_cast<float>(arcs.size()) + 1);
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        const float from = start + step * static_cast<float>(i);
        arcs[i].grown = phase(t, from, from + 2 * step);
    }
    draw_arcs(painter, geometry, arcs);
}

void draw_mex_row(Painter& painter, const Frame& frame, const TapeGeometry& geometry, const TapePlan& plan,
                  const lesson::Tape& now, const lesson::Tape* before) {
    const float t = frame.t;
    const float saved = painter.alpha;
    constexpr float gone = 0.18F;
    if (before != nullptr && before->mex_shown && !same_row(now, before) && t < gone) {
        painter.alpha *= 1 - phase(t, 0, gone);
        MexRow row(painter, frame, geometry, *before);
        for (std::size_t i = 0; i < row.values().size(); ++i) {
            const bool reached = std::binary_search(before->reached.begin(), before->reached.end(), row.values()[i]);
            row.draw(i, reached ? 1 : 0, row.values()[i] == row.missing() ? 1 : 0);
        }
        painter.alpha = saved;
        return;
    }
    if (!now.mex_shown) return;
    const bool still = before == nullptr || same_row(now, before);
    MexRow row(painter, frame, geometry, now);
    constexpr float first = 0.45F;
    constexpr float last = 0.74F;
    painter.alpha *= still ? 1 : phase(t, 0.3F, 0.45F);
    const auto count = static_cast<float>(row.values().size());
    for (std::size_t i = 0; i < row.values().size(); ++i) {
        const core::Heap value = row.values()[i];
        const bool reached = std::binary_search(now.reached.begin(), now.reached.end(), value);
        const float start = first + (last - first) * static_cast<float>(i) / count;
        const float lit = !reached ? 0.0F : still ? 1 : phase(t, start + 0.08F, start + 0.12F);
        row.draw(i, lit, value != row.missing() ? 0.0F : still ? 1 : phase(t, 0.76F, 0.86F));
        if (!reached || still || t <= start || t >= start + 0.1F) continue;
        // The value comes down from a cell that has it.
        for (const lesson::TapeOption& option : now.options) {
            const SeenCell* const cell = option.value == value && !option.second ? plan.find(option.first) : nullptr;
            if (cell == nullptr) continue;
            const Rect rect = blend(geometry.cell_at(cell->x), row.tile(i), phase(t, start, start + 0.1F));
            painter.tile(rect, rect.w * 0.15F, value_colour(painter.theme, value), Layer::over);
            break;
        }
    }
    painter.alpha = saved;
}

}  // namespace nimboard::scene
