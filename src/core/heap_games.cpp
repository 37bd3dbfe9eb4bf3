// What games of independent heaps share: values that XOR, moves given by heap rules.
#include "core/games.h"
#include "core/theory.h"

namespace nimboard::core {

void each_heap_move(const HeapRules& rules, Heap heap, const HeapMoveSink& sink) {
    if (rules.any_take) {
        for (Heap to = 0; to < heap; ++to) sink(to, std::nullopt);
    }
    for (const Take& take : rules.takes) {
        if (take.stones > heap) break;
        const Heap rest = heap - take.stones;
        if ((take.digit & 1U) != 0 && rest == 0 && take.stones > 0) sink(0, std::nullopt);
        if ((take.digit & 2U) != 0 && rest > 0 && take.stones > 0) sink(rest, std::nullopt);
        if ((take.digit & 4U) == 0) continue;
        for (Heap part = 1; part <= rest / 2; ++part) {
            if (!rules.unequal_parts || part != rest - part) sink(rest - part, part);
        }
    }
}

void each_move_by_heap_rules(const Game& game, Heaps heaps, const MoveSink& sink) {
    const HeapRules rules = game.rules->heap_rules(game);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        each_heap_move(rules, heaps[i], [&](Heap to, std::optional<Heap> split) {
            sink({{{i, heaps[i], to}}, split});
        });
    }
}

std::vector<Heap> values_of_heaps(const Theory& theory, Heaps heaps) {
    std::vector<Heap> values;
    for (const Heap heap : heaps) values.push_back(theory.value_of(heap));
    return values;
}

void moves_by_search(const Theory& theory, Heaps heaps, Heap change, const MoveSink& sink) {
    const HeapRules& rules = theory.heap_rules();
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Heap wanted = theory.value_of(heaps[i]) ^ change;
        each_heap_move(rules, heaps[i], [&](Heap to, std::optional<Heap> split) {
            const Heap value = theory.value_of(to) ^ (split ? theory.value_of(*split) : 0);
            if (value == wanted) sink({{{i, heaps[i], to}}, split});
        });
    }
}

}  // namespace nimboard::core
