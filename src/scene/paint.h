// How the parts of a picture put things into a scene: colours with a common fade, text that knows its box, wrapped
// paragraphs. Private to this room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "i18n/message.h"
#include "scene/scene.h"
#include "scene/theme.h"

namespace nimboard::scene {

enum class Align : std::uint8_t { left, centre, right };

/// Colour with its alpha multiplied by `alpha` (0 to 1).
[[nodiscard]] Rgba faded(Rgba colour, float alpha);
[[nodiscard]] Rgba blend(Rgba from, Rgba to, float t);
[[nodiscard]] Rect blend(const Rect& from, const Rect& to, float t);
[[nodiscard]] float blend(float from, float to, float t);

/// Slow start, slow end; t outside 0 to 1 is clamped.
[[nodiscard]] float ease(float t);
/// The part of `t` that lies between `begin` and `end`, as 0 to 1, eased.
[[nodiscard]] float phase(float t, float begin, float end);
[[nodiscard]] Rect inset(const Rect& rect, float by);
[[nodiscard]] Rect centred(Point centre, float w, float h);

/// What a text looks like.
struct Style {
    float size = 20;
    bool bold = false;
    Rgba colour;
    Align align = Align::left;
};

/// Words of a paragraph on one line, in one style each.
struct Run {
    std::string text;
    i18n::Span style;  ///< its text is unused
    float x = 0;       ///< from the left end of the line
    float width = 0;
};
struct WrappedLine {
    std::vector<Run> runs;
    float width = 0;
};

/// Breaks a text into lines of at most `width`. Breaks at spaces and between Chinese characters; a closing mark never
/// begins a line; a word longer than a line is cut.
[[nodiscard]] std::vector<WrappedLine> wrap(const i18n::RichText& text, float size, float width, bool all_bold = false);

/// Puts things into a scene, everything faded by `alpha`.
class Painter {
public:
    Painter(Scene& target, const Theme& colours, i18n::Lang language) : scene(target), theme(colours), lang(language) {}

    void tile(const Rect& rect, float radius, Rgba fill, Layer layer = Layer::under, bool clipped = false);
    void frame(const Rect& rect, float radius, Rgba stroke, float width, Layer layer = Layer::over,
               bool clipped = false);
    void line(Point a, Point b, Rgba colour, float width, Layer layer = Layer::under, bool clipped = false);
    /// A text whose vertical middle (of digits and capitals) is `middle`; it is set into `box` by its alignment.
    void text(std::string_view utf8, const Rect& box, float middle, const Style& style, bool clipped = false);
    /// The same at the middle of the box.
    void label(std::string_view utf8, const Rect& box, const Style& style, bool clipped = false);
    /// A wrapped line whose baseline is at `baseline`.
    void wrapped(const WrappedLine& line, Point baseline, float size, const Rect& box, bool all_bold = false);
    /// A disc with a tick, or a cross.
    void mark(Point middle, float radius, Rgba colour, bool tick);
    void block(const Block& block);
    void hotspot(const Rect& rect, const Action& action) { scene.hotspots.push_back({rect, action}); }

    [[nodiscard]] std::string say(const i18n::Message& message) const { return i18n::plain(message, lang); }

    Scene& scene;
    const Theme& theme;
    i18n::Lang lang;
    float alpha = 1;
};

/// Largest size, at most `wanted`, at which the text is no wider than `width`.
[[nodiscard]] float fitting_size(std::string_view utf8, float wanted, float width, bool bold);

}  // namespace nimboard::scene
