#include "app/judge_state.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "i18n/msg/fault.h"
#include "i18n/msg/judge.h"
#include "lesson/fault.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;

std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

const std::optional<core::Fault>& fault_or_warning(const JudgeState& judge) {
    return judge.report.fault ? judge.report.fault : judge.report.warning;
}

}  // namespace

void set_judge_text(JudgeState& judge, std::string text) {
    if (text == judge.text) return;
    const core::Problem problem = judge.problem;
    judge = {};
    judge.problem = problem;
    judge.text = std::move(text);
    if (std::all_of(judge.text.begin(), judge.text.end(), core::is_space)) return;
    judge.report = core::judge(problem, judge.text);
    const auto& cases = judge.report.cases;
    judge.yes = static_cast<std::size_t>(std::count_if(
        cases.begin(), cases.end(), [](const core::JudgeCase& c) { return c.verdict() == core::Verdict::N; }));
}

void set_judge_problem(JudgeState& judge, core::Problem problem) {
    if (problem == judge.problem) return;
    std::string text = std::move(judge.text);
    judge = {};
    judge.problem = problem;
    set_judge_text(judge, std::move(text));
}

void mark_case(JudgeState& judge, int by) {
    const std::size_t count = judge.report.cases.size();
    if (count == 0) return;
    const std::size_t last = count - 1, far = static_cast<std::size_t>(by < 0 ? -std::int64_t{by} : std::int64_t{by});
    if (!judge.marked) judge.marked = by < 0 ? last : 0;
    else if (by < 0) *judge.marked -= std::min(far, *judge.marked);
    else *judge.marked = far > last - *judge.marked ? last : *judge.marked + far;
    judge.seeks_marked = true;
}

std::string_view judge_example(core::Problem problem) {
    if (problem == core::Problem::kam) return "3\n2\n2 2\n3\n1 2 4\n5\n1 1 3 4 4\n";
    return "4\n4\n10 12 15 4\n2\n1 1\n2\n1 0\n3\n5 9 12\n";
}

i18n::Message answer_words(core::Problem problem, core::Verdict verdict) {
    const bool wins = verdict == core::Verdict::N;
    if (problem == core::Problem::kam) return wins ? msg::judge_tak() : msg::judge_nie();
    return wins ? msg::judge_yes() : msg::judge_no();
}

std::optional<TextMark> judge_mark(const JudgeState& judge) {
    const auto& fault = fault_or_warning(judge);
    if (!fault) return std::nullopt;
    return TextMark{fault->line, fault->column, code_points(fault->found), !judge.report.fault};
}

std::string judge_mark_text(const JudgeState& judge) {
    const auto mark = judge_mark(judge);
    if (!mark) return {};
    return std::to_string(mark->line) + ' ' + std::to_string(mark->column) + ' ' + std::to_string(mark->length) +
           (mark->warning ? " warning" : " fault");
}

std::optional<i18n::Message> judge_fault_text(const JudgeState& judge) {
    const auto& fault = fault_or_warning(judge);
    if (!fault) return std::nullopt;
    return msg::fault_place(fault->line, fault->column, lesson::fault_message(*fault));
}

std::string case_preview(const JudgeState& judge, std::size_t number, std::size_t most) {
    const core::JudgeCase& judged = judge.report.cases[number];
    const std::string_view text = judge.text;
    std::string out;
    std::size_t at = std::min(static_cast<std::size_t>(judged.offset), text.size());
    for (std::uint64_t heap = 0; heap < judged.heap_count; ++heap) {
        while (at < text.size() && core::is_space(text[at])) ++at;
        while (at + 1 < text.size() && text[at] == '0' && core::is_digit(text[at + 1])) ++at;
        std::size_t end = at;
        while (end < text.size() && core::is_digit(text[end])) ++end;
        if (heap > 0 && out.size() + (end - at) > most) return out + ", …";
        if (heap > 0) out += ", ";
        out += text.substr(at, end - at);
        at = end;
    }
    return out;
}

std::string marked_case_words(const JudgeState& judge, i18n::Lang lang) {
    constexpr std::size_t longest_preview = 60;
    if (!judge.marked || *judge.marked >= judge.report.cases.size()) return {};
    const core::JudgeCase& judged = judge.report.cases[*judge.marked];
    return std::to_string(*judge.marked + 1) + ": " + i18n::plain(answer_words(judge.problem, judged.verdict()), lang) + ", " +
           i18n::plain(msg::judge_k(judged.nim_sum), lang) + ", " + case_preview(judge, *judge.marked, longest_preview);
}

}  // namespace nimboard::app
