#include <algorithm>
#include <string>
#include <vector>

#include "i18n/msg/match.h"
#include "i18n/msg/ui.h"
#include "i18n/msg/verify.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// Key caps and what they do.
struct Line {
    std::vector<std::string> caps;
    std::string does;
};

std::vector<Line> lines_of(const Frame& frame) {
    const auto w = [&](const i18n::Message& m) { return frame.words(m); };
    return {{{"→", w(msg::ui_key_space()), w(msg::ui_key_page_down())}, w(msg::ui_help_next())},
            {{"←", w(msg::ui_key_page_up())}, w(msg::ui_help_prev())},
            {{w(msg::ui_key_home()), w(msg::ui_key_end())}, w(msg::ui_help_ends())},
            {{"P"}, w(msg::ui_help_play())},
            {{"1–9"}, w(msg::ui_help_chapter())},
            {{"G"}, w(msg::match_help())},
            {{".", "B"}, w(msg::ui_help_blank())},
            {{"F"}, w(msg::ui_help_fullscreen())},
            {{"K"}, w(msg::ui_help_code())},
            {{"L"}, w(msg::ui_help_lang())},
            {{"T"}, w(msg::ui_help_theme())},
            {{"+", "−"}, w(msg::ui_help_size())},
            {{w(msg::ui_key_ctrl_z()), w(msg::ui_key_ctrl_shift_z())}, w(msg::ui_help_undo())},
            {{"X"}, w(msg::verify_open())},
            {{"↑", "↓", w(msg::ui_key_enter())}, w(msg::ui_help_answer())},
            {{"H"}, w(msg::ui_help_hint())},
            {{"V", "U", "D", "R"}, w(msg::ui_help_hands())},
            {{"C"}, w(msg::ui_help_challenge())},
            {{"?"}, w(msg::ui_help_help())}};
}

float caps_width(Frame& frame, const Line& line, float size) {
    float wide = 0;
    for (const std::string& cap : line.caps) wide += std::max(text_width(frame, cap, size) + size, size * 1.8F) + size * 0.4F;
    return wide;
}

void draw_caps(Frame& frame, const Line& line, float x, const scene::Rect& row, float size) {
    for (const std::string& cap : line.caps) {
        const float wide = std::max(text_width(frame, cap, size) + size, size * 1.8F);
        const scene::Rect r{x, row.y + row.h * 0.08F, wide, row.h * 0.84F};
        box(frame, r, frame.theme.background, frame.theme.line, 6);
        text(frame, cap, r.x + wide / 2, centred_baseline(r, size), size, frame.theme.ink, Align::centre);
        x += wide + size * 0.4F;
    }
}

}  // namespace

void help_panel(Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    const scene::Rect room = begin_overlay(frame, "help", 760 * u, 780 * u, frame.words(msg::ui_help_title()));
    const std::vector<Line> lines = lines_of(frame);
    const float foot = 58 * u, row = std::min((room.h - foot) / static_cast<float>(lines.size()), 48 * u);
    // All lines in one size: the largest at which the longest caps and the longest words still stand side by side.
    float size = std::min(19 * u, row * 0.46F);
    const auto widest = [&](auto width_of) {
        float most = 0;
        for (const Line& line : lines) most = std::max(most, width_of(line));
        return most;
    };
    const auto caps_at = [&](const Line& line) { return caps_width(frame, line, size); };
    const auto words_at = [&](const Line& line) { return text_width(frame, line.does, size); };
    const float all = widest(caps_at) + widest(words_at) + 20 * u;
    if (all > room.w) size *= room.w / all * 0.98F;
    const float words_x = room.x + widest(caps_at) + 16 * u;
    scene::Rect r{room.x, room.y, room.w, row};
    for (const Line& line : lines) {
        draw_caps(frame, line, r.x, r, size);
        text(frame, line.does, words_x, centred_baseline(r, size), size, frame.theme.muted);
        r.y += row;
    }
    const scene::Rect about{room.x, room.bottom() - 44 * u, std::min(room.w, 240 * u), 44 * u};
    if (button(frame, "about", about, frame.words(msg::ui_about()))) {
        frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::about)});
    }
    end_overlay();
}

}  // namespace nimboard::ui
