// Grundy values of one heap by mex, and the proof that they are periodic. For games in which a move changes one heap
// into none, one or two smaller ones. Sources: Sprague, Grundy; Guy and Smith (1956) for octal games and their period.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/position.h"

namespace nimboard::core {

/// "Take `stones`, and then": an octal digit. 1: leave nothing; 2: leave one heap; 4: leave two heaps. Heaps left are
/// never empty. Taking 0 stones is only of use with 4.
struct Take {
    Heap stones = 0;
    std::uint8_t digit = 0;
    friend bool operator==(const Take&, const Take&) = default;
};

/// What may be done to one heap.
struct HeapRules {
    std::vector<Take> takes;     ///< in ascending order of stones
    bool any_take = false;       ///< any positive number of stones may be taken, and one heap or nothing left
    bool unequal_parts = false;  ///< two heaps left must differ

    /// The largest number of stones in `takes`.
    [[nodiscard]] Heap largest_take() const { return takes.empty() ? 0 : takes.back().stones; }
    /// True when some move leaves two heaps.
    [[nodiscard]] bool splits() const;
};

/// Least number that is not among `values`. Order and repeats do not matter.
[[nodiscard]] std::uint32_t mex(std::span<const std::uint32_t> values);

/// G(n+period) = G(n) for all n above last_exception, which is -1 when that holds from the start.
struct Period {
    std::uint64_t period = 1;
    std::int64_t last_exception = -1;
    friend bool operator==(const Period&, const Period&) = default;
};

/// Is there a theorem that can prove a period for these rules?
[[nodiscard]] bool can_be_proved(const HeapRules& rules);

/// The least period, if the values G(0), G(1), … prove one for these rules, and nothing otherwise. The proof is
/// - octal games: G(n+p) = G(n) for n0 <= n < 2·n0 + p + k, where k is the largest take (Guy and Smith);
/// - games that never split a heap: the same for k consecutive n, since each value depends on the k before it.
/// Games that split without taking, or take any number, have no such theorem and get nothing. Time O(values).
[[nodiscard]] std::optional<Period> proved_period(std::span<const std::uint32_t> values, const HeapRules& rules);

/// How the values are found. `adaptive` takes whichever has been the faster of the other two, and copies values once
/// their period is proved.
enum class Method : std::uint8_t { adaptive, plain, sparse };

/// G(0), G(1), …, as far as asked. Grows on demand and keeps what it has.
class GrundyTable {
public:
    explicit GrundyTable(HeapRules rules, Method method = Method::adaptive);

    /// Makes sure that G(0) … G(count - 1) are there.
    void extend(std::size_t count);

    [[nodiscard]] std::span<const std::uint32_t> values() const { return values_; }

    /// The period, once it is proved; asks again only when the table has grown.
    [[nodiscard]] const std::optional<Period>& period();

    /// Pairs and options looked at so far: what the values have cost.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    [[nodiscard]] const HeapRules& rules() const { return rules_; }

private:
    void append_block(std::size_t end);
    void choose_sparse_space();
    void mark_single_options(std::size_t n);
    void mark(std::uint32_t value);
    [[nodiscard]] bool marked(std::uint32_t value) const { return value < stamps_.size() && stamps_[value] == stamp_; }
    [[nodiscard]] bool rare(std::uint32_t value) const;
    [[nodiscard]] std::uint32_t first_unmarked() const;
    [[nodiscard]] std::uint32_t plain_value(std::size_t n);
    [[nodiscard]] std::uint32_t sparse_value(std::size_t n);
    [[nodiscard]] std::uint32_t value_among_rare(std::size_t n, std::uint32_t common);
    [[nodiscard]] std::uint64_t plain_cost(std::size_t n) const;
    void append(std::uint32_t value);

    HeapRules rules_;
    Method method_;
    std::vector<std::uint32_t> values_;
    std::vector<std::uint32_t> stamps_;  ///< stamps_[v] == stamp_: v is a value of an option of the present heap
    std::uint32_t stamp_ = 0;
    std::uint32_t below_ = 0;          ///< any_take: all values below it occur already
    std::vector<bool> seen_;           ///< any_take: values of smaller heaps
    std::uint32_t sparse_mask_ = 0;    ///< a value is rare when it has an even number of ones within the mask
    std::vector<std::uint32_t> rare_;  ///< sizes from 1 on with a rare value, ascending
    std::uint64_t work_ = 0;
    std::size_t period_asked_ = 0;
    std::optional<Period> period_;
};

}  // namespace nimboard::core
