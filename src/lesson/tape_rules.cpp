// What may be done in each game, in words, and how the game is written; then the lesson's plan.
#include <algorithm>
#include <utility>

#include "i18n/msg/reduce.h"
#include "i18n/msg/tape.h"
#include "lesson/tape_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// What a digit lets be left.
i18n::Message left_by(std::uint8_t digit) {
    switch (digit) {
        case 1:
            return msg::tape_left_nothing();
        case 2:
            return msg::tape_left_one();
        case 3:
            return msg::tape_left_nothing_one();
        case 4:
            return msg::tape_left_two();
        case 5:
            return msg::tape_left_nothing_two();
        case 6:
            return msg::tape_left_one_two();
        default:
            return msg::tape_left_any();
    }
}

void say_octal(Step& step, const core::HeapRules& rules) {
    const std::size_t longest = rules.takes.size() > 3 ? 2 : 3;  // all, or two as examples
    step.lines.push_back(msg::tape_rule_octal());
    for (std::size_t i = 0; i < rules.takes.size() && i < longest; ++i) {
        const core::Take& take = rules.takes[i];
        step.lines.push_back(msg::tape_rule_digit(take.stones, left_by(take.digit), take.digit));
    }
    if (rules.takes.size() > longest) step.lines.push_back(msg::tape_rule_digits_more(rules.takes.size() - longest));
}

void say_takes(Step& step, const std::vector<core::Heap>& takes) {
    if (takes.size() == 1) {
        step.lines.push_back(msg::tape_rule_take_one(takes.front()));
    } else if (takes.size() <= longest_list) {
        step.lines.push_back(msg::tape_rule_takes(i18n::list({takes.begin(), takes.end()})));
    } else {
        step.lines.push_back(msg::tape_rule_takes_many(takes.size(), takes.front(), takes.back()));
    }
}

void say_rules(Step& step, const TapeFacts& facts, const core::Game& game) {
    const std::string_view name = game.rules->name;
    const std::string written = core::game_name(game);
    if (name == "octal") {
        say_octal(step, facts.rules);
    } else if (name == "subtract") {
        say_takes(step, game.takes);
    } else if (name == "bounded" && game.number == 1) {
        say_takes(step, {1});
    } else if (name == "bounded") {
        step.lines.push_back(msg::tape_rule_bounded(game.number));
    } else if (name == "grundy") {
        step.lines.push_back(msg::tape_rule_grundy());
    } else if (name == "lasker") {
        step.lines.push_back(msg::tape_rule_lasker());
    } else {
        step.lines.push_back(msg::reduce_rules_move());
    }
    step.lines.push_back(msg::tape_rule_end());
    if (name == "octal") step.after.push_back(msg::tape_written_octal(written.substr(written.find(':') + 1)));
    if (name == "subtract" && written.size() < 40) step.after.push_back(msg::tape_written_takes(written));
    if (name == "bounded") step.after.push_back(msg::tape_written_bounded(written));
}

TapeFacts facts_of(const Lesson& lesson) {
    constexpr core::Heap shortest_tape = 15;
    constexpr core::Heap longest_wait = 1000;
    TapeFacts facts;
    const core::Game& game = lesson.game;
    if (game.rules->heap_rules != nullptr) {
        facts.rules = game.rules->heap_rules(game);
    } else {
        facts.most = game.number;
    }
    const auto theory = std::make_shared<core::Theory>(game);
    std::vector<core::Heap> heaps(lesson.heaps->begin(), lesson.heaps->end());
    std::sort(heaps.begin(), heaps.end());
    heaps.erase(std::unique(heaps.begin(), heaps.end()), heaps.end());
    facts.last = heaps.empty() ? 0 : heaps.back();
    facts.in_reach = theory->prepare(facts.last);
    if (!facts.in_reach) facts.last = 0;
    (void)theory->prepare(longest_wait + 5);
    // Far enough to see a move.
    facts.theory = theory;
    facts.last = std::max(facts.last, shortest_tape);
    core::Heap movable = 1;
    while (movable < longest_wait && !can_move(facts, movable)) ++movable;
    if (movable < longest_wait) facts.last = std::max(facts.last, movable + 5);
    facts.in_reach = theory->prepare(facts.last) && facts.in_reach;
    heaps.erase(std::upper_bound(heaps.begin(), heaps.end(), facts.last), heaps.end());
    facts.heaps = std::move(heaps);
    facts.period = theory->period();
    // Far enough to see the period twice, where that is near.
    if (facts.period && facts.period->period < longest_wait &&
        facts.period->last_exception < static_cast<std::int64_t>(longest_wait)) {
        const core::Heap twice = static_cast<core::Heap>(facts.period->last_exception) + 2 * facts.period->period;
        if (theory->prepare(twice)) facts.last = std::max(facts.last, twice);
    }
    return facts;
}

/// A heap beyond reach: what can be said without its value.
void write_too_large(Writer& writer, const TapeFacts& facts) {
    const Lesson& lesson = writer.lesson;
    const core::Heap largest = *std::max_element(lesson.heaps->begin(), lesson.heaps->end());
    writer.chapter(msg::tape_chapter_sum());
    Step& step = writer.step(msg::tape_far_title(largest));
    Tape tape = tape_of(facts, Tape::all_filled);
    tape.period = facts.period;
    show_tape(writer, step, std::move(tape));
    if (largest > lesson.game.rules->largest_heap) {
        step.lines.push_back(msg::tape_far_limit(lesson.game.rules->largest_heap));
    } else {
        // A table is not even begun where it could not reach so far.
        const bool begun = core::can_be_proved(facts.rules) || largest < core::longest_table;
        const std::size_t size = begun ? facts.theory->table_size() : core::longest_table;
        step.lines.push_back(msg::tape_far_table(size - 1, largest));
    }
    step.lines.push_back(msg::tape_far_smaller());
    step.checks.push_back({msg::tape_far_check(largest), !facts.in_reach});
}

}  // namespace

void write_tape_rules(Writer& writer, const TapeFacts& facts) {
    const Lesson& lesson = writer.lesson;
    writer.chapter(msg::reduce_chapter_rules());
    Step& step = writer.step(msg::tape_rule_title());
    show_tape(writer, step, tape_of(facts, 0));
    say_rules(step, facts, lesson.game);
    step.after.push_back(msg::tape_rule_cells());
    // A heap of some size, so that there is something to count.
    const core::Heap heap = std::min<core::Heap>(std::max<core::Heap>(first_movable(facts), 9), facts.last);
    std::uint64_t moves = 0;
    each_option(facts, heap, [&](const TapeOption&) { return ++moves != 0; });
    std::uint64_t legal = 0;
    const core::Position one{heap};
    if (heap <= largest_studied)
        lesson.game.rules->each_move(lesson.game, one, [&](const core::GameMove&) { ++legal; });
    step.checks.push_back({msg::tape_rule_check(heap, moves), moves == legal || heap > largest_studied});
}

TapeFacts begin_tape(Lesson& lesson) {
    TapeFacts facts = facts_of(lesson);
    core::Position nimbers;
    if (facts.in_reach) {
        for (const core::Heap heap : *lesson.heaps) nimbers.push_back(facts.value(heap));
    }
    set_nimbers(lesson, std::make_shared<const core::Position>(std::move(nimbers)));
    return facts;
}

void write_grundy(Writer& writer) {
    const TapeFacts facts = begin_tape(writer.lesson);
    write_tape_rules(writer, facts);
    write_tape_values(writer, facts);
    write_tape_like(writer, facts);
    if (facts.in_reach) {
        write_tape_sum(writer, facts);
    } else {
        write_too_large(writer, facts);
    }
}

}  // namespace nimboard::lesson
