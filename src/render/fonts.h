// The fonts on the screen: files in memory handed to Dear ImGui, sized by the em as scene and svg size them.
#pragma once

#include <cstddef>
#include <span>

struct ImFont;
struct ImDrawList;

namespace nimboard::render {

struct Fonts {
    ImFont* regular = nullptr;
    ImFont* bold = nullptr;
};

/// Adds a font file (OpenType, with TrueType or CFF outlines). The first file of a weight makes the font, later ones
/// add the characters that it lacks. The bytes are copied. False when the file cannot be read.
bool add_font(Fonts& fonts, bool bold, std::span<const std::byte> file);

/// Both weights are there.
[[nodiscard]] inline bool complete(const Fonts& fonts) { return fonts.regular != nullptr && fonts.bold != nullptr; }

/// Draws one line of text from its baseline, in device pixels. Glyphs are rastered at the nearest whole size and set
/// at the exact advance widths of `size`, on whole pixel rows, so they are crisp at any size.
void draw_text(ImDrawList& list, ImFont& font, float size, float x, float baseline, unsigned colour, const char* begin,
               const char* end);

/// Advance width of the text at em size `size`.
[[nodiscard]] float text_width(ImFont& font, float size, const char* begin, const char* end);

}  // namespace nimboard::render
