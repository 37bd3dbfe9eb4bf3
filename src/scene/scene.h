// A picture as plain data, in CSS pixels of the viewport: blocks of stones, tiles, text runs, lines, places to click.
// Whoever draws it (render, svg) looks at nothing else. Drawing order: layer by layer, and within a layer
// tiles, blocks, lines, texts.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nimboard::scene {

struct Point {
    float x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

/// Left, top, width, height.
struct Rect {
    float x = 0, y = 0, w = 0, h = 0;
    [[nodiscard]] float right() const { return x + w; }
    [[nodiscard]] float bottom() const { return y + h; }
    [[nodiscard]] bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// Straight alpha, sRGB.
struct Rgba {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    friend bool operator==(const Rgba&, const Rgba&) = default;
};

/// `under`: drawn before all blocks. `over`: after them. The one draw call of all blocks stands between.
enum class Layer : std::uint8_t { under, over };

enum class BlockKind : std::uint8_t {
    stones,  ///< nx × ny round stones that fill the rect evenly
    dotted,  ///< a rounded tile with a dot pattern, for blocks of 2^7 stones and more
    plain    ///< a rounded rectangle of one colour: cells too small for stones, the minimap
};

/// Radius of a stone, as a part of the smaller side of its cell (11.5 at a pitch of 30).
inline constexpr float stone_radius = 0.3833F;

/// A block of stones; all blocks of a scene are drawn in one instanced call.
struct Block {
    Rect rect;
    std::uint16_t nx = 1, ny = 1;
    BlockKind kind = BlockKind::stones;
    float hollow = 0;      ///< 0: full stones, 1: rings only
    Rgba colour;
    bool clipped = false;  ///< only what lies in Scene::clip is seen
};

/// A rounded rectangle. A fill or a stroke with a = 0 is not drawn.
struct Tile {
    Layer layer = Layer::under;
    Rect rect;
    float radius = 0;
    Rgba fill{0, 0, 0, 0};
    Rgba stroke{0, 0, 0, 0};
    float stroke_width = 0;
    bool clipped = false;
};

/// One run of text in one style on one line. `box` is what it must stay inside; overlap tests read it.
struct Text {
    Layer layer = Layer::over;
    Point origin;      ///< left end of the baseline
    float size = 0;    ///< em height in pixels
    bool bold = false;
    Rgba colour;
    std::string utf8;
    float width = 0;   ///< advance width, from the font's own metrics
    Rect box;
    bool clipped = false;
    bool fading = false;  ///< one of two texts that change places; leaves the overlap test
};

/// An open or filled polyline: lines, arrows, check marks.
struct Path {
    Layer layer = Layer::over;
    std::vector<Point> points;
    Rgba colour;
    float width = 1;
    bool filled = false;  ///< filled and closed; must be convex
    bool clipped = false;
};

/// What a click on a place of the picture asks for.
enum class ActionKind : std::uint8_t {
    choose_candidate, try_move, answer, scroll_to, move_page, go_to, try_all, copy_code,
    hint, ask_again,    ///< of this step's question
    hands, reset_hands  ///< hands: one more (b = 1) or one fewer (b = 0) for answer `a`
};
struct Action {
    ActionKind kind = ActionKind::answer;
    std::uint64_t a = 0;  ///< candidate, try_move: the heap, from 0; answer: its number; scroll_to, move_page: see scene/build.h;
                          ///< go_to: a step, from 0; copy_code: the lesson::Listing
    std::uint64_t b = 0;  ///< try_move: the stones that the heap is left with
    friend bool operator==(const Action&, const Action&) = default;
};

/// A place to click; the topmost (last) one that holds the point counts.
struct Hotspot {
    Rect rect;
    Action action;
};

struct Scene {
    float width = 0, height = 0;
    Rgba background;
    Rect clip;  ///< the scrolling part of the stage
    std::vector<Tile> tiles;
    std::vector<Block> blocks;
    std::vector<Path> paths;
    std::vector<Text> texts;
    std::vector<Hotspot> hotspots;
    float row_height = 0;    ///< of the rows of heaps
    float scroll = 0;        ///< how far the rows are scrolled in this picture
    float scroll_range = 0;  ///< how far Viewport::scroll may go, in pixels; 0 when everything fits
};

}  // namespace nimboard::scene
