// Where stairs, heaps and their stones stand: the same in every step of a lesson. Private to this room.
#pragma once

#include <optional>

#include "scene/frame.h"

namespace nimboard::scene {

/// What one picture shows: stones where they lie once its move has been played.
struct StairsView {
    const lesson::Stairs* picture = nullptr;
    core::Position stairs;
    core::Position heaps;  ///< empty in staircase
};
[[nodiscard]] StairsView view_of(const lesson::Stairs& picture);

/// Stones drawn one by one, or as bars whose height says how many there are.
struct Piling {
    int across = 1;      ///< stones side by side
    float pitch = 0;     ///< from stone to stone
    bool bars = false;
    double scale = 0;    ///< bars: pixels for one stone
    [[nodiscard]] float height(core::Heap stones) const;
};

struct StairsPlan {
    bool ground_right = false;
    bool kam = false;
    std::size_t count = 0;     ///< stairs
    std::size_t shown = 1;     ///< as many have room
    float unit = 1;
    Rect area;
    float left = 0;            ///< of ground and stairs together
    float width = 0;
    float slot = 0;            ///< width of one stair
    float ground = 0;          ///< width of the ground's place
    float top = 0;             ///< no pile is higher
    float floor = 0;           ///< the ground line
    float base = 0;            ///< height of the lowest stair in sight
    float rise = 0;            ///< from stair to stair
    float number_size = 0;
    float label_size = 0;
    bool named = true;         ///< "stair 3" has room, else only "3"
    float first_line = 0;      ///< middles of the two lines under the ground
    float second_line = 0;
    Piling on_stairs;
    Piling in_heaps;

    /// `camera`: the lowest stair in sight; it may lie between two stairs while the view glides. Stairs count from 1.
    [[nodiscard]] float centre(std::size_t stair, float camera) const;
    [[nodiscard]] float tread(std::size_t stair, float camera) const;
    [[nodiscard]] float ground_centre(float camera) const { return centre(0, camera); }
    /// 1 in sight, 0 outside, between them while the view glides.
    [[nodiscard]] float sight(std::size_t stair, float camera) const;
    [[nodiscard]] std::size_t first(float camera) const;
    [[nodiscard]] std::size_t last(float camera) const;
    [[nodiscard]] float camera_for(const lesson::Stairs& picture) const;
    /// Stone `index` of `count` stones on a stair whose tread is at `y`: rows from below, each in the middle.
    [[nodiscard]] Rect stair_stone(float centre_x, float y, std::size_t index, std::size_t count) const;
    /// Stone at `level` of a heap.
    [[nodiscard]] Rect heap_stone(float centre_x, std::size_t level) const;
    /// A bar of stones `from` to `to` over `y`.
    [[nodiscard]] Rect bar(const Piling& piling, float centre_x, float y, core::Heap from, core::Heap to) const;
};

[[nodiscard]] StairsPlan plan_stairs(const Painter& painter, const Frame& frame, const lesson::Stairs& picture);

/// How stones look: neutral or lit, full or faint, full or hollow.
struct StoneLook {
    float lit = 0;
    float alpha = 1;
    float hollow = 0;
    float alarm = 0;  ///< hollow ones: 0 accent, 1 bad
    friend bool operator==(const StoneLook&, const StoneLook&) = default;
};
[[nodiscard]] StoneLook blend(const StoneLook& from, const StoneLook& to, float t);
[[nodiscard]] StoneLook stair_look(const lesson::Stairs& picture, std::size_t stair);
/// The hue of what counts: odd stairs, differences.
[[nodiscard]] Rgba lit_colour(const Painter& painter);
void draw_pebble(Painter& painter, const Rect& rect, const StoneLook& look, BlockKind kind = BlockKind::stones);
/// A number, or words, in the middle of a slot: smaller where it must be, not at all where it would be illegible.
void draw_slot_text(Painter& painter, const StairsPlan& plan, float centre_x, float middle, std::string_view text,
                    float size, bool bold, Rgba colour);
/// An arrow that carries a number, grown to `grown`.
void draw_carry_arrow(Painter& painter, const StairsPlan& plan, Point from, Point to, core::Heap stones, float grown);
/// What stands round stairs and heaps: the ground line, and which of many are in sight.
void draw_ground(Painter& painter, const StairsPlan& plan, float camera, float ground_label);

/// stairs_heaps.cpp: heaps or differences, from one picture of the same heaps to the other. `rings`: strength of the
/// stones that have been taken.
void draw_heaps(Painter& painter, const StairsPlan& plan, const lesson::Stairs& from, const lesson::Stairs& to, float t,
                float rings);
/// From heaps (0) to stairs (1): the differences travel. `labels` shows what is written on both ends.
void draw_way(Painter& painter, const StairsPlan& plan, const StairsView& heaps, const StairsView& stairs, float t);

/// stairs.cpp: bodies, numbers and names of the stairs, grown out of the ground to `grown`.
void draw_treads(Painter& painter, const StairsPlan& plan, const lesson::Stairs& from, const lesson::Stairs& to,
                 float camera, float p, float grown);

}  // namespace nimboard::scene
