#include "core/search.h"

#include <algorithm>
#include <utility>

namespace nimboard::core {

Exhaustive::Exhaustive(std::vector<Game> games) : games_(std::move(games)) {}

std::size_t Exhaustive::Hash::operator()(const Position& key) const {
    std::uint64_t hash = key.size();
    for (const Heap heap : key) hash = (hash + heap) * 0x9E3779B97F4A7C15U + (hash >> 29U);
    return static_cast<std::size_t>(hash);
}

/// The one form of all positions that differ only in what plays no part.
Position Exhaustive::normal_form(std::size_t game, Position position) const {
    if (games_[game].rules->ordered) return position;
    std::erase(position, Heap{0});
    std::sort(position.begin(), position.end());
    return position;
}

Verdict Exhaustive::solve(const std::vector<Position>& normal) {
    Position key;
    for (const Position& position : normal) {
        key.push_back(position.size());
        key.insert(key.end(), position.begin(), position.end());
    }
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool can_move = false;
    bool can_win = false;
    for (std::size_t i = 0; i < games_.size(); ++i) {
        games_[i].rules->each_move(games_[i], normal[i], [&](const GameMove& move) {
            std::vector<Position> next = normal;
            next[i] = normal_form(i, after(normal[i], move));
            ++moves_visited_;
            can_move = true;
            if (solve(next) == Verdict::P) can_win = true;
        });
    }
    const bool wins = can_move ? can_win : games_.front().rules->misere;
    known_.emplace(std::move(key), wins ? Verdict::N : Verdict::P);
    return wins ? Verdict::N : Verdict::P;
}

Verdict Exhaustive::verdict(const std::vector<Position>& positions) {
    std::vector<Position> normal;
    for (std::size_t i = 0; i < positions.size(); ++i) normal.push_back(normal_form(i, positions[i]));
    return solve(normal);
}

std::vector<SumMove> Exhaustive::winning_moves(const std::vector<Position>& positions) {
    std::vector<SumMove> moves;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        games_[i].rules->each_move(games_[i], positions[i], [&](const GameMove& move) {
            std::vector<Position> next = positions;
            next[i] = after(positions[i], move);
            if (verdict(next) == Verdict::P) moves.push_back({i, move});
        });
    }
    return moves;
}

}  // namespace nimboard::core
