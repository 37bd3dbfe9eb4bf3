#include "ui/play_panel.h"

#include <algorithm>
#include <string>
#include <vector>

#include "i18n/msg/match.h"
#include "i18n/msg/name.h"
#include "lesson/words.h"
#include "ui/panels.h"
#include "ui/widgets.h"
#include "ui/words.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;
using core::Heap;

/// Sizes that the panel is built from, in CSS pixels.
struct Measure {
    float u, letters, button, gap;
};

Measure measure(const Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    return {u, std::max(20 * u, 16.0F), std::max(44 * u, 42.0F), 12 * u};
}

/// Writes words below each other; `y` goes on.
void write(Frame& frame, const i18n::Message& words, const scene::Rect& room, float& y, float size, const scene::Rgba& colour,
           bool bold = false) {
    for (const std::string& line : wrapped(frame, frame.words(words), size, room.w)) {
        text(frame, line, room.x, y + size, size, colour, Align::left, bold);
        y += size * 1.4F;
    }
}

/// Place number `index` of a grid `across` wide, from `top` down.
scene::Rect cell(const scene::Rect& room, float top, std::size_t across, std::size_t index, const Measure& m) {
    const float wide = (room.w + m.gap) / static_cast<float>(across) - m.gap;
    return {room.x + static_cast<float>(index % across) * (wide + m.gap),
            top + static_cast<float>(index / across) * (m.button + m.gap), wide, m.button};
}

// Before the match -----------------------------------------------------------------------------------------------------

void setup(Frame& frame, const scene::Rect& room, const Measure& m) {
    const app::PlayState& play = frame.model.play;
    const scene::Theme& theme = frame.theme;
    const bool two = play.seats == app::Seats::two_people;
    const i18n::Message labels[] = {msg::match_level_random(), msg::match_level_sometimes(), msg::match_level_perfect(),
                                    msg::match_level_two()};
    const i18n::Message about[] = {msg::match_about_random(), msg::match_about_sometimes(), msg::match_about_perfect(),
                                   msg::match_about_two()};
    float y = room.y;
    write(frame, msg::match_heaps(app::heaps_words(*frame.model.doc.heaps)), room, y, m.letters, theme.ink);
    if (play.fault) write(frame, *play.fault, room, y, m.letters, theme.bad);
    y += m.gap;
    write(frame, msg::match_opponent(), room, y, m.letters, theme.muted);
    y += m.gap / 2;
    const std::size_t now = two ? 3 : static_cast<std::size_t>(play.level), across = room.w > 700 * m.u ? 4 : room.w > 24 * m.letters ? 2 : 1;
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string label = frame.words(labels[i]);
        if (!button(frame, label.c_str(), cell(room, y, across, i, m), label, {}, i == now)) continue;
        const app::Seats seats = i == 3 ? app::Seats::two_people : two ? app::Seats::person_first : play.seats;
        frame.intents.emplace_back(app::SetLevel{i == 3 ? play.level : static_cast<app::Level>(i), seats});
    }
    y = cell(room, y, across, 4, m).y;
    write(frame, about[now], room, y, m.letters, theme.ink);
    y += m.gap * 2;
    if (!two) {
        write(frame, msg::match_begins(), room, y, m.letters, theme.muted);
        y += m.gap / 2;
        const std::size_t beside = std::max<std::size_t>(across, 2);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto seats = static_cast<app::Seats>(i);
            const std::string label = frame.words(i == 0 ? msg::match_you() : msg::match_computer());
            if (button(frame, label.c_str(), cell(room, y, beside, i, m), label, {}, play.seats == seats)) {
                frame.intents.emplace_back(app::SetLevel{play.level, seats});
            }
        }
        y += m.button + 3 * m.gap;
    }
    scene::Rect start = cell(room, y, std::max<std::size_t>(across, 2), 0, m);
    start.h *= 1.2F;
    if (button(frame, "start", start, frame.words(msg::match_start()), {}, true)) frame.intents.emplace_back(app::StartPlay{frame.seed});
}

// The match ------------------------------------------------------------------------------------------------------------

/// "−3 → 4", "−1 → 5 + 2", "5 + 2".
std::string pick_label(const app::Match& match, const app::Pick& pick) {
    const Heap rest = match.heaps[pick.heap] - pick.take;
    std::string label = pick.take > 0 ? "−" + std::to_string(pick.take) + " → " : "";
    label += std::to_string(rest - pick.part);
    return pick.part > 0 ? label + " + " + std::to_string(pick.part) : label;
}

/// The moves of the heap pointed at, a page of them. Gives the one under the mouse.
std::optional<app::Pick> move_list(Frame& frame, const scene::Rect& room, const Measure& m) {
    const app::PlayState& play = frame.model.play;
    const app::Match& match = *play.match;
    std::optional<app::Pick> shown;
    if (match.heaps.empty()) return shown;
    const auto ranges = app::pick_ranges(match.game, match.heaps, match.heap);
    const Heap count = app::pick_count(ranges);
    const app::Pick* held = app::held_pick(match);
    const auto index = held != nullptr ? app::pick_index(ranges, match.heaps[match.heap], *held) : std::nullopt;
    const auto across = static_cast<std::size_t>(std::max((room.w + m.gap) / (96 * m.u + m.gap), 1.0F));
    const float row = m.button + m.gap;
    const auto rows = static_cast<std::size_t>(std::max((room.h - row + m.gap) / row, 1.0F));
    const Heap page = across * rows, first = index.value_or(0) / page * page;
    const bool stairs = match.game.rules->name == "staircase";
    const scene::Rect head{room.x, room.y, room.w, m.button};
    const auto name = stairs ? msg::match_stair_name(match.heap + 1) : msg::name_by_number(match.heap + 1);
    const float named = text_width(frame, frame.words(name), m.letters, true);
    text(frame, frame.words(name), head.x, centred_baseline(head, m.letters), m.letters, frame.theme.ink, Align::left, true);
    if (!match.game.parts.empty()) {
        // In a sum each heap has a game of its own.
        const std::string own = frame.words(lesson::game_title(core::game_of_heap(match.game, match.heap)));
        const float x = head.x + named + m.gap, room_left = head.right() - x - (count > page ? 2 * m.button + 6 * m.gap : 0);
        const float size = m.letters * std::min(room_left / text_width(frame, own, m.letters), 1.0F);
        if (size > 8) text(frame, own, x, centred_baseline(head, size), size, frame.theme.muted);
    }
    if (count > page) {
        const scene::Rect back{head.right() - 2 * m.button - m.gap, head.y, m.button, m.button};
        const scene::Rect next{head.right() - m.button, head.y, m.button, m.button};
        const std::string of = std::to_string(first / page + 1) + " / " + std::to_string((count - 1) / page + 1);
        const float most = back.x - head.x - text_width(frame, frame.words(name), m.letters, true) - 2 * m.gap;
        const float size = std::min(m.letters, m.letters * most / text_width(frame, of, m.letters));
        text(frame, of, back.x - m.gap, centred_baseline(head, size), size, frame.theme.muted, Align::right);
        const auto go = [&](const char* id, const scene::Rect& at, Icon shape, Heap to) {
            if (button(frame, id, at, {})) frame.intents.emplace_back(app::HoldPick{app::nth_pick(ranges, match.heap, to)});
            icon(frame, shape, at, 10 * m.u, frame.theme.ink);
        };
        go("back", back, Icon::prev, first == 0 ? (count - 1) / page * page : first - page);
        go("next", next, Icon::next, first + page < count ? first + page : 0);
    }
    for (Heap i = 0; i < std::min(page, count - first); ++i) {
        const app::Pick pick = app::nth_pick(ranges, match.heap, first + i);
        const scene::Rect at = cell(room, room.y + row, across, static_cast<std::size_t>(i), m);
        const std::string label = pick_label(match, pick);
        const bool lit = index == first + i;
        if (button(frame, label.c_str(), at, label, {}, lit)) {
            if (match.game.rules->name == "moore") frame.intents.emplace_back(app::HoldPick{pick});
            else frame.intents.emplace_back(app::MakeMove{{pick}});
        }
        if (ImGui::IsItemHovered()) shown = pick;
        if (!play.marks) continue;
        if (const auto leaves = leaves_of(match, pick)) {
            const bool p = *leaves == core::Verdict::P;
            text(frame, p ? "P" : "N", at.right() - 8 * m.u, at.y + m.letters, m.letters * 0.75F,
                 p ? frame.theme.ok : frame.theme.muted, Align::right, p);
        }
    }
    return shown;
}

/// What has happened and whose turn it is. Gives the height.
float story(Frame& frame, const scene::Rect& room, const Measure& m) {
    const app::PlayState& play = frame.model.play;
    const app::Match& match = *play.match;
    const scene::Theme& theme = frame.theme;
    float y = room.y;
    const auto status = app::status_words(play);
    write(frame, status.front(), room, y, m.letters * 1.35F, match.over ? theme.accent : theme.ink, true);
    for (std::size_t i = 1; i < status.size(); ++i) write(frame, status[i], room, y, m.letters, theme.ink);
    const std::size_t count = match.moves.size();
    for (std::size_t back = std::min<std::size_t>(count, 2); back > 0; --back) {
        const int seat = static_cast<int>((count - back) % 2);
        const auto words = app::move_words(match, match.moves[count - back]);
        write(frame, msg::match_said(app::seat_name(play, seat), words), room, y, m.letters, theme.muted);
    }
    if (play.marks && !match.over) write(frame, app::verdict_words(match), room, y, m.letters, theme.ink);
    if (play.fault) write(frame, *play.fault, room, y, m.letters, theme.bad);
    return y - room.y + m.gap;
}

/// Undo, P and N, lesson, new game; two in a row.
float buttons(Frame& frame, const scene::Rect& room, const Measure& m) {
    const app::Match& match = *frame.model.play.match;
    const float high = 2 * m.button + m.gap, top = room.bottom() - high;
    const auto at = [&](std::size_t i) { return cell(room, top, 2, i, m); };
    const auto ask = [&](std::size_t i, const char* id, const i18n::Message& label, const i18n::Message& tip, bool lit) {
        return button(frame, id, at(i), frame.words(label), frame.words(tip), lit);
    };
    if (ask(0, "undo", msg::match_undo(), msg::match_undo_tip(), false)) frame.intents.emplace_back(app::UndoMove{});
    if (ask(1, "marks", msg::match_marks(), msg::match_marks_tip(), frame.model.play.marks)) {
        frame.intents.emplace_back(app::ToggleMarks{});
    }
    if (ask(2, "new", msg::match_new(), msg::match_new_tip(), match.over)) frame.intents.emplace_back(app::EndPlay{});
    if (lesson::lessons_for(match.game).empty()) return high + m.gap;
    const auto label = match.slip ? msg::match_slip_lesson() : msg::match_lesson();
    if (ask(3, "lesson", label, msg::match_lesson_tip(), false)) frame.intents.emplace_back(app::PlayLesson{});
    return high + m.gap;
}

/// The list of moves, and a button for what is held; at the end where it was lost.
std::optional<app::Pick> choices(Frame& frame, scene::Rect room, const Measure& m) {
    const app::PlayState& play = frame.model.play;
    const app::Match& match = *play.match;
    if (match.over) {
        float y = room.y;
        for (const i18n::Message& words : app::analysis_words(play)) write(frame, words, room, y, m.letters, frame.theme.ink);
        return std::nullopt;
    }
    if (!match.held.empty()) {
        room.h -= m.button + m.gap;
        const scene::Rect done{room.x, room.bottom() + m.gap, room.w, m.button};
        if (button(frame, "done", done, frame.words(msg::match_done()), {}, true)) frame.intents.emplace_back(app::MakeMove{match.held});
    }
    return move_list(frame, room, m);
}

void match_view(Frame& frame, const scene::Rect& room, const Measure& m) {
    const bool wide = room.w > 680 * m.u;
    scene::Rect side = room, board = room;
    if (wide) {
        side.w = std::min(room.w * 0.36F, 460 * m.u);
        side.x = room.right() - side.w;
        board.w -= side.w + 3 * m.gap;
        const float size = m.letters * 0.8F;
        board.h -= size * 1.6F;
        text(frame, frame.words(msg::match_keys()), board.x, room.bottom(), size, frame.theme.muted);
    }
    const float told = story(frame, side, m), low = buttons(frame, side, m);
    scene::Rect rest{side.x, side.y + told, side.w, side.h - told - low};
    if (!wide) {
        board.y = rest.y;
        board.h = rest.h * (frame.model.play.match->over ? 0.45F : 0.56F);
        rest.y += board.h + m.gap;
        rest.h -= board.h + m.gap;
    }
    play_board(frame, board, choices(frame, rest, m));
}

}  // namespace

void play_panel(Frame& frame) {
    const Measure m = measure(frame);
    const auto& match = frame.model.play.match;
    const std::string title = frame.words(msg::match_title(lesson::game_title(match ? match->game : frame.model.lesson.game)));
    const scene::Rect room = begin_overlay(frame, "match", (match ? 1400 : 1080) * m.u, (match ? 840 : frame.chrome.narrow ? 800 : 600) * m.u, title);
    if (match) match_view(frame, room, m);
    else setup(frame, room, m);
    end_overlay();
}

}  // namespace nimboard::ui
