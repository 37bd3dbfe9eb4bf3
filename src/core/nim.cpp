#include "core/nim.h"

#include <array>
#include <bit>
#include <limits>

namespace nimboard::core {

Heap nim_sum(Heaps heaps) {
    // Several sums that do not wait for each other.
    constexpr std::size_t lanes = 8;
    std::array<Heap, lanes> sums{};
    std::size_t i = 0;
    for (; i + lanes <= heaps.size(); i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) sums[lane] ^= heaps[i + lane];
    }
    Heap sum = 0;
    for (const Heap one : sums) sum ^= one;
    for (; i < heaps.size(); ++i) sum ^= heaps[i];
    return sum;
}

Verdict nim_verdict(Heaps heaps) {
    return nim_sum(heaps) == 0 ? Verdict::P : Verdict::N;
}

int top_bit(Heap value) {
    return static_cast<int>(std::bit_width(value)) - 1;
}

std::vector<Column> columns(Heaps heaps) {
    std::array<std::size_t, 64> ones{};
    Heap any = 0;
    for (const Heap heap : heaps) {
        any |= heap;
        for (Heap rest = heap; rest != 0; rest &= rest - 1) ++ones[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    std::vector<Column> result;
    for (int bit = top_bit(any); bit >= 0; --bit) result.push_back({bit, ones[static_cast<std::size_t>(bit)]});
    return result;
}

std::vector<Move> winning_moves(Heaps heaps) {
    const Heap k = nim_sum(heaps);
    std::vector<Move> moves;
    if (k == 0) return moves;
    const int top = top_bit(k);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (has_bit(heaps[i], top)) moves.push_back({i, heaps[i], heaps[i] ^ k});
    }
    return moves;
}

MoveCount move_count(Heaps heaps) {
    MoveCount total;
    for (const Heap heap : heaps) {
        total.overflow = total.overflow || heap > std::numeric_limits<Heap>::max() - total.count;
        total.count += heap;
    }
    return total;
}

MoveError check_move(Heaps heaps, const Move& move) {
    if (move.heap >= heaps.size()) return MoveError::no_such_heap;
    if (heaps[move.heap] != move.from) return MoveError::stale;
    if (move.from == 0) return MoveError::empty_heap;
    if (move.to == move.from) return MoveError::takes_nothing;
    if (move.to > move.from) return MoveError::grows;
    return MoveError::none;
}

MoveError apply_move(Position& position, const Move& move) {
    const MoveError error = check_move(position, move);
    if (error == MoveError::none) position[move.heap] = move.to;
    return error;
}

}  // namespace nimboard::core
