#include <algorithm>

#include "i18n/msg/mirror.h"
#include "mirror/mirror.h"

namespace nimboard::mirror {
namespace {

namespace msg = i18n::msg;

/// Places that a text takes in a terminal: one for a letter, two for a Chinese character.
std::size_t places(std::string_view utf8) {
    std::size_t count = 0;
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U) continue;
        count += byte >= 0xE3 ? 2U : 1U;  // U+3000 and above
    }
    return count;
}

std::string left(std::string text, std::size_t width) {
    text.append(width - std::min(width, places(text)), ' ');
    return text;
}

std::string right(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, places(text)), ' ') + text;
}

/// The heading of a column: its power of two, written as 2^n where the digits would make the table too wide.
std::string heading(core::Heap power) {
    constexpr core::Heap widest = 1U << 13U;  // the highest column of a judge's heaps
    return power <= widest ? std::to_string(power) : "2^" + std::to_string(core::top_bit(power));
}

/// Widths of the table's parts, so that everything stands under its heading.
struct Widths {
    std::size_t label = 0, stones = 0;
    std::vector<std::size_t> columns;
};

Widths widths_of(const MirrorStep& step) {
    Widths widths;
    widths.stones = places(step.stones_label);
    for (const TableRow& row : step.table.rows) {
        widths.label = std::max(widths.label, places(row.label));
        widths.stones = std::max(widths.stones, places(std::to_string(row.stones)));
    }
    if (step.table.has_xor) widths.label = std::max(widths.label, places(step.table.xor_row.label));
    for (const core::Heap power : step.table.columns) widths.columns.push_back(heading(power).size());
    for (std::size_t i = 0; i < step.table.xor_row.remainders.size(); ++i) {
        const std::size_t digits = std::to_string(step.table.xor_row.remainders[i]).size();
        widths.columns[i] = std::max(widths.columns[i], digits);
    }
    return widths;
}

std::string line_of(const TableRow& row, const std::string& stones, const Widths& widths) {
    std::string line = "    " + left(row.label, widths.label) + "  " + right(stones, widths.stones);
    for (std::size_t i = 0; i < row.bits.size(); ++i) {
        const bool counted = row.bits[i] != unknown_bit && i < row.remainders.size();
        const std::string digit = counted ? std::to_string(row.remainders[i]) : std::string(1, row.bits[i]);
        line += (i == 0 ? "   " : " ") + right(digit, widths.columns[i]);
    }
    if (!row.note.empty()) line += "   " + row.note;
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

std::string table_text(const MirrorStep& step) {
    const Table& table = step.table;
    if (table.rows.empty()) return {};
    const Widths widths = widths_of(step);
    std::string text = "\n    " + left("", widths.label) + "  " + right(step.stones_label, widths.stones);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        text += (i == 0 ? "   " : " ") + right(heading(table.columns[i]), widths.columns[i]);
    }
    text += "\n";
    for (const TableRow& row : table.rows) text += line_of(row, std::to_string(row.stones), widths);
    if (!table.more.empty()) text += "    " + table.more + "\n";
    if (table.has_xor) text += line_of(table.xor_row, "", widths);
    return text;
}

std::string listing_text(const Listing& code) {
    if (code.name.empty()) return {};
    std::string text = "\n" + code.name + "\n";
    for (std::size_t i = 0; i < code.lines.size(); ++i) {
        const std::string line = (i == static_cast<std::size_t>(code.current) ? "  → " : "    ") + code.lines[i];
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    for (const lesson::CodeRow& row : code.rows) {
        text += "    " + row.name + ":";
        for (const std::string& value : row.values) text += " " + value;
        text += "\n";
    }
    return text;
}

}  // namespace

std::string to_text(const MirrorStep& step, i18n::Lang lang) {
    std::string text = i18n::plain(msg::mirror_step(step.number, step.count), lang);
    if (!step.chapter.empty()) text += " · " + step.chapter;
    text += "\n" + step.title + "\n";
    if (!step.lines.empty()) text += "\n";
    for (const std::string& line : step.lines) text += line + "\n";
    text += table_text(step);
    if (!step.after.empty()) text += "\n";
    for (const std::string& line : step.after) text += line + "\n";
    text += listing_text(step.listing);
    if (!step.checks.empty()) text += "\n";
    for (const MirrorCheck& check : step.checks) text += (check.holds ? "✓ " : "✗ ") + check.text + "\n";
    if (step.question.empty()) return text;
    text += "\n" + step.question + "\n";
    for (const MirrorAnswer& answer : step.answers) {
        const i18n::Message verdict = answer.right ? msg::mirror_right() : msg::mirror_wrong();
        text += "  – " + i18n::plain(msg::mirror_judged(answer.text, verdict), lang);
        if (!answer.reason.empty()) text += i18n::plain(msg::mirror_colon(), lang) + answer.reason;
        text += '\n';
    }
    return text;
}

}  // namespace nimboard::mirror
