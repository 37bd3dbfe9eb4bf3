// One moment between two stages, and the parts that draw it. Private to this room.
#pragma once

#include "lesson/lesson.h"
#include "scene/layout.h"
#include "scene/paint.h"

namespace nimboard::scene {

/// The way from stage `from` to stage `to`, at time t. At t = 1 only `to` counts.
struct Frame {
    const lesson::Lesson& lesson;
    const Layout& layout;
    const Viewport& viewport;
    const lesson::Step& from_step;
    const lesson::Step& to_step;
    float t = 1;
    float scroll = 0;

    [[nodiscard]] const lesson::Stage& from() const { return from_step.stage; }
    [[nodiscard]] const lesson::Stage& to() const { return to_step.stage; }
};

/// Stones of a heap as the stage shows them: before the move, and after it where the move has been shown.
struct HeapBits {
    core::Heap before = 0;
    core::Heap after = 0;
};
[[nodiscard]] HeapBits heap_bits(const lesson::Stage& stage, std::size_t heap);

/// The column whose pairs cancel on the way, as an index, or -1.
[[nodiscard]] int cancelling_column(const Frame& frame);

/// Does the way turn plain piles into columns?
[[nodiscard]] bool regroups(const Frame& frame);
/// Does the way let blocks fall and rise? Do stones leave?
[[nodiscard]] bool changes(const Frame& frame);
[[nodiscard]] bool takes(const Frame& frame);

/// How one block looks on one stage.
struct Look {
    float alpha = 0;
    float hollow = 0;
    float ring = 0;  ///< outlined as risen
    friend bool operator==(const Look&, const Look&) = default;
};

/// For each column: from this heap on, whoever has its bit is left over when the others have cancelled.
[[nodiscard]] std::vector<std::size_t> first_without_partner(const Frame& frame);
/// All moves of a stage's turn.
[[nodiscard]] std::vector<core::Move> moves_of(const lesson::Stage& stage);

void draw_cells(Painter& painter, const Frame& frame);           ///< cells.cpp: all blocks in rows
void draw_piles(Painter& painter, const Frame& frame);           ///< piles.cpp: plain piles, and their regrouping
void draw_cancelling(Painter& painter, const Frame& frame);      ///< cancel.cpp: pairs of the active column
void draw_flight(Painter& painter, const Frame& frame);          ///< flight.cpp: stones from falling to rising blocks
void draw_leaving(Painter& painter, const Frame& frame);         ///< flight.cpp: stones that leave the game
void draw_stage(Painter& painter, const Frame& frame);           ///< stage.cpp: headers, bands, numbers, rings
void draw_xor_row(Painter& painter, const Frame& frame);         ///< xor_row.cpp
void draw_minimap(Painter& painter, const Frame& frame);         ///< minimap.cpp
void draw_panel(Painter& painter, const Frame& frame);           ///< panel.cpp: the narration

/// True when some other picture than heaps and columns is on stage, before or after.
[[nodiscard]] bool has_scenery(const Frame& frame);
/// Draws it. Between two pictures of one kind that kind's own motion runs; else the old one fades before the new one.
void draw_scenery(Painter& painter, const Frame& frame);         ///< scenery.cpp

/// The kinds of pictures. `before` is null where the step before shows another kind; at t = 1 only `now` counts.
void draw_tape(Painter& painter, const Frame& frame, const lesson::Tape& now, const lesson::Tape* before);
void draw_map(Painter& painter, const Frame& frame, const lesson::Map& now, const lesson::Map* before);
void draw_stairs(Painter& painter, const Frame& frame, const lesson::Stairs& now, const lesson::Stairs* before);
void draw_endings(Painter& painter, const Frame& frame, const lesson::Endings& now, const lesson::Endings* before);

/// Heaps, columns and the XOR row, everything but the panel.
void draw_columns_stage(Painter& painter, const Frame& frame);   ///< build.cpp

/// Slot of stone number `index` of the block at `rect`.
[[nodiscard]] Rect stone_slot(const Rect& rect, const ColumnPlace& place, std::size_t index);
/// A block of column `column` at `rect`, in its own colour and kind.
[[nodiscard]] Block make_block(const Painter& painter, const Frame& frame, std::size_t column, const Rect& rect);

}  // namespace nimboard::scene
