// Numbers out of text eight bytes at a time: no branch for each digit, so none that the processor guesses wrong.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "core/position.h"

namespace nimboard::core {

/// Bytes that must be readable from the place given to short_number, and to long_number.
inline constexpr int short_number_reach = 8;
inline constexpr int long_number_reach = 24;

/// The number of eight digits that are already 0 to 9 each, the first one in the lowest byte.
[[nodiscard]] inline Heap joined_digits(std::uint64_t digits) {
    digits = ((digits & 0x0F0F0F0F0F0F0F0FU) * (10U * 256 + 1)) >> 8U;
    digits = ((digits & 0x00FF00FF00FF00FFU) * (100U * 65536 + 1)) >> 16U;
    return ((digits & 0x0000FFFF0000FFFFU) * ((std::uint64_t{10000} << 32U) + 1)) >> 32U;
}

/// Is none of the bytes above 9?
[[nodiscard]] inline bool all_digits(std::uint64_t digits) {
    return (((digits + 0x7676767676767676U) | digits) & 0x8080808080808080U) == 0;
}

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
    if (!all_digits(digits)) return 0;
    value = joined_digits(digits);
    return length;
}

/// Reads the 8 to 20 digits at `at`, up to the first byte that is none. Gives their number; 0 when there are fewer or
/// more, or their number is 2^64 or more, and then `value` is not set.
[[nodiscard]] inline int long_number(const char* at, Heap& value) {
    if constexpr (std::endian::native != std::endian::little) return 0;
    constexpr int most = 20;
    Heap sum = 0;
    int length = 0;
    while (length < most - 7) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, at + length, sizeof bytes);
        bytes ^= 0x3030303030303030U;
        if (!all_digits(bytes)) break;
        sum = sum * 100'000'000U + joined_digits(bytes);
        length += 8;
    }
    if (length == 0) return 0;
    const auto digit = [&] { return static_cast<unsigned char>(at[length] - '0'); };
    for (; length <= most && digit() < 10; ++length) sum = sum * 10 + digit();
    // 20 digits: what passes 2^64 comes out below 10^19, or begins with more than 1.
    if (length > most || (length == most && (*at != '1' || sum < 10'000'000'000'000'000'000U))) return 0;
    value = sum;
    return length;
}

/// The 1 to 20 digits at `at`, up to the first byte that is none. Numbers of up to four, as nearly all heaps of the judges
/// are, go digit by digit: processors guess these branches, and begin with what comes next before the number is known.
/// Not so in WebAssembly and in code that is compiled for size, where each digit costs more than eight together.
/// `long_number_reach` bytes must be readable. Gives their number, or 0 as above.
[[nodiscard]] inline int number_at(const char* at, Heap& value) {
#if !defined(__OPTIMIZE_SIZE__) && !defined(__wasm__)
    const auto digit = [at](int i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(at[i])) - '0'; };
    value = digit(0);
    if (value > 9) return 0;
    for (int i = 1; i <= 4; ++i) {
        const std::uint32_t next = digit(i);
        if (next > 9) return i;
        value = value * 10 + next;
    }
#endif
    const int length = short_number(at, value);
    return length != 0 ? length : long_number(at, value);
}

}  // namespace nimboard::core
