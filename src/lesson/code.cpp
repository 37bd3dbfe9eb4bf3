// Which line a step is at, and the values there. It is read off what the step has on stage, so every lesson that shows
// heaps and columns, a tape or stairs has its listing without asking for it.
#include "lesson/code.h"

#include <algorithm>

namespace nimboard::lesson {
namespace {

Code at(Listing listing, std::string_view line) {
    const std::string_view text = listing_text(listing);
    const std::size_t place = text.find(line);
    Code code;
    code.listing = listing;
    code.line = static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
    return code;
}

/// Adds a row of `count` values; of many, the first ones and the last one.
template <typename Value>
void row(Code& code, std::string name, std::size_t count, const Value& value) {
    CodeRow made{std::move(name), {}};
    for (std::size_t i = 0; i < count; ++i) {
        if (count > most_code_values && i == most_code_values - 2) {
            made.values.emplace_back("...");
            i = count - 2;
        } else {
            made.values.push_back(std::to_string(value(i)));
        }
    }
    code.rows.push_back(std::move(made));
}

void scalar(Code& code, std::string name, core::Heap value) {
    row(code, std::move(name), 1, [value](std::size_t) { return value; });
}

/// "a ^ b ^ …" after each value.
std::vector<core::Heap> running(core::Heaps heaps) {
    std::vector<core::Heap> sums;
    core::Heap k = 0;
    for (const core::Heap heap : heaps) sums.push_back(k ^= heap);
    return sums;
}

void row_of(Code& code, std::string name, core::Heaps heaps) {
    row(code, std::move(name), heaps.size(), [heaps](std::size_t i) { return heaps[i]; });
}

/// The judge's loop: each heap, and k after it. Without heaps, k alone.
Code loop(Code code, core::Heaps heaps) {
    if (heaps.empty()) {
        scalar(code, "k", 0);
        return code;
    }
    row_of(code, "a", heaps);
    row_of(code, "k", running(heaps));
    return code;
}

/// One bit of the same loop: "a & 8" for bits that people know by heart, a shift for the others.
Code column_loop(core::Heaps heaps, int bit) {
    constexpr int last_known = 6;
    const std::string number = std::to_string(bit <= last_known ? 1 << bit : bit);
    const std::string of = bit <= last_known ? " & " + number : " >> " + number + " & 1";
    const auto part = [bit](core::Heap value) {
        return bit <= last_known ? value & (core::Heap{1} << bit) : value >> bit & 1U;
    };
    const std::vector<core::Heap> sums = running(heaps);
    Code code = at(Listing::judge, "k ^= a");
    row(code, "a" + of, heaps.size(), [&](std::size_t i) { return part(heaps[i]); });
    row(code, "k" + of, heaps.size(), [&](std::size_t i) { return part(sums[i]); });
    return code;
}

/// Each heap tried: does it get smaller by XOR with k?
Code candidates(core::Heaps heaps, core::Heap k) {
    Code code = at(Listing::move, "(a ^ k) < a");
    row_of(code, "a", heaps);
    row(code, "a ^ k", heaps.size(), [&](std::size_t i) { return heaps[i] ^ k; });
    row(code, "(a ^ k) < a", heaps.size(), [&](std::size_t i) { return (heaps[i] ^ k) < heaps[i] ? 1 : 0; });
    return code;
}

core::Heap xor_of_all(core::Heaps heaps) { return heaps.empty() ? 0 : running(heaps).back(); }

/// The move on stage: a winning one in its loop, or one that breaks k = 0 as the judge sees what it leaves.
Code with_move(const Stage& stage) {
    const core::Heaps heaps = *stage.position;
    const core::Move& move = *stage.move;
    const core::Heap k = xor_of_all(heaps);
    if ((move.from ^ k) != move.to || k == 0) {
        core::Position after = *stage.position;
        core::apply_move(after, move);
        return loop(at(Listing::judge, "k != 0"), after);
    }
    Code code = at(Listing::move, stage.phase == MovePhase::chosen ? "(a ^ k) < a" : "<< a << ");
    scalar(code, "heap", move.heap + 1);
    scalar(code, "a", move.from);
    scalar(code, "k", k);
    scalar(code, "a ^ k", move.to);
    return code;
}

std::optional<Code> of_columns(const Lesson& lesson, const Stage& stage) {
    const core::Heaps heaps = *stage.position;
    const bool all_done = stage.columns_done >= static_cast<int>(lesson.columns.size());
    if (stage.move && stage.phase != MovePhase::none) return with_move(stage);
    if (!stage.candidates.empty()) return candidates(heaps, xor_of_all(heaps));
    if (stage.form == Form::piles && !lesson.columns.empty()) {
        Code code = at(Listing::judge, "std::cin >> n");
        scalar(code, "n", heaps.size());
        return code;
    }
    if (!stage.xor_row && !lesson.columns.empty()) {
        Code code = at(Listing::judge, "std::cin >> a");
        row_of(code, "a", heaps);
        return code;
    }
    if (stage.columns_done == 0 && !lesson.columns.empty()) {
        Code code = at(Listing::judge, "k = 0");
        scalar(code, "k", 0);
        return code;
    }
    if (!all_done || stage.active_bit >= 0) return column_loop(heaps, std::max(stage.active_bit, 0));
    return loop(at(Listing::judge, "k != 0"), heaps);
}

/// The values that the moves of the heap in focus reach, or their mex being looked for.
std::optional<Code> of_tape(const Tape& tape) {
    if (tape.reached.empty() || !tape.focus) return std::nullopt;
    Code code = at(Listing::mex, tape.mex_shown ? "++mex" : "insert");
    if (!tape.mex_shown) {
        row(code, "value", tape.options.size(), [&](std::size_t i) { return tape.options[i].value; });
        return code;
    }
    core::Heap mex = 0;
    while (std::binary_search(tape.reached.begin(), tape.reached.end(), mex)) ++mex;
    if (mex == 0) code = at(Listing::mex, "<< mex");
    row(code, "mex", static_cast<std::size_t>(mex) + 1, [](std::size_t i) { return i; });
    row(code, "count(mex)", static_cast<std::size_t>(mex) + 1, [mex](std::size_t i) { return i < mex ? 1 : 0; });
    return code;
}

/// KAM: the differences from the last heap on, every second one.
Code of_kam(std::string_view line, core::Heaps heaps) {
    std::vector<core::Heap> places;
    std::vector<core::Heap> differences;
    for (std::size_t i = heaps.size(); i > 0; i -= std::min<std::size_t>(i, 2)) {
        places.push_back(i);
        differences.push_back(heaps[i - 1] - (i > 1 ? heaps[i - 2] : 0));
    }
    Code code = at(Listing::kam, line);
    row_of(code, "i", places);
    row_of(code, "a[i] - a[i - 1]", differences);
    row_of(code, "k", running(differences));
    return code;
}

Code of_staircase(std::string_view line, core::Heaps stairs) {
    std::vector<core::Heap> numbers;
    std::vector<core::Heap> sums;
    core::Heap k = 0;
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        numbers.push_back(i + 1);
        if (i % 2 == 0) k ^= stairs[i];
        sums.push_back(k);
    }
    Code code = at(Listing::stairs, line);
    row_of(code, "stair", numbers);
    row_of(code, "a", stairs);
    row_of(code, "k", sums);
    return code;
}

std::optional<Code> of_stairs(const Lesson& lesson, const Stairs& stairs) {
    if (stairs.from_left || lesson.heaps->empty()) return std::nullopt;  // what is wrong has no right line
    if (!stairs.heaps) return of_staircase("k ^= a", *stairs.stairs);
    if (stairs.form != StairsForm::heaps) return of_kam("k ^= a[i]", *stairs.heaps);
    Code code = at(Listing::kam, "std::cin >> a[i]");
    row(code, "i", stairs.heaps->size(), [](std::size_t i) { return i + 1; });
    row_of(code, "a[i]", *stairs.heaps);
    return code;
}

}  // namespace

std::optional<Code> code_of(const Lesson& lesson, const Step& step) {
    const Stage& stage = step.stage;
    if (const Scenery* scenery = stage.scenery.get()) {
        if (const auto* tape = std::get_if<Tape>(scenery)) return of_tape(*tape);
        if (const auto* board = std::get_if<Board>(scenery)) {
            const Step& shown = board->lesson->steps[board->step];
            return shown.stage.xor_row ? code_of(*board->lesson, shown) : std::nullopt;
        }
        if (const auto* stairs = std::get_if<Stairs>(scenery)) return of_stairs(lesson, *stairs);
        return std::nullopt;
    }
    const bool move = stage.move && stage.phase != MovePhase::none;
    if (lesson.odd_stairs && !move && stage.candidates.empty()) {
        const std::string_view line = stage.xor_row ? "k != 0" : "k ^= a";
        const bool kam = lesson.game.rules->misplaced != nullptr;
        return kam ? of_kam(line, *lesson.heaps) : of_staircase(line, *lesson.heaps);
    }
    return of_columns(lesson, stage);
}

}  // namespace nimboard::lesson
