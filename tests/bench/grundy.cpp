// Grundy values: the table as it is used against plain mex and against the sparse-space method alone, each written out
// here as one would write it for speed.
#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/rounds.h"
#include "core/game.h"
#include "core/grundy.h"

namespace nimboard::bench {
namespace {

using Values = std::vector<std::uint16_t>;

struct Take {
    std::size_t stones;
    unsigned digit;
};

/// What both methods below keep: values, and which of them the options of the present heap have.
struct Table {
    explicit Table(const core::HeapRules& rules) : unequal_parts(rules.unequal_parts) {
        for (const core::Take& take : rules.takes) takes.push_back({static_cast<std::size_t>(take.stones), take.digit});
    }

    std::vector<Take> takes;
    bool unequal_parts;
    Values values;
    std::vector<std::uint32_t> stamps = std::vector<std::uint32_t>(64);
    std::uint32_t stamp = 0;
    std::uint16_t largest = 0;

    [[nodiscard]] bool marked(std::uint32_t value) const { return stamps[value] == stamp; }

    void mark_single_options() {
        const std::size_t n = values.size();
        for (const Take& take : takes) {
            if (take.stones > n) break;
            if ((take.digit & 1U) != 0 && take.stones == n) stamps[0] = stamp;
            if ((take.digit & 2U) != 0 && take.stones < n) stamps[values[n - take.stones]] = stamp;
        }
    }

    [[nodiscard]] std::size_t last_part(std::size_t rest) const {
        return unequal_parts ? (rest - 1) / 2 : rest / 2;
    }

    void append(std::uint32_t value) {
        values.push_back(static_cast<std::uint16_t>(value));
        largest = std::max(largest, values.back());
        stamps.resize(std::max<std::size_t>(stamps.size(), 2 * std::bit_ceil(std::size_t{largest} + 1)));
    }

    [[nodiscard]] std::uint64_t digest() const {
        std::uint64_t result = 0;
        for (const std::uint16_t value : values) result = join(result, value);
        return result;
    }
};

std::uint64_t plain_mex(const core::HeapRules& rules, std::size_t count) {
    Table table(rules);
    table.values.reserve(count);
    for (std::size_t n = 0; n < count; ++n) {
        ++table.stamp;
        table.mark_single_options();
        for (const Take& take : table.takes) {
            if ((take.digit & 4U) == 0 || take.stones >= n) continue;
            const std::size_t last = table.last_part(n - take.stones);
            const std::uint16_t* const low = table.values.data();
            const std::uint16_t* const high = low + (n - take.stones);
            std::uint32_t* const stamps = table.stamps.data();
            const std::uint32_t stamp = table.stamp;
            for (std::size_t a = 1; a <= last; ++a) stamps[low[a] ^ *(high - a)] = stamp;
        }
        std::uint32_t value = 0;
        while (table.marked(value)) ++value;
        table.append(value);
    }
    return table.digest();
}

/// Half of all numbers, closed under XOR, that holds the fewest values: an even number of ones within the mask.
std::uint32_t sparsest(const Table& table) {
    const std::size_t size = std::max<std::size_t>(2, std::bit_ceil(std::size_t{table.largest} + 1));
    std::vector<std::int64_t> sums(size);
    for (const std::uint16_t value : table.values) ++sums[value];
    for (std::size_t half = 1; half < size; half *= 2) {
        for (std::size_t i = 0; i < size; ++i) {
            if ((i & half) != 0) continue;
            const std::int64_t a = sums[i];
            const std::int64_t b = sums[i + half];
            sums[i] = a + b;
            sums[i + half] = a - b;
        }
    }
    return static_cast<std::uint32_t>(std::min_element(sums.begin() + 1, sums.end()) - sums.begin());
}

std::uint64_t sparse_space(const core::HeapRules& rules, std::size_t count) {
    Table table(rules);
    table.values.reserve(count);
    std::vector<std::uint32_t> rare_sizes;
    std::vector<bool> is_rare;
    std::uint32_t mask = 0;
    for (std::size_t n = 0; n < count; ++n) {
        if (std::has_single_bit(n) || is_rare.size() < table.stamps.size()) {
            if (std::has_single_bit(n)) mask = sparsest(table);
            is_rare.resize(table.stamps.size());
            for (std::size_t v = 0; v < is_rare.size(); ++v) {
                is_rare[v] = std::popcount(static_cast<std::uint32_t>(v) & mask) % 2 == 0;
            }
            rare_sizes.clear();
            for (std::uint32_t size = 1; size < n; ++size) {
                if (is_rare[table.values[size]]) rare_sizes.push_back(size);
            }
        }
        ++table.stamp;
        table.mark_single_options();
        std::uint32_t* const stamps = table.stamps.data();
        for (const Take& take : table.takes) {
            if ((take.digit & 4U) == 0 || take.stones >= n) continue;
            const std::size_t rest = n - take.stones;
            for (const std::uint32_t part : rare_sizes) {
                if (part >= rest) break;
                if (rules.unequal_parts && 2 * std::size_t{part} == rest) continue;
                stamps[table.values[part] ^ table.values[rest - part]] = table.stamp;
            }
        }
        std::uint32_t value = 0;
        while (is_rare[value] || table.marked(value)) ++value;
        // Common values are settled; options are looked through until every rare value below is settled too.
        std::uint32_t open = 0;
        for (std::uint32_t v = 0; v < value; ++v) open += !table.marked(v);
        for (const Take& take : table.takes) {
            if ((take.digit & 4U) == 0 || take.stones >= n) continue;
            const std::size_t last = table.last_part(n - take.stones);
            for (std::size_t a = 1; a <= last && open > 0; ++a) {
                const std::uint32_t option = table.values[a] ^ table.values[n - take.stones - a];
                if (option < value && !table.marked(option)) --open;
                stamps[option] = table.stamp;
            }
        }
        std::uint32_t least = 0;
        while (least < value && table.marked(least)) ++least;
        table.append(least);
        if (n > 0 && least < is_rare.size() && is_rare[least]) rare_sizes.push_back(static_cast<std::uint32_t>(n));
    }
    return table.digest();
}

std::uint64_t ours(const core::HeapRules& rules, std::size_t count) {
    core::GrundyTable table(rules);
    table.extend(count);
    std::uint64_t digest = 0;
    for (const std::uint32_t value : table.values()) digest = join(digest, value);
    return digest;
}

}  // namespace

void grundy_contests(std::size_t count) {
    for (const char* name : {"octal:0.77", "octal:0.07", "octal:0.16", "octal:0.56", "octal:0.127", "octal:0.6",
                             "octal:0.06", "octal:0.007", "grundy"}) {
        const core::ParsedGame parsed = core::parse_game(name);
        const core::HeapRules rules = parsed.game.rules->heap_rules(parsed.game);
        run({"Grundy values of " + std::string(name) + " to 2^17",
             {{"core", [&] { return ours(rules, count); }},
              {"plain mex", [&] { return plain_mex(rules, count); }},
              {"sparse space alone", [&] { return sparse_space(rules, count); }}},
             3});
    }
}

}  // namespace nimboard::bench
