// Games other than Nim: how they are written, what a move is, and what each game's own file tells about it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grundy.h"
#include "core/position.h"

namespace nimboard::core {

struct Ruleset;

/// A game with its parameters: "bounded:3", "subtract:1,3,5", "octal:0.77".
struct Game {
    const Ruleset* rules = nullptr;    ///< never null
    Heap number = 0;                   ///< M of bounded, K of moore
    std::vector<Heap> takes;           ///< of subtract, ascending, each once
    std::vector<std::uint8_t> digits;  ///< of octal: digits[0] is the first one after "0."
    std::vector<Game> parts;           ///< of a sum: the game of each heap; heaps beyond them belong to the last game

    friend bool operator==(const Game&, const Game&) = default;
};

/// One heap goes from a size to another; it may grow (staircase).
struct Change {
    std::size_t heap = 0;  ///< counted from 0
    Heap from = 0;
    Heap to = 0;
    friend bool operator==(const Change&, const Change&) = default;
};

/// A move: the heap from which stones are taken comes first. A heap that is split keeps one part, the other one is a
/// new last heap.
struct GameMove {
    std::vector<Change> changes;
    std::optional<Heap> split;
    friend bool operator==(const GameMove&, const GameMove&) = default;
};

/// The position after a move that is legal there.
[[nodiscard]] Position after(Heaps heaps, const GameMove& move);

using MoveSink = std::function<void(const GameMove&)>;

class Theory;

/// Everything that is particular to one game. Each game is one file that defines one Ruleset; game.cpp lists them.
struct Ruleset {
    enum class Parameter : std::uint8_t { none, number, takes, digits };

    std::string_view name;
    Parameter parameter = Parameter::none;
    bool misere = false;   ///< who cannot move wins
    bool ordered = false;  ///< heaps have places: their order matters, and so do empty ones
    bool in_place = true;  ///< no heap ever grows, splits, or is added

    /// Number of the first heap that breaks the game's order (kam), or nothing. May be null: all positions are legal.
    std::optional<std::size_t> (*misplaced)(Heaps heaps) = nullptr;

    /// Every legal move, each once, by heap. For small positions: their number can be as large as the heaps.
    void (*each_move)(const Game& game, Heaps heaps, const MoveSink& sink) = nullptr;

    /// The Nim heaps that the position is worth: their XOR is its value. Null for games that have no value: then
    /// `verdict` is there.
    std::vector<Heap> (*nimbers)(const Theory& theory, Heaps heaps) = nullptr;

    /// With `nimbers`: every move after which the value is the present one XOR `change`, which is not 0.
    void (*moves_by)(const Theory& theory, Heaps heaps, Heap change, const MoveSink& sink) = nullptr;

    /// Without `nimbers`: the closed form, and every winning move. The sink of `winning` says false to hear no more.
    Verdict (*verdict)(const Game& game, Heaps heaps) = nullptr;
    /// False when there are too many to look through them all.
    bool (*winning)(const Game& game, Heaps heaps, const std::function<bool(const GameMove&)>& sink) = nullptr;
    /// One winning move, at once, where `winning` may have too many to look through; nothing in a P-position. May be null.
    std::optional<GameMove> (*one_winning)(const Game& game, Heaps heaps) = nullptr;

    /// What may be done to one heap, where heaps do not meet: gives values by mex. Null where there is no such thing.
    HeapRules (*heap_rules)(const Game& game) = nullptr;

    /// Value of one heap by a formula; null where only a table gives it.
    Heap (*heap_value)(const Game& game, Heap heap) = nullptr;

    /// Period of the values of one heap where a theorem gives it at once.
    std::optional<Period> (*known_period)(const Game& game) = nullptr;

    /// Winning moves are looked for one by one: heaps above this would take too long.
    Heap largest_heap = ~Heap{0};
};

/// All games, in the order in which they are listed to people.
[[nodiscard]] const std::vector<const Ruleset*>& all_games();

/// Why a written game is none, and where in the text. Columns are bytes; what follows is ASCII or not a game.
struct GameError {
    enum class Kind : std::uint8_t {
        unknown_name,     ///< no game is called so
        no_parameter,     ///< "bounded", "bounded:"
        extra_parameter,  ///< "nim:3"
        bad_number,       ///< "bounded:x", "bounded:0", "moore:-1", "subtract:1,,3", "subtract:0"
        too_large,        ///< a number beyond what the game takes
        bad_octal,        ///< not "0." and digits 0 to 7
        no_moves,         ///< "octal:0.00": nothing could ever be done
        no_part,          ///< in a sum: a game whose heaps have no values of their own, or one too many
    };
    Kind kind = Kind::unknown_name;
    std::size_t offset = 0;
    std::string found;
};

struct ParsedGame {
    Game game;
    std::optional<GameError> error;
};

/// Reads "nim", "misere-nim", "bounded:M", "subtract:1,3,5", "moore:K", "staircase", "kam", "octal:0.77", "grundy",
/// "lasker". M and K from 1; takes from 1 to largest_subtraction, in any order, repeats allowed.
[[nodiscard]] ParsedGame parse_game(std::string_view text);

/// The same, and sums: "nim+nim+octal:0.77", a game for each heap, with "+" or spaces between them. Only games whose
/// heaps have values of their own, at most most_parts of them. A sum is a game for verdicts and lessons; its each_move
/// calls the new heap of a split the last one, as in any game, so what is left is told by components_of alone.
[[nodiscard]] ParsedGame parse_sum(std::string_view text);

inline constexpr std::size_t most_parts = 64;

/// The game that heap `heap` (from 0) is played by: of a sum, or the game itself.
[[nodiscard]] const Game& game_of_heap(const Game& game, std::size_t heap);

/// A sum in which each part of `sum` is played on `each` heaps; another game as it is.
[[nodiscard]] Game sum_of_heaps(const Game& sum, std::size_t each);

/// The largest take that subtract accepts: tables must stay within reach.
inline constexpr Heap largest_subtraction = 1'000'000;

/// The game as parse_game reads it, takes in ascending order, each once.
[[nodiscard]] std::string game_name(const Game& game);

}  // namespace nimboard::core
