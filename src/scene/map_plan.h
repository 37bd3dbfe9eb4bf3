// Where the cells of a map or of strips stand: the same in every step of a lesson. Private to this room.
#pragma once

#include "lesson/map.h"
#include "scene/frame.h"

namespace nimboard::scene {

struct MapPlan {
    float unit = 1;
    float pitch = 0;       ///< from cell to cell
    Point origin;          ///< top left of cell (0, 0)
    float strip_step = 0;  ///< from strip to strip
    float strip_foot = 0;  ///< under the cells of a strip: numbers, the name of its game
    float letter = 0;      ///< size of the letters in cells
    float number = 0;      ///< size of the numbers along the edges
    float label = 0;       ///< size of the names of heaps and games
    Rect axis;             ///< the line of the names over a map, from edge to edge
    Rect slider;           ///< w = 0: none
    bool strips = false;

    [[nodiscard]] Rect cell(const lesson::MapCell& place) const;
    /// The same without the gap to its neighbours.
    [[nodiscard]] Rect face(const lesson::MapCell& place) const { return inset(cell(place), pitch * 0.05F); }
};

[[nodiscard]] MapPlan plan_map(const Frame& frame, const lesson::Map& map);

/// map_cells.cpp: the cells with their letters or numbers, on their way from one map to another.
void draw_map_cells(Painter& painter, const MapPlan& plan, const lesson::Map& now, const lesson::Map& before, float t);

}  // namespace nimboard::scene
