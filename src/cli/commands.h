// The verbs of the command, one function each. They write to `out`, throw Problem on bad input, return the exit code.
#pragma once

#include <string>
#include <vector>

#include "cli/stream.h"
#include "cli/sum.h"
#include "core/judge.h"
#include "i18n/message.h"
#include "lesson/lesson.h"

namespace nimboard::cli {

/// judge nim|kam [FILE]: answers as they come, Yes or No, TAK or NIE. An empty path is standard input.
int judge(core::Problem problem, const std::string& path, Output& out);

/// solve GAME HEAPS… [--json]
int solve(const TypedSum& sum, bool json, Output& out);

/// What `explain` is asked for beside the position.
struct ExplainOptions {
    lesson::Id lesson = lesson::Id::reduce;  ///< one that the game has
    i18n::Lang lang = i18n::Lang::en;
    bool json = false;
    std::string svg_folder;  ///< empty: no pictures
    bool code = false;       ///< listings beside the steps that have one
};

/// explain GAME HEAPS… [--lesson NAME]: every step of a lesson of the game (lesson::lessons_for), and its pictures as
/// step-01.svg and so on.
int explain(const core::Component& component, const ExplainOptions& options, Output& out);

/// grundy GAME -n N [--json]: G(0..N), and the period if it is proved. May reckon further than N to prove it.
int grundy(const core::Game& game, std::size_t largest, bool json, Output& out);

/// What `verify` is asked for.
struct VerifyOptions {
    std::size_t heaps = 0;
    core::Heap largest = 0;
    std::string rule;  ///< id of a wrong rule; empty: the game's theorem
};

/// verify GAME --heaps H --max M: exhaustive search against the theorem, with a progress bar where standard error is a
/// terminal. Ctrl-C ends it with what was verified so far.
int verify(const core::Game& game, const VerifyOptions& options, Output& out);

}  // namespace nimboard::cli
