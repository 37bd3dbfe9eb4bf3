// The map of P- and N-positions: edges with their numbers, rings round a position and its moves, arcs over strips.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/map_plan.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::Map;
using lesson::MapCell;

constexpr float smallest_letter = 9;
constexpr std::uint32_t last_layer = 15;

bool same_cell(const std::vector<MapCell>& cells, const MapCell& cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool is_p(const Map& map, const MapCell& cell) {
    return (*map.verdicts)[std::size_t{cell.y} * map.width + cell.x] == core::Verdict::P;
}

Point middle_of(const Rect& rect) {
    return {rect.x + rect.w / 2, rect.y + rect.h / 2};
}

void plan_strips(MapPlan& plan, const Rect& stage, const Map& map) {
    plan.pitch = std::min(stage.w / static_cast<float>(map.width), 60 * plan.unit);
    const auto count = static_cast<float>(map.height);
    plan.strip_step = std::min(stage.h / count, (map.games.empty() ? 480.0F : 320.0F) * plan.unit);
    plan.strip_foot = 1.8F * plan.number + (map.games.empty() ? 0 : 1.6F * plan.label);
    const float top = stage.y + (stage.h - plan.strip_step * count) / 2;
    plan.origin = {stage.x + (stage.w - plan.pitch * static_cast<float>(map.width)) / 2,
                   top + plan.strip_step - plan.pitch - plan.strip_foot};
}

class Picture {
public:
    Picture(Painter& painter, const MapPlan& plan, const Map& now, const Map& before, float t)
        : painter_(painter), plan_(plan), now_(now), before_(before), t_(t) {}

    void draw() {
        draw_edges();
        draw_map_cells(painter_, plan_, now_, before_, t_);
        draw_diagonal();
        if (plan_.strips) {
            draw_arcs(before_, leaving(), true);
            draw_arcs(now_, coming(), false);
        } else {
            draw_ways(before_, leaving(), true);
            draw_ways(now_, coming(), false);
        }
        draw_rings();
        draw_reach();
        draw_focus();
        draw_slider();
    }

private:
    [[nodiscard]] const Map& seen() const { return t_ < 0.5F ? before_ : now_; }
    [[nodiscard]] bool still() const { return before_.focus == now_.focus && before_.options == now_.options; }
    [[nodiscard]] float leaving() const { return still() ? 0 : 1 - phase(t_, 0, 0.25F); }
    /// Rings and arcs come last, one after the other.
    [[nodiscard]] float coming() const { return still() ? 1 : std::clamp((t_ - 0.5F) / 0.5F, 0.0F, 1.0F); }
    [[nodiscard]] static float in_turn(float t, std::size_t index, std::size_t count) {
        const float wait = count < 2 ? 0 : 0.6F * static_cast<float>(index) / static_cast<float>(count - 1);
        return phase(t, wait, wait + 0.4F);
    }

    void number(std::uint32_t value, const Rect& box, bool marked, Align align) {
        const Theme& theme = painter_.theme;
        painter_.label(std::to_string(value), box, {plan_.number, marked, marked ? theme.ink : theme.muted, align});
    }

    void name(const i18n::Message& message, const Rect& box, Align align) {
        const std::string words = painter_.say(message);
        const float size = fitting_size(words, plan_.label, box.w, false);
        if (size >= 7) painter_.label(words, box, {size, false, painter_.theme.muted, align});
    }

    void draw_edges() {
        const std::optional<MapCell>& focus = seen().focus;
        const float line = plan_.number * 1.6F;
        if (plan_.strips) {
            for (std::uint32_t y = 0; y < now_.height; ++y) {
                for (std::uint32_t x = 0; x < now_.width; ++x) {
                    const Rect cell = plan_.cell({x, y});
                    number(x, {cell.x, cell.bottom(), cell.w, line}, focus == MapCell{x, y}, Align::centre);
                }
                if (now_.games.empty()) continue;
                const float height = plan_.label * 1.5F;
                const float top = plan_.cell({0, y}).bottom() + 1.7F * plan_.number;
                name(msg::scene_map_takes(now_.games[y]),
                     {plan_.origin.x, top, plan_.pitch * static_cast<float>(now_.width), height}, Align::left);
            }
            return;
        }
        for (std::uint32_t x = 0; x < now_.width; ++x) {
            const Rect cell = plan_.cell({x, 0});
            number(x, {cell.x, cell.y - line * 1.1F, cell.w, line}, focus && focus->x == x, Align::centre);
        }
        for (std::uint32_t y = 0; y < now_.height; ++y) {
            const Rect cell = plan_.cell({0, y});
            const float width = plan_.number * 2;
            number(y, {cell.x - width - plan_.number * 0.5F, cell.y, width, cell.h}, focus && focus->y == y,
                   Align::right);
        }
        const Rect& axis = plan_.axis;
        const float map_width = plan_.pitch * static_cast<float>(now_.width);
        name(msg::scene_map_across(now_.heaps[0]), {plan_.origin.x, axis.y, map_width * 0.6F, axis.h}, Align::left);
        name(msg::scene_map_down(now_.heaps[1]), {axis.x, axis.y, plan_.origin.x - axis.x - plan_.label * 0.6F, axis.h},
             Align::right);
    }

    void draw_diagonal() {
        const float grown = blend(before_.diagonal ? 1.0F : 0.0F, now_.diagonal ? 1.0F : 0.0F, phase(t_, 0.2F, 0.9F));
        if (grown <= 0) return;
        const Point start = plan_.origin;
        const float length = plan_.pitch * static_cast<float>(now_.width) * grown;
        painter_.line(start, {start.x + length, start.y + length}, faded(painter_.theme.ok, 0.3F), plan_.pitch * 0.34F);
    }

    /// From the position to the P's among its options.
    void draw_ways(const Map& map, float t, bool whole) {
        if (!map.focus || t <= 0) return;
        const Point from = middle_of(plan_.cell(*map.focus));
        for (std::size_t i = 0; i < map.options.size(); ++i) {
            const MapCell& cell = map.options[i];
            if (!is_p(map, cell) || map.solved < map.order->size() / 50) continue;
            const float grown = whole ? 1 : in_turn(t, i, map.options.size());
            const Point to = middle_of(plan_.cell(cell));
            if (grown <= 0) continue;
            painter_.line(from, {blend(from.x, to.x, grown), blend(from.y, to.y, grown)},
                          faded(painter_.theme.accent, whole ? t : 1.0F), std::max(3 * plan_.unit, 1.5F));
        }
    }

    void draw_arcs(const Map& map, float t, bool whole) {
        if (!map.focus || t <= 0) return;
        const Rect from = plan_.face(*map.focus);
        const float room = plan_.strip_step - plan_.pitch - plan_.strip_foot - 12 * plan_.unit;
        float longest = 1;
        for (const MapCell& cell : map.options) longest = std::max(longest, static_cast<float>(map.focus->x - cell.x));
        const float rise = std::min(room / longest, plan_.pitch * 1.2F);
        for (std::size_t i = 0; i < map.options.size(); ++i) {
            const float grown = whole ? 1 : in_turn(t, i, map.options.size());
            if (grown <= 0) continue;
            const Rect to = plan_.face(map.options[i]);
            const float reach = from.x - to.x;
            const float height = rise * reach / plan_.pitch;
            const bool wins = map.solved > 0 && is_p(map, map.options[i]);
            Path path;
            path.colour =
                faded(faded(wins ? painter_.theme.accent : painter_.theme.faint, whole ? t : 1.0F), painter_.alpha);
            path.width = std::max((wins ? 3.0F : 2.0F) * plan_.unit, 1.2F);
            constexpr int pieces = 28;
            const int last = std::max(1, static_cast<int>(std::lround(grown * pieces)));
            for (int j = 0; j <= last; ++j) {
                const float angle =
                    std::numbers::pi_v<float> * grown * static_cast<float>(j) / static_cast<float>(last);
                path.points.push_back({from.x + from.w / 2 - reach * (1 - std::cos(angle)) / 2,
                                       from.y - height * std::sin(angle) - 3 * plan_.unit});
            }
            if (path.colour.a > 0) painter_.scene.paths.push_back(path);
        }
    }

    void ring(const Rect& rect, Rgba colour, float width) {
        painter_.frame(inset(rect, -plan_.pitch * 0.02F), plan_.pitch * 0.15F, colour, width);
    }

    void draw_rings() {
        const Rgba colour = painter_.theme.text_bit(3);
        const float width = std::max(2.5F * plan_.unit, 1.3F);
        for (const MapCell& cell : before_.options) {
            if (!still() && !same_cell(now_.options, cell)) ring(plan_.face(cell), faded(colour, leaving()), width);
        }
        for (std::size_t i = 0; i < now_.options.size(); ++i) {
            const MapCell& cell = now_.options[i];
            const float p = same_cell(before_.options, cell) ? 1 : in_turn(coming(), i, now_.options.size());
            ring(plan_.face(cell), faded(colour, p), width);
        }
    }

    /// The frame round all positions below one.
    void draw_reach() {
        const auto place = [&](const MapCell& cell) {
            const Rect end = plan_.cell(cell);
            const Rect begin = plan_.cell({0, plan_.strips ? cell.y : 0});
            return Rect{begin.x, begin.y, end.right() - begin.x, end.bottom() - begin.y};
        };
        const float width = std::max(3 * plan_.unit, 1.5F);
        const float radius = plan_.pitch * 0.15F;
        if (before_.reach && !now_.reach) {
            painter_.frame(place(*before_.reach), radius, faded(painter_.theme.accent, 1 - phase(t_, 0, 0.4F)), width);
        } else if (now_.reach) {
            const Rect end = place(*now_.reach);
            const Rect start = before_.reach ? place(*before_.reach) : plan_.cell(*now_.reach);
            const float p = before_.reach == now_.reach ? 1 : phase(t_, 0.15F, 0.85F);
            painter_.frame(blend(start, end, p), radius,
                           faded(painter_.theme.accent, before_.reach ? 1 : phase(t_, 0.1F, 0.3F)), width);
        }
    }

    void draw_focus() {
        const float width = std::max(4 * plan_.unit, 2.0F);
        const Rgba colour = painter_.theme.accent;
        const auto place = [&](const MapCell& cell) { return inset(plan_.cell(cell), -plan_.pitch * 0.02F); };
        const auto draw = [&](const Rect& rect, float strength) {
            painter_.frame(rect, plan_.pitch * 0.18F, faded(colour, strength), width);
        };
        if (before_.focus && now_.focus) {
            draw(blend(place(*before_.focus), place(*now_.focus), phase(t_, 0.08F, 0.5F)), 1);
        } else if (now_.focus) {
            draw(place(*now_.focus), phase(t_, 0.1F, 0.5F));
        } else if (before_.focus) {
            draw(place(*before_.focus), 1 - phase(t_, 0, 0.4F));
        }
        if (now_.twin) {
            const bool there = before_.twin == now_.twin;
            draw(blend(place(*now_.focus), place(*now_.twin), there ? 1 : phase(t_, 0.5F, 1)),
                 there ? 1 : phase(t_, 0.5F, 0.6F));
        } else if (before_.twin) {
            draw(place(*before_.twin), 1 - phase(t_, 0, 0.4F));
        }
    }

    /// The third heap: which layer is shown.
    void draw_slider() {
        const float strength = blend(before_.layer ? 1.0F : 0.0F, now_.layer ? 1.0F : 0.0F, phase(t_, 0, 0.4F));
        if (strength <= 0 || plan_.slider.w <= 0) return;
        const float saved = painter_.alpha;
        painter_.alpha *= strength;
        const Rect& slider = plan_.slider;
        const float x = slider.x + slider.w / 2;
        name(msg::scene_map_layer(now_.heaps[2]), {slider.x, plan_.axis.y, slider.w, plan_.axis.h}, Align::centre);
        const float tick = slider.h / static_cast<float>(last_layer);
        painter_.line({x, slider.y}, {x, slider.bottom()}, painter_.theme.track, std::max(4 * plan_.unit, 2.0F));
        for (std::uint32_t i = 0; i <= last_layer; ++i) {
            const float y = slider.bottom() - tick * static_cast<float>(i);
            const float reach = (i % 4 == 0 ? 8.0F : 5.0F) * plan_.unit;
            painter_.line({x - reach, y}, {x + reach, y}, painter_.theme.track, std::max(1.5F * plan_.unit, 0.8F));
        }
        const std::uint32_t to = now_.layer ? *now_.layer : *before_.layer;
        const std::uint32_t from = before_.layer ? *before_.layer : to;
        const float at = blend(static_cast<float>(from), static_cast<float>(to), phase(t_, 0.05F, 0.75F));
        const float radius = std::max(21 * plan_.unit, 9.0F);
        const Rect knob = centred({x, slider.bottom() - tick * at}, 2 * radius, 2 * radius);
        painter_.tile(knob, radius, painter_.theme.accent, Layer::over);
        const auto shown = static_cast<std::uint32_t>(std::lround(at));
        painter_.label(std::to_string(shown), knob, {radius, true, painter_.theme.on_hue, Align::centre});
        painter_.alpha = saved;
    }

    Painter& painter_;
    const MapPlan& plan_;
    const Map& now_;
    const Map& before_;
    float t_;
};

}  // namespace

Rect MapPlan::cell(const lesson::MapCell& place) const {
    const float step = strips ? strip_step : pitch;
    return {origin.x + pitch * static_cast<float>(place.x), origin.y + step * static_cast<float>(place.y), pitch,
            pitch};
}

MapPlan plan_map(const Frame& frame, const Map& map) {
    MapPlan plan;
    const Rect& stage = frame.layout.stage;
    plan.unit = frame.layout.unit;
    plan.strips = map.strips;
    plan.label = std::max(18 * plan.unit, 10.0F);
    plan.number = std::max(18 * plan.unit, smallest_letter);
    if (map.strips) {
        plan_strips(plan, stage, map);
    } else {
        const bool layered = map.heaps.size() > 2;
        const float head = plan.label * 1.5F + plan.number * 1.9F;
        const float left = plan.number * 3.2F;
        const float right = layered ? std::max(90 * plan.unit, 36.0F) : 4 * plan.unit;
        plan.pitch = std::min((stage.w - left - right) / static_cast<float>(map.width),
                              (stage.h - head - 4 * plan.unit) / static_cast<float>(map.height));
        const float map_width = plan.pitch * static_cast<float>(map.width);
        const float spare = stage.w - left - right - map_width;
        plan.origin = {stage.x + left + spare * 0.5F, stage.y + head};
        plan.axis = {stage.x, stage.y, stage.w, plan.label * 1.5F};
        if (layered) {
            const float height = plan.pitch * static_cast<float>(map.height) - plan.pitch;
            plan.slider = {plan.origin.x + map_width, plan.origin.y + plan.pitch / 2,
                           right + std::min(spare * 0.5F, 40 * plan.unit), height};
        }
    }
    plan.number = std::max(std::min(plan.number, plan.pitch * 0.5F), std::min(smallest_letter, plan.pitch * 0.62F));
    plan.letter = std::max(std::min(24 * plan.unit, plan.pitch * 0.5F), std::min(smallest_letter, plan.pitch * 0.62F));
    return plan;
}

void draw_map(Painter& painter, const Frame& frame, const Map& now, const Map* before) {
    const MapPlan plan = plan_map(frame, now);
    const float t = before != nullptr ? frame.t : 1;
    Picture(painter, plan, now, before != nullptr ? *before : now, t).draw();
}

}  // namespace nimboard::scene
