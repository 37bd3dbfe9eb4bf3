#include "app/state.h"

#include <array>
#include <cstdint>
#include <string_view>

#include "app/json.h"
#include "app/play_text.h"
#include "i18n/message.h"

namespace nimboard::app {
namespace {

constexpr std::uint64_t largest_exact = std::uint64_t{1} << 53;  // what JavaScript's numbers hold exactly
constexpr std::array<std::string_view, panel_count> panel_names = {"none", "judge", "help", "about", "games", "verify", "play", "challenge"};

std::string number(std::uint64_t value) {
    return value > largest_exact ? '"' + std::to_string(value) + '"' : std::to_string(value);
}

std::string boolean(bool value) { return value ? "true" : "false"; }

std::string heaps_array(core::Heaps heaps) {
    std::string out = "[";
    for (const core::Heap heap : heaps) {
        if (out.size() > 1) out += ',';
        out += number(heap);
    }
    return out + ']';
}

std::string notices_array(const Model& model) {
    std::string out = "[";
    for (const Notice& notice : model.notices) {
        if (out.size() > 1) out += ',';
        out += quoted(i18n::plain(notice, model.doc.lang));
    }
    return out + ']';
}

std::string move_object(const core::GameMove& move) {
    const core::Change& change = move.changes.front();
    std::string out;
    member(out, "heap", number(change.heap + 1));
    member(out, "from", number(change.from));
    member(out, "to", number(change.to));
    if (move.split) member(out, "split", number(*move.split));
    return out + '}';
}

/// One object a change; in moore there may be several.
std::string move_array(const core::Game& game, const core::GameMove& move) {
    std::string out = "[";
    for (const core::Change& change : move.changes) {
        if (out.size() > 1) out += ',';
        out += move_object({{change}, move.split});
        if (game.rules->name == "staircase") break;
    }
    return out + ']';
}

std::string verdict_name(std::optional<core::Verdict> verdict) {
    return !verdict ? "null" : *verdict == core::Verdict::N ? "\"N\"" : "\"P\"";
}

}  // namespace

std::string quoted(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            out += '\\';
            out += character;
        } else if (byte < 0x20) {
            out += "\\u00";
            out += hex[byte >> 4];
            out += hex[byte & 15];
        } else {
            out += character;
        }
    }
    return out + '"';
}

void member(std::string& out, std::string_view name, std::string_view value) {
    out += out.empty() ? '{' : ',';
    out += quoted(name);
    out += ':';
    out += value;
}

std::string state_json(const Model& model) {
    const Document& document = model.doc;
    const int step = shown_step(model);
    std::string out;
    member(out, "game", quoted(document.game));
    member(out, "heaps", heaps_array(*document.heaps));
    member(out, "lesson", quoted(lesson::id_name(document.lesson)));
    member(out, "step", std::to_string(step + 1));
    member(out, "steps", std::to_string(model.lesson.steps.size()));
    member(out, "lang", quoted(i18n::lang_tag(document.lang)));
    member(out, "theme", quoted(theme_name(document.theme)));
    member(out, "view", quoted(view_name(document.view)));
    member(out, "playing", boolean(model.player.playing));
    member(out, "moving", boolean(moving(model)));
    member(out, "verdict", model.lesson.verdict == core::Verdict::P ? "\"P\"" : "\"N\"");
    member(out, "nimSum", number(model.lesson.nim_sum));
    member(out, "panel", quoted(panel_names[static_cast<std::size_t>(model.panel)]));
    member(out, "blank", boolean(model.blank));
    member(out, "title", quoted(i18n::plain(model.lesson.steps[static_cast<std::size_t>(step)].title, document.lang)));
    member(out, "notices", notices_array(model));
    const std::string question = question_json(model);
    member(out, "question", question.empty() ? "null" : question);
    const Challenge& challenge = model.challenges.now;
    if (model.panel == Panel::challenge) {
        member(out, "challenge", "{\"task\":" + quoted(challenge.task == Task::move ? "move" : "verdict") + ",\"game\":" +
                                     quoted(core::game_name(challenge.game)) + ",\"heaps\":" + heaps_array(challenge.heaps) + '}');
    }
    member(out, "progress", quoted(progress_text(model.learn.progress)));
    return out + '}';
}

std::string match_json(const Model& model) {
    const PlayState& play = model.play;
    if (!play.match) return "null";
    constexpr std::array<std::string_view, 4> levels = {"random", "sometimes", "perfect", "two"};
    const Match& match = *play.match;
    const auto seat_word = [&](int seat) {
        if (play.seats == Seats::two_people) return quoted(seat == 0 ? "first" : "second");
        return quoted(seat == computer_seat(play) ? "computer" : "you");
    };
    std::string out, said = "[";
    member(out, "game", quoted(core::game_name(match.game)));
    member(out, "heaps", heaps_array(match.heaps));
    member(out, "level", quoted(levels[play.seats == Seats::two_people ? 3 : static_cast<std::size_t>(play.level)]));
    member(out, "moves", number(match.moves.size()));
    member(out, "last", match.moves.empty() ? "null" : move_array(match.game, match.moves.back()));
    member(out, "over", boolean(match.over));
    member(out, "toMove", match.over ? "null" : seat_word(to_move(match)));
    member(out, "winner", match.over ? seat_word(winner(match)) : "null");
    member(out, "verdict", verdict_name(match.verdict));
    if (match.slip) {
        std::string slip;
        member(slip, "move", number(match.slip->turn + 1));
        member(slip, "heaps", heaps_array(match.slip->before));
        member(slip, "played", move_array(match.game, match.slip->played));
        member(slip, "better", move_array(match.game, match.slip->better));
        member(slip, "more", number(match.slip->more));
        member(out, "slip", slip + '}');
    }
    member(out, "refused", play.fault ? quoted(i18n::plain(*play.fault, model.doc.lang)) : "null");
    for (const i18n::Message& line : play_lines(play)) {
        if (said.size() > 1) said += ',';
        said += quoted(i18n::plain(line, model.doc.lang));
    }
    member(out, "text", said + ']');
    return out + '}';
}

}  // namespace nimboard::app
