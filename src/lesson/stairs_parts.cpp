// Stairs as numbers, moves and messages.
#include "lesson/stairs_parts.h"

#include <algorithm>
#include <utility>

#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "lesson/words.h"

namespace nimboard::lesson {

namespace msg = i18n::msg;

core::Position odd_stairs(core::Heaps stairs) {
    core::Position odd;
    for (std::size_t i = 0; i < stairs.size(); i += 2) odd.push_back(stairs[i]);
    return odd;
}

std::optional<core::Position> carried(core::Heaps stairs, const StairMoveShown& move) {
    core::Position after(stairs.begin(), stairs.end());
    after[move.stair - 1] -= move.stones;
    if (move.stair == 1) return after;
    core::Heap& below = after[move.stair - 2];
    below += move.stones;
    if (below < move.stones) return std::nullopt;
    return after;
}

core::Position stairs_of_heaps(core::Heaps heaps) {
    core::Position stairs;
    for (std::size_t i = heaps.size(); i > 0; --i) stairs.push_back(heaps[i - 1] - (i > 1 ? heaps[i - 2] : 0));
    return stairs;
}

core::Position heaps_of_stairs(core::Heaps stairs) {
    core::Position heaps;
    core::Heap height = 0;
    for (std::size_t i = stairs.size(); i > 0; --i) heaps.push_back(height += stairs[i - 1]);
    return heaps;
}

i18n::Message landing(std::uint32_t stair) {
    if (stair == 1) return msg::stairs_place_ground();
    return msg::stairs_place_stair(stair - 1);
}

i18n::Arg list_stairs(core::Heaps odd) {
    std::vector<i18n::Arg> items;
    for (std::size_t i = 0; i < odd.size(); ++i) items.emplace_back(msg::stairs_has(2 * i + 1, odd[i]));
    return i18n::list(std::move(items));
}

core::Solution solve_alone(const core::Game& game, core::Heaps heaps) {
    return core::solve({{game, core::Position(heaps.begin(), heaps.end())}});
}

core::Solution solve_stairs(core::Heaps stairs) {
    return solve_alone(core::parse_game("staircase").game, stairs);
}

StairMoveShown as_stair_move(const core::GameMove& move) {
    const core::Change& taken = move.changes.front();
    return {static_cast<std::uint32_t>(taken.heap + 1), taken.from - taken.to};
}

std::optional<StairMoveShown> half_of(core::Heaps stairs, std::uint32_t stair) {
    const core::Heap there = stairs[stair - 1];
    core::Heap stones = there / 2 + there % 2;
    if (stair > 1) stones = std::min(stones, ~stairs[stair - 2]);
    if (stones == 0) return std::nullopt;
    return StairMoveShown{stair, stones};
}

Check k_check(core::Heaps odd, core::Heap k, bool holds) {
    holds = holds && core::nim_sum(odd) == k;
    if (fits_in_words(odd)) return xor_check(odd, k, holds);
    return {msg::stairs_k_check_many(odd.size(), k), holds};
}

void show(Step& step, Stairs picture) {
    const bool in_heaps = picture.form != StairsForm::stairs;
    step.stage.position = in_heaps ? picture.heaps : picture.stairs;
    if (picture.moved) {
        const core::Position after = *carried(*picture.stairs, *picture.move);
        step.stage.position = std::make_shared<const core::Position>(in_heaps ? heaps_of_stairs(after) : after);
    }
    step.stage.form = Form::piles;
    step.stage.xor_row = false;
    step.stage.move.reset();
    step.stage.phase = MovePhase::none;
    step.stage.candidates.clear();
    step.stage.scenery = std::make_shared<const Scenery>(std::move(picture));
}

void show_stairs(Step& step, const Flight& flight, std::optional<StairMoveShown> move) {
    Stairs picture;
    picture.heaps = flight.heaps;
    picture.stairs = flight.stairs;
    picture.odd_lit = flight.odd_lit;
    picture.move = move;
    picture.moved = move && carried(*flight.stairs, *move).has_value();
    show(step, std::move(picture));
}

}  // namespace nimboard::lesson
