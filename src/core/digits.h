// Numbers out of text eight bytes at a time: no branch looks at a single digit.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/position.h"

namespace nimboard::core {

/// Bytes that must be readable from the beginning of a number on.
inline constexpr std::ptrdiff_t digits_reach = 24;

/// Digits that are read at once.
inline constexpr int digit_step = 8;

/// Eight bytes of a text, the first one lowest.
[[nodiscard]] inline std::uint64_t eight_bytes(const char* at) {
    std::uint64_t bytes = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&bytes, at, sizeof bytes);
    } else {
        for (unsigned i = 0; i < digit_step; ++i) bytes |= std::uint64_t{static_cast<unsigned char>(at[i])} << (8U * i);
    }
    return bytes;
}

/// Of any eight bytes: the highest bit of the first one above 9 and none before it. Those after it are anything, for a byte
/// may carry over.
[[nodiscard]] inline std::uint64_t bytes_above_nine(std::uint64_t bytes) {
    return ((bytes + 0x7676767676767676U) | bytes) & 0x8080808080808080U;
}

/// Of any eight bytes: digits before the first one that is none.
[[nodiscard]] inline int digits_in_front(std::uint64_t bytes) {
    return std::countr_zero(bytes_above_nine(bytes ^ 0x3030303030303030U)) / 8;
}

/// The number of four digits, the first one lowest; their upper halves do not matter.
[[nodiscard]] inline std::uint32_t four_digits(std::uint32_t digits) {
    digits = ((digits & 0x0F0F0F0FU) * (10U * 256 + 1)) >> 8U;
    return ((digits & 0x00FF00FFU) * (100U * 65536 + 1)) >> 16U;
}

/// The number of the first `length` of eight bytes, all of these digits; length 1 to 8.
[[nodiscard]] inline Heap few_digits(std::uint64_t bytes, int length) {
    bytes <<= static_cast<unsigned>(8 * (digit_step - length));  // leading zeros in place of what comes after
    Heap value = four_digits(static_cast<std::uint32_t>(bytes >> 32U));
    if (length > 4) value += Heap{10'000} * four_digits(static_cast<std::uint32_t>(bytes));
    return value;
}

/// The number of eight digits.
[[nodiscard]] inline Heap eight_digits(std::uint64_t digits) {
    digits = ((digits & 0x0F0F0F0F0F0F0F0FU) * (10U * 256 + 1)) >> 8U;
    digits = ((digits & 0x00FF00FF00FF00FFU) * (100U * 65536 + 1)) >> 16U;
    return ((digits & 0x0000FFFF0000FFFFU) * ((std::uint64_t{10000} << 32U) + 1)) >> 32U;
}

/// The number that begins at `at` with eight digits. Gives its digits; 0 for 2^64 and more, and for the careful reader's
/// more than 20 digits, or 20 with leading zeros. Never inline: it would take the registers that short numbers need.
[[nodiscard, gnu::noinline]] inline int long_number(const char* at, Heap& value) {
    constexpr int most = 20;
    constexpr std::uint32_t powers[] = {1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000};
    Heap sum = eight_digits(eight_bytes(at));
    int length = digit_step;
    std::uint64_t bytes = eight_bytes(at + length);
    int more = digits_in_front(bytes);
    if (more == digit_step) {
        sum = sum * 100'000'000U + eight_digits(bytes);
        length += digit_step;
        bytes = eight_bytes(at + length);
        more = digits_in_front(bytes);
    }
    length += more;
    if (length > most) return 0;
    if (more > 0) sum = sum * powers[more] + eight_digits(bytes << static_cast<unsigned>(8 * (digit_step - more)));
    // 20 digits: what passes 2^64 comes out below 10^19, or begins with more than 1.
    if (length == most && (*at != '1' || sum < 10'000'000'000'000'000'000U)) return 0;
    value = sum;
    return length;
}

/// The number at `at`. Gives the first byte that is no digit, or `at` as above and when there is none. The lengths that most
/// heaps of the judges have are asked for one by one, the likeliest first: processors guess the answer, and go on behind the
/// number before they have read it.
[[nodiscard]] inline const char* number_at(const char* at, Heap& value) {
    const std::uint64_t bytes = eight_bytes(at);
    const std::uint64_t digits = bytes ^ 0x3030303030303030U;
    const std::uint64_t others = bytes_above_nine(digits);
    const auto has = [&](unsigned length) { return others << (56U - 8U * length) == std::uint64_t{1} << 63U; };
    const auto took = [&](unsigned length) {
        if (!has(length)) return false;
        value = four_digits(static_cast<std::uint32_t>(digits << (32U - 8U * length)));
        return true;
    };
    if (took(4)) return at + 4;
    if (took(3)) return at + 3;
    if (took(1)) return at + 1;
    if (took(2)) return at + 2;
    const int length = std::countr_zero(others) / 8;
    if (length < digit_step) {
        if (length > 0) value = few_digits(bytes, length);
        return at + length;
    }
    Heap many = 0;  // of its own, so that `value` can stay in a register
    const int digits_read = long_number(at, many);
    value = many;
    return at + digits_read;
}

}  // namespace nimboard::core
