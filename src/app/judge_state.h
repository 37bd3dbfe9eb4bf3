// The judge's panel as data: the text as it came, what the judge says of it, and the case that is on stage.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/judge.h"
#include "i18n/message.h"

namespace nimboard::app {

struct JudgeState {
    core::Problem problem = core::Problem::nim;
    std::string text;           ///< never changed by reading it, whatever is wrong with it
    core::JudgeReport report;   ///< of `text`; empty and without a fault while the text holds nothing but white space
    std::size_t yes = 0;        ///< answered cases that are N-positions
    float scroll = 0;           ///< pixels that the list of cases is scrolled up
    std::optional<std::size_t> marked;                    ///< the row that the keys are at, from 0
    bool seeks_marked = false;  ///< the list is still to scroll there
    std::optional<std::size_t> chosen;                    ///< the case last put on stage, from 0
    std::shared_ptr<const core::Position> chosen_heaps;   ///< its heaps as the document got them
};

/// Takes a text and judges it. The same text again changes nothing.
void set_judge_text(JudgeState& judge, std::string text);

/// Judges the same text as one of another problem.
void set_judge_problem(JudgeState& judge, core::Problem problem);

/// Takes the keys `by` rows further down the list; the first time to its top, or its end.
void mark_case(JudgeState& judge, int by);

/// An input to begin with.
[[nodiscard]] std::string_view judge_example(core::Problem problem);

/// The judge's answer in its own words: Yes and No, TAK and NIE.
[[nodiscard]] i18n::Message answer_words(core::Problem problem, core::Verdict verdict);

/// Where the fault stands, else the warning; nothing when there is neither. In lines, columns and characters, because
/// the page's text field counts otherwise than in bytes.
struct TextMark {
    std::uint64_t line = 1, column = 1;
    std::size_t length = 0;  ///< in code points, at most what a fault quotes; 0 at the end of the text
    bool warning = false;
    friend bool operator==(const TextMark&, const TextMark&) = default;
};
[[nodiscard]] std::optional<TextMark> judge_mark(const JudgeState& judge);

/// The same as the page reads it: "line column length kind", or nothing.
[[nodiscard]] std::string judge_mark_text(const JudgeState& judge);

/// What is wrong there, with its place, in words.
[[nodiscard]] std::optional<i18n::Message> judge_fault_text(const JudgeState& judge);

/// The first heaps of answered case `number` (from 0) read from the text anew, parted by ", ", about `most` bytes
/// of them; "…" stands for the rest.
[[nodiscard]] std::string case_preview(const JudgeState& judge, std::size_t number, std::size_t most);

/// The row that the keys are at in words, "2: Yes, k = 13, 10, 12, 15, 4"; nothing where they are at none.
[[nodiscard]] std::string marked_case_words(const JudgeState& judge, i18n::Lang lang);

}  // namespace nimboard::app
