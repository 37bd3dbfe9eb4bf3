#include "ui/words.h"

#include <algorithm>
#include <string_view>

#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

/// Bytes of the piece of `words` at `at` that stays on one line: a word with the spaces before it, or one Chinese
/// character, and the punctuation that must not begin a line.
std::size_t piece_length(std::string_view words, std::size_t at) {
    constexpr std::string_view bound = "，。、：；！？）」』”’…";
    const auto lead = [&](std::size_t i) { return static_cast<unsigned char>(words[i]); };
    const auto wide = [&](std::size_t i) { return lead(i) >= 0xE3; };  // U+3000 and beyond
    std::size_t end = at;
    while (end < words.size() && words[end] == ' ') ++end;
    if (end < words.size() && wide(end)) {
        end = std::min(end + (lead(end) >= 0xF0 ? 4U : 3U), words.size());
    } else {
        while (end < words.size() && words[end] != ' ' && !wide(end)) ++end;
    }
    const auto is_bound = [&] { return bound.find(words.substr(end, 3)) != std::string_view::npos; };
    while (end + 3 <= words.size() && wide(end) && is_bound()) end += 3;
    return end - at;
}

}  // namespace

std::vector<std::string> wrapped(Frame& frame, const std::string& words, float size, float width) {
    std::vector<std::string> lines(1);
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t length = piece_length(words, at);
        std::string piece = words.substr(at, length);
        at += length;
        if (!lines.back().empty() && text_width(frame, lines.back() + piece, size) > width) lines.emplace_back();
        if (lines.back().empty()) piece.erase(0, piece.find_first_not_of(' '));
        lines.back() += piece;
    }
    return lines;
}

float draw_lines(Frame& frame, const std::vector<std::string>& lines, float x, float y, float size, const scene::Rgba& colour) {
    for (const std::string& line : lines) {
        text(frame, line, x, y + size, size, colour);
        y += size * 1.4F;
    }
    return y;
}

}  // namespace nimboard::ui
