// Why only the odd stairs count, and their XOR on the columns stage.
#include <utility>

#include "i18n/msg/kam.h"
#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "lesson/stairs_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

Flight after_move(const Flight& flight, const StairMoveShown& move) {
    Flight after = flight;
    core::Position stairs = *carried(*flight.stairs, move);
    if (flight.heaps) after.heaps = std::make_shared<const core::Position>(heaps_of_stairs(stairs));
    after.stairs = std::make_shared<const core::Position>(std::move(stairs));
    return after;
}

void write_claim(Writer& writer, const Flight& flight) {
    writer.chapter(msg::stairs_chapter_odd());
    Step& step = writer.step(msg::stairs_claim_title());
    show_stairs(step, flight);
    step.lines = {msg::stairs_claim_nim(), msg::stairs_claim_claim()};
    if (flight.heaps) step.after.push_back(msg::kam_odd_which());
    step.after.push_back(msg::stairs_claim_two());
    const core::Position odd = odd_stairs(*flight.stairs);
    const bool holds = odd.size() == (flight.stairs->size() + 1) / 2;
    if (fits_in_words(odd)) {
        step.checks.push_back({msg::stairs_claim_check(list_stairs(odd)), holds});
    } else {
        step.checks.push_back({msg::stairs_claim_check_many(odd.size(), flight.stairs->size()), holds});
    }
}

Question even_question(const StairMoveShown& move) {
    Question question;
    question.text = msg::stairs_even_ask();
    question.answers.push_back({msg::stairs_even_answer_on(), true, msg::stairs_even_reason_on(move.stair - 1)});
    question.answers.push_back(
        {msg::stairs_even_answer_no(), false, msg::stairs_even_reason_no(move.stair - 1, move.stones)});
    return question;
}

/// Stones go from an even stair to the odd one below, and the same stones go on.
void write_even(Writer& writer, const Flight& flight, const StairMoveShown& move) {
    const Flight middle = after_move(flight, move);
    const StairMoveShown on{move.stair - 1, move.stones};
    const core::Heap before = (*flight.stairs)[on.stair - 1];
    const core::Heap between = (*middle.stairs)[on.stair - 1];
    Step& step = writer.step(msg::stairs_even_title());
    show_stairs(step, flight, move);
    step.lines = {msg::stairs_even_carries(move.stones, move.stair, on.stair),
                  msg::stairs_even_grows(on.stair, before, between)};
    step.checks.push_back({msg::stairs_even_check(on.stair, before, move.stones, between), before + move.stones == between});
    step.question = even_question(move);

    Step& reply = writer.step(msg::stairs_reply_title());
    show_stairs(reply, middle, on);
    reply.lines = {msg::stairs_reply_same(on.stones, on.stair, landing(on.stair)), msg::stairs_reply_back()};
    reply.after.push_back(msg::stairs_reply_always());
    const bool holds = odd_stairs(*carried(*middle.stairs, on)) == odd_stairs(*flight.stairs);
    reply.checks.push_back({msg::stairs_reply_check(on.stair, before), holds});
}

void write_odd(Writer& writer, const Flight& flight, const StairMoveShown& move) {
    const core::Position after = *carried(*flight.stairs, move);
    const core::Heap from = (*flight.stairs)[move.stair - 1];
    const core::Heap to = after[move.stair - 1];
    Step& step = writer.step(msg::stairs_odd_title());
    show_stairs(step, flight, move);
    step.lines = {msg::stairs_odd_carries(move.stones, move.stair, landing(move.stair)),
                  msg::stairs_odd_takes(move.stair, from, to)};
    step.after.push_back(msg::stairs_odd_rest());
    core::Position odd = odd_stairs(*flight.stairs);
    odd[(move.stair - 1) / 2] = to;
    step.checks.push_back({msg::stairs_odd_check(from, move.stones, to), from - move.stones == to && odd == odd_stairs(after)});
}

/// A move from an even stair whose stones can go on: from stair 4 if it can be, which lands on stairs twice, else from
/// the lowest.
std::optional<StairMoveShown> even_move(core::Heaps stairs) {
    std::optional<StairMoveShown> found;
    for (std::uint32_t stair = 2; stair <= stairs.size(); stair += 2) {
        const std::optional<StairMoveShown> move = half_of(stairs, stair);
        if (!move) continue;
        const core::Position after = *carried(stairs, *move);
        if (!carried(after, {stair - 1, move->stones})) continue;
        if (!found || stair == 4) found = move;
        if (stair >= 4) break;
    }
    return found;
}

std::optional<StairMoveShown> odd_move(core::Heaps stairs) {
    std::optional<StairMoveShown> found;
    for (std::uint32_t stair = 1; stair <= stairs.size() && stair <= 3; stair += 2) {
        if (const std::optional<StairMoveShown> move = half_of(stairs, stair)) found = move;
    }
    for (std::uint32_t stair = 5; stair <= stairs.size() && !found; stair += 2) found = half_of(stairs, stair);
    return found;
}

void write_k(Writer& writer, const Flight& flight, bool on_stairs) {
    const Lesson& lesson = writer.lesson;
    const core::Heap k = lesson.nim_sum;
    const core::Heaps odd = *lesson.position;
    writer.chapter(msg::reduce_chapter_k());
    Step& step = writer.step(msg::stairs_k_title(k));
    if (on_stairs) {
        show_stairs(step, flight);
        step.lines.push_back(msg::stairs_k_bare());
    } else {
        step.stage.xor_row = true;
        step.stage.columns_done = static_cast<int>(lesson.columns.size());
        step.stage.xor_value = k;
        step.stage.show_counts = true;
    }
    step.lines.push_back(k != 0 ? msg::reduce_k_claim() : msg::stairs_k_lost());
    if (flight.heaps) step.lines.push_back(k != 0 ? msg::kam_tak() : msg::kam_nie());
    step.after.push_back(k != 0 ? msg::stairs_k_how() : msg::stairs_k_not_over());
    const core::Solution solution = solve_alone(lesson.game, *lesson.heaps);
    const bool holds = solution.value == k && (solution.verdict == core::Verdict::N) == (k != 0);
    step.checks.push_back(k_check(odd, k, holds));
}

}  // namespace

void write_odd_stairs(Writer& writer, const Flight& given) {
    Flight flight = given;
    flight.odd_lit = true;
    write_claim(writer, flight);
    if (const auto move = even_move(*flight.stairs)) write_even(writer, flight, *move);
    if (const auto move = odd_move(*flight.stairs)) write_odd(writer, flight, *move);
}

void write_odd_xor(Writer& writer, const Flight& flight) {
    const Lesson& lesson = writer.lesson;
    if (lesson.columns.empty()) {
        write_k(writer, flight, true);
        return;
    }
    const core::Heaps odd = *lesson.position;
    writer.chapter(msg::reduce_chapter_xor());
    Step& step = writer.step(msg::stairs_heaps_title());
    step.stage.scenery.reset();
    step.stage.position = lesson.position;
    step.stage.form = Form::columns;
    step.lines.push_back(fits_in_words(odd) ? msg::stairs_heaps_rows(list_stairs(odd))
                                            : msg::stairs_heaps_rows_many(odd.size()));
    step.lines.push_back(msg::stairs_heaps_cut());
    bool holds = true;
    for (const core::Heap heap : odd) {
        core::Heap sum = 0;
        for (const core::Column& column : lesson.columns) sum += heap & (core::Heap{1} << column.bit);
        holds = holds && sum == heap;
    }
    step.checks.push_back({msg::reduce_binary_check(odd.size()), holds});
    Question question;
    question.text = msg::stairs_heaps_ask();
    const i18n::Message reason = msg::stairs_heaps_reason(lesson.nim_sum);
    question.answers.push_back({msg::stairs_heaps_answer_mover(), lesson.nim_sum != 0, reason});
    question.answers.push_back({msg::stairs_heaps_answer_other(), lesson.nim_sum == 0, reason});
    step.question = std::move(question);
    write_k(writer, flight, false);
}

}  // namespace nimboard::lesson
