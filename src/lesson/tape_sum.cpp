// Heaps as Nim heaps of their values, k, and the winning move as a real move; or why no move reaches 0.
#include <algorithm>
#include <utility>

#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "i18n/msg/tape.h"
#include "lesson/tape_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// "21 is worth 2, and 4 is worth 2".
i18n::Arg list_values(core::Heaps heaps, core::Heaps values) {
    std::vector<i18n::Arg> items;
    for (std::size_t i = 0; i < heaps.size(); ++i) items.emplace_back(msg::tape_worth(heaps[i], values[i]));
    return i18n::list(std::move(items));
}

Check values_check(core::Heaps values, core::Heap k, bool holds) {
    holds = holds && core::nim_sum(values) == k;
    if (values.size() == 1) return {msg::tape_k_check_one(k), holds};
    if (fits_in_words(values)) return xor_check(values, k, holds);
    return {msg::tape_k_check_many(values.size(), k), holds};
}

}  // namespace

void write_values_as_rows(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heaps values = *lesson.position;
    writer.chapter(msg::tape_chapter_sum());
    Step& step = writer.step(values.size() == 1 ? msg::tape_sum_title_one() : msg::tape_sum_title());
    step.stage = Stage{};
    step.stage.position = lesson.position;
    step.stage.form = Form::columns;
    step.lines.push_back(fits_in_words(values) ? msg::tape_sum_rows(list_values(*lesson.heaps, values))
                                               : msg::tape_sum_rows_many(values.size()));
    step.lines.push_back(msg::tape_sum_cut());
    step.after.push_back(msg::tape_sum_why());
    bool holds = true;
    for (const core::Heap value : values) {
        core::Heap sum = 0;
        for (const core::Column& column : lesson.columns) sum += value & (core::Heap{1} << column.bit);
        holds = holds && sum == value;
    }
    step.checks.push_back({msg::reduce_binary_check(values.size()), holds});
    Question question;
    question.text = msg::stairs_heaps_ask();
    const i18n::Message reason = msg::tape_sum_reason(lesson.nim_sum);
    question.answers.push_back({msg::stairs_heaps_answer_mover(), lesson.nim_sum != 0, reason});
    question.answers.push_back({msg::stairs_heaps_answer_other(), lesson.nim_sum == 0, reason});
    step.question = std::move(question);
}

void write_values_k(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap k = lesson.nim_sum;
    writer.chapter(msg::reduce_chapter_k());
    Step& step = writer.step(msg::tape_k_title(k));
    step.stage.xor_row = true;
    step.stage.columns_done = static_cast<int>(lesson.columns.size());
    step.stage.xor_value = k;
    step.stage.show_counts = true;
    step.lines.push_back(k != 0 ? msg::reduce_k_claim() : msg::stairs_k_lost());
    step.after.push_back(k != 0 ? msg::stairs_k_how() : msg::stairs_k_not_over());
    step.checks.push_back(values_check(*lesson.position, k, true));
}

core::Move write_values_move(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap k = lesson.nim_sum;
    std::vector<std::size_t> candidates;
    core::Move move;
    for (const core::Move& winning : lesson.winning_moves) {
        candidates.push_back(winning.heap);
        if (winning.heap == lesson.choices.candidate) move = winning;
    }
    writer.chapter(msg::stairs_chapter_move());
    Step& step = writer.step(msg::tape_nim_move_title(move.heap + 1, move.from, move.to));
    step.stage.move = move;
    step.stage.phase = MovePhase::changed;
    step.stage.active_bit = core::top_bit(k);
    step.stage.show_counts = false;
    if (candidates.size() > 1) step.stage.candidates = candidates;
    step.lines = {msg::tape_nim_move_top(k, i18n::power(core::top_bit(k)), move.heap + 1),
                  msg::tape_nim_move_target(move.from, k, move.to)};
    if (candidates.size() > 1) step.after.push_back(msg::reduce_choose_any());
    step.checks.push_back(check_of_change(*lesson.position, move));
    return move;
}

namespace {

/// A real move that does what the move in Nim does, and how many moves win in all.
struct RealMove {
    TapeOption option;
    core::Position after;
    std::uint64_t winning = 0;
    std::optional<std::size_t> rising;  ///< a heap whose value a winning move raises
};

RealMove find_real(const Lesson& lesson, const TapeFacts& facts, const core::Move& nim) {
    RealMove real;
    const core::Position& heaps = *lesson.heaps;
    const auto sink = [&](const core::GameMove& move) {
        ++real.winning;
        const core::Change& change = move.changes.front();
        const core::Heap value = facts.value(change.to) ^ (move.split ? facts.value(*move.split) : 0);
        if (value > facts.value(change.from)) real.rising = change.heap;
        if (change.heap != nim.heap || !real.after.empty()) return;
        real.option = {change.to, move.split, change.from - change.to - move.split.value_or(0), value};
        real.after = core::after(heaps, move);
    };
    lesson.game.rules->moves_by(*facts.theory, heaps, lesson.nim_sum, sink);
    return real;
}

i18n::Message real_title(const TapeOption& option, std::size_t heap, core::Heap from) {
    if (!option.second) return msg::tape_real_take(option.taken, heap + 1, from, option.first);
    if (option.taken == 0) return msg::tape_real_split(heap + 1, from, option.first, *option.second);
    return msg::tape_real_take_split(option.taken, heap + 1, from, option.first, *option.second);
}

void write_real_move(Writer& writer, const TapeFacts& facts, const core::Move& nim) {
    const Lesson& lesson = writer.lesson;
    const core::Heap from = (*lesson.heaps)[nim.heap];
    const RealMove real = find_real(lesson, facts, nim);
    Step& step = writer.step(real_title(real.option, nim.heap, from));
    show_tape(writer, step, tape_with(facts, from, {real.option}));
    step.lines.push_back(real.option.second
                             ? msg::tape_real_value_two(facts.value(real.option.first),
                                                        facts.value(*real.option.second), real.option.value)
                             : msg::tape_real_value(real.option.first, real.option.value));
    std::vector<core::Heap> values;
    bool over = true;
    for (const core::Heap heap : real.after) {
        values.push_back(facts.value(heap));
        over = over && !can_move(facts, heap);
    }
    step.lines.push_back(over ? msg::tape_real_over() : msg::tape_real_zero());
    if (!over) step.after.push_back(msg::tape_real_end());
    step.after.push_back(msg::tape_real_count(real.winning));
    // The solver makes tables of its own: only where they are short.
    constexpr core::Heap largest_again = 20'000;
    const bool lost =
        facts.last > largest_again || core::solve({{lesson.game, real.after}}).verdict == core::Verdict::P;
    step.checks.push_back(values_check(values, 0, lost));
}

/// Every move from k = 0, or the first of them, leaves k != 0.
struct Tried {
    std::uint64_t moves = 0;
    bool all = true;
    bool holds = true;
    std::optional<TapeOption> example;
    core::Heap heap = 0;  ///< of the example
    core::Heap k = 0;     ///< after it
};

Tried try_moves(const Lesson& lesson, const TapeFacts& facts) {
    constexpr std::uint64_t most_tried = 20'000;
    Tried tried;
    for (const core::Heap heap : *lesson.heaps) {
        const core::Heap others = lesson.nim_sum ^ facts.value(heap);
        const bool to_the_end = each_option(facts, heap, [&](const TapeOption& option) {
            if (tried.moves == most_tried) return false;
            ++tried.moves;
            const core::Heap k = others ^ option.value;
            tried.holds = tried.holds && k != 0;
            if (!tried.example || heap > tried.heap) {
                tried.example = option;
                tried.heap = heap;
                tried.k = k;
            }
            return true;
        });
        tried.all = tried.all && to_the_end;
    }
    return tried;
}

i18n::Message say_example(const Tried& tried) {
    const TapeOption& option = *tried.example;
    if (option.second) return msg::tape_none_split(option.first, *option.second, tried.heap, tried.k);
    return msg::tape_none_take(option.taken, tried.heap, option.first, tried.k);
}

void write_no_winning_move(Writer& writer, const TapeFacts& facts) {
    const Lesson& lesson = writer.lesson;
    const Tried tried = try_moves(lesson, facts);
    writer.chapter(tried.moves == 0 ? msg::reduce_chapter_terminal() : msg::stairs_chapter_zero());
    Step& step = writer.step(tried.moves == 0 ? msg::tape_over_title() : msg::tape_none_title());
    Tape tape = tape_of(facts, Tape::all_filled);
    tape.period = facts.period;
    if (tried.moves == 0) {
        show_tape(writer, step, std::move(tape));
        step.lines.push_back(msg::reduce_terminal_lost());
        step.lines.push_back(msg::tape_over_zero());
        step.checks.push_back({msg::tape_over_check(), lesson.nim_sum == 0});
        return;
    }
    if (can_be_studied(facts, tried.heap)) {
        show_tape(writer, step, tape_with(facts, tried.heap, reach_of(facts, tried.heap).shown));
    } else {
        show_tape(writer, step, tape_with(facts, tried.heap, {*tried.example}));
    }
    step.lines = {msg::tape_none_every(), say_example(tried)};
    step.after = {msg::tape_none_answer(), msg::reduce_refuted_so()};
    step.checks.push_back(
        {tried.all ? msg::reduce_zero_check_all(tried.moves) : msg::reduce_zero_check_some(tried.moves), tried.holds});
}

/// Values that are all 0 need no columns.
void write_all_zero(Writer& writer, const TapeFacts& facts) {
    const Lesson& lesson = writer.lesson;
    if (lesson.heaps->empty()) return;
    writer.chapter(msg::tape_chapter_sum());
    Step& step = writer.step(msg::tape_all_zero_title());
    Tape tape = tape_of(facts, Tape::all_filled);
    tape.period = facts.period;
    show_tape(writer, step, std::move(tape));
    step.lines.push_back(msg::tape_all_zero_rows(lesson.heaps->size()));
    step.lines.push_back(msg::stairs_k_lost());
    step.checks.push_back(values_check(*lesson.position, 0, lesson.columns.empty()));
}

}  // namespace

void write_tape_sum(Writer& writer, const TapeFacts& facts) {
    if (writer.lesson.columns.empty()) {
        write_all_zero(writer, facts);
        write_no_winning_move(writer, facts);
        return;
    }
    write_values_as_rows(writer);
    write_values_k(writer);
    if (writer.lesson.nim_sum == 0) {
        write_no_winning_move(writer, facts);
        return;
    }
    const core::Move nim = write_values_move(writer);
    write_real_move(writer, facts, nim);
}

}  // namespace nimboard::lesson
