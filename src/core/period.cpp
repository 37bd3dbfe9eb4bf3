#include <algorithm>

#include "core/grundy.h"

namespace nimboard::core {
namespace {

/// z[p]: how many values, counted from the last one backwards, equal those `p` places before them.
std::vector<std::size_t> tail_matches(std::span<const std::uint32_t> values) {
    const std::size_t length = values.size();
    const auto back = [&](std::size_t i) { return values[length - 1 - i]; };
    std::vector<std::size_t> z(length, 0);
    std::size_t left = 0;
    std::size_t right = 0;
    for (std::size_t p = 1; p < length; ++p) {
        std::size_t match = p < right ? std::min(right - p, z[p - left]) : 0;
        while (p + match < length && back(match) == back(p + match)) ++match;
        if (p + match > right) {
            left = p;
            right = p + match;
        }
        z[p] = match;
    }
    return z;
}

}  // namespace

bool can_be_proved(const HeapRules& rules) {
    const bool takes_stones = !rules.takes.empty() && rules.takes.front().stones > 0;
    return takes_stones && !rules.any_take && !rules.unequal_parts;
}

std::optional<Period> proved_period(std::span<const std::uint32_t> values, const HeapRules& rules) {
    if (!can_be_proved(rules) || values.size() < 2) return std::nullopt;
    const std::uint64_t k = rules.largest_take();
    const std::vector<std::size_t> z = tail_matches(values);
    for (std::size_t p = 1; p < values.size(); ++p) {
        const std::uint64_t compared = values.size() - p;  // n from 0 to compared - 1
        const std::uint64_t from = compared - z[p];        // they agree from here on
        const std::uint64_t needed = rules.splits() ? 2 * from + p + k : from + k;
        if (compared >= needed) return Period{p, static_cast<std::int64_t>(from) - 1};
    }
    return std::nullopt;
}

}  // namespace nimboard::core
