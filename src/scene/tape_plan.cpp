#include "scene/tape_plan.h"

#include <algorithm>
#include <cmath>

#include "i18n/msg/scene.h"
#include "scene/font.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

constexpr float largest_pitch = 67;   // at unit 1
constexpr float window_pitch = 54;    // where cells are left out
constexpr float smallest_pitch = 44;  // where all cells have room
constexpr float cell_fill = 0.87F;    // part of the pitch

/// Digits of the longest value on the tape, as far as a look can tell; the same in all steps with this tape.
std::size_t longest_value(const lesson::Lesson& lesson, const lesson::Tape& tape) {
    constexpr core::Heap looked_at = 256;
    core::Heap most = tape.values->value_of(tape.last);
    for (core::Heap cell = 0; cell <= std::min(tape.last, looked_at); ++cell)
        most = std::max(most, tape.values->value_of(cell));
    for (const lesson::Step& step : lesson.steps) {
        const auto* other = std::get_if<lesson::Tape>(step.stage.scenery.get());
        if (other == nullptr || other->values != tape.values || (other != &tape && other->heaps == tape.heaps)) continue;
        for (const core::Heap heap : other->heaps) most = std::max(most, tape.values->value_of(heap));
    }
    return std::to_string(most).size();
}

/// The cells of a window: sorted sizes, and what room they take, a gap being as wide as a cell.
class Window {
public:
    Window(core::Heap last, std::size_t room) : last_(last), room_(room) {}

    /// Adds a cell if there is room for it.
    bool add(core::Heap cell) {
        if (cell > last_) return false;
        const auto place = std::lower_bound(cells_.begin(), cells_.end(), cell);
        if (place != cells_.end() && *place == cell) return true;
        const auto inserted = cells_.insert(place, cell);
        if (cost() <= room_) return true;
        cells_.erase(inserted);
        return false;
    }

    [[nodiscard]] const std::vector<core::Heap>& cells() const { return cells_; }

private:
    [[nodiscard]] std::size_t cost() const {
        std::size_t cost = cells_.size();
        core::Heap next = 0;
        for (const core::Heap cell : cells_) {
            if (cell != next) ++cost;
            next = cell + 1;
        }
        return cells_.back() == last_ ? cost : cost + 1;
    }

    core::Heap last_;
    std::size_t room_;
    std::vector<core::Heap> cells_;
};

/// The cells that a step speaks of, the most important first.
std::vector<core::Heap> spoken_of(const lesson::Tape& tape) {
    std::vector<core::Heap> cells;
    if (tape.focus) cells.push_back(*tape.focus);
    const auto add = [&](const lesson::TapeOption& option) {
        cells.push_back(option.first);
        if (option.second) cells.push_back(*option.second);
    };
    for (const lesson::TapeOption& option : tape.options) add(option);
    if (tape.reply) {
        cells.push_back(tape.reply->from);
        add(tape.reply->move);
    }
    cells.push_back(0);
    if (tape.period && tape.period_in_view) {
        const auto start = static_cast<core::Heap>(tape.period->last_exception + 1);
        const core::Heap next = start + tape.period->period;
        cells.insert(cells.end(), {start, next - 1, next});
        // Twice, from the left, as far as it goes.
        constexpr core::Heap most = 100;
        for (core::Heap cell = start; cell < start + std::min(most, 2 * tape.period->period); ++cell)
            cells.push_back(cell);
        return cells;
    }
    cells.insert(cells.end(), tape.heaps.rbegin(), tape.heaps.rend());
    cells.push_back(tape.last);
    return cells;
}

std::vector<core::Heap> choose_cells(const TapeGeometry& geometry, const lesson::Tape& tape) {
    const auto room = static_cast<std::size_t>(std::max(std::floor(geometry.area.w / geometry.pitch + 0.01F), 1.0F));
    Window window(tape.last, std::max<std::size_t>(room, 1));
    if (geometry.whole) {
        for (core::Heap cell = 0; cell <= tape.last; ++cell) window.add(cell);
        return window.cells();
    }
    const std::vector<core::Heap> wanted = spoken_of(tape);
    for (const core::Heap cell : wanted) window.add(cell);
    // Neighbours, nearest first; two in turn so that all windows grow together.
    for (core::Heap r = 1; r <= room; ++r) {
        for (const core::Heap cell : wanted) {
            if (cell >= r) window.add(cell - r);
            if (cell <= ~core::Heap{0} - r) window.add(cell + r);
        }
    }
    return window.cells();
}

/// Sizes are written under cells as far as they have room beside each other.
void choose_labels(const TapeGeometry& geometry, const lesson::Tape& tape, TapePlan& plan) {
    std::vector<core::Heap> order = spoken_of(tape);
    for (const SeenCell& cell : plan.cells) order.push_back(cell.size);
    std::vector<std::pair<float, float>> taken;
    for (const core::Heap size : order) {
        auto* const seen = const_cast<SeenCell*>(plan.find(size));
        if (seen == nullptr || seen->labelled) continue;
        const float half = text_width(std::to_string(size), geometry.label_size, true) / 2 + 2;
        const float edge = geometry.area.x * 0.8F;  // into the margin
        const float middle = std::clamp(seen->x, geometry.area.x - edge + half,
                                        std::max(geometry.area.right() + edge - half, geometry.area.x));
        const std::pair<float, float> span{middle - half, middle + half};
        const bool blocked = std::any_of(taken.begin(), taken.end(), [&](const std::pair<float, float>& other) {
            return span.first < other.second && other.first < span.second;
        });
        if (blocked || half * 2 > geometry.area.w) continue;
        taken.push_back(span);
        seen->label_x = middle;
        seen->labelled = true;
    }
}

}  // namespace

TapeGeometry tape_geometry(const Frame& frame, const lesson::Tape& tape) {
    TapeGeometry made;
    made.area = frame.layout.tape;
    constexpr float least_side = 30;
    made.area.w = std::max(made.area.w, least_side);
    made.area.h = std::max(made.area.h, least_side);
    made.unit = frame.layout.unit;
    const float unit = made.unit;
    made.label_size = std::max(20 * unit, 10.0F);
    made.caption_size = std::max(22 * unit, 11.0F);
    const std::string value(longest_value(frame.lesson, tape), '8');
    const std::string size(std::to_string(tape.last).size(), '8');
    const float smallest_value = std::max(20 * unit, 10.0F);
    // Every value can be read; sizes need not all be written.
    const float needed = std::min(text_width(value, smallest_value, true) / cell_fill + 4, made.area.w / 2);
    const float least = std::max({smallest_pitch * unit, 24.0F, needed});
    const double cells = static_cast<double>(tape.last) + 1;
    made.whole = cells * static_cast<double>(least) <= static_cast<double>(made.area.w);
    if (made.whole) {
        made.pitch = std::min(made.area.w / static_cast<float>(cells), std::max(largest_pitch * unit, least));
    } else {
        made.pitch = std::max({window_pitch * unit, 25.0F, needed});
        made.pitch = made.area.w / std::max(std::floor(made.area.w / made.pitch), 1.0F);
    }
    made.cell_w = made.pitch * cell_fill;
    made.cell_h = std::clamp(74 * unit, 28.0F, made.area.h * 0.3F);
    // Longer values are set smaller, each for itself.
    made.value_size = fitting_size("88", std::max(32 * unit, 14.0F), made.cell_w - 4, true);
    made.caption = made.area.y + made.caption_size * 0.8F;
    made.arcs_top = made.area.y + made.caption_size * 1.7F;
    const float label_line = made.label_size * 1.5F;
    const float bar_name = made.label_size * 1.4F;
    made.bar_label = made.area.bottom() - 10 * unit - bar_name / 2;
    made.bar = made.area.bottom() - 10 * unit - bar_name - std::max(14 * unit, 7.0F);
    made.labels = made.bar - 4 * unit - label_line / 2;
    made.cells_top = made.labels - label_line / 2 - 3 * unit - made.cell_h;
    return made;
}

const SeenCell* TapePlan::find(core::Heap size) const {
    const auto place = std::lower_bound(cells.begin(), cells.end(), size,
                                        [](const SeenCell& cell, core::Heap wanted) { return cell.size < wanted; });
    return place != cells.end() && place->size == size ? &*place : nullptr;
}

bool operator==(const TapePlan& a, const TapePlan& b) {
    return std::equal(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end(),
                      [](const SeenCell& x, const SeenCell& y) { return x.size == y.size; });
}

TapePlan plan_tape(const TapeGeometry& geometry, const lesson::Tape& tape) {
    TapePlan plan;
    float x = geometry.area.x + geometry.pitch / 2;
    core::Heap next = 0;
    for (const core::Heap size : choose_cells(geometry, tape)) {
        const bool gap = size != next;
        if (gap) x += geometry.pitch;
        plan.cells.push_back({size, x, gap, false, x});
        x += geometry.pitch;
        next = size + 1;
    }
    choose_labels(geometry, tape, plan);
    return plan;
}

i18n::Message seen_cells(const TapePlan& plan, core::Heap last) {
    std::vector<i18n::Arg> ranges;
    for (std::size_t i = 0; i < plan.cells.size();) {
        std::size_t end = i + 1;
        while (end < plan.cells.size() && !plan.cells[end].after_gap) ++end;
        const core::Heap from = plan.cells[i].size;
        const core::Heap to = plan.cells[end - 1].size;
        if (from == to) {
            ranges.emplace_back(from);
        } else {
            ranges.emplace_back(msg::scene_tape_cells(from, to));
        }
        i = end;
    }
    return msg::scene_tape_part(i18n::list(std::move(ranges)), last);
}

Rgba value_colour(const Theme& theme, core::Heap value) {
    // Neighbouring values far apart in hue.
    constexpr int order[] = {2, 3, 1, 4, 0, 7, 5, 6};
    return value == 0 ? theme.muted : theme.text_bit(order[(value - 1) % 8]);
}

std::string move_name(const lesson::TapeOption& option) {
    if (option.second) return std::to_string(option.first) + "+" + std::to_string(*option.second);
    return "−" + std::to_string(option.taken);
}

}  // namespace nimboard::scene
