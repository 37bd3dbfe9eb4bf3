// Stones on stairs: the steps down to the ground, the odd ones lit, stones carried from one to the next.
#include <algorithm>
#include <optional>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/stairs_plan.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::Stairs;
using lesson::StairsForm;

/// One move's difference between two lots of stones; `back`: it is taken back.
struct Carry {
    std::size_t stair = 0;  ///< from 1; 0: nothing is carried
    core::Heap stones = 0;
    bool back = false;
};

/// What is carried between two positions; nothing if more than one move lies between them.
std::optional<Carry> carry_between(const core::Position& from, const core::Position& to) {
    if (from.size() != to.size()) return std::nullopt;
    Carry carry;
    for (std::size_t i = from.size(); i > 0; --i) {
        const core::Heap a = from[i - 1];
        const core::Heap b = to[i - 1];
        if (carry.stair == i + 1) {
            const core::Heap change = carry.back ? a - b : b - a;
            if (change != carry.stones) return std::nullopt;
        } else if (a != b) {
            if (carry.stair != 0) return std::nullopt;
            carry = {i, a > b ? a - b : b - a, b > a};
        }
    }
    return carry;
}

float tread_y(const StairsPlan& plan, std::size_t stair, float camera, float grown) {
    return blend(plan.floor, plan.tread(stair, camera), grown);
}

/// Places of one stair, its stones before and after.
struct Stair {
    float x = 0;
    float y = 0;
    core::Heap from = 0;
    core::Heap to = 0;
    StoneLook look;
};

/// How far one of the stones on their way is: one leaves after the other.
float on_its_way(float t, std::size_t index, std::size_t stones) {
    const float wait = stones < 2 ? 0 : 0.25F * static_cast<float>(index) / static_cast<float>(stones - 1);
    return phase(t, 0.12F + wait, 0.68F + wait);
}

class Picture {
public:
    Picture(Painter& painter, const StairsPlan& plan, const StairsView& from, const StairsView& to, float t)
        : painter_(painter), plan_(plan), from_(from), to_(to), t_(t) {
        camera_ = plan.camera_for(*to.picture);
        if (const auto carry = carry_between(from.stairs, to.stairs)) carry_ = *carry;
    }

    void draw() {
        draw_ground(painter_, plan_, camera_, 1);
        draw_treads(painter_, plan_, *from_.picture, *to_.picture, camera_, phase(t_, 0, 0.4F), 1);
        for (std::size_t stair = plan_.first(camera_); stair <= plan_.last(camera_); ++stair) draw_stair(stair);
        if (carry_.stair != 0) draw_carry();
        draw_arrows();
    }

private:
    [[nodiscard]] Stair place(std::size_t stair) const {
        Stair made;
        made.x = plan_.centre(stair, camera_);
        made.y = stair == 0 ? plan_.floor : plan_.tread(stair, camera_);
        if (stair == 0) return made;
        made.from = from_.stairs[stair - 1];
        made.to = to_.stairs[stair - 1];
        made.look = blend(stair_look(*from_.picture, stair), stair_look(*to_.picture, stair), phase(t_, 0, 0.4F));
        made.look.alpha *= plan_.sight(stair, camera_);
        return made;
    }

    /// A part of a bar is one piece with the rest before and after its way.
    [[nodiscard]] float bar_way() const { return phase(t_, 0.12F, 0.9F); }

    void draw_stair(std::size_t stair) {
        const Stair here = place(stair);
        draw_count(here, stair);
        if (plan_.on_stairs.bars) {
            const float p = bar_way();
            const core::Heap stays = p <= 0 ? here.from : (p >= 1 ? here.to : std::min(here.from, here.to));
            if (stays > 0) draw_pebble(painter_, plan_.bar(plan_.on_stairs, here.x, here.y, 0, stays), here.look, BlockKind::plain);
            return;
        }
        const auto stays = static_cast<std::size_t>(std::min(here.from, here.to));
        const float shift = phase(t_, 0.1F, 0.9F);
        for (std::size_t i = 0; i < stays; ++i) {
            const Rect before = plan_.stair_stone(here.x, here.y, i, static_cast<std::size_t>(here.from));
            const Rect after = plan_.stair_stone(here.x, here.y, i, static_cast<std::size_t>(here.to));
            draw_pebble(painter_, blend(before, after, shift), here.look);
        }
    }

    /// The number of stones, in the body of the stair.
    void draw_count(const Stair& here, std::size_t stair) {
        const bool late = t_ >= 0.5F;
        float strength = 1;
        if (here.from != here.to) strength = late ? phase(t_, 0.5F, 0.8F) : 1 - phase(t_, 0.2F, 0.5F);
        const Stairs& picture = late ? *to_.picture : *from_.picture;
        const bool quiet = picture.odd_lit && stair % 2 == 0;
        const Rgba ink = quiet ? painter_.theme.muted : painter_.theme.ink;
        draw_slot_text(painter_, plan_, here.x, here.y + plan_.base * 0.5F, std::to_string(late ? here.to : here.from),
                       plan_.number_size, !quiet, faded(ink, strength * plan_.sight(stair, camera_)));
    }

    /// The stones that are carried, from the upper stair to the lower one or back.
    void draw_carry() {
        const Stair upper = place(carry_.stair);
        const Stair lower = place(carry_.stair - 1);
        const Stair& source = carry_.back ? lower : upper;
        const Stair& target = carry_.back ? upper : lower;
        const bool from_ground = carry_.back && carry_.stair == 1;
        const bool to_ground = !carry_.back && carry_.stair == 1;
        const float lift = std::max(70 * plan_.unit, 24.0F);
        const auto fly = [&](const Rect& start, const Rect& end, float p, BlockKind kind) {
            Rect rect = blend(start, end, p);
            rect.y -= 4 * lift * p * (1 - p);
            StoneLook look = blend(source.look, target.look, p);
            if (to_ground) look = source.look, look.alpha *= 1 - phase(p, 0.75F, 1);
            if (from_ground) look = target.look, look.alpha *= phase(p, 0, 0.25F);
            draw_pebble(painter_, rect, look, kind);
        };
        if (plan_.on_stairs.bars) {
            const Rect start = plan_.bar(plan_.on_stairs, source.x, source.y, from_ground ? 0 : source.to,
                                         from_ground ? carry_.stones : source.from);
            const Rect end = plan_.bar(plan_.on_stairs, target.x, target.y, to_ground ? 0 : target.from,
                                       to_ground ? carry_.stones : target.to);
            if (const float p = bar_way(); p > 0 && p < 1) fly(start, end, p, BlockKind::plain);
            return;
        }
        const auto stones = static_cast<std::size_t>(carry_.stones);
        for (std::size_t i = 0; i < stones; ++i) {
            const auto at = [&](const Stair& stair, core::Heap below, core::Heap all, bool ground) {
                if (!ground) {
                    return plan_.stair_stone(stair.x, stair.y, static_cast<std::size_t>(below) + i, static_cast<std::size_t>(all));
                }
                return plan_.stair_stone(plan_.ground_centre(camera_), plan_.floor, i, stones);
            };
            fly(at(source, source.to, source.from, from_ground), at(target, target.from, target.to, to_ground),
                on_its_way(t_, i, stones), BlockKind::stones);
        }
    }

public:
    void draw_arrow(const Stairs& picture, float grown, float strength) {
        const std::size_t stair = picture.move->stair;
        const float saved = painter_.alpha;
        painter_.alpha *= strength * plan_.sight(stair, camera_);
        const auto over = [&](std::size_t which) {
            const float x = which == 0 ? plan_.ground_centre(camera_) : plan_.centre(which, camera_);
            if (which == 0) return Point{x, plan_.floor - 14 * plan_.unit};
            const core::Heap most = std::max((*picture.stairs)[which - 1], view_of(picture).stairs[which - 1]);
            return Point{x, plan_.tread(which, camera_) - plan_.on_stairs.height(most) - 10 * plan_.unit};
        };
        draw_carry_arrow(painter_, plan_, over(stair), over(stair - 1), picture.move->stones, grown);
        painter_.alpha = saved;
    }

private:
    /// The old arrow goes before the new one comes.
    void draw_arrows() {
        const Stairs& from = *from_.picture;
        const Stairs& to = *to_.picture;
        const bool same = from.move == to.move && *from.stairs == *to.stairs;
        if (from.move && !same && t_ < 0.25F) draw_arrow(from, 1, 1 - phase(t_, 0, 0.25F));
        if (!to.move) return;
        if (same || t_ >= 1) {
            draw_arrow(to, 1, 1);
        } else if (t_ > 0.25F) {
            draw_arrow(to, phase(t_, 0.25F, 0.8F), 1);
        }
    }

    Painter& painter_;
    const StairsPlan& plan_;
    const StairsView& from_;
    const StairsView& to_;
    float t_;
    float camera_ = 1;
    Carry carry_;
};

/// "stairs 5 to 16 of 60", where not all of them are in sight, or only their numbers have room.
void draw_part(Painter& painter, const StairsPlan& plan, const Stairs& picture) {
    if (plan.shown >= plan.count && plan.named) return;
    const auto first = static_cast<std::size_t>(plan.camera_for(picture));
    const std::size_t last = first + plan.shown - 1;
    const bool heaps = picture.form != StairsForm::stairs;
    const std::string text = painter.say(
        heaps ? msg::scene_heaps_part(lesson::heap_of_stair(last, plan.count) + 1,
                                      lesson::heap_of_stair(first, plan.count) + 1, plan.count)
              : msg::scene_stairs_part(first, last, plan.count));
    const float size = fitting_size(text, plan.label_size, plan.area.w, false);
    const Rect box{plan.area.x, plan.area.y, plan.area.w, size * 1.4F};
    painter.label(text, box, {size, false, painter.theme.muted, Align::left});
}

void draw_rest(Painter& painter, const Frame& frame, const Stairs& picture) {
    const StairsPlan plan = plan_stairs(painter, frame, picture);
    draw_part(painter, plan, picture);
    if (picture.form != StairsForm::stairs) {
        draw_heaps(painter, plan, picture, picture, 1, 1);
        return;
    }
    const StairsView view = view_of(picture);
    Picture(painter, plan, view, view, 1).draw();
}

/// One picture fades before the other comes.
void draw_change(Painter& painter, const Frame& frame, const Stairs& now, const Stairs& before, float t) {
    const bool late = t >= 0.5F;
    const float saved = painter.alpha;
    painter.alpha *= late ? phase(t, 0.5F, 1) : 1 - phase(t, 0, 0.5F);
    draw_rest(painter, frame, late ? now : before);
    painter.alpha = saved;
}

/// Other stairs come into sight, then the stones are carried there.
bool draw_elsewhere(Painter& painter, const Frame& frame, const StairsPlan& plan, const Stairs& now, const Stairs& before) {
    if (!now.moved) return false;
    constexpr float there = 0.4F;
    Stairs waiting = now;
    waiting.moved = false;
    if (frame.t < there) {
        draw_change(painter, frame, waiting, before, frame.t / there);
        return true;
    }
    draw_part(painter, plan, now);
    Picture(painter, plan, view_of(waiting), view_of(now), (frame.t - there) / (1 - there)).draw();
    return true;
}

/// Motions within one position. False where there is none: then one picture fades before the other.
bool draw_motion(Painter& painter, const Frame& frame, const Stairs& now, const Stairs& before) {
    if (now.stairs->size() != before.stairs->size() || (now.heaps == nullptr) != (before.heaps == nullptr)) return false;
    const StairsPlan plan = plan_stairs(painter, frame, now);
    const float t = frame.t;
    const bool was_stairs = before.form == StairsForm::stairs;
    const bool is_stairs = now.form == StairsForm::stairs;
    if (plan.camera_for(now) != plan.camera_for(before)) {
        return was_stairs && is_stairs && draw_elsewhere(painter, frame, plan, now, before);
    }
    const StairsView from = view_of(before);
    const StairsView to = view_of(now);
    if (was_stairs && is_stairs) {
        if (!carry_between(from.stairs, to.stairs)) return false;
        Picture(painter, plan, from, to, t).draw();
    } else if (!was_stairs && !is_stairs) {
        if (*now.heaps != *before.heaps) return false;
        draw_heaps(painter, plan, before, now, t, 1);
    } else if (is_stairs) {
        if (*now.heaps != *before.heaps || now.moved) return false;
        // A move shown before is taken back first.
        const float undone = before.move ? 0.35F : 0;
        if (t < undone) {
            Stairs unmoved = before;
            unmoved.move.reset();
            unmoved.moved = false;
            draw_heaps(painter, plan, before, unmoved, t / undone, 1);
        } else {
            Stairs unmoved = before;
            unmoved.move.reset();
            unmoved.moved = false;
            draw_way(painter, plan, view_of(unmoved), to, (t - undone) / (1 - undone));
        }
    } else {
        if (from.heaps != to.heaps) return false;
        constexpr float arrived = 0.75F;
        if (t < 0.25F && before.move) Picture(painter, plan, from, from, 1).draw_arrow(before, 1, 1 - phase(t, 0, 0.25F));
        if (t < arrived) {
            draw_way(painter, plan, to, from, 1 - t / arrived);
        } else {
            draw_heaps(painter, plan, now, now, 1, phase(t, arrived, 1));
        }
    }
    draw_part(painter, plan, t < 0.5F ? before : now);
    return true;
}

}  // namespace

void draw_treads(Painter& painter, const StairsPlan& plan, const Stairs& from, const Stairs& to, float camera, float p,
                 float grown) {
    const Theme& theme = painter.theme;
    const float saved = painter.alpha;
    for (std::size_t stair = plan.first(camera); stair <= plan.last(camera); ++stair) {
        const float sight = plan.sight(stair, camera) * std::min(grown * 3, 1.0F);
        if (sight <= 0) continue;
        painter.alpha = saved * sight;
        const bool odd = stair % 2 == 1;
        const float lit = odd ? blend(from.odd_lit ? 1.0F : 0.0F, to.odd_lit ? 1.0F : 0.0F, p) : 0;
        const float x = plan.centre(stair, camera) - plan.slot / 2;
        const float y = tread_y(plan, stair, camera, grown);
        const Rect body{x, y, plan.slot, plan.floor - y};
        painter.tile(body, 0, theme.panel);
        if (lit > 0) painter.tile(body, 0, faded(lit_colour(painter), 0.14F * lit));
        // The riser stands at the side of the ground.
        const float riser = plan.ground_right ? body.right() : body.x;
        const float lower = stair == 1 ? plan.floor : std::min(tread_y(plan, stair - 1, camera, grown), plan.floor);
        painter.line({riser, y}, {riser, lower}, theme.faint, std::max(2 * plan.unit, 1.0F));
        painter.line({body.x, y}, {body.right(), y}, blend(theme.faint, lit_colour(painter), lit),
                     std::max(blend(2.5F, 6, lit) * plan.unit, 1.5F));
        const Rgba ink = blend(theme.muted, theme.ink, lit);
        const std::string text = plan.named ? painter.say(msg::scene_stair(stair)) : std::to_string(stair);
        draw_slot_text(painter, plan, plan.centre(stair, camera), plan.first_line, text, plan.label_size, false, ink);
        if (!plan.kam) continue;
        const float size = plan.label_size;
        const std::string index = std::to_string(lesson::heap_of_stair(stair, plan.count) + 1);
        const float sub = std::max(size * 0.7F, 8.0F);
        const float wide = text_width("d", size, false);
        const float all = wide + text_width(index, sub, false);
        if (all > plan.slot - 2) continue;
        const float left = plan.centre(stair, camera) - all / 2;
        painter.label("d", {left, plan.second_line - size * 0.7F, wide + 0.5F, size * 1.4F}, {size, false, ink, Align::left});
        painter.text(index, {left + wide, plan.second_line - size * 0.7F, all - wide + 0.5F, size * 1.4F},
                     plan.second_line + size * 0.2F, {sub, false, ink, Align::left});
    }
    painter.alpha = saved;
}

void draw_stairs(Painter& painter, const Frame& frame, const Stairs& now, const Stairs* before) {
    if (now.stairs->empty()) {
        const std::string none = painter.say(msg::scene_no_heaps());
        const float size = fitting_size(none, 24 * frame.layout.unit, frame.layout.stage.w * 0.9F, false);
        painter.label(none, frame.layout.stage, {size, false, painter.theme.muted, Align::centre});
        return;
    }
    if (before == nullptr || frame.t >= 1) {
        draw_rest(painter, frame, now);
        return;
    }
    if (*before == now) {
        draw_rest(painter, frame, now);
    } else if (!draw_motion(painter, frame, now, *before)) {
        draw_change(painter, frame, now, *before, frame.t);
    }
}

}  // namespace nimboard::scene
