// The tape of Grundy values: cells that fill from the left, the moves of one heap, the period's bar.
#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/tape_plan.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

/// When what leaves has left, what stays has glided, what comes has come.
constexpr float left = 0.13F;
constexpr float glided = 0.3F;
constexpr float come = 0.4F;

/// The motion from one tape to the next.
class TapeDrawing {
public:
    TapeDrawing(Painter& painter, const Frame& frame, const lesson::Tape& now, const lesson::Tape& before)
        : painter_(painter),
          frame_(frame),
          now_(now),
          before_(before),
          geometry_(tape_geometry(frame, now)),
          now_plan_(plan_tape(geometry_, now)),
          before_plan_(plan_tape(geometry_, before)),
          glides_(!(now_plan_ == before_plan_)),
          begin_(glides_ ? come : 0.08F) {}

    void draw(bool moving) {
        const float t = frame_.t;
        // All that is seen before or after.
        std::vector<core::Heap> cells;
        for (const SeenCell& cell : now_plan_.cells) cells.push_back(cell.size);
        for (const SeenCell& cell : before_plan_.cells) cells.push_back(cell.size);
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        count_fresh();
        draw_caption(t);
        draw_gaps(before_plan_, glides_ ? 1 - phase(t, 0, left) : 0);
        draw_gaps(now_plan_, glides_ ? phase(t, glided, come) : 1);
        for (const core::Heap cell : cells) draw_cell(cell);
        draw_period();
        draw_tape_arcs(painter_, frame_, geometry_, now_plan_, now_, moving ? &before_ : nullptr, &before_plan_,
                       begin_);
        draw_mex_row(painter_, frame_, geometry_, now_plan_, now_, moving ? &before_ : nullptr);
    }

private:
    /// Cells that fill now, to fill one after the other.
    void count_fresh() {
        for (const SeenCell& cell : now_plan_.cells) {
            if (now_.shows(cell.size) && !before_.shows(cell.size) && !is_found(cell.size)) fresh_.push_back(cell.size);
        }
    }

    /// The heap whose value this step finds: it fills last.
    [[nodiscard]] bool is_found(core::Heap cell) const {
        return now_.focus == cell && now_.mex_shown && now_.shows(cell) && !before_.shows(cell);
    }

    /// How far a cell has filled.
    [[nodiscard]] float fullness(core::Heap cell) const {
        const float t = frame_.t;
        const bool was = before_.shows(cell);
        const bool is = now_.shows(cell);
        if (was && is) return 1;
        if (was) return 1 - phase(t, 0, left);
        if (!is) return 0;
        if (is_found(cell)) return phase(t, 0.86F, 0.97F);
        const auto place = std::lower_bound(fresh_.begin(), fresh_.end(), cell) - fresh_.begin();
        const float last = now_.options.empty() ? 0.95F : begin_ + 0.15F;
        const float each = std::min(0.12F, last - begin_);
        const float start = begin_ + (last - begin_ - each) * static_cast<float>(place) /
                                         static_cast<float>(std::max<std::size_t>(fresh_.size() - 1, 1));
        return phase(t, start, start + each);
    }

    void draw_cell(core::Heap cell) {
        const float t = frame_.t;
        const SeenCell* const is = now_plan_.find(cell);
        const SeenCell* const was = before_plan_.find(cell);
        const float saved = painter_.alpha;
        float x = 0;
        if (is != nullptr && was != nullptr) {
            x = blend(was->x, is->x, glides_ ? phase(t, left, glided) : 1);
        } else if (is != nullptr) {
            x = is->x;
            painter_.alpha *= phase(t, glided, come);
        } else {
            x = was->x;
            painter_.alpha *= 1 - phase(t, 0, left);
        }
        const Rect rect = geometry_.cell_at(x);
        const float radius = std::min(10 * geometry_.unit, rect.w * 0.2F);
        painter_.frame(rect, radius, painter_.theme.line, std::max(1.5F * geometry_.unit, 1.0F), Layer::under);
        draw_value(cell, rect, radius);
        draw_label(cell, is, was, x);
        painter_.alpha = saved;
    }

    void draw_value(core::Heap cell, const Rect& rect, float radius) {
        const float full = fullness(cell);
        if (full > 0) {
            const core::Heap value = now_.values->value_of(cell);
            const float grown = blend(0.6F, 1, full);
            const Rect tile = centred({rect.x + rect.w / 2, rect.y + rect.h / 2}, rect.w * grown, rect.h * grown);
            const Theme& theme = painter_.theme;
            const auto colour = [&](bool letters) {
                return letters ? (value == 0 ? theme.ok : theme.muted) : value_colour(theme, value);
            };
            // Letters change over to numbers in place.
            const float p = now_.letters == before_.letters ? 1 : phase(t_of_letters(), 0, 1);
            painter_.tile(tile, radius, faded(blend(colour(before_.letters), colour(now_.letters), p), full));
            const bool letters = p < 0.5F ? before_.letters : now_.letters;
            const std::string text = letters ? (value == 0 ? "P" : "N") : std::to_string(value);
            const float size = fitting_size(text, geometry_.value_size, rect.w - 2, true);
            const float seen = full * std::abs(2 * p - 1);
            if (size >= 8.5F) painter_.label(text, rect, {size, true, faded(theme.on_hue, seen), Align::centre});
        }
        const float before = before_.focus == cell ? 1.0F : 0.0F;
        const float now = now_.focus == cell ? 1.0F : 0.0F;
        const float strength =
            blend(before, now, now > before ? phase(frame_.t, begin_, begin_ + 0.08F) : phase(frame_.t, 0, left));
        if (strength <= 0) return;
        painter_.frame(inset(rect, -2 * geometry_.unit), radius, faded(painter_.theme.accent, strength),
                       std::max(3.5F * geometry_.unit, 2.0F));
        const float open = question(cell, strength);
        if (open > 0 && full <= 0) {
            painter_.label("?", rect, {geometry_.value_size, true, faded(painter_.theme.accent, open), Align::centre});
        }
    }

    [[nodiscard]] float t_of_letters() const { return (frame_.t - begin_) / (0.95F - begin_); }

    /// How far "?" stands in a cell that is in focus by `strength`: it goes before the value comes.
    [[nodiscard]] float question(core::Heap cell, float strength) const {
        if (is_found(cell)) return strength * (1 - phase(frame_.t, 0.78F, 0.85F));
        return now_.shows(cell) ? 0 : strength;
    }

    void draw_label(core::Heap cell, const SeenCell* is, const SeenCell* was, float x) {
        const bool labelled = is != nullptr && is->labelled;
        const bool old = was != nullptr && was->labelled;
        if (!labelled && !old) return;
        const float t = frame_.t;
        float strength = 1;
        if (labelled != old && is != nullptr && was != nullptr)
            strength = labelled ? phase(t, glided, come) : 1 - phase(t, 0, left);
        // Heaps of the position are marked; where that changes, the number goes and comes anew.
        const bool mark_before = marks(before_, cell);
        const bool mark_now = marks(now_, cell);
        const float turned = mark_now == mark_before ? 1 : phase(t, 0, come);
        const bool marked = turned < 0.5F ? mark_before : mark_now;
        strength *= std::abs(2 * turned - 1);
        const std::string text = std::to_string(cell);
        const float width = text_width(text, geometry_.label_size, marked);
        float middle = x;
        if (labelled && old) {
            middle = blend(was->label_x, is->label_x, glides_ ? phase(t, left, glided) : 1);
        } else if (labelled) {
            middle = is->label_x;
        } else {
            middle = was->label_x;
        }
        const Rect box = centred({middle, geometry_.labels}, width + 1, geometry_.label_size * 1.4F);
        const Theme& theme = painter_.theme;
        const auto known = [&](const lesson::Tape& tape) {
            return tape.shows(cell) || tape.focus == cell ? theme.ink : theme.muted;
        };
        const Rgba colour = marked ? theme.accent : blend(known(before_), known(now_), phase(t, 0, come));
        painter_.label(text, box, {geometry_.label_size, marked, faded(colour, strength), Align::centre});
        if (!marked) return;
        const float y = geometry_.labels + geometry_.label_size * 0.55F;
        painter_.tile({middle - width / 2, y, width, std::max(2.5F * geometry_.unit, 1.5F)}, 1,
                      faded(painter_.theme.accent, strength));
    }

    static bool marks(const lesson::Tape& tape, core::Heap cell) {
        return std::binary_search(tape.heaps.begin(), tape.heaps.end(), cell);
    }

    void draw_gaps(const TapePlan& plan, float strength) {
        if (strength <= 0) return;
        const float saved = painter_.alpha;
        painter_.alpha *= strength;
        const auto gap_at = [&](float middle) {
            painter_.label("…", geometry_.cell_at(middle),
                           {geometry_.value_size, true, painter_.theme.muted, Align::centre});
        };
        for (const SeenCell& cell : plan.cells) {
            if (cell.after_gap) gap_at(cell.x - geometry_.pitch);
        }
        if (!plan.cells.empty() && plan.cells.back().size != now_.last) gap_at(plan.cells.back().x + geometry_.pitch);
        painter_.alpha = saved;
    }

    void draw_line(const std::string& text, Align align, float strength) {
        const float size = fitting_size(text, geometry_.caption_size, geometry_.area.w, false);
        if (size < 7) return;
        const Rect box{geometry_.area.x, geometry_.caption - size * 0.7F, geometry_.area.w + 0.5F, size * 1.4F};
        painter_.label(text, box, {size, false, faded(painter_.theme.muted, strength), align});
    }

    /// What the cells are; and at its right, or in its place, which of them are seen.
    void draw_caption(float t) {
        const bool changes = now_.letters != before_.letters;
        const bool letters = changes && t < glided ? before_.letters : now_.letters;
        const std::string caption = painter_.say(letters ? msg::scene_bands_letters() : msg::scene_tape_caption());
        const float turned = !changes ? 1 : t < glided ? 1 - phase(t, 0, left) : phase(t, glided, come);
        if (geometry_.whole) {
            draw_line(caption, Align::left, turned);
            return;
        }
        const float size = geometry_.caption_size;
        const float free = geometry_.area.w - text_width(caption, size, false) - 2 * size;
        const std::string now = painter_.say(seen_cells(now_plan_, now_.last));
        const std::string before = painter_.say(seen_cells(before_plan_, before_.last));
        const auto beside = [&](const std::string& part) { return text_width(part, size, false) <= free; };
        const bool stays = beside(now) && beside(before);
        const auto draw_part = [&](const std::string& part, float strength) {
            if (beside(part)) draw_line(caption, Align::left, stays ? turned : strength);
            draw_line(part, beside(part) ? Align::right : Align::left, strength);
        };
        if (now == before) {
            draw_part(now, 1);
        } else if (t < glided) {
            draw_part(before, 1 - phase(t, 0, left));
        } else {
            draw_part(now, phase(t, glided, come));
        }
    }

    /// One bar for the period, faint ones for its repeats.
    void draw_period() {
        const bool is = now_.period.has_value();
        const bool was = before_.period.has_value();
        if (!is && !was) return;
        const core::Period& period = is ? *now_.period : *before_.period;
        const float t = frame_.t;
        // Where the window changes, the bars go and come with it.
        const bool moved = glides_ && is && was;
        const bool late = !moved || t >= glided;
        float strength = is ? 1 : 1 - phase(t, 0, left);
        if (moved) strength = late ? phase(t, glided, come) : 1 - phase(t, 0, left);
        const float grown = is && !was ? phase(t, begin_, begin_ + 0.5F) : 1;
        const TapePlan& plan = late && is ? now_plan_ : before_plan_;
        const auto first = static_cast<core::Heap>(period.last_exception + 1);
        const Rgba colour = painter_.theme.text_bit(2);
        core::Heap start = first;
        std::optional<core::Heap> named;  // the bar with the name: the first one, or the first in sight
        for (std::size_t i = 0; i < plan.cells.size();) {
            if (plan.cells[i].size < first) {
                ++i;
                continue;
            }
            start = first + (plan.cells[i].size - first) / period.period * period.period;
            std::size_t end = i;
            while (end < plan.cells.size() && plan.cells[end].size - start < period.period) ++end;
            draw_bar(plan.cells[i].x, plan.cells[end - 1].x, grown,
                     faded(colour, start == first ? strength : 0.35F * strength));
            if (!named)
                draw_period_name(period, plan.cells[i].x, plan.cells[end - 1].x, strength * phase(grown, 0.3F, 1),
                                 colour);
            named = start;
            i = end;
        }
    }

    void draw_bar(float from, float to, float grown, Rgba colour) {
        const float x = from - geometry_.cell_w / 2;
        const float high = std::max(8 * geometry_.unit, 4.0F);
        painter_.tile({x, geometry_.bar, (to - from + geometry_.cell_w) * grown, high}, high / 2, colour);
    }

    void draw_period_name(const core::Period& period, float from, float to, float strength, Rgba colour) {
        const std::string name = painter_.say(msg::scene_tape_period(period.period));
        const float size = fitting_size(name, geometry_.label_size, geometry_.area.w, true);
        const float width = text_width(name, size, true) + 1;
        const Rect& area = geometry_.area;
        const float x = std::clamp((from + to - width) / 2, area.x, std::max(area.right() - width, area.x));
        const Rect box{x, geometry_.bar_label - size * 0.7F, width, size * 1.4F};
        painter_.label(name, box, {size, true, faded(colour, strength), Align::centre});
    }

    Painter& painter_;
    const Frame& frame_;
    const lesson::Tape& now_;
    const lesson::Tape& before_;
    TapeGeometry geometry_;
    TapePlan now_plan_;
    TapePlan before_plan_;
    bool glides_;
    float begin_;
    std::vector<core::Heap> fresh_;
};

}  // namespace

void draw_tape(Painter& painter, const Frame& frame, const lesson::Tape& now, const lesson::Tape* before) {
    const bool moving = before != nullptr && frame.t < 1;
    TapeDrawing(painter, frame, now, moving ? *before : now).draw(moving);
}

}  // namespace nimboard::scene
