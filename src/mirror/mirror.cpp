#include "mirror/mirror.h"

#include <algorithm>
#include <utility>

#include "i18n/msg/check.h"
#include "i18n/msg/mirror.h"
#include "i18n/msg/moore.h"
#include "lesson/words.h"

namespace nimboard::mirror {
namespace {

namespace msg = i18n::msg;
using lesson::Form;
using lesson::MovePhase;
using lesson::Stage;

std::vector<std::string> plain_lines(const std::vector<i18n::Message>& messages, i18n::Lang lang) {
    std::vector<std::string> lines;
    for (const i18n::Message& message : messages) lines.push_back(i18n::plain(message, lang));
    return lines;
}

std::string bits_of(core::Heap value, const std::vector<core::Column>& columns) {
    std::string bits;
    for (const core::Column& column : columns) bits += core::has_bit(value, column.bit) ? '1' : '0';
    return bits;
}

/// Is the move as good as made: do its blocks fall and rise, or have its stones left?
bool move_shows(const Stage& stage) {
    return stage.move && (stage.phase == MovePhase::changed || stage.phase == MovePhase::taken);
}

std::string note_of(const Stage& stage, std::size_t heap, i18n::Lang lang) {
    const core::Move* move = lesson::move_in(stage, heap);
    if (move != nullptr && stage.phase != MovePhase::none) {
        const bool shows = move_shows(stage);
        return i18n::plain(shows ? msg::mirror_changed(move->from) : msg::mirror_chosen(), lang);
    }
    const bool candidate = std::binary_search(stage.candidates.begin(), stage.candidates.end(), heap);
    return candidate ? i18n::plain(msg::mirror_candidate(), lang) : std::string();
}

TableRow heap_row(const lesson::Lesson& lesson, const Stage& stage, std::size_t heap, i18n::Lang lang) {
    TableRow row;
    row.heap = heap + 1;
    row.label = i18n::plain(lesson::row_name(lesson, stage, heap), lang);
    row.stones = (*stage.position)[heap];
    const core::Move* move = move_shows(stage) ? lesson::move_in(stage, heap) : nullptr;
    if (move != nullptr) row.stones = move->to;
    if (stage.form == Form::columns) row.bits = bits_of(row.stones, lesson.columns);
    row.note = note_of(stage, heap, lang);
    return row;
}

/// The heaps that get a row: the first ones, and in the last place the heap of the move where it would be left out.
std::vector<std::size_t> shown_heaps(const Stage& stage) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < std::min(stage.position->size(), most_rows); ++i) shown.push_back(i);
    const bool left_out = stage.move && stage.phase != MovePhase::none && stage.move->heap >= shown.size();
    if (left_out && !shown.empty()) shown.back() = stage.move->heap;
    return shown;
}

TableRow xor_row(const lesson::Lesson& lesson, const Stage& stage, i18n::Lang lang) {
    TableRow row;
    row.label = i18n::plain(stage.counts.empty() ? msg::mirror_xor() : msg::moore_chapter_mod(lesson.modulus), lang);
    row.bits = bits_of(stage.xor_value, lesson.columns);
    for (std::size_t i = 0; i < row.bits.size(); ++i) {
        if (std::cmp_greater_equal(i, stage.columns_done)) {
            row.bits[i] = unknown_bit;
        } else if (!stage.counts.empty()) {
            row.remainders.push_back(stage.counts[i] % lesson.modulus);
        } else if (row.bits[i] == '1') {
            row.stones |= core::Heap{1} << lesson.columns[i].bit;
        }
    }
    return row;
}

Table table_of(const lesson::Lesson& lesson, const Stage& stage, i18n::Lang lang) {
    Table table;
    if (stage.form == Form::columns) {
        for (const core::Column& column : lesson.columns) table.columns.push_back(core::Heap{1} << column.bit);
    }
    for (const std::size_t heap : shown_heaps(stage)) table.rows.push_back(heap_row(lesson, stage, heap, lang));
    table.more_heaps = stage.position->size() - table.rows.size();
    if (table.more_heaps > 0) table.more = i18n::plain(msg::mirror_more(table.more_heaps), lang);
    table.has_xor = stage.xor_row && stage.form == Form::columns;
    if (table.has_xor) table.xor_row = xor_row(lesson, stage, lang);
    return table;
}

Listing listing_of(const lesson::Lesson& lesson, const lesson::Step& step) {
    Listing listing;
    const std::optional<lesson::Code> code = lesson::code_of(lesson, step);
    if (!code) return listing;
    listing.name = lesson::listing_name(code->listing);
    listing.current = code->line;
    listing.rows = code->rows;
    for (std::string_view text = lesson::listing_text(code->listing); !text.empty();) {
        const std::size_t end = text.find('\n');
        listing.lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return listing;
}

}  // namespace

MirrorStep mirror(const lesson::Lesson& lesson, int step, i18n::Lang lang, bool code) {
    const int last = static_cast<int>(lesson.steps.size()) - 1;
    const auto index = static_cast<std::size_t>(std::clamp(step, 0, last));
    const lesson::Step& source = lesson.steps[index];
    MirrorStep result;
    result.number = index + 1;
    result.count = lesson.steps.size();
    const auto chapter = static_cast<std::size_t>(source.chapter);
    if (chapter < lesson.chapters.size()) result.chapter = i18n::plain(lesson.chapters[chapter].name, lang);
    result.title = i18n::plain(source.title, lang);
    result.lines = plain_lines(source.lines, lang);
    result.table = table_of(lesson, source.stage, lang);
    if (code) result.listing = listing_of(lesson, source);
    result.stones_label = i18n::plain(msg::mirror_stones(), lang);
    result.after = plain_lines(source.after, lang);
    for (const lesson::Check& check : source.checks) {
        const i18n::Message said = check.holds ? msg::check_prefix(check.text) : msg::check_failed(check.text);
        result.checks.push_back({i18n::plain(said, lang), check.holds});
    }
    if (source.question) {
        result.question = i18n::plain(source.question->text, lang);
        for (const lesson::Answer& answer : source.question->answers) {
            result.answers.push_back({i18n::plain(answer.text, lang), answer.right, i18n::plain(answer.reason, lang)});
        }
    }
    return result;
}

}  // namespace nimboard::mirror
