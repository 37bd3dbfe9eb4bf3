// The loop that XOR is measured against; its file alone is compiled for this machine's processor.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nimboard::bench {

[[nodiscard]] std::uint64_t xor_for_this_machine(const std::uint64_t* heaps, std::size_t count);

}  // namespace nimboard::bench
