#include "app/judge_state.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "i18n/msg/fault.h"
#include "lesson/fault.h"

namespace nimboard::app {
namespace {

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
    judge = {};
    judge.text = std::move(text);
    if (std::all_of(judge.text.begin(), judge.text.end(), core::is_space)) return;
    judge.report = core::judge_nim(judge.text);
    const auto& cases = judge.report.cases;
    judge.yes = static_cast<std::size_t>(std::count_if(
        cases.begin(), cases.end(), [](const core::JudgeCase& c) { return c.verdict() == core::Verdict::N; }));
}

std::optional<TextMark> judge_mark(const JudgeState& judge) {
    const auto& fault = fault_or_warning(judge);
    if (!fault) return std::nullopt;
    return TextMark{fault->line, fault->column, code_points(fault->found), !judge.report.fault};
}

std::optional<i18n::Message> judge_fault_text(const JudgeState& judge) {
    const auto& fault = fault_or_warning(judge);
    if (!fault) return std::nullopt;
    return i18n::msg::fault_place(fault->line, fault->column, lesson::fault_message(*fault));
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

}  // namespace nimboard::app
