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

/// How the values are found.
enum class Method : std::uint8_t {
    adaptive,  ///< for each heap what costs less: the sparse space, or all options at a glance; a proved period is copied
    plain,     ///< every option marked one by one
    sparse     ///< always by the sparse space
};

/// Values of at most 16 bits, forwards and backwards: the two parts of all ways to split a heap lie side by side.
class BothWays {
public:
    void push_back(std::uint16_t value);

    /// [a] is G(a).
    [[nodiscard]] const std::uint16_t* forwards() const { return forwards_.data(); }

    /// [a] is G(sum - a), for `sum` below the number of values.
    [[nodiscard]] const std::uint16_t* backwards(std::size_t sum) const {
        return backwards_.data() + (backwards_.size() - 1 - sum);
    }

private:
    std::vector<std::uint16_t> forwards_;
    std::vector<std::uint16_t> backwards_;  ///< G(0) is last; as long as forwards_ may grow
};

/// G(0), G(1), …, as far as asked. Grows on demand and keeps what it has.
class GrundyTable {
public:
    explicit GrundyTable(HeapRules rules, Method method = Method::adaptive);

    /// Makes sure that G(0) … G(count - 1) are there.
    void extend(std::size_t count);

    [[nodiscard]] std::span<const std::uint32_t> values() const { return values_; }

    /// The period, once it is proved; asks again only when the table has grown.
    [[nodiscard]] const std::optional<Period>& period();

    /// What the values have cost: options marked, and quarters of options that were only looked at.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    [[nodiscard]] const HeapRules& rules() const { return rules_; }

private:
    using Candidates = std::vector<std::uint32_t>;

    void choose_sparse_space();
    void sort_values();
    void mark_single_options(std::size_t n);
    void mark(std::uint32_t value) { stamps_[value] = stamp_; }
    [[nodiscard]] bool taken(std::uint32_t value) const;
    [[nodiscard]] bool rare(std::uint32_t value) const;
    [[nodiscard]] const std::uint32_t* from_below(const Candidates& candidates) const;
    [[nodiscard]] std::uint32_t next_value();
    void mark_every_split(std::size_t n);
    void mark_splits(const std::uint16_t* parts, const std::uint16_t* rests, std::size_t count);
    void mark_rare_splits(std::size_t n);
    [[nodiscard]] bool sparse_is_cheaper(std::size_t n) const;
    [[nodiscard]] std::size_t last_part(std::size_t rest) const;
    void balance(std::size_t marked, std::size_t looked);
    [[nodiscard]] std::uint32_t least_free(std::size_t n, const Candidates& candidates, std::uint32_t limit);
    void append(std::uint32_t value);

    HeapRules rules_;
    Method method_;
    std::vector<std::size_t> splits_;  ///< stones of the takes that may leave two heaps
    std::vector<std::uint32_t> values_;
    BothWays parts_;              ///< the same values
    std::uint32_t largest_ = 0;   ///< of the values
    std::size_t next_look_ = 0;   ///< table size at which to choose a space and to ask for a period again
    std::uint64_t work_ = 0;

    std::vector<std::uint32_t> stamps_;  ///< stamps_[v] == stamp_: v is a value of an option of the present heap
    std::uint32_t stamp_ = 0;
    std::uint32_t below_ = 0;  ///< any_take: all values below it occur already
    std::vector<bool> seen_;   ///< any_take: values of smaller heaps

    std::uint32_t sparse_mask_ = 0;  ///< a value is rare when it has an even number of ones within the mask
    std::vector<std::uint32_t> rare_sizes_;  ///< from 1 on, ascending
    std::vector<std::uint16_t> rare_values_;  ///< theirs
    Candidates all_, rares_, commons_;  ///< numbers that stamps_ has room for, ascending

    std::size_t mark_first_ = 1;  ///< glances (see grundy_scan.cpp) to mark before the first look

    std::size_t period_asked_ = 0;
    std::optional<Period> period_;
};

}  // namespace nimboard::core
