#include <algorithm>
#include <string>
#include <vector>

#include "core/game.h"
#include "i18n/msg/ui.h"
#include "i18n/msg/verify.h"
#include "lesson/lesson.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// A game to choose, with a position that shows what is particular to it.
struct Offer {
    const char* game;
    core::Position heaps;
};

const std::vector<Offer>& offers() {
    static const std::vector<Offer> all = {
        {"nim", {10, 12, 15, 4}}, {"bounded:3", {10, 7, 5}},      {"subtract:1,2,3", {21}}, {"subtract:1,3,4", {21, 10}},
        {"subtract:1,3,5", {21}}, {"staircase", {3, 1, 4, 2}},    {"kam", {1, 2, 4}},       {"octal:0.77", {9, 5}},
        {"octal:0.07", {12}},     {"grundy", {12, 9}},            {"lasker", {7, 4}},
        {"misere-nim", {4, 5, 7, 1}}, {"moore:2", {9, 6, 3, 1}},
    };
    return all;
}

i18n::Message lesson_title(lesson::Id id) {
    switch (id) {
        case lesson::Id::grundy: return msg::ui_lesson_grundy();
        case lesson::Id::pattern: return msg::ui_lesson_pattern();
        case lesson::Id::staircase: return msg::ui_lesson_staircase();
        case lesson::Id::kam: return msg::ui_lesson_kam();
        case lesson::Id::misere: return msg::ui_lesson_misere();
        case lesson::Id::moore: return msg::ui_lesson_moore();
        case lesson::Id::reduce: break;
    }
    return msg::ui_lesson_reduce();
}

/// Buttons in a grid of equal cells; what is chosen closes the panel.
class Grid {
public:
    Grid(Frame& frame, const scene::Rect& room, float least_width, float height)
        : frame_(frame), room_(room), height_(height), gap_(height * 0.2F) {
        across_ = std::max(1, static_cast<int>((room.w + gap_) / (least_width + gap_)));
        width_ = (room.w + gap_) / static_cast<float>(across_) - gap_;
    }

    bool cell(const std::string& label, bool lit) {
        const float x = room_.x + static_cast<float>(next_ % across_) * (width_ + gap_);
        const float y = room_.y + static_cast<float>(next_ / across_) * (height_ + gap_);
        const std::string id = "choose" + std::to_string(next_++) + label;
        return button(frame_, id.c_str(), {x, y, width_, height_}, label, {}, lit);
    }

    [[nodiscard]] float bottom() const {
        return room_.y + static_cast<float>((next_ + across_ - 1) / across_) * (height_ + gap_);
    }

private:
    Frame& frame_;
    scene::Rect room_;
    float height_, gap_, width_ = 0;
    int across_ = 1, next_ = 0;
};

void heading(Frame& frame, const i18n::Message& words, scene::Rect& room, float size) {
    text(frame, frame.words(words), room.x, room.y + size, size, frame.theme.muted);
    room.y += size * 1.7F;
}

void close(Frame& frame) { frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::none)}); }

}  // namespace

i18n::Message game_title(const core::Game& game) {
    const std::string_view name = game.rules->name;
    const auto takes = [&] {
        std::vector<i18n::Arg> list;
        for (const core::Heap take : game.takes) list.emplace_back(take);
        return i18n::list(std::move(list));
    };
    if (name == "bounded") return msg::ui_game_bounded(game.number);
    if (name == "subtract") return msg::ui_game_subtract(takes());
    if (name == "staircase") return msg::ui_game_staircase();
    if (name == "kam") return msg::ui_game_kam();
    if (name == "octal") return msg::ui_game_octal(core::game_name(game).substr(6));
    if (name == "grundy") return msg::ui_game_grundy();
    if (name == "lasker") return msg::ui_game_lasker();
    if (name == "misere-nim") return msg::ui_game_misere();
    if (name == "moore") return msg::ui_game_moore(game.number);
    return msg::ui_game_nim();
}

void games_panel(Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    scene::Rect room = begin_overlay(frame, "games", 860 * u, 620 * u, frame.words(msg::ui_games_title()));
    const float size = 17 * u;
    heading(frame, msg::ui_games_lessons(), room, size);
    const std::vector<lesson::Id> lessons = lesson::lessons_for(frame.model.lesson.game);
    Grid lesson_grid(frame, room, 240 * u, 44 * u);
    for (const lesson::Id id : lessons) {
        if (!lesson_grid.cell(frame.words(lesson_title(id)), id == frame.model.doc.lesson)) continue;
        frame.intents.emplace_back(app::SetLesson{id});
        close(frame);
    }
    room.y = lesson_grid.bottom() + 14 * u;
    heading(frame, msg::ui_games_others(), room, size);
    Grid grid(frame, room, 240 * u, 44 * u);
    for (const Offer& offer : offers()) {
        const core::Game game = core::parse_game(offer.game).game;
        if (!grid.cell(frame.words(game_title(game)), frame.model.doc.game == offer.game)) continue;
        frame.intents.emplace_back(app::SetGame{offer.game, offer.heaps});
        close(frame);
    }
    room.y = grid.bottom() + 14 * u;
    Grid more(frame, room, 320 * u, 44 * u);
    if (more.cell(frame.words(msg::verify_open()), false)) {
        frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::verify)});
    }
    end_overlay();
}

}  // namespace nimboard::ui
