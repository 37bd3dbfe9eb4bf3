// Widths of text from the metrics of the very fonts that are shipped; generated at build time (scene/font_data.inc).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nimboard::scene {

/// Advance width of `utf8` at em size `size`, in the units of `size`. No kerning: the renderer kerns nothing either.
[[nodiscard]] float text_width(std::string_view utf8, float size, bool bold);

/// True when the fonts have a glyph for every character of `utf8`. For tests: the page's own table leaves out most wide
/// characters, all as wide as their size.
[[nodiscard]] bool font_covers(std::string_view utf8);

/// Plain ASCII in the fixed-width letters of the font `mono`, which has them from U+E000 on; all are half an em wide.
[[nodiscard]] std::string mono(std::string_view ascii);
inline constexpr float mono_advance = 0.5F;
/// The ASCII letter behind one of these code points, or 0.
[[nodiscard]] constexpr char plain_letter(std::uint32_t code) {
    return code >= 0xE020 && code < 0xE07F ? static_cast<char>(code - 0xE000) : '\0';
}

/// Height of the letters above and below the baseline that boxes reckon with, as parts of the em size.
inline constexpr float ascent = 0.88F;
inline constexpr float descent = 0.24F;

}  // namespace nimboard::scene
