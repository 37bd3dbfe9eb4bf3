// A match: a game played to its end against the computer or by two people, with undo, and where a won game was lost.
// Pure: chance comes from a seed that the match holds, time comes in as dt.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/play_moves.h"
#include "core/theory.h"

namespace nimboard::app {

/// How the computer moves: any legal move; by the toss of a coin any or a winning one; always a winning one if there is.
enum class Level : std::uint8_t { random, sometimes, perfect };

/// Who has the two seats. A seat is 0, who moves first, or 1.
enum class Seats : std::uint8_t { person_first, computer_first, two_people };

/// Where the loser first let a won position go.
struct Slip {
    std::size_t turn = 0;      ///< counted from 0
    core::Position before;     ///< an N-position of the loser's
    core::GameMove played;     ///< to another N-position
    core::GameMove better;     ///< to a P-position
    std::size_t more = 0;      ///< how many times the loser did it again
};

struct Match {
    core::Game game;
    core::Position heaps;                    ///< now
    std::vector<core::GameMove> moves;       ///< from the first
    std::uint64_t seed = 0;
    std::shared_ptr<core::Theory> theory;    ///< of the game; keeps its tables
    std::optional<core::Verdict> verdict;    ///< of the present position; nothing when it is out of reach
    bool over = false;
    std::optional<Slip> slip;                ///< once it is over
    bool unclear = false;                    ///< once it is over: some position had no verdict in reach
    std::size_t heap = 0;                    ///< the one that the keys point at
    Picks held;                              ///< the move that is being chosen; it need not be legal
    bool typed = false;                      ///< its number is being typed
    float motion = 0;                        ///< 1 to 0: how far the last move is still to be seen
    float wait = 0;                          ///< seconds until the computer moves
};

/// What there is of play in the model. Not part of the document: the address and undo know nothing of it.
struct PlayState {
    Level level = Level::sometimes;
    Seats seats = Seats::person_first;
    std::uint64_t chance = 0;                ///< stirred by the time that passes: seeds of matches
    bool marks = false;                      ///< options show what they leave, P or N
    std::optional<Match> match;
    std::optional<i18n::Message> fault;      ///< why the last wish was refused
};

/// Begins a match, or says in `fault` why the position is none of the game's. Seed 0: by chance.
void start_match(PlayState& play, const core::Game& game, core::Position heaps, std::uint64_t seed);

/// Plays the person's move, or says in `fault` why it cannot be. With `at_once` the computer answers without a pause.
void make_move(PlayState& play, const Picks& picks, bool at_once);

/// Back to where a person was to move, one turn earlier at least.
void undo_move(PlayState& play);

/// Other settings; a match under way goes on with them.
void set_seats(PlayState& play, Level level, Seats seats);

/// Points at a heap, and puts `pick` among those held: in moore beside the others, else alone. A pick of nothing is taken
/// away. The same pick again is let go where `toggle`.
void hold(Match& match, const Pick& pick, bool toggle);

/// What is held of the heap pointed at, or null.
[[nodiscard]] const Pick* held_pick(const Match& match);

/// A key while the match is on show: "ArrowLeft", "7", "Enter" …; false when it means nothing here.
[[nodiscard]] bool is_play_key(const PlayState& play, std::string_view key);
void press_play_key(PlayState& play, std::string_view key);

/// Lets time pass. True while something moves or the computer is about to.
bool tick_match(PlayState& play, float dt);

/// The seat that is to move; the computer's seat, or -1.
[[nodiscard]] int to_move(const Match& match);
[[nodiscard]] int computer_seat(const PlayState& play);
/// Once it is over.
[[nodiscard]] int winner(const Match& match);

/// The verdict of any position of the match's game; nothing when it is out of reach.
[[nodiscard]] std::optional<core::Verdict> verdict_of(const Match& match, core::Heaps heaps);

/// A winning move from there, the first or one by chance; nothing from a P-position or out of reach.
[[nodiscard]] std::optional<core::GameMove> winning_move(const Match& match, core::Heaps heaps, std::uint64_t* random);

/// The position before its last `back` moves.
[[nodiscard]] core::Position position_before(const Match& match, std::size_t back);

// In words -------------------------------------------------------------------------------------------------------------

/// "3, 4, 5", the first 40 of them.
[[nodiscard]] std::string heaps_words(core::Heaps heaps);

/// "You", "The computer", "First player".
[[nodiscard]] i18n::Message seat_name(const PlayState& play, int seat);

/// "heap 2: 7 → 4", "heap 1: 9 → 5 + 2"; in moore several of them.
[[nodiscard]] i18n::Message move_words(const Match& match, const core::GameMove& move);

/// Whose turn it is, or who has won and why.
[[nodiscard]] std::vector<i18n::Message> status_words(const PlayState& play);

/// At the end: where the winning line was lost.
[[nodiscard]] std::vector<i18n::Message> analysis_words(const PlayState& play);

/// N or P of the present position, or that it is out of reach.
[[nodiscard]] i18n::Message verdict_words(const Match& match);

/// All of it as lines for those who cannot see the picture; none without a match.
[[nodiscard]] std::vector<i18n::Message> play_lines(const PlayState& play);

}  // namespace nimboard::app
