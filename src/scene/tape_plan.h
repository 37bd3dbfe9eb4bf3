// Which cells of a tape are seen and where they stand; where its arcs run. Private to this room.
#pragma once

#include <string>
#include <vector>

#include "scene/frame.h"

namespace nimboard::scene {

/// Heights and sizes: the same in all steps of a lesson.
struct TapeGeometry {
    Rect area;
    float unit = 1;
    float pitch = 0;  ///< from cell to cell
    float cell_w = 0;
    float cell_h = 0;
    float value_size = 0;  ///< of the text in a cell
    float label_size = 0;  ///< of the heap size under it
    float caption = 0;     ///< middle of the line over the arcs
    float caption_size = 0;
    float arcs_top = 0;  ///< arcs stay below it
    float cells_top = 0;
    float labels = 0;     ///< middle of the heap sizes
    float bar = 0;        ///< top of the period's bar
    float bar_label = 0;  ///< middle of its name
    bool whole = true;    ///< every cell of the tape has room

    [[nodiscard]] Rect cell_at(float middle) const { return {middle - cell_w / 2, cells_top, cell_w, cell_h}; }
};
[[nodiscard]] TapeGeometry tape_geometry(const Frame& frame, const lesson::Tape& tape);

/// A cell that is seen.
struct SeenCell {
    core::Heap size = 0;
    float x = 0;             ///< its middle
    bool after_gap = false;  ///< cells before it are left out
    bool labelled = false;   ///< its size is written under it
    float label_x = 0;       ///< middle of that text: under the cell, but within the tape
};
struct TapePlan {
    std::vector<SeenCell> cells;  ///< ascending
    [[nodiscard]] const SeenCell* find(core::Heap size) const;
    friend bool operator==(const TapePlan& a, const TapePlan& b);
};
/// Cells round those that the step speaks of, as many as there is room for.
[[nodiscard]] TapePlan plan_tape(const TapeGeometry& geometry, const lesson::Tape& tape);

/// "0 to 8 and 95 to 103", for the line that says what is left out.
[[nodiscard]] i18n::Message seen_cells(const TapePlan& plan, core::Heap last);

/// A value's colour: 0 is grey.
[[nodiscard]] Rgba value_colour(const Theme& theme, core::Heap value);

/// What a move is called on its arc: "−3", "5+4".
[[nodiscard]] std::string move_name(const lesson::TapeOption& option);

void draw_tape_arcs(Painter& painter, const Frame& frame, const TapeGeometry& geometry, const TapePlan& now_plan,
                    const lesson::Tape& now, const lesson::Tape* before, const TapePlan* before_plan, float begin);
void draw_mex_row(Painter& painter, const Frame& frame, const TapeGeometry& geometry, const TapePlan& plan,
                  const lesson::Tape& now, const lesson::Tape* before);

}  // namespace nimboard::scene
