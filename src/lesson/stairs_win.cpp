// The move in Nim and on the stairs, or a move from k = 0 and its answer.
#include <algorithm>
#include <utility>

#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "lesson/stairs_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// The move in Nim: on the columns stage.
core::Move write_nim_move(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heap k = lesson.nim_sum;
    std::vector<std::size_t> candidates;
    core::Move move;
    for (const core::Move& winning : lesson.winning_moves) {
        candidates.push_back(winning.heap);
        if (winning.heap == lesson.choices.candidate) move = winning;
    }
    const std::size_t stair = 2 * move.heap + 1;
    writer.chapter(msg::stairs_chapter_move());
    Step& step = writer.step(msg::stairs_move_title(stair, move.from, move.to));
    step.stage.move = move;
    step.stage.phase = MovePhase::changed;
    step.stage.candidates = candidates.size() > 1 ? candidates : std::vector<std::size_t>{};
    step.stage.active_bit = core::top_bit(k);
    step.stage.show_counts = false;
    step.lines = {msg::stairs_move_top(k, i18n::power(core::top_bit(k)), stair),
                  msg::stairs_move_target(move.from, k, move.to, move.from - move.to)};
    if (candidates.size() > 1) step.after.push_back(msg::reduce_choose_any());
    step.checks.push_back(check_of_change(*lesson.position, move));
    return move;
}

/// No stone is left on stage.
bool played_out(const Step& step) {
    const core::Position& stairs = *step.stage.position;
    return std::all_of(stairs.begin(), stairs.end(), [](core::Heap stones) { return stones == 0; });
}

}  // namespace

StairMoveShown write_stair_move(Writer& writer, const Flight& flight) {
    const core::Move nim = write_nim_move(writer);
    const StairMoveShown move{static_cast<std::uint32_t>(2 * nim.heap + 1), nim.from - nim.to};
    Step& step = writer.step(msg::stairs_real_title(move.stones, move.stair, landing(move.stair)));
    show_stairs(step, flight, move);
    step.lines.push_back(msg::stairs_real_zero(move.stair, nim.from, nim.to));
    if (played_out(step)) {
        step.lines.push_back(msg::reduce_even_empty());
    } else {
        step.lines.push_back(msg::stairs_real_even());
        step.lines.push_back(msg::stairs_real_odd());
        step.after.push_back(msg::stairs_real_end());
    }
    const core::Solution solution = solve_stairs(*flight.stairs);
    bool known = solution.error == core::SolveError::too_many;
    std::optional<StairMoveShown> rising;
    for (const core::SumMove& winning : solution.winning_moves) {
        const StairMoveShown found = as_stair_move(winning.move);
        known = known || found == move;
        if (!rising && found.stair % 2 == 0) rising = found;
    }
    if (rising) step.after.push_back(msg::stairs_real_also(rising->stones, rising->stair, rising->stair - 1));
    core::Position odd = *writer.lesson.position;
    odd[nim.heap] = nim.to;
    step.checks.push_back(k_check(odd, 0, known));
    return move;
}

void write_stair_answer(Writer& writer, const Flight& flight) {
    const core::Heaps stairs = *flight.stairs;
    std::optional<StairMoveShown> tried;
    for (const std::uint32_t first : {1U, 2U}) {
        for (std::uint32_t stair = first; stair <= stairs.size() && (!tried || stair == 3); stair += 2) {
            if (const auto move = half_of(stairs, stair)) tried = move;
        }
        if (tried) break;
    }
    writer.chapter(msg::stairs_chapter_zero());
    Flight broken = flight;
    core::Position after = *carried(stairs, *tried);
    if (flight.heaps) broken.heaps = std::make_shared<const core::Position>(heaps_of_stairs(after));
    broken.stairs = std::make_shared<const core::Position>(std::move(after));
    const core::Solution solution = solve_stairs(*broken.stairs);
    const core::Heap k = *solution.value;

    Step& step = writer.step(msg::stairs_try_title(tried->stones, tried->stair, landing(tried->stair)));
    show_stairs(step, flight, tried);
    step.lines = {msg::stairs_try_now(k)};
    step.after = {msg::stairs_try_even(), msg::stairs_try_odd()};
    const core::Position odd = odd_stairs(*broken.stairs);
    step.checks.push_back(k_check(odd, k, k != 0));

    // The same stones go on where that is an answer; it always is after a move from an even stair.
    StairMoveShown reply = as_stair_move(solution.winning_moves.front().move);
    for (const core::SumMove& winning : solution.winning_moves) {
        const StairMoveShown found = as_stair_move(winning.move);
        if (tried->stair % 2 == 0 && found == StairMoveShown{tried->stair - 1, tried->stones}) reply = found;
    }
    Step& answer = writer.step(msg::stairs_answer_title(reply.stones, reply.stair, landing(reply.stair)));
    show_stairs(answer, broken, reply);
    answer.lines.push_back(msg::stairs_answer_zero());
    answer.after.push_back(played_out(answer) ? msg::reduce_terminal_lost() : msg::stairs_answer_end());
    core::Position restored = *broken.stairs;
    restored[reply.stair - 1] -= reply.stones;
    if (reply.stair > 1) restored[reply.stair - 2] += reply.stones;
    answer.checks.push_back({msg::stairs_answer_check(k), core::nim_sum(odd_stairs(restored)) == 0});
}

}  // namespace nimboard::lesson
