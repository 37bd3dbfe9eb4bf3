#include "scene/stairs_plan.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

constexpr float largest_stair_pitch = 48;
constexpr float largest_heap_pitch = 58;
constexpr float slot_fill = 0.84F;  // part of a slot that stones take
constexpr float ghost_alpha = 0.3F;

core::Heap plus(core::Heap a, core::Heap b) { return a > ~b ? ~core::Heap{0} : a + b; }

/// The largest numbers that this lesson shows with as many stairs.
struct Largest {
    core::Heap stair = 0;
    core::Heap heap = 0;
};

Largest largest_of(const Frame& frame, std::size_t count) {
    Largest most;
    const core::Position* seen = nullptr;
    for (const lesson::Step& step : frame.lesson.steps) {
        const auto* picture = step.stage.scenery ? std::get_if<lesson::Stairs>(step.stage.scenery.get()) : nullptr;
        if (picture == nullptr || picture->stairs->size() != count) continue;
        if (picture->move && picture->move->stair > 1) {
            most.stair = std::max(most.stair, plus((*picture->stairs)[picture->move->stair - 2], picture->move->stones));
        }
        if (picture->stairs.get() == seen) continue;
        seen = picture->stairs.get();
        for (const core::Heap stones : *picture->stairs) most.stair = std::max(most.stair, stones);
        if (!picture->heaps) continue;
        for (const core::Heap stones : *picture->heaps) most.heap = std::max(most.heap, stones);
    }
    return most;
}

/// The largest stones that all fit into a box, in rows no narrower than they are high where that costs nothing.
Piling pile_up(core::Heap most, float width, float height, float unit, bool single) {
    Piling piling;
    constexpr core::Heap most_stones = 2000;
    constexpr int most_across = 40;
    const float cap = (single ? largest_heap_pitch : largest_stair_pitch) * unit;
    if (most <= most_stones) {
        for (int across = 1; across <= (single ? 1 : most_across); ++across) {
            const auto n = std::max<core::Heap>(most, 1);
            const core::Heap rows = (n + static_cast<core::Heap>(across) - 1) / static_cast<core::Heap>(across);
            const float pitch = std::min({cap, width / static_cast<float>(across), height / static_cast<float>(rows)});
            const bool squarer = pitch >= piling.pitch * 0.99F && rows >= static_cast<core::Heap>(across);
            if (pitch > piling.pitch * 1.01F || squarer) {
                piling.pitch = pitch;
                piling.across = across;
            }
        }
    }
    piling.bars = piling.pitch < std::max(7 * unit, 4.5F);
    piling.scale = static_cast<double>(height) / std::max(static_cast<double>(most), 1.0);
    return piling;
}

}  // namespace

float Piling::height(core::Heap stones) const {
    if (stones == 0) return 0;
    if (bars) return std::max(static_cast<float>(static_cast<double>(stones) * scale), 2.0F);
    const auto wide = static_cast<core::Heap>(across);
    return static_cast<float>((stones + wide - 1) / wide) * pitch;
}

StairsView view_of(const lesson::Stairs& picture) {
    StairsView view{&picture, *picture.stairs, {}};
    if (picture.heaps) view.heaps = *picture.heaps;
    if (!picture.moved) return view;
    const std::size_t stair = picture.move->stair;
    view.stairs[stair - 1] -= picture.move->stones;
    if (stair > 1) view.stairs[stair - 2] += picture.move->stones;
    if (picture.heaps) view.heaps[lesson::heap_of_stair(stair, view.heaps.size())] -= picture.move->stones;
    return view;
}

float StairsPlan::centre(std::size_t stair, float camera) const {
    const float place = static_cast<float>(stair) - camera;  // -1 is the ground when stair 1 is in sight
    const float from_ground = ground + (place + 0.5F) * slot;
    const float x = stair == 0 && camera <= 1 ? ground / 2 : from_ground;
    return ground_right ? left + width - x : left + x;
}

float StairsPlan::tread(std::size_t stair, float camera) const {
    return floor - base - (static_cast<float>(stair) - camera) * rise;
}

float StairsPlan::sight(std::size_t stair, float camera) const {
    const float below = camera - static_cast<float>(stair);
    const float above = static_cast<float>(stair) - (camera + static_cast<float>(shown) - 1);
    return std::clamp(1 - std::max(below, above), 0.0F, 1.0F);
}

std::size_t StairsPlan::first(float camera) const {
    return std::max<std::size_t>(static_cast<std::size_t>(std::floor(camera)), 1);
}

std::size_t StairsPlan::last(float camera) const {
    return std::min(count, static_cast<std::size_t>(std::ceil(camera)) + shown - 1);
}

float StairsPlan::camera_for(const lesson::Stairs& picture) const {
    if (shown >= count) return 1;
    std::size_t stair = picture.move ? picture.move->stair : 1;
    if (picture.marked) stair = lesson::stair_of_heap(*picture.marked, count);
    // Some stairs below the one in question are seen as well.
    const std::size_t lower = (shown + 1) / 2;
    const std::size_t first_shown = stair > lower ? stair - lower : 1;
    return static_cast<float>(std::min(first_shown, count - shown + 1));
}

Rect StairsPlan::stair_stone(float centre_x, float y, std::size_t index, std::size_t stones) const {
    const auto across = static_cast<std::size_t>(on_stairs.across);
    const std::size_t row = index / across;
    const std::size_t in_row = std::min(across, stones - std::min(stones, row * across));
    const float x = centre_x + (static_cast<float>(index % across) - static_cast<float>(in_row) / 2) * on_stairs.pitch;
    return {x, y - static_cast<float>(row + 1) * on_stairs.pitch, on_stairs.pitch, on_stairs.pitch};
}

Rect StairsPlan::heap_stone(float centre_x, std::size_t level) const {
    const float pitch = in_heaps.pitch;
    return {centre_x - pitch / 2, floor - static_cast<float>(level + 1) * pitch, pitch, pitch};
}

Rect StairsPlan::bar(const Piling& piling, float centre_x, float y, core::Heap from, core::Heap to) const {
    const float bottom = from == 0 ? 0 : piling.height(from);
    const float high = piling.height(to);
    const float w = slot * 0.5F;
    return {centre_x - w / 2, y - high, w, std::max(high - bottom, 0.0F)};
}

StairsPlan plan_stairs(const Painter& painter, const Frame& frame, const lesson::Stairs& picture) {
    StairsPlan plan;
    plan.area = frame.layout.stage;
    plan.unit = frame.layout.unit;
    plan.count = picture.stairs->size();
    plan.kam = picture.heaps != nullptr;
    plan.ground_right = plan.kam;
    const float unit = plan.unit;
    const Largest most = largest_of(frame, plan.count);
    // "+" stands before differences.
    const std::string widest = (plan.kam ? "+" : "") + std::string(std::to_string(std::max(most.stair, most.heap)).size(), '8');

    plan.ground = std::min(std::max(116 * unit, 44.0F), plan.area.w * 0.22F);
    const float room = plan.area.w - plan.ground;
    const float least = std::max({50 * unit, 36.0F, text_width(widest, std::max(18 * unit, 9.0F), true) + 8});
    const float fitting = std::max(std::floor(room / least), 1.0F);
    plan.shown = std::clamp<std::size_t>(static_cast<std::size_t>(fitting), 1, std::max<std::size_t>(plan.count, 1));
    plan.slot = std::min(room / static_cast<float>(plan.shown), std::max(170 * unit, least));
    plan.width = plan.ground + plan.slot * static_cast<float>(plan.shown);
    plan.left = plan.area.x + (plan.area.w - plan.width) / 2;

    plan.number_size = fitting_size(widest, std::max(34 * unit, 13.0F), plan.slot - 6, true);
    plan.label_size = std::max(20 * unit, 9.5F);
    const auto fits = [&](const i18n::Message& name) {
        return text_width(painter.say(name), plan.label_size, false) <= plan.slot - 10 * unit;
    };
    plan.named = fits(msg::scene_stair(plan.count)) && (!plan.kam || fits(msg::scene_heap(plan.count)));
    const float line = plan.label_size * 1.4F;
    const float first = plan.kam ? std::max(34 * unit, 13.0F) * 1.3F : line;
    plan.floor = plan.area.bottom() - first - (plan.kam ? line : 0) - 10 * unit;
    plan.first_line = plan.floor + 6 * unit + first / 2;
    plan.second_line = plan.floor + 6 * unit + first + line / 2;
    plan.base = std::max(plan.number_size * 1.6F, 56 * unit);
    plan.top = plan.area.y + std::max(96 * unit, 48.0F);
    const float height = std::max(plan.floor - plan.top, 1.0F);
    if (plan.shown > 1) plan.rise = std::min(84 * unit, 0.4F * height / static_cast<float>(plan.shown - 1));
    const float free = height - plan.base - plan.rise * static_cast<float>(plan.shown - 1);
    plan.on_stairs = pile_up(most.stair, plan.slot * slot_fill, std::max(free, 4.0F), unit, false);
    plan.in_heaps = pile_up(most.heap, plan.slot * slot_fill, height, unit, true);
    // The same stones travel between both: bars in one are bars in the other.
    if (plan.kam) plan.on_stairs.bars = plan.in_heaps.bars = plan.on_stairs.bars || plan.in_heaps.bars;
    return plan;
}

StoneLook blend(const StoneLook& from, const StoneLook& to, float t) {
    return {blend(from.lit, to.lit, t), blend(from.alpha, to.alpha, t), blend(from.hollow, to.hollow, t),
            blend(from.alarm, to.alarm, t)};
}

StoneLook stair_look(const lesson::Stairs& picture, std::size_t stair) {
    if (!picture.odd_lit) return {picture.heaps ? 1.0F : 0.0F, 1, 0, 0};
    if (stair % 2 == 1) return {1, 1, 0, 0};
    return {0, ghost_alpha, 0, 0};
}

Rgba lit_colour(const Painter& painter) { return painter.theme.bit(2); }

void draw_pebble(Painter& painter, const Rect& rect, const StoneLook& look, BlockKind kind) {
    const Rgba full = blend(painter.theme.neutral, lit_colour(painter), look.lit);
    const Rgba ring = blend(painter.theme.accent, painter.theme.bad, look.alarm);
    if (kind == BlockKind::plain && look.hollow > 0.5F) {
        painter.frame(inset(rect, 1), 4, faded(ring, look.alpha), 2);
        return;
    }
    Block block;
    block.rect = rect;
    block.kind = kind;
    block.hollow = look.hollow;
    block.colour = faded(blend(full, ring, look.hollow), look.alpha);
    painter.block(block);
}

void draw_slot_text(Painter& painter, const StairsPlan& plan, float centre_x, float middle, std::string_view text,
                    float size, bool bold, Rgba colour) {
    const float room = plan.slot - 2;
    const float fit = fitting_size(text, size, room, bold);
    if (fit < 8.5F) return;
    const Rect box{centre_x - plan.slot / 2, middle - fit * 0.7F, plan.slot, fit * 1.4F};
    painter.label(text, box, {fit, bold, colour, Align::centre});
}

void draw_carry_arrow(Painter& painter, const StairsPlan& plan, Point from, Point to, core::Heap stones, float grown) {
    if (grown <= 0) return;
    const float unit = plan.unit;
    const float lift = std::max(34 * unit, 12.0F);
    const Point turn{(from.x + to.x) / 2, std::min(from.y, to.y) - lift * 2};
    const auto at = [&](float s) {
        const float r = 1 - s;
        return Point{r * r * from.x + 2 * r * s * turn.x + s * s * to.x, r * r * from.y + 2 * r * s * turn.y + s * s * to.y};
    };
    Point peak = from;
    for (float s = 0; s <= 1; s += 0.02F) {
        if (at(s).y < peak.y) peak = at(s);
    }
    constexpr int pieces = 28;
    Path arc;
    arc.colour = faded(painter.theme.accent, painter.alpha);
    arc.width = std::max(3 * unit, 1.5F);
    for (int i = 0; i <= pieces; ++i) arc.points.push_back(at(grown * static_cast<float>(i) / pieces));
    const Point tip = arc.points.back();
    const Point before = arc.points[arc.points.size() - 4];
    const float length = std::max(std::hypot(tip.x - before.x, tip.y - before.y), 0.001F);
    const Point along{(tip.x - before.x) / length, (tip.y - before.y) / length};
    const float reach = std::max(13 * unit, 6.0F) * std::min(grown * 3, 1.0F);
    Path head = arc;
    head.points = {{tip.x - reach * (along.x + along.y * 0.6F), tip.y - reach * (along.y - along.x * 0.6F)}, tip,
                   {tip.x - reach * (along.x - along.y * 0.6F), tip.y - reach * (along.y + along.x * 0.6F)}};
    painter.scene.paths.push_back(std::move(arc));
    painter.scene.paths.push_back(std::move(head));
    const std::string text = std::to_string(stones);
    const float size = std::max(26 * unit, 12.0F);
    const float fit = fitting_size(text, size, std::max(plan.slot * 1.6F, 40.0F), true);
    if (fit < 8.5F) return;
    const float w = text_width(text, fit, true) + 4;
    const float x = std::clamp(peak.x - w / 2, plan.area.x, std::max(plan.area.right() - w, plan.area.x));
    painter.label(text, {x, peak.y - size * 1.35F, w, size * 1.2F},
                  {fit, true, faded(painter.theme.accent, phase(grown, 0.4F, 1)), Align::centre});
}

void draw_ground(Painter& painter, const StairsPlan& plan, float camera, float ground_label) {
    painter.line({plan.area.x, plan.floor}, {plan.area.right(), plan.floor}, painter.theme.muted,
                 std::max(2.5F * plan.unit, 1.5F));
    const float near = std::clamp(2 - camera, 0.0F, 1.0F) * ground_label;
    if (near > 0) {
        const std::string name = painter.say(msg::scene_ground());
        const float size = fitting_size(name, plan.label_size, plan.ground - 6, false);
        const Rect box = centred({plan.ground_centre(1), plan.first_line}, plan.ground, size * 1.4F);
        painter.label(name, box, {size, false, faded(painter.theme.muted, near), Align::centre});
    }
}

}  // namespace nimboard::scene
