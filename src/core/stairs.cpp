// Stones that go down stairs: only the odd stairs count, since a move onto an odd stair can be carried on by the
// opponent, which restores the odd stairs.
#include "core/games.h"

namespace nimboard::core {

std::vector<Heap> odd_stairs(Heaps stairs) {
    std::vector<Heap> odd;
    for (std::size_t i = 0; i < stairs.size(); i += 2) odd.push_back(stairs[i]);
    return odd;
}

std::vector<StairMove> stair_moves_by(Heaps stairs, Heap change) {
    std::vector<StairMove> moves;
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        const bool counts = i % 2 == 0;  // stair 1, 3, 5 …
        const Heap now = counts ? stairs[i] : stairs[i - 1];
        const Heap wanted = now ^ change;
        if (counts && wanted < now) moves.push_back({i, now - wanted});
        if (!counts && wanted > now && wanted - now <= stairs[i]) moves.push_back({i, wanted - now});
    }
    return moves;
}

}  // namespace nimboard::core
