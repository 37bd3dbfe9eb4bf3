// The listing that stands beside a step: a short C++ program of our own, the line that the step is at, and what its
// variables hold on this very position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"

namespace nimboard::lesson {

enum class Listing : std::uint8_t { judge, move, mex, kam, stairs };

/// A variable or an expression, and its values one after the other, all in ASCII. The last value is the present one.
struct CodeRow {
    std::string name;
    std::vector<std::string> values;
    friend bool operator==(const CodeRow&, const CodeRow&) = default;
};

struct Code {
    Listing listing = Listing::judge;
    int line = 0;               ///< the line that is being carried out, from 0
    std::vector<CodeRow> rows;  ///< all with as many values; "..." stands for values left out
    friend bool operator==(const Code&, const Code&) = default;
};

/// The whole program, lines ended by LF, ASCII; it compiles as it stands.
[[nodiscard]] std::string_view listing_text(Listing listing);
/// "judge.cpp".
[[nodiscard]] std::string_view listing_name(Listing listing);

/// The most rows that any step has beside it: a place to keep free.
[[nodiscard]] int code_rows(Listing listing);

/// What stands beside this step; nothing where no listing fits it.
[[nodiscard]] std::optional<Code> code_of(const Lesson& lesson, const Step& step);

/// Rows have at most so many values.
inline constexpr std::size_t most_code_values = 8;

}  // namespace nimboard::lesson
