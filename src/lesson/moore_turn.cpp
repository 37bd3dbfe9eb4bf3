// Moves in up to K heaps: the winning one, column by column from the top; and why a position of remainders 0 is lost.
#include <algorithm>
#include <utility>

#include "i18n/keys.h"
#include "lesson/moore_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

std::vector<std::size_t> heaps_of(const std::vector<core::Move>& moves) {
    std::vector<std::size_t> heaps;
    for (const core::Move& move : moves) heaps.push_back(move.heap);
    std::sort(heaps.begin(), heaps.end());
    return heaps;
}

/// "heap 2 and heap 5", or "7 heaps".
i18n::Arg number_heaps(std::vector<std::size_t> heaps) {
    if (heaps.size() > longest_list) return msg::moore_names_many(heaps.size());
    std::sort(heaps.begin(), heaps.end());
    std::vector<i18n::Arg> names;
    for (const std::size_t heap : heaps) names.emplace_back(msg::name_by_number(heap + 1));
    return i18n::list(std::move(names));
}

/// A legal turn: at most K heaps, each smaller.
bool is_legal(const Lesson& lesson, core::Heaps heaps, const std::vector<core::Move>& moves) {
    const std::vector<std::size_t> changed = heaps_of(moves);
    const bool once = std::adjacent_find(changed.begin(), changed.end()) == changed.end();
    return once && !moves.empty() && moves.size() <= lesson.game.number &&
           std::all_of(moves.begin(), moves.end(), [&](const core::Move& move) {
               return core::check_move(heaps, move) == core::MoveError::none;
           });
}

void write_column(Writer& writer, const ColumnTurn& turn, std::size_t index) {
    const core::Heap m = writer.lesson.modulus;
    const i18n::Arg power = i18n::power(turn.bit);
    const core::Heap rest = turn.held % m;
    const std::size_t missing = rest == 0 ? 0 : static_cast<std::size_t>(m - rest);
    const std::size_t count = turn.counts[index];
    Step* step = nullptr;
    if (turn.kind == ColumnTurn::Kind::falls) {
        step = &writer.step(msg::moore_falls_title(power, rest));
        if (turn.free > 0) step->lines.push_back(msg::moore_falls_short(turn.held, missing, turn.free));
        step->lines.push_back(msg::moore_falls_heaps(power, number_heaps(turn.heaps)));
        step->after.push_back(msg::moore_falls_free(power, turn.heaps.size()));
    } else if (turn.kind == ColumnTurn::Kind::fills) {
        step = &writer.step(msg::moore_fills_title(power, missing));
        step->lines = {msg::moore_fills_held(turn.held, missing, m),
                       msg::moore_fills_take(power, number_heaps(turn.heaps))};
    } else {
        step = &writer.step(msg::moore_rests_title(power));
        step->lines = {msg::moore_rests_held(turn.held, m), msg::moore_rests_none(turn.free, power)};
    }
    step->stage.active_bit = turn.bit;
    show_turn(*step, turn.moves, turn.counts, MovePhase::changed);
    step->checks.push_back({msg::moore_step_check(power, count, m), count % m == 0});
}

void write_whole(Writer& writer, const std::vector<core::Move>& moves) {
    const Lesson& lesson = writer.lesson;
    const core::Position after = after_turn(*lesson.position, moves);
    Step& step = writer.step(msg::moore_take_title(moves.size()));
    step.stage.phase = MovePhase::taken;
    step.stage.active_bit = -1;
    say_moves(step, moves);
    step.after.push_back(msg::moore_take_most(moves.size(), lesson.game.number));
    step.checks.push_back({msg::moore_take_check(moves.size(), lesson.game.number), is_legal(lesson, *lesson.position, moves)});

    writer.chapter(msg::moore_chapter_zero());
    Step& zero = writer.step(msg::moore_zero_title());
    const bool over = std::all_of(after.begin(), after.end(), [](core::Heap heap) { return heap == 0; });
    zero.stage.position = std::make_shared<const core::Position>(after);
    show_turn(zero, {}, count_ones(lesson, after), MovePhase::none);
    if (over) {
        zero.lines.push_back(msg::reduce_even_empty());
    } else {
        zero.lines = {msg::moore_end_highest(lesson.game.number), msg::moore_end_rest(lesson.modulus),
                      msg::moore_end_again()};
        zero.after.push_back(msg::reduce_even_last());
    }
    zero.checks.push_back(remainder_check(lesson, zero.stage.counts, moore_verdict(lesson, after) == core::Verdict::P));
}

/// A turn to try: the learner's own move, or that and one more.
std::vector<core::Move> tried_turn(const Lesson& lesson) {
    std::vector<core::Move> moves{*lesson.choices.tried};
    if (lesson.wished.tried == lesson.choices.tried || lesson.game.number == 1) return moves;
    const core::Heaps heaps = *lesson.position;
    for (std::size_t i = 0; i < heaps.size() && moves.size() < 2; ++i) {
        if (heaps[i] > 0 && i != moves.front().heap) moves.push_back({i, heaps[i], heaps[i] / 2});
    }
    return moves;
}

/// All moves where they are few, by core.
Check all_moves_check(const Lesson& lesson, const std::vector<std::size_t>& counts) {
    const core::Heaps heaps = *lesson.position;
    constexpr std::size_t most_heaps = 6;
    constexpr core::Heap most_stones = 18;
    const core::MoveCount stones = core::move_count(heaps);
    if (heaps.size() > most_heaps || stones.overflow || stones.count > most_stones) {
        return remainder_check(lesson, counts, true);
    }
    std::uint64_t moves = 0;
    bool holds = true;
    lesson.game.rules->each_move(lesson.game, heaps, [&](const core::GameMove& move) {
        ++moves;
        holds = holds && moore_verdict(lesson, core::after(heaps, move)) == core::Verdict::N;
    });
    return {msg::moore_try_check(moves), holds};
}

}  // namespace

std::vector<ColumnTurn> settle_columns(const core::Game& game, core::Heaps heaps,
                                       const std::vector<core::Column>& columns) {
    const core::Heap m = game.number + 1;
    std::vector<ColumnTurn> turns;
    std::vector<core::Move> moves;
    std::vector<bool> is_free(heaps.size(), false);
    std::vector<std::size_t> counts;
    for (const core::Column& column : columns) counts.push_back(column.ones);
    for (std::size_t c = 0; c < columns.size(); ++c) {
        ColumnTurn turn;
        turn.bit = columns[c].bit;
        turn.free = moves.size();
        turn.held = columns[c].ones;
        const core::Heap block = core::Heap{1} << turn.bit;
        for (core::Move& move : moves) {
            if (core::has_bit(move.from, turn.bit)) --turn.held;
            move.to &= ~block;
        }
        const core::Heap rest = turn.held % m;
        if (rest == 0 && moves.empty()) continue;
        counts[c] = turn.held;
        if (rest == 0) {
            turn.kind = ColumnTurn::Kind::rests;
        } else if (m - rest <= moves.size()) {
            turn.kind = ColumnTurn::Kind::fills;
            // Those that have the block keep it.
            std::vector<std::size_t> order;
            for (const bool has : {true, false}) {
                for (std::size_t i = 0; i < moves.size(); ++i) {
                    if (core::has_bit(moves[i].from, turn.bit) == has) order.push_back(i);
                }
            }
            for (core::Heap i = 0; i < m - rest; ++i) {
                core::Move& move = moves[order[static_cast<std::size_t>(i)]];
                move.to |= block;
                turn.heaps.push_back(move.heap);
                ++counts[c];
            }
        } else {
            // The last ones: those without a group in the picture. With them at most K heaps are free.
            for (std::size_t i = heaps.size(); i > 0 && turn.heaps.size() < rest; --i) {
                if (is_free[i - 1] || !core::has_bit(heaps[i - 1], turn.bit)) continue;
                is_free[i - 1] = true;
                moves.push_back({i - 1, heaps[i - 1], heaps[i - 1] ^ block});
                turn.heaps.push_back(i - 1);
                --counts[c];
            }
        }
        turn.moves = moves;
        turn.counts = counts;
        turns.push_back(std::move(turn));
    }
    return turns;
}

core::Position after_turn(core::Heaps heaps, const std::vector<core::Move>& moves) {
    core::Position after(heaps.begin(), heaps.end());
    for (const core::Move& move : moves) after[move.heap] = move.to;
    return after;
}

void show_turn(Step& step, const std::vector<core::Move>& moves, std::vector<std::size_t> counts, MovePhase phase) {
    step.stage.move.reset();
    step.stage.more_moves.clear();
    if (!moves.empty()) {
        step.stage.move = moves.front();
        step.stage.more_moves.assign(moves.begin() + 1, moves.end());
    }
    step.stage.phase = phase;
    step.stage.counts = std::move(counts);
    step.stage.ghosts = false;
}

void say_moves(Step& step, const std::vector<core::Move>& moves) {
    if (moves.size() > longest_list) {
        step.lines.push_back(msg::moore_take_many(moves.size()));
        return;
    }
    std::vector<core::Move> sorted = moves;
    std::sort(sorted.begin(), sorted.end(), [](const core::Move& a, const core::Move& b) { return a.heap < b.heap; });
    for (const core::Move& move : sorted) {
        step.lines.push_back(msg::moore_take_heap(move.heap + 1, move.from, move.to, move.from - move.to));
    }
}

Check remainder_check(const Lesson& lesson, const std::vector<std::size_t>& counts, bool holds) {
    std::vector<i18n::Arg> remainders;
    std::size_t nonzero = 0;
    for (const std::size_t count : counts) {
        remainders.emplace_back(count % lesson.modulus);
        if (count % lesson.modulus != 0) ++nonzero;
    }
    if (counts.size() > longest_list) return {msg::moore_sum_check_many(nonzero, counts.size()), holds};
    return {msg::moore_sum_check(counts.size(), i18n::list(std::move(remainders))), holds};
}

void write_moore_win(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    writer.chapter(msg::stairs_chapter_move());
    Step& step = writer.step(msg::moore_win_title());
    step.stage.active_bit = -1;
    step.lines = {msg::moore_win_claim(), msg::moore_win_how(lesson.game.number)};
    step.checks.push_back(remainder_check(lesson, step.stage.counts, lesson.verdict == core::Verdict::N));
    const std::vector<ColumnTurn> turns = settle_columns(lesson.game, *lesson.position, lesson.columns);
    for (const ColumnTurn& turn : turns) {
        std::size_t index = 0;
        while (lesson.columns[index].bit != turn.bit) ++index;
        write_column(writer, turn, index);
    }
    write_whole(writer, turns.back().moves);
}

void write_moore_lost(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap m = lesson.modulus;
    writer.chapter(msg::moore_chapter_zero());
    Step& zero = writer.step(msg::moore_zero_title());
    zero.stage.active_bit = -1;
    zero.stage.ghosts = false;
    zero.lines = {msg::moore_lost_claim(), msg::reduce_claim_so()};
    zero.checks.push_back(remainder_check(lesson, zero.stage.counts, lesson.verdict == core::Verdict::P));

    const std::vector<core::Move> tried = tried_turn(lesson);
    const core::Position broken = after_turn(*lesson.position, tried);
    writer.chapter(msg::reduce_chapter_break());
    Step& step = writer.step(msg::moore_try_title());
    show_turn(step, tried, count_ones(lesson, broken), MovePhase::changed);
    step.stage.alarm = true;
    say_moves(step, tried);
    step.lines.push_back(msg::moore_try_leaves());
    step.checks.push_back(all_moves_check(lesson, step.stage.counts));

    core::Heap changed = 0;
    for (const core::Move& move : tried) changed |= move.from ^ move.to;
    const int top = core::top_bit(changed);
    const auto falls = static_cast<std::size_t>(std::count_if(
        tried.begin(), tried.end(), [&](const core::Move& move) { return core::has_bit(move.from ^ move.to, top); }));
    const bool all_fall = std::none_of(tried.begin(), tried.end(), [&](const core::Move& move) {
        return core::has_bit(move.to & ~move.from, top);
    });
    Step& why = writer.step(msg::moore_why_title());
    why.stage.active_bit = top;
    why.lines = {msg::moore_why_highest(i18n::power(top)), msg::moore_why_vanish(falls),
                 msg::moore_why_most(lesson.game.number, m)};
    why.checks.push_back({msg::moore_why_check(falls, lesson.game.number), all_fall && falls >= 1 && falls <= lesson.game.number});

    const std::vector<core::Move> reply =
        settle_columns(lesson.game, broken, core::columns(broken)).back().moves;
    const core::Position restored = after_turn(broken, reply);
    Step& answer = writer.step(msg::moore_reply_title());
    answer.stage.position = std::make_shared<const core::Position>(broken);
    answer.stage.alarm = false;
    answer.stage.active_bit = -1;
    show_turn(answer, reply, count_ones(lesson, restored), MovePhase::changed);
    say_moves(answer, reply);
    answer.after.push_back(msg::moore_reply_again());
    const bool holds = is_legal(lesson, broken, reply) && moore_verdict(lesson, restored) == core::Verdict::P;
    answer.checks.push_back(remainder_check(lesson, answer.stage.counts, holds));
}

}  // namespace nimboard::lesson
