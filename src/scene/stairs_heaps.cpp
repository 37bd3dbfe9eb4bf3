// KAM's heaps as columns of stones, the differences lit in them, and the way of the differences onto stairs.
#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/font.h"
#include "scene/stairs_plan.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::Stairs;
using lesson::StairsForm;

constexpr float ghost_alpha = 0.3F;

/// What one heap shows in one picture.
struct Heap {
    core::Heap size = 0;   ///< before the move
    core::Heap kept = 0;   ///< stones from here on are taken, or refused
    core::Heap lit = 0;    ///< stones from here on are lit; size: none
    bool differences = false;
    bool counted = true;   ///< its difference is among those that are lit
    bool refused = false;
};

Heap heap_in(const Stairs& picture, std::size_t heap) {
    const core::Position& heaps = *picture.heaps;
    const auto kept = [&](std::size_t which) {
        const bool moves = picture.move && (picture.moved || picture.refused) &&
                           lesson::heap_of_stair(picture.move->stair, heaps.size()) == which;
        return moves ? heaps[which] - picture.move->stones : heaps[which];
    };
    Heap made;
    made.size = heaps[heap];
    made.kept = kept(heap);
    made.differences = picture.form == StairsForm::differences;
    made.lit = made.size;
    made.counted = !picture.from_left || heap % 2 == 0;
    if (made.differences) made.lit = std::min(heap > 0 ? kept(heap - 1) : 0, made.size);
    made.refused = picture.refused;
    return made;
}

StoneLook look_at(const Heap& heap, core::Heap level, float rings) {
    StoneLook look;
    if (level >= heap.kept) {
        look.hollow = 1;
        look.alpha = rings;
        look.alarm = heap.refused ? 1.0F : 0.0F;
    } else if (heap.differences) {
        const bool lit = level >= heap.lit && heap.counted;
        look.lit = lit ? 1.0F : 0.0F;
        look.alpha = lit ? 1 : ghost_alpha;
    }
    return look;
}

/// A stretch of a bar in one look.
void draw_stretch(Painter& painter, const StairsPlan& plan, float x, core::Heap from, core::Heap to, const StoneLook& look) {
    if (to > from && look.alpha > 0) {
        draw_pebble(painter, plan.bar(plan.in_heaps, x, plan.floor, from, to), look, BlockKind::plain);
    }
}

/// The whole bar: cut wherever one of the two pictures changes its look.
void draw_bar(Painter& painter, const StairsPlan& plan, float x, const Heap& from, const Heap& to, float p, float rings) {
    core::Heap cuts[] = {0, from.lit, from.kept, to.lit, to.kept, to.size};
    std::sort(std::begin(cuts), std::end(cuts));
    const auto look = [&](core::Heap level) { return blend(look_at(from, level, rings), look_at(to, level, rings), p); };
    core::Heap begin = 0;
    for (const core::Heap cut : cuts) {
        const bool last = cut == to.size;
        if (cut == begin || (!last && look(cut) == look(begin))) continue;
        draw_stretch(painter, plan, x, begin, cut, look(begin));
        begin = cut;
    }
}

void draw_stones(Painter& painter, const StairsPlan& plan, float x, const Heap& from, const Heap& to, float p, float rings) {
    for (core::Heap level = 0; level < to.size; ++level) {
        draw_pebble(painter, plan.heap_stone(x, static_cast<std::size_t>(level)),
                    blend(look_at(from, level, rings), look_at(to, level, rings), p));
    }
}

/// Number and name under a heap, and its difference over it.
void draw_words(Painter& painter, const StairsPlan& plan, std::size_t heap, float x, const Heap& shown, float strength) {
    const Theme& theme = painter.theme;
    const core::Heap size = shown.refused ? shown.size : shown.kept;
    draw_slot_text(painter, plan, x, plan.first_line, std::to_string(size), plan.number_size, true,
                   faded(theme.ink, strength));
    const std::string name = plan.named ? painter.say(msg::scene_heap(heap + 1)) : std::to_string(heap + 1);
    draw_slot_text(painter, plan, x, plan.second_line, name, plan.label_size, false,
                   faded(theme.muted, strength));
    if (!shown.differences) return;
    const core::Heap d = shown.kept - std::min(shown.lit, shown.kept);
    const float over = plan.floor - plan.in_heaps.height(shown.size) - plan.number_size * 0.75F;
    draw_slot_text(painter, plan, x, over, "+" + std::to_string(d), std::max(plan.number_size * 0.8F, std::min(plan.number_size, 9.0F)), true,
                   faded(shown.counted ? theme.text_bit(2) : theme.muted, strength));
}

/// The height of the left neighbour, drawn across: what is above it is the difference.
void draw_level(Painter& painter, const StairsPlan& plan, float left_x, float x, core::Heap height, Rgba colour) {
    const float y = plan.floor - plan.in_heaps.height(height);
    const float dash = std::max(9 * plan.unit, 4.0F);
    const float end = x + plan.slot * 0.32F;
    for (float at = left_x + plan.slot * 0.32F; at < end; at += dash * 1.8F) {
        painter.line({at, y}, {std::min(at + dash, end), y}, colour, std::max(2 * plan.unit, 1.2F), Layer::over);
    }
}

bool needs_level(const Stairs& picture, std::size_t heap) {
    if (heap == 0) return false;
    if (picture.form == StairsForm::differences) return true;
    if (picture.marked) return *picture.marked == heap;
    return picture.refused && lesson::heap_of_stair(picture.move->stair, picture.heaps->size()) == heap;
}

void draw_levels(Painter& painter, const StairsPlan& plan, const Stairs& picture, std::size_t heap, float camera, float strength) {
    if (strength <= 0 || !needs_level(picture, heap)) return;
    const std::size_t stair = lesson::stair_of_heap(heap, plan.count);
    const Heap left = heap_in(picture, heap - 1);
    const bool bad = picture.refused || picture.marked;
    draw_level(painter, plan, plan.centre(stair + 1, camera), plan.centre(stair, camera), left.kept,
               faded(bad ? painter.theme.bad : painter.theme.muted, strength));
}

/// Stones on their way out of the last heap or, as light, over to the right neighbour at the same height.
void draw_leaving(Painter& painter, const StairsPlan& plan, const Stairs& from, const Stairs& to, float camera, float t) {
    const bool out = to.moved && !from.moved;
    const bool back = from.moved && !to.moved;
    if (t >= 1 || !(out || back) || plan.in_heaps.bars) return;
    const Stairs& moving = out ? to : from;
    const std::size_t heap = lesson::heap_of_stair(moving.move->stair, plan.count);
    const Heap shown = heap_in(moving, heap);
    const bool over = shown.differences && heap + 1 < plan.count;
    const float x = plan.centre(moving.move->stair, camera);
    const float goal = plan.centre(moving.move->stair - 1, camera);
    const float time = out ? t : 1 - t;
    for (core::Heap level = shown.kept; level < shown.size; ++level) {
        const auto index = static_cast<float>(level - shown.kept) / static_cast<float>(shown.size - shown.kept);
        const float p = phase(time, 0.05F + 0.2F * index, 0.65F + 0.2F * index);
        Rect rect = plan.heap_stone(x, static_cast<std::size_t>(level));
        rect.x += (goal - x) * p;
        StoneLook look{shown.differences ? 1.0F : 0.0F, 1, 0, 0};
        if (over) {
            look.alpha = 1 - phase(time, 0.9F, 1);
        } else {
            rect.y -= 60 * plan.unit * p;
            look.alpha = 1 - phase(p, 0.6F, 1);
        }
        // At rest there are only the stones of the heap.
        look.alpha = std::min(look.alpha, phase(time, 0, 0.05F));
        draw_pebble(painter, rect, look);
    }
}

}  // namespace

void draw_heaps(Painter& painter, const StairsPlan& plan, const Stairs& from, const Stairs& to, float t, float rings) {
    const float camera = plan.camera_for(to);
    draw_ground(painter, plan, camera, 0);
    const bool late = t >= 0.5F;
    const float p = phase(t, 0.05F, 0.85F);
    for (std::size_t stair = plan.first(camera); stair <= plan.last(camera); ++stair) {
        const std::size_t heap = lesson::heap_of_stair(stair, plan.count);
        const float x = plan.centre(stair, camera);
        const Heap before = heap_in(from, heap);
        const Heap now = heap_in(to, heap);
        if (plan.in_heaps.bars) {
            draw_bar(painter, plan, x, before, now, p, rings);
        } else {
            draw_stones(painter, plan, x, before, now, p, rings);
        }
        const bool same = before.kept == now.kept && before.lit == now.lit && before.differences == now.differences &&
                          before.counted == now.counted && before.refused == now.refused;
        const float words = same ? 1 : (late ? phase(t, 0.5F, 0.8F) : 1 - phase(t, 0.2F, 0.5F));
        draw_words(painter, plan, heap, x, late ? now : before, words);
        draw_levels(painter, plan, late ? to : from, heap, camera, same ? 1 : words);
        if (to.marked == heap) {
            const float high = plan.in_heaps.height(now.size) + 10 * plan.unit;
            painter.frame({x - plan.slot * 0.46F, plan.floor - high, plan.slot * 0.92F, high}, 8 * plan.unit,
                          painter.theme.bad, std::max(3 * plan.unit, 2.0F));
        }
    }
    draw_leaving(painter, plan, from, to, camera, t);
}

void draw_way(Painter& painter, const StairsPlan& plan, const StairsView& heaps, const StairsView& stairs, float t) {
    const Stairs& start = *heaps.picture;
    const Stairs& end = *stairs.picture;
    const float camera = plan.camera_for(end);
    const float grown = phase(t, 0.05F, 0.5F);
    const float old_words = 1 - phase(t, 0, 0.3F);
    const float new_words = phase(t, 0.7F, 1);
    draw_ground(painter, plan, camera, new_words);
    Stairs settled = start;  // the heaps once the move has been made
    settled.heaps = std::make_shared<const core::Position>(heaps.heaps);
    settled.move.reset();
    settled.moved = false;
    const float saved = painter.alpha;
    const std::size_t text_count = painter.scene.texts.size();
    draw_treads(painter, plan, end, end, camera, 1, grown);
    // The names of the stairs come with the other new words.
    auto& texts = painter.scene.texts;
    for (std::size_t i = text_count; i < texts.size(); ++i) texts[i].colour = faded(texts[i].colour, new_words);
    if (new_words <= 0) texts.resize(text_count);
    for (std::size_t stair = plan.first(camera); stair <= plan.last(camera); ++stair) {
        const std::size_t heap = lesson::heap_of_stair(stair, plan.count);
        const float x = plan.centre(stair, camera);
        const Heap shown = heap_in(settled, heap);
        const core::Heap left = heap > 0 ? heaps.heaps[heap - 1] : 0;
        const core::Heap d = shown.size - left;
        const float y = blend(plan.floor, plan.tread(stair, camera), grown);
        if (old_words > 0) {
            draw_words(painter, plan, heap, x, shown, old_words);
            draw_levels(painter, plan, settled, heap, camera, old_words);
        }
        if (new_words > 0) {
            const bool quiet = end.odd_lit && stair % 2 == 0;
            draw_slot_text(painter, plan, x, y + plan.base * 0.5F, std::to_string(d), plan.number_size, !quiet,
                           faded(quiet ? painter.theme.muted : painter.theme.ink, new_words));
        }
        const StoneLook goal = stair_look(end, stair);
        StoneLook rest = look_at(shown, 0, 1);
        rest = shown.differences ? StoneLook{0, ghost_alpha, 0, 0} : rest;
        rest.alpha *= 1 - phase(t, 0.05F, 0.35F);
        const StoneLook source{shown.differences ? 1.0F : 0.0F, 1, 0, 0};
        // Both kinds of piles are bars where one of them is.
        if (plan.in_heaps.bars || plan.on_stairs.bars) {
            draw_stretch(painter, plan, x, 0, left, rest);
            if (d == 0) continue;
            const float p = phase(t, 0.2F, 0.85F);
            const Rect from = plan.bar(plan.in_heaps, x, plan.floor, left, shown.size);
            const Rect to{x - plan.slot * 0.25F, plan.tread(stair, camera) - plan.on_stairs.height(d), plan.slot * 0.5F,
                          plan.on_stairs.height(d)};
            draw_pebble(painter, blend(from, to, p), blend(source, goal, p), BlockKind::plain);
            continue;
        }
        for (core::Heap level = 0; level < left && rest.alpha > 0; ++level) {
            draw_pebble(painter, plan.heap_stone(x, static_cast<std::size_t>(level)), rest);
        }
        for (core::Heap i = 0; i < d; ++i) {
            const auto index = static_cast<std::size_t>(i);
            const float wait = 0.2F * static_cast<float>(i) / static_cast<float>(d);
            const float p = phase(t, 0.2F + wait, 0.7F + wait);
            const Rect from = plan.heap_stone(x, static_cast<std::size_t>(left + i));
            const Rect to = plan.stair_stone(x, plan.tread(stair, camera), index, static_cast<std::size_t>(d));
            draw_pebble(painter, blend(from, to, p), blend(source, goal, p));
        }
    }
    painter.alpha = saved;
}

}  // namespace nimboard::scene
