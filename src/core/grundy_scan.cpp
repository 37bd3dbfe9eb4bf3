// All options at a glance. A value that is free after some options have been marked is often free after all of them:
// whether any other option has one of the first few free values is asked of many options at a time, and none of those
// is marked. Where one has it, its neighbours are marked too, and the next free value is asked for.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/grundy.h"

// Where it can be had for nothing: a second copy for processors with wider registers, chosen when the program starts.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#define NIMBOARD_WIDE __attribute__((target_clones("avx2", "default")))
#define NIMBOARD_INLINE inline __attribute__((always_inline))
#else
#define NIMBOARD_WIDE
#define NIMBOARD_INLINE inline
#endif

namespace nimboard::core {
namespace {

/// Options that are looked at together: a few of the processor's registers full.
constexpr std::size_t glance = 64;

/// Values that are looked for together. More cost more at each glance, but are found sooner.
constexpr std::size_t group_size = 4;

/// Looks that cost as much as marking an option.
constexpr std::size_t looks_for_a_mark = 4;

/// The least values that are free so far, ascending.
struct Group {
    std::array<std::uint16_t, group_size> values{};
    std::array<std::size_t, group_size> since{};  ///< glances from this number on do not hold the value
    std::size_t count = 0;
};

/// The ways to split a heap in two when a certain number of stones is taken, cut into glances.
struct Splits {
    const std::uint16_t* parts = nullptr;  ///< [a] is the value of one part, a from 1 on
    const std::uint16_t* rests = nullptr;  ///< [a] is the value of the other one
    std::size_t last = 0;

    [[nodiscard]] std::size_t glances() const { return (last + glance - 1) / glance; }

    /// The last glance looks at some options of the one before again.
    [[nodiscard]] std::size_t start(std::size_t index) const {
        return last < glance ? 1 : std::min(1 + index * glance, last + 1 - glance);
    }
};

#ifdef __wasm_simd128__

/// Values side by side. Emscripten's compiler does not see by itself that the loop below is one for wide registers.
using Lanes [[gnu::vector_size(16)]] = std::uint16_t;

/// Has one of the `glance` options from `a` on one of these values?
bool holds(const std::uint16_t* parts, const std::uint16_t* rests, std::uint16_t first, std::uint16_t second,
           std::uint16_t third, std::uint16_t fourth) {
    constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::uint16_t);
    const auto all = [](std::uint16_t value) { return Lanes{} + value; };
    Lanes found{};
    for (std::size_t i = 0; i < glance; i += lanes) {
        Lanes part;
        Lanes rest;
        std::memcpy(&part, parts + i, sizeof part);
        std::memcpy(&rest, rests + i, sizeof rest);
        const Lanes value = part ^ rest;
        found |= reinterpret_cast<Lanes>((value == all(first)) | (value == all(second)) | (value == all(third)) |
                                         (value == all(fourth)));
    }
    std::array<std::uint64_t, 2> halves{};
    std::memcpy(halves.data(), &found, sizeof found);
    return (halves[0] | halves[1]) != 0;
}

#else

/// Has one of the `glance` options from `a` on one of these values?
NIMBOARD_INLINE bool holds(const std::uint16_t* parts, const std::uint16_t* rests, std::uint16_t first, std::uint16_t second,
                           std::uint16_t third, std::uint16_t fourth) {
    std::uint16_t found = 0;
    for (std::size_t i = 0; i < glance; ++i) {
        // All ones where they are equal: what compilers make wide comparisons of.
        const auto value = static_cast<std::uint16_t>(parts[i] ^ rests[i]);
        found = static_cast<std::uint16_t>(found | -(value == first) | -(value == second) | -(value == third) |
                                           -(value == fourth));
    }
    return found != 0;
}

#endif

/// The first glance from `index` to `end` that holds one of the values; `end` when there is none.
NIMBOARD_WIDE std::size_t first_holding(const Splits& splits, std::size_t index, std::size_t end,
                                        const std::array<std::uint16_t, group_size>& values) {
    if (splits.last < glance) return index;  // too few for a look
    const auto [first, second, third, fourth] = values;
    while (index < end && !holds(splits.parts + splits.start(index), splits.rests + splits.start(index), first, second,
                                 third, fourth)) {
        ++index;
    }
    return index;
}

}  // namespace

void GrundyTable::mark_splits(const std::uint16_t* parts, const std::uint16_t* rests, std::size_t count) {
    std::uint32_t* const stamps = stamps_.data();
    const std::uint32_t stamp = stamp_;
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        stamps[std::size_t{parts[i]} ^ std::size_t{rests[i]}] = stamp;
        stamps[std::size_t{parts[i + 1]} ^ std::size_t{rests[i + 1]}] = stamp;
        stamps[std::size_t{parts[i + 2]} ^ std::size_t{rests[i + 2]}] = stamp;
        stamps[std::size_t{parts[i + 3]} ^ std::size_t{rests[i + 3]}] = stamp;
    }
    for (; i < count; ++i) stamps[std::size_t{parts[i]} ^ std::size_t{rests[i]}] = stamp;
}

/// Marking is worth as much as the looks that it saves: more is marked at once where looks have cost more than marks,
/// in the end all options.
void GrundyTable::balance(std::size_t marked, std::size_t looked) {
    const std::size_t step = 1 + mark_first_ / 16;
    if (looked > marked * looks_for_a_mark) {
        mark_first_ += step;
    } else if (looked * 2 < marked * looks_for_a_mark && mark_first_ > step) {
        mark_first_ -= step;
    }
    work_ += (marked + looked / looks_for_a_mark) * glance;
}

/// The least of the candidates (ascending) that no option has and that is below `limit`; `limit` when there is none.
std::uint32_t GrundyTable::least_free(std::size_t n, const Candidates& candidates, std::uint32_t limit) {
    const std::uint32_t* next = from_below(candidates);
    Group group;
    const auto choose = [&](std::size_t since) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < group.count; ++i) {
            if (taken(group.values[i])) continue;
            group.values[kept] = group.values[i];
            group.since[kept++] = group.since[i];
        }
        for (; kept < group_size && *next < limit && *next < stamps_.size() / 2; ++next) {
            if (taken(*next)) continue;
            group.values[kept] = static_cast<std::uint16_t>(*next);
            group.since[kept++] = since;
        }
        group.count = kept;
        for (; kept > 0 && kept < group_size; ++kept) group.values[kept] = group.values[0];
        return group.count > 0;
    };

    const auto splits_at = [&](std::size_t stones) {
        return Splits{parts_.forwards(), parts_.backwards(n - stones), last_part(n - stones)};
    };
    std::size_t glances = 0;
    for (const std::size_t stones : splits_) glances += stones < n ? splits_at(stones).glances() : 0;

    std::size_t seen = 0;
    std::size_t marked = 0;
    bool some = choose(0);
    while (some && seen < group.since[0] + glances) {
        for (const std::size_t stones : splits_) {
            if (stones >= n) break;
            const Splits splits = splits_at(stones);
            std::size_t index = 0;
            while (some && index < splits.glances() && seen < group.since[0] + glances) {
                const std::size_t end = std::min(splits.glances(), index + group.since[0] + glances - seen);
                std::size_t count = 1;
                if (marked < mark_first_) {
                    count = std::min({std::max<std::size_t>(marked, 1), mark_first_ - marked, end - index});
                } else {
                    const std::size_t found = first_holding(splits, index, end, group.values);
                    seen += found - index;
                    index = found;
                    if (index == end) continue;
                }
                const std::size_t first = splits.start(index);
                const std::size_t last = std::min(splits.last, splits.start(index + count - 1) + glance - 1);
                mark_splits(splits.parts + first, splits.rests + first, last + 1 - first);
                index += count;
                seen += count;
                marked += count;
                some = choose(marked == seen ? 0 : seen - 1);
            }
        }
    }
    balance(marked, seen - marked);
    return some ? group.values[0] : std::min(limit, *next);
}

}  // namespace nimboard::core
