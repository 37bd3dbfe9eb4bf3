// Where things stand on the stage: rows of heaps, columns of powers of two, the XOR row, the narration panel.
// Depends on the position and the window only, never on the step, so nothing jumps between steps. Private to this room.
#pragma once

#include <vector>

#include "lesson/lesson.h"
#include "scene/build.h"
#include "scene/scene.h"

namespace nimboard::scene {

/// One power of two.
struct ColumnPlace {
    int bit = 0;
    float cx = 0;         ///< middle
    float width = 0;      ///< of the whole column
    float block_w = 0;    ///< of its blocks
    float block_h = 0;
    BlockKind kind = BlockKind::stones;
    std::uint16_t nx = 1, ny = 1;
};

/// How plain piles are drawn.
struct PilePlace {
    bool as_bars = false;  ///< too many stones to draw one by one: segments of a bar
    int rows = 1;          ///< stones over each other
    float pitch = 0;       ///< from stone to stone
    float x = 0;           ///< left end
    float width = 0;       ///< of the longest pile
    core::Heap largest = 0;
};

struct Layout {
    float unit = 1;        ///< 1 at 1600×900, for the stage
    float text_unit = 1;   ///< the same for the words of the panel
    bool tall = false;     ///< the panel stands under the stage
    Rect stage;            ///< header, rows, XOR row
    Rect panel;
    Rect tape;             ///< of lessons that show a tape: its part of the window, cells and arcs
    Rect tape_panel;       ///< the panel while a tape is on stage: under it, across the window
    Rect mex;              ///< the row of reached values: in the left half of that panel, or under the tape
    Rect rows;             ///< the part of the stage that scrolls
    float row_height = 0;
    std::size_t heap_count = 0;
    float scroll_range = 0;
    float header_middle = 0;
    float xor_top = 0;     ///< the line over the XOR row
    float xor_height = 0;
    float xor_tile = 0;    ///< side of a tile in the XOR row
    Rect numbers;          ///< column of heap sizes (x and w)
    float number_size = 0;
    float label_x = 0;     ///< "heap 1"
    float label_size = 0;  ///< 0: no room for these labels
    Rect minimap;          ///< w = 0: none
    std::vector<ColumnPlace> columns;
    float narrowest = 0;   ///< width of the narrowest column
    PilePlace pile;

    /// Middle of row `heap` when the rows are scrolled by `scroll`.
    [[nodiscard]] float row_middle(std::size_t heap, float scroll) const {
        return rows.y + (static_cast<float>(heap) + 0.5F) * row_height - scroll;
    }
    [[nodiscard]] float xor_middle() const { return xor_top + xor_height / 2; }
    /// Rows that can be seen: first and one past the last.
    [[nodiscard]] std::size_t first_row(float scroll) const;
    [[nodiscard]] std::size_t end_row(float scroll) const;
    /// The block of column `column` in row `heap`.
    [[nodiscard]] Rect block_rect(std::size_t column, std::size_t heap, float scroll) const;
};

/// Where the panel stands while `stage` is shown.
[[nodiscard]] const Rect& panel_of(const Layout& layout, const lesson::Stage& stage);
/// A tape is on stage.
[[nodiscard]] bool shows_tape(const lesson::Stage& stage);

[[nodiscard]] Layout make_layout(const lesson::Lesson& lesson, const Viewport& viewport, i18n::Lang lang);

}  // namespace nimboard::scene
