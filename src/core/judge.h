// Reads judge problems as a stream and answers them: Luogu P2197 (Nim).
// Input: T, then T cases of n and n heaps; any white space between numbers (space, tab, LF, CRLF, lone CR,
// vertical tab, form feed), a UTF-8 byte-order mark only at offset 0, the final line end optional, heaps spread
// over any number of lines; T = 0, n = 0 and heaps of 0 are legal. Numbers are 0 to 2^64 - 1 in plain digits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "core/position.h"

namespace nimboard::core {

/// What is wrong with the text at the place of a fault.
enum class FaultKind : std::uint8_t {
    not_a_number,      ///< anything that no other kind names
    negative,          ///< -5
    decimal,           ///< 3.5
    exponent,          ///< 1e5
    sign,              ///< +5
    full_width_digit,  ///< U+FF10 to U+FF19
    overflow,          ///< 2^64 or more
    input_ended,       ///< the text stops before the last case is whole
    misplaced_bom,     ///< a byte-order mark that is not at offset 0
    extra_data,        ///< something after the last case: a warning, the answers stand
};

/// What the reader was about to read when the fault came.
enum class Awaited : std::uint8_t { case_count, heap_count, heap, nothing };

/// A fault with its place. Lines and columns count from 1, columns in code points; LF, CRLF and lone CR end a line.
/// Case and heap numbers count from 1; 0 where they say nothing.
struct Fault {
    FaultKind kind = FaultKind::not_a_number;
    Awaited awaited = Awaited::nothing;
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    std::uint64_t offset = 0;      ///< byte of the text where the word starts
    std::uint64_t length = 0;      ///< bytes of the word, 0 at the end of the input
    std::string found;             ///< the word itself, cut at 40 bytes on a code-point border
    std::uint64_t case_number = 0;
    std::uint64_t case_count = 0;
    std::uint64_t heaps_read = 0;  ///< heaps of this case read before the fault
    std::uint64_t heap_count = 0;
};

/// One answered case. Its heaps stand in the text from byte `offset` on and can be read again with case_heaps.
struct JudgeCase {
    std::uint64_t heap_count = 0;
    Heap nim_sum = 0;
    std::uint64_t offset = 0;
    std::uint64_t line = 1;

    [[nodiscard]] Verdict verdict() const { return nim_sum == 0 ? Verdict::P : Verdict::N; }
};

/// A P2197 judge that takes its text in pieces of any size. After a fault it takes no more; answers given stand.
class NimJudge {
public:
    using Sink = std::function<void(const JudgeCase&)>;

    /// `sink` gets each case as soon as its last heap has been read.
    explicit NimJudge(Sink sink);

    /// Takes the next piece; false once a fault stopped the reading.
    bool feed(std::string_view piece);

    /// Says that the text has ended. The fault, if there was one.
    std::optional<Fault> finish();

    /// Data after the last case, if there was any (kind extra_data).
    [[nodiscard]] const std::optional<Fault>& warning() const;

private:
    // helper-owned: the state machine
};

/// All of a text at once: the answers before the fault, the fault, the warning.
struct JudgeReport {
    std::vector<JudgeCase> cases;
    std::uint64_t declared_cases = 0;  ///< T, once read
    std::optional<Fault> fault;
    std::optional<Fault> warning;
};
[[nodiscard]] JudgeReport judge_nim(std::string_view text);

/// Reads the heaps of one case of `text` again; `from` must come from judge_nim(text).
[[nodiscard]] Position case_heaps(std::string_view text, const JudgeCase& from);

/// Heaps as a person types them: numbers parted by white space, commas, semicolons, plus signs standing alone,
/// or the Chinese comma and enumeration comma. The same strictness for each number as above.
/// On a fault `heaps` holds what stands before it.
struct ParsedHeaps {
    Position heaps;
    std::optional<Fault> fault;
};
[[nodiscard]] ParsedHeaps parse_heaps(std::string_view text);

}  // namespace nimboard::core
