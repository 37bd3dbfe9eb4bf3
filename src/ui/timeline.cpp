#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "i18n/msg/ui.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// Where everything lies, from the design at 1600 × 900: track from 210 to 240 before the right edge.
struct Places {
    scene::Rect prev, play, next, counter, speed, code;
    float track_left = 0, track_right = 0, track_y = 0;
    float names_y = 0;  ///< baseline; 0 for no names
    float scale = 1;
};

Places wide_places(const Chrome& chrome) {
    const scene::Rect& bar = chrome.timeline;
    const float u = chrome.low ? 0.7F : chrome.unit;
    const float y = chrome.low ? bar.y + bar.h / 2 : bar.y + 48 * u;
    const float reach = chrome.low ? bar.h : std::max(52 * u, 44.0F);
    const auto around = [&](float x) { return scene::Rect{x - reach / 2, y - reach / 2, reach, reach}; };
    Places p;
    p.prev = around(44 * u);
    p.play = around(102 * u);
    p.next = around(158 * u);
    p.track_left = 210 * u;
    p.track_right = bar.w - 240 * u;
    p.track_y = y;
    p.names_y = chrome.low ? 0 : y + 36 * u;
    p.counter = {bar.w - 216 * u, y - reach / 2, 96 * u, reach};
    p.speed = {bar.w - 112 * u, y - reach / 2, 90 * u, reach};
    if (!chrome.low) p.code = {bar.w - 112 * u, y + 27 * u, 90 * u, 30 * u};
    p.scale = u;
    return p;
}

Places narrow_places(const Chrome& chrome) {
    const scene::Rect& bar = chrome.timeline;
    const float u = chrome.unit, button = 46 * u, y = bar.bottom() - button - 4 * u, middle = bar.w / 2;
    Places p;
    p.prev = {middle - 1.5F * button - 8 * u, y, button, button};
    p.play = {middle - button / 2, y, button, button};
    p.next = {middle + button / 2 + 8 * u, y, button, button};
    p.track_left = 24 * u;
    p.track_right = bar.w - 24 * u;
    p.track_y = bar.y + 24 * u;
    p.names_y = bar.y + 52 * u;
    p.counter = {12 * u, y, 80 * u, button};
    p.speed = {bar.w - 76 * u, y, 64 * u, button};
    p.code = {p.next.right() + u, y, p.speed.x - p.next.right() - 2 * u, button};
    p.scale = 0.84F * u;
    return p;
}

/// Where the picture is: step - 1 + t, a fraction while it moves.
float head_of(const app::Model& model) {
    const float step = static_cast<float>(model.doc.step);
    return std::max(step - 1 + std::clamp(model.player.t, 0.0F, 1.0F), 0.0F);
}

float x_of(const Places& p, float step, int steps) {
    return steps < 2 ? p.track_left : p.track_left + (p.track_right - p.track_left) * step / static_cast<float>(steps - 1);
}

void track(Frame& frame, const Places& p) {
    const int steps = static_cast<int>(frame.model.lesson.steps.size());
    const float head = head_of(frame.model), last = static_cast<float>(steps - 1);
    const float reach = 22 * std::max(p.scale, 0.9F);
    const scene::Rect area{p.track_left - reach, p.track_y - reach, p.track_right - p.track_left + 2 * reach, 2 * reach};
    const Press press = place(frame, "track", area);
    const float mouse = ImGui::GetIO().MousePos.x / frame.ratio;
    const float at = std::clamp((mouse - p.track_left) / std::max(p.track_right - p.track_left, 1.0F), 0.0F, 1.0F) * last;
    const bool dragged = ImGui::GetIO().MouseDragMaxDistanceSqr[0] > 16 * frame.ratio * frame.ratio;
    // A pointer held still asks for nothing and draws nothing.
    if (press.held && dragged && ImGui::GetIO().MouseDelta.x != 0) frame.intents.emplace_back(app::Scrub{at});
    if (ImGui::IsItemDeactivated()) frame.intents.emplace_back(app::GoTo{static_cast<int>(std::lround(at))});

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const scene::Theme& theme = frame.theme;
    const float thick = std::max(4 * p.scale, 2.0F);
    const auto bar = [&](float from, float to, const scene::Rgba& colour) {
        list.AddRectFilled(frame.device(from, p.track_y - thick / 2), frame.device(to, p.track_y + thick / 2), ink(colour), 2);
    };
    bar(p.track_left, p.track_right, theme.track);
    const float gap = steps < 2 ? 100 : (p.track_right - p.track_left) / last;
    const float radius = std::clamp(gap * 0.3F, 2.0F, 6 * p.scale);
    for (int step = 0; step < steps; ++step) {
        const bool seen = static_cast<float>(step) <= head;
        const bool near = press.hovered && std::abs(at - static_cast<float>(step)) < 0.5F;
        list.AddCircleFilled(frame.device(x_of(p, static_cast<float>(step), steps), p.track_y),
                             (near ? radius * 1.45F : radius) * frame.ratio, ink(seen || near ? theme.ink : theme.track));
    }
    list.AddCircleFilled(frame.device(x_of(p, head, steps), p.track_y), 13 * p.scale * frame.ratio, ink(theme.accent));
}

/// Names of chapters under their first step: this chapter's first, then from the left those that still fit.
void names(Frame& frame, const Places& p) {
    if (p.names_y == 0) return;
    const lesson::Lesson& lesson = frame.model.lesson;
    const int steps = static_cast<int>(lesson.steps.size()), count = static_cast<int>(lesson.chapters.size());
    const int here = lesson.steps[static_cast<std::size_t>(std::clamp(app::shown_step(frame.model), 0, steps - 1))].chapter;
    const float size = std::max(15 * p.scale, 12.0F), gap = 10 * p.scale;
    std::vector<scene::Rect> taken;
    for (int turn = 0; turn <= count; ++turn) {
        const int number = turn == 0 ? here : turn - 1;
        if (number < 0 || number >= count || (turn > 0 && number == here)) continue;
        const lesson::Chapter& chapter = lesson.chapters[static_cast<std::size_t>(number)];
        const std::string name = frame.words(chapter.name);
        const float wide = text_width(frame, name, size);
        const float middle = std::clamp(x_of(p, static_cast<float>(chapter.first_step), steps), wide / 2 + 6,
                                        std::max(frame.chrome.timeline.w - wide / 2 - 6, wide / 2 + 6));
        const scene::Rect r{middle - wide / 2, p.names_y - size, wide, size * 1.5F};
        const bool free = std::none_of(taken.begin(), taken.end(), [&](const scene::Rect& t) {
            return r.x < t.right() + gap && t.x < r.right() + gap;
        });
        if (!free) continue;
        taken.push_back(r);
        ImGui::PushID(number);
        const Press press = place(frame, "chapter", r);
        ImGui::PopID();
        if (press.clicked) frame.intents.emplace_back(app::GoToChapter{number});
        text(frame, name, middle, p.names_y, size, number == here || press.hovered ? frame.theme.ink : frame.theme.muted, Align::centre);
    }
}

void step_buttons(Frame& frame, const Places& p) {
    const app::Model& model = frame.model;
    const bool first = app::shown_step(model) == 0, last = app::shown_step(model) + 1 >= static_cast<int>(model.lesson.steps.size());
    const scene::Theme& theme = frame.theme;
    const Press prev = place(frame, "prev", p.prev, frame.words(msg::ui_prev_tip()));
    icon(frame, Icon::prev, p.prev, (prev.hovered ? 18.0F : 16.0F) * p.scale, first ? theme.track : theme.ink);
    if (prev.clicked) frame.intents.emplace_back(app::Prev{});

    const bool playing = model.player.playing;
    const Press play = place(frame, "play", p.play, frame.words(playing ? msg::ui_pause_tip() : msg::ui_play_tip()));
    icon(frame, playing ? Icon::pause : Icon::play, p.play, (play.hovered ? 31.0F : 28.0F) * p.scale, theme.accent);
    if (play.clicked) frame.intents.emplace_back(app::TogglePlay{});

    const Press next = place(frame, "next", p.next, frame.words(msg::ui_next_tip()));
    icon(frame, Icon::next, p.next, (next.hovered ? 18.0F : 16.0F) * p.scale, last ? theme.track : theme.ink);
    if (next.clicked) frame.intents.emplace_back(app::Next{});
}

void counter_and_speed(Frame& frame, const Places& p) {
    const app::Model& model = frame.model;
    const float size = std::max(20 * p.scale, 15.0F);
    const std::string count = frame.words(msg::ui_step(app::shown_step(model) + 1, model.lesson.steps.size()));
    text(frame, count, p.counter.x + 8 * p.scale, centred_baseline(p.counter, size), size, frame.theme.muted);

    const int tenths = static_cast<int>(std::lround(model.player.speed * 10));
    const std::string number = std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
    const Press press = place(frame, "speed", p.speed, frame.words(msg::ui_speed_tip()));
    text(frame, frame.words(msg::ui_speed(number)), p.speed.x + p.speed.w / 2, centred_baseline(p.speed, size), size,
         press.hovered ? frame.theme.ink : frame.theme.muted, Align::centre);
    if (!press.clicked) return;
    constexpr float speeds[] = {0.5F, 1, 1.5F, 2};
    const auto* faster = std::find_if(std::begin(speeds), std::end(speeds), [&](float s) { return s > model.player.speed + 0.01F; });
    frame.intents.emplace_back(app::SetSpeed{faster == std::end(speeds) ? speeds[0] : *faster});
}

void code_button(Frame& frame, const Places& p) {
    if (p.code.w < 24) return;
    if (button(frame, "code", p.code, "C++", frame.words(msg::ui_code_tip()), frame.model.doc.code)) {
        frame.intents.emplace_back(app::ToggleCode{});
    }
}

}  // namespace

void timeline(Frame& frame) {
    const scene::Rect& bar = frame.chrome.timeline;
    if (bar.h <= 0 || frame.model.lesson.steps.empty()) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(frame.device(0, bar.y), frame.device(bar.w, bar.bottom()), ink(frame.theme.background));
    const float line = std::round(bar.y * frame.ratio);
    list.AddRectFilled({0, line}, {bar.w * frame.ratio, line + std::max(std::floor(1.5F * frame.ratio), 1.0F)}, ink(frame.theme.line));
    const Places places = frame.chrome.narrow ? narrow_places(frame.chrome) : wide_places(frame.chrome);
    track(frame, places);
    names(frame, places);
    step_buttons(frame, places);
    counter_and_speed(frame, places);
    code_button(frame, places);
}

}  // namespace nimboard::ui
