// XOR of a big array: core, as it is shipped, against the plain loop compiled for this very processor.
#include <random>

#include "bench/rounds.h"
#include "bench/xor_native.h"
#include "core/nim.h"

namespace nimboard::bench {

void xor_contest() {
    std::mt19937_64 random(1);
    for (const std::size_t size : {std::size_t{1} << 12U, std::size_t{1} << 21U}) {
        core::Position heaps(size);
        for (core::Heap& heap : heaps) heap = random();
        const std::size_t repeats = (std::size_t{1} << 24U) / size;
        const auto repeated = [&](auto&& sum) {
            std::uint64_t digest = 0;
            for (std::size_t i = 0; i < repeats; ++i) {
                heaps[i % size] += 1;  // another question each time
                digest = join(digest, sum(heaps.data(), heaps.size()));
            }
            for (std::size_t i = 0; i < repeats; ++i) heaps[i % size] -= 1;
            return digest;
        };
        run({"XOR of " + std::to_string(size) + " heaps",
             {{"core", [&] { return repeated([](const core::Heap* at, std::size_t n) { return core::nim_sum({at, n}); }); }},
              {"loop, -O3 -march=native", [&] { return repeated(xor_for_this_machine); }}},
             15});
    }
}

}  // namespace nimboard::bench
