// The sparse-space method: in most octal games and in Grundy's game the sizes whose value lies in a certain half of all
// numbers (closed under XOR) are rare. A common value can only come from a rare part and a common one, so the loop over
// the few rare sizes finds all common values of the options; the least common value not among them is nearly always the
// answer, and a few more pairs show that no rare value below it is free. Source: Berlekamp, Conway and Guy, Winning
// Ways.
#include <algorithm>
#include <bit>

#include "core/grundy.h"

namespace nimboard::core {
namespace {

/// Values above this many bits take no part in the choice of the space.
constexpr unsigned most_bits = 14;

/// In place: h[m] becomes the sum over v of h[v] · (−1)^(ones of v and m).
void walsh_transform(std::vector<std::int64_t>& h) {
    for (std::size_t half = 1; half < h.size(); half *= 2) {
        for (std::size_t start = 0; start < h.size(); start += 2 * half) {
            for (std::size_t i = start; i < start + half; ++i) {
                const std::int64_t a = h[i];
                const std::int64_t b = h[i + half];
                h[i] = a + b;
                h[i + half] = a - b;
            }
        }
    }
}

}  // namespace

bool GrundyTable::rare(std::uint32_t value) const {
    return std::popcount(value & sparse_mask_) % 2 == 0;
}

/// Takes the half of all numbers that holds the fewest of the values so far.
void GrundyTable::choose_sparse_space() {
    const std::uint32_t largest = *std::max_element(values_.begin(), values_.end());
    const unsigned bits = std::min(most_bits, static_cast<unsigned>(std::bit_width(largest)));
    std::vector<std::int64_t> counts(std::size_t{1} << bits);
    for (const std::uint32_t value : values_) {
        if (value < counts.size()) ++counts[value];
    }
    walsh_transform(counts);
    if (counts.size() < 2) counts.resize(2);
    const auto least = std::min_element(counts.begin() + 1, counts.end());
    sparse_mask_ = static_cast<std::uint32_t>(least - counts.begin());
    rare_.clear();
    for (std::size_t n = 1; n < values_.size(); ++n) {
        if (rare(values_[n])) rare_.push_back(static_cast<std::uint32_t>(n));
    }
}

std::uint32_t GrundyTable::sparse_value(std::size_t n) {
    ++stamp_;
    mark_single_options(n);
    for (const Take& take : rules_.takes) {
        if ((take.digit & 4U) == 0 || take.stones >= n) continue;
        const std::size_t rest = n - static_cast<std::size_t>(take.stones);
        for (const std::uint32_t part : rare_) {
            if (part >= rest) break;
            if (rules_.unequal_parts && std::size_t{2} * part == rest) continue;
            mark(values_[part] ^ values_[rest - part]);
            ++work_;
        }
    }
    std::uint32_t common = 0;
    while (rare(common) || marked(common) || (rules_.any_take && common < seen_.size() && seen_[common])) ++common;
    return value_among_rare(n, common);
}

/// The value, given the least free common value: that one, unless a rare value below it is free too.
std::uint32_t GrundyTable::value_among_rare(std::size_t n, std::uint32_t common) {
    const auto free = [&](std::uint32_t value) {
        return rare(value) && !marked(value) && !(rules_.any_take && value < seen_.size() && seen_[value]);
    };
    std::uint32_t unsettled = 0;
    for (std::uint32_t value = 0; value < common; ++value) unsettled += free(value) ? 1U : 0U;
    for (const Take& take : rules_.takes) {
        if (unsettled == 0) return common;
        if ((take.digit & 4U) == 0 || take.stones >= n) continue;
        const std::size_t rest = n - static_cast<std::size_t>(take.stones);
        const std::size_t last = rules_.unequal_parts ? (rest - 1) / 2 : rest / 2;
        for (std::size_t a = 1; a <= last && unsettled > 0; ++a) {
            const std::uint32_t value = values_[a] ^ values_[rest - a];
            ++work_;
            if (value >= common || marked(value)) continue;
            if (free(value)) --unsettled;
            mark(value);
        }
    }
    for (std::uint32_t value = 0; value < common; ++value) {
        if (free(value)) return value;
    }
    return common;
}

}  // namespace nimboard::core
