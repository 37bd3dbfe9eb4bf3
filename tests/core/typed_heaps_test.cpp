// Heaps as a person types them.
#include "core/judge.h"

#include <gtest/gtest.h>

#include <string_view>

namespace nimboard::core {
namespace {

using enum FaultKind;

TEST(TypedHeaps, AreForgivingAboutSeparators) {
    for (const char* text : {"10 12 15 4", "10,12,15,4", " 10; 12 ;15, 4,\n", "10 + 12 + 15 + 4",
                             "10\uFF0C12\u300115\u30004", "\uFEFF10,,12\r\n15\t4"}) {
        const ParsedHeaps parsed = parse_heaps(text);
        EXPECT_FALSE(parsed.fault) << text;
        EXPECT_EQ(parsed.heaps, (Position{10, 12, 15, 4})) << text;
    }
    EXPECT_TRUE(parse_heaps("").heaps.empty());
    EXPECT_FALSE(parse_heaps(" , ").fault);
    EXPECT_EQ(parse_heaps("0 18446744073709551615").heaps, (Position{0, 18446744073709551615U}));
}

TEST(TypedHeaps, AreStrictAboutNumbers) {
    const auto fault = [](std::string_view text) { return parse_heaps(text).fault.value_or(Fault{}); };
    EXPECT_EQ(fault("3,-5").kind, negative);
    EXPECT_EQ(fault("3 4 +5").kind, sign);
    EXPECT_EQ(fault("3\uFF0C\uFF14").kind, full_width_digit);
    EXPECT_EQ(fault("3\uFF0C\uFF14").column, 3U) << "columns are code points";
    EXPECT_EQ(fault("3\uFF0C\uFF14").offset, 4U);
    EXPECT_EQ(fault("1\n2\r\n3\r4.5").kind, decimal);
    EXPECT_EQ(fault("1\n2\r\n3\r4.5").line, 4U);
    EXPECT_EQ(fault("1e3").kind, exponent);
    EXPECT_EQ(fault("18446744073709551616").kind, overflow);
    EXPECT_EQ(fault("1 two 3").kind, not_a_number);
    EXPECT_EQ(fault("1 two 3").found, "two");
    EXPECT_EQ(fault("1 \uFEFF2").kind, misplaced_bom);
    EXPECT_EQ(parse_heaps("7 8 nine 10").heaps, (Position{7, 8})) << "what stands before the fault is kept";
}

}  // namespace
}  // namespace nimboard::core
