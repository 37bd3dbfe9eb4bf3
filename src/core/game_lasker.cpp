// Lasker's Nim: take any number of stones from a heap, or split it into two. Values: 4j+3 and 4j+4 change places.
#include "core/games.h"

namespace nimboard::core {
namespace {

HeapRules heap_rules(const Game&) {
    return {.takes = {{0, 4}}, .any_take = true};
}

Heap heap_value(const Game&, Heap heap) {
    if (heap == 0) return 0;
    return heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap;
}

}  // namespace

const Ruleset lasker_rules = {.name = "lasker",
                              .in_place = false,
                              .each_move = each_move_by_heap_rules,
                              .nimbers = values_of_heaps,
                              .moves_by = moves_by_search,
                              .heap_rules = heap_rules,
                              .heap_value = heap_value,
                              .largest_heap = Heap{1} << 24U};  // 2^23 splits are looked at

}  // namespace nimboard::core
