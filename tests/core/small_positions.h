// All positions of a given number of heaps up to a bound, smallest first, and how a test shows a position.
#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "core/position.h"
#include "core/search.h"

namespace nimboard::test {

/// Calls `visit` for each position of `heaps` heaps of 0 to `largest` stones, in the order of counting.
template <class Visit>
void for_each_position(std::size_t heaps, core::Heap largest, Visit visit) {
    core::Position position(heaps, 0);
    while (true) {
        visit(position);
        std::size_t i = heaps;
        while (i > 0 && position[i - 1] == largest) position[--i] = 0;
        if (i == 0) return;
        ++position[i - 1];
    }
}

/// "(1, 2, 3)".
inline std::string show(const core::Position& position) {
    std::string text = "(";
    for (std::size_t i = 0; i < position.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(position[i]);
    return text + ")";
}

/// Moves of one heap each, as Nim's own functions give them.
inline std::vector<core::Move> winning_moves_by_search(core::Exhaustive& search, const core::Position& position) {
    std::vector<core::Move> moves;
    for (const core::SumMove& found : search.winning_moves({position})) {
        const core::Change& change = found.move.changes.front();
        moves.push_back({change.heap, change.from, change.to});
    }
    return moves;
}

/// The smallest position for which `wrong` holds: fewest heaps, then fewest stones, then the order of counting.
template <class Wrong>
std::optional<core::Position> smallest_counterexample(std::size_t most_heaps, core::Heap largest, Wrong wrong) {
    for (std::size_t n = 0; n <= most_heaps; ++n) {
        std::optional<core::Position> best;
        core::Heap best_total = 0;
        for_each_position(n, largest, [&](const core::Position& position) {
            const core::Heap total = std::accumulate(position.begin(), position.end(), core::Heap{0});
            if ((best && best_total <= total) || !wrong(position)) return;
            best = position;
            best_total = total;
        });
        if (best) return best;
    }
    return std::nullopt;
}

}  // namespace nimboard::test
