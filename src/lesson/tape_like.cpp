// Why a heap of value g plays like a Nim heap of g: smaller values can be reached, larger ones can be taken back.
#include <algorithm>
#include <utility>

#include "i18n/msg/tape.h"
#include "lesson/tape_parts.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// The heap to show it on: the position's one with the largest value, else the largest on the tape.
core::Heap choose_subject(const TapeFacts& facts) {
    core::Heap best = 0;
    for (const core::Heap heap : facts.heaps) {
        if (can_be_studied(facts, heap) && facts.value(heap) > facts.value(best)) best = heap;
    }
    if (best > 0) return best;
    core::Heap heap = std::min<core::Heap>(facts.last, largest_studied);
    while (heap > 0 && facts.value(heap) == 0) --heap;
    return heap;
}

/// The move that takes a larger value back to g: in one of the heaps that the option has left.
std::optional<TapeReply> way_back(const TapeFacts& facts, const TapeOption& option, core::Heap g) {
    std::optional<TapeReply> found;
    const auto look = [&](core::Heap from, core::Heap other) {
        each_option(facts, from, [&](const TapeOption& reply) {
            if ((reply.value ^ other) != g) return true;
            found = TapeReply{from, reply};
            return false;
        });
    };
    look(option.first, option.second ? facts.value(*option.second) : 0);
    if (!found && option.second) look(*option.second, facts.value(option.first));
    return found;
}

/// Of the moves to larger values, the one that is best to look at: no split if it can be, and a near one.
const TapeOption* choose_rise(const Reach& reach) {
    const TapeOption* best = nullptr;
    for (const TapeOption& move : reach.moves) {
        if (move.value <= reach.value) continue;
        if (best == nullptr || (best->second && !move.second)) best = &move;
    }
    return best;
}

Question rise_question(core::Heap g, core::Heap larger) {
    Question question;
    question.text = msg::tape_rise_ask();
    question.answers.push_back({msg::tape_rise_answer_yes(), true, msg::tape_rise_reason(larger, g)});
    question.answers.push_back({msg::tape_rise_answer_no(), false, msg::tape_rise_reason(larger, g)});
    return question;
}

void write_smaller(Writer& writer, const TapeFacts& facts, const Reach& reach, const TapeOption* rise) {
    Step& step = writer.step(msg::tape_like_title(reach.heap, reach.value));
    std::vector<TapeOption> arcs;
    for (const TapeOption& move : reach.shown) {
        const bool repeated =
            std::any_of(arcs.begin(), arcs.end(), [&](const TapeOption& arc) { return arc.value == move.value; });
        if (move.value < reach.value && !repeated) arcs.push_back(move);
    }
    const bool all = arcs.size() == reach.value;
    show_tape(writer, step, tape_with(facts, reach.heap, std::move(arcs)));
    step.lines.push_back(reach.value == 1 ? msg::tape_like_one() : msg::tape_like_smaller(reach.value));
    step.lines.push_back(msg::tape_like_same(reach.value));
    if (!all) step.after.push_back(msg::tape_like_some());
    step.after.push_back(msg::tape_like_nim(reach.value));
    bool holds = !reach.reaches(reach.value);
    for (core::Heap value = 0; value < reach.value; ++value) holds = holds && reach.reaches(value);
    step.checks.push_back({msg::tape_like_check(reach.moves.size(), reach.value), holds});
    if (rise != nullptr) step.question = rise_question(reach.value, rise->value);
}

void write_rise(Writer& writer, const TapeFacts& facts, const Reach& reach, const TapeOption& rise) {
    std::uint64_t rises = 0;
    std::uint64_t answered = 0;
    constexpr std::uint64_t most_rises = 200;
    for (const TapeOption& move : reach.moves) {
        if (move.value <= reach.value || rises == most_rises) continue;
        ++rises;
        if (way_back(facts, move, reach.value)) ++answered;
    }
    Step& step = writer.step(msg::tape_rise_title());
    Tape tape = tape_with(facts, reach.heap, {rise});
    tape.reply = way_back(facts, rise, reach.value);
    show_tape(writer, step, std::move(tape));
    step.lines.push_back(rise.second ? msg::tape_rise_split(reach.heap, rise.first, *rise.second, rise.value)
                                     : msg::tape_rise_take(reach.heap, rise.first, rise.value));
    step.lines.push_back(msg::tape_rise_back(rise.value, reach.value));
    step.after.push_back(msg::tape_rise_nothing());
    step.checks.push_back({msg::tape_rise_check(rises, reach.value), rises == answered});
}

}  // namespace

void write_tape_like(Writer& writer, const TapeFacts& facts) {
    const core::Heap subject = choose_subject(facts);
    if (subject == 0) return;
    const Reach reach = reach_of(facts, subject);
    writer.chapter(msg::tape_chapter_like());
    const TapeOption* const rise = choose_rise(reach);
    write_smaller(writer, facts, reach, rise);
    if (rise != nullptr) write_rise(writer, facts, reach, *rise);
}

}  // namespace nimboard::lesson
