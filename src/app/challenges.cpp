// The panel of challenges: what each of its verbs does, and what the page is told of it.
#include <algorithm>

#include "app/challenge.h"
#include "app/json.h"
#include "app/model.h"
#include "app/random_heaps.h"
#include "core/nim.h"
#include "i18n/msg/ask.h"
#include "i18n/msg/challenge.h"
#include "i18n/msg/mirror.h"
#include "i18n/msg/scene.h"
#include "i18n/msg/ui.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;
using core::Heap;

void draw_next(Challenges& c) {
    const char* const game = c.task == Task::move ? challenge_games[0] : challenge_games[c.game];
    c.now = make_challenge(c.task, core::parse_game(game).game, c.difficulty, next_random(c.seed));
    c.row = 0;
    c.to = c.now.heaps.front();
    c.hints = 0;
    c.outcome = Outcome::open;
    c.first = true;
    c.said.clear();
}

void answer(Model& model, bool right, std::vector<i18n::Message> said) {
    Challenges& c = model.challenges;
    c.outcome = right ? Outcome::right : Outcome::wrong;
    c.said = std::move(said);
    if (!c.first) return;
    c.first = false;
    ++c.tried;
    c.streak = right ? c.streak + 1 : 0;
    if (!right) return;
    ++c.solved;
    Progress& progress = model.learn.progress;
    ++progress.solved;
    progress.best = std::max(progress.best, c.streak);
}

void choose_row(Challenges& c, std::size_t row) {
    if (row >= c.now.heaps.size() || row == c.row) return;
    c.row = row;
    c.to = c.now.heaps[row];
}

/// A number typed digit by digit: one that would be too large begins anew.
void type(Challenges& c, std::int64_t digit) {
    const Heap heap = c.now.heaps[c.row];
    if (digit < 0) {
        c.to /= 10;
        return;
    }
    const auto one = static_cast<Heap>(digit);
    const Heap longer = c.to == heap ? one : c.to * 10 + one;
    c.to = longer <= heap ? longer : std::min(one, heap);
}

void change(int& value, std::int64_t by, int least, int most) { value = std::clamp(value + (by > 0 ? 1 : -1), least, most); }

/// What only a challenge that waits for a move takes.
void move_verb(Model& model, const Riddle& riddle) {
    Challenges& c = model.challenges;
    const Heap heap = c.now.heaps[c.row];
    const auto size = static_cast<std::int64_t>(c.now.heaps.size());
    const auto row = static_cast<std::int64_t>(c.row);
    switch (riddle.verb) {
        case Riddle::Verb::row: choose_row(c, static_cast<std::size_t>(riddle.value)); break;
        case Riddle::Verb::walk: choose_row(c, static_cast<std::size_t>(std::clamp<std::int64_t>(row + riddle.value, 0, size - 1))); break;
        case Riddle::Verb::to: c.to = std::min(static_cast<Heap>(std::max<std::int64_t>(riddle.value, 0)), heap); break;
        case Riddle::Verb::step:
            if (riddle.value < 0 ? c.to > 0 : c.to < heap) c.to += riddle.value < 0 ? ~Heap{0} : 1;
            break;
        case Riddle::Verb::digit: type(c, riddle.value); break;
        default:
            if (c.to < heap) answer(model, (heap ^ core::nim_sum(c.now.heaps)) == c.to, explain_move(c.now, c.row, c.to));
            break;
    }
}

void put_on_stage(Model& model) {
    const Challenge& now = model.challenges.now;
    const lesson::Id id = lesson_of(now);
    const core::Position heaps = now.heaps;
    apply(model, SetGame{core::game_name(now.game), heaps}, nullptr);
    apply(model, SetLesson{id}, nullptr);
    apply(model, First{}, nullptr);
    apply(model, SetPanel{static_cast<int>(Panel::none)}, nullptr);
}

/// What changes which challenge is drawn.
bool redraws(Challenges& c, const Riddle& riddle) {
    switch (riddle.verb) {
        case Riddle::Verb::task: c.task = c.task == Task::move ? Task::verdict : Task::move; return true;
        case Riddle::Verb::game:
            if (c.task == Task::verdict) c.game = (c.game + 1) % challenge_games.size();
            return c.task == Task::verdict;
        case Riddle::Verb::heaps: change(c.difficulty.heaps, riddle.value, easiest.heaps, hardest.heaps); return true;
        case Riddle::Verb::bits: change(c.difficulty.bits, riddle.value, easiest.bits, hardest.bits); return true;
        case Riddle::Verb::next: return true;
        default: return false;
    }
}

}  // namespace

bool finished(const Challenges& c) {
    return c.outcome == Outcome::right || (c.outcome == Outcome::wrong && c.now.task == Task::verdict);
}

Riddle::Verb enter_verb(const Challenges& c) {
    return c.now.task == Task::move && !finished(c) ? Riddle::Verb::give : Riddle::Verb::next;
}

void carry_out(Model& model, const Riddle& riddle) {
    Challenges& c = model.challenges;
    if (riddle.verb == Riddle::Verb::seed) {
        c.seed ^= static_cast<std::uint64_t>(riddle.value) * 0x9E3779B97F4A7C15U;
        return;
    }
    if (riddle.verb == Riddle::Verb::open) {
        model.panel = model.panel == Panel::challenge ? Panel::none : Panel::challenge;
        if (c.now.heaps.empty()) draw_next(c);
        return;
    }
    if (c.now.heaps.empty()) return;
    if (redraws(c, riddle)) {
        draw_next(c);
    } else if (riddle.verb == Riddle::Verb::lesson) {
        put_on_stage(model);
    } else if (riddle.verb == Riddle::Verb::hint) {
        c.hints = std::min(c.hints + 1, static_cast<int>(challenge_hints(c.now).size()));
    } else if (riddle.verb == Riddle::Verb::say) {
        const bool n = c.now.solution.verdict == core::Verdict::N;
        if (c.now.task == Task::verdict && !finished(c)) answer(model, n == (riddle.value != 0), explain_verdict(c.now));
    } else if (c.now.task == Task::move && !finished(c)) {
        move_verb(model, riddle);
    }
}

std::vector<i18n::Message> task_lines(const Challenges& c) {
    if (c.now.task == Task::verdict) return {msg::challenge_ask_verdict()};
    std::vector<i18n::Message> lines = {msg::challenge_ask_move()};
    const Heap heap = c.now.heaps[c.row];
    lines.push_back(c.to < heap ? msg::challenge_move_now(c.row + 1, heap, c.to, heap - c.to) : msg::challenge_move_how());
    return lines;
}

std::string challenge_json(const Model& model) {
    const Challenges& c = model.challenges;
    if (model.panel != Panel::challenge) return {};
    const auto say = [&](const i18n::Message& message) { return quoted(i18n::plain(message, model.doc.lang)); };
    std::string lines, said, buttons;
    for (const i18n::Message& line : task_lines(c)) append(lines, say(line));
    const std::vector<i18n::Message> hints = challenge_hints(c.now);
    for (int i = 0; i < c.hints; ++i) append(lines, say(hints[static_cast<std::size_t>(i)]));
    const auto add = [&](const i18n::Message& label, Riddle::Verb verb, std::int64_t value) {
        append(buttons, "{\"label\":" + say(label) + ",\"verb\":" + std::to_string(static_cast<int>(verb)) + ",\"value\":" +
                            std::to_string(value) + '}');
    };
    if (c.outcome != Outcome::open) append(said, say(c.outcome == Outcome::right ? msg::mirror_right() : msg::mirror_wrong()));
    for (const i18n::Message& line : c.said) append(said, say(line));
    const bool stairs = c.now.game.rules->name == "staircase";
    std::string heaps;
    for (std::size_t i = 0; i < c.now.heaps.size(); ++i) {
        append(heaps, say(msg::challenge_heap(stairs ? msg::scene_stair(i + 1) : msg::scene_heap(i + 1), c.now.heaps[i])));
        if (c.now.task == Task::move) add(msg::scene_heap(i + 1), Riddle::Verb::row, static_cast<std::int64_t>(i));
    }
    if (c.now.task == Task::move) {
        add(msg::challenge_less(), Riddle::Verb::step, -1);
        add(msg::challenge_more(), Riddle::Verb::step, 1);
        if (!finished(c)) add(msg::challenge_give(), Riddle::Verb::give, 0);
    } else {
        add(msg::challenge_n(), Riddle::Verb::say, 1);
        add(msg::challenge_p(), Riddle::Verb::say, 0);
    }
    add(msg::ask_hint(), Riddle::Verb::hint, 0);
    add(msg::challenge_next(), Riddle::Verb::next, 0);
    add(msg::challenge_lesson(), Riddle::Verb::lesson, 0);
    add(c.task == Task::move ? msg::challenge_verdict() : msg::challenge_move(), Riddle::Verb::task, 0);
    add(msg::ui_close(), Riddle::Verb::open, 0);
    std::string out;
    member(out, "title", say(msg::challenge_title()));
    member(out, "heaps", '[' + heaps + ']');
    member(out, "lines", '[' + lines + ']');
    member(out, "said", '[' + said + ']');
    member(out, "score", say(msg::challenge_score(c.solved, c.tried, c.streak, model.learn.progress.best)));
    member(out, "buttons", '[' + buttons + ']');
    return out + '}';
}

}  // namespace nimboard::app
