// Heaps out of text that is all there: what a person typed, and the cases of a judged text.
#include <algorithm>
#include <array>
#include <utility>

#include "core/judge.h"

namespace nimboard::core {
namespace {

constexpr std::string_view bom = "\xEF\xBB\xBF";

/// Separators beside white space, comma and semicolon: ideographic space, Chinese comma, semicolon and enumeration
/// comma.
constexpr std::array<std::string_view, 4> wide_separators = {"\u3000", "\uFF0C", "\uFF1B", "\u3001"};

/// Bytes of the separator at the beginning of `text`, 0 when there is none.
std::size_t separator(std::string_view text) {
    if (is_space(text[0]) || text[0] == ',' || text[0] == ';') return 1;
    for (const std::string_view wide : wide_separators) {
        if (text.starts_with(wide)) return wide.size();
    }
    return 0;
}

/// Bytes of the word at the beginning of `text`: up to the next separator.
std::size_t word_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && separator(text.substr(length)) == 0) ++length;
    return length;
}

std::uint64_t code_points(std::string_view text) {
    return static_cast<std::uint64_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Line and column of byte `offset`, both from 1; a byte-order mark at the beginning takes no column.
void place(std::string_view text, std::size_t offset, Fault& fault) {
    std::size_t line_start = text.starts_with(bom) ? bom.size() : 0;
    for (std::size_t i = 0; i < offset; ++i) {
        const bool line_end = text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
        if (!line_end) continue;
        ++fault.line;
        line_start = i + 1;
    }
    fault.offset = offset;
    fault.column = code_points(text.substr(line_start, offset - line_start)) + 1;
}

}  // namespace

ParsedHeaps parse_heaps(std::string_view text) {
    ParsedHeaps parsed;
    std::size_t at = text.starts_with(bom) ? bom.size() : 0;
    while (at < text.size()) {
        if (const std::size_t skip = separator(text.substr(at)); skip > 0) {
            at += skip;
            continue;
        }
        const std::string_view bytes = text.substr(at, word_length(text.substr(at)));
        at += bytes.size();
        if (bytes == "+") continue;
        Word word;
        for (const char byte : bytes) word.add(byte);
        if (word.is_number()) {
            parsed.heaps.push_back(word.value());
            continue;
        }
        Fault fault;
        fault.kind = word.kind();
        fault.awaited = Awaited::heap;
        fault.length = word.length();
        fault.found = word.shown();
        fault.heaps_read = parsed.heaps.size();
        place(text, at - bytes.size(), fault);
        parsed.fault = std::move(fault);
        break;
    }
    return parsed;
}

Position case_heaps(std::string_view text, const JudgeCase& from) {
    Position heaps;
    auto at = static_cast<std::size_t>(std::min<std::uint64_t>(from.offset, text.size()));
    // A number needs a space before it: a text cannot hold more heaps than this, whatever n it declares.
    heaps.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(from.heap_count, (text.size() - at) / 2)));
    while (heaps.size() < from.heap_count) {
        while (at < text.size() && is_space(text[at])) ++at;
        if (at == text.size() || !is_digit(text[at])) break;
        Heap value = 0;
        while (at < text.size() && is_digit(text[at])) value = value * 10 + static_cast<Heap>(text[at++] - '0');
        heaps.push_back(value);
    }
    return heaps;
}

}  // namespace nimboard::core
