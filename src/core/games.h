// The rulesets, one file each. Private to this room.
#pragma once

#include "core/game.h"

namespace nimboard::core {

extern const Ruleset nim_rules, misere_nim_rules, bounded_rules, subtract_rules, moore_rules, staircase_rules,
    kam_rules, octal_rules, grundy_rules, lasker_rules, sum_rules;

/// nimbers of games in which heaps do not meet: the value of each heap.
[[nodiscard]] std::vector<Heap> values_of_heaps(const Theory& theory, Heaps heaps);

/// Calls `sink` for every move of one heap, given by what it leaves: nothing or one heap (to), or two (to and split).
using HeapMoveSink = std::function<void(Heap to, std::optional<Heap> split)>;

/// Every move of one heap under `rules`; each result once.
void each_heap_move(const HeapRules& rules, Heap heap, const HeapMoveSink& sink);

/// each_move for games with heap_rules.
void each_move_by_heap_rules(const Game& game, Heaps heaps, const MoveSink& sink);

/// moves_by for games with heap_rules: tries every move of every heap.
void moves_by_search(const Theory& theory, Heaps heaps, Heap change, const MoveSink& sink);

/// each_move of Nim, which some other games share.
void each_nim_move(const Game& game, Heaps heaps, const MoveSink& sink);

/// Staircase and KAM: stones on stairs, stairs[0] next to the ground. A move takes stones from one stair to the next
/// lower.
struct StairMove {
    std::size_t stair = 0;  ///< counted from 0
    Heap stones = 0;
};

/// The odd stairs (the first, the third, …): their XOR is the value.
[[nodiscard]] std::vector<Heap> odd_stairs(Heaps stairs);

/// Every move after which that XOR is the present one XOR `change`.
[[nodiscard]] std::vector<StairMove> stair_moves_by(Heaps stairs, Heap change);

}  // namespace nimboard::core
