#include "scene/font.h"

#include <algorithm>
#include <cstdint>
#include <span>

#include "scene/utf8.h"

namespace nimboard::scene {
namespace {

struct GlyphAdvance {
    std::uint32_t code;
    std::uint16_t advance;  // in thousandths of the em
};

#include "scene/font_data.inc"

/// What a character without a glyph is reckoned to take: a full-width box, so that nothing is ever laid out too narrow.
constexpr std::uint16_t missing_advance = 1000;

const GlyphAdvance* find_glyph(std::span<const GlyphAdvance> glyphs, std::uint32_t code) {
    const auto* const end = glyphs.data() + glyphs.size();
    const auto* const found = std::lower_bound(
        glyphs.data(), end, code, [](const GlyphAdvance& glyph, std::uint32_t wanted) { return glyph.code < wanted; });
    return found != end && found->code == code ? found : nullptr;
}

std::span<const GlyphAdvance> glyphs_of(bool bold) {
    if (bold) return bold_advances;
    return regular_advances;
}

}  // namespace

float text_width(std::string_view utf8, float size, bool bold) {
    const std::span<const GlyphAdvance> glyphs = glyphs_of(bold);
    std::uint64_t thousandths = 0;
    while (!utf8.empty()) {
        const std::uint32_t code = next_code_point(utf8);
        const GlyphAdvance* glyph = find_glyph(glyphs, code);
        thousandths += plain_letter(code) != 0 ? 500U : glyph != nullptr ? glyph->advance : missing_advance;
    }
    return static_cast<float>(thousandths) * size / 1000.0F;
}

std::string mono(std::string_view ascii) {
    std::string utf8;
    for (const char letter : ascii) {
        const auto byte = static_cast<unsigned char>(letter);  // 0x20 to 0x7E
        utf8 += '\xEE';
        utf8 += static_cast<char>(0x80U | byte >> 6U);
        utf8 += static_cast<char>(0x80U | (byte & 0x3FU));
    }
    return utf8;
}

bool font_covers(std::string_view utf8) {
    while (!utf8.empty()) {
        const std::uint32_t code = next_code_point(utf8);
        if (plain_letter(code) != 0) continue;
        if (find_glyph(regular_advances, code) == nullptr || find_glyph(bold_advances, code) == nullptr) return false;
    }
    return true;
}

}  // namespace nimboard::scene
