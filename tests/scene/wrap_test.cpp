// Breaking paragraphs into lines: words and ideographs part, formulas do not where they would not be parted by hand.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "scene/paint.h"

namespace nimboard::scene {
namespace {

std::vector<std::string> lines(const std::string& text, float ems) {
    constexpr float size = 10;
    std::vector<std::string> out;
    i18n::Span span;
    span.text = text;
    for (const WrappedLine& line : wrap({span}, size, ems * size, false)) {
        out.emplace_back();
        for (const Run& run : line.runs) out.back() += run.text;
    }
    return out;
}

using Lines = std::vector<std::string>;

TEST(Wrap, PartsWordsAtSpacesAndIdeographsAnywhere) {
    EXPECT_EQ(lines("one two three", 4), (Lines{"one two", "three"}));
    EXPECT_EQ(lines("石子石子石子", 4), (Lines{"石子石子", "石子"}));
    EXPECT_EQ(lines("石子石子，石子", 4.5F), (Lines{"石子石", "子，石子"})) << "no comma begins a line";
    EXPECT_EQ(lines("", 4), Lines{});
}

TEST(Wrap, KeepsAShortFormulaTogether) {
    EXPECT_EQ(lines("异或值是 k = 0", 6), (Lines{"异或值是", "k = 0"}));
    EXPECT_EQ(lines("we have k = 0", 6), (Lines{"we have", "k = 0"}));
    EXPECT_EQ(lines("走 10 → 7", 3.2F), (Lines{"走", "10 → 7"}));
    EXPECT_EQ(lines("走 k ≠ 0", 2.9F), (Lines{"走", "k ≠ 0"}));
}

TEST(Wrap, PartsALongFormulaBeforeAnOperatorButTheFirst) {
    EXPECT_EQ(lines("10 ⊕ 12 ⊕ 15 ⊕ 4 = 13", 6), (Lines{"10 ⊕ 12", "⊕ 15 ⊕ 4", "= 13"}));
    EXPECT_EQ(lines("−1 is no formula", 5), (Lines{"−1 is no", "formula"}));
}

TEST(Wrap, PartsAFormulaRatherThanANumber) {
    EXPECT_EQ(lines("18446744073709551615 → 9223372114632553597", 16), (Lines{"18446744073709551615 →", "9223372114632553597"}));
}

TEST(Wrap, PartsAWordThatIsWiderThanItsLine) {
    for (const float ems : {0.1F, 1.0F, 2.0F}) {
        std::string joined;
        for (const std::string& line : lines("abcdefgh", ems)) joined += line;
        EXPECT_EQ(joined, "abcdefgh");
        joined.clear();
        for (const std::string& line : lines("k = 0", ems)) joined += line;
        EXPECT_EQ(joined.substr(0, 1), "k");
        EXPECT_EQ(joined.back(), '0');
    }
}

}  // namespace
}  // namespace nimboard::scene
