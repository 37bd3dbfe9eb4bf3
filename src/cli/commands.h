// The verbs of the command, one function each. They write to `out`, throw Problem on bad input, return the exit code.
#pragma once

#include <string>
#include <vector>

#include "cli/stream.h"
#include "core/position.h"
#include "i18n/message.h"

namespace nimboard::cli {

/// The words of a position as they were typed, and where the first of them stands among the words after "nimboard".
struct TypedHeaps {
    std::vector<std::string> words;
    std::size_t first_argument = 3;
};

/// The heaps, or Problem with "argument N:1:COL" as the place.
[[nodiscard]] core::Position read_heaps(const TypedHeaps& typed);

/// judge nim [FILE]: answers as they come, Yes or No. An empty path is standard input.
int judge_nim(const std::string& path, Output& out);

/// solve nim HEAPS… [--json]
int solve_nim(const core::Position& position, bool json, Output& out);

/// What `explain` is asked for beside the position.
struct ExplainOptions {
    i18n::Lang lang = i18n::Lang::en;
    bool json = false;
    std::string svg_folder;  ///< empty: no pictures
};

/// explain nim HEAPS…: every step of the lesson `reduce`, and its pictures as step-01.svg and so on.
int explain_nim(const core::Position& position, const ExplainOptions& options, Output& out);

}  // namespace nimboard::cli
