// The legal moves of every game as a person says them: so many stones of this heap, or split it so. Numbered, so that a
// heap of any size can be looked through without writing its moves down.
#pragma once

#include <optional>
#include <vector>

#include "core/game.h"
#include "i18n/message.h"

namespace nimboard::app {

/// Takes `take` stones from a heap. Where the rest is split, `part` stones of it become a heap of their own; 0: no split.
struct Pick {
    std::size_t heap = 0;  ///< counted from 0
    core::Heap take = 0, part = 0;
    friend bool operator==(const Pick&, const Pick&) = default;
};

/// A move: one pick, or in moore up to K of them from different heaps.
using Picks = std::vector<Pick>;

/// Picks of one heap that follow each other: take, take + 1, …, or, with `split`, always `take` and parts 1, 2, ….
struct PickRange {
    core::Heap take = 0, count = 0;
    bool split = false;
};

/// All legal picks of one heap. In moore, those that are legal by themselves.
[[nodiscard]] std::vector<PickRange> pick_ranges(const core::Game& game, core::Heaps heaps, std::size_t heap);

/// How many picks; 2^64 - 1 when there are more.
[[nodiscard]] core::Heap pick_count(const std::vector<PickRange>& ranges);

/// Pick number `index`, from 0 to pick_count - 1, of heap number `heap`.
[[nodiscard]] Pick nth_pick(const std::vector<PickRange>& ranges, std::size_t heap, core::Heap index);

/// The number of a pick, or nothing when it is not among them. The two parts of a split may be named in either order.
[[nodiscard]] std::optional<core::Heap> pick_index(const std::vector<PickRange>& ranges, core::Heap size, const Pick& pick);

/// True when some move is legal.
[[nodiscard]] bool can_move(const core::Game& game, core::Heaps heaps);

/// The move that legal picks make.
[[nodiscard]] core::GameMove move_of(const core::Game& game, core::Heaps heaps, const Picks& picks);

/// What forbids a move, with its numbers; nothing when it is legal.
[[nodiscard]] std::optional<i18n::Message> why_illegal(const core::Game& game, core::Heaps heaps, const Picks& picks);

}  // namespace nimboard::app
