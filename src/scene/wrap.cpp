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

bool is_operator(std::uint32_t code) {
    switch (code) {
        case '=': case '<': case '>': case '+': case 0xD7: case 0x2192: case 0x2212: case 0x2260: case 0x2264: case 0x2265:
        case 0x2295: return true;
        default: return false;
    }
}

/// The character at `at` is an operator standing alone: "k = 0", not "−3".
bool operates(const std::vector<Piece>& pieces, std::size_t at) {
    return is_operator(pieces[at].code) && at > 0 && pieces[at - 1].code == ' ' && at + 1 < pieces.size() && pieces[at + 1].code == ' ';
}

/// Would a line that ends with the spaces before `at` part a formula where none is parted: after an operator, or before
/// its first one?
bool parts_formula(const std::vector<Piece>& pieces, std::size_t at) {
    std::size_t word = at;
    while (word > 0 && pieces[word - 1].code == ' ') --word;
    if (word == 0) return false;
    if (operates(pieces, word - 1)) return true;
    if (!operates(pieces, at)) return false;
    while (word > 0 && pieces[word - 1].code != ' ' && !is_wide(pieces[word - 1].code)) --word;
    while (word > 0 && pieces[word - 1].code == ' ') --word;
    return word == 0 || !operates(pieces, word - 1);
}

/// May a line end before the character at `at`?
bool may_break(const std::vector<Piece>& pieces, std::size_t at) {
    const Piece &left = pieces[at - 1], &right = pieces[at];
    if (left.code == ' ') return right.code != ' ' && !parts_formula(pieces, at);
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
        std::size_t last_space = first;  // where it may if it must
        while (end < pieces.size()) {
            const bool space = pieces[end].code == ' ';
            if (!space && used + pieces[end].width > width && end > first) break;
            used += pieces[end].width;
            ++end;
            if (end < pieces.size() && may_break(pieces, end)) last_break = end;
            if (space) last_space = end;
        }
        const std::size_t best = last_break > first ? last_break : last_space;
        if (end < pieces.size() && best > first) end = best;
        lines.push_back(line_of(pieces, first, end, size, all_bold));
        first = end;
    }
    return lines;
}

}  // namespace nimboard::scene
