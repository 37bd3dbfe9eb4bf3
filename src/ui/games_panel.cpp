#include <algorithm>
#include <string>
#include <vector>

#include "core/game.h"
#include "i18n/msg/ask.h"
#include "i18n/msg/challenge.h"
#include "i18n/msg/match.h"
#include "i18n/msg/ui.h"
#include "i18n/msg/verify.h"
#include "lesson/lesson.h"
#include "lesson/words.h"
#include "ui/panels.h"
#include "ui/widgets.h"
#include "ui/words.h"

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
        {"nim+nim+subtract:1,3,5+octal:0.77", {3, 4, 21, 9}},
    };
    return all;
}

i18n::Message lesson_title(lesson::Id id) {
    switch (id) {
        case lesson::Id::sum: return msg::ui_lesson_sum();
        case lesson::Id::pairs: return msg::ui_lesson_pairs();
        case lesson::Id::bounded: return msg::ui_lesson_bounded();
        case lesson::Id::grundy: return msg::ui_lesson_grundy();
        case lesson::Id::pattern: return msg::ui_lesson_pattern();
        case lesson::Id::staircase: return msg::ui_lesson_staircase();
        case lesson::Id::proof: return msg::ui_lesson_proof();
        case lesson::Id::kam: return msg::ui_lesson_kam();
        case lesson::Id::misere: return msg::ui_lesson_misere();
        case lesson::Id::moore: return msg::ui_lesson_moore();
        case lesson::Id::errors: return msg::ui_lesson_errors();
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

    bool cell(const std::string& label, bool lit, bool done = false) {
        const float x = room_.x + static_cast<float>(next_ % across_) * (width_ + gap_);
        const float y = room_.y + static_cast<float>(next_ / across_) * (height_ + gap_);
        const std::string id = "choose" + label;
        ++next_;
        const scene::Rect at{x, y, width_, height_};
        const bool clicked = button(frame_, id.c_str(), at, label, {}, lit);
        if (done) icon(frame_, Icon::tick, {at.right() - height_ * 0.5F, at.y, height_ * 0.4F, at.h}, height_ * 0.28F, frame_.theme.ok);
        return clicked;
    }

    /// Rows that so many cells need.
    [[nodiscard]] std::size_t rows(std::size_t cells) const {
        const auto across = static_cast<std::size_t>(across_);
        return (cells + across - 1) / across;
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

/// What has been learned and is kept: a line, and a button that clears it, or that brings back what was cleared.
void progress(Frame& frame, const scene::Rect& room, float u) {
    const app::Learn& learn = frame.model.learn;
    const app::Progress& now = learn.progress;
    const app::Progress none, before = learn.cleared;
    const bool cleared = now == none && !(before == none);
    if (now == none && !cleared) return;
    std::string words;
    if (cleared) {
        std::uint32_t lessons = 0;
        for (std::uint32_t bits = before.finished; bits != 0; bits &= bits - 1) ++lessons;
        words = frame.words(msg::ui_progress_cleared(lessons, before.right + before.wrong + before.skipped, before.solved));
    } else {
        words = frame.words(msg::ui_progress_line(now.right, now.wrong, now.skipped, now.solved)) + ' ' + frame.words(msg::ui_progress_kept());
    }
    const scene::Rect at{room.right() - 130 * u, room.y, 130 * u, room.h};
    const i18n::Message label = cleared ? msg::ui_progress_back() : msg::ui_progress_clear();
    if (button(frame, "progress", at, frame.words(label))) {
        if (cleared) frame.intents.emplace_back(app::BringBackProgress{});
        else frame.intents.emplace_back(app::ClearProgress{});
    }
    float size = 15 * u;
    std::vector<std::string> lines;
    do {
        lines = wrapped(frame, words, size, at.x - room.x - 12 * u);
        size -= 0.5F;
    } while (static_cast<float>(lines.size()) * size * 1.4F > room.h && size > 9);
    const float high = static_cast<float>(lines.size()) * size * 1.4F;
    draw_lines(frame, lines, room.x, room.y + (room.h - high) / 2, size, frame.theme.muted);
}

void close(Frame& frame) { frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::none)}); }

}  // namespace

void games_panel(Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    scene::Rect room = begin_overlay(frame, "games", 860 * u, 760 * u, frame.words(msg::ui_games_title()));
    const float size = 17 * u, least = (room.w < 500 * u ? 146 : 240) * u, button_high = 44 * u;
    const std::vector<lesson::Id> lessons = lesson::lessons_for(frame.model.lesson.game);
    // At the bottom: what is no game and no lesson, and what has been learned.
    const auto feet = static_cast<float>(Grid(frame, room, least, button_high).rows(4));
    const float foot_high = feet * button_high * 1.2F - 0.2F * button_high;
    Grid foot(frame, {room.x, room.bottom() - foot_high, room.w, foot_high}, least, button_high);
    const auto opens = [&](const i18n::Message& name, const char* key, bool on = false) {
        return foot.cell(frame.words(msg::ui_games_key(name, key)), on);
    };
    if (opens(msg::match_button(), "G")) frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::play)});
    if (opens(msg::challenge_title(), "C")) frame.intents.emplace_back(app::Riddle{});
    if (opens(msg::ask_hands(), "V", frame.model.learn.counts_hands)) {
        frame.intents.emplace_back(app::Quiz{app::Quiz::Verb::count_hands});
    }
    if (opens(msg::verify_open(), "X")) frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::verify)});
    progress(frame, {room.x, room.bottom() - foot_high - 1.1F * button_high, room.w, button_high}, u);
    // Buttons as high as a finger likes them, lower ones where there are many.
    const std::size_t rows = foot.rows(lessons.size()) + foot.rows(offers().size());
    const float left = room.h - foot_high - 1.1F * button_high - 2 * 1.7F * size - 20 * u;
    const float high = std::clamp(left / (static_cast<float>(rows) * 1.2F), 20 * u, button_high);
    heading(frame, msg::ui_games_lessons(), room, size);
    Grid lesson_grid(frame, room, least, high);
    for (const lesson::Id id : lessons) {
        const bool done = (frame.model.learn.progress.finished >> static_cast<unsigned>(id) & 1U) != 0;
        if (!lesson_grid.cell(frame.words(lesson_title(id)), id == frame.model.doc.lesson, done)) continue;
        frame.intents.emplace_back(app::SetLesson{id});
        close(frame);
    }
    room.y = lesson_grid.bottom() + 10 * u;
    heading(frame, msg::ui_games_others(), room, size);
    Grid grid(frame, room, least, high);
    for (const Offer& offer : offers()) {
        const core::Game game = core::parse_sum(offer.game).game;
        if (!grid.cell(frame.words(lesson::game_title(game)), frame.model.doc.game == offer.game)) continue;
        frame.intents.emplace_back(app::SetGame{offer.game, offer.heaps});
        close(frame);
    }
    end_overlay();
}

}  // namespace nimboard::ui
