// The words for what is wrong with a text, and that foreign bytes cannot harm who reads them.
#include "mirror/fault.h"

#include <gtest/gtest.h>

namespace nimboard::mirror {
namespace {

std::string said(std::string_view text) {
    const core::JudgeReport report = core::judge_nim(text);
    const auto& fault = report.fault ? report.fault : report.warning;
    return fault ? i18n::plain(fault_message(*fault), i18n::Lang::en) : "";
}

TEST(Fault, SaysWhatWasExpectedAndWhatWasFound) {
    EXPECT_EQ(said("x"), "expected the number of cases, found “x”, which is not a number");
    EXPECT_EQ(said("2 -1"), "expected the number of heaps of case 1 of 2, found “-1”, which is negative");
    EXPECT_EQ(said("1 2 1 3.5"), "expected heap 2 of 2 in case 1 of 1, found “3.5”, which is not a whole number");
    EXPECT_EQ(said("3\n2\n1 1\n4\n5"),
              "expected heap 2 of 4 in case 2 of 3, found the end of the input (case 2 of 3: 1 of 4 heaps)");
    EXPECT_EQ(said("2\n1\n1\n"), "expected the number of heaps of case 2 of 2, found the end of the input");
    EXPECT_EQ(said("1 1 1 6"), "expected nothing after the last case, found “6”");
    EXPECT_EQ(said("1 \uFEFF1"),
              "expected the number of heaps of case 1 of 1, found a byte-order mark, which may stand "
              "only at the very beginning");
}

TEST(Fault, EveryKindHasItsOwnWords) {
    EXPECT_NE(said("1e5").find("exponent"), std::string::npos);
    EXPECT_NE(said("+5").find("sign"), std::string::npos);
    EXPECT_NE(said("\uFF15").find("full-width"), std::string::npos);
    EXPECT_NE(said("18446744073709551616").find("2^64 − 1"), std::string::npos);
}

TEST(Fault, KamSaysWhichHeapCameBefore) {
    const core::JudgeReport report = core::judge(core::Problem::kam, "1 3 2 5 4");
    EXPECT_EQ(i18n::plain(fault_message(*report.fault), i18n::Lang::en),
              "expected heap 3 of 3 in case 1 of 1, found “4”, which is less than heap 2, the 5 before it: the heaps must "
              "be in ascending order");
}

TEST(Fault, TypedHeapsAreSpokenOfByNumber) {
    const auto parsed = core::parse_heaps("3, 4, five");
    EXPECT_EQ(i18n::plain(fault_message(*parsed.fault), i18n::Lang::en),
              "expected a whole number for heap 3, found “five”, which is not a number");
}

TEST(Fault, LongWordsAreCut) {
    EXPECT_NE(said(std::string(100, 'x')).find("“" + std::string(40, 'x') + "…”"), std::string::npos);
}

TEST(Visible, ForeignBytesAreMadeHarmless) {
    EXPECT_EQ(visible("abc 中文 é"), "abc 中文 é");
    EXPECT_EQ(visible("\x1b[31m"), "\\x1b[31m");
    EXPECT_EQ(visible("\xFF\xC0\x80"), "\\xff\\xc0\\x80");
    EXPECT_EQ(visible("a\u202Eb\u200Bc\uFEFF"), "a\\u202eb\\u200bc\\ufeff");
    EXPECT_EQ(visible("\xE4\xB8"), "\\xe4\\xb8");
}

TEST(Visible, MarkupInAWordIsText) {
    EXPECT_EQ(said("<b>{x}</b>"), "expected the number of cases, found “<b>{x}</b>”, which is not a number");
}

}  // namespace
}  // namespace nimboard::mirror
