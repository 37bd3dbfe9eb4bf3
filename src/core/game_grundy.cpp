// Grundy's game: split a heap into two unequal heaps. Whether its values are periodic is not known.
#include "core/games.h"

namespace nimboard::core {
namespace {

HeapRules heap_rules(const Game&) {
    return {.takes = {{0, 4}}, .unequal_parts = true};
}

}  // namespace

const Ruleset grundy_rules = {.name = "grundy",
                              .in_place = false,
                              .each_move = each_move_by_heap_rules,
                              .nimbers = values_of_heaps,
                              .moves_by = moves_by_search,
                              .heap_rules = heap_rules};

}  // namespace nimboard::core
