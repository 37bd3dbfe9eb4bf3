// Subtraction games: take a number of stones that is on a list. G(n) = mex of G(n − s); always periodic in the end.
#include "core/games.h"

namespace nimboard::core {
namespace {

HeapRules heap_rules(const Game& game) {
    HeapRules rules;
    for (const Heap take : game.takes) rules.takes.push_back({take, 3});
    return rules;
}

}  // namespace

const Ruleset subtract_rules = {.name = "subtract",
                                .parameter = Ruleset::Parameter::takes,
                                .each_move = each_move_by_heap_rules,
                                .nimbers = values_of_heaps,
                                .moves_by = moves_by_search,
                                .heap_rules = heap_rules};

}  // namespace nimboard::core
