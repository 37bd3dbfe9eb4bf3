// k = 0 with stones left: obligation 2 of the proof, as something that the learner tries to break.
#include <utility>

#include "i18n/msg/reduce.h"
#include "lesson/reduce_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// Moves beyond this are not played one by one; what is said then says so.
constexpr std::uint64_t most_moves_played = 1'000'000;

/// All moves, played one after the other up to the limit: how many, and did each leave k != 0?
struct Refutation {
    core::MoveCount moves;
    std::uint64_t played = 0;
    bool each_breaks = true;
};

Refutation refute(const core::Position& position) {
    Refutation result;
    result.moves = core::move_count(position);
    core::Heap all = 0;
    for (const core::Heap heap : position) all ^= heap;
    for (std::size_t heap = 0; heap < position.size(); ++heap) {
        const core::Heap others = all ^ position[heap];
        for (core::Heap to = 0; to < position[heap]; ++to) {
            if (result.played == most_moves_played) return result;
            ++result.played;
            result.each_breaks = result.each_breaks && (others ^ to) != 0;
        }
    }
    return result;
}

bool complete(const Refutation& refutation) {
    return !refutation.moves.overflow && refutation.played == refutation.moves.count;
}

Check moves_check(const Refutation& refutation) {
    if (complete(refutation)) return {msg::reduce_zero_check_all(refutation.played), refutation.each_breaks};
    return {msg::reduce_zero_check_some(refutation.played), refutation.each_breaks};
}

void write_all_even(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    const core::Heaps heaps = *lesson.position;
    writer.chapter(msg::reduce_chapter_even());
    Step& step = writer.step(msg::reduce_zero_title());
    step.stage.active_bit = -1;
    step.lines = {msg::reduce_zero_partner(), msg::reduce_zero_not_over()};
    bool holds = true;
    for (const core::Column& column : lesson.columns) holds = holds && column.parity() == 0;
    step.checks.push_back(xor_check(heaps, 0, holds));
}

void write_claim(Writer& writer, const Refutation& refutation) {
    writer.chapter(msg::reduce_chapter_claim());
    Step& step = writer.step(msg::reduce_claim_title());
    step.stage.ghosts = false;
    step.stage.show_counts = false;
    step.lines = {msg::reduce_claim_every(), msg::reduce_claim_so()};
    step.after.push_back(msg::reduce_claim_counterexample());
    step.checks.push_back(moves_check(refutation));
}

Question change_question() {
    Question question;
    question.text = msg::reduce_try_ask();
    question.answers.push_back({msg::reduce_try_answer_bits(), true, msg::reduce_try_reason_bits()});
    question.answers.push_back({msg::reduce_try_answer_total(), false, msg::reduce_try_reason_total()});
    return question;
}

void write_refuted(Writer& writer, const Refutation& refutation) {
    if (complete(refutation)) {
        writer.chapter(msg::reduce_chapter_refuted(refutation.played));
    } else {
        writer.chapter(msg::reduce_chapter_refuted_all());
    }
    Step& step = writer.step(msg::reduce_refuted_title());
    step.stage.position = writer.lesson.position;
    step.stage.move.reset();
    step.stage.phase = MovePhase::none;
    if (complete(refutation)) {
        step.lines.push_back(msg::reduce_refuted_all(refutation.played));
    }
    step.lines.push_back(msg::reduce_refuted_why());
    step.after.push_back(msg::reduce_refuted_so());
    step.checks.push_back(moves_check(refutation));
}

}  // namespace

void write_try(Writer& writer) {
    const core::Move& tried = *writer.lesson.choices.tried;
    const core::Heap after_k = writer.lesson.nim_sum ^ tried.from ^ tried.to;
    const Refutation refutation = refute(*writer.lesson.position);
    writer.chapter(msg::reduce_chapter_break());
    Step& step = writer.step(msg::reduce_try_title());
    step.stage.move = tried;
    step.stage.phase = MovePhase::changed;
    step.stage.xor_value = after_k;
    step.stage.alarm = true;
    step.stage.exhibit = Exhibit::move_grid;
    step.lines.push_back(msg::reduce_try_pick());
    const std::vector<i18n::Arg> flips = powers_in(after_k);
    const std::size_t count = flips.size();
    if (count <= longest_list) {
        step.lines.push_back(msg::reduce_try_flips(tried.from, tried.to, count, i18n::list(flips), after_k));
    } else {
        step.lines.push_back(msg::reduce_try_flips_many(tried.from, tried.to, count, after_k));
    }
    if (complete(refutation)) {
        const std::uint64_t refuted = size(writer.lesson.choices.refuted);
        const std::uint64_t all = refutation.played;
        step.after.push_back(refuted == all ? msg::reduce_try_count_all(all) : msg::reduce_try_count(refuted, all));
    }
    step.checks.push_back(moves_check(refutation));
    step.question = change_question();
}

void write_answer(Writer& writer, const core::Move& tried, core::Heap after_k) {
    core::Position broken = *writer.lesson.position;
    core::apply_move(broken, tried);
    const core::Move reply = core::winning_moves(broken).front();
    Step& step = writer.step(msg::reduce_reply_title(tried.from, tried.to));
    step.stage.position = std::make_shared<const core::Position>(broken);
    step.stage.move = reply;
    step.stage.xor_value = 0;
    step.stage.alarm = false;
    step.stage.exhibit = Exhibit::none;
    step.lines = {msg::reduce_reply_top(after_k, i18n::power(core::top_bit(after_k))),
                  msg::reduce_reply_move(reply.heap + 1, reply.from, reply.to), msg::reduce_reply_even()};
    const bool legal = core::apply_move(broken, reply) == core::MoveError::none;
    step.checks.push_back(xor_check(broken, 0, legal));
}

void write_zero(Writer& writer) {
    const Refutation refutation = refute(*writer.lesson.position);
    const core::Move tried = *writer.lesson.choices.tried;
    const core::Heap after_k = writer.lesson.nim_sum ^ tried.from ^ tried.to;
    write_all_even(writer);
    write_claim(writer, refutation);
    write_try(writer);
    write_answer(writer, tried, after_k);
    write_refuted(writer, refutation);
}

}  // namespace nimboard::lesson
