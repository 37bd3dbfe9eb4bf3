#include <algorithm>
#include <string>
#include <vector>

#include "i18n/msg/match.h"
#include "i18n/msg/ui.h"
#include "i18n/msg/verify.h"
#include "ui/panels.h"
#include "ui/widgets.h"
#include "ui/words.h"

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

/// Where caps and words stand: all in one size, the largest at which no line of words needs more than two.
struct Plan {
    float size = 0, caps = 0, words = 0;
    std::vector<std::vector<std::string>> wrapped;
};

Plan plan(Frame& frame, const std::vector<Line>& lines, float width, float row, float most) {
    Plan plan;
    constexpr float least = 8;
    for (plan.size = most; plan.size > least; plan.size -= 0.5F) {
        plan.caps = 0;
        for (const Line& line : lines) plan.caps = std::max(plan.caps, caps_width(frame, line, plan.size));
        plan.words = width - plan.caps - plan.size / 2;
        plan.wrapped.clear();
        std::size_t tallest = 0;
        bool wide = plan.words < 4 * plan.size;
        for (const Line& line : lines) {
            plan.wrapped.push_back(wrapped(frame, line.does, plan.size, plan.words));
            tallest = std::max(tallest, plan.wrapped.back().size());
            for (const std::string& words : plan.wrapped.back()) wide = wide || text_width(frame, words, plan.size) > plan.words;
        }
        if (!wide && tallest <= 2 && (tallest < 2 || plan.size * 2.6F <= row)) break;
    }
    return plan;
}

}  // namespace

void help_panel(Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    const scene::Rect room = begin_overlay(frame, "help", 1160 * u, 700 * u, frame.words(msg::ui_help_title()));
    const std::vector<Line> lines = lines_of(frame);
    const std::size_t columns = room.w > 800 * u ? 2 : 1, rows = (lines.size() + columns - 1) / columns;
    const float foot = 58 * u, gap = 40 * u, row = std::min((room.h - foot) / static_cast<float>(rows), 52 * u);
    const float wide = (room.w + gap) / static_cast<float>(columns) - gap;
    const Plan sheet = plan(frame, lines, wide, row, std::min(20 * u, row * 0.46F));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const scene::Rect r{room.x + static_cast<float>(i / rows) * (wide + gap), room.y + static_cast<float>(i % rows) * row, wide, row};
        draw_caps(frame, lines[i], r.x, r, sheet.size);
        const auto& words = sheet.wrapped[i];
        float base = centred_baseline(r, sheet.size) - sheet.size * 0.6F * static_cast<float>(words.size() - 1);
        for (const std::string& line : words) {
            text(frame, line, r.x + sheet.caps + sheet.size / 2, base, sheet.size, frame.theme.ink);
            base += sheet.size * 1.2F;
        }
    }
    const scene::Rect about{room.x, room.bottom() - 44 * u, std::min(room.w, 240 * u), 44 * u};
    if (button(frame, "about", about, frame.words(msg::ui_about()))) {
        frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::about)});
    }
    end_overlay();
}

}  // namespace nimboard::ui
