// a ⊕ k = b, bit under bit.
#include <algorithm>
#include <string>

#include "i18n/msg/scene.h"
#include "scene/exhibits.h"
#include "scene/font.h"

namespace nimboard::scene {
namespace {

constexpr float row_pitch = 52;
constexpr float cell_height = 42;

struct Table {
    float label_right = 0;
    float cell_w = 0;
    float pitch = 0;
    float size = 0;  ///< of the digits
    float unit = 1;
    Rect area;
};

void draw_cell(Painter& painter, const Table& table, std::size_t column, int row, int bit, bool one) {
    const float x = table.label_right + 30 * table.unit + static_cast<float>(column) * table.pitch;
    const float y = table.area.y + static_cast<float>(row) * row_pitch * table.unit;
    const Rect cell{x, y, table.cell_w, cell_height * table.unit};
    const float radius = std::min(8 * table.unit, cell.w * 0.3F);
    if (one) {
        painter.tile(cell, radius, painter.theme.text_bit(bit), Layer::over);
    } else {
        painter.frame(cell, radius, painter.theme.line, std::max(1.5F * table.unit, 1.0F));
    }
    const float size = std::min(24 * table.unit, table.cell_w * 0.95F);
    if (size < 8) return;
    painter.label(one ? "1" : "0", cell, {size, true, one ? painter.theme.on_hue : painter.theme.muted, Align::centre});
}

void draw_label(Painter& painter, const Table& table, int row, const std::string& text) {
    const Rect box{table.area.x, table.area.y + static_cast<float>(row) * row_pitch * table.unit,
                   table.label_right - table.area.x, cell_height * table.unit};
    const float size = fitting_size(text, table.size, box.w, true);
    painter.label(text, box, {size, true, painter.theme.ink, Align::right});
}

}  // namespace

float xor_table_height(float unit) { return (3 * row_pitch + 8) * unit; }

void draw_xor_table(Painter& painter, const Frame& frame, const Rect& area, float unit) {
    const core::Move& move = *frame.to().move;
    const core::Heap k = move.from ^ move.to;
    const std::string first = std::to_string(move.from);
    const std::string second = painter.say(i18n::msg::scene_table_k(k));
    const std::string third = painter.say(i18n::msg::scene_table_result(move.to));
    const std::vector<ColumnPlace>& columns = frame.layout.columns;
    const auto count = static_cast<float>(columns.size());
    Table table;
    table.unit = unit;
    table.area = area;
    table.size = 24 * unit;
    const float widest = std::max({text_width(first, table.size, true), text_width(second, table.size, true),
                                   text_width(third, table.size, true)});
    const float label = std::clamp(widest, std::min(158 * unit, area.w * 0.3F), area.w * 0.42F);
    table.label_right = area.x + label + 2;
    table.pitch = std::min(92 * unit, (area.right() - table.label_right - 30 * unit) / count);
    table.cell_w = table.pitch * 0.76F;
    draw_label(painter, table, 0, first);
    draw_label(painter, table, 1, second);
    // The result comes bit by bit, from the left, while the step begins; afterwards it stays.
    const bool fresh = frame.from().exhibit != lesson::Exhibit::xor_table;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int bit = columns[i].bit;
        draw_cell(painter, table, i, 0, bit, core::has_bit(move.from, bit));
        draw_cell(painter, table, i, 1, bit, core::has_bit(k, bit));
        const float begin = 0.4F + 0.5F * static_cast<float>(i) / count;
        const float saved = painter.alpha;
        if (fresh) painter.alpha *= phase(frame.t, begin, begin + 0.1F);
        draw_cell(painter, table, i, 2, bit, core::has_bit(move.to, bit));
        painter.alpha = saved;
    }
    const float saved = painter.alpha;
    if (fresh) painter.alpha *= phase(frame.t, 0.9F, 1);
    draw_label(painter, table, 2, third);
    painter.alpha = saved;
    const float y = area.y + (2 * row_pitch - 5) * unit;
    painter.line({area.x, y}, {table.label_right + 30 * unit + count * table.pitch, y}, painter.theme.muted,
                 std::max(2 * unit, 1.0F));
}

}  // namespace nimboard::scene
