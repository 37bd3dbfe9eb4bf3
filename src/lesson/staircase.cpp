// The lesson `staircase`: stones are carried down stairs, and only the odd stairs count.
#include "i18n/msg/reduce.h"
#include "i18n/msg/staircase.h"
#include "i18n/msg/stairs.h"
#include "lesson/stairs_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// Single steps that all stones together can go down, or nothing from 2^64 on.
std::optional<core::Heap> steps_down(core::Heaps stairs) {
    core::Heap sum = 0;
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        if (stairs[i] != 0 && stairs[i] > ~sum / (i + 1)) return std::nullopt;
        sum += stairs[i] * (i + 1);
    }
    return sum;
}

void write_rules(Writer& writer, const Flight& flight) {
    const core::Heaps stairs = *flight.stairs;
    writer.chapter(msg::reduce_chapter_rules());
    Step& step = writer.step(msg::staircase_rules_title());
    show_stairs(step, flight);
    step.lines = {msg::staircase_rules_move(), msg::staircase_rules_ground(), msg::staircase_rules_ask()};
    const core::MoveCount stones = core::move_count(stairs);
    if (stones.overflow) {
        step.checks.push_back({msg::staircase_rules_check_many(stairs.size()), true});
        return;
    }
    constexpr core::Heap most_counted = 10'000;
    core::Heap moves = 0;
    if (stones.count <= most_counted) {
        const core::Game& game = writer.lesson.game;
        game.rules->each_move(game, stairs, [&](const core::GameMove&) { ++moves; });
    } else {
        for (const core::Heap there : stairs) moves += there;
    }
    step.checks.push_back({msg::staircase_rules_check(stairs.size(), stones.count), moves == stones.count});
}

void write_end(Writer& writer, const Flight& flight) {
    const core::Heaps stairs = *flight.stairs;
    std::optional<StairMoveShown> move;
    for (auto stair = static_cast<std::uint32_t>(stairs.size()); stair > 0 && !move; --stair) move = half_of(stairs, stair);
    Step& step = writer.step(msg::staircase_end_title());
    show_stairs(step, flight, move);
    step.lines = {msg::staircase_end_down(), msg::staircase_end_move(move->stones, move->stair, landing(move->stair)),
                  msg::staircase_end_lost()};
    const std::optional<core::Heap> before = steps_down(stairs);
    const std::optional<core::Heap> after = steps_down(*carried(stairs, *move));
    if (before && after) {
        step.checks.push_back({msg::staircase_end_check(*before, *after), *after + move->stones == *before});
    } else {
        step.checks.push_back({msg::staircase_end_check_many(move->stones), move->stones > 0});
    }
}

}  // namespace

void write_staircase(Writer& writer) {
    Flight flight{writer.lesson.heaps, nullptr};
    writer.lesson.odd_stairs = true;
    set_nimbers(writer.lesson, std::make_shared<const core::Position>(odd_stairs(*flight.stairs)));
    write_rules(writer, flight);
    const core::MoveCount stones = core::move_count(*flight.stairs);
    if (stones.count == 0 && !stones.overflow) {
        writer.chapter(msg::reduce_chapter_terminal());
        Step& step = writer.step(msg::reduce_terminal_title());
        step.lines = {msg::reduce_terminal_lost()};
        step.checks.push_back({msg::stairs_terminal_check(), stones.count == 0});
        return;
    }
    write_end(writer, flight);
    write_odd_stairs(writer, flight);
    flight.odd_lit = true;
    write_odd_xor(writer, flight);
    if (writer.lesson.nim_sum != 0) {
        write_stair_move(writer, flight);
    } else {
        write_stair_answer(writer, flight);
    }
}

}  // namespace nimboard::lesson
