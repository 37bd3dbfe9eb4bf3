// The keys of the page, as DESIGN lists them.
#include <string_view>

#include "app/intent.h"
#include "app/model.h"

namespace nimboard::app {
namespace {

/// Ctrl (or Meta, its like on other keyboards) with a key: undo and redo; everything else is the browser's.
std::optional<Intent> with_ctrl(const KeyPress& press) {
    if (press.alt || (press.ctrl && press.meta)) return std::nullopt;
    if (press.key == "z" || press.key == "Z") return press.shift ? Intent(Redo{}) : Intent(Undo{});
    if ((press.key == "y" || press.key == "Y") && !press.shift) return Redo{};
    return std::nullopt;
}

/// Keys that have a name. With Shift they are the browser's: it selects text with them.
std::optional<Intent> named(std::string_view key) {
    if (key == "ArrowRight" || key == " " || key == "Spacebar" || key == "PageDown") return Next{};
    if (key == "ArrowLeft" || key == "PageUp") return Prev{};
    if (key == "Home") return First{};
    if (key == "End") return Last{};
    if (key == "Escape") return CloseTop{};
    return std::nullopt;
}

/// Keys that write something; Shift is part of what they write.
std::optional<Intent> written(std::string_view key) {
    if (key == "\xE2\x88\x92") return TextSize{-1};  // the minus sign itself
    if (key.size() != 1) return std::nullopt;
    switch (key.front()) {
        case 'p':
        case 'P': return TogglePlay{};
        case '.':
        case 'b':
        case 'B': return ToggleBlank{};
        case 'k':
        case 'K': return ToggleCode{};
        case 'l':
        case 'L': return NextLang{};
        case 't':
        case 'T': return NextTheme{};
        case 'g':
        case 'G': return TogglePanel{static_cast<int>(Panel::play)};
        case 'c':
        case 'C': return Riddle{Riddle::Verb::open};
        case 'v':
        case 'V': return Quiz{Quiz::Verb::count_hands};
        case '+':
        case '=': return TextSize{1};
        case '-':
        case '_': return TextSize{-1};
        case 'x':
        case 'X': return TogglePanel{static_cast<int>(Panel::verify)};
        case '?': return TogglePanel{static_cast<int>(Panel::help)};
        default: break;
    }
    if (key.front() >= '1' && key.front() <= '9') return GoToChapter{key.front() - '1'};
    return std::nullopt;
}

/// What a key means while a match is on show, where it is not the page's.
std::optional<Intent> match_key(const PlayState& play, const KeyPress& press) {
    const std::string_view key = press.key;
    if (press.alt) return std::nullopt;
    if (press.ctrl || press.meta) return !press.shift && (key == "z" || key == "Z") ? std::optional<Intent>(UndoMove{}) : std::nullopt;
    if (!play.match) {
        // Left and right go round the opponents, two people being the last; up and down change who begins.
        const bool two = play.seats == Seats::two_people, first = play.seats == Seats::person_first;
        const int now = two ? 3 : static_cast<int>(play.level), by = key == "ArrowRight" ? 1 : key == "ArrowLeft" ? 3 : 0;
        const int next = (now + by) % 4;
        if (key == "Enter") return StartPlay{};
        if (by != 0 && next == 3) return SetLevel{play.level, Seats::two_people};
        if (by != 0) return SetLevel{static_cast<Level>(next), two ? Seats::person_first : play.seats};
        if (key != "ArrowUp" && key != "ArrowDown") return std::nullopt;
        return SetLevel{play.level, two ? play.seats : first ? Seats::computer_first : Seats::person_first};
    }
    if (is_play_key(play, key)) return PlayKey{std::string(key)};
    if (key.size() != 1) return std::nullopt;
    switch (key.front() | 0x20) {
        case 'u': return UndoMove{};
        case 'v': return ToggleMarks{};
        case 's': return PlayLesson{};
        case 'n': return EndPlay{};
        default: return std::nullopt;
    }
}

/// What a key does about the question on stage.
std::optional<Intent> question_key(const Model& model, std::string_view key) {
    if (question_on_stage(model) == nullptr) return std::nullopt;
    if (key == "ArrowDown") return Quiz{Quiz::Verb::focus, 1};
    if (key == "ArrowUp") return Quiz{Quiz::Verb::focus, -1};
    const bool chosen = model.learn.focus >= 0 || attempt_at(model, shown_step(model)).answer >= 0;
    if (key == "Enter" && chosen) return Quiz{Quiz::Verb::enter};
    if (key == "h" || key == "H") return Quiz{Quiz::Verb::hint};
    if (!model.learn.counts_hands) return std::nullopt;
    if (key == "u" || key == "U") return Quiz{Quiz::Verb::more};
    if (key == "d" || key == "D") return Quiz{Quiz::Verb::fewer};
    if (key == "r" || key == "R") return Quiz{Quiz::Verb::reset};
    return std::nullopt;
}

/// What a key does in the panel of challenges.
std::optional<Intent> challenge_key(const Challenges& challenges, std::string_view key) {
    using Verb = Riddle::Verb;
    if (key == "ArrowUp") return Riddle{Verb::walk, -1};
    if (key == "ArrowDown") return Riddle{Verb::walk, 1};
    if (key == "ArrowLeft") return Riddle{Verb::step, -1};
    if (key == "ArrowRight") return Riddle{Verb::step, 1};
    if (key == "Backspace") return Riddle{Verb::digit, -1};
    if (key == "Enter") return Riddle{enter_verb(challenges)};
    if (key == " " || key == "PageDown") return Riddle{Verb::next};
    if (key.size() != 1) return std::nullopt;
    if (key.front() >= '0' && key.front() <= '9') return Riddle{Verb::digit, key.front() - '0'};
    switch (key.front() | 0x20) {
        case 'n': return Riddle{Verb::say, 1};
        case 'p': return Riddle{Verb::say, 0};
        case 'h': return Riddle{Verb::hint};
        case 's': return Riddle{Verb::lesson};
        case 'm': return Riddle{Verb::task};
        case 'g': return Riddle{Verb::game};
        case 'a': return Riddle{Verb::heaps, -1};
        case 'd': return Riddle{Verb::heaps, 1};
        case 'z': return Riddle{Verb::bits, -1};
        case 'x': return Riddle{Verb::bits, 1};
        default: return std::nullopt;
    }
}

/// What a key does in the panel of the judge.
std::optional<Intent> judge_key(const JudgeState& judge, std::string_view key) {
    constexpr int page = 10;
    if (key == "ArrowDown") return MarkCase{1};
    if (key == "ArrowUp") return MarkCase{-1};
    if (key == "PageDown") return MarkCase{page};
    if (key == "PageUp") return MarkCase{-page};
    if (key == "Enter" && judge.marked) return ChooseCase{*judge.marked};
    return std::nullopt;
}

}  // namespace

std::optional<Intent> intent_of_key(const KeyPress& press) {
    if (press.ctrl || press.meta) return with_ctrl(press);
    if (press.alt) return std::nullopt;
    if (!press.shift) {
        if (auto intent = named(press.key)) return intent;
    }
    return written(press.key);
}

std::optional<Intent> key_intent(const Model& model, const KeyPress& press) {
    if (model.panel == Panel::play && !model.blank) {
        if (auto intent = match_key(model.play, press)) return intent;
    }
    const bool plain = !press.ctrl && !press.meta && !press.alt;
    if (plain && !model.blank && model.panel == Panel::challenge) {
        if (auto riddle = challenge_key(model.challenges, press.key)) return riddle;
    }
    if (plain && !model.blank && model.panel == Panel::judge) {
        if (auto walk = judge_key(model.judge, press.key)) return walk;
    }
    if (plain && !model.blank && model.panel == Panel::none) {
        if (auto quiz = question_key(model, press.key)) return quiz;
    }
    auto intent = intent_of_key(press);
    if (intent && std::holds_alternative<CloseTop>(*intent) && model.panel == Panel::none && !model.blank) {
        return std::nullopt;
    }
    return intent;
}

}  // namespace nimboard::app
