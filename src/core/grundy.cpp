#include "core/grundy.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace nimboard::core {
namespace {

/// Below this the sparse space is not yet to be seen in the values.
constexpr std::size_t first_block = 256;

/// Values at the beginning of a block by which the sparse space is judged, and what one of its looks costs against one
/// of plain mex: it branches where plain mex only stores.
constexpr std::size_t trial_values = 64;
constexpr std::uint64_t sparse_cost = 2;

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

GrundyTable::GrundyTable(HeapRules rules, Method method) : rules_(std::move(rules)), method_(method) {}

void GrundyTable::extend(std::size_t count) {
    while (values_.size() < count) {
        const std::size_t block_end = std::max(first_block, std::bit_ceil(values_.size() + 1));
        if (method_ == Method::adaptive && period() && values_.size() >= first_block) {
            const std::size_t p = static_cast<std::size_t>(period_->period);
            while (values_.size() < count) values_.push_back(values_[values_.size() - p]);
            return;
        }
        append_block(std::min(count, block_end));
    }
}

/// Appends values up to `end`: the first few by the sparse space where there may be one, the rest by what was cheaper.
void GrundyTable::append_block(std::size_t end) {
    const std::size_t begin = values_.size();
    bool use_sparse = method_ != Method::plain && rules_.splits() && begin >= first_block;
    if (use_sparse) choose_sparse_space();
    std::uint64_t plain_work = 0;
    const std::uint64_t work_before = work_;
    while (values_.size() < end) {
        const std::size_t n = values_.size();
        append(use_sparse ? sparse_value(n) : plain_value(n));
        if (n >= begin + trial_values || method_ != Method::adaptive) continue;
        plain_work += plain_cost(n);
        if (n + 1 == begin + trial_values) use_sparse = use_sparse && (work_ - work_before) * sparse_cost < plain_work;
    }
}

void GrundyTable::append(std::uint32_t value) {
    const auto n = static_cast<std::uint32_t>(values_.size());
    values_.push_back(value);
    if (sparse_mask_ != 0 && n > 0 && rare(value)) rare_.push_back(n);
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

std::uint64_t GrundyTable::plain_cost(std::size_t n) const {
    std::uint64_t cost = 1;
    for (const Take& take : rules_.takes) {
        if ((take.digit & 4U) != 0 && take.stones < n) cost += (n - take.stones) / 2;
    }
    return cost;
}

void GrundyTable::mark(std::uint32_t value) {
    if (value >= stamps_.size()) stamps_.resize(std::bit_ceil(std::size_t{value} + 1) * 2);
    stamps_[value] = stamp_;
}

/// Moves that leave nothing or one heap. Values below below_ count as marked when any_take.
void GrundyTable::mark_single_options(std::size_t n) {
    for (const Take& take : rules_.takes) {
        if (take.stones > n) break;
        if ((take.digit & 1U) != 0 && take.stones == n && n > 0) mark(0);
        if ((take.digit & 2U) != 0 && take.stones < n && take.stones > 0) mark(values_[n - static_cast<std::size_t>(take.stones)]);
    }
    work_ += rules_.takes.size();
}

std::uint32_t GrundyTable::first_unmarked() const {
    std::uint32_t value = rules_.any_take ? below_ : 0;
    while (marked(value) || (rules_.any_take && value < seen_.size() && seen_[value])) ++value;
    return value;
}

std::uint32_t GrundyTable::plain_value(std::size_t n) {
    ++stamp_;
    mark_single_options(n);
    for (const Take& take : rules_.takes) {
        if ((take.digit & 4U) == 0 || take.stones >= n) continue;
        const std::size_t rest = n - static_cast<std::size_t>(take.stones);
        const std::size_t last = rules_.unequal_parts ? (rest - 1) / 2 : rest / 2;
        for (std::size_t a = 1; a <= last; ++a) mark(values_[a] ^ values_[rest - a]);
        work_ += last;
    }
    return first_unmarked();
}

}  // namespace nimboard::core
