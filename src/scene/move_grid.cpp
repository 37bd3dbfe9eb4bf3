// Every move from k = 0 as a chip to pick: what the heap is left with, and the k that the move leads to.
#include <algorithm>
#include <limits>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/exhibits.h"
#include "scene/font.h"

namespace nimboard::scene {
namespace {

/// A whole chip with its "k=…" below, at unit 1.
constexpr float chip_height = 44;
constexpr float pager_height = 44;
/// The small "k=…" stays readable when the chips shrink.
constexpr float smallest_k = 9.5F;

float k_size(float unit) { return std::max(14 * unit, smallest_k); }
float k_height(float unit) { return k_size(unit) * 1.5F; }

/// What a move leads to stands under its chip only where no move can be right: else it would give the answer away.
bool tells_k(const Frame& frame) { return frame.lesson.nim_sum == 0; }

std::uint64_t lines_of(core::Heap size, std::uint64_t per_row) { return size / per_row + (size % per_row != 0 ? 1 : 0); }

std::uint64_t add_saturating(std::uint64_t a, std::uint64_t b) {
    return a > std::numeric_limits<std::uint64_t>::max() - b ? std::numeric_limits<std::uint64_t>::max() : a + b;
}

std::uint64_t all_lines(core::Heaps heaps, std::uint64_t per_row) {
    std::uint64_t lines = 0;
    for (const core::Heap heap : heaps) lines = add_saturating(lines, lines_of(heap, per_row));
    return lines;
}

/// The rows of the page, counted through the heaps.
std::vector<GridRow> rows_of_page(core::Heaps heaps, const GridPlan& plan) {
    std::vector<GridRow> rows;
    std::uint64_t skip = plan.page * plan.rows_per_page;
    for (std::size_t heap = 0; heap < heaps.size() && rows.size() < plan.rows_per_page; ++heap) {
        const std::uint64_t lines = lines_of(heaps[heap], plan.per_row);
        if (skip >= lines) {
            skip -= lines;
            continue;
        }
        for (std::uint64_t line = skip; line < lines && rows.size() < plan.rows_per_page; ++line) {
            const core::Heap first = line * plan.per_row;
            rows.push_back({heap, first, std::min(plan.per_row, heaps[heap] - first)});
        }
        skip = 0;
    }
    return rows;
}

core::Heap largest_of(core::Heaps heaps) { return *std::max_element(heaps.begin(), heaps.end()); }

/// Room for the longest number and the longest "k=…".
float chip_width(core::Heaps heaps, float unit) {
    const std::string number(std::to_string(largest_of(heaps)).size(), '8');
    return std::max({56 * unit, text_width(number, 22 * unit, true) + 12 * unit,
                     text_width("k=" + number, k_size(unit), false) + 2 * unit});
}

/// A ring and a small cross in the corner: tried and refuted.
void draw_refuted(Painter& painter, const Rect& chip, float unit) {
    const Rgba colour = painter.theme.bad;
    painter.frame(chip, 8 * unit, colour, std::max(2 * unit, 1.2F));
    painter.mark({chip.right() - 3 * unit, chip.y + 3 * unit}, 8 * unit, colour, false);
}

void draw_chip(Painter& painter, const Frame& frame, const Rect& chip, const GridRow& row, core::Heap to, float unit) {
    const core::Position& heaps = *frame.to().position;
    const core::Heap k = frame.lesson.nim_sum ^ heaps[row.heap] ^ to;
    const std::optional<core::Move>& move = frame.to().move;
    const bool chosen = move && move->heap == row.heap && move->to == to;
    const Theme& theme = painter.theme;
    const float radius = 8 * unit;
    if (chosen) {
        painter.tile(chip, radius, theme.accent, Layer::over);
    } else {
        painter.tile(chip, radius, theme.background, Layer::under);
        painter.frame(chip, radius, theme.line, std::max(1.5F * unit, 1.0F), Layer::under);
    }
    const Rgba ink = chosen ? theme.background : theme.ink;
    const std::string number = std::to_string(to);
    painter.label(number, chip, {fitting_size(number, 22 * unit, chip.w - 4, true), true, ink, Align::centre});
    Rect target = chip;
    if (tells_k(frame)) {
        const std::string left = painter.say(i18n::msg::scene_grid_k(k));
        const Rect below{chip.x - 2 * unit, chip.bottom() + 2 * unit, chip.w + 4 * unit, k_height(unit)};
        painter.label(left, below, {fitting_size(left, k_size(unit), below.w, false), false, theme.muted, Align::centre});
        target.h += 2 * unit + k_height(unit);
        const std::optional<std::uint64_t> tried = lesson::move_number(heaps, {row.heap, heaps[row.heap], to});
        if (!chosen && tried && lesson::contains(frame.lesson.choices.refuted, *tried)) draw_refuted(painter, chip, unit);
    }
    painter.hotspot(target, {ActionKind::try_move, row.heap, to});
}

void draw_pager(Painter& painter, const GridPlan& plan, const Rect& area, float unit) {
    const float y = area.y + static_cast<float>(plan.rows.size()) * plan.row_height;
    const float size = 18 * unit;
    const std::string text = painter.say(i18n::msg::scene_grid_page(plan.page + 1, plan.pages));
    const float width = std::min(text_width(text, size, false), area.w - 120 * unit);
    const Rect previous{area.x, y, 44 * unit, 40 * unit};
    const Rect next{previous.right() + width + 24 * unit, y, 44 * unit, 40 * unit};
    const Rect between{previous.right() + 12 * unit, y, width + 0.5F, 40 * unit};
    painter.label(text, between, {fitting_size(text, size, width, false), false, painter.theme.muted, Align::left});
    const auto arrow = [&](const Rect& button, float direction, bool possible, std::uint64_t page) {
        const Point middle{button.x + button.w / 2, button.y + button.h / 2};
        const float reach = 8 * unit;
        Path path;
        path.points = {{middle.x - direction * reach * 0.6F, middle.y - reach},
                       {middle.x + direction * reach * 0.8F, middle.y},
                       {middle.x - direction * reach * 0.6F, middle.y + reach}};
        path.filled = true;
        path.colour = faded(possible ? painter.theme.ink : painter.theme.track, painter.alpha);
        painter.frame(button, 8 * unit, painter.theme.line, std::max(1.5F * unit, 1.0F));
        painter.scene.paths.push_back(path);
        if (possible) painter.hotspot(button, {ActionKind::move_page, page, 0});
    };
    arrow(previous, -1, plan.page > 0, plan.page - 1);
    arrow(next, 1, plan.page + 1 < plan.pages, plan.page + 1);
}

/// Plays through all moves, as long as they can be counted and some are left.
bool can_sweep(const Frame& frame) {
    if (!tells_k(frame)) return false;
    const core::MoveCount moves = core::move_count(*frame.lesson.position);
    return !moves.overflow && moves.count <= lesson::most_swept && lesson::size(frame.lesson.choices.refuted) < moves.count;
}

void draw_sweep(Painter& painter, const Rect& area, float y, float unit) {
    const std::string words = painter.say(i18n::msg::scene_grid_all());
    const float size = fitting_size(words, 20 * unit, area.w - 32 * unit, false);
    const Rect button{area.x, y, text_width(words, size, false) + 32 * unit, 40 * unit};
    painter.frame(button, 8 * unit, painter.theme.accent, std::max(1.5F * unit, 1.0F));
    painter.label(words, inset(button, 2), {size, false, painter.theme.accent, Align::centre});
    painter.hotspot(button, {ActionKind::try_all, 0, 0});
}

}  // namespace

GridPlan plan_grid(const Frame& frame, float width, float height, float unit) {
    const core::Heaps heaps = *frame.lesson.position;
    const std::string label = std::to_string(largest_of(heaps)) + " →";
    GridPlan plan;
    plan.label_width = std::min(text_width(label, 22 * unit, false) + 24 * unit, width * 0.4F);
    plan.chip = std::min(chip_width(heaps, unit), width - plan.label_width);
    plan.row_height = (chip_height + 12) * unit + (tells_k(frame) ? 2 * unit + k_height(unit) : 0);
    plan.sweeps = can_sweep(frame);
    if (plan.sweeps) height -= pager_height * unit;
    const float pitch = plan.chip + 8 * unit;
    plan.per_row = static_cast<std::uint64_t>(std::max((width - plan.label_width + 8 * unit) / pitch, 1.0F));
    const std::uint64_t lines = all_lines(heaps, plan.per_row);
    plan.rows_per_page = static_cast<std::uint64_t>(std::max(height / plan.row_height, 1.0F));
    if (lines > plan.rows_per_page) {
        plan.rows_per_page =
            static_cast<std::uint64_t>(std::max((height - pager_height * unit) / plan.row_height, 1.0F));
    }
    plan.pages = lines / plan.rows_per_page + (lines % plan.rows_per_page != 0 ? 1 : 0);
    const auto wanted = static_cast<std::uint64_t>(std::max(frame.viewport.move_page, 0));
    plan.page = std::min(wanted, plan.pages - 1);
    plan.rows = rows_of_page(heaps, plan);
    plan.height = static_cast<float>(plan.rows.size()) * plan.row_height + static_cast<float>((plan.pages > 1 ? 1 : 0) + (plan.sweeps ? 1 : 0)) * pager_height * unit;
    return plan;
}

void draw_grid(Painter& painter, const Frame& frame, const GridPlan& plan, const Rect& area, float unit) {
    for (std::size_t i = 0; i < plan.rows.size(); ++i) {
        const GridRow& row = plan.rows[i];
        const float y = area.y + static_cast<float>(i) * plan.row_height;
        if (row.first == 0 || i == 0) {
            const std::string name = std::to_string((*frame.lesson.position)[row.heap]) + " →";
            const Rect box{area.x, y, plan.label_width - 14 * unit, chip_height * unit};
            painter.label(name, box,
                          {fitting_size(name, 22 * unit, box.w, false), false, painter.theme.muted, Align::right});
        }
        for (std::uint64_t j = 0; j < row.count; ++j) {
            const Rect chip{area.x + plan.label_width + static_cast<float>(j) * (plan.chip + 8 * unit), y, plan.chip,
                            chip_height * unit};
            draw_chip(painter, frame, chip, row, row.first + j, unit);
        }
    }
    if (plan.pages > 1) draw_pager(painter, plan, area, unit);
    if (plan.sweeps) draw_sweep(painter, area, area.y + plan.height - pager_height * unit, unit);
}

}  // namespace nimboard::scene
