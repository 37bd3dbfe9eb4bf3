// k != 0, before the winning move is shown: a move that the learner proposes, what it leaves, and who profits.
#include "i18n/msg/reduce.h"
#include "lesson/reduce_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

void say_flips(Step& step, const core::Move& move, core::Heap k, core::Heap left) {
    const std::vector<i18n::Arg> flips = powers_in(move.from ^ move.to);
    const std::size_t count = flips.size();
    step.lines.push_back(count <= longest_list ? msg::reduce_own_flips(count, i18n::list(flips), k, left)
                                               : msg::reduce_own_flips_many(count, k, left));
    const std::vector<i18n::Arg> odd = powers_in(left);
    if (left == 0) {
        step.lines.push_back(msg::reduce_own_right());
    } else {
        step.lines.push_back(odd.size() <= longest_list ? msg::reduce_own_odd(odd.size(), i18n::list(odd))
                                                        : msg::reduce_own_odd_many(odd.size()));
    }
}

}  // namespace

void write_own_move(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heaps heaps = *lesson.position;
    const std::optional<core::Move>& wished = lesson.wished.tried;
    if (!wished || core::check_move(heaps, *wished) != core::MoveError::none) return;
    const core::Move move = *wished;
    core::Position after = *lesson.position;
    core::apply_move(after, move);
    const core::Heap left = core::nim_sum(after);
    writer.chapter(msg::reduce_chapter_own());
    Step& step = writer.step(msg::reduce_own_title(move.from, move.to));
    step.stage.move = move;
    step.stage.phase = MovePhase::changed;
    step.stage.xor_value = left;
    step.stage.alarm = left != 0;
    step.stage.ghosts = false;
    step.stage.show_counts = false;
    say_flips(step, move, lesson.nim_sum, left);
    step.after.push_back(left == 0 ? msg::reduce_own_why() : msg::reduce_own_again());
    step.checks.push_back({msg::reduce_own_check(move.from, move.to, left), (lesson.nim_sum ^ move.from ^ move.to) == left});
    if (left != 0) write_answer(writer, move, left);
}

}  // namespace nimboard::lesson
