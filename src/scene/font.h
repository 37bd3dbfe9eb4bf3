// Widths of text from the metrics of the very fonts that are shipped; generated at build time (scene/font_data.inc).
#pragma once

#include <string_view>

namespace nimboard::scene {

/// Advance width of `utf8` at em size `size`, in the units of `size`. No kerning: the renderer kerns nothing either.
[[nodiscard]] float text_width(std::string_view utf8, float size, bool bold);

/// True when the fonts have a glyph for every character of `utf8`. For tests: the page's own table leaves out most wide
/// characters, all as wide as their size.
[[nodiscard]] bool font_covers(std::string_view utf8);

/// Height of the letters above and below the baseline that boxes reckon with, as parts of the em size.
inline constexpr float ascent = 0.88F;
inline constexpr float descent = 0.24F;

}  // namespace nimboard::scene
