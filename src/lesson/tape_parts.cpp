// Moves in one heap, what they reach, and the tape that shows them.
#include "lesson/tape_parts.h"

#include <algorithm>
#include <utility>


namespace nimboard::lesson {
namespace {

using Sink = std::function<bool(const TapeOption&)>;

TapeOption option_of(const TapeFacts& facts, core::Heap taken, core::Heap first, std::optional<core::Heap> second) {
    return {first, second, taken, facts.value(first) ^ (second ? facts.value(*second) : 0)};
}

/// Moves that take any number of stones, 1 to `most`.
bool each_any_take(const TapeFacts& facts, core::Heap heap, core::Heap most, const Sink& sink) {
    for (core::Heap taken = 1; taken <= most && taken != 0; ++taken) {
        if (!sink(option_of(facts, taken, heap - taken, std::nullopt))) return false;
    }
    return true;
}

bool each_by_digit(const TapeFacts& facts, core::Heap heap, const core::Take& take, const Sink& sink) {
    const core::Heap rest = heap - take.stones;
    const bool one_left = (take.digit & (rest == 0 ? 1U : 2U)) != 0 && take.stones > 0;
    if (one_left && !sink(option_of(facts, take.stones, rest, std::nullopt))) return false;
    if ((take.digit & 4U) == 0) return true;
    for (core::Heap part = 1; part <= rest / 2; ++part) {
        if (facts.rules.unequal_parts && part == rest - part) continue;
        if (!sink(option_of(facts, take.stones, rest - part, part))) return false;
    }
    return true;
}

/// All moves where they can be shown; else the least values, those next to the missing one, and one above it.
std::vector<TapeOption> choose_shown(const Reach& reach) {
    if (reach.moves.size() <= Tape::most_arcs) return reach.moves;
    std::vector<TapeOption> shown;
    const core::Heap below = std::min<core::Heap>(reach.mex, 5);
    for (core::Heap i = 0; i < below; ++i) {
        const bool from_start = reach.mex <= 5 || i < 3;
        shown.push_back(reach.to(from_start ? i : reach.mex - (below - i)));
    }
    if (reach.reached.back() > reach.mex)
        shown.push_back(reach.to(*std::upper_bound(reach.reached.begin(), reach.reached.end(), reach.mex)));
    return shown;
}

}  // namespace

bool each_option(const TapeFacts& facts, core::Heap heap, const Sink& sink) {
    if (facts.most > 0) return each_any_take(facts, heap, std::min(facts.most, heap), sink);
    if (facts.rules.any_take && !each_any_take(facts, heap, heap, sink)) return false;
    for (const core::Take& take : facts.rules.takes) {
        if (take.stones > heap) break;
        if (!each_by_digit(facts, heap, take, sink)) return false;
    }
    return true;
}

bool can_move(const TapeFacts& facts, core::Heap heap) {
    return !each_option(facts, heap, [](const TapeOption&) { return false; });
}

bool can_be_studied(const TapeFacts& facts, core::Heap heap) {
    if (heap <= largest_studied) return true;
    if (facts.most > 0) return facts.most <= largest_studied;
    return !facts.rules.any_take && !facts.rules.splits() && facts.rules.takes.size() <= largest_studied;
}

core::Heap first_movable(const TapeFacts& facts) {
    core::Heap heap = 1;
    while (heap <= facts.last && !can_move(facts, heap)) ++heap;
    return heap;
}

bool Reach::reaches(core::Heap wanted) const {
    return std::binary_search(reached.begin(), reached.end(), wanted);
}

const TapeOption& Reach::to(core::Heap wanted) const {
    return *std::find_if(moves.begin(), moves.end(), [&](const TapeOption& move) { return move.value == wanted; });
}

Reach reach_of(const TapeFacts& facts, core::Heap heap) {
    Reach reach;
    reach.heap = heap;
    reach.value = facts.value(heap);
    each_option(facts, heap, [&](const TapeOption& option) {
        reach.moves.push_back(option);
        reach.reached.push_back(option.value);
        return true;
    });
    std::sort(reach.reached.begin(), reach.reached.end());
    reach.reached.erase(std::unique(reach.reached.begin(), reach.reached.end()), reach.reached.end());
    while (reach.mex < reach.reached.size() && reach.reached[static_cast<std::size_t>(reach.mex)] == reach.mex)
        ++reach.mex;
    reach.shown = choose_shown(reach);
    return reach;
}

std::string set_of(const std::vector<core::Heap>& values) {
    constexpr std::size_t longest = 8;
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values.size() > longest && i == longest / 2 + 1) {
            text += ", …";
            i = values.size() - 2;
            continue;
        }
        text += (i > 0 ? ", " : "") + std::to_string(values[i]);
    }
    return text;
}

std::string value_name(const TapeOption& option) {
    const std::string first = "G(" + std::to_string(option.first) + ")";
    return option.second ? first + " ⊕ G(" + std::to_string(*option.second) + ")" : first;
}

Tape tape_of(const TapeFacts& facts, core::Heap filled) {
    Tape tape;
    tape.values = facts.theory;
    tape.last = facts.last;
    tape.filled = filled > facts.last ? Tape::all_filled : filled;
    tape.heaps = facts.heaps;
    return tape;
}

Tape tape_with(const TapeFacts& facts, core::Heap focus, std::vector<TapeOption> options) {
    Tape tape = tape_of(facts, Tape::all_filled);
    tape.period = facts.period;
    tape.focus = focus;
    tape.options = std::move(options);
    return tape;
}

void show_tape(Writer& writer, Step& step, Tape tape) {
    Stage stage;
    stage.position = writer.lesson.heaps;
    stage.scenery = std::make_shared<const Scenery>(std::move(tape));
    step.stage = std::move(stage);
}

}  // namespace nimboard::lesson
