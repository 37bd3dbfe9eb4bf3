// A position or a sum of games as it was typed: "nim 3 4 + subtract:1,3,5 21". Every number knows its place.
#pragma once

#include <string>
#include <vector>

#include "core/theory.h"

namespace nimboard::cli {

/// One word of the command line, and where it stands.
struct Token {
    std::string text;
    std::size_t argument = 0;  ///< counted from 1, after "nimboard"
    std::size_t column = 1;    ///< of its first character, within the argument
};

struct TypedSum {
    std::vector<core::Component> components;
    std::vector<std::vector<Token>> heap_places;  ///< of each heap of each component
};

/// "argument 4:1:1".
[[nodiscard]] std::string place_of(const Token& token);

/// The game that a word names, or Problem.
[[nodiscard]] core::Game read_game(const Token& token);

/// The game or the sum of games, "nim+octal:0.77", that a word names, or Problem.
[[nodiscard]] core::Game read_whole(const Token& token);

/// Reads GAME and HEAPS… given as arguments from number `first` on; a "+" before the name of a game begins another
/// component, any other "+" only parts heaps. Problem at the place of what cannot be read.
[[nodiscard]] TypedSum read_sum(const std::vector<std::string>& words, const std::vector<std::size_t>& arguments);

/// Strict digits, or Problem that names the option.
[[nodiscard]] core::Heap read_number(const std::string& option, const std::string& text, core::Heap largest);

}  // namespace nimboard::cli
