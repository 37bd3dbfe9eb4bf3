// What stands around the blocks: powers over the columns, the lit column, heap sizes, rings round rows.
#include <algorithm>
#include <optional>
#include <string>

#include "i18n/msg/scene.h"
#include "lesson/words.h"
#include "scene/font.h"
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

bool in_columns(const lesson::Stage& stage) { return stage.form == lesson::Form::columns; }

/// How visible the columns' own things are: they come once the stones have found their places.
float columns_strength(const Frame& frame) {
    if (!in_columns(frame.to())) return 0;
    return in_columns(frame.from()) ? 1 : phase(frame.t, 0.55F, 1);
}

/// "8", or 2 with a small exponent where the number is too wide.
struct PowerName {
    std::string base;
    std::string exponent;
    float size = 0;
    [[nodiscard]] float width() const {
        return text_width(base, size, true) + text_width(exponent, size * 0.65F, true);
    }
};

/// From here on a number may be written as a power of two.
constexpr int first_exponent_bit = 7;

std::optional<PowerName> name_power(int bit, bool as_exponent, float wanted, float smallest, float room) {
    PowerName name{std::to_string(core::Heap{1} << bit), "", wanted};
    if (as_exponent && bit >= first_exponent_bit) name = {"2", std::to_string(bit), wanted};
    while (name.width() > room && name.size > smallest) name.size = std::max(name.size * 0.92F, smallest);
    if (name.width() > room) return std::nullopt;
    return name;
}

void draw_power(Painter& painter, const Frame& frame, const ColumnPlace& place, const PowerName& name, float strength) {
    const float middle = frame.layout.header_middle;
    const float width = name.width();
    const Rgba colour = faded(painter.theme.text_bit(place.bit), strength);
    const Rect box{place.cx - width / 2, middle - name.size * 0.7F, width + 0.5F, name.size * 1.4F};
    painter.text(name.base, box, middle, {name.size, true, colour, Align::left});
    if (name.exponent.empty()) return;
    Rect raised = box;
    raised.x += text_width(name.base, name.size, true);
    raised.w = width - text_width(name.base, name.size, true) + 0.5F;
    painter.text(name.exponent, raised, middle - name.size * 0.3F, {name.size * 0.65F, true, colour, Align::left});
}

/// As many columns as there is room for: the lit one first, then from the left.
std::vector<bool> named_columns(const Layout& layout, const std::vector<std::optional<PowerName>>& names, int active_bit) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < layout.columns.size(); ++i) {
        const bool first = layout.columns[i].bit == active_bit;
        if (names[i]) order.insert(first ? order.begin() : order.end(), i);
    }
    std::vector<Rect> taken;
    std::vector<bool> named(layout.columns.size(), false);
    for (const std::size_t i : order) {
        const Rect box{layout.columns[i].cx - names[i]->width() / 2 - 2, 0, names[i]->width() + 4, 1};
        named[i] = std::none_of(taken.begin(), taken.end(), [&](const Rect& other) {
            return box.x < other.right() && other.x < box.right();
        });
        if (named[i]) taken.push_back(box);
    }
    return named;
}

/// Where the lit column takes a neighbour's room, that one's name goes before its own comes.
void draw_header(Painter& painter, const Frame& frame) {
    const Layout& layout = frame.layout;
    const float wanted = std::max(24 * layout.unit, 13.0F);
    const float smallest = std::min(wanted, 12.0F);
    // One way of writing for all columns: numbers if all of them fit, else powers.
    const bool as_exponents = std::any_of(layout.columns.begin(), layout.columns.end(), [&](const ColumnPlace& place) {
        return !name_power(place.bit, false, wanted, wanted * 0.7F, place.width - 4);
    });
    float size = wanted;
    const auto narrow = [&](const ColumnPlace& place) { return std::max(place.width - 4, smallest * 1.6F); };
    for (const ColumnPlace& place : layout.columns) {
        const std::optional<PowerName> name = name_power(place.bit, as_exponents, wanted, smallest, narrow(place));
        if (name) size = std::min(size, name->size);
    }
    std::vector<std::optional<PowerName>> names;
    for (const ColumnPlace& place : layout.columns)
        names.push_back(name_power(place.bit, as_exponents, size, smallest, narrow(place)));
    const std::vector<bool> before = named_columns(layout, names, frame.from().active_bit);
    const std::vector<bool> now = named_columns(layout, names, frame.to().active_bit);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!now[i] && !before[i]) continue;
        const float strength = now[i] == before[i] ? 1 : now[i] ? phase(frame.t, 0.15F, 0.3F) : 1 - phase(frame.t, 0, 0.15F);
        if (strength > 0) draw_power(painter, frame, layout.columns[i], *names[i], strength);
    }
}

std::optional<Rect> band_of(const Frame& frame, int bit) {
    const Layout& layout = frame.layout;
    for (const ColumnPlace& place : layout.columns) {
        if (place.bit != bit) continue;
        const float width = std::min(place.width - 2, std::max(place.block_w, layout.xor_tile) + 60 * layout.unit);
        return Rect{place.cx - width / 2, layout.stage.y, width,
                    layout.xor_top + layout.xor_height - layout.stage.y};
    }
    return std::nullopt;
}

/// The lit column glides from one place to the next.
void draw_band(Painter& painter, const Frame& frame) {
    const std::optional<Rect> from = band_of(frame, frame.from().active_bit);
    const std::optional<Rect> to = band_of(frame, frame.to().active_bit);
    if (!from && !to) return;
    const float p = phase(frame.t, 0, 0.25F);
    const Rgba old_hue = painter.theme.bit(std::max(frame.from().active_bit, 0));
    const Rgba new_hue = painter.theme.bit(std::max(frame.to().active_bit, 0));
    constexpr float strength = 0.13F;
    const float radius = 14 * frame.layout.unit;
    if (from && to) {
        painter.tile(blend(*from, *to, p), radius, faded(blend(old_hue, new_hue, p), strength));
    } else if (to) {
        painter.tile(*to, radius, faded(new_hue, strength * p));
    } else {
        painter.tile(*from, radius, faded(old_hue, strength * (1 - p)));
    }
}

/// The size that the number at the left of a row says.
core::Heap said_size(const lesson::Stage& stage, std::size_t heap) {
    const HeapBits bits = heap_bits(stage, heap);
    return stage.phase == lesson::MovePhase::taken ? bits.after : bits.before;
}

void draw_number(Painter& painter, const Frame& frame, std::size_t heap) {
    const Layout& layout = frame.layout;
    const core::Heap from = said_size(frame.from(), heap);
    const core::Heap to = said_size(frame.to(), heap);
    const bool late = frame.t >= 0.5F;
    const core::Heap shown = late ? to : from;
    float strength = 1;
    if (from != to) strength = late ? phase(frame.t, 0.5F, 0.8F) : 1 - phase(frame.t, 0.2F, 0.5F);
    const float middle = layout.row_middle(heap, frame.scroll);
    const float height = layout.number_size * 1.25F;
    const Rect box{layout.numbers.x, middle - height / 2, layout.numbers.w + 0.5F, height};
    painter.label(std::to_string(shown), box,
                  {layout.number_size, true, faded(painter.theme.ink, strength), Align::right}, true);
    if (layout.label_size <= 0) return;
    const std::string name = painter.say(lesson::row_name(frame.lesson, frame.to(), heap));
    const float baseline_shift = layout.number_size * 0.24F;
    const Rect place{layout.label_x, middle + baseline_shift - layout.label_size * 0.7F,
                     text_width(name, layout.label_size, false) + 0.5F, layout.label_size * 1.4F};
    painter.label(name, place, {layout.label_size, false, painter.theme.muted, Align::left}, true);
}

/// Only every n-th number where the rows are too low for all.
std::size_t number_stride(const Layout& layout) {
    std::size_t stride = 1;
    while (layout.row_height * static_cast<float>(stride) < layout.number_size * 1.25F) ++stride;
    return stride;
}

void draw_numbers(Painter& painter, const Frame& frame) {
    const Layout& layout = frame.layout;
    const std::size_t stride = number_stride(layout);
    for (std::size_t heap = layout.first_row(frame.scroll); heap < layout.end_row(frame.scroll); ++heap) {
        if (heap % stride == 0) draw_number(painter, frame, heap);
        const float y = layout.row_middle(heap, frame.scroll) + layout.row_height / 2;
        const bool last = heap + 1 == layout.heap_count;
        if (!last && layout.row_height > 18) {
            painter.line({layout.rows.x + 12 * layout.unit, y}, {layout.rows.right() - 12 * layout.unit, y},
                         painter.theme.line, 1, Layer::under, true);
        }
    }
}

Rect row_ring(const Frame& frame, std::size_t heap) {
    const Layout& layout = frame.layout;
    const float height = layout.row_height - std::min(12 * layout.unit, layout.row_height * 0.1F);
    return {layout.rows.x, layout.row_middle(heap, frame.scroll) - height / 2, layout.rows.w, height};
}

bool in_sight(const Frame& frame, std::size_t heap) {
    return heap >= frame.layout.first_row(frame.scroll) && heap < frame.layout.end_row(frame.scroll);
}

void draw_candidates(Painter& painter, const Frame& frame) {
    const std::vector<std::size_t>& before = frame.from().candidates;
    const std::vector<std::size_t>& now = frame.to().candidates;
    const float p = phase(frame.t, 0.1F, 0.7F);
    const float strength = blend(before.empty() ? 0.0F : 1.0F, now.empty() ? 0.0F : 1.0F, p);
    const float radius = std::min(16 * frame.layout.unit, frame.layout.row_height * 0.3F);
    for (const std::size_t heap : now.empty() ? before : now) {
        if (!in_sight(frame, heap)) continue;
        const Rect ring = row_ring(frame, heap);
        painter.tile(ring, radius, faded(painter.theme.accent, 0.1F * strength), Layer::under, true);
        painter.frame(ring, radius, faded(painter.theme.accent, 0.55F * strength),
                      std::max(1.5F * frame.layout.unit, 1.0F), Layer::under, true);
        if (!now.empty()) painter.hotspot(ring, {ActionKind::choose_candidate, heap, 0});
    }
}

std::optional<std::size_t> ringed(const lesson::Stage& stage) {
    if (!stage.move || stage.phase == lesson::MovePhase::none) return std::nullopt;
    return stage.move->heap;
}

void draw_ring_at(Painter& painter, const Frame& frame, const Rect& ring, float strength) {
    painter.frame(ring, std::min(16 * frame.layout.unit, ring.h * 0.3F), faded(painter.theme.accent, strength),
                  std::max(3 * frame.layout.unit, 2.0F), Layer::over, true);
}

/// Rings round further heaps of the same turn.
void draw_more_rings(Painter& painter, const Frame& frame, const lesson::Stage& stage, const lesson::Stage& other,
                     bool shared, float strength) {
    for (const core::Move& move : stage.more_moves) {
        if (!in_sight(frame, move.heap)) continue;
        const bool both = lesson::move_in(other, move.heap) != nullptr;
        if (!both || shared) draw_ring_at(painter, frame, row_ring(frame, move.heap), both ? 1 : strength);
    }
}

/// The ring round the heap that is moved in; it glides when another heap is chosen.
void draw_ring(Painter& painter, const Frame& frame) {
    const float further = phase(frame.t, 0.05F, 0.5F);
    draw_more_rings(painter, frame, frame.to(), frame.from(), true, further);
    if (frame.t < 1) draw_more_rings(painter, frame, frame.from(), frame.to(), false, 1 - further);
    const std::optional<std::size_t> from = ringed(frame.from());
    const std::optional<std::size_t> to = ringed(frame.to());
    if (!from && !to) return;
    const float p = phase(frame.t, 0.05F, 0.5F);
    Rect ring = row_ring(frame, to ? *to : *from);
    float strength = 1;
    if (from && to) {
        ring = blend(row_ring(frame, *from), ring, p);
    } else {
        strength = to ? p : 1 - p;
    }
    draw_ring_at(painter, frame, ring, strength);
}

}  // namespace

void draw_stage(Painter& painter, const Frame& frame) {
    const Layout& layout = frame.layout;
    const float strength = columns_strength(frame);
    draw_band(painter, frame);
    if (strength > 0) {
        painter.alpha = strength;
        draw_header(painter, frame);
        painter.alpha = 1;
    }
    draw_candidates(painter, frame);
    draw_numbers(painter, frame);
    draw_ring(painter, frame);
    if (layout.heap_count == 0) {
        const std::string none = painter.say(msg::scene_no_heaps());
        const float size = fitting_size(none, 24 * layout.unit, layout.rows.w * 0.9F, false);
        painter.label(none, layout.rows, {size, false, painter.theme.muted, Align::centre});
    }
}

}  // namespace nimboard::scene
