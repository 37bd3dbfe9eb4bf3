// The lesson `errors`: rules that tempt, each refuted by the smallest position on which it fails. Private to this room.
#pragma once

#include "core/refute.h"
#include "i18n/keys.h"
#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

/// How a rule is refuted.
enum class ErrorKind : std::uint8_t { verdict, moves, narrow, period };

/// A rule that tempts. Adding one is a row here, a name and a reason in the locales.
struct TemptingError {
    const char* game;      ///< where it fails
    ErrorKind kind;
    const char* rule;      ///< verdict: one of core's wrong rules
    core::MoveRule moves;  ///< moves
    core::Narrow narrow;   ///< narrow
    i18n::Key name, why;
    const char* wrong;     ///< as code or a formula; null where it is not one
    const char* right;
};

/// The errors that belong to a game: all of them in Nim.
[[nodiscard]] std::vector<const TemptingError*> errors_of(const core::Game& game);

void write_errors(Writer& writer);

}  // namespace nimboard::lesson
