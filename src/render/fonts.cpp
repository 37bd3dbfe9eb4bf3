#include "render/fonts.h"

#include <cmath>
#include <utility>

#include "imgui.h"
#include "imgui_internal.h"

namespace nimboard::render {
namespace {

/// Calls `each(glyph)` for every character of the text; glyphs are rastered on the way.
template <class Each>
void for_glyphs(ImFont& font, float size, const char* begin, const char* end, Each each) {
    ImFontBaked& baked = *font.GetFontBaked(size);
    for (const char* at = begin; at < end;) {
        unsigned code = 0;
        at += ImTextCharFromUtf8(&code, at, end);
        const auto character = static_cast<ImWchar>(code);
        if (const ImFontGlyph* glyph = baked.FindGlyph(character)) each(*glyph);
    }
}

}  // namespace

ImFont* FontShelf::make(std::size_t language, bool bold, bool& good) {
    ImFont* font = nullptr;
    for (const auto& [weight, own] : {std::pair{bold, true}, {bold, false}, {!bold, true}, {!bold, false}}) {
        if (own && language == shared) continue;
        for (File& file : files_) {
            if (file.bold != weight || file.language != (own ? language : shared)) continue;
            ImFontConfig config;
            config.MergeMode = font != nullptr;  // into the font added last
            config.FontDataOwnedByAtlas = false;
            config.PixelSnapH = false;
            // A negative size asks Dear ImGui to reckon by the em and not by the line height.
            config.SizePixels = -20;
            // Dear ImGui multiplies the bounds of advance widths by a size over this size, so they change places.
            config.GlyphMinAdvanceX = 1e6F;
            config.GlyphMaxAdvanceX = -1e6F;
            ImFont* added = ImGui::GetIO().Fonts->AddFontFromMemoryTTF(file.bytes.data(), static_cast<int>(file.bytes.size()), 0, &config);
            good = good && added != nullptr;
            if (added != nullptr) font = added;
        }
    }
    return font;
}

bool FontShelf::remake(std::size_t language) {
    bool good = true;
    for (const bool bold : {false, true}) {
        ImFont*& font = bold ? fonts_[language].bold : fonts_[language].regular;
        ImFont* const before = font;
        font = make(language, bold, good);
        if (before != nullptr) ImGui::GetIO().Fonts->RemoveFont(before);
    }
    return good;
}

bool FontShelf::add(std::size_t language, bool bold, std::span<const std::byte> file) {
    if (language >= most_languages) return false;
    files_.push_back({language, bold, {file.begin(), file.end()}});
    const auto remake_all = [&] {
        bool good = true;
        for (std::size_t l = 0; l < most_languages; ++l) {
            const bool there = fonts_[l].regular != nullptr || l == language;
            if (there && (language == shared || l == language)) good = remake(l) && good;
        }
        return good;
    };
    if (remake_all()) return true;
    files_.pop_back();
    remake_all();
    return false;
}

Fonts FontShelf::of(std::size_t language) const {
    return language < most_languages && complete(fonts_[language]) ? fonts_[language] : fonts_[shared];
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
