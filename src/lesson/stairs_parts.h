// The parts that the lessons `staircase` and `kam` share: the odd stairs, their XOR, the move on the stairs. Private to
// this room.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/theory.h"
#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

using SharedPosition = std::shared_ptr<const core::Position>;

/// A position of either game, as stairs.
struct Flight {
    SharedPosition stairs;  ///< stones on stair 1, 2, …
    SharedPosition heaps;   ///< KAM's heaps; null in staircase
    bool odd_lit = false;   ///< what new pictures begin with
};

/// Stones on the odd stairs: 1, 3, 5 …
[[nodiscard]] core::Position odd_stairs(core::Heaps stairs);

/// The stairs after a move that has its stones; nothing if a stair would hold 2^64 stones or more.
[[nodiscard]] std::optional<core::Position> carried(core::Heaps stairs, const StairMoveShown& move);

/// Heaps as stairs and back: stair 1 is the last difference. The heaps must be in order.
[[nodiscard]] core::Position stairs_of_heaps(core::Heaps heaps);
[[nodiscard]] core::Position heaps_of_stairs(core::Heaps stairs);

/// Where stones from this stair land: "stair 3", "the ground".
[[nodiscard]] i18n::Message landing(std::uint32_t stair);

/// "stair 1 has 5 and stair 3 has 2": stones on the odd stairs, 1 to longest_list of them.
[[nodiscard]] i18n::Arg list_stairs(core::Heaps odd);

/// Verdict, value and winning moves by core, of the lesson's game.
[[nodiscard]] core::Solution solve_alone(const core::Game& game, core::Heaps heaps);
[[nodiscard]] core::Solution solve_stairs(core::Heaps stairs);

/// The move of stairs behind a move that core gives.
[[nodiscard]] StairMoveShown as_stair_move(const core::GameMove& move);

/// A move of half the stones of a stair, or as many as the stair below can take; nothing if there are none.
[[nodiscard]] std::optional<StairMoveShown> half_of(core::Heaps stairs, std::uint32_t stair);

/// "5 ⊕ 2 = 7" of the odd stairs; it holds if that is so and `holds`.
[[nodiscard]] Check k_check(core::Heaps odd, core::Heap k, bool holds);

/// Puts a picture on the step's stage; the position on stage is the one that the picture shows.
void show(Step& step, Stairs picture);
/// The stairs of a flight, or with a move that has been played if it can be.
void show_stairs(Step& step, const Flight& flight, std::optional<StairMoveShown> move = std::nullopt);

/// The claim, a move from an even stair and its answer, a move from an odd stair.
void write_odd_stairs(Writer& writer, const Flight& flight);
/// The odd stairs on the columns stage, their XOR, and who wins.
void write_odd_xor(Writer& writer, const Flight& flight);
/// k != 0: the move in Nim and on the stairs. The move on the stairs is given back.
StairMoveShown write_stair_move(Writer& writer, const Flight& flight);
/// k = 0 with stones left: a move and its answer.
void write_stair_answer(Writer& writer, const Flight& flight);

/// The lessons, whole.
void write_staircase(Writer& writer);
void write_kam(Writer& writer);
/// Counting the parity from the left, and what refutes it.
void write_kam_error(Writer& writer, const Flight& flight);

}  // namespace nimboard::lesson
