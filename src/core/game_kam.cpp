// KAM (Polish olympiad, Luogu P3480): heaps in ascending order must stay in order. The differences are a staircase
// whose first stair is the last difference, so XOR dₙ, dₙ₋₂, dₙ₋₄ …
#include <algorithm>

#include "core/games.h"

namespace nimboard::core {
namespace {

/// The differences from the last one back: stair 1 first.
Position stairs_of(Heaps heaps) {
    Position stairs;
    for (std::size_t i = heaps.size(); i > 0; --i) stairs.push_back(heaps[i - 1] - (i > 1 ? heaps[i - 2] : 0));
    return stairs;
}

GameMove take(Heaps heaps, std::size_t heap, Heap stones) {
    return {{{heap, heaps[heap], heaps[heap] - stones}}, std::nullopt};
}

std::optional<std::size_t> misplaced(Heaps heaps) {
    const auto place = std::is_sorted_until(heaps.begin(), heaps.end());
    if (place == heaps.end()) return std::nullopt;
    return static_cast<std::size_t>(place - heaps.begin());
}

void each_move(const Game&, Heaps heaps, const MoveSink& sink) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Heap most = heaps[i] - (i > 0 ? heaps[i - 1] : 0);
        for (Heap stones = 1; stones <= most; ++stones) sink(take(heaps, i, stones));
    }
}

std::vector<Heap> nimbers(const Theory&, Heaps heaps) {
    return odd_stairs(stairs_of(heaps));
}

void moves_by(const Theory&, Heaps heaps, Heap change, const MoveSink& sink) {
    const std::vector<StairMove> moves = stair_moves_by(stairs_of(heaps), change);
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        sink(take(heaps, heaps.size() - 1 - move->stair, move->stones));
    }
}

}  // namespace

const Ruleset kam_rules = {.name = "kam",
                           .ordered = true,
                           .misplaced = misplaced,
                           .each_move = each_move,
                           .nimbers = nimbers,
                           .moves_by = moves_by};

}  // namespace nimboard::core
