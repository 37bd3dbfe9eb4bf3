// Staircase Nim: a move carries stones from a stair to the next lower one, from stair 1 to the ground. The first number
// is stair 1.
#include "core/games.h"

namespace nimboard::core {
namespace {

GameMove carry(Heaps heaps, std::size_t stair, Heap stones) {
    GameMove move{{{stair, heaps[stair], heaps[stair] - stones}}, std::nullopt};
    if (stair > 0) move.changes.push_back({stair - 1, heaps[stair - 1], heaps[stair - 1] + stones});
    return move;
}

void each_move(const Game&, Heaps heaps, const MoveSink& sink) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (Heap stones = 1; stones <= heaps[i]; ++stones) sink(carry(heaps, i, stones));
    }
}

std::vector<Heap> nimbers(const Theory&, Heaps heaps) {
    return odd_stairs(heaps);
}

void moves_by(const Theory&, Heaps heaps, Heap change, const MoveSink& sink) {
    for (const StairMove& move : stair_moves_by(heaps, change)) sink(carry(heaps, move.stair, move.stones));
}

}  // namespace

const Ruleset staircase_rules = {.name = "staircase",
                                 .ordered = true,
                                 .in_place = false,
                                 .each_move = each_move,
                                 .nimbers = nimbers,
                                 .moves_by = moves_by};

}  // namespace nimboard::core
