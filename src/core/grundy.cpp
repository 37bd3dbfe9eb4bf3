#include "core/grundy.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace nimboard::core {
namespace {

/// Below this the sparse space is not yet to be seen in the values, and every option is soon marked.
constexpr std::size_t first_look = 256;

/// Values from here on do not fit BothWays.
constexpr std::uint32_t too_wide = 1U << 16U;

}  // namespace

bool HeapRules::splits() const {
    return std::any_of(takes.begin(), takes.end(), [](const Take& take) { return (take.digit & 4U) != 0; });
}

std::uint32_t mex(std::span<const std::uint32_t> values) {
    std::vector<bool> present(values.size() + 1);
    for (const std::uint32_t value : values) {
        if (value < present.size()) present[value] = true;
    }
    return static_cast<std::uint32_t>(std::find(present.begin(), present.end(), false) - present.begin());
}

void BothWays::push_back(std::uint16_t value) {
    if (forwards_.size() == backwards_.size()) {
        const std::size_t room = std::max<std::size_t>(64, 2 * forwards_.size());
        forwards_.reserve(room);
        backwards_.resize(room);
        std::copy(forwards_.begin(), forwards_.end(), backwards_.rbegin());
    }
    forwards_.push_back(value);
    backwards_[backwards_.size() - forwards_.size()] = value;
}

GrundyTable::GrundyTable(HeapRules rules, Method method)
    : rules_(std::move(rules)), method_(method), next_look_(first_look) {
    for (const Take& take : rules_.takes) {
        if ((take.digit & 4U) != 0) splits_.push_back(static_cast<std::size_t>(take.stones));
    }
    sort_values();
}

void GrundyTable::extend(std::size_t count) {
    while (values_.size() < count) {
        if (values_.size() >= next_look_) {
            next_look_ += next_look_ / 4;
            const bool repeats = method_ == Method::adaptive && period();
            if (!repeats && method_ != Method::plain && !splits_.empty()) choose_sparse_space();
        }
        if (method_ == Method::adaptive && period_) {
            // From here on all values are copies: nothing else is kept up.
            const auto p = static_cast<std::size_t>(period_->period);
            while (values_.size() < count) values_.push_back(values_[values_.size() - p]);
            return;
        }
        append(next_value());
    }
}

std::uint32_t GrundyTable::next_value() {
    const std::size_t n = values_.size();
    ++stamp_;
    mark_single_options(n);
    const bool simple = method_ == Method::plain || n < first_look || splits_.empty() || largest_ >= too_wide;
    if (!simple && (method_ == Method::sparse || sparse_is_cheaper(n))) {
        mark_rare_splits(n);
        const std::uint32_t* common = from_below(commons_);
        while (taken(*common)) ++common;
        return least_free(n, rares_, *common);
    }
    if (!simple) return least_free(n, all_, ~std::uint32_t{0});
    mark_every_split(n);
    std::uint32_t value = rules_.any_take ? below_ : 0;
    while (taken(value)) ++value;
    return value;
}

void GrundyTable::append(std::uint32_t value) {
    const auto n = static_cast<std::uint32_t>(values_.size());
    values_.push_back(value);
    if (value > largest_) {
        largest_ = value;
        if (std::bit_ceil(largest_ + 1) * 2 > stamps_.size()) sort_values();
    }
    if (!splits_.empty() && largest_ < too_wide) {
        parts_.push_back(static_cast<std::uint16_t>(value));
        if (sparse_mask_ != 0 && n > 0 && rare(value)) {
            rare_sizes_.push_back(n);
            rare_values_.push_back(static_cast<std::uint16_t>(value));
        }
    }
    if (!rules_.any_take) return;
    if (value >= seen_.size()) seen_.resize(std::size_t{2} * value + 64);
    seen_[value] = true;
    while (below_ < seen_.size() && seen_[below_]) ++below_;
}

const std::optional<Period>& GrundyTable::period() {
    if (!period_ && period_asked_ != values_.size()) {
        period_asked_ = values_.size();
        period_ = proved_period(values_, rules_);
    }
    return period_;
}

/// The first of the candidates that may be free: what is below below_ is not.
const std::uint32_t* GrundyTable::from_below(const Candidates& candidates) const {
    if (below_ == 0) return candidates.data();
    return &*std::lower_bound(candidates.begin(), candidates.end(), below_);
}

/// Is the value that of an option seen so far?
bool GrundyTable::taken(std::uint32_t value) const {
    return stamps_[value] == stamp_ || (rules_.any_take && value < seen_.size() && seen_[value]);
}

/// Moves that leave nothing or one heap.
void GrundyTable::mark_single_options(std::size_t n) {
    for (const Take& take : rules_.takes) {
        if (take.stones > n) break;
        if ((take.digit & 1U) != 0 && take.stones == n && n > 0) mark(0);
        if ((take.digit & 2U) != 0 && take.stones < n && take.stones > 0) {
            mark(values_[n - static_cast<std::size_t>(take.stones)]);
        }
    }
    work_ += rules_.takes.size();
}

/// The larger part of `rest` need not be looked at: it comes with the smaller one.
std::size_t GrundyTable::last_part(std::size_t rest) const {
    return rules_.unequal_parts ? (rest - 1) / 2 : rest / 2;
}

void GrundyTable::mark_every_split(std::size_t n) {
    for (const std::size_t stones : splits_) {
        if (stones >= n) break;
        const std::size_t rest = n - stones;
        const std::size_t last = last_part(rest);
        for (std::size_t a = 1; a <= last; ++a) mark(values_[a] ^ values_[rest - a]);
        work_ += last;
    }
}

}  // namespace nimboard::core
