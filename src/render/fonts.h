// The fonts on the screen: files in memory handed to Dear ImGui, sized by the em as scene and svg size them.
#pragma once

#include <cstddef>
#include <deque>
#include <span>
#include <vector>

struct ImFont;
struct ImDrawList;

namespace nimboard::render {

struct Fonts {
    ImFont* regular = nullptr;
    ImFont* bold = nullptr;
};

/// All fonts that have arrived. The same ideograph is written differently in different languages, so each language has
/// fonts of its own, made of its own files first, then of those that all languages share.
class FontShelf {
public:
    static constexpr std::size_t most_languages = 4;
    static constexpr std::size_t shared = 0;  ///< in place of a language: for all of them

    /// Adds a font file (OpenType, with TrueType or CFF outlines) of a language, or a shared one. A weight that has not
    /// come yet is stood in for by the other. The bytes are copied. False, and nothing changes, when it cannot be read.
    bool add(std::size_t language, bool bold, std::span<const std::byte> file);

    /// A language's fonts; the shared ones while none of its own has come.
    [[nodiscard]] Fonts of(std::size_t language) const;

private:
    struct File {
        std::size_t language;
        bool bold;
        std::vector<std::byte> bytes;
    };
    [[nodiscard]] ImFont* make(std::size_t language, bool bold, bool& good);
    bool remake(std::size_t language);

    std::deque<File> files_;  ///< Dear ImGui reads them where they are
    Fonts fonts_[most_languages];
};

/// Both weights are there.
[[nodiscard]] inline bool complete(const Fonts& fonts) { return fonts.regular != nullptr && fonts.bold != nullptr; }

/// Draws one line of text from its baseline, in device pixels. Glyphs are rastered at the nearest whole size and set
/// at the exact advance widths of `size`, on whole pixel rows, so they are crisp at any size.
void draw_text(ImDrawList& list, ImFont& font, float size, float x, float baseline, unsigned colour, const char* begin,
               const char* end);

/// Advance width of the text at em size `size`.
[[nodiscard]] float text_width(ImFont& font, float size, const char* begin, const char* end);

}  // namespace nimboard::render
