// Rules, powers of two, what XOR counts, and one step for each column.
#include <algorithm>

#include "i18n/msg/reduce.h"
#include "i18n/msg/word.h"
#include "lesson/reduce_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

std::vector<std::size_t> heaps_with(core::Heaps heaps, int bit) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (core::has_bit(heaps[i], bit)) found.push_back(i);
    }
    return found;
}

void write_rules(Writer& writer) {
    const core::Heaps heaps = *writer.lesson.position;
    writer.chapter(msg::reduce_chapter_rules());
    Step& step = writer.step(msg::reduce_rules_title());
    step.lines = {msg::reduce_rules_move(), msg::reduce_rules_end(), msg::reduce_rules_ask()};
    const core::MoveCount moves = core::move_count(heaps);
    core::MoveCount counted;
    for (const core::Heap heap : heaps) {
        counted.overflow = counted.overflow || counted.count > ~heap;
        counted.count += heap;
    }
    if (moves.overflow) {
        step.checks.push_back({msg::reduce_rules_check_many(heaps.size()), counted.overflow});
    } else {
        step.checks.push_back({msg::reduce_rules_check(heaps.size(), moves.count),
                               !counted.overflow && counted.count == moves.count});
    }
}

/// Adds the powers of two of a heap up again, without using its binary form as a whole.
core::Heap add_up(core::Heap heap, const std::vector<core::Column>& columns) {
    core::Heap sum = 0;
    for (const core::Column& column : columns) {
        if (core::has_bit(heap, column.bit)) sum += core::Heap{1} << column.bit;
    }
    return sum;
}

}  // namespace

void write_binary(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heaps heaps = *lesson.position;
    writer.chapter(msg::reduce_chapter_binary());
    Step& step = writer.step(msg::reduce_binary_title());
    step.stage.form = Form::columns;
    step.lines.push_back(msg::reduce_binary_split());
    std::vector<core::Heap> shown;
    for (const core::Heap heap : heaps) {
        const bool fresh = std::find(shown.begin(), shown.end(), heap) == shown.end();
        const std::vector<i18n::Arg> powers = powers_in(heap);
        if (heap == 0 || !fresh || shown.size() == 4 || powers.size() > 8) continue;
        shown.push_back(heap);
        step.lines.push_back(msg::reduce_binary_sum(heap, sum_of(powers)));
    }
    step.after.push_back(msg::reduce_binary_picture());
    const bool holds = std::all_of(heaps.begin(), heaps.end(),
                                   [&](core::Heap heap) { return add_up(heap, lesson.columns) == heap; });
    step.checks.push_back({msg::reduce_binary_check(heaps.size()), holds});
}

i18n::Message say_holders(core::Heaps heaps, const core::Column& column) {
    const i18n::Arg power = i18n::power(column.bit);
    if (column.ones > longest_list) return msg::reduce_column_many(column.ones, power);
    return msg::reduce_column_holders(column.ones, power, name_heaps(heaps, heaps_with(heaps, column.bit)));
}

namespace {

Question parity_question(const core::Column& column) {
    const bool odd = column.parity() == 1;
    const i18n::Message reason = msg::reduce_column_reason(column.ones, i18n::power(column.bit));
    Question question;
    question.text = msg::reduce_column_ask(i18n::power(column.bit));
    question.answers.push_back({msg::word_odd(), odd, reason});
    question.answers.push_back({msg::word_even(), !odd, reason});
    return question;
}

void write_parity(Writer& writer) {
    const core::Column& first = writer.lesson.columns.front();
    writer.chapter(msg::reduce_chapter_xor());
    Step& step = writer.step(msg::reduce_parity_title());
    step.stage.xor_row = true;
    const i18n::Arg power = i18n::power(first.bit);
    step.lines = {msg::reduce_parity_pairs(power), msg::reduce_parity_odd(), msg::reduce_parity_even()};
    step.after.push_back(msg::reduce_parity_carry());
    const core::Heap block = core::Heap{1} << first.bit;
    step.checks.push_back({msg::reduce_parity_check(power), (block ^ block) == 0});
    step.question = parity_question(first);
}

i18n::Message column_title(const core::Column& column) {
    const i18n::Arg power = i18n::power(column.bit);
    if (column.ones == 0) return msg::reduce_column_title_none(power);
    if (column.ones == 1) return msg::reduce_column_title_one(power);
    return msg::reduce_column_title_pairs(power);
}

void say_column(Step& step, core::Heaps heaps, const core::Column& column) {
    const i18n::Arg power = i18n::power(column.bit);
    step.lines.push_back(column.ones == 0 ? msg::reduce_column_nobody(power) : say_holders(heaps, column));
    if (column.ones == 2) step.lines.push_back(msg::reduce_column_both_cancel(power));
    if (column.ones > 2) step.lines.push_back(msg::reduce_column_cancel(column.ones - column.ones % 2, power));
    if (column.ones == 1) {
        step.lines.push_back(msg::reduce_column_alone());
    } else if (column.parity() == 1) {
        step.lines.push_back(msg::reduce_column_left());
    } else if (column.ones > 0) {
        step.lines.push_back(msg::reduce_column_none_left());
    }
    if (column.parity() == 1) {
        step.after = {msg::reduce_column_rule_odd_now(power), msg::reduce_column_rule_even()};
    } else {
        step.after = {msg::reduce_column_rule_odd(), msg::reduce_column_rule_even_now(power)};
    }
}

}  // namespace

void write_opening(Writer& writer) { write_rules(writer); }

void write_columns(Writer& writer) {
    write_binary(writer);
    write_parity(writer);
    const Lesson& lesson = writer.lesson;
    const core::Heaps heaps = *lesson.position;
    for (std::size_t i = 0; i < lesson.columns.size(); ++i) {
        const core::Column& column = lesson.columns[i];
        if (i == 0) writer.chapter(msg::reduce_chapter_columns());
        Step& step = writer.step(column_title(column));
        step.stage.columns_done = static_cast<int>(i) + 1;
        step.stage.active_bit = column.bit;
        step.stage.ghosts = true;
        step.stage.show_counts = true;
        step.stage.xor_value = lesson.nim_sum;
        say_column(step, heaps, column);
        const std::size_t counted = heaps_with(heaps, column.bit).size();
        const bool holds = counted == column.ones &&
                           core::has_bit(lesson.nim_sum, column.bit) == (counted % 2 == 1);
        step.checks.push_back({msg::reduce_column_check(column.ones, column.ones % 2), holds});
        if (i + 1 < lesson.columns.size()) step.question = parity_question(lesson.columns[i + 1]);
    }
}

void write_terminal(Writer& writer) {
    writer.chapter(msg::reduce_chapter_terminal());
    Step& step = writer.step(msg::reduce_terminal_title());
    step.lines = {msg::reduce_terminal_lost(), msg::reduce_terminal_zero()};
    const core::Heaps heaps = *writer.lesson.position;
    const bool holds = core::move_count(heaps).count == 0 && core::nim_sum(heaps) == 0;
    step.checks.push_back({msg::reduce_terminal_check(), holds});
}

}  // namespace nimboard::lesson
