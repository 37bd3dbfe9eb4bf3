// Every length of a number before every byte that can follow, against reading digit by digit.
#include "core/digits.h"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <string>

namespace nimboard::core {
namespace {

struct Read {
    std::size_t digits;
    Heap value;
    bool operator==(const Read&) const = default;
};

/// Digit by digit; nothing where there is no digit, for 2^64 and more, and for very many digits or leading zeros.
std::optional<Read> slowly(const std::string& text) {
    Read read{0, 0};
    for (; read.digits < text.size() && text[read.digits] >= '0' && text[read.digits] <= '9'; ++read.digits) {
        const auto digit = static_cast<Heap>(text[read.digits] - '0');
        if (read.digits == 20 || read.value > (~Heap{0} - digit) / 10) return std::nullopt;
        read.value = read.value * 10 + digit;
    }
    if (read.digits == 0 || (read.digits == 20 && text[0] == '0')) return std::nullopt;
    return read;
}

std::optional<Read> at_once(std::string text) {
    text.resize(text.size() + static_cast<std::size_t>(digits_reach), '\0');
    Heap value = 0;
    const char* const after = number_at(text.data(), value);
    if (after == text.data()) return std::nullopt;
    return Read{static_cast<std::size_t>(after - text.data()), value};
}

TEST(Digits, EveryLengthBeforeEveryByte) {
    std::mt19937_64 random(6);
    for (std::size_t length = 0; length <= 22; ++length) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string text;
            for (std::size_t i = 0; i < length; ++i) text += static_cast<char>('0' + random() % 10);
            text += static_cast<char>(byte);
            for (int i = 0; i < 8; ++i) text += static_cast<char>(random());
            ASSERT_EQ(at_once(text), slowly(text)) << testing::PrintToString(text);
        }
    }
}

TEST(Digits, EveryNumberOfUpToFiveDigits) {
    for (Heap number = 0; number < 100'000; ++number) {
        const std::string text = std::to_string(number);
        ASSERT_EQ(at_once(text + " 7"), (Read{text.size(), number}));
    }
}

TEST(Digits, TheBorderOf64Bits) {
    for (const char* text : {"18446744073709551615", "18446744073709551616", "18446744073709551619", "10000000000000000000",
                             "09999999999999999999", "20000000000000000000", "28446744073709551615", "99999999999999999999",
                             "00000000000000000000", "00000000000000000001", "000000000000000000001"}) {
        EXPECT_EQ(at_once(text), slowly(text)) << text;
    }
}

}  // namespace
}  // namespace nimboard::core
