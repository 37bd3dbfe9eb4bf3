#include "app/play.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/random_heaps.h"
#include "core/nim.h"
#include "i18n/msg/match.h"

namespace nimboard::app {
namespace {

using core::Heap;
using core::Verdict;

constexpr float thinking_time = 0.7F;  // seconds before the computer moves: time to see what oneself has done
constexpr float motion_time = 0.6F;    // seconds that a move is seen

bool is_moore(const Match& match) { return match.game.rules->name == "moore"; }

Heap stones(const Picks& picks) {
    Heap sum = 0;
    for (const Pick& pick : picks) sum += pick.take;
    return sum;
}

/// Any legal move; there is one.
Picks random_picks(const Match& match, std::uint64_t& random) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < match.heaps.size(); ++i) {
        if (!pick_ranges(match.game, match.heaps, i).empty()) open.push_back(i);
    }
    Heap count = is_moore(match) ? 1 + next_random(random) % std::min<Heap>(match.game.number, open.size()) : 1;
    Picks picks;
    for (; count > 0; --count) {
        const auto at = static_cast<std::size_t>(next_random(random) % open.size());
        const auto ranges = pick_ranges(match.game, match.heaps, open[at]);
        picks.push_back(nth_pick(ranges, open[at], next_random(random) % pick_count(ranges)));
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return picks;
}

core::GameMove computer_move(const Match& match, Level level) {
    std::uint64_t random = match.seed ^ (match.moves.size() + 1) * 0xD1B54A32D192ED03U;
    const bool clever = level == Level::perfect || (level == Level::sometimes && next_random(random) % 2 == 0);
    if (clever) {
        if (auto move = winning_move(match, match.heaps, &random)) return *move;
    }
    // Where nothing wins, few stones: the longer the game, the more chances to err.
    Picks best = random_picks(match, random);
    for (int more = clever ? 8 : 0; more > 0; --more) {
        Picks other = random_picks(match, random);
        if (stones(other) < stones(best)) best = std::move(other);
    }
    return move_of(match.game, match.heaps, best);
}

void take_back(core::Position& heaps, const core::GameMove& move) {
    if (move.split) heaps.pop_back();
    for (const core::Change& change : move.changes) heaps[change.heap] = change.from;
}

/// Judges the moves of the loser, from the start on.
void look_back(Match& match) {
    core::Position heaps = position_before(match, match.moves.size());
    std::optional<Verdict> before = verdict_of(match, heaps);
    for (std::size_t turn = 0; turn < match.moves.size(); ++turn) {
        core::Position next = core::after(heaps, match.moves[turn]);
        const std::optional<Verdict> then = verdict_of(match, next);
        match.unclear = match.unclear || !before || !then;
        const bool losers = static_cast<int>(turn % 2) != winner(match);
        if (losers && before == Verdict::N && then == Verdict::N) {
            const auto better = winning_move(match, heaps, nullptr);
            if (match.slip) match.slip->more += 1;
            else if (better) match.slip = Slip{turn, heaps, match.moves[turn], *better, 0};
        }
        heaps = std::move(next);
        before = then;
    }
}

/// After the position has changed: what holds now.
void settle(PlayState& play) {
    Match& match = *play.match;
    play.fault.reset();
    match.held.clear();
    match.typed = false;
    match.verdict = verdict_of(match, match.heaps);
    match.over = !can_move(match.game, match.heaps);
    match.slip.reset();
    match.unclear = false;
    match.wait = !match.over && to_move(match) == computer_seat(play) ? thinking_time : 0;
    if (match.over) look_back(match);
    if (match.heap >= match.heaps.size()) match.heap = 0;
    for (std::size_t i = 0; i < match.heaps.size() && pick_ranges(match.game, match.heaps, match.heap).empty(); ++i) {
        match.heap = (match.heap + 1) % match.heaps.size();
    }
}

void push(PlayState& play, core::GameMove move) {
    Match& match = *play.match;
    if (move.split && !match.game.parts.empty()) {
        // The new heap is played as the one that was split.
        core::Game own = core::game_of_heap(match.game, move.changes.front().heap);
        const core::Game last = match.game.parts.back();
        match.game.parts.resize(match.heaps.size(), last);
        match.game.parts.push_back(std::move(own));
    }
    match.heaps = core::after(match.heaps, move);
    match.moves.push_back(std::move(move));
    match.motion = 1;
    settle(play);
}

/// Moves the pointer by so many heaps that have a move.
void point_heap(Match& match, std::size_t by) {
    const std::size_t count = match.heaps.size();
    for (std::size_t i = 0; i < count; ++i) {
        match.heap = (match.heap + by) % count;
        if (!pick_ranges(match.game, match.heaps, match.heap).empty()) break;
    }
    match.typed = false;
    if (!is_moore(match)) match.held.clear();
}

/// Goes through the picks of the heap pointed at, round and round.
void point_pick(Match& match, Heap by) {
    const auto ranges = pick_ranges(match.game, match.heaps, match.heap);
    const Heap count = pick_count(ranges);
    if (count == 0) return;
    const Pick* now = held_pick(match);
    const auto index = now != nullptr ? pick_index(ranges, match.heaps[match.heap], *now) : std::nullopt;
    Heap next = by == 1 ? 0 : count - 1;
    if (index) next = by == 1 ? (*index + 1 == count ? 0 : *index + 1) : (*index == 0 ? count - 1 : *index - 1);
    match.typed = false;
    hold(match, nth_pick(ranges, match.heap, next), false);
}

/// One more digit of the stones to take, or, in Grundy's game, of one part; below 0: one less.
void type(Match& match, int digit) {
    const bool part = core::game_of_heap(match.game, match.heap).rules->name == "grundy";
    const Pick* now = match.typed ? held_pick(match) : nullptr;
    Heap number = now == nullptr ? 0 : part ? now->part : now->take;
    if (digit < 0) number /= 10;
    else if (number < std::numeric_limits<Heap>::max() / 10) number = number * 10 + static_cast<Heap>(digit);
    hold(match, part ? Pick{match.heap, 0, number} : Pick{match.heap, number, 0}, false);
    match.typed = true;
}

constexpr std::string_view named_keys[] = {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Backspace", "Enter", " "};

bool is_digit_key(std::string_view key) { return key.size() == 1 && key[0] >= '0' && key[0] <= '9'; }

}  // namespace

int to_move(const Match& match) { return static_cast<int>(match.moves.size() % 2); }

int computer_seat(const PlayState& play) {
    return play.seats == Seats::two_people ? -1 : play.seats == Seats::computer_first ? 0 : 1;
}

int winner(const Match& match) { return match.game.rules->misere ? to_move(match) : 1 - to_move(match); }

std::optional<Verdict> verdict_of(const Match& match, core::Heaps heaps) {
    const core::Ruleset& rules = *match.game.rules;
    if (rules.verdict != nullptr) return rules.verdict(match.game, heaps);
    const auto largest = std::max_element(heaps.begin(), heaps.end());
    if (largest != heaps.end() && !match.theory->prepare(*largest)) return std::nullopt;
    return core::nim_sum(rules.nimbers(*match.theory, heaps)) == 0 ? Verdict::P : Verdict::N;
}

std::optional<core::GameMove> winning_move(const Match& match, core::Heaps heaps, std::uint64_t* random) {
    const core::Ruleset& rules = *match.game.rules;
    if (verdict_of(match, heaps) != Verdict::N) return std::nullopt;
    if (rules.one_winning != nullptr) return rules.one_winning(match.game, heaps);
    std::optional<core::GameMove> found;
    Heap seen = 0;
    // Each of n moves is kept with chance 1/n when it comes, so that all are as likely in the end.
    const auto keep = [&](const core::GameMove& move) {
        seen += 1;
        if (seen == 1 || (random != nullptr && next_random(*random) % seen == 0)) found = move;
        return random != nullptr;
    };
    if (rules.winning != nullptr) rules.winning(match.game, heaps, keep);
    else rules.moves_by(*match.theory, heaps, core::nim_sum(rules.nimbers(*match.theory, heaps)), keep);
    return found;
}

core::Position position_before(const Match& match, std::size_t back) {
    core::Position heaps = match.heaps;
    for (auto move = match.moves.rbegin(); back > 0 && move != match.moves.rend(); ++move, --back) take_back(heaps, *move);
    return heaps;
}

void start_match(PlayState& play, const core::Game& game, core::Position heaps, std::uint64_t seed) {
    play.match.reset();
    play.fault.reset();
    if (game.rules->misplaced != nullptr) {
        if (const auto heap = game.rules->misplaced(heaps)) {
            play.fault = i18n::msg::match_bad_order(*heap + 1, heaps[*heap], *heap, heaps[*heap - 1]);
            return;
        }
    }
    Match match;
    match.game = game;
    match.heaps = std::move(heaps);
    match.seed = seed != 0 ? seed : next_random(play.chance);
    match.theory = std::make_shared<core::Theory>(game);
    play.match = std::move(match);
    settle(play);
}

void make_move(PlayState& play, const Picks& picks, bool at_once) {
    if (!play.match) return;
    Match& match = *play.match;
    if (match.over || to_move(match) == computer_seat(play)) {
        play.fault = match.over ? i18n::msg::match_bad_over() : i18n::msg::match_bad_turn();
        return;
    }
    play.fault = why_illegal(match.game, match.heaps, picks);
    if (play.fault) return;
    push(play, move_of(match.game, match.heaps, picks));
    if (at_once) tick_match(play, thinking_time);
}

void undo_move(PlayState& play) {
    if (!play.match || play.match->moves.empty()) return;
    Match& match = *play.match;
    do {
        take_back(match.heaps, match.moves.back());
        match.moves.pop_back();
    } while (!match.moves.empty() && to_move(match) == computer_seat(play));
    match.motion = 0;
    settle(play);
}

void set_seats(PlayState& play, Level level, Seats seats) {
    play.level = level;
    play.seats = seats;
    if (play.match) settle(play);
}

const Pick* held_pick(const Match& match) {
    const auto found = std::find_if(match.held.begin(), match.held.end(), [&](const Pick& p) { return p.heap == match.heap; });
    return found == match.held.end() ? nullptr : &*found;
}

void hold(Match& match, const Pick& pick, bool toggle) {
    match.heap = pick.heap;
    const Pick* now = held_pick(match);
    const bool let_go = toggle && now != nullptr && *now == pick;
    if (!is_moore(match)) match.held.clear();
    else if (now != nullptr) match.held.erase(match.held.begin() + (now - match.held.data()));
    if (!let_go && (pick.take > 0 || pick.part > 0)) match.held.push_back(pick);
}

bool is_play_key(const PlayState& play, std::string_view key) {
    if (!play.match) return false;
    return is_digit_key(key) || std::find(std::begin(named_keys), std::end(named_keys), key) != std::end(named_keys);
}

void press_play_key(PlayState& play, std::string_view key) {
    if (!play.match || key.empty()) return;
    Match& match = *play.match;
    if (key == "Enter" || key == " ") {
        const Picks picks = match.held;
        match.typed = false;
        make_move(play, picks, false);
        return;
    }
    if (match.over || match.heaps.empty()) return;
    play.fault.reset();
    if (is_digit_key(key)) type(match, key[0] - '0');
    else if (key == "Backspace") type(match, -1);
    else if (key == "ArrowLeft") point_heap(match, match.heaps.size() - 1);
    else if (key == "ArrowRight") point_heap(match, 1);
    else point_pick(match, key == "ArrowDown" ? 1 : ~Heap{0});
}

bool tick_match(PlayState& play, float dt) {
    play.chance = play.chance * 31 + static_cast<std::uint64_t>(dt * 1e6F);
    if (!play.match) return false;
    Match& match = *play.match;
    const bool busy = match.motion > 0 || match.wait > 0;
    match.motion = std::max(0.0F, match.motion - dt / motion_time);
    if (match.wait > 0) {
        match.wait -= dt;
        if (match.wait <= 0) push(play, computer_move(match, play.level));
    }
    return busy;
}

}  // namespace nimboard::app
