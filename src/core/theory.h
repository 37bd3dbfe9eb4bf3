// Who wins and how, by theory: values of heaps, verdict and every winning move of a position or a sum of games.
// Never by search; search.h is what it is checked against.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/game.h"

namespace nimboard::core {

/// One game with the tables that its values need. Sizes up to what `prepare` was asked for can be valued.
class Theory {
public:
    explicit Theory(Game game);

    /// Makes heaps up to `largest` ready. False when that is beyond reach: the table would be too long and no period is
    /// proved. Games with a formula are always ready.
    [[nodiscard]] bool prepare(Heap largest);

    /// Value of one heap that prepare() has made ready; only for games whose heaps have values of their own.
    [[nodiscard]] Heap value_of(Heap heap) const;

    /// The least period of one heap's values, if a theorem gives it or the values computed so far prove it.
    [[nodiscard]] std::optional<Period> period();

    /// G(0) … up to here minus 1 are in a table; 0 for games with a formula.
    [[nodiscard]] std::size_t table_size() const { return table_ ? table_->values().size() : 0; }

    [[nodiscard]] const Game& game() const { return game_; }

    /// What may be done to one heap; only for games whose heaps do not meet.
    [[nodiscard]] const HeapRules& heap_rules() const { return rules_; }

private:
    Game game_;
    HeapRules rules_;
    std::optional<GrundyTable> table_;  ///< nothing for games with a formula
    std::optional<Period> period_;
};

/// Table entries, and looks at options, that prepare() goes up to: a few seconds.
inline constexpr std::size_t longest_table = 1U << 22U;
inline constexpr std::uint64_t most_table_work = 1'000'000'000;

/// A part of a sum: a game with its own heaps. One component alone is a plain position.
struct Component {
    Game game;
    Position heaps;
};

/// Heaps of a game, or of a sum of games: neighbours that are played alike are one component.
[[nodiscard]] std::vector<Component> components_of(const Game& game, Heaps heaps);

/// A winning move: which component, and the move there.
struct SumMove {
    std::size_t component = 0;
    GameMove move;
    friend bool operator==(const SumMove&, const SumMove&) = default;
};

/// Why a position has no solution here.
enum class SolveError : std::uint8_t {
    none,
    misplaced,  ///< the heaps of `component` break the game's order at `heap`
    too_large,  ///< `heap` of `component` is beyond reach
    no_sum,     ///< the game of `component` has no value, so it cannot be part of a sum
    too_many,   ///< there are more than most_winning_moves; the verdict stands
};

inline constexpr std::size_t most_winning_moves = 100'000;

struct Solution {
    Verdict verdict = Verdict::P;
    std::vector<std::vector<Heap>> nimbers;   ///< of each component: Nim heaps that play like it; none without a value
    std::vector<std::optional<Heap>> values;  ///< of each component, the XOR of those; nothing for games without one
    std::optional<Heap> value;                ///< XOR of them
    std::vector<SumMove> winning_moves;       ///< by component and heap
    SolveError error = SolveError::none;
    std::size_t component = 0;
    std::size_t heap = 0;
};

/// The whole answer for a sum of one component or more; none is the terminal position.
[[nodiscard]] Solution solve(const std::vector<Component>& sum);

}  // namespace nimboard::core
