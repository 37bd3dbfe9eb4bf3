// The induction map: positions in layers by their total, this position's moves lit; of a large position some layers that
// stand for all.
#include <algorithm>
#include <string>
#include <vector>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/proof_parts.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using core::Verdict;
using lesson::InductionMap;
using lesson::MapPosition;
using lesson::Proof;
using lesson::Settled;

Point middle_of(const Rect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

std::string name_of(const core::Position& heaps) {
    std::string name;
    for (const core::Heap heap : heaps) name += (name.empty() ? "" : ",") + std::to_string(heap);
    return name.empty() ? "0" : name;
}

/// On the whole map totals are small.
std::size_t layer_of(const MapPosition& position) { return static_cast<std::size_t>(position.total); }

class Picture {
public:
    Picture(Painter& painter, const Frame& frame, const Proof& now, const Proof& before, const Rect& area, float t)
        : painter_(painter), frame_(frame), map_(*now.map), now_(now), before_(before), area_(area), t_(t),
          unit_(frame.layout.unit), label_(area.w * 0.17F) {}

    void draw() {
        if (map_.whole) {
            draw_whole();
        } else {
            draw_lanes();
        }
    }

private:
    [[nodiscard]] static bool settled(const Proof& proof, core::Heap total) {
        return proof.settled == Settled::all || (proof.settled == Settled::end && total == 0);
    }

    /// How far the verdict of a layer has come: small totals first.
    [[nodiscard]] float verdict_strength(core::Heap total, float height) const {
        const bool was = settled(before_, total);
        const bool is = settled(now_, total);
        if (was == is) return is ? 1 : 0;
        const float start = is ? 0.1F + 0.6F * height : 0.1F;
        const float p = phase(t_, start, start + 0.25F);
        return is ? p : 1 - p;
    }

    void act(const Rect& rect, const core::Move& move) {
        const lesson::Lesson& lesson = frame_.lesson;
        if (lesson.nim_sum == 0) {
            painter_.hotspot(rect, {ActionKind::try_move, move.heap, move.to});
        } else if (std::find(lesson.winning_moves.begin(), lesson.winning_moves.end(), move) != lesson.winning_moves.end()) {
            painter_.hotspot(rect, {ActionKind::choose_candidate, move.heap, 0});
        }
    }

    /// P is full, N is an outline; both carry their letter where there is room. Unknown: a faint outline.
    void draw_cell(const Rect& cell, const std::string& name, Verdict verdict, float strength, bool here, bool option) {
        const Theme& theme = painter_.theme;
        const float radius = std::min(cell.h, cell.w) * 0.2F;
        painter_.tile(cell, radius, theme.background, Layer::over);
        const bool p = verdict == Verdict::P;
        if (p) painter_.tile(cell, radius, faded(theme.ok, strength), Layer::over);
        const Rgba ring = here ? theme.accent : option ? theme.text_bit(3) : theme.line;
        painter_.frame(cell, radius, ring, std::max((here || option ? 3.0F : 1.2F) * unit_, here || option ? 1.4F : 0.8F));
        const float size = std::min(17 * unit_ + 2, cell.h * 0.72F);
        const Rgba ink = p ? blend(theme.ink, theme.on_hue, strength) : theme.ink;
        const bool named = !name.empty() && fitting_size(name, size, cell.w * 0.62F, false) >= 8;
        if (named) fit_label(painter_, name, {cell.x + cell.w * 0.05F, cell.y, cell.w * 0.62F, cell.h}, {size, false, ink, Align::centre});
        if (strength <= 0) return;
        const Rect place = named ? Rect{cell.x + cell.w * 0.68F, cell.y, cell.w * 0.27F, cell.h} : cell;
        fit_label(painter_, p ? "P" : "N", place, {size, true, faded(p ? theme.on_hue : theme.muted, strength), Align::centre});
    }

    void draw_whole() {
        const std::size_t layers = static_cast<std::size_t>(map_.total) + 1;
        std::vector<float> counts(layers, 0);
        for (const MapPosition& p : map_.positions) counts[layer_of(p)] += 1;
        const float widest = *std::max_element(counts.begin(), counts.end());
        const float row = std::min(area_.h / static_cast<float>(layers), 62 * unit_);
        const float top = area_.y + (area_.h - row * static_cast<float>(layers)) / 2;
        const float pitch = std::min((area_.w - label_) / widest, 130 * unit_);
        std::vector<float> placed(layers, 0);
        std::vector<Rect> cells;
        for (const MapPosition& p : map_.positions) {
            const float x = area_.x + label_ + (area_.w - label_) / 2 + (placed[layer_of(p)] - counts[layer_of(p)] / 2) * pitch;
            const float y = top + row * static_cast<float>(map_.total - p.total);
            placed[layer_of(p)] += 1;
            cells.push_back({x + pitch * 0.06F, y + row * 0.13F, pitch * 0.88F, row * 0.74F});
        }
        for (std::size_t i = 0; i < layers; ++i) {
            const core::Heap total = map_.total - i;
            const Rect box{area_.x, top + row * static_cast<float>(i), label_ - 12 * unit_, row};
            fit_label(painter_, painter_.say(msg::scene_proof_total(total)), box,
                      {std::min(17 * unit_ + 2, row * 0.8F), false, painter_.theme.muted, Align::right});
        }
        const Point here = middle_of(cells.front());
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const MapPosition& p = map_.positions[i];
            if (!p.option) continue;
            const Point to = middle_of(cells[i]);
            painter_.line(here, to, faded(p.verdict == Verdict::P ? painter_.theme.accent : painter_.theme.muted, 0.55F),
                          std::max((p.verdict == Verdict::P ? 3.0F : 1.5F) * unit_, 0.8F));
        }
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const MapPosition& p = map_.positions[i];
            const float height = map_.total == 0 ? 0 : static_cast<float>(p.total) / static_cast<float>(map_.total);
            draw_cell(cells[i], name_of(p.heaps), p.verdict, verdict_strength(p.total, height), i == 0, p.option);
            if (p.option) act(cells[i], p.move);
        }
    }

    void lane(float& y, float height, const std::string& name) {
        fit_label(painter_, name, {area_.x, y, label_ * 1.25F, height},
                  {17 * unit_ + 2, false, painter_.theme.muted, Align::left});
        y += height;
        if (y + 2 < area_.bottom()) painter_.line({area_.x, y}, {area_.right(), y}, painter_.theme.line, 1);
    }

    void draw_lanes() {
        const float unit = area_.h / 4.6F;
        const float left = area_.x + label_ * 1.3F;
        const float room = area_.right() - left;
        const Style style{18 * unit_ + 2, false, painter_.theme.muted, Align::left};
        float y = area_.y;
        const float height = std::min(unit * 0.64F, 58 * unit_);
        const Rect here{left + room * 0.3F, y + (unit - height) / 2, room * 0.4F, height};
        lane(y, unit, painter_.say(map_.countless ? msg::scene_proof_total_many() : msg::scene_proof_total(map_.total)));
        const bool numbered = !map_.countless;
        const float second = y;
        lane(y, unit * 1.8F, numbered ? painter_.say(msg::scene_tape_cells(map_.total - map_.largest, map_.total - 1)) : "");
        const auto count = static_cast<float>(map_.positions.size());
        const float pitch = std::min(room / count, room * 0.36F);
        std::vector<Rect> chips;
        for (std::size_t i = 0; i < map_.positions.size(); ++i) {
            const float x = left + room / 2 + (static_cast<float>(i) - count / 2) * pitch;
            chips.push_back({x + pitch * 0.04F, second + unit * 0.55F - height / 2, pitch * 0.92F, height});
            const Point to = middle_of(chips.back());
            const bool p = map_.positions[i].verdict == Verdict::P;
            painter_.line(middle_of(here), to, faded(p ? painter_.theme.accent : painter_.theme.muted, 0.7F),
                          std::max(2.5F * unit_, 1.2F));
        }
        draw_cell(here, painter_.say(msg::scene_proof_here()), map_.verdict, verdict_strength(map_.total, 1), true, false);
        for (std::size_t i = 0; i < chips.size(); ++i) {
            const MapPosition& p = map_.positions[i];
            std::string name = std::to_string(p.move.from) + " → " + std::to_string(p.move.to);
            if (fitting_size(name, style.size, chips[i].w * 0.62F, false) < 8) name = painter_.say(msg::scene_heap(p.move.heap + 1));
            draw_cell(chips[i], name, p.verdict, verdict_strength(p.total, 0.5F), false, true);
            act(chips[i], p.move);
        }
        const Rect rest{left, second + unit * 1.1F, room, unit * 0.6F};
        Style middle = style;
        middle.align = Align::centre;
        const bool all = (t_ < 0.5F ? before_ : now_).settled == Settled::all;
        float strength = 1;
        if (before_.settled != now_.settled) strength = t_ < 0.5F ? 1 - phase(t_, 0.2F, 0.5F) : phase(t_, 0.5F, 0.8F);
        middle.colour = faded(middle.colour, strength);
        fit_label(painter_, map_.others > 0 ? painter_.say(msg::scene_proof_other(map_.others, all ? "N" : "k ≠ 0"))
                                            : painter_.say(msg::scene_proof_moves()), rest, middle);
        const float third = y;
        lane(y, unit * 0.8F, "");
        middle.colour = painter_.theme.muted;
        fit_label(painter_, painter_.say(msg::scene_proof_rest()), {left, third, room, unit * 0.8F}, middle);
        const Rect end{left + room * 0.4F, y + (unit - height) / 2, room * 0.2F, height};
        lane(y, unit, painter_.say(msg::scene_proof_total(core::Heap{0})));
        draw_cell(end, "0", Verdict::P, verdict_strength(0, 0), false, false);
    }

    Painter& painter_;
    const Frame& frame_;
    const InductionMap& map_;
    const Proof& now_;
    const Proof& before_;
    Rect area_;
    float t_;
    float unit_;
    float label_;
};

}  // namespace

void draw_induction_map(Painter& painter, const Frame& frame, const Proof& now, const Proof& before, const Rect& area,
                        float t) {
    Picture(painter, frame, now, before, area, t).draw();
}

}  // namespace nimboard::scene
