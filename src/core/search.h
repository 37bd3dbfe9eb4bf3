// Exhaustive search: who wins, from the rules alone. It shares nothing with the closed forms that it checks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/search_memory.h"
#include "core/theory.h"

namespace nimboard::core {

/// Solves positions of a sum of games by trying every move of every position below them, and remembers what it found.
/// Where a game's heaps have no places, their order and empty heaps make no other position. For small positions: time
/// and memory grow like the number of positions below, the depth of the calls like the number of moves to the end.
class Exhaustive {
public:
    explicit Exhaustive(std::vector<Game> games);

    /// For one game alone.
    explicit Exhaustive(const Game& game) : Exhaustive(std::vector<Game>{game}) {}

    /// N exactly when some move leads to a P-position, or when nothing can be moved and that wins. One position for
    /// each game, in their order.
    [[nodiscard]] Verdict verdict(const std::vector<Position>& positions);
    [[nodiscard]] Verdict verdict(const Position& position) { return verdict(std::vector<Position>{position}); }

    /// Every move to a P-position, in the order of Ruleset::each_move.
    [[nodiscard]] std::vector<SumMove> winning_moves(const std::vector<Position>& positions);

    /// Different positions solved so far.
    [[nodiscard]] std::uint64_t positions_visited() const { return known_.size(); }

    /// Moves looked at so far while solving them.
    [[nodiscard]] std::uint64_t moves_visited() const { return moves_visited_; }

private:
    /// What a move leaves of a heap: one heap, none (0), or two.
    struct Result {
        Heap to = 0;
        Heap split = 0;
    };
    /// What is known of a position so far.
    struct Outlook {
        bool can_move = false;
        bool can_win = false;
    };

    [[nodiscard]] Verdict solve(std::vector<Position>& normal);
    void look_at_moves(std::size_t game, std::vector<Position>& normal, Outlook& outlook);
    void look(std::vector<Position>& normal, Outlook& outlook);
    [[nodiscard]] const std::vector<Result>& results_of(std::size_t game, Heap heap);
    [[nodiscard]] Position normal_form(std::size_t game, Position position) const;

    std::vector<Game> games_;
    SearchMemory known_;  ///< keys: for each game the number of heaps, then the heaps
    std::vector<std::vector<std::vector<Result>>> results_;  ///< by game and size, where heaps do not meet
    std::uint64_t moves_visited_ = 0;
};

}  // namespace nimboard::core
