#include "render/fonts.h"

#include <cmath>
#include <cstring>

#include "imgui.h"
#include "imgui_internal.h"

namespace nimboard::render {
namespace {

/// The glyph in the other weight: a language's bold characters may come after its regular ones, of the same width.
const ImFontGlyph* glyph_of_other_weight(ImFont& font, float size, ImWchar code) {
    for (ImFont* other : font.ContainerAtlas->Fonts) {
        if (other == &font) continue;
        if (const ImFontGlyph* glyph = other->GetFontBaked(size)->FindGlyphNoFallback(code)) return glyph;
    }
    return nullptr;
}

/// Calls `each(glyph)` for every character of the text; glyphs are rastered on the way.
template <class Each>
void for_glyphs(ImFont& font, float size, const char* begin, const char* end, Each each) {
    ImFontBaked& baked = *font.GetFontBaked(size);
    for (const char* at = begin; at < end;) {
        unsigned code = 0;
        at += ImTextCharFromUtf8(&code, at, end);
        const auto character = static_cast<ImWchar>(code);
        const ImFontGlyph* glyph = baked.FindGlyphNoFallback(character);
        if (glyph == nullptr) glyph = glyph_of_other_weight(font, size, character);
        if (glyph == nullptr) glyph = baked.FindGlyph(character);
        if (glyph != nullptr) each(*glyph);
    }
}

}  // namespace

bool add_font(Fonts& fonts, bool bold, std::span<const std::byte> file) {
    ImFont*& font = bold ? fonts.bold : fonts.regular;
    void* copy = ImGui::MemAlloc(file.size());
    std::memcpy(copy, file.data(), file.size());
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (font != nullptr) {
        // Dear ImGui 1.92.2 merges into the font that was added last, whatever DstFont says.
        atlas.Fonts.find_erase(font);
        atlas.Fonts.push_back(font);
    }
    ImFontConfig config;
    config.MergeMode = font != nullptr;
    config.DstFont = font;
    config.PixelSnapH = false;
    // A negative size asks Dear ImGui to reckon by the em and not by the line height.
    config.SizePixels = -20;
    // Dear ImGui multiplies the bounds of advance widths by a size over this size, so they change places.
    config.GlyphMinAdvanceX = 1e6F;
    config.GlyphMaxAdvanceX = -1e6F;
    ImFont* added = atlas.AddFontFromMemoryTTF(copy, static_cast<int>(file.size()), 0, &config);
    if (added == nullptr) return false;
    // Characters that had no glyph until now are remembered as missing: forget them.
    if (font != nullptr) ImFontAtlasFontDiscardBakes(&atlas, font, 0);
    font = added;
    return true;
}

void draw_text(ImDrawList& list, ImFont& font, float size, float x, float baseline, unsigned colour, const char* begin,
               const char* end) {
    if (size < 1 || begin == end) return;
    ImFontBaked& baked = *font.GetFontBaked(size);
    // First pass: rastering may move the whole atlas to a larger texture, which must not happen between quads.
    int quads = 0;
    for_glyphs(font, size, begin, end, [&](const ImFontGlyph& glyph) { quads += glyph.Visible ? 1 : 0; });
    if (quads == 0) return;
    list.PrimReserve(quads * 6, quads * 4);
    const float scale = size / baked.Size;
    const float top = std::round(baseline) - std::round(baked.Ascent);
    // Glyphs stand where the middles of pixels meet the middles of texels: on whole pixels, or on halves at the sizes
    // that Dear ImGui rasters twice as wide. So nothing is blurred, and the place of a glyph in the atlas, which depends
    // on what was seen before, never shows.
    const float steps = baked.Size * baked.RasterizerDensity > 36 ? 1 : 2;
    const auto stand = [steps](float at) { return std::round(at * steps) / steps; };
    float pen = std::round(x);
    for_glyphs(font, size, begin, end, [&](const ImFontGlyph& glyph) {
        if (glyph.Visible) {
            const float left = stand(pen);
            list.PrimRectUV({left + glyph.X0, top + glyph.Y0}, {left + glyph.X1, top + glyph.Y1}, {glyph.U0, glyph.V0},
                            {glyph.U1, glyph.V1}, colour);
        }
        pen += glyph.AdvanceX * scale;
    });
}

float text_width(ImFont& font, float size, const char* begin, const char* end) {
    ImFontBaked& baked = *font.GetFontBaked(size);
    float width = 0;
    for_glyphs(font, size, begin, end, [&](const ImFontGlyph& glyph) { width += glyph.AdvanceX; });
    return width * size / baked.Size;
}

}  // namespace nimboard::render
