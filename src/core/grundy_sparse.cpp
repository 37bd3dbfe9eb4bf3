// The sparse-space method: in most octal games and in Grundy's game the sizes whose value lies in a certain half of all
// numbers (closed under XOR) are rare. A common value can only come from a rare part and a common one, so the loop over
// the few rare sizes finds all common values of the options; the least common value not among them is nearly always the
// answer, and a few more pairs show that no rare value below it is free. Source: Berlekamp, Conway and Guy, Winning
// Ways.
#include <algorithm>
#include <bit>
#include <numeric>

#include "core/grundy.h"

namespace nimboard::core {
namespace {

/// Values above this many bits take no part in the choice of the space.
constexpr unsigned most_bits = 14;

/// Marking one option through a list of sizes costs as much as looking at so many side by side.
constexpr std::size_t looks_for_a_mark = 12;

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
    const unsigned bits = std::clamp(static_cast<unsigned>(std::bit_width(largest_)), 1U, most_bits);
    std::vector<std::int64_t> counts(std::size_t{1} << bits);
    for (const std::uint32_t value : values_) {
        if (value < counts.size()) ++counts[value];
    }
    walsh_transform(counts);
    const auto least = std::min_element(counts.begin() + 1, counts.end());
    const auto mask = static_cast<std::uint32_t>(least - counts.begin());
    if (mask == sparse_mask_) return;
    sparse_mask_ = mask;
    rare_sizes_.clear();
    rare_values_.clear();
    for (std::size_t n = 1; n < values_.size(); ++n) {
        if (!rare(values_[n])) continue;
        rare_sizes_.push_back(static_cast<std::uint32_t>(n));
        rare_values_.push_back(static_cast<std::uint16_t>(values_[n]));
    }
    sort_values();
}

/// Makes room for all values that an option can have, and for a free one of each kind above them.
void GrundyTable::sort_values() {
    stamps_.resize(std::max<std::size_t>(64, std::bit_ceil(std::size_t{largest_} + 1) * 2));
    all_.resize(stamps_.size());
    std::iota(all_.begin(), all_.end(), 0U);
    commons_.clear();
    rares_.clear();
    for (const std::uint32_t value : all_) (rare(value) ? rares_ : commons_).push_back(value);
}

bool GrundyTable::sparse_is_cheaper(std::size_t n) const {
    std::size_t looks = 0;
    for (const std::size_t stones : splits_) looks += stones < n ? last_part(n - stones) : 0;
    return sparse_mask_ != 0 && rare_sizes_.size() * splits_.size() * looks_for_a_mark < looks;
}

/// All splits of which one part is rare at least.
void GrundyTable::mark_rare_splits(std::size_t n) {
    std::uint32_t* const stamps = stamps_.data();
    for (const std::size_t stones : splits_) {
        if (stones >= n) break;
        const std::size_t rest = n - stones;
        const std::uint16_t* const rests = parts_.backwards(rest);
        const auto mark_range = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) stamps[rare_values_[i] ^ rests[rare_sizes_[i]]] = stamp_;
        };
        std::size_t count = rare_sizes_.size();
        while (count > 0 && rare_sizes_[count - 1] >= rest) --count;
        std::size_t half = count;  // of no use in two equal parts where they must differ
        if (rules_.unequal_parts && rest % 2 == 0 && rare(values_[rest / 2])) {
            half = static_cast<std::size_t>(
                std::lower_bound(rare_sizes_.begin(), rare_sizes_.end(), rest / 2) - rare_sizes_.begin());
        }
        mark_range(0, half);
        mark_range(std::min(half + 1, count), count);
        work_ += count;
    }
}

}  // namespace nimboard::core
