#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/app.h"
#include "i18n/msg/match.h"
#include "i18n/msg/ui.h"
#include "lesson/words.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// Lays places in a row, from the left or from the right.
class Row {
public:
    Row(float left, float right, float y, float h, float gap) : left_(left), right_(right), y_(y), h_(h), gap_(gap) {}
    scene::Rect left(float w) {
        const scene::Rect r{left_, y_, w, h_};
        left_ += w + gap_;
        return r;
    }
    scene::Rect right(float w) {
        const scene::Rect r{right_ - w, y_, w, h_};
        right_ -= w + gap_;
        return r;
    }
    scene::Rect rest(float most) { return left(std::clamp(right_ - left_, 0.0F, most)); }

private:
    float left_, right_, y_, h_, gap_;
};

void open_panel(Frame& frame, app::Panel panel) {
    frame.intents.emplace_back(app::TogglePanel{static_cast<int>(panel)});
}

void name_and_game(Frame& frame, Row& row, float name_width, float game_width) {
    const float u = frame.unit();
    const float size = frame.chrome.narrow ? 19 * u : 24 * u;
    const scene::Rect name = name_width > 0 ? row.left(name_width) : scene::Rect{};
    if (name_width > 0) text(frame, frame.words(msg::app_title()), name.x, centred_baseline(name, size), size, frame.theme.ink, Align::left, true);
    if (game_width <= 0) return;
    const scene::Rect game = row.left(game_width);
    const bool open = frame.model.panel == app::Panel::games;
    if (button(frame, "games", game, {}, frame.words(msg::ui_games_tip()), open)) open_panel(frame, app::Panel::games);
    const std::string words = frame.words(lesson::game_title(frame.model.lesson.game));
    float letters = frame.chrome.narrow ? 16 * u : 20 * u;
    const float arrow = letters * 0.5F;
    const float room = game.w - arrow - 34 * u;
    letters = std::min(letters, letters * room / text_width(frame, words, letters));
    text(frame, words, game.x + 14 * u, centred_baseline(game, letters), letters, frame.theme.ink);
    const float x = game.right() - 14 * u - arrow, y = game.y + game.h / 2;
    ImGui::GetWindowDrawList()->AddTriangleFilled(frame.device(x, y - arrow * 0.3F), frame.device(x + arrow, y - arrow * 0.3F),
                                                  frame.device(x + arrow / 2, y + arrow * 0.4F), ink(frame.theme.muted));
}

void steppers(Frame& frame, Row& row, float width) {
    const float size = 14 * frame.unit();
    const scene::Rect fewer = row.left(width);
    if (button(frame, "fewer", fewer, {}, frame.words(msg::ui_heaps_fewer()))) frame.intents.emplace_back(app::RemoveHeap{});
    icon(frame, Icon::minus, fewer, size, frame.model.doc.heaps->empty() ? frame.theme.muted : frame.theme.ink);
    const scene::Rect more = row.left(width);
    if (button(frame, "more", more, {}, frame.words(msg::ui_heaps_more()))) frame.intents.emplace_back(app::AddHeap{});
    icon(frame, Icon::plus, more, size, frame.theme.ink);
}

void random(Frame& frame, const scene::Rect& any, const scene::Rect& n, const scene::Rect& p) {
    const auto ask = [&](core::Verdict wanted) { frame.intents.emplace_back(app::RandomHeaps{wanted, frame.seed}); };
    const core::Verdict coin = (frame.seed >> 17 & 1U) != 0 ? core::Verdict::N : core::Verdict::P;
    if (button(frame, "random", any, frame.words(msg::ui_random()), frame.words(msg::ui_random_tip()))) ask(coin);
    if (button(frame, "random-n", n, frame.words(msg::ui_random_n()), frame.words(msg::ui_random_n_tip()))) ask(core::Verdict::N);
    if (button(frame, "random-p", p, frame.words(msg::ui_random_p()), frame.words(msg::ui_random_p_tip()))) ask(core::Verdict::P);
}

/// The buttons at the right end, from the right: help, colours, language, play, judge. Narrow, play is in the games panel.
void right_buttons(Frame& frame, Row& row, float small, float wide) {
    if (button(frame, "help", row.right(small), "?", frame.words(msg::ui_help_tip()), frame.model.panel == app::Panel::help)) {
        open_panel(frame, app::Panel::help);
    }
    const scene::Rect theme = row.right(small);
    if (button(frame, "theme", theme, {}, frame.words(msg::ui_theme_tip()))) frame.intents.emplace_back(app::NextTheme{});
    icon(frame, Icon::theme, theme, 18 * frame.unit(), frame.theme.ink);
    // The language button is there only when there is a choice.
    if (i18n::languages().size() > 1 &&
        button(frame, "lang", row.right(small), frame.words(msg::ui_lang_short()), frame.words(msg::ui_lang_tip()))) {
        frame.intents.emplace_back(app::NextLang{});
    }
    if (!frame.chrome.narrow && button(frame, "match", row.right(wide), frame.words(msg::match_button()),
                                       frame.words(msg::match_tip()), frame.model.panel == app::Panel::play)) {
        open_panel(frame, app::Panel::play);
    }
    if (button(frame, "judge", row.right(wide), frame.words(msg::ui_judge()), frame.words(msg::ui_judge_tip()),
               frame.model.panel == app::Panel::judge)) {
        open_panel(frame, app::Panel::judge);
    }
}

void one_row(Frame& frame) {
    const scene::Rect& bar = frame.chrome.top;
    const float u = frame.chrome.low ? 52.0F / 76 : frame.unit();
    const float h = 40 * u, y = (bar.h - h) / 2 + 2 * u;
    Row row(32 * u, bar.w - 34 * u, y, h, 12 * u);
    name_and_game(frame, row, 126 * u, frame.chrome.low ? 0 : 150 * u);
    right_buttons(frame, row, 48 * u, 100 * u);
    // What follows the field is laid first, from where the field ends.
    const float field_x = row.left(0).x, after = 2 * 40 * u + 96 * u + 2 * 44 * u + 6 * 12 * u;
    const float field_right = row.right(0).right() - after;
    frame.heaps_field = {{field_x, y, std::clamp(field_right - field_x, 120.0F, 430 * u), h}, 20 * u, true};
    Row tail(frame.heaps_field.rect.right() + 12 * u, bar.w, y, h, 6 * u);
    steppers(frame, tail, 40 * u);
    tail.left(4 * u);
    const scene::Rect any = tail.left(96 * u), n = tail.left(44 * u), p = tail.left(44 * u);
    random(frame, any, n, p);
}

void two_rows(Frame& frame) {
    const scene::Rect& bar = frame.chrome.top;
    const float u = frame.unit(), edge = 10 * u, h = 42 * u, gap = 6 * u;
    Row first(edge, bar.w - edge, 7 * u, h, gap);
    right_buttons(frame, first, 44 * u, 74 * u);
    // The game takes what the buttons leave; the name comes only where both have room.
    const float room_left = first.right(0).right() - first.left(0).x;
    const float name = room_left > 240 * u ? 98 * u : 0;
    name_and_game(frame, first, name, std::min(room_left - (name > 0 ? name + gap : 0) - 2 * gap, 170 * u));
    Row second(edge, bar.w - edge, 7 * u + h + 6 * u, h, gap);
    const scene::Rect p = second.right(34 * u), n = second.right(34 * u), any = second.right(78 * u);
    const float stepper = 38 * u;
    const scene::Rect room = second.rest(bar.w);
    frame.heaps_field = {{room.x, room.y, room.w - 2 * (stepper + gap), h}, 16 * std::max(u, 1.0F), true};
    Row tail(frame.heaps_field.rect.right() + gap, bar.w, room.y, h, gap);
    steppers(frame, tail, stepper);
    random(frame, any, n, p);
}

}  // namespace

void top_bar(Frame& frame) {
    const scene::Rect& bar = frame.chrome.top;
    if (bar.h <= 0) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({0, 0}, frame.device(bar.w, bar.h), ink(frame.theme.background));
    const float line = std::round(bar.h * frame.ratio);
    list.AddRectFilled({0, line - std::max(std::floor(1.5F * frame.ratio), 1.0F)}, {bar.w * frame.ratio, line}, ink(frame.theme.line));
    if (frame.chrome.narrow) two_rows(frame);
    else one_row(frame);
}

}  // namespace nimboard::ui
