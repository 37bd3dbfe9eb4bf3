// Reads judge problems as a stream and answers them: Luogu P2197 (Nim) and P3480 (KAM); and reads heaps as a person types them.
// Input: T, then T cases of n and n heaps; any white space between numbers (space, tab, LF, CRLF, lone CR,
// vertical tab, form feed), a UTF-8 byte-order mark only at offset 0, the final line end optional, heaps spread
// over any number of lines; T = 0, n = 0 and heaps of 0 are legal. Numbers are 0 to 2^64 - 1 in plain digits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.h"
#include "core/word.h"

namespace nimboard::core {

/// Whose cases they are. KAM's heaps must be in ascending order (core/game_kam.cpp has its theory).
enum class Problem : std::uint8_t { nim, kam };

/// What the reader was about to read when the fault came.
enum class Awaited : std::uint8_t { case_count, heap_count, heap, nothing };

/// A fault with its place. Lines and columns count from 1, columns in code points; LF, CRLF and lone CR end a line.
/// A byte-order mark at offset 0 takes no column. At the end of the input the place is that of the missing next byte.
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
    Heap previous = 0;             ///< unsorted: the heap before it
};

/// One answered case. Its heaps stand in the text from byte `offset` on and can be read again with case_heaps.
struct JudgeCase {
    std::uint64_t heap_count = 0;
    Heap nim_sum = 0;        ///< nim: XOR of all heaps; kam: XOR of the odd stairs
    std::uint64_t offset = 0;
    std::uint64_t line = 1;  ///< where its number of heaps stands

    [[nodiscard]] Verdict verdict() const { return nim_sum == 0 ? Verdict::P : Verdict::N; }
};

/// A judge that takes its text in pieces of any size. After a fault it takes no more; answers given stand.
class Judge {
public:
    using Sink = std::function<void(std::span<const JudgeCase>)>;

    /// `sink` gets the cases in order, each at the latest when the call that gave its last heap returns.
    Judge(Problem problem, Sink sink);

    /// Takes the next piece; false once a fault stopped the reading.
    bool feed(std::string_view piece);

    /// Says that the text has ended. The fault, if there was one.
    std::optional<Fault> finish();

    /// Data after the last case, if there was any (kind extra_data).
    [[nodiscard]] const std::optional<Fault>& warning() const { return warning_; }

    /// T, once read; 0 before.
    [[nodiscard]] std::uint64_t declared_cases() const { return case_count_; }

private:
    bool read(std::string_view piece);
    bool feed_start(std::string_view piece, std::size_t& used);
    void skip_space(const char*& at, const char* end);
    bool quick_run(const char*& at, const char* end);
    struct Spot;
    void run_of_nim(Spot& at, const char* limit);
    bool whole_number(const char*& at, const char* end);
    bool split_word(const char*& at, const char* end);
    void begin_word(std::uint64_t offset);
    void end_word();
    [[nodiscard]] bool breaks_order(Heap value) const;
    void accept(Heap value, std::uint64_t end_offset);
    void accept_heap(Heap value);
    void add_kam_heap(Heap value, std::uint64_t left);
    void begin_case(std::uint64_t heap_count, std::uint64_t offset, std::uint64_t line);
    void end_case();
    void end_case(std::uint64_t heap_count, Heap nim_sum, std::uint64_t offset, std::uint64_t line);
    void hand_on();
    [[nodiscard]] Fault fault_here(FaultKind kind) const;
    [[nodiscard]] std::uint64_t offset_of(const char* at) const;

    Problem problem_;
    Sink sink_;
    std::array<JudgeCase, 256> answered_;  ///< answers not yet handed on
    std::size_t answered_count_ = 0;
    Awaited awaited_ = Awaited::case_count;
    JudgeCase current_;
    std::uint64_t case_count_ = 0;
    std::uint64_t case_number_ = 0;
    std::uint64_t heaps_read_ = 0;
    Heap previous_ = 0;               ///< kam: the heap before, 0 for the first

    std::uint64_t consumed_ = 0;      ///< bytes of all pieces before the present one
    const char* piece_ = nullptr;     ///< the present piece, for offsets
    std::uint64_t line_ = 1;
    std::uint64_t line_start_ = 0;    ///< offset at which the present line begins
    bool after_cr_ = false;           ///< the byte before was CR: an LF now belongs to it
    std::size_t bom_bytes_ = 0;       ///< of a byte-order mark at offset 0, seen so far
    bool started_ = false;            ///< offset 0 is behind us

    bool in_word_ = false;            ///< a word that is no plain number, or that goes on in the next piece
    Word word_;
    std::uint64_t word_offset_ = 0;
    std::optional<Fault> fault_;
    std::optional<Fault> warning_;
};

/// Adds the answers to a text, each with a line feed: Yes or No, for KAM TAK or NIE.
void append_answers(Problem problem, std::span<const JudgeCase> cases, std::string& to);

/// All of a text at once: the answers before the fault, the fault, the warning.
struct JudgeReport {
    std::vector<JudgeCase> cases;
    std::uint64_t declared_cases = 0;  ///< T, once read
    std::optional<Fault> fault;
    std::optional<Fault> warning;
};
[[nodiscard]] JudgeReport judge(Problem problem, std::string_view text);
[[nodiscard]] inline JudgeReport judge_nim(std::string_view text) { return judge(Problem::nim, text); }

/// Reads the heaps of one case of `text` again; `from` must come from judge(…, text).
[[nodiscard]] Position case_heaps(std::string_view text, const JudgeCase& from);

/// Heaps as a person types them: numbers parted by white space (the ideographic space too), commas, semicolons, plus
/// signs standing alone, or the Chinese comma, semicolon and enumeration comma; a separator too many does no harm. The
/// same strictness for each number as above. No heaps at all is legal. On a fault `heaps` holds what stands before it.
struct ParsedHeaps {
    Position heaps;
    std::optional<Fault> fault;
};
[[nodiscard]] ParsedHeaps parse_heaps(std::string_view text);

}  // namespace nimboard::core
