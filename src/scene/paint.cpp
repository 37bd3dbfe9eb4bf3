#include "scene/paint.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scene/font.h"
#include "scene/utf8.h"

namespace nimboard::scene {
namespace {

/// Height of digits and capitals over the baseline, as a part of the em size: texts are centred by it.
constexpr float cap_height = 0.733F;

std::uint8_t mix(std::uint8_t from, std::uint8_t to, float t) {
    const float value = static_cast<float>(from) + (static_cast<float>(to) - static_cast<float>(from)) * t;
    return static_cast<std::uint8_t>(std::lround(value));
}

}  // namespace

Rgba faded(Rgba colour, float alpha) {
    colour.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(colour.a) * std::clamp(alpha, 0.0F, 1.0F)));
    return colour;
}

Rgba blend(Rgba from, Rgba to, float t) {
    return {mix(from.r, to.r, t), mix(from.g, to.g, t), mix(from.b, to.b, t), mix(from.a, to.a, t)};
}

float blend(float from, float to, float t) { return from + (to - from) * t; }

Rect blend(const Rect& from, const Rect& to, float t) {
    return {blend(from.x, to.x, t), blend(from.y, to.y, t), blend(from.w, to.w, t), blend(from.h, to.h, t)};
}

float ease(float t) {
    const float x = std::clamp(t, 0.0F, 1.0F);
    return x * x * x * (x * (x * 6 - 15) + 10);
}

float phase(float t, float begin, float end) { return ease((t - begin) / (end - begin)); }

Rect inset(const Rect& rect, float by) { return {rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by}; }

Rect centred(Point centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }

void Painter::tile(const Rect& rect, float radius, Rgba fill, Layer layer, bool clipped) {
    Tile made;
    made.layer = layer;
    made.rect = rect;
    made.radius = radius;
    made.fill = faded(fill, alpha);
    made.clipped = clipped;
    if (made.fill.a > 0) scene.tiles.push_back(made);
}

void Painter::frame(const Rect& rect, float radius, Rgba stroke, float width, Layer layer, bool clipped) {
    Tile made;
    made.layer = layer;
    made.rect = rect;
    made.radius = radius;
    made.stroke = faded(stroke, alpha);
    made.stroke_width = width;
    made.clipped = clipped;
    if (made.stroke.a > 0) scene.tiles.push_back(made);
}

void Painter::line(Point a, Point b, Rgba colour, float width, Layer layer, bool clipped) {
    Path path;
    path.layer = layer;
    path.points = {a, b};
    path.colour = faded(colour, alpha);
    path.width = width;
    path.clipped = clipped;
    if (path.colour.a > 0) scene.paths.push_back(std::move(path));
}

void Painter::text(std::string_view utf8, const Rect& box, float middle, const Style& style, bool clipped) {
    Text made;
    made.utf8 = std::string(utf8);
    made.size = style.size;
    made.bold = style.bold;
    made.colour = faded(style.colour, alpha);
    made.width = text_width(utf8, style.size, style.bold);
    made.box = box;
    made.clipped = clipped;
    float x = box.x;
    if (style.align == Align::centre) x = box.x + (box.w - made.width) / 2;
    if (style.align == Align::right) x = box.right() - made.width;
    made.origin = {x, middle + style.size * cap_height / 2};
    if (made.colour.a > 0 && !utf8.empty()) scene.texts.push_back(std::move(made));
}

void Painter::label(std::string_view utf8, const Rect& box, const Style& style, bool clipped) {
    text(utf8, box, box.y + box.h / 2, style, clipped);
}

void Painter::wrapped(const WrappedLine& line, Point baseline, float size, const Rect& box, bool all_bold) {
    for (const Run& run : line.runs) {
        Text made;
        made.utf8 = run.text;
        made.bold = run.style.bold || all_bold;
        made.size = run.style.sub ? size * 0.7F : size;
        made.colour = faded(theme.tone(run.style.tone, run.style.bit), alpha);
        made.width = run.width;
        made.origin = {baseline.x + run.x, baseline.y + (run.style.sub ? size * 0.18F : 0)};
        made.box = box;
        if (made.colour.a > 0) scene.texts.push_back(std::move(made));
    }
}

void Painter::mark(Point middle, float radius, Rgba colour, bool tick) {
    tile(centred(middle, radius * 2, radius * 2), radius, colour, Layer::under);
    const float width = std::max(radius / 5, 1.0F);
    if (tick) {
        Path path;
        path.width = width;
        path.colour = faded(theme.panel, alpha);
        path.points = {{middle.x - radius * 0.53F, middle.y},
                       {middle.x - radius * 0.13F, middle.y + radius * 0.46F},
                       {middle.x + radius * 0.6F, middle.y - radius * 0.46F}};
        scene.paths.push_back(std::move(path));
        return;
    }
    const float reach = radius * 0.45F;
    line({middle.x - reach, middle.y - reach}, {middle.x + reach, middle.y + reach}, theme.panel, width, Layer::over);
    line({middle.x - reach, middle.y + reach}, {middle.x + reach, middle.y - reach}, theme.panel, width, Layer::over);
}

void Painter::block(const Block& block) {
    Block made = block;
    made.colour = faded(made.colour, alpha);
    if (made.colour.a > 0) scene.blocks.push_back(made);
}

float fitting_size(std::string_view utf8, float wanted, float width, bool bold) {
    const float natural = text_width(utf8, wanted, bold);
    return natural <= width ? wanted : wanted * width / natural;
}

}  // namespace nimboard::scene
