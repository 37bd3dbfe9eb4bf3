#include "core/search.h"

#include <algorithm>
#include <iterator>

namespace nimboard::core {
namespace {

/// The one form of all positions that differ only in the order of heaps and in empty heaps.
Position normal_form(Heaps heaps) {
    Position sorted;
    std::copy_if(heaps.begin(), heaps.end(), std::back_inserter(sorted), [](Heap heap) { return heap != 0; });
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

}  // namespace

std::size_t ExhaustiveNim::Hash::operator()(const Position& position) const {
    std::uint64_t hash = position.size();
    for (const Heap heap : position) hash = (hash + heap) * 0x9E3779B97F4A7C15U + (hash >> 29U);
    return static_cast<std::size_t>(hash);
}

Verdict ExhaustiveNim::solve(const Position& sorted) {
    if (const auto known = known_.find(sorted); known != known_.end()) return known->second;
    Verdict verdict = Verdict::P;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i > 0 && sorted[i] == sorted[i - 1]) continue;  // an equal heap has the same moves
        for (Heap to = 0; to < sorted[i]; ++to) {
            Position after = sorted;
            after[i] = to;
            ++moves_visited_;
            if (solve(normal_form(after)) == Verdict::P) verdict = Verdict::N;
        }
    }
    known_.emplace(sorted, verdict);
    return verdict;
}

Verdict ExhaustiveNim::verdict(Heaps heaps) {
    return solve(normal_form(heaps));
}

std::vector<Move> ExhaustiveNim::winning_moves(Heaps heaps) {
    std::vector<Move> moves;
    Position after(heaps.begin(), heaps.end());
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (Heap to = 0; to < heaps[i]; ++to) {
            after[i] = to;
            if (verdict(after) == Verdict::P) moves.push_back({i, heaps[i], to});
        }
        after[i] = heaps[i];
    }
    return moves;
}

}  // namespace nimboard::core
