// The lesson `moore`: rules, columns counted mod K + 1, and the tempting error of XOR; the moves are in moore_turn.cpp.
#include <algorithm>
#include <utility>

#include "core/search.h"
#include "i18n/keys.h"
#include "lesson/misere_parts.h"
#include "lesson/moore_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// Moves beyond this are not looked at one by one.
constexpr core::Heap most_moves = 5000;

/// Moves by choosing heaps and what is taken from each, at most `most_moves` + 1.
core::Heap reckon_moves(core::Heap most_heaps, core::Heaps heaps) {
    static constexpr core::Heap enough = most_moves + 1;
    const auto capped = [](core::Heap a) { return std::min(a, enough); };
    std::vector<core::Heap> ways(static_cast<std::size_t>(std::min<core::Heap>(most_heaps, 16)) + 1, 0);
    ways[0] = 1;
    for (const core::Heap heap : heaps) {
        for (std::size_t i = ways.size() - 1; i > 0; --i) ways[i] = capped(ways[i] + ways[i - 1] * capped(heap));
    }
    core::Heap sum = 0;
    for (std::size_t i = 1; i < ways.size(); ++i) sum = capped(sum + ways[i]);
    return sum;
}

void write_rules(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heaps heaps = *lesson.heaps;
    const core::Heap most = lesson.game.number;
    writer.chapter(msg::reduce_chapter_rules());
    Step& step = writer.step(msg::moore_rules_title());
    step.lines = {most == 1 ? msg::reduce_rules_move() : msg::moore_rules_move(most), msg::reduce_rules_end(),
                  msg::reduce_rules_ask()};
    if (most == 1) step.after.push_back(msg::moore_rules_nim());
    const core::Heap reckoned = reckon_moves(most, heaps);
    if (reckoned > most_moves) {
        step.checks.push_back({msg::moore_rules_check_many(heaps.size(), most_moves), true});
        return;
    }
    core::Heap moves = 0;
    lesson.game.rules->each_move(lesson.game, heaps, [&](const core::GameMove&) { ++moves; });
    step.checks.push_back({msg::moore_rules_check(heaps.size(), moves), moves == reckoned});
}

Question remainder_question(const Lesson& lesson, const core::Column& column) {
    const core::Heap right = column.ones % lesson.modulus;
    std::vector<core::Heap> offered{right, 0, 1};
    if (lesson.modulus > 2) offered.push_back(right == 2 ? (lesson.modulus > 3 ? 3 : 0) : 2);
    std::sort(offered.begin(), offered.end());
    offered.erase(std::unique(offered.begin(), offered.end()), offered.end());
    Question question;
    question.text = msg::moore_column_ask(i18n::power(column.bit), lesson.modulus);
    const i18n::Message reason = msg::moore_column_reason(column.ones, lesson.modulus, right);
    for (const core::Heap answer : offered) question.answers.push_back({msg::name_number(answer), answer == right, reason});
    return question;
}

void write_mod(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap m = lesson.modulus;
    writer.chapter(msg::moore_chapter_mod(m));
    Step& step = writer.step(msg::moore_mod_title(m));
    step.stage.xor_row = true;
    step.stage.counts = count_ones(lesson, *lesson.position);
    step.lines = {msg::moore_mod_cancel(m), msg::moore_mod_rest(m - 1)};
    step.after.push_back(m == 2 ? msg::moore_mod_xor() : msg::moore_mod_why(m - 1, m));
    step.checks.push_back({msg::moore_mod_check(m), m % (lesson.game.number + 1) == 0});
    step.question = remainder_question(lesson, lesson.columns.front());
}

void write_counts(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap m = lesson.modulus;
    for (std::size_t i = 0; i < lesson.columns.size(); ++i) {
        const core::Column& column = lesson.columns[i];
        const i18n::Arg power = i18n::power(column.bit);
        const core::Heap rest = column.ones % m;
        if (i == 0) writer.chapter(msg::reduce_chapter_columns());
        Step& step = writer.step(msg::moore_column_title(power, column.ones, m, rest));
        step.stage.columns_done = static_cast<int>(i) + 1;
        step.stage.active_bit = column.bit;
        step.stage.ghosts = true;
        step.stage.show_counts = true;
        step.lines.push_back(column.ones == 0 ? msg::moore_column_nobody(power) : say_holders(*lesson.position, column));
        if (column.ones >= m) {
            step.lines.push_back(column.ones / m == 1 ? msg::moore_column_group(m)
                                                      : msg::moore_column_groups(column.ones / m, m));
        }
        if (column.ones > 0) step.lines.push_back(msg::moore_column_left(rest));
        step.checks.push_back({msg::moore_column_check(column.ones, m, rest), step.stage.counts[i] == column.ones});
        if (i + 1 < lesson.columns.size()) step.question = remainder_question(lesson, lesson.columns[i + 1]);
    }
}

/// XOR in place of counting mod K + 1, refuted by two heaps of one.
void write_error(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap most = lesson.game.number;
    if (most == 1) return;
    Ending one;
    one.ones = 2;
    one.last_wins = true;
    Ending both = one;
    both.kind = Ending::Kind::together;
    writer.chapter(msg::kam_chapter_error());
    Step& step = writer.step(msg::moore_error_title());
    show_endings(step, {{one, both}, Endings::Stand::played}, {1, 1});
    step.lines = {msg::moore_error_why(), msg::moore_error_both(most)};
    const bool agrees = (lesson.nim_sum == 0) == (lesson.verdict == core::Verdict::P);
    step.lines.push_back(agrees ? msg::moore_error_lucky(lesson.nim_sum) : msg::moore_error_caught(lesson.nim_sum));
    step.after.push_back(msg::moore_error_smallest());
    core::Exhaustive search(lesson.game);
    bool holds = search.verdict(core::Position{1, 1}) == core::Verdict::N && core::nim_sum(core::Position{1, 1}) == 0;
    for (const core::Position& smaller : {core::Position{}, core::Position{1}, core::Position{2}}) {
        holds = holds && (search.verdict(smaller) == core::Verdict::P) == (core::nim_sum(smaller) == 0);
    }
    step.checks.push_back({msg::moore_error_check(most), holds});
}

}  // namespace

std::vector<std::size_t> count_ones(const Lesson& lesson, core::Heaps heaps) {
    std::vector<std::size_t> counts;
    for (const core::Column& column : lesson.columns) {
        counts.push_back(static_cast<std::size_t>(std::count_if(
            heaps.begin(), heaps.end(), [&](core::Heap heap) { return core::has_bit(heap, column.bit); })));
    }
    return counts;
}

core::Verdict moore_verdict(const Lesson& lesson, core::Heaps heaps) {
    return lesson.game.rules->verdict(lesson.game, heaps);
}

void write_moore(Writer& writer) {
    Lesson& lesson = writer.lesson;
    lesson.modulus = lesson.game.number + 1;
    lesson.verdict = moore_verdict(lesson, *lesson.heaps);
    set_winning_moves(lesson, {});
    write_rules(writer);
    if (lesson.columns.empty()) {
        writer.chapter(msg::reduce_chapter_terminal());
        Step& step = writer.step(msg::reduce_terminal_title());
        step.lines = {msg::reduce_terminal_lost()};
        step.checks.push_back({msg::stairs_terminal_check(), core::move_count(*lesson.heaps).count == 0});
    } else {
        write_binary(writer);
        write_mod(writer);
        write_counts(writer);
        if (lesson.verdict == core::Verdict::N) {
            write_moore_win(writer);
        } else {
            write_moore_lost(writer);
        }
    }
    write_error(writer);
}

}  // namespace nimboard::lesson
