// What all panels draw with: colours, fonts, scale, language; and the one frame that they share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/intent.h"
#include "app/model.h"
#include "i18n/message.h"
#include "imgui.h"
#include "scene/scene.h"
#include "scene/theme.h"
#include "ui/chrome.h"

namespace nimboard::ui {

/// Where the page's own field stands; CSS pixels of the canvas.
struct FieldRect {
    scene::Rect rect;
    float font = 16;
    bool visible = false;
};

/// Draws one line of text from its baseline, in device pixels: render's draw_text, so that all text is set alike.
using DrawText = void (*)(ImDrawList& list, ImFont& font, float size, float x, float baseline, unsigned colour,
                          const char* begin, const char* end);

struct Frame {
    const app::Model& model;
    const scene::Theme& theme;
    ImFont& regular;
    ImFont& bold;
    DrawText draw_text;
    Chrome chrome;
    float ratio = 1;                     ///< device pixels of a CSS pixel; Dear ImGui counts in device pixels
    std::uint64_t seed = 0;              ///< for random positions
    std::vector<app::Intent>& intents;   ///< what the panels ask for
    FieldRect heaps_field;               ///< told by the top bar
    FieldRect judge_field;               ///< told by the judge panel
    bool show_licenses = false;          ///< asked by the about panel
    std::string tip;                     ///< of the button under the mouse
    scene::Rect tip_at;
    bool open_judge_file = false;        ///< asked by the judge panel: the page's file dialogue
    bool show_judge_sample = false;      ///< asked by the judge panel: an example in the text field
    bool show_judge_fault = false;       ///< asked by the judge panel: the place of the fault in the text field
    const char* copied = nullptr;        ///< asked by the stage: a text for the clipboard
    bool panel_scrolls = false;          ///< told by a panel over the page: the wheel is its

    [[nodiscard]] float unit() const { return chrome.unit; }
    [[nodiscard]] std::string words(const i18n::Message& message) const { return i18n::plain(message, model.doc.lang); }
    [[nodiscard]] ImVec2 device(float x, float y) const { return {x * ratio, y * ratio}; }
};

[[nodiscard]] inline ImU32 ink(const scene::Rgba& c) { return IM_COL32(c.r, c.g, c.b, c.a); }
[[nodiscard]] inline ImU32 ink(const scene::Rgba& c, float alpha) {
    return IM_COL32(c.r, c.g, c.b, static_cast<int>(static_cast<float>(c.a) * alpha));
}

}  // namespace nimboard::ui
