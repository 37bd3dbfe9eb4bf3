#include "core/refute.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/nim.h"
#include "core/search.h"

namespace nimboard::core {
namespace {

constexpr std::size_t most_heaps = 3;
constexpr Heap most_stones = 6;

/// The next position of as many heaps and stones, in the order of counting; false after the last one.
bool next(Position& position) {
    std::size_t i = position.size() - 1;
    while (i > 0 && position[i] == 0) --i;
    if (i == 0) return false;
    // One stone goes to the left, the others of this heap to the end.
    const Heap rest = position[i] - 1;
    position[i] = 0;
    ++position[i - 1];
    position.back() = rest;
    return true;
}

/// The first position, in order of size, for which `wrong(position)` holds.
template <typename Wrong>
std::optional<Refutation> first_wrong(const Game& game, const Wrong& wrong) {
    Refutation found;
    for (std::size_t heaps = 1; heaps <= most_heaps; ++heaps) {
        for (Heap stones = 1; stones <= most_stones; ++stones) {
            found.position.assign(heaps, 0);
            found.position.back() = stones;
            do {
                if (game.rules->misplaced != nullptr && game.rules->misplaced(found.position)) continue;
                if (wrong(found.position)) return found;
                ++found.agreeing;
            } while (next(found.position));
        }
    }
    return std::nullopt;
}

void add_truth(Refutation& found, const Game& game, Exhaustive& search) {
    found.truth = search.verdict(found.position);
    for (const SumMove& winning : search.winning_moves({found.position})) found.winning.push_back(winning.move);
    game.rules->each_move(game, found.position, [&](const GameMove& move) { found.moves.push_back(move); });
    found.searched = search.positions_visited();
}

/// Every heap with `keeps(a, a XOR k)`.
template <typename Keeps>
std::vector<Move> moves_where(Heaps heaps, const Keeps& keeps) {
    const Heap k = nim_sum(heaps);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (keeps(heaps[i], heaps[i] ^ k)) moves.push_back({i, heaps[i], heaps[i] ^ k});
    }
    return moves;
}

/// What the program has in place of the nim-sum.
std::int64_t seen_as(Narrow kind, Heaps heaps) {
    const Heap k = nim_sum(heaps);
    if (kind == Narrow::unsigned_32) return static_cast<std::uint32_t>(k);
    if (kind == Narrow::signed_32) return static_cast<std::int32_t>(static_cast<std::uint32_t>(k));
    if (kind == Narrow::signed_64) return static_cast<std::int64_t>(k);
    Heap sum = 0;
    for (const Heap heap : heaps) sum ^= static_cast<Heap>(static_cast<double>(heap));
    return static_cast<std::int64_t>(sum);
}

}  // namespace

std::vector<Move> any_heap_moves(Heaps heaps) {
    return moves_where(heaps, [](Heap from, Heap to) { return from != to; });
}

std::vector<Move> at_most_moves(Heaps heaps) {
    return moves_where(heaps, [](Heap from, Heap to) { return to <= from; });
}

std::vector<Move> first_move_only(Heaps heaps) {
    std::vector<Move> moves = winning_moves(heaps);
    if (moves.size() > 1) moves.resize(1);
    return moves;
}

std::vector<Move> never_whole_heap(Heaps heaps) {
    return moves_where(heaps, [](Heap from, Heap to) { return 0 < to && to < from; });
}

std::optional<Refutation> refute(const Game& game, const Claim& claim) {
    Exhaustive search(game);
    auto found = first_wrong(game, [&](const Position& p) { return claim(p) != search.verdict(p); });
    if (!found) return found;
    add_truth(*found, game, search);
    found->claimed = claim(found->position);
    return found;
}

std::optional<Refutation> refute(MoveRule rule) {
    const Game game = parse_game("nim").game;
    Exhaustive search(game);
    auto found = first_wrong(game, [&](const Position& p) {
        std::vector<Move> truth;
        for (const SumMove& winning : search.winning_moves({p})) {
            const Change& change = winning.move.changes.front();
            truth.push_back({change.heap, change.from, change.to});
        }
        return rule(p) != truth;
    });
    if (!found) return found;
    add_truth(*found, game, search);
    found->claimed = found->truth;
    return found;
}

NarrowRefutation refute(Narrow kind) {
    NarrowRefutation found;
    for (int bit = 0; bit < 64; ++bit) {
        const Heap power = Heap{1} << bit;
        found.position = {power};
        if (kind == Narrow::rounded) found.position.push_back(power + 1);
        found.k = nim_sum(found.position);
        found.seen = seen_as(kind, found.position);
        // The program says "wins" when what it has is above 0; in truth k is not 0 here.
        if (found.k != 0 && found.seen <= 0) break;
    }
    return found;
}

}  // namespace nimboard::core
