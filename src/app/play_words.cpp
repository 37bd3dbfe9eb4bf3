#include <string>
#include <utility>

#include "app/play.h"
#include "i18n/msg/match.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;
using i18n::Message;

/// What the held picks would do, or, when they are not legal, what they ask for.
std::optional<Message> held_words(const Match& match) {
    if (match.held.empty()) return std::nullopt;
    if (!why_illegal(match.game, match.heaps, match.held)) {
        return move_words(match, move_of(match.game, match.heaps, match.held));
    }
    const Pick& pick = match.held.back();
    return msg::match_take(pick.take > 0 ? pick.take : pick.part, pick.heap + 1);
}

}  // namespace

std::string heaps_words(core::Heaps heaps) {
    constexpr std::size_t most = 40;
    std::string text;
    for (std::size_t i = 0; i < heaps.size() && i < most; ++i) text += (i == 0 ? "" : ", ") + std::to_string(heaps[i]);
    if (heaps.size() > most) text += ", …";
    return text.empty() ? "–" : text;
}

Message seat_name(const PlayState& play, int seat) {
    if (play.seats == Seats::two_people) return seat == 0 ? msg::match_first() : msg::match_second();
    return seat == computer_seat(play) ? msg::match_computer() : msg::match_you();
}

Message move_words(const Match& match, const core::GameMove& move) {
    const bool stairs = match.game.rules->name == "staircase";
    std::vector<i18n::Arg> parts;
    for (const core::Change& change : move.changes) {
        std::string to = std::to_string(change.to);
        if (move.split) to += " + " + std::to_string(*move.split);
        const std::size_t number = change.heap + 1;
        parts.emplace_back(stairs ? msg::match_stair(number, change.from, std::move(to))
                                  : msg::match_heap(number, change.from, std::move(to)));
    }
    return msg::match_move(i18n::list(std::move(parts)));
}

std::vector<Message> status_words(const PlayState& play) {
    const Match& match = *play.match;
    const int seat = to_move(match), computer = computer_seat(play);
    if (!match.over) {
        if (seat == computer) return {msg::match_turn_computer()};
        return {computer < 0 ? msg::match_turn(seat_name(play, seat)) : msg::match_turn_you()};
    }
    const int won = winner(match);
    std::vector<Message> words;
    words.push_back(computer >= 0 && won != computer ? msg::match_win_you() : msg::match_win(seat_name(play, won)));
    if (!match.game.rules->misere) words.push_back(msg::match_stuck(seat_name(play, seat)));
    else if (!match.moves.empty()) words.push_back(msg::match_last(seat_name(play, 1 - seat)));
    return words;
}

std::vector<Message> analysis_words(const PlayState& play) {
    const Match& match = *play.match;
    if (!match.over) return {};
    const int lost = 1 - winner(match);
    if (match.slip) {
        const Slip& slip = *match.slip;
        std::vector<Message> words = {msg::match_slip(slip.turn + 1, seat_name(play, lost), heaps_words(slip.before)),
                                      msg::match_played(move_words(match, slip.played)),
                                      msg::match_better(move_words(match, slip.better))};
        if (slip.more > 0) words.push_back(msg::match_again(slip.more));
        return words;
    }
    if (match.unclear) return {msg::match_unclear()};
    return {msg::match_clean(seat_name(play, lost), seat_name(play, 1 - lost))};
}

Message verdict_words(const Match& match) {
    if (!match.verdict) return msg::match_verdict_none();
    return *match.verdict == core::Verdict::N ? msg::match_verdict_n() : msg::match_verdict_p();
}

std::vector<Message> play_lines(const PlayState& play) {
    std::vector<Message> lines;
    if (play.fault) lines.push_back(*play.fault);
    if (!play.match) return lines;
    const Match& match = *play.match;
    if (!match.moves.empty()) {
        const int seat = 1 - to_move(match);
        lines.push_back(msg::match_said(seat_name(play, seat), move_words(match, match.moves.back())));
    }
    for (Message& words : status_words(play)) lines.push_back(std::move(words));
    lines.push_back(msg::match_heaps(heaps_words(match.heaps)));
    if (play.marks) lines.push_back(verdict_words(match));
    if (auto words = held_words(match)) lines.push_back(std::move(*words));
    for (Message& words : analysis_words(play)) lines.push_back(std::move(words));
    return lines;
}

}  // namespace nimboard::app
