// Values by mex: heaps without a move, a few heaps step by step, the whole tape, and what is proved of its period.
#include <algorithm>
#include <utility>

#include "i18n/msg/tape.h"
#include "lesson/tape_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// Heaps beyond this are not taken as first examples: their arcs would be long.
constexpr core::Heap largest_example = 40;

/// Sizes whose value is found step by step, ascending.
struct Examples {
    core::Heap first = 0;              ///< the first with a move
    std::optional<core::Heap> second;  ///< with a value from 2 on, out of few moves
    std::optional<core::Heap> gap;     ///< a larger value is reached, and yet a smaller one is missing
};

Examples choose_examples(const TapeFacts& facts) {
    constexpr std::size_t few_moves = 6;
    Examples chosen;
    chosen.first = first_movable(facts);
    const core::Heap end = std::min(facts.last, chosen.first + largest_example);
    if (chosen.first > facts.last || !can_be_studied(facts, end)) return chosen;
    for (core::Heap heap = chosen.first + 1; heap <= end; ++heap) {
        const Reach reach = reach_of(facts, heap);
        const bool few = reach.moves.size() <= few_moves;
        const bool has_gap = !reach.reached.empty() && reach.reached.back() > reach.value;
        if (!chosen.second && few && reach.value >= 2) {
            chosen.second = heap;
        } else if (!chosen.gap && few && has_gap && reach.reached.size() > 1) {
            chosen.gap = heap;
        }
    }
    return chosen;
}

void write_no_move(Writer& writer, const TapeFacts& facts, core::Heap first) {
    writer.chapter(msg::tape_chapter_mex());
    Step& step = writer.step(msg::tape_zero_title());
    show_tape(writer, step, tape_of(facts, first));
    step.lines.push_back(first == 1 ? msg::tape_zero_nothing() : msg::tape_zero_run(first - 1));
    step.lines.push_back(msg::tape_zero_lost());
    step.after.push_back(msg::tape_zero_value());
    bool holds = true;
    for (core::Heap heap = 0; heap < first; ++heap) holds = holds && !can_move(facts, heap) && facts.value(heap) == 0;
    step.checks.push_back({first == 1 ? msg::tape_zero_check() : msg::tape_zero_check_run(first - 1), holds});
}

/// "Take 3: 8 are left, of value 1."
i18n::Message say_option(const TapeFacts& facts, const TapeOption& option) {
    if (option.second) {
        const core::Heap a = facts.value(option.first);
        const core::Heap b = facts.value(*option.second);
        if (option.taken == 0) return msg::tape_move_split(option.first, *option.second, a, b, option.value);
        return msg::tape_move_take_split(option.taken, option.first, *option.second, a, b, option.value);
    }
    if (option.first == 0) return msg::tape_move_all(option.taken);
    return msg::tape_move_take(option.taken, option.first, option.value);
}

Question mex_question(const Reach& reach) {
    Question question;
    question.text = msg::tape_mex_ask();
    std::vector<core::Heap> offered{reach.mex, reach.mex == 0 ? 1 : reach.mex - 1, reach.reached.back() + 1};
    if (reach.reached.back() + 1 == reach.mex) offered.back() = reach.mex + 1;
    std::sort(offered.begin(), offered.end());
    offered.erase(std::unique(offered.begin(), offered.end()), offered.end());
    for (const core::Heap value : offered) {
        const i18n::Message reason = value == reach.mex     ? msg::tape_mex_reason_right(value)
                                     : reach.reaches(value) ? msg::tape_mex_reason_reached(value)
                                                            : msg::tape_mex_reason_larger(value, reach.mex);
        question.answers.push_back({msg::tape_number(value), value == reach.mex, reason});
    }
    return question;
}

/// The moves of one heap as arcs, its value still open.
void write_options(Writer& writer, const TapeFacts& facts, const Reach& reach) {
    constexpr std::size_t longest = 4;
    Step& step = writer.step(msg::tape_options_title(reach.heap));
    Tape tape = tape_of(facts, reach.heap);
    tape.focus = reach.heap;
    tape.options = reach.shown;
    tape.reached = reach.reached;
    show_tape(writer, step, std::move(tape));
    if (reach.moves.size() > longest) {
        step.lines.push_back(msg::tape_options_many(reach.moves.size(), set_of(reach.reached)));
    } else {
        for (const TapeOption& option : reach.moves) step.lines.push_back(say_option(facts, option));
    }
    const bool splits =
        std::any_of(reach.moves.begin(), reach.moves.end(), [](const TapeOption& o) { return o.second.has_value(); });
    if (splits) step.after.push_back(msg::tape_options_split());
    step.question = mex_question(reach);
    std::vector<core::Heap> again;
    for (const TapeOption& option : reach.moves) again.push_back(option.value);
    std::sort(again.begin(), again.end());
    again.erase(std::unique(again.begin(), again.end()), again.end());
    step.checks.push_back({msg::tape_options_check(reach.moves.size(), set_of(reach.reached)), again == reach.reached});
}

i18n::Message mex_title(const Reach& reach) {
    constexpr std::size_t longest = 4;
    if (reach.moves.size() > longest) return msg::tape_mex_title(reach.heap, set_of(reach.reached), reach.mex);
    std::string names;
    std::string values;
    for (const TapeOption& option : reach.moves) {
        names += (names.empty() ? "" : ", ") + value_name(option);
        values += (values.empty() ? "" : ", ") + std::to_string(option.value);
    }
    return msg::tape_mex_title_both(reach.heap, names, values);
}

}  // namespace

void write_tape_mex(Writer& writer, const TapeFacts& facts, const Reach& reach) {
    Step& step = writer.step(mex_title(reach));
    Tape tape = tape_of(facts, reach.heap + 1);
    tape.focus = reach.heap;
    tape.options = reach.shown;
    tape.reached = reach.reached;
    tape.mex_shown = true;
    show_tape(writer, step, std::move(tape));
    step.lines.push_back(msg::tape_mex_means(reach.mex));
    step.lines.push_back(msg::tape_mex_so(reach.heap, reach.mex));
    if (!reach.reached.empty() && reach.reached.back() > reach.mex) {
        step.after.push_back(msg::tape_mex_gap(reach.reached.back()));
    }
    if (reach.shown.size() < reach.moves.size())
        step.after.push_back(msg::tape_mex_arcs(reach.shown.size(), reach.moves.size()));
    std::vector<std::uint32_t> values;
    for (const core::Heap value : reach.reached) values.push_back(static_cast<std::uint32_t>(value));
    const bool holds = core::mex(values) == reach.value && reach.mex == reach.value;
    step.checks.push_back({msg::tape_mex_check(set_of(reach.reached), reach.value), holds});
}

namespace {

/// Values found again by plain mex, from the rules alone, as far as that is done in no time.
struct Recount {
    core::Heap last = 0;
    bool agrees = true;
};
Recount recount(const TapeFacts& facts) {
    constexpr std::uint64_t most_work = 300'000;
    Recount found;
    std::uint64_t work = 0;
    std::vector<core::Heap> plain;
    for (core::Heap heap = 0; heap <= facts.last && work < most_work; ++heap) {
        std::vector<std::uint32_t> values;
        each_option(facts, heap, [&](const TapeOption& option) {
            ++work;
            core::Heap value = plain[static_cast<std::size_t>(option.first)];
            if (option.second) value ^= plain[static_cast<std::size_t>(*option.second)];
            values.push_back(static_cast<std::uint32_t>(value));
            return true;
        });
        plain.push_back(core::mex(values));
        ++work;
        found.last = heap;
        found.agrees = found.agrees && plain.back() == facts.value(heap);
    }
    return found;
}

}  // namespace

Check recount_check(const TapeFacts& facts) {
    const Recount recounted = recount(facts);
    return {msg::tape_fill_check(recounted.last), recounted.agrees};
}

namespace {

void write_fill(Writer& writer, const TapeFacts& facts) {
    writer.chapter(msg::tape_chapter_tape());
    Step& step = writer.step(msg::tape_fill_title());
    show_tape(writer, step, tape_of(facts, Tape::all_filled));
    step.lines.push_back(msg::tape_fill_left());
    const core::Heap example = facts.last;
    const bool named = !facts.heaps.empty();
    step.lines.push_back(
        msg::tape_fill_last(named ? facts.heaps.back() : example, facts.value(named ? facts.heaps.back() : example)));
    step.after.push_back(msg::tape_fill_colours());
    step.checks.push_back(recount_check(facts));
}

/// Games whose values follow a known pattern that is no period.
bool say_pattern(Step& step, const TapeFacts& facts, std::string_view game) {
    if (game == "nim") {
        step.lines.push_back(msg::tape_pattern_nim());
    } else if (game == "lasker") {
        step.lines.push_back(msg::tape_pattern_lasker());
    } else {
        return false;
    }
    step.after.push_back(msg::tape_pattern_none());
    const core::Heap last = std::min<core::Heap>(facts.last, 10'000);
    bool holds = true;
    for (core::Heap heap = 1; heap <= last; ++heap) {
        core::Heap wanted = heap;
        if (game == "lasker") wanted = heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap;
        holds = holds && facts.value(heap) == wanted;
    }
    step.checks.push_back({msg::tape_pattern_check(last), holds});
    return true;
}

void say_period(Step& step, const TapeFacts& facts) {
    const core::Period& period = *facts.period;
    const auto start = static_cast<core::Heap>(period.last_exception + 1);
    const core::Heap k = facts.most > 0 ? facts.most : facts.rules.largest_take();
    const bool splits = facts.rules.splits();
    if (start == 0) {
        step.lines.push_back(msg::tape_period_all(period.period));
    } else {
        step.lines.push_back(msg::tape_period_after(start, period.period, start - 1));
    }
    if (splits) {
        step.lines.push_back(msg::tape_period_guy(start, 2 * start + period.period + k - 1));
    } else {
        step.lines.push_back(msg::tape_period_window(k));
    }
    step.after.push_back(msg::tape_period_proved());
    constexpr core::Heap most_compared = 1'000'000;
    core::Heap end = splits ? 2 * start + period.period + k : start + std::min(k, most_compared);
    end = std::min(end, ~period.period + 1);  // sizes end at 2^64 - 1
    bool holds = end > start;
    for (core::Heap n = start; n < end; ++n) holds = holds && facts.value(n) == facts.value(n + period.period);
    step.checks.push_back({msg::tape_period_check(period.period, start, end - 1), holds});
}

void write_period(Writer& writer, const TapeFacts& facts) {
    writer.chapter(msg::tape_chapter_period());
    const std::string_view game = writer.lesson.game.rules->name;
    Step& step = writer.step(facts.period                 ? msg::tape_period_title(facts.period->period)
                             : facts.theory->table_size() ? msg::tape_no_period_title_found()
                                                          : msg::tape_no_period_title());
    Tape tape = tape_of(facts, Tape::all_filled);
    tape.period = facts.period;
    tape.period_in_view = facts.period.has_value();
    show_tape(writer, step, std::move(tape));
    if (facts.period) {
        say_period(step, facts);
        return;
    }
    if (say_pattern(step, facts, game)) return;
    const core::Heap last = facts.theory->table_size() - 1;
    step.lines.push_back(msg::tape_no_period_found(last));
    step.lines.push_back(core::can_be_proved(facts.rules) ? msg::tape_no_period_maybe() : msg::tape_no_period_open());
    step.after.push_back(msg::tape_no_period_honest());
    const bool settled = core::can_be_proved(facts.rules);
    step.checks.push_back(
        {settled ? msg::tape_no_period_check(last) : msg::tape_no_period_check_open(last), !facts.period});
}

}  // namespace

void write_tape_values(Writer& writer, const TapeFacts& facts) {
    const Examples examples = choose_examples(facts);
    write_no_move(writer, facts, examples.first);
    if (examples.first <= facts.last && can_be_studied(facts, examples.first)) {
        std::vector<core::Heap> sizes{examples.first};
        if (examples.second) sizes.push_back(*examples.second);
        if (examples.gap) sizes.push_back(*examples.gap);
        std::sort(sizes.begin(), sizes.end());
        const core::Heap asked = examples.second.value_or(sizes.back());
        for (const core::Heap heap : sizes) {
            const Reach reach = reach_of(facts, heap);
            if (heap == asked) write_options(writer, facts, reach);
            write_tape_mex(writer, facts, reach);
        }
    }
    write_fill(writer, facts);
    write_period(writer, facts);
}

}  // namespace nimboard::lesson
