#include "lesson/refuted.h"

#include <algorithm>

namespace nimboard::lesson {

std::optional<std::uint64_t> move_number(core::Heaps heaps, const core::Move& move) {
    const core::MoveCount before = core::move_count(heaps.first(move.heap));
    if (before.overflow || before.count > ~move.to) return std::nullopt;
    return before.count + move.to;
}

std::optional<core::Move> numbered_move(core::Heaps heaps, std::uint64_t number) {
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (number < heaps[heap]) return core::Move{heap, heaps[heap], number};
        number -= heaps[heap];
    }
    return std::nullopt;
}

void insert(MoveSet& set, MoveRange range) {
    MoveSet merged;
    for (const MoveRange& old : set) {
        const bool apart = (old.last < range.first && range.first - old.last > 1) ||
                           (range.last < old.first && old.first - range.last > 1);
        if (apart) {
            merged.push_back(old);
        } else {
            range = {std::min(range.first, old.first), std::max(range.last, old.last)};
        }
    }
    const auto place = std::find_if(merged.begin(), merged.end(), [&](const MoveRange& r) { return r.first > range.last; });
    merged.insert(place, range);
    set = std::move(merged);
}

bool contains(const MoveSet& set, std::uint64_t number) {
    return std::any_of(set.begin(), set.end(), [&](const MoveRange& r) { return r.first <= number && number <= r.last; });
}

std::uint64_t size(const MoveSet& set) {
    std::uint64_t count = 0;
    for (const MoveRange& range : set) count += range.last - range.first + 1;
    return count;
}

void trim(MoveSet& set, std::uint64_t count) {
    while (!set.empty() && set.back().first >= count) set.pop_back();
    if (!set.empty() && set.back().last >= count) set.back().last = count - 1;
}

}  // namespace nimboard::lesson
