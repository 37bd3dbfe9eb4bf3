#include "bench/xor_native.h"

namespace nimboard::bench {

std::uint64_t xor_for_this_machine(const std::uint64_t* heaps, std::size_t count) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum ^= heaps[i];
    return sum;
}

}  // namespace nimboard::bench
