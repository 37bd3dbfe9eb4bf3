// Octal games: digit t after the point says what may be left when t stones are taken (see core/grundy.h).
// Kayles 0.77, Dawson's Kayles 0.07, Dawson's Chess 0.137. Source: Guy and Smith (1956).
#include "core/games.h"

namespace nimboard::core {
namespace {

HeapRules heap_rules(const Game& game) {
    HeapRules rules;
    for (std::size_t i = 0; i < game.digits.size(); ++i) {
        if (game.digits[i] != 0) rules.takes.push_back({i + 1, game.digits[i]});
    }
    return rules;
}

}  // namespace

const Ruleset octal_rules = {.name = "octal",
                             .parameter = Ruleset::Parameter::digits,
                             .in_place = false,
                             .each_move = each_move_by_heap_rules,
                             .nimbers = values_of_heaps,
                             .moves_by = moves_by_search,
                             .heap_rules = heap_rules,
                             .largest_heap = Heap{1} << 24U};  // half of it splits are looked at for each digit

}  // namespace nimboard::core
