// Short numbers out of text eight bytes at a time: no branch for each digit, so none that the processor guesses wrong.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "core/position.h"

namespace nimboard::core {

/// Bytes that must be readable from the place given to short_number.
inline constexpr int short_number_reach = 8;

/// Reads the 1 to 7 digits at `at`, up to the first byte that is none. Gives their number; 0 when there is no digit or
/// more than 7, and then `value` is not set.
[[nodiscard]] inline int short_number(const char* at, Heap& value) {
    if constexpr (std::endian::native != std::endian::little) return 0;
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    // A digit has bit 4 of its byte set; what ends a number well (space, LF, CR, tab) has not. This is all that the way
    // to the next number waits for; whether these are digits is asked beside it.
    const std::uint64_t ends = ~bytes & 0x1010101010101010U;
    if (ends == 0) return 0;
    const int length = std::countr_zero(ends) / 8;
    if (length == 0) return 0;
    std::uint64_t digits = bytes ^ 0x3030303030303030U;
    digits <<= 8 * (8 - length);  // leading zeros in place of what comes after
    if ((((digits + 0x7676767676767676U) | digits) & 0x8080808080808080U) != 0) return 0;  // some byte is above 9
    digits = ((digits & 0x0F0F0F0F0F0F0F0FU) * (10U * 256 + 1)) >> 8U;
    digits = ((digits & 0x00FF00FF00FF00FFU) * (100U * 65536 + 1)) >> 16U;
    value = ((digits & 0x0000FFFF0000FFFFU) * ((std::uint64_t{10000} << 32U) + 1)) >> 32U;
    return length;
}

}  // namespace nimboard::core
