// The P2197 reader: what is legal, what is a fault and where exactly, and that pieces of any size give one result.
#include "core/judge.h"

#include <gtest/gtest.h>

#include <iterator>
#include <limits>
#include <random>
#include <string>

#include "core/nim.h"
#include "fuzz/readers.h"

namespace nimboard::core {
namespace {

/// The answers as the judge prints them, one letter a case: "NY" for No, Yes.
std::string answers(std::string_view text) {
    std::string letters;
    for (const JudgeCase& one : judge_nim(text).cases) letters += one.verdict() == Verdict::N ? 'Y' : 'N';
    return letters;
}

/// Expects `text` to be read without fault or warning and to give `letters`.
void expect_clean(std::string_view text, std::string_view letters) {
    const JudgeReport report = judge_nim(text);
    EXPECT_FALSE(report.fault) << testing::PrintToString(text);
    EXPECT_FALSE(report.warning) << testing::PrintToString(text);
    EXPECT_EQ(answers(text), letters) << testing::PrintToString(text);
}

TEST(Judge, TheOfficialSample) {
    expect_clean("2\n2\n1 1\n2\n1 0\n", "NY");
}

TEST(Judge, AnyWhiteSpaceParts) {
    for (const char* space : {" ", "\n", "\r\n", "\r", "\t", "\v", "\f", " \t\r\n \n\r\r\n", "\n\n\n"}) {
        std::string text;
        for (const char* word : {"2", "2", "1", "1", "2", "1", "0"}) text += std::string(space) + word;
        expect_clean(text, "NY");
        expect_clean(text + space, "NY");
    }
}

TEST(Judge, HeapsMaySpreadOverLinesAndSeveralCasesStandOnOne) {
    expect_clean("1\n4\n1\n2\n\n3\n0", "N");
    expect_clean("3 1 5 2 7 7 0", "YNN");
}

TEST(Judge, SmallestTexts) {
    expect_clean("0", "");
    expect_clean("0\n", "");
    expect_clean("1 0", "N");
    expect_clean("1\n0\n\n", "N");
    expect_clean("2\n1\n0\n3\n0 0 0", "NN");
}

TEST(Judge, ByteOrderMarkAtTheBeginningIsNoPartOfTheText) {
    expect_clean("\uFEFF1 1 5", "Y");
    const JudgeReport report = judge_nim("\uFEFF1 1 x");
    ASSERT_TRUE(report.fault);
    EXPECT_EQ(report.fault->column, 5U) << "it takes no column";
    EXPECT_EQ(report.fault->offset, 7U) << "but it takes its bytes";
}

TEST(Judge, NumbersTo64BitsAndLeadingZeros) {
    const JudgeReport report =
        judge_nim("1\n3\n18446744073709551615 0000000000000000000000000001 9223372036854775808\n");
    ASSERT_EQ(report.cases.size(), 1U);
    EXPECT_EQ(report.cases[0].nim_sum, 18446744073709551615U ^ 1U ^ 9223372036854775808U);
}

struct FaultAt {
    const char* text;
    FaultKind kind;
    std::uint64_t line, column;
    const char* found;
    Awaited awaited;
    std::uint64_t case_number, case_count, heaps_read, heap_count;
    std::size_t answers;
};

class JudgeFaults : public testing::TestWithParam<FaultAt> {};

TEST_P(JudgeFaults, HaveKindPlaceWordAndProgress) {
    const FaultAt& want = GetParam();
    const JudgeReport report = judge_nim(want.text);
    ASSERT_TRUE(report.fault) << want.text;
    EXPECT_EQ(report.fault->kind, want.kind) << want.text;
    EXPECT_EQ(report.fault->line, want.line) << want.text;
    EXPECT_EQ(report.fault->column, want.column) << want.text;
    EXPECT_EQ(report.fault->found, want.found) << want.text;
    EXPECT_EQ(report.fault->length, std::string_view(want.found).size()) << want.text;
    EXPECT_EQ(report.fault->awaited, want.awaited) << want.text;
    EXPECT_EQ(report.fault->case_number, want.case_number) << want.text;
    EXPECT_EQ(report.fault->case_count, want.case_count) << want.text;
    EXPECT_EQ(report.fault->heaps_read, want.heaps_read) << want.text;
    EXPECT_EQ(report.fault->heap_count, want.heap_count) << want.text;
    EXPECT_EQ(report.cases.size(), want.answers) << "answers before the fault are kept: " << want.text;
}

using enum FaultKind;

INSTANTIATE_TEST_SUITE_P(
    Kinds, JudgeFaults,
    testing::Values(
        FaultAt{"1\n2\n1 x\n", not_a_number, 3, 3, "x", Awaited::heap, 1, 1, 1, 2, 0},
        FaultAt{"1\n2\n1 3a\n", not_a_number, 3, 3, "3a", Awaited::heap, 1, 1, 1, 2, 0},
        FaultAt{"1\n2\n1 0x10\n", not_a_number, 3, 3, "0x10", Awaited::heap, 1, 1, 1, 2, 0},
        FaultAt{"1\n2\n1,2\n", not_a_number, 3, 1, "1,2", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"1\n2\n- 2\n", not_a_number, 3, 1, "-", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"1\n2\n+ 2\n", not_a_number, 3, 1, "+", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"1\n2\n1.2.3\n", not_a_number, 3, 1, "1.2.3", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"1\n2\n1e\n", not_a_number, 3, 1, "1e", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"1\n2\n.\n", not_a_number, 3, 1, ".", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"1\n2\n\u4E00\n", not_a_number, 3, 1, "\u4E00", Awaited::heap, 1, 1, 0, 2, 0},
        FaultAt{"-1", negative, 1, 1, "-1", Awaited::case_count, 0, 0, 0, 0, 0},
        FaultAt{"1\n-2\n", negative, 2, 1, "-2", Awaited::heap_count, 1, 1, 0, 0, 0},
        FaultAt{"2\n1\n5\n3\n1 -5 2\n", negative, 5, 3, "-5", Awaited::heap, 2, 2, 1, 3, 1},
        FaultAt{"1 1 -3.5", negative, 1, 5, "-3.5", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 \u22125", negative, 1, 5, "\u22125", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 3.5", decimal, 1, 5, "3.5", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 .5", decimal, 1, 5, ".5", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 3.", decimal, 1, 5, "3.", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 1e5", exponent, 1, 5, "1e5", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 1.5E-3", exponent, 1, 5, "1.5E-3", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 +5", sign, 1, 5, "+5", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1\r\r\n1\r\n\uFF15", full_width_digit, 4, 1, "\uFF15", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 1\uFF10", full_width_digit, 1, 5, "1\uFF10", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 18446744073709551616", overflow, 1, 5, "18446744073709551616", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 1 99999999999999999999999", overflow, 1, 5, "99999999999999999999999", Awaited::heap, 1, 1, 0, 1, 0},
        FaultAt{"1 18446744073709551616 1", overflow, 1, 3, "18446744073709551616", Awaited::heap_count, 1, 1, 0, 0, 0},
        FaultAt{"1 \uFEFF1 1", misplaced_bom, 1, 3, "\uFEFF1", Awaited::heap_count, 1, 1, 0, 0, 0},
        FaultAt{"\uFEFF\uFEFF1", misplaced_bom, 1, 1, "\uFEFF1", Awaited::case_count, 0, 0, 0, 0, 0},
        FaultAt{" \uFEFF1", misplaced_bom, 1, 2, "\uFEFF1", Awaited::case_count, 0, 0, 0, 0, 0},
        FaultAt{"", input_ended, 1, 1, "", Awaited::case_count, 0, 0, 0, 0, 0},
        FaultAt{"\uFEFF", input_ended, 1, 1, "", Awaited::case_count, 0, 0, 0, 0, 0},
        FaultAt{" \n\r\n ", input_ended, 3, 2, "", Awaited::case_count, 0, 0, 0, 0, 0},
        FaultAt{"2\n1 1\n", input_ended, 3, 1, "", Awaited::heap_count, 2, 2, 0, 0, 1},
        FaultAt{"3\n2\n1 1\n4\n5", input_ended, 5, 2, "", Awaited::heap, 2, 3, 1, 4, 1}));

TEST(Judge, InvalidUtf8IsNoNumber) {
    for (const char* bytes : {"\xFF", "\xEF", "\xEF\xBB", "\x80", "\xE0\x80\xB1", "1\xEF\xBC", "\xF0\x8F\xBB\xBF"}) {
        const JudgeReport report = judge_nim(bytes);
        ASSERT_TRUE(report.fault);
        EXPECT_EQ(report.fault->kind, not_a_number);
        EXPECT_EQ(report.fault->offset, 0U);
    }
}

TEST(Judge, DataAfterTheLastCaseIsAWarning) {
    const JudgeReport report = judge_nim("1\n1\n5\n\n6 junk");
    EXPECT_FALSE(report.fault);
    EXPECT_EQ(report.cases.size(), 1U);
    ASSERT_TRUE(report.warning);
    EXPECT_EQ(report.warning->kind, extra_data);
    EXPECT_EQ(report.warning->line, 5U);
    EXPECT_EQ(report.warning->column, 1U);
    EXPECT_EQ(report.warning->found, "6");
    EXPECT_TRUE(judge_nim("0 x").warning);
    EXPECT_FALSE(judge_nim("0 x").fault);
}

TEST(Judge, LongWordsAreCutOnACodePointBorder) {
    std::string word = "x";
    for (int i = 0; i < 30; ++i) word += "\u4E00";
    const JudgeReport report = judge_nim(word);
    ASSERT_TRUE(report.fault);
    EXPECT_EQ(report.fault->length, 91U);
    EXPECT_EQ(report.fault->found, word.substr(0, 40));
    const JudgeReport shifted = judge_nim("xx" + word);
    EXPECT_EQ(shifted.fault->found, ("xx" + word).substr(0, 39)) << "the 13th character would be cut";
}

TEST(Judge, ADeclaredNumberTakesNoMemoryAhead) {
    const JudgeReport report = judge_nim("18446744073709551615\n18446744073709551615\n1 2 3");
    ASSERT_TRUE(report.fault);
    EXPECT_EQ(report.fault->kind, input_ended);
    EXPECT_EQ(report.fault->heaps_read, 3U);
    EXPECT_EQ(report.fault->heap_count, std::numeric_limits<std::uint64_t>::max());
    const JudgeCase made_up{std::numeric_limits<std::uint64_t>::max(), 0, 0, 1};
    EXPECT_EQ(case_heaps("1 2 3", made_up), (Position{1, 2, 3}));
}

TEST(Judge, AnswersComeWithTheirLastHeap) {
    std::string seen;
    Judge judge(Problem::nim, [&](std::span<const JudgeCase> answered) {
        for (const JudgeCase& one : answered) seen += one.verdict() == Verdict::N ? 'Y' : 'N';
    });
    EXPECT_TRUE(judge.feed("2\n1\n5"));
    EXPECT_EQ(seen, "");
    EXPECT_TRUE(judge.feed("\n"));
    EXPECT_EQ(seen, "Y");
    EXPECT_TRUE(judge.feed("0"));
    EXPECT_FALSE(judge.finish());
    EXPECT_EQ(seen, "YN");
}

TEST(Judge, AnswersAsTheJudgesWantThem) {
    const std::vector<JudgeCase> cases = {{1, 5, 0, 1}, {2, 0, 0, 1}, {1, 1, 0, 1}};
    std::string text = "before\n";
    append_answers(Problem::nim, cases, text);
    EXPECT_EQ(text, "before\nYes\nNo\nYes\n");
    append_answers(Problem::nim, {}, text);
    append_answers(Problem::kam, cases, text);
    EXPECT_EQ(text, "before\nYes\nNo\nYes\nTAK\nNIE\nTAK\n");
}

TEST(Judge, ManyAnswersOfOnePieceComeInOrder) {
    std::string text = "1000\n";
    for (int i = 0; i < 1000; ++i) text += "1 " + std::to_string(i % 7) + "\n";
    const JudgeReport report = judge_nim(text);
    ASSERT_EQ(report.cases.size(), 1000U);
    for (std::size_t i = 0; i < 1000; ++i) EXPECT_EQ(report.cases[i].nim_sum, i % 7);
}

TEST(Judge, TakesNoMoreAfterAFault) {
    std::size_t cases = 0;
    Judge judge(Problem::nim, [&](std::span<const JudgeCase> answered) { cases += answered.size(); });
    EXPECT_FALSE(judge.feed("2 1 x "));
    EXPECT_FALSE(judge.feed("1 1 5 "));
    ASSERT_TRUE(judge.finish());
    EXPECT_EQ(judge.finish()->found, "x");
    EXPECT_EQ(cases, 0U);
}

TEST(Judge, CasesCanBeReadAgain) {
    const std::string text = "\uFEFF3\r\n2\r\n1 1\r\n0\r\n3\r\n7\r\n8\r\n9";
    const JudgeReport report = judge_nim(text);
    ASSERT_EQ(report.cases.size(), 3U);
    EXPECT_EQ(case_heaps(text, report.cases[0]), (Position{1, 1}));
    EXPECT_EQ(case_heaps(text, report.cases[1]), (Position{}));
    EXPECT_EQ(case_heaps(text, report.cases[2]), (Position{7, 8, 9}));
    EXPECT_EQ(report.cases[0].line, 2U);
    EXPECT_EQ(report.cases[2].line, 5U);
}

TEST(Judge, EverySplitInTwoAndEveryPieceSizeGiveTheSame) {
    for (const char* text : {"2\r\n2\r\n1 1\r\n2\r1\t0\n", "\uFEFF1 1 x", "\xEF\xBBx", "1 \uFEFF1", "3\n2\n1 1\n4\n5",
                             "1 1 00000000000000000000000000001 7", "1 1 18446744073709551616 ", "1 1 \uFF11\uFF12 "}) {
        EXPECT_EQ(fuzz::broken_promise(text), nullptr) << testing::PrintToString(text);
        const std::string_view whole(text);
        const JudgeReport once = judge_nim(whole);
        for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
            std::size_t cases = 0;
            Judge judge(Problem::nim, [&](std::span<const JudgeCase> answered) { cases += answered.size(); });
            judge.feed(whole.substr(0, cut));
            judge.feed(whole.substr(cut));
            const auto fault = judge.finish();
            EXPECT_EQ(cases, once.cases.size());
            ASSERT_EQ(fault.has_value(), once.fault.has_value());
            if (fault) {
                EXPECT_EQ(fault->kind, once.fault->kind);
                EXPECT_EQ(fault->line, once.fault->line);
                EXPECT_EQ(fault->column, once.fault->column);
                EXPECT_EQ(fault->length, once.fault->length);
            }
        }
    }
}

TEST(Judge, LongRunsOfShortHeapsHaveFaultsAtTheirPlaceToo) {
    const std::string run = "1\n100\n1 22 333 4444 55555 666666 7777777 88888888 999999999\n";
    for (const char* odd : {"x", "12:", "/5", "1234567a", "12\x1F", "-1", "\x80", "1\xFF"}) {
        const std::string text = run + "  7 8 " + odd + " 9 10 11 12 13 14 15 16 17 18 19 20";
        const JudgeReport report = judge_nim(text);
        ASSERT_TRUE(report.fault) << odd;
        EXPECT_EQ(report.fault->line, 4U) << odd;
        EXPECT_EQ(report.fault->column, 7U) << odd;
        EXPECT_EQ(report.fault->found, odd);
        EXPECT_EQ(report.fault->heaps_read, 11U);
        EXPECT_EQ(fuzz::broken_promise(text), nullptr) << odd;
    }
}

TEST(Judge, ManyShortCasesAreReadByTheFastWayAsByTheSlowOne) {
    std::mt19937_64 random(5);
    constexpr const char* odd_words[] = {"x", "-1", "", " ", "\r", "\n", "\t7", "1\r\r\n", "18446744073709551616",
                                         "00000000000000000000001"};
    for (int round = 0; round < 200; ++round) {
        const char* const line_end = round % 3 == 0 ? "\r\n" : "\n";
        std::string text = "60" + std::string(line_end);
        const std::uint64_t odd_case = random() % 70;
        for (std::uint64_t i = 0; i < 60; ++i) {
            const std::uint64_t heaps = random() % 8;
            text += std::to_string(heaps) + line_end;
            for (std::uint64_t j = 0; j < heaps; ++j) {
                const bool odd = i == odd_case && j == 1;
                text += odd ? odd_words[random() % std::size(odd_words)] : std::to_string(random() >> random() % 64);
                text += j + 1 == heaps ? line_end : " ";
            }
        }
        EXPECT_EQ(fuzz::broken_promise(text), nullptr) << testing::PrintToString(text);
    }
}

TEST(Judge, RandomCasesRoundTrip) {
    std::mt19937_64 random(11);
    constexpr const char* spaces[] = {" ", "\n", "\r\n", "\r", "\t", "  \n"};
    for (int round = 0; round < 300; ++round) {
        std::vector<Position> cases(random() % 6);
        std::string text = random() % 4 == 0 ? "\uFEFF" : "";
        text += std::to_string(cases.size());
        for (Position& heaps : cases) {
            heaps.resize(random() % 20);
            text += spaces[random() % 6] + std::to_string(heaps.size());
            for (Heap& heap : heaps) {
                heap = random() >> random() % 64;
                text += spaces[random() % 6] + std::to_string(heap);
            }
        }
        const JudgeReport report = judge_nim(text);
        ASSERT_FALSE(report.fault);
        ASSERT_EQ(report.cases.size(), cases.size());
        for (std::size_t i = 0; i < cases.size(); ++i) {
            EXPECT_EQ(report.cases[i].nim_sum, nim_sum(cases[i]));
            EXPECT_EQ(case_heaps(text, report.cases[i]), cases[i]);
        }
        ASSERT_EQ(fuzz::broken_promise(text), nullptr);
    }
}

TEST(Judge, TheQuickWayAndTheCarefulOneAgreeOnLongTexts) {
    // Pieces of a few bytes never take the quick way; broken_promise compares them with the whole text.
    std::mt19937_64 random(12);
    const char* const spaces[] = {" ", " ", "\n", "\n", "\r\n", "\r", "\t", "  ", "\n\n"};
    for (int round = 0; round < 3000; ++round) {
        const std::size_t cases = 1 + random() % 4;
        std::string text = std::to_string(cases);
        const bool with_junk = random() % 2 == 0;
        const std::size_t longest = 1 + random() % 21;
        const auto space = [&] { return spaces[random() % (round % 2 == 0 ? 4 : std::size(spaces))]; };
        for (std::size_t i = 0; i < cases; ++i) {
            const std::size_t heaps = random() % 12;
            text += space() + std::to_string(heaps);
            for (std::size_t j = 0; j < heaps; ++j) {
                text += space();
                for (std::size_t digits = 1 + random() % longest; digits > 0; --digits) {
                    text += static_cast<char>('0' + random() % 10);
                }
                if (with_junk && random() % 40 == 0) text += static_cast<char>(random());
            }
        }
        const char* broken = fuzz::broken_promise(text + space());
        ASSERT_EQ(broken, nullptr) << broken << "\n" << testing::PrintToString(text);
    }
}

TEST(Judge, LargestNumbersTheQuickWay) {
    const std::string filler = " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1";
    for (const char* number : {"18446744073709551615", "10000000000000000000", "09999999999999999999", "12345678",
                               "1234567890123456", "9999999", "99999999", "00000000000000000001"}) {
        const JudgeReport report = judge_nim("1 21 " + std::string(number) + filler + "\n");
        ASSERT_EQ(report.cases.size(), 1U) << number;
        EXPECT_EQ(report.cases[0].nim_sum, std::stoull(number)) << number;
    }
    for (const char* number : {"18446744073709551616", "20000000000000000000", "99999999999999999999"}) {
        const JudgeReport report = judge_nim("1 21 " + std::string(number) + filler + "\n");
        ASSERT_TRUE(report.fault) << number;
        EXPECT_EQ(report.fault->kind, overflow) << number;
        EXPECT_EQ(report.fault->column, 6U) << number;
    }
}

}  // namespace
}  // namespace nimboard::core
