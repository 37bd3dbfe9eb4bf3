// The parts of the lesson `moore`: columns counted mod K + 1, and a move in up to K heaps. Private to this room.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

/// What the winning move does in one column; columns are settled from the highest down.
struct ColumnTurn {
    enum class Kind : std::uint8_t {
        falls,  ///< some heaps lose their block here, and are free in all columns below
        fills,  ///< heaps that are free supply what is missing to a multiple
        rests,  ///< the heaps that are not free hold a multiple already: the free ones hold nothing
    };
    Kind kind = Kind::falls;
    int bit = 0;
    std::size_t held = 0;            ///< ones in heaps that are not free
    std::size_t free = 0;            ///< heaps that are free before this column
    std::vector<std::size_t> heaps;  ///< those that fall, or that hold the block now
    std::vector<core::Move> moves;   ///< the whole turn as far as it is settled; bits below are as they were
    std::vector<std::size_t> counts; ///< ones in each column then
};

/// The winning move column by column, by the proof of Moore's theorem; empty where all remainders are 0.
[[nodiscard]] std::vector<ColumnTurn> settle_columns(const core::Game& game, core::Heaps heaps,
                                                     const std::vector<core::Column>& columns);

/// The position after all moves of one turn.
[[nodiscard]] core::Position after_turn(core::Heaps heaps, const std::vector<core::Move>& moves);

/// Ones in each of the lesson's columns.
[[nodiscard]] std::vector<std::size_t> count_ones(const Lesson& lesson, core::Heaps heaps);

[[nodiscard]] core::Verdict moore_verdict(const Lesson& lesson, core::Heaps heaps);

/// Puts a turn on stage: its moves, and the columns' counts after them.
void show_turn(Step& step, const std::vector<core::Move>& moves, std::vector<std::size_t> counts, MovePhase phase);

/// "Heap 2: 12 → 7, take 5." for each move, or how many there are.
void say_moves(Step& step, const std::vector<core::Move>& moves);

/// "remainders 2, 1, 0".
[[nodiscard]] Check remainder_check(const Lesson& lesson, const std::vector<std::size_t>& counts, bool holds);

/// Not all remainders are 0: the move. All of them are 0: a move and its answer. moore_turn.cpp.
void write_moore_win(Writer& writer);
void write_moore_lost(Writer& writer);

/// The lesson, whole.
void write_moore(Writer& writer);

}  // namespace nimboard::lesson
