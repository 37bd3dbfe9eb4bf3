// What the command cannot go on with, and the exit code that tells of it.
#pragma once

#include <stdexcept>
#include <string>

#include "core/judge.h"

namespace nimboard::cli {

inline constexpr int exit_fine = 0;
inline constexpr int exit_counterexample = 1;
inline constexpr int exit_bad_input = 2;

/// Ends the command with exit code 2 and one line on standard error.
class Problem : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// "FILE:LINE:COL: expected …, found …".
[[nodiscard]] std::string at_place(const std::string& file, const core::Fault& fault);

/// A Problem made of a fault.
[[nodiscard]] Problem problem_of(const std::string& file, const core::Fault& fault);

/// "nimboard: MESSAGE" on standard error.
void complain(const std::string& message);

}  // namespace nimboard::cli
