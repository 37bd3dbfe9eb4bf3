// Challenges: a position drawn for its difficulty, and the learner's answer to it: the winning move, or P or N. What is
// said of the answer is said in the lessons' own words, of these very numbers.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "app/learn.h"
#include "core/theory.h"
#include "i18n/message.h"

namespace nimboard::app {

/// "move": an N-position of Nim whose winning move is looked for. "verdict": P or N, in one of challenge_games.
enum class Task : std::uint8_t { move, verdict };

inline constexpr std::array<const char*, 6> challenge_games = {"nim",           "bounded:3",  "subtract:1,2,3",
                                                               "subtract:1,3,4", "staircase", "octal:0.77"};

/// Heaps, each below 2^bits; clamped to 2 to 6 heaps and 2 to 8 bits.
struct Difficulty {
    int heaps = 3, bits = 3;
    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};
inline constexpr Difficulty easiest = {2, 2}, hardest = {6, 8};

struct Challenge {
    Task task = Task::move;
    core::Game game;
    core::Position heaps;    ///< empty: none drawn yet
    core::Solution solution; ///< by core
};

/// The same seed gives the same challenge. No heap is empty, and the largest needs all the bits wherever that can be; for
/// a move not every heap has a winning one where that can be; for a verdict P and N come equally often.
[[nodiscard]] Challenge make_challenge(Task task, const core::Game& game, Difficulty difficulty, std::uint64_t seed);

/// The lesson that explains this challenge's game.
[[nodiscard]] lesson::Id lesson_of(const Challenge& challenge);

/// What the move of heap `heap` (from 0) to `to` stones does, for a challenge of Nim; `to` is less than the heap.
[[nodiscard]] std::vector<i18n::Message> explain_move(const Challenge& challenge, std::size_t heap, core::Heap to);
/// Why the position is P or N.
[[nodiscard]] std::vector<i18n::Message> explain_verdict(const Challenge& challenge);
/// Hints, from the gentlest on. The first one of Nim stands beside the heaps cut into powers of two.
[[nodiscard]] std::vector<i18n::Message> challenge_hints(const Challenge& challenge);

/// The panel's state.
struct Challenges {
    Task task = Task::move;
    std::size_t game = 0;         ///< of challenge_games, for verdicts
    Difficulty difficulty;
    std::uint64_t seed = 1;       ///< of the next challenge
    Challenge now;
    std::size_t row = 0;          ///< the heap that is being changed, and the stones it shall be left with
    core::Heap to = 0;
    int hints = 0;
    Outcome outcome = Outcome::open;     ///< of the last answer
    bool first = true;                   ///< no answer yet: only the first one scores
    std::vector<i18n::Message> said;     ///< about the last answer
    std::uint32_t tried = 0, solved = 0, streak = 0;
};

/// What is done in the panel. Anything that does not fit is ignored.
struct Riddle {
    enum class Verb : std::uint8_t {
        seed,   ///< mixes `value` into the challenges to come
        open,   ///< opens the panel, or closes it
        task,   ///< the other task
        game,   ///< the next game for verdicts
        heaps, bits,  ///< one more (`value` 1) or fewer (-1)
        row,    ///< this heap
        walk,   ///< `value` heaps on
        to,     ///< this many stones shall be left
        step,   ///< `value` more or fewer
        digit,  ///< types a digit; -1 takes one back
        give,   ///< makes the move
        say,    ///< 0: P, 1: N
        hint,
        next,
        lesson  ///< the position on stage, as a lesson
    };
    Verb verb = Verb::open;
    std::int64_t value = 0;
};

void carry_out(Model& model, const Riddle& riddle);

/// What Enter does now: give the move, or go on to the next.
[[nodiscard]] Riddle::Verb enter_verb(const Challenges& challenges);

/// Is there an answer that ends this challenge? A wrong move may be tried again.
[[nodiscard]] bool finished(const Challenges& challenges);

/// What is asked, and which move is being made: above the heaps.
[[nodiscard]] std::vector<i18n::Message> task_lines(const Challenges& challenges);

/// The panel for the page: {"title","lines":[…],"said":[…],"buttons":[{"label","verb","value"}]}; nothing while closed.
[[nodiscard]] std::string challenge_json(const Model& model);

}  // namespace nimboard::app
