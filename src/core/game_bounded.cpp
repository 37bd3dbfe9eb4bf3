// Bounded Nim: take 1 to m stones from one heap. G(a) = a mod (m+1).
#include <algorithm>

#include "core/games.h"
#include "core/theory.h"

namespace nimboard::core {
namespace {

void each_move(const Game& game, Heaps heaps, const MoveSink& sink) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (Heap take = 1; take <= std::min(game.number, heaps[i]); ++take) {
            sink({{{i, heaps[i], heaps[i] - take}}, std::nullopt});
        }
    }
}

Heap heap_value(const Game& game, Heap heap) {
    return heap % (game.number + 1);
}

std::optional<Period> known_period(const Game& game) {
    return Period{game.number + 1, -1};
}

/// Among m neighbours below a heap every residue but its own comes once: at most one move a heap.
void moves_by(const Theory& theory, Heaps heaps, Heap change, const MoveSink& sink) {
    const Heap modulus = theory.game().number + 1;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Heap residue = heaps[i] % modulus;
        const Heap wanted = residue ^ change;
        if (wanted >= modulus) continue;
        const Heap take = residue >= wanted ? residue - wanted : residue + (modulus - wanted);
        if (take <= heaps[i]) sink({{{i, heaps[i], heaps[i] - take}}, std::nullopt});
    }
}

}  // namespace

const Ruleset bounded_rules = {.name = "bounded",
                               .parameter = Ruleset::Parameter::number,
                               .each_move = each_move,
                               .nimbers = values_of_heaps,
                               .moves_by = moves_by,
                               .heap_value = heap_value,
                               .known_period = known_period};

}  // namespace nimboard::core
