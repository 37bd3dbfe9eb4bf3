#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/verify.h"
#include "lesson/words.h"
#include "ui/panels.h"
#include "ui/widgets.h"
#include "ui/words.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// The panel's own measures, in CSS pixels.
struct Sheet {
    Frame& frame;
    scene::Rect room;  ///< its top goes down as lines are written
    float u, size;

    void write(const i18n::Message& message, const scene::Rgba& colour) {
        room.y = draw_lines(frame, wrapped(frame, frame.words(message), size, room.w), room.x, room.y, size, colour) + 4 * u;
    }

    /// A number between a button for less and one for more; gives -1, 0 or 1.
    int stepper(const char* id, const i18n::Message& words, float x, float width) {
        const float high = 44 * u;
        const scene::Rect less{x, room.y, high, high}, more{x + width - high, room.y, high, high};
        int by = 0;
        if (button(frame, (std::string(id) + "-").c_str(), less, "")) by = -1;
        if (button(frame, (std::string(id) + "+").c_str(), more, "")) by = 1;
        icon(frame, Icon::minus, less, 14 * u, frame.theme.ink);
        icon(frame, Icon::plus, more, 14 * u, frame.theme.ink);
        const scene::Rect middle{x + high, room.y, width - 2 * high, high};
        text(frame, frame.words(words), middle.x + middle.w / 2, centred_baseline(middle, size), size, frame.theme.ink, Align::centre);
        return by;
    }
};

void choose_range(Sheet& sheet, const core::Game& game, const app::VerifyState& state) {
    const float gap = 16 * sheet.u, row = 56 * sheet.u;
    const bool narrow = sheet.room.w < 30 * sheet.size;
    const float half = narrow ? sheet.room.w : (sheet.room.w - gap) / 2;
    float x = sheet.room.x;
    int heaps = 0;
    // Of a sum, the heaps on stage are searched.
    if (game.parts.empty()) {
        heaps = sheet.stepper("heaps", msg::verify_heaps(state.heaps), x, half);
        if (narrow) sheet.room.y += row;
        else x += half + gap;
    }
    const int twice = sheet.stepper("largest", msg::verify_largest(state.largest), x, half);
    sheet.room.y += row;
    if (heaps == 0 && twice == 0) return;
    // Bounds below a power of two: 1, 3, 7, 15, …
    const core::Heap largest = twice > 0 ? state.largest * 2 + 1 : twice < 0 ? state.largest / 2 : state.largest;
    const std::size_t count = heaps < 0 ? std::max<std::size_t>(state.heaps, 2) - 1 : state.heaps + static_cast<std::size_t>(heaps);
    sheet.frame.intents.emplace_back(app::SetVerify{count, std::max<core::Heap>(largest, 1)});
}

void draw_bar(Sheet& sheet, const core::Verifier& run) {
    const scene::Theme& theme = sheet.frame.theme;
    const scene::Rect all{sheet.room.x, sheet.room.y, sheet.room.w, 16 * sheet.u};
    const float part = static_cast<float>(static_cast<double>(run.done()) / static_cast<double>(std::max<std::uint64_t>(run.total(), 1)));
    box(sheet.frame, all, theme.background, theme.line, 8 * sheet.u);
    if (part > 0) box(sheet.frame, {all.x, all.y, std::max(all.w * part, all.h), all.h}, run.counterexample() ? theme.bad : theme.ok, {}, 8 * sheet.u);
    sheet.room.y += 28 * sheet.u;
}

void report(Sheet& sheet, const app::VerifyState& state) {
    const core::Verifier& run = *state.run;
    const scene::Theme& theme = sheet.frame.theme;
    draw_bar(sheet, run);
    sheet.write(msg::verify_done(run.done(), run.total(), run.p_positions()), theme.ink);
    const double rate = state.seconds > 0.05F ? static_cast<double>(run.done()) / static_cast<double>(state.seconds) : 0;
    sheet.write(msg::verify_moves(run.moves_visited(), static_cast<std::uint64_t>(std::llround(rate))), theme.muted);
    if (state.running) return;
    if (run.counterexample()) {
        std::vector<i18n::Arg> heaps;
        for (const core::Heap heap : run.counterexample()->position) heaps.emplace_back(heap);
        sheet.write(msg::verify_bad(i18n::list(std::move(heaps))), theme.bad);
    } else {
        sheet.write(app::verify_done(state) ? msg::verify_good(run.done()) : msg::verify_part(), theme.ok);
    }
}

}  // namespace

void verify_panel(Frame& frame) {
    const app::VerifyState& state = frame.model.verify;
    const core::Game& game = frame.model.lesson.game;
    const float u = std::max(frame.unit(), 0.8F);
    const scene::Rect room = begin_overlay(frame, "verify", 820 * u, 560 * u, frame.words(msg::verify_title(lesson::game_title(game))));
    Sheet sheet{frame, room, u, std::max(20 * u, 16.0F)};
    sheet.write(msg::verify_what(), frame.theme.muted);
    sheet.room.y += 8 * u;
    choose_range(sheet, game, state);
    const auto total = app::positions_to_verify(game, state);
    sheet.write(total ? msg::verify_range(*total) : msg::verify_too_many(), total ? frame.theme.ink : frame.theme.bad);
    sheet.room.y += 8 * u;
    const bool mine = state.run && state.game == core::game_name(game);
    if (total) {
        const scene::Rect go{room.x, sheet.room.y, std::min(room.w, 260 * u), 48 * u};
        const bool on = mine && !app::verify_done(state) && state.run->done() > 0;
        if (state.running) {
            if (button(frame, "stop", go, frame.words(msg::verify_stop()))) frame.intents.emplace_back(app::StopVerify{});
        } else if (button(frame, "go", go, frame.words(on ? msg::verify_on() : msg::verify_start()), {}, true)) {
            frame.intents.emplace_back(app::StartVerify{});
        }
        sheet.room.y += 64 * u;
    }
    if (mine) report(sheet, state);
    end_overlay();
}

}  // namespace nimboard::ui
