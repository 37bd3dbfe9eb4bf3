// k != 0: from the top bit to the winning reduction, obligation 3 of the proof step by step.
#include <algorithm>
#include <utility>

#include "i18n/msg/math.h"
#include "i18n/msg/reduce.h"
#include "lesson/reduce_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// The facts that all steps of this branch speak of.
struct Facts {
    core::Heaps heaps;
    core::Heap k = 0;
    int top = 0;
    i18n::Arg power;                       ///< 2^top
    std::vector<std::size_t> candidates;
    core::Move move;
    core::Position after;
};

Facts facts_of(const Lesson& lesson) {
    Facts facts;
    facts.heaps = *lesson.position;
    facts.k = lesson.nim_sum;
    facts.top = core::top_bit(facts.k);
    facts.power = i18n::power(facts.top);
    for (const core::Move& move : lesson.winning_moves) {
        facts.candidates.push_back(move.heap);
        if (move.heap == lesson.choices.candidate) facts.move = move;
    }
    facts.after = *lesson.position;
    core::apply_move(facts.after, facts.move);
    return facts;
}

void write_k(Writer& writer, const Facts& facts) {
    writer.chapter(msg::reduce_chapter_k());
    Step& step = writer.step(msg::reduce_k_title(facts.k));
    step.stage.active_bit = -1;
    step.lines.push_back(msg::reduce_k_blocks(sum_of(powers_in(facts.k)), facts.k));
    step.lines.push_back(msg::reduce_k_claim());
    step.after = {msg::reduce_k_how(), msg::reduce_own_pick()};
    step.stage.exhibit = Exhibit::move_grid;
    core::Heap k = 0;
    for (const core::Column& column : writer.lesson.columns) {
        if (column.parity() == 1) k += core::Heap{1} << column.bit;
    }
    step.checks.push_back(xor_check(facts.heaps, facts.k, k == facts.k));
}

/// Begins from `stage`, whatever the learner has tried on the way.
void write_top(Writer& writer, const Facts& facts, const Stage& stage) {
    writer.chapter(msg::reduce_chapter_top());
    Step& step = writer.step(msg::reduce_top_title(facts.power));
    step.stage = stage;
    step.stage.ghosts = false;
    step.stage.exhibit = Exhibit::none;
    step.stage.active_bit = facts.top;
    step.lines = {msg::reduce_top_leftmost(facts.power), msg::reduce_top_some(facts.power)};
    step.after.push_back(msg::reduce_top_must(facts.power));
    const auto ones = static_cast<std::size_t>(std::count_if(
        facts.heaps.begin(), facts.heaps.end(), [&](core::Heap heap) { return core::has_bit(heap, facts.top); }));
    step.checks.push_back({msg::reduce_top_check(ones, facts.power), ones % 2 == 1});
}

void write_candidates(Writer& writer, const Facts& facts) {
    Step& step = writer.step(msg::reduce_candidates_title());
    step.stage.candidates = facts.candidates;
    step.stage.show_counts = false;
    const std::size_t count = facts.candidates.size();
    if (count <= longest_list) {
        step.lines.push_back(
            msg::reduce_column_holders(count, facts.power, name_heaps(facts.heaps, facts.candidates)));
    } else {
        step.lines.push_back(msg::reduce_column_many(count, facts.power));
    }
    step.lines.push_back(msg::reduce_candidates_each(count));
    for (const core::Heap heap : facts.heaps) {
        if (heap == 0 || core::has_bit(heap, facts.top)) continue;
        step.after.push_back(msg::reduce_candidates_other(heap, facts.power, facts.k, heap ^ facts.k));
        break;
    }
    bool holds = true;
    for (std::size_t i = 0; i < facts.heaps.size(); ++i) {
        const bool marked = std::binary_search(facts.candidates.begin(), facts.candidates.end(), i);
        holds = holds && marked == ((facts.heaps[i] ^ facts.k) < facts.heaps[i]);
    }
    step.checks.push_back({msg::reduce_candidates_check(facts.heaps.size(), count), holds && count % 2 == 1});
}

void write_choose(Writer& writer, const Facts& facts) {
    writer.chapter(msg::reduce_chapter_reduce());
    Step& step = writer.step(msg::reduce_choose_title(facts.move.heap + 1, facts.move.from));
    step.stage.move = facts.move;
    step.stage.phase = MovePhase::chosen;
    step.lines.push_back(facts.candidates.size() > 1 ? msg::reduce_choose_any() : msg::reduce_choose_only());
    step.lines.push_back(msg::reduce_choose_target(facts.move.from, facts.k));
    core::Heap others = 0;
    for (std::size_t i = 0; i < facts.heaps.size(); ++i) {
        if (i != facts.move.heap) others ^= facts.heaps[i];
    }
    step.after.push_back(msg::reduce_choose_others(others));
    step.checks.push_back({msg::reduce_choose_check(facts.move.from, facts.k, facts.move.to), others == facts.move.to});
}

void write_bits(Writer& writer, const Facts& facts) {
    Step& step = writer.step(msg::reduce_bits_title(facts.move.from, facts.k));
    step.stage.candidates.clear();
    step.stage.exhibit = Exhibit::xor_table;
    step.lines.push_back(msg::reduce_bits_flip());
    step.after.push_back(msg::reduce_bits_same(facts.power));
    core::Heap rebuilt = 0;
    for (const core::Column& column : writer.lesson.columns) {
        const bool bit = core::has_bit(facts.move.from, column.bit) != core::has_bit(facts.k, column.bit);
        if (bit) rebuilt += core::Heap{1} << column.bit;
    }
    step.checks.push_back({msg::reduce_bits_check(facts.move.from, facts.k, rebuilt), rebuilt == facts.move.to});
}

/// "−8 falls, +4 and +1 rise: −8 + 5 = −3".
i18n::Message balance(const core::Move& move) {
    const core::Heap falling = move.from & ~move.to;
    const core::Heap rising = move.to & ~move.from;
    std::vector<i18n::Arg> falls;
    std::vector<i18n::Arg> rises;
    for (const i18n::Arg& power : powers_in(falling)) falls.emplace_back(msg::math_falls(power));
    for (const i18n::Arg& power : powers_in(rising)) rises.emplace_back(msg::math_rises(power));
    const std::size_t down = falls.size();
    const std::size_t up = rises.size();
    if (down > longest_list && up == 0) return msg::reduce_change_many_fall(down, falling);
    if (down > longest_list || up > longest_list) {
        return msg::reduce_change_balance_many(down, falling, up, rising, move.from - move.to);
    }
    if (rises.empty()) return msg::reduce_change_only_falls(i18n::list(falls), down, falling);
    return msg::reduce_change_balance(i18n::list(falls), down, i18n::list(rises), up, falling, rising,
                                      move.from - move.to);
}

void write_change(Writer& writer, const Facts& facts) {
    const core::Move& move = facts.move;
    Step& step = writer.step(msg::reduce_change_title(move.from - move.to, move.heap + 1, move.from, move.to));
    step.stage.phase = MovePhase::changed;
    step.lines.push_back(msg::reduce_change_xor(facts.k, facts.power));
    step.after = {balance(move), win_back(facts.top)};
    step.checks.push_back(check_of_change(facts.heaps, move));
}

void write_why(Writer& writer, const Facts& facts) {
    Step& step = writer.step(msg::reduce_why_title());
    step.stage.exhibit = Exhibit::compare;
    step.lines = {msg::reduce_why_falls(facts.power), msg::reduce_why_above(), win_back(facts.top),
                  msg::reduce_why_so()};
    step.checks.push_back(
        {msg::reduce_why_check(facts.move.to, facts.move.from), falls_at(facts.move, facts.top)});
}

void write_leave(Writer& writer, const Facts& facts) {
    const core::Move& move = facts.move;
    Step& step = writer.step(msg::reduce_leave_title(move.from - move.to, move.heap + 1));
    step.stage.phase = MovePhase::taken;
    step.stage.exhibit = Exhibit::none;
    step.stage.active_bit = -1;
    step.lines = {msg::reduce_leave_size(move.heap + 1, move.to), msg::reduce_leave_only()};
    const bool holds = core::check_move(facts.heaps, move) == core::MoveError::none && facts.after[move.heap] == move.to;
    step.checks.push_back({msg::reduce_leave_check(move.from - move.to, move.from), holds});
}

void write_even(Writer& writer, const Facts& facts) {
    writer.chapter(msg::reduce_chapter_even());
    Step& step = writer.step(msg::reduce_even_title());
    step.stage.position = std::make_shared<const core::Position>(facts.after);
    step.stage.move.reset();
    step.stage.phase = MovePhase::none;
    step.stage.xor_value = 0;
    const bool empty = core::move_count(facts.after).count == 0;
    if (empty) {
        step.lines.push_back(msg::reduce_even_empty());
    } else {
        step.lines = {msg::reduce_even_breaks(), msg::reduce_even_answer(), msg::reduce_even_last()};
    }
    bool holds = true;
    for (const core::Column& column : core::columns(facts.after)) holds = holds && column.parity() == 0;
    step.checks.push_back(xor_check(facts.after, 0, holds));
}

}  // namespace

i18n::Message win_back(int top) {
    const core::Heap most = (core::Heap{1} << top) - 1;
    if (top == 0) return msg::reduce_why_nothing_below();
    if (top <= 4) return msg::reduce_why_below(i18n::power(top), sum_of(powers_in(most)), most);
    return msg::reduce_why_below_many(i18n::power(top), most);
}

bool falls_at(const core::Move& move, int top) {
    const core::Heap above = top == 63 ? 0 : ~core::Heap{0} << (top + 1);
    const bool falls = core::has_bit(move.from, top) && !core::has_bit(move.to, top);
    return falls && (move.from & above) == (move.to & above) && move.to < move.from;
}

void write_win(Writer& writer) {
    const Facts facts = facts_of(writer.lesson);
    write_k(writer, facts);
    const Stage stage = writer.lesson.steps.back().stage;
    write_own_move(writer);
    write_top(writer, facts, stage);
    write_candidates(writer, facts);
    write_choose(writer, facts);
    write_bits(writer, facts);
    write_change(writer, facts);
    write_why(writer, facts);
    write_leave(writer, facts);
    write_even(writer, facts);
}

}  // namespace nimboard::lesson
