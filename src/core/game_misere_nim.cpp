// Misère Nim: who takes the last stone loses. While some heap is above 1 play is as in Nim; the one turn that differs
// leaves only heaps of 0 and 1, and must leave an odd number of ones. Empty heaps do not count. Source: Bouton (1901).
#include <algorithm>

#include "core/games.h"
#include "core/nim.h"

namespace nimboard::core {
namespace {

Verdict verdict(const Game&, Heaps heaps) {
    const bool some_above_one = std::any_of(heaps.begin(), heaps.end(), [](Heap heap) { return heap > 1; });
    return some_above_one == (nim_sum(heaps) != 0) ? Verdict::N : Verdict::P;
}

bool winning(const Game&, Heaps heaps, const std::function<bool(const GameMove&)>& sink) {
    const auto above_one = std::count_if(heaps.begin(), heaps.end(), [](Heap heap) { return heap > 1; });
    const Heap k = nim_sum(heaps);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const bool others_small = above_one == 0 || (above_one == 1 && heaps[i] > 1);
        // What makes k zero, or, among heaps of 0 and 1, what makes the number of ones odd.
        const Heap to = others_small ? (heaps[i] ^ k ^ 1U) : (heaps[i] ^ k);
        if (to < heaps[i] && !sink({{{i, heaps[i], to}}, std::nullopt})) return false;
    }
    return true;
}

}  // namespace

const Ruleset misere_nim_rules = {
    .name = "misere-nim", .misere = true, .each_move = each_nim_move, .verdict = verdict, .winning = winning};

}  // namespace nimboard::core
