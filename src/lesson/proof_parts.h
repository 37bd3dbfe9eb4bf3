// What the lesson `proof` is put together from. Private to this room, save for settle_proof, which tests plant faults in.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "lesson/proof.h"
#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

/// The positions that the steps speak of: this one wherever it serves, else the nearest one that does.
struct ProofFacts {
    core::Position zero;        ///< k = 0 with stones, and the move tried from it
    core::Move tried;
    core::Heap x = 0;           ///< what the move XORs into k
    core::Position nonzero;     ///< k != 0, and a winning move
    core::Heap k = 0;
    int top = 0;
    std::vector<std::size_t> holders;  ///< heaps of `nonzero` with the top bit
    core::Move win;
    core::Position after;       ///< k = 0 again
};
[[nodiscard]] ProofFacts proof_facts(const Lesson& lesson);

/// How many moves were played from a position, up to a limit, and what came of them.
struct MovesPlayed {
    std::uint64_t played = 0;
    bool all = false;
    std::uint64_t to_zero = 0;  ///< led to k = 0
    bool each_falls = true;     ///< left fewer stones
};
[[nodiscard]] MovesPlayed play_moves(core::Heaps heaps);

/// A game from here in which the winner follows the theorem and the loser takes the largest heap whole.
struct GamePlayed {
    std::size_t moves = 0;
    bool over = false;          ///< played to the end
    bool as_said = true;        ///< the winner always reached k = 0, and took the last stone
};
[[nodiscard]] GamePlayed play_game(core::Position heaps);

[[nodiscard]] std::shared_ptr<const InductionMap> induction_map(const Lesson& lesson);

/// Gives every step the states of the tree by the checks that its steps carry, and the words that a part is proved or
/// has failed. Once only.
void settle_proof(std::vector<Step>& steps);

/// All steps but the states.
void write_proof_steps(Writer& writer);
void write_proof(Writer& writer);

}  // namespace nimboard::lesson
