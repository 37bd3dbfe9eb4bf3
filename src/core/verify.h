// Verifying a rule: exhaustive search over all positions up to a bound, in slices, until one contradicts the rule.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/position.h"

namespace nimboard::core {

/// A rule that says who wins.
using Claim = std::function<Verdict(Heaps)>;

/// The game's own theorem, for heaps up to `largest`. Empty when the values of such heaps are beyond reach.
[[nodiscard]] Claim theorem_of(const Game& game, Heap largest);

/// A rule that is known to be wrong, with the mistake that makes it.
struct WrongRule {
    std::string_view id;    ///< "mod-m"
    std::string_view what;  ///< "a mod m in place of a mod (m+1)"
    bool (*applies)(const Game& game);
    Claim (*claim)(const Game& game);
};

/// Errors of real tutorials and programs, to see them refuted.
[[nodiscard]] const std::vector<WrongRule>& wrong_rules();

/// A position where rule and search differ.
struct Counterexample {
    Position position;
    Verdict claimed = Verdict::P;
    Verdict truth = Verdict::P;
};

/// Most positions that a Verifier takes on: a byte of memory each.
inline constexpr std::uint64_t most_positions = std::uint64_t{1} << 28U;

/// Positions that a search may remember: some hundred megabytes.
inline constexpr std::uint64_t most_remembered = 16'000'000;

/// Positions of `heaps` heaps of 0 to `largest` stones that the game tells apart: in games whose heaps have no places,
/// those in ascending order where a memory is searched, all of them where a table is sieved. Nothing when there are
/// more than most_positions.
[[nodiscard]] std::optional<std::uint64_t> positions_to_verify(const Game& game, std::size_t heaps, Heap largest);

/// Goes through the positions in an order in which every move leads back to a position that is settled. Games in which
/// a move lowers one heap, whatever the others are, are sieved forwards: each P-position marks those that can move to
/// it.
class Verifier {
public:
    /// Only when positions_to_verify gives a number. Of a sum each part is played on one heap: as many heaps as parts.
    Verifier(const Game& game, std::size_t heaps, Heap largest, Claim claim);
    ~Verifier();
    Verifier(Verifier&&) noexcept;
    Verifier& operator=(Verifier&&) noexcept;

    /// Settles at least one more position, and goes on until about `work` positions and moves have been looked at.
    /// False when nothing is left to do: all done, a counterexample found, or the memory full (then done() < total()).
    bool step(std::uint64_t work);

    [[nodiscard]] std::uint64_t done() const;
    [[nodiscard]] std::uint64_t total() const;
    [[nodiscard]] std::uint64_t moves_visited() const;
    [[nodiscard]] std::uint64_t p_positions() const;
    [[nodiscard]] const std::optional<Counterexample>& counterexample() const;

private:
    [[nodiscard]] std::uint64_t work_done() const;

    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace nimboard::core
