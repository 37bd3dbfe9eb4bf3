// Verifying Nim: the forward sieve against the value of every position by mex over all its moves, and against looking
// through the moves of each position until one leads to a P-position.
#include <cstdlib>
#include <vector>

#include "bench/rounds.h"
#include "core/game.h"
#include "core/nim.h"
#include "core/verify.h"

namespace nimboard::bench {
namespace {

constexpr std::size_t size = 128;  // 3 heaps of 0 to 127 stones

std::uint64_t by_sieve() {
    const core::Game nim = core::parse_game("nim").game;
    core::Verifier verifier(nim, 3, size - 1, core::theorem_of(nim, size - 1));
    while (verifier.step(1U << 18U)) {
    }
    if (verifier.counterexample()) std::exit(1);
    return join(verifier.done(), verifier.p_positions());
}

/// Calls `lost` for each position, in the order in which its moves come first; counts, and compares with the theorem.
template <class Lost>
std::uint64_t count_lost(Lost lost) {
    std::uint64_t p_positions = 0;
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            for (std::size_t c = 0; c < size; ++c) {
                const bool is_lost = lost(a, b, c);
                if (is_lost != ((a ^ b ^ c) == 0)) std::exit(1);
                p_positions += is_lost ? 1 : 0;
            }
        }
    }
    return join(size * size * size, p_positions);
}

std::size_t index_of(std::size_t a, std::size_t b, std::size_t c) {
    return (a * size + b) * size + c;
}

std::uint64_t by_mex() {
    std::vector<std::uint8_t> values(size * size * size);
    std::vector<std::uint32_t> stamps(4 * size);
    std::uint32_t stamp = 0;
    return count_lost([&](std::size_t a, std::size_t b, std::size_t c) {
        ++stamp;
        for (std::size_t x = 0; x < a; ++x) stamps[values[index_of(x, b, c)]] = stamp;
        for (std::size_t x = 0; x < b; ++x) stamps[values[index_of(a, x, c)]] = stamp;
        for (std::size_t x = 0; x < c; ++x) stamps[values[index_of(a, b, x)]] = stamp;
        std::uint8_t value = 0;
        while (stamps[value] == stamp) ++value;
        values[index_of(a, b, c)] = value;
        return value == 0;
    });
}

std::uint64_t by_first_winning_move() {
    std::vector<std::uint8_t> is_lost(size * size * size);
    return count_lost([&](std::size_t a, std::size_t b, std::size_t c) {
        bool wins = false;
        for (std::size_t x = 0; x < a && !wins; ++x) wins = is_lost[index_of(x, b, c)] != 0;
        for (std::size_t x = 0; x < b && !wins; ++x) wins = is_lost[index_of(a, x, c)] != 0;
        for (std::size_t x = 0; x < c && !wins; ++x) wins = is_lost[index_of(a, b, x)] != 0;
        is_lost[index_of(a, b, c)] = wins ? 0 : 1;
        return !wins;
    });
}

}  // namespace

void verify_contest() {
    run({"verify, Nim, 3 heaps to 127",
         {{"core, forward sieve", by_sieve},
          {"full mex", by_mex},
          {"moves until one wins", by_first_winning_move}},
         7});
}

}  // namespace nimboard::bench
