// Nim: take any number of stones from one heap.
#include "core/games.h"

namespace nimboard::core {
namespace {

HeapRules heap_rules(const Game&) {
    return {.takes = {}, .any_take = true};
}

Heap heap_value(const Game&, Heap heap) {
    return heap;
}

void moves_by(const Theory&, Heaps heaps, Heap change, const MoveSink& sink) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if ((heaps[i] ^ change) < heaps[i]) sink({{{i, heaps[i], heaps[i] ^ change}}, std::nullopt});
    }
}

}  // namespace

void each_nim_move(const Game&, Heaps heaps, const MoveSink& sink) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (Heap to = 0; to < heaps[i]; ++to) sink({{{i, heaps[i], to}}, std::nullopt});
    }
}

const Ruleset nim_rules = {.name = "nim",
                           .each_move = each_nim_move,
                           .nimbers = values_of_heaps,
                           .moves_by = moves_by,
                           .heap_rules = heap_rules,
                           .heap_value = heap_value};

}  // namespace nimboard::core
