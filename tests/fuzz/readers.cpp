#include "fuzz/readers.h"

#include <algorithm>
#include <vector>

#include "core/judge.h"
#include "core/nim.h"

namespace nimboard::fuzz {
namespace {

using namespace core;

bool same(const std::optional<Fault>& a, const std::optional<Fault>& b) {
    if (a.has_value() != b.has_value()) return false;
    return !a || (a->kind == b->kind && a->awaited == b->awaited && a->line == b->line && a->column == b->column &&
                  a->offset == b->offset && a->length == b->length && a->found == b->found &&
                  a->case_number == b->case_number && a->case_count == b->case_count &&
                  a->heaps_read == b->heaps_read && a->heap_count == b->heap_count);
}

bool same(const JudgeCase& a, const JudgeCase& b) {
    return a.heap_count == b.heap_count && a.nim_sum == b.nim_sum && a.offset == b.offset && a.line == b.line;
}

bool same(const JudgeReport& a, const JudgeReport& b) {
    return a.declared_cases == b.declared_cases && same(a.fault, b.fault) && same(a.warning, b.warning) &&
           std::equal(a.cases.begin(), a.cases.end(), b.cases.begin(), b.cases.end(),
                      [](const JudgeCase& x, const JudgeCase& y) { return same(x, y); });
}

JudgeReport in_pieces(Problem problem, std::string_view text, std::size_t size) {
    JudgeReport report;
    Judge judge(problem, [&](std::span<const JudgeCase> answered) {
        report.cases.insert(report.cases.end(), answered.begin(), answered.end());
    });
    for (std::size_t at = 0; at < text.size(); at += size) judge.feed(text.substr(at, size));
    report.fault = judge.finish();
    report.warning = judge.warning();
    report.declared_cases = judge.declared_cases();
    return report;
}

bool inside(const Fault& fault, std::string_view text) {
    return fault.offset <= text.size() && fault.length <= text.size() - fault.offset && fault.line >= 1 &&
           fault.column >= 1 && fault.found.size() <= 40 && text.substr(fault.offset).starts_with(fault.found);
}

}  // namespace

const char* broken_promise(std::string_view text) {
    for (const Problem problem : {Problem::nim, Problem::kam}) {
        const JudgeReport whole = judge(problem, text);
        for (const std::size_t size : {1U, 2U, 3U, 7U}) {
            if (!same(whole, in_pieces(problem, text, size))) return "the pieces in which text comes change the result";
        }
        if (whole.fault && !inside(*whole.fault, text)) return "the fault lies outside the text";
        if (whole.warning && !inside(*whole.warning, text)) return "the warning lies outside the text";
        if (whole.cases.size() > whole.declared_cases) return "more answers than cases";
        if (!whole.fault && whole.cases.size() != whole.declared_cases) return "a case went missing without a fault";
        for (const JudgeCase& one : whole.cases) {
            const Position heaps = case_heaps(text, one);
            if (heaps.size() != one.heap_count) return "a case cannot be read again";
            if (problem == Problem::nim && nim_sum(heaps) != one.nim_sum) return "a case read again has another value";
            const bool in_order = std::is_sorted(heaps.begin(), heaps.end());
            if (problem == Problem::kam && !in_order) return "heaps out of order were answered";
        }
    }
    const ParsedHeaps parsed = parse_heaps(text);
    if (parsed.fault && !inside(*parsed.fault, text)) return "the fault in typed heaps lies outside the text";
    if (parsed.fault && parsed.fault->heaps_read != parsed.heaps.size()) return "heaps before the fault were lost";
    return nullptr;
}

}  // namespace nimboard::fuzz
