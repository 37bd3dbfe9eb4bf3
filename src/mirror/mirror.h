// A step of a lesson as structured text, for screen readers, print and the command: heading, sentences, checks, the
// question, and the table of columns as far as the lesson has got. No geometry and no colours.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "i18n/message.h"
#include "lesson/lesson.h"

namespace nimboard::mirror {

/// A bit that the lesson has not worked out yet.
inline constexpr char unknown_bit = '?';

/// Rows of heaps that a table shows at most; more are counted.
inline constexpr std::size_t most_rows = 64;

/// A heap, or the XOR row (heap 0).
struct TableRow {
    std::string label;      ///< "heap 2", "XOR"
    std::size_t heap = 0;   ///< counted from 1
    core::Heap stones = 0;  ///< the heap's size at this step; the XOR row's value as far as known
    std::vector<core::Heap> remainders;  ///< of the XOR row where columns are counted mod K + 1: in place of bits, where
                                         ///< they are known
    std::string bits;       ///< '0', '1' or unknown_bit for each column, from the highest; empty for plain piles
    std::string note;       ///< "has a winning move", "was 10", or empty
};

/// Plain piles have no columns, and heaps that are all empty have none either.
struct Table {
    std::vector<core::Heap> columns;  ///< the powers of two, from the highest
    std::vector<TableRow> rows;       ///< at most most_rows heaps, in order; the heap of the move is always among them
    std::string more;                 ///< "and 936 more heaps", or empty
    std::size_t more_heaps = 0;
    bool has_xor = false;
    TableRow xor_row;
};

struct MirrorCheck {
    std::string text;  ///< "checked: …" or "not true: …"
    bool holds = false;
};

struct MirrorAnswer {
    std::string text;
    bool right = false;
    std::string reason;
};

struct MirrorStep {
    std::size_t number = 1;  ///< from 1
    std::size_t count = 1;
    std::string chapter;
    std::string title;
    std::vector<std::string> lines;
    Table table;
    std::string stones_label;  ///< heading of the sizes
    std::vector<std::string> after;
    std::vector<MirrorCheck> checks;
    std::string question;  ///< empty for none
    std::vector<MirrorAnswer> answers;
};

/// Step `step` (0 to steps - 1, clamped) in the words of `lang`.
[[nodiscard]] MirrorStep mirror(const lesson::Lesson& lesson, int step, i18n::Lang lang);

/// For a terminal or a printed page: lines ended by LF, the table set in columns.
[[nodiscard]] std::string to_text(const MirrorStep& step, i18n::Lang lang);

/// One JSON object: {"step","steps","chapter","title","lines":[…],"table":{"columns":[8,4,2,1],"stonesLabel",
/// "rows":[{"label","heap","stones","bits":[1,0,1,0],"note"}],"more","xor":{"label","bits":[1,null,…]} | null},
/// "after":[…],"checks":[{"text","holds"}],"question":null | {"text","answers":[{"text","right","reason"}]}}.
/// Bits that are not known yet are null; numbers above 2^53 are strings.
[[nodiscard]] std::string to_json(const MirrorStep& step);

}  // namespace nimboard::mirror
