// The tempting error in KAM: the parity counted from the left. It agrees for an odd number of heaps.
#include <utility>

#include "i18n/msg/kam.h"
#include "lesson/stairs_parts.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// d₁ ⊕ d₃ ⊕ d₅ …
core::Heap from_the_left(const core::Position& heaps) {
    core::Heap value = 0;
    for (std::size_t i = 0; i < heaps.size(); i += 2) value ^= heaps[i] - (i > 0 ? heaps[i - 1] : 0);
    return value;
}

/// Does counting from the left give the judge's answer?
bool agrees(const core::Game& game, const core::Position& heaps) {
    return (from_the_left(heaps) != 0) == (solve_alone(game, heaps).verdict == core::Verdict::N);
}

void write_smallest(Writer& writer) {
    const core::Position heaps{0, 1};
    Stairs picture;
    picture.form = StairsForm::differences;
    picture.heaps = std::make_shared<const core::Position>(heaps);
    picture.stairs = std::make_shared<const core::Position>(stairs_of_heaps(heaps));
    picture.from_left = true;
    Step& step = writer.step(msg::kam_small_title());
    show(step, std::move(picture));
    step.lines = {msg::kam_small_wrong(), msg::kam_small_right()};
    step.after.push_back(msg::kam_small_smallest());
    const core::Game& game = writer.lesson.game;
    bool holds = !agrees(game, heaps) && agrees(game, {0, 0}) && agrees(game, {});
    holds = holds && from_the_left(heaps) == 0 && solve_alone(game, heaps).value == core::Heap{1};
    holds = holds && solve_alone(game, core::Position{0, 0}).verdict == core::Verdict::P;
    step.checks.push_back({msg::kam_small_check(), holds});
}

}  // namespace

void write_kam_error(Writer& writer, const Flight& flight) {
    const core::Position& heaps = *flight.heaps;
    const core::Heap wrong = from_the_left(heaps);
    const core::Heap k = writer.lesson.nim_sum;
    const bool odd = heaps.size() % 2 == 1;
    writer.chapter(msg::kam_chapter_error());
    Step& step = writer.step(msg::kam_error_title());
    Stairs picture;
    picture.form = StairsForm::differences;
    picture.heaps = flight.heaps;
    picture.stairs = flight.stairs;
    picture.from_left = true;
    show(step, std::move(picture));
    step.lines.push_back(msg::kam_error_left());
    const core::Game& game = writer.lesson.game;
    if (odd) {
        step.lines.push_back(msg::kam_error_odd(heaps.size()));
    } else {
        step.lines.push_back(msg::kam_error_even(heaps.size(), wrong, k));
        step.after.push_back(agrees(game, heaps) ? msg::kam_error_lucky() : msg::kam_error_caught());
    }
    step.checks.push_back({msg::kam_error_check(wrong, k), !odd || (wrong == k && agrees(game, heaps))});
    write_smallest(writer);
}

}  // namespace nimboard::lesson
