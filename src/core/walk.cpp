#include "core/walk.h"

#include <algorithm>
#include <set>

namespace nimboard::core {
namespace {

struct Walk {
    const Game& game;
    Remembers remembers;
    std::uint64_t most;
    Visits visits;
    std::set<Position> seen;

    void visit(Position heaps) {
        if (remembers == Remembers::heaps) {
            std::erase(heaps, Heap{0});
            std::sort(heaps.begin(), heaps.end());
        }
        if (remembers != Remembers::nothing && !seen.insert(heaps).second) return;
        if (visits.positions == most) {
            visits.complete = false;
            return;
        }
        ++visits.positions;
        game.rules->each_move(game, heaps, [&](const GameMove& move) {
            if (visits.complete) visit(after(heaps, move));
        });
    }
};

}  // namespace

Visits count_visits(const Game& game, const Position& heaps, Remembers remembers, std::uint64_t most) {
    Walk walk{game, remembers, most, {}, {}};
    walk.visit(heaps);
    return walk.visits;
}

}  // namespace nimboard::core
