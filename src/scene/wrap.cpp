// Breaking a paragraph into lines.
#include <utility>

#include "scene/font.h"
#include "scene/paint.h"
#include "scene/utf8.h"

namespace nimboard::scene {
namespace {

/// Chinese characters and their full-width marks: a line may break on either side.
bool is_wide(std::uint32_t code) { return (code >= 0x2E80 && code <= 0xA4CF) || (code >= 0xF900 && code <= 0xFFEF); }

/// Marks that may not begin a line.
bool clings_left(std::uint32_t code) {
    switch (code) {
        case 0x3001: case 0x3002: case 0xFF0C: case 0xFF0E: case 0xFF1A: case 0xFF1B: case 0xFF01: case 0xFF1F:
        case 0xFF09: case 0x300D: case 0x300F: case 0x300B: case 0x201D: case 0x2019: case '.': case ',': case ';':
        case ':': case '?': case '!': case ')': return true;
        default: return false;
    }
}

/// Marks that may not end a line.
bool clings_right(std::uint32_t code) {
    return code == 0xFF08 || code == 0x300C || code == 0x300E || code == 0x300A || code == 0x201C || code == 0x2018 ||
           code == '(';
}

constexpr std::uint32_t no_break_space = 0xA0;

/// One character with its style.
struct Piece {
    std::string_view text;
    std::uint32_t code = 0;
    const i18n::Span* span = nullptr;
    float width = 0;
};

float piece_width(std::string_view text, const i18n::Span& span, float size, bool all_bold) {
    return text_width(text, span.sub ? size * 0.7F : size, span.bold || all_bold);
}

std::vector<Piece> pieces_of(const i18n::RichText& text, float size, bool all_bold) {
    std::vector<Piece> pieces;
    for (const i18n::Span& span : text) {
        std::string_view rest = span.text;
        while (!rest.empty()) {
            const std::string_view before = rest;
            Piece piece;
            piece.code = next_code_point(rest);
            piece.text = before.substr(0, before.size() - rest.size());
            piece.span = &span;
            piece.width = piece_width(piece.text, span, size, all_bold);
            pieces.push_back(piece);
        }
    }
    return pieces;
}

/// May a line end between these two?
bool may_break(const Piece& left, const Piece& right) {
    if (left.code == ' ') return right.code != ' ';
    if (right.code == ' ') return false;
    if (clings_left(right.code) || clings_right(left.code)) return false;
    return is_wide(left.code) || is_wide(right.code);
}

/// Joins pieces first to last - 1 into runs of one style, without spaces at the end.
WrappedLine line_of(const std::vector<Piece>& pieces, std::size_t first, std::size_t last, float size, bool all_bold) {
    while (last > first && pieces[last - 1].code == ' ') --last;
    WrappedLine line;
    const i18n::Span* span = nullptr;
    for (std::size_t i = first; i < last; ++i) {
        if (pieces[i].span != span) {
            span = pieces[i].span;
            Run run;
            run.style = *span;
            run.style.text.clear();
            run.x = line.width;
            line.runs.push_back(std::move(run));
        }
        line.runs.back().text += pieces[i].code == no_break_space ? std::string_view(" ") : pieces[i].text;
        line.width += pieces[i].width;
    }
    for (Run& run : line.runs) run.width = piece_width(run.text, run.style, size, all_bold);
    return line;
}

}  // namespace

std::vector<WrappedLine> wrap(const i18n::RichText& text, float size, float width, bool all_bold) {
    const std::vector<Piece> pieces = pieces_of(text, size, all_bold);
    std::vector<WrappedLine> lines;
    std::size_t first = 0;
    while (first < pieces.size()) {
        float used = 0;
        std::size_t end = first;       // pieces that fit
        std::size_t last_break = first;  // where the line may end
        while (end < pieces.size()) {
            const bool space = pieces[end].code == ' ';
            if (!space && used + pieces[end].width > width && end > first) break;
            used += pieces[end].width;
            ++end;
            if (end < pieces.size() && may_break(pieces[end - 1], pieces[end])) last_break = end;
        }
        if (end < pieces.size() && last_break > first) end = last_break;
        lines.push_back(line_of(pieces, first, end, size, all_bold));
        first = end;
    }
    return lines;
}

}  // namespace nimboard::scene
