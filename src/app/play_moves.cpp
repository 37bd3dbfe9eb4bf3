#include "app/play_moves.h"

#include <algorithm>
#include <utility>

#include "i18n/msg/match.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;
using core::Heap;
using i18n::Message;

bool is(const core::Game& game, std::string_view name) { return game.rules->name == name; }

core::HeapRules rules_of(const core::Game& game) {
    if (game.rules->heap_rules != nullptr) return game.rules->heap_rules(game);
    return {.takes = {}, .any_take = true};
}

/// The most stones that may be taken where any number up to it may.
Heap most_of(const core::Game& game, core::Heaps heaps, std::size_t i) {
    if (is(game, "bounded")) return std::min(game.number, heaps[i]);
    if (is(game, "kam") && i > 0) return heaps[i] - std::min(heaps[i], heaps[i - 1]);
    if (is(game, "staircase") && i > 0) return std::min(heaps[i], ~heaps[i - 1]);  // the lower stair must hold them
    return heaps[i];
}

/// What forbids a split, or a move that does not split, where the rules speak of splitting.
Message why_not_split(const core::Game& game, const Pick& pick, Heap heap) {
    const Heap rest = heap - pick.take;
    if (is(game, "grundy") && pick.take > 0) return msg::match_bad_only_split();
    if (is(game, "lasker") && pick.take > 0 && pick.part > 0) return msg::match_bad_either();
    if (is(game, "octal")) {
        const Heap digit = pick.take > 0 && pick.take <= game.digits.size() ? game.digits[static_cast<std::size_t>(pick.take) - 1] : Heap{0};
        if (digit == 0) return msg::match_bad_digit(pick.take);
        if (pick.part == 0) return rest == 0 ? msg::match_bad_nothing(pick.take, digit) : msg::match_bad_one(pick.take, digit);
        if ((digit & 4U) == 0) return msg::match_bad_two(pick.take, digit);
    }
    if (pick.part == 0) return is(game, "grundy") ? msg::match_bad_only_split() : msg::match_bad_none();
    if (pick.part >= rest) return msg::match_bad_part(pick.part, rest);
    return msg::match_bad_equal(pick.part, rest);
}

std::optional<Message> why_not(const core::Game& whole, core::Heaps heaps, const Pick& pick) {
    if (pick.heap >= heaps.size()) return msg::match_bad_heap(pick.heap + 1, heaps.size());
    const core::Game& game = core::game_of_heap(whole, pick.heap);
    const Heap heap = heaps[pick.heap];
    if (pick.take > heap) {
        if (is(game, "staircase")) return msg::match_bad_stair(pick.take, pick.heap + 1, heap);
        return msg::match_bad_more(pick.take, heap);
    }
    if (pick_index(pick_ranges(game, heaps, pick.heap), heap, pick)) return std::nullopt;
    if (rules_of(game).splits()) return why_not_split(game, pick, heap);
    if (pick.part > 0) return msg::match_bad_no_split();
    if (pick.take == 0) return msg::match_bad_none();
    if (is(game, "kam")) return msg::match_bad_order(pick.heap + 1, heap - pick.take, pick.heap, heaps[pick.heap - 1]);
    if (is(game, "subtract")) {
        std::vector<i18n::Arg> takes;
        for (const Heap take : game.takes) takes.emplace_back(take);
        return msg::match_bad_take(pick.take, i18n::list(std::move(takes)));
    }
    return msg::match_bad_most(pick.take, most_of(game, heaps, pick.heap));
}

}  // namespace

std::vector<PickRange> pick_ranges(const core::Game& whole, core::Heaps heaps, std::size_t heap) {
    const core::Game& game = core::game_of_heap(whole, heap);
    std::vector<PickRange> ranges;
    const core::HeapRules rules = rules_of(game);
    const Heap most = rules.any_take ? most_of(game, heaps, heap) : 0;
    if (most > 0) ranges.push_back({1, most, false});
    for (const core::Take& take : rules.takes) {
        if (take.stones > heaps[heap]) break;
        const Heap rest = heaps[heap] - take.stones;
        if (take.stones > 0 && (take.digit & (rest == 0 ? 1U : 2U)) != 0) ranges.push_back({take.stones, 1, false});
        const Heap parts = rules.unequal_parts && rest > 0 ? (rest - 1) / 2 : rest / 2;
        if ((take.digit & 4U) != 0 && parts > 0) ranges.push_back({take.stones, parts, true});
    }
    return ranges;
}

Heap pick_count(const std::vector<PickRange>& ranges) {
    Heap count = 0;
    for (const PickRange& range : ranges) count += std::min(range.count, ~count);
    return count;
}

Pick nth_pick(const std::vector<PickRange>& ranges, std::size_t heap, Heap index) {
    for (const PickRange& range : ranges) {
        if (index < range.count) return range.split ? Pick{heap, range.take, index + 1} : Pick{heap, range.take + index, 0};
        index -= range.count;
    }
    return {heap, 0, 0};
}

std::optional<Heap> pick_index(const std::vector<PickRange>& ranges, Heap size, const Pick& pick) {
    Heap before = 0;
    if (pick.take > size) return std::nullopt;
    for (const PickRange& range : ranges) {
        const Heap rest = size - pick.take;
        const Heap part = std::min(pick.part, rest - std::min(rest, pick.part));
        if (range.split && pick.take == range.take && part > 0 && part <= range.count) return before + part - 1;
        if (!range.split && pick.part == 0 && pick.take >= range.take && pick.take - range.take < range.count) {
            return before + pick.take - range.take;
        }
        before += range.count;
    }
    return std::nullopt;
}

bool can_move(const core::Game& game, core::Heaps heaps) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (!pick_ranges(game, heaps, i).empty()) return true;
    }
    return false;
}

core::GameMove move_of(const core::Game& game, core::Heaps heaps, const Picks& picks) {
    core::GameMove move;
    for (const Pick& pick : picks) {
        const Heap from = heaps[pick.heap];
        move.changes.push_back({pick.heap, from, from - pick.take - pick.part});
        if (pick.part > 0) move.split = pick.part;
        if (is(game, "staircase") && pick.heap > 0) {
            const Heap below = heaps[pick.heap - 1];
            move.changes.push_back({pick.heap - 1, below, below + pick.take});
        }
    }
    return move;
}

std::optional<Message> why_illegal(const core::Game& game, core::Heaps heaps, const Picks& picks) {
    const Heap most = is(game, "moore") ? game.number : 1;
    if (picks.empty()) return is(game, "grundy") ? msg::match_bad_only_split() : msg::match_bad_none();
    if (picks.size() > most) return msg::match_bad_heaps(picks.size(), most);
    for (const Pick& pick : picks) {
        if (auto reason = why_not(game, heaps, pick)) return reason;
        const auto same = [&](const Pick& other) { return other.heap == pick.heap; };
        if (std::count_if(picks.begin(), picks.end(), same) > 1) return msg::match_bad_twice(pick.heap + 1);
    }
    return std::nullopt;
}

}  // namespace nimboard::app
