// The lesson `kam`: heaps that must stay in order turn into differences, and these into stairs.
#include <algorithm>
#include <utility>

#include "i18n/msg/kam.h"
#include "i18n/msg/math.h"
#include "i18n/msg/name.h"
#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "lesson/stairs_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

void show_heaps(Step& step, const Flight& flight, StairsForm form) {
    Stairs picture;
    picture.form = form;
    picture.heaps = flight.heaps;
    picture.stairs = flight.stairs;
    show(step, std::move(picture));
}

void write_unsorted(Writer& writer, std::size_t place) {
    const core::Position& heaps = *writer.lesson.heaps;
    writer.chapter(msg::kam_chapter_order());
    Step& step = writer.step(msg::kam_unsorted_title(place + 1));
    Stairs picture;
    picture.form = StairsForm::heaps;
    picture.heaps = writer.lesson.heaps;
    picture.stairs = std::make_shared<const core::Position>(core::Position(heaps.size(), 0));
    picture.marked = place;
    show(step, std::move(picture));
    step.lines = {msg::kam_unsorted_rule(),
                  msg::kam_unsorted_which(place + 1, heaps[place], place, heaps[place - 1])};
    step.after.push_back(msg::kam_unsorted_fix());
    step.checks.push_back({msg::kam_unsorted_check(heaps[place], heaps[place - 1]), heaps[place] < heaps[place - 1]});
}

Check order_check(const core::Position& heaps) {
    const bool holds = std::is_sorted(heaps.begin(), heaps.end());
    if (heaps.size() < 2 || heaps.size() > longest_list) return {msg::kam_rules_check_many(heaps.size()), holds};
    i18n::Arg chain = heaps.front();
    for (std::size_t i = 1; i < heaps.size(); ++i) chain = msg::math_at_most(chain, heaps[i]);
    return {msg::kam_rules_check(heaps.size(), chain), holds};
}

/// "How many stones can the last heap give?", where that is not all it has.
std::optional<Question> give_question(const core::Position& heaps) {
    if (heaps.size() < 2 || heaps[heaps.size() - 2] == 0) return std::nullopt;
    const core::Heap has = heaps.back();
    const core::Heap left = heaps[heaps.size() - 2];
    Question question;
    question.text = msg::kam_illegal_ask(heaps.size());
    const i18n::Message reason = msg::kam_illegal_reason(has, left, has - left);
    question.answers.push_back({msg::name_number(has), false, reason});
    question.answers.push_back({msg::name_number(has - left), true, reason});
    return question;
}

void write_rules(Writer& writer, const Flight& flight) {
    writer.chapter(msg::reduce_chapter_rules());
    Step& step = writer.step(msg::kam_rules_title());
    show_heaps(step, flight, StairsForm::heaps);
    step.lines = {msg::kam_rules_order(), msg::kam_rules_move(), msg::kam_rules_ask()};
    step.checks.push_back(order_check(*flight.heaps));
}

/// A move that would break the order, if there is one in this position.
void write_illegal(Writer& writer, const Flight& flight) {
    const core::Position& heaps = *flight.heaps;
    std::size_t heap = 1;
    while (heap < heaps.size() && heaps[heap - 1] == 0) ++heap;
    if (heap >= heaps.size()) return;
    const core::Heap left = heaps[heap - 1];
    const core::Heap most = heaps[heap] - left;
    const core::Heap taken = most + 1;
    const core::Heap rest = heaps[heap] - taken;
    Step& step = writer.step(msg::kam_illegal_title());
    Stairs picture;
    picture.form = StairsForm::heaps;
    picture.heaps = flight.heaps;
    picture.stairs = flight.stairs;
    picture.move = StairMoveShown{stair_of_heap(heap, heaps.size()), taken};
    picture.refused = true;
    show(step, std::move(picture));
    step.lines.push_back(msg::kam_illegal_example(taken, heap + 1, rest, heap, left));
    step.lines.push_back(most == 0 ? msg::kam_illegal_nothing(heap + 1, heap)
                                   : msg::kam_illegal_most(heap + 1, most, heap));
    step.checks.push_back({msg::kam_illegal_check(heaps[heap], taken, rest, left), rest < left});
    step.question = give_question(heaps);
}

/// Legal moves, counted one by one where they are few.
core::Heap count_moves(const core::Game& game, const core::Position& heaps) {
    constexpr core::Heap most_counted = 10'000;
    if (heaps.empty() || heaps.back() > most_counted) return heaps.empty() ? 0 : heaps.back();
    core::Heap moves = 0;
    game.rules->each_move(game, heaps, [&](const core::GameMove&) { ++moves; });
    return moves;
}

/// The difference of a heap, from 0.
core::Heap difference(const Flight& flight, std::size_t heap) {
    return (*flight.stairs)[stair_of_heap(heap, flight.stairs->size()) - 1];
}

void write_differences(Writer& writer, const Flight& flight) {
    const core::Position& heaps = *flight.heaps;
    writer.chapter(msg::kam_chapter_differences());
    Step& step = writer.step(msg::kam_differences_title());
    show_heaps(step, flight, StairsForm::differences);
    step.lines.push_back(msg::kam_differences_each());
    std::vector<i18n::Arg> named;
    std::vector<i18n::Arg> plain;
    core::Heap sum = 0;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const core::Heap d = difference(flight, heap);
        named.emplace_back(msg::kam_difference(heap + 1, d));
        plain.emplace_back(d);
        sum += d;
    }
    const core::Heap moves = count_moves(writer.lesson.game, heaps);
    const bool holds = sum == heaps.back() && moves == sum;
    const bool words = fits_in_words(heaps);
    if (words) step.lines.push_back(msg::kam_differences_here(i18n::list(named)));
    step.after.push_back(msg::kam_differences_first());
    if (words && heaps.size() > 1) {
        step.checks.push_back({msg::kam_differences_check(sum_of(plain), moves, heaps.size()), holds});
    } else {
        step.checks.push_back({msg::kam_differences_check_many(moves, heaps.size()), holds});
    }
}

/// Taking stones lowers one difference and raises the next.
void write_shift(Writer& writer, const Flight& flight) {
    const std::size_t count = flight.heaps->size();
    std::size_t heap = count - 1;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        if (difference(flight, i) > 0) heap = i;
    }
    const StairMoveShown move = *half_of(*flight.stairs, stair_of_heap(heap, count));
    const core::Heap from = difference(flight, heap);
    const core::Heap to = from - move.stones;
    Step& step = writer.step(msg::kam_shift_title(move.stones, heap + 1));
    Stairs picture;
    picture.form = StairsForm::differences;
    picture.heaps = flight.heaps;
    picture.stairs = flight.stairs;
    picture.move = move;
    picture.moved = true;
    show(step, std::move(picture));
    step.lines.push_back(msg::kam_shift_falls(heap + 1, move.stones, from, to));
    const core::Position after = *step.stage.position;  // the heaps themselves, after the move
    const core::Heap left = heap > 0 ? after[heap - 1] : 0;
    bool holds = after[heap] - left == to;
    if (heap + 1 == count) {
        step.lines.push_back(msg::kam_shift_leaves(heap + 1));
        step.checks.push_back({msg::kam_shift_check(from, move.stones, to), holds});
        return;
    }
    const core::Heap next = difference(flight, heap + 1);
    step.lines.push_back(msg::kam_shift_rises(heap + 2, move.stones, next, next + move.stones));
    step.after.push_back(msg::kam_shift_last(count));
    holds = holds && after[heap + 1] - after[heap] == next + move.stones;
    step.checks.push_back({msg::kam_shift_check_both(from, move.stones, to, next, next + move.stones), holds});
}

void write_stairs(Writer& writer, const Flight& flight) {
    const std::size_t count = flight.heaps->size();
    writer.chapter(msg::kam_chapter_stairs());
    Step& step = writer.step(msg::kam_stairs_title());
    show_stairs(step, flight);
    step.lines = {count == 1 ? msg::kam_stairs_one() : msg::kam_stairs_map(count, count - 1),
                  msg::kam_stairs_down(count), msg::kam_stairs_so()};
    const core::Heap moves = count_moves(writer.lesson.game, *flight.heaps);
    core::Heap on_stairs = 0;
    for (const core::Heap stones : *flight.stairs) on_stairs += stones;
    step.checks.push_back({msg::kam_stairs_check(moves), moves == on_stairs});
}

/// The move on the stairs, as a move of a heap.
void write_real_move(Writer& writer, const Flight& flight, const StairMoveShown& move) {
    const core::Position& heaps = *flight.heaps;
    const std::size_t heap = heap_of_stair(move.stair, heaps.size());
    const core::Heap from = heaps[heap];
    const core::Heap to = from - move.stones;
    Step& step = writer.step(msg::kam_real_title(move.stones, heap + 1));
    Stairs picture;
    picture.form = StairsForm::heaps;
    picture.heaps = flight.heaps;
    picture.stairs = flight.stairs;
    picture.move = move;
    picture.moved = true;
    show(step, std::move(picture));
    step.lines.push_back(msg::kam_real_same(move.stair, heap + 1, from, to));
    if (heap > 0) step.lines.push_back(msg::kam_real_order(heap, heaps[heap - 1], to));
    step.lines.push_back(msg::kam_tak());
    const core::Solution before = solve_alone(writer.lesson.game, heaps);
    step.after.push_back(msg::kam_real_wins(before.winning_moves.size()));
    const core::GameMove real{{{heap, from, to}}, std::nullopt};
    bool holds = before.error == core::SolveError::too_many;
    for (const core::SumMove& winning : before.winning_moves) holds = holds || winning.move == real;
    const core::Solution after = solve_alone(writer.lesson.game, core::after(heaps, real));
    holds = holds && after.error == core::SolveError::none && after.verdict == core::Verdict::P;
    step.checks.push_back({msg::kam_real_check(from, move.stones, to), holds});
}

void write_terminal_kam(Writer& writer) {
    writer.chapter(msg::reduce_chapter_terminal());
    Step& step = writer.step(msg::reduce_terminal_title());
    step.lines = {msg::reduce_terminal_lost(), msg::kam_nie()};
    step.checks.push_back({msg::stairs_terminal_check(), count_moves(writer.lesson.game, *writer.lesson.heaps) == 0});
}

}  // namespace

void write_kam(Writer& writer) {
    const core::Position& heaps = *writer.lesson.heaps;
    if (const auto place = writer.lesson.game.rules->misplaced(heaps)) {
        write_unsorted(writer, *place);
        return;
    }
    Flight flight{std::make_shared<const core::Position>(stairs_of_heaps(heaps)), writer.lesson.heaps};
    writer.lesson.odd_stairs = true;
    set_nimbers(writer.lesson, std::make_shared<const core::Position>(odd_stairs(*flight.stairs)));
    write_rules(writer, flight);
    if (heaps.empty() || heaps.back() == 0) {
        write_terminal_kam(writer);
        return;
    }
    write_illegal(writer, flight);
    write_differences(writer, flight);
    write_shift(writer, flight);
    write_stairs(writer, flight);
    write_odd_stairs(writer, flight);
    flight.odd_lit = true;
    write_odd_xor(writer, flight);
    if (writer.lesson.nim_sum != 0) {
        write_real_move(writer, flight, write_stair_move(writer, flight));
    } else {
        write_stair_answer(writer, flight);
    }
    write_kam_error(writer, flight);
}

}  // namespace nimboard::lesson
