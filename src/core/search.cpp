#include "core/search.h"

#include <algorithm>
#include <utility>

namespace nimboard::core {
namespace {

/// In which a move changes one heap, whatever the others are, and heaps have no places.
bool heaps_do_not_meet(const Ruleset& rules) {
    return !rules.ordered && (rules.heap_rules != nullptr || rules.heap_value != nullptr || rules.misere);
}

void insert_sorted(Position& position, Heap heap) {
    if (heap > 0) position.insert(std::upper_bound(position.begin(), position.end(), heap), heap);
}

}  // namespace

Exhaustive::Exhaustive(std::vector<Game> games) : games_(std::move(games)), results_(games_.size()) {}

/// The one form of all positions that differ only in what plays no part.
Position Exhaustive::normal_form(std::size_t game, Position position) const {
    if (games_[game].rules->ordered) return position;
    std::erase(position, Heap{0});
    std::sort(position.begin(), position.end());
    return position;
}

/// What the moves of one heap leave of it, straight from the rules; found once for each size.
const std::vector<Exhaustive::Result>& Exhaustive::results_of(std::size_t game, Heap heap) {
    auto& of_game = results_[game];
    const auto index = static_cast<std::size_t>(heap);
    if (of_game.size() <= index) of_game.resize(index + 1);
    std::vector<Result>& results = of_game[index];
    if (results.empty()) {
        const Position one{heap};
        games_[game].rules->each_move(games_[game], one, [&](const GameMove& move) {
            results.push_back({move.changes.front().to, move.split.value_or(0)});
        });
    }
    return results;
}

/// Looks at one move: the position after it, and back.
void Exhaustive::look(std::vector<Position>& normal, Outlook& outlook) {
    ++moves_visited_;
    outlook.can_move = true;
    if (solve(normal) == Verdict::P) outlook.can_win = true;
}

void Exhaustive::look_at_moves(std::size_t game, std::vector<Position>& normal, Outlook& outlook) {
    const Position before = normal[game];
    if (!heaps_do_not_meet(*games_[game].rules)) {
        games_[game].rules->each_move(games_[game], before, [&](const GameMove& move) {
            normal[game] = normal_form(game, after(before, move));
            look(normal, outlook);
        });
    } else {
        for (std::size_t i = 0; i < before.size(); ++i) {
            const std::size_t count = results_of(game, before[i]).size();
            for (std::size_t j = 0; j < count; ++j) {
                const Result result = results_[game][static_cast<std::size_t>(before[i])][j];
                Position& next = normal[game];
                next = before;
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
                insert_sorted(next, result.to);
                insert_sorted(next, result.split);
                look(normal, outlook);
            }
        }
    }
    normal[game] = before;
}

/// `normal` is changed on the way, and at the end as it was.
Verdict Exhaustive::solve(std::vector<Position>& normal) {
    std::string key;
    for (const Position& position : normal) {
        append_number(key, position.size());
        for (const Heap heap : position) append_number(key, heap);
    }
    if (const auto known = known_.find(key)) return *known;
    Outlook outlook;
    for (std::size_t i = 0; i < games_.size(); ++i) look_at_moves(i, normal, outlook);
    const bool wins = outlook.can_move ? outlook.can_win : games_.front().rules->misere;
    const Verdict verdict = wins ? Verdict::N : Verdict::P;
    known_.insert(key, verdict);
    return verdict;
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
