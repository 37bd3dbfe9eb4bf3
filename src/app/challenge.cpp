#include "app/challenge.h"

#include <algorithm>

#include "app/random_heaps.h"
#include "core/nim.h"
#include "i18n/msg/challenge.h"
#include "i18n/msg/hint.h"
#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "i18n/msg/tape.h"
#include "lesson/words.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;
using core::Heap;

bool is(const Challenge& challenge, std::string_view game) { return challenge.game.rules->name == game; }

/// How well a draw serves, beyond what must be: 0 to 3.
int worth(const Challenge& challenge, Heap limit) {
    core::Position sorted = challenge.heaps;
    std::sort(sorted.begin(), sorted.end());
    const bool distinct = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    const bool full = sorted.back() >= limit / 2;
    const bool choice = challenge.task != Task::move || challenge.solution.winning_moves.size() < sorted.size();
    return 2 * static_cast<int>(full) + static_cast<int>(choice) + static_cast<int>(distinct);
}

/// The Nim heaps that the position is worth, without empty ones.
core::Position worths(const Challenge& challenge) {
    return challenge.solution.nimbers.empty() ? core::Position{} : challenge.solution.nimbers.front();
}

i18n::Message xor_line(core::Heaps values, Heap k) {
    if (values.size() == 1) return msg::tape_k_check_one(k);
    return msg::reduce_k_check(lesson::xor_of(values), k);
}

/// "5 is worth 1 and 9 is worth 1", "stair 1 has 5 and stair 3 has 2".
i18n::Message values_line(const Challenge& challenge, core::Heaps values) {
    std::vector<i18n::Arg> items;
    if (is(challenge, "staircase")) {
        for (std::size_t i = 0; i < challenge.heaps.size(); i += 2) items.emplace_back(msg::stairs_has(i + 1, challenge.heaps[i]));
        return msg::stairs_heaps_rows(i18n::list(std::move(items)));
    }
    for (std::size_t i = 0; i < challenge.heaps.size(); ++i) items.emplace_back(msg::tape_worth(challenge.heaps[i], values[i]));
    return msg::tape_sum_rows(i18n::list(std::move(items)));
}

}  // namespace

Challenge make_challenge(Task task, const core::Game& game, Difficulty difficulty, std::uint64_t seed) {
    constexpr int most_draws = 60;
    // On two stairs that both hold stones nobody who is to move can lose.
    const int least = game.rules->name == "staircase" ? 3 : easiest.heaps;
    const auto count = static_cast<std::size_t>(std::clamp(difficulty.heaps, least, hardest.heaps));
    const Heap limit = Heap{1} << std::clamp(difficulty.bits, easiest.bits, hardest.bits);
    std::uint64_t state = seed;
    const bool n = task == Task::move || (next_random(state) >> 32 & 1U) != 0;
    const core::Verdict wanted = n ? core::Verdict::N : core::Verdict::P;
    Challenge best;
    int most = -1;
    for (int draw = 0; draw < most_draws || (most < 0 && draw < 40 * most_draws); ++draw) {
        Challenge drawn{task, game, core::Position(count), {}};
        for (Heap& heap : drawn.heaps) heap = 1 + next_random(state) % (limit - 1);
        if (is(drawn, "nim") && wanted == core::Verdict::P) drawn.heaps.back() ^= core::nim_sum(drawn.heaps);
        if (drawn.heaps.back() == 0) continue;
        drawn.solution = core::solve({{game, drawn.heaps}});
        const int value = drawn.solution.verdict == wanted ? worth(drawn, limit) : -1;
        if (value <= most && !best.heaps.empty()) continue;
        most = value;
        best = std::move(drawn);
    }
    return best;
}

lesson::Id lesson_of(const Challenge& challenge) {
    if (is(challenge, "nim")) return lesson::Id::reduce;
    return is(challenge, "staircase") ? lesson::Id::staircase : lesson::Id::grundy;
}

std::vector<i18n::Message> explain_move(const Challenge& challenge, std::size_t heap, Heap to) {
    const core::Heaps heaps = challenge.heaps;
    const Heap k = core::nim_sum(heaps), from = heaps[heap];
    core::Position after = challenge.heaps;
    after[heap] = to;
    if ((from ^ k) == to) return {msg::reduce_change_check(from, k, to, lesson::xor_of(after)), msg::reduce_even_breaks()};
    std::vector<i18n::Message> said = {xor_line(heaps, k)};
    if ((from ^ k) < from) {
        said.push_back(msg::challenge_target(heap + 1, from, k, from ^ k));
    } else {
        said.push_back(msg::reduce_candidates_other(from, i18n::power(core::top_bit(k)), k, from ^ k));
    }
    const Heap left = core::nim_sum(after);
    const core::Move reply = core::winning_moves(after).front();
    said.push_back(msg::challenge_reply(left, reply.heap + 1, reply.from, reply.to));
    return said;
}

std::vector<i18n::Message> explain_verdict(const Challenge& challenge) {
    const core::Position values = worths(challenge);
    const Heap k = core::nim_sum(values);
    std::vector<i18n::Message> said;
    if (!is(challenge, "nim")) said.push_back(values_line(challenge, values));
    said.push_back(xor_line(values, k));
    said.push_back(k != 0 ? msg::reduce_k_claim() : msg::stairs_k_lost());
    return said;
}

std::vector<i18n::Message> challenge_hints(const Challenge& challenge) {
    const bool nim = is(challenge, "nim");
    const core::Position values = worths(challenge);
    std::vector<i18n::Message> hints = {nim ? msg::challenge_hint_columns() : values_line(challenge, values)};
    if (challenge.task == Task::verdict) {
        hints.push_back(msg::hint_who_rule());
        return hints;
    }
    const int top = core::top_bit(core::nim_sum(challenge.heaps));
    std::vector<std::size_t> holders;
    for (std::size_t i = 0; i < challenge.heaps.size(); ++i) {
        if (core::has_bit(challenge.heaps[i], top)) holders.push_back(i);
    }
    hints.push_back(msg::reduce_top_leftmost(i18n::power(top)));
    hints.push_back(msg::reduce_column_holders(holders.size(), i18n::power(top), lesson::name_heaps(challenge.heaps, holders)));
    return hints;
}

}  // namespace nimboard::app
