// The P3480 reader: its answers, and the order that it asks for.
#include "core/judge.h"

#include <gtest/gtest.h>

#include <string>

#include "core/theory.h"
#include "fuzz/readers.h"
#include "small_positions.h"

namespace nimboard::core {
namespace {

using enum FaultKind;

/// KAM's answers, one letter a case: T for TAK, N for NIE.
std::string kam_answers(std::string_view text) {
    std::string letters;
    for (const JudgeCase& one : judge(Problem::kam, text).cases) letters += one.verdict() == Verdict::N ? 'T' : 'N';
    return letters;
}

TEST(KamJudge, TheOfficialSample) {
    EXPECT_EQ(kam_answers("2\n2\n2 2\n3\n1 2 4\n"), "NT");
}

TEST(KamJudge, FollowsTheTheoryForAllSmallCases) {
    const Game kam = parse_game("kam").game;
    for (std::size_t n = 0; n <= 5; ++n) {
        test::for_each_position(n, 6, [&](const Position& heaps) {
            std::string text = "1 " + std::to_string(n);
            for (const Heap heap : heaps) text += " " + std::to_string(heap);
            const JudgeReport report = judge(Problem::kam, text);
            const auto misplaced = kam.rules->misplaced(heaps);
            ASSERT_EQ(report.fault.has_value(), misplaced.has_value()) << text;
            if (misplaced) {
                EXPECT_EQ(report.fault->kind, unsorted) << text;
                EXPECT_EQ(report.fault->heaps_read, *misplaced) << text;
                EXPECT_EQ(report.fault->column, 5 + 2 * *misplaced) << text;
                EXPECT_EQ(report.fault->previous, heaps[*misplaced - 1]) << text;
            } else {
                EXPECT_EQ(report.cases.front().nim_sum, solve({{kam, heaps}}).value) << text;
            }
        });
    }
}

TEST(KamJudge, OrderIsAskedWithinACaseOnly) {
    EXPECT_EQ(kam_answers("3 2 5 9 2 0 3 1 7"), "TTT");
}

TEST(KamJudge, IsAsStrictAsTheOther) {
    const JudgeReport report = judge(Problem::kam, "2\n1\n4\n2\n3 -1\n");
    ASSERT_TRUE(report.fault);
    EXPECT_EQ(report.fault->kind, negative);
    EXPECT_EQ(report.cases.size(), 1U);
    EXPECT_EQ(fuzz::broken_promise("2\r\n2\r\n5 4\r\n"), nullptr);
}

}  // namespace
}  // namespace nimboard::core
