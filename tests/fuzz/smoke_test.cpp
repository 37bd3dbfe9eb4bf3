// Random text from fixed seeds through the same function that the fuzzer drives.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "fuzz/readers.h"

namespace nimboard::fuzz {
namespace {

constexpr const char* words[] = {"0",
                                 "1",
                                 "2",
                                 "3",
                                 "18446744073709551615",
                                 "18446744073709551616",
                                 "007",
                                 "-1",
                                 "+",
                                 "+5",
                                 "3.5",
                                 "1e9",
                                 "x",
                                 ",",
                                 ";",
                                 "\uFF15",
                                 "\u3001",
                                 "\uFEFF",
                                 "\xEF",
                                 "\xBB",
                                 "\xFF",
                                 "e",
                                 "00000000000000000000001"};
constexpr const char* spaces[] = {" ", "\n", "\r\n", "\r", "\t", "\v", "\f", ""};

std::string random_text(std::mt19937_64& random) {
    std::string text;
    const bool mostly_digits = random() % 2 == 0;
    for (std::size_t n = random() % 24; n > 0; --n) {
        text += mostly_digits && random() % 8 != 0 ? std::to_string(random() % 5) : words[random() % std::size(words)];
        text += spaces[random() % std::size(spaces)];
    }
    return text;
}

TEST(Readers, KeepTheirPromisesOnRandomWords) {
    std::mt19937_64 random(7);
    for (int round = 0; round < 50000; ++round) {
        const std::string text = random_text(random);
        const char* broken = broken_promise(text);
        ASSERT_EQ(broken, nullptr) << broken << "\n" << testing::PrintToString(text);
    }
}

TEST(Readers, KeepTheirPromisesOnRandomBytes) {
    std::mt19937_64 random(8);
    for (int round = 0; round < 50000; ++round) {
        std::string text(random() % 40, '\0');
        for (char& byte : text) byte = static_cast<char>(random());
        const char* broken = broken_promise(text);
        ASSERT_EQ(broken, nullptr) << broken << "\n" << testing::PrintToString(text);
    }
}

}  // namespace
}  // namespace nimboard::fuzz
