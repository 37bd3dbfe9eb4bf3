// The listings beside the steps: each compiles as it stands and answers its samples; each step's line and values are
// those of its own position.
#include "lesson/code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>

namespace nimboard::lesson {
namespace {

Lesson lesson_of(Id id, const char* game, core::Position heaps) {
    return build(id, core::parse_game(game).game, std::make_shared<const core::Position>(std::move(heaps)), {});
}

std::string line_of(const Code& code) {
    std::string_view text = listing_text(code.listing);
    for (int i = 0; i < code.line; ++i) text.remove_prefix(text.find('\n') + 1);
    const std::string_view line = text.substr(0, text.find('\n'));
    return std::string(line.substr(std::min(line.find_first_not_of(' '), line.size())));
}

const std::vector<std::string>& row_of(const Code& code, const std::string& name) {
    static const std::vector<std::string> none;
    for (const CodeRow& row : code.rows) {
        if (row.name == name) return row.values;
    }
    return none;
}

/// The codes of all steps that have one.
std::vector<Code> codes_of(const Lesson& lesson) {
    std::vector<Code> codes;
    for (const Step& step : lesson.steps) {
        if (auto code = code_of(lesson, step)) codes.push_back(*code);
    }
    return codes;
}

using Values = std::vector<std::string>;

/// What the compiled listing prints for `input`.
std::string run(Listing listing, const std::string& input) {
    const std::string base = std::string(NIMBOARD_BINARY_DIR) + "/listing-" + std::string(listing_name(listing));
    std::ofstream(base) << listing_text(listing);
    std::ofstream(base + ".in") << input;
    const char* compiler = std::getenv("CXX");
    const std::string compile = std::string(compiler != nullptr ? compiler : "c++") +
                                " -std=c++17 -Wall -Wextra -Werror -o '" + base + ".out' -x c++ '" + base + "'";
    if (std::system(compile.c_str()) != 0) return "does not compile";
    FILE* pipe = popen(("'" + base + ".out' < '" + base + ".in'").c_str(), "r");
    std::string out;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) out += static_cast<char>(c);
    pclose(pipe);
    return out;
}

TEST(Listings, CompileAndAnswerTheirSamples) {
    EXPECT_EQ(run(Listing::judge, "2\n2\n1 1\n2\n1 0\n"), "No\nYes\n");
    EXPECT_EQ(run(Listing::move, "10 12 15 4\n"), "heap 1: 10 -> 7\nheap 2: 12 -> 1\nheap 3: 15 -> 2\n");
    EXPECT_EQ(run(Listing::mex, "0 1 3 1\n"), "2\n");
    EXPECT_EQ(run(Listing::kam, "2\n2\n2 2\n3\n1 2 4\n"), "NIE\nTAK\n");
    EXPECT_EQ(run(Listing::stairs, "3 1 3 2\n"), "loses\n");
    EXPECT_EQ(run(Listing::judge, "1\n1\n18446744073709551615\n"), "Yes\n");
}

TEST(Listings, ArePlainAndNarrow) {
    for (const Listing listing : {Listing::judge, Listing::move, Listing::mex, Listing::kam, Listing::stairs}) {
        const std::string_view text = listing_text(listing);
        std::size_t width = 0;
        for (const char c : text) {
            ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
            width = c == '\n' ? 0 : width + 1;
            ASSERT_LE(width, 60U);
        }
        ASSERT_EQ(text.back(), '\n');
    }
}

TEST(Code, FollowsTheLessonFromReadingToTheMove) {
    const Lesson lesson = lesson_of(Id::reduce, "nim", {10, 12, 15, 4});
    const std::vector<Code> codes = codes_of(lesson);
    ASSERT_EQ(codes.size(), lesson.steps.size()) << "each step has its line";
    EXPECT_EQ(row_of(codes[0], "n"), Values{"4"});
    EXPECT_EQ(line_of(codes[1]), "std::cin >> a;");
    EXPECT_EQ(row_of(codes[1], "a"), (Values{"10", "12", "15", "4"}));
    EXPECT_EQ(line_of(codes[3]), "k ^= a;");
    EXPECT_EQ(row_of(codes[3], "k & 8"), (Values{"8", "0", "8", "8"}));
    const auto answers = std::find_if(codes.begin(), codes.end(), [](const Code& c) { return line_of(c).find("Yes") != std::string::npos; });
    ASSERT_NE(answers, codes.end());
    EXPECT_EQ(row_of(*answers, "k"), (Values{"10", "6", "9", "13"}));
    const auto tried = std::find_if(codes.begin(), codes.end(), [](const Code& c) { return c.rows.size() == 3; });
    ASSERT_NE(tried, codes.end());
    EXPECT_EQ(row_of(*tried, "(a ^ k) < a"), (Values{"1", "1", "1", "0"}));
    EXPECT_EQ(row_of(codes.back(), "k").back(), "0");
}

TEST(Code, OfOtherLessons) {
    const Lesson kam = lesson_of(Id::kam, "kam", {1, 2, 4});
    bool seen = false;
    for (const Code& code : codes_of(kam)) {
        if (code.listing != Listing::kam || line_of(code) != "k ^= a[i] - a[i - 1];") continue;
        seen = true;
        EXPECT_EQ(row_of(code, "i"), (Values{"3", "1"}));
        EXPECT_EQ(row_of(code, "a[i] - a[i - 1]"), (Values{"2", "1"}));
        EXPECT_EQ(row_of(code, "k"), (Values{"2", "3"}));
        break;  // later steps show other heaps
    }
    EXPECT_TRUE(seen);
    const Lesson stairs = lesson_of(Id::staircase, "staircase", {3, 1, 4, 2});
    EXPECT_EQ(row_of(codes_of(stairs).front(), "k"), (Values{"3", "3", "7", "7"}));
    const Lesson grundy = lesson_of(Id::grundy, "subtract:1,3,4", {21, 10});
    const std::vector<Code> codes = codes_of(grundy);
    EXPECT_TRUE(std::any_of(codes.begin(), codes.end(), [](const Code& c) { return line_of(c) == "++mex;"; }));
}

TEST(Code, AlwaysPointsIntoItsListingAndFillsItsRows) {
    std::mt19937_64 random(77);
    const std::pair<Id, const char*> lessons[] = {{Id::reduce, "nim"}, {Id::pattern, "nim"}, {Id::grundy, "octal:0.77"},
                                                  {Id::grundy, "bounded:3"}, {Id::staircase, "staircase"},
                                                  {Id::kam, "kam"}, {Id::errors, "nim"}};
    for (int round = 0; round < 400; ++round) {
        const auto& [id, game] = lessons[static_cast<std::size_t>(round) % std::size(lessons)];
        core::Position heaps(random() % (round % 9 == 0 ? 200 : 7));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (id == Id::kam) std::sort(heaps.begin(), heaps.end());
        for (const Code& code : codes_of(lesson_of(id, game, heaps))) {
            const std::string_view text = listing_text(code.listing);
            ASSERT_LT(code.line, std::count(text.begin(), text.end(), '\n'));
            ASSERT_FALSE(code.rows.empty());
            ASSERT_LE(static_cast<int>(code.rows.size()), code_rows(code.listing));
            for (const CodeRow& row : code.rows) {
                ASSERT_EQ(row.values.size(), code.rows.front().values.size()) << row.name;
                ASSERT_GE(row.values.size(), 1U);
                ASSERT_LE(row.values.size(), most_code_values);
            }
        }
    }
}

}  // namespace
}  // namespace nimboard::lesson
