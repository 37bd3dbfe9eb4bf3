// What can stand between the sentences of the panel: the table of a ⊕ k, the grid of all moves. Private to this room.
#pragma once

#include <cstdint>
#include <vector>

#include "lesson/code.h"
#include "scene/frame.h"

namespace nimboard::scene {

/// Heap, k and result, bit under bit. `unit` is the text unit of the panel.
[[nodiscard]] float xor_table_height(float unit);
void draw_xor_table(Painter& painter, const Frame& frame, const Rect& area, float unit);

/// The heap and a ⊕ k compared from the top bit down: the same, a fall, at most so much won back.
[[nodiscard]] float compare_height(float unit);
void draw_compare(Painter& painter, const Frame& frame, const Rect& area, float unit);

/// Chips of one heap's moves in one line of the grid: `to` = first … first + count - 1.
struct GridRow {
    std::size_t heap = 0;
    core::Heap first = 0;
    std::uint64_t count = 0;
};

/// How the grid of moves fits into an area.
struct GridPlan {
    float chip = 0;          ///< width of a chip
    float row_height = 0;
    float label_width = 0;
    std::uint64_t per_row = 1;
    std::uint64_t rows_per_page = 1;
    std::uint64_t page = 0;
    std::uint64_t pages = 1;
    std::vector<GridRow> rows;  ///< of this page
    bool sweeps = false;        ///< the button that tries all moves stands under it
    float height = 0;
};
[[nodiscard]] GridPlan plan_grid(const Frame& frame, float width, float height, float unit);
void draw_grid(Painter& painter, const Frame& frame, const GridPlan& plan, const Rect& area, float unit);

/// Where the panel stands while the listing of a step is shown: words in `words`, the listing in `card`.
struct CodePlace {
    Rect words, card;
};
[[nodiscard]] CodePlace code_place(const Layout& layout, const lesson::Stage& stage);
/// The listing `now`, faded with the painter. With `before`, the listing of the step before, the lit line glides from
/// there and the values change at `gone`.
void draw_code(Painter& painter, const Frame& frame, const Rect& card, const lesson::Code& now,
               const lesson::Code* before, float gone);

}  // namespace nimboard::scene
