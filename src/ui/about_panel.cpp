#include <algorithm>
#include <string>

#include "i18n/msg/ui.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// Writes a paragraph in the width of `room`, broken at spaces; gives the y below it.
float paragraph(Frame& frame, const scene::Rect& room, float y, const std::string& words, float size, const scene::Rgba& colour,
                bool bold = false) {
    std::string line;
    const auto flush = [&] {
        text(frame, line, room.x, y + size, size, colour, Align::left, bold);
        y += size * 1.5F;
        line.clear();
    };
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t space = std::min(words.find(' ', at), words.size());
        const std::string longer = (line.empty() ? "" : line + " ") + words.substr(at, space - at);
        if (!line.empty() && text_width(frame, longer, size, bold) > room.w) {
            flush();
            continue;
        }
        line = longer;
        at = space + 1;
    }
    flush();
    return y;
}

}  // namespace

void about_panel(Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    const scene::Rect room = begin_overlay(frame, "about", 820 * u, 600 * u, frame.words(msg::ui_about()));
    const scene::Theme& theme = frame.theme;
    const float size = std::min(20 * u, room.h / 21);
    float y = paragraph(frame, room, room.y, frame.words(msg::ui_about_what()), size, theme.ink);
    y = paragraph(frame, room, y, frame.words(msg::ui_about_page()), size, theme.ink);
    y = paragraph(frame, room, y, frame.words(msg::ui_about_license()), size, theme.ink) + size;
    y = paragraph(frame, room, y, frame.words(msg::ui_about_with()), size, theme.ink, true);
    for (const i18n::Message& message : {msg::ui_about_imgui(), msg::ui_about_sdl(), msg::ui_about_fonts(), msg::ui_about_emscripten()}) {
        y = paragraph(frame, room, y, frame.words(message), size * 0.9F, theme.muted);
    }
    const float half = (room.w - 12 * u) / 2;
    const scene::Rect all{room.x, room.bottom() - 44 * u, half, 44 * u}, back{room.x + half + 12 * u, all.y, half, 44 * u};
    if (button(frame, "licenses", all, frame.words(msg::ui_about_full()))) frame.show_licenses = true;
    if (button(frame, "back", back, frame.words(msg::ui_back()))) {
        frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::help)});
    }
    end_overlay();
}

}  // namespace nimboard::ui
