#include "app/random_heaps.h"

#include <algorithm>

#include "core/nim.h"
#include "core/theory.h"

namespace nimboard::app {
namespace {

constexpr core::Heap largest = 15;

bool worth_a_look(const core::Position& heaps) {
    core::Position sorted = heaps;
    std::sort(sorted.begin(), sorted.end());
    return sorted.front() > 0 && sorted.back() >= 4 && sorted.back() <= largest &&
           std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

}  // namespace

/// splitmix64 (Steele, Lea and Flood, 2014): the next of a sequence of well-mixed numbers.
std::uint64_t next_random(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
}

core::Position random_heaps(core::Verdict wanted, std::uint64_t seed) {
    std::uint64_t state = seed;
    const auto count = static_cast<std::size_t>(3 + next_random(state) % 3);
    core::Position heaps(count);
    do {
        for (core::Heap& heap : heaps) heap = 1 + next_random(state) % largest;
        if (wanted == core::Verdict::P) heaps.back() ^= core::nim_sum(heaps);
    } while (core::nim_verdict(heaps) != wanted || !worth_a_look(heaps));
    return heaps;
}

core::Position random_position(const core::Game& game, core::Verdict wanted, std::uint64_t seed) {
    // Some heap is above 1, so in misère Nim the verdict is the same.
    if (game.rules->name == "nim" || game.rules->misere) return random_heaps(wanted, seed);
    // About one draw in a hundred is a P-position of Moore's Nim.
    const int most_draws = game.rules->nimbers == nullptr ? 2000 : 200;
    core::Position heaps;
    std::uint64_t state = seed;
    for (int draw = 0; draw < most_draws; ++draw) {
        heaps = random_heaps(core::Verdict::N, next_random(state));
        while (heaps.size() < game.parts.size()) heaps.push_back(1 + next_random(state) % largest);
        if (!game.parts.empty()) heaps.resize(game.parts.size());
        if (game.rules->misplaced != nullptr) std::sort(heaps.begin(), heaps.end());
        // One stair more or less, so that a verdict that hangs on every second one comes up soon.
        if (draw % 2 == 1 && game.rules->ordered) heaps[next_random(state) % heaps.size()] = heaps.front();
        if (game.rules->misplaced != nullptr) std::sort(heaps.begin(), heaps.end());
        const core::Solution solution = core::solve({{game, heaps}});
        if (solution.error == core::SolveError::none && solution.verdict == wanted) break;
    }
    return heaps;
}

}  // namespace nimboard::app
