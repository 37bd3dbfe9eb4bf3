// Grundy values against known tables and against plain mex written out here, and periods with their proofs.
#include "core/grundy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include "core/game.h"
#include "core/theory.h"

namespace nimboard::core {
namespace {

using Values = std::vector<std::uint32_t>;

HeapRules rules_of(std::string_view name) {
    const ParsedGame parsed = parse_game(name);
    EXPECT_FALSE(parsed.error) << name;
    return parsed.game.rules->heap_rules(parsed.game);
}

Values values_of(std::string_view name, std::size_t count, Method method = Method::adaptive) {
    GrundyTable table(rules_of(name), method);
    table.extend(count);
    return Values(table.values().begin(), table.values().end());
}

Values repeated(const Values& pattern, std::size_t count) {
    Values values;
    for (std::size_t i = 0; i < count; ++i) values.push_back(pattern[i % pattern.size()]);
    return values;
}

/// Slow and obviously right: all options of each size, straight from the rules.
Values values_by_definition(const HeapRules& rules, std::size_t count) {
    Values values;
    for (std::size_t n = 0; n < count; ++n) {
        std::set<std::uint32_t> options;
        for (std::size_t take = 0; take <= n; ++take) {
            unsigned digit = rules.any_take && take > 0 ? 3U : 0U;
            for (const Take& listed : rules.takes) digit |= listed.stones == take ? listed.digit : 0U;
            const std::size_t rest = n - take;
            if ((digit & 1U) != 0 && rest == 0 && take > 0) options.insert(0);
            if ((digit & 2U) != 0 && rest > 0 && take > 0) options.insert(values[rest]);
            for (std::size_t a = 1; (digit & 4U) != 0 && a < rest; ++a) {
                if (!rules.unequal_parts || a != rest - a) options.insert(values[a] ^ values[rest - a]);
            }
        }
        std::uint32_t least = 0;
        while (options.count(least) != 0) ++least;
        values.push_back(least);
    }
    return values;
}

TEST(Mex, IsTheLeastNumberThatIsMissing) {
    EXPECT_EQ(mex(Values{}), 0U);
    EXPECT_EQ(mex(Values{0, 1, 3, 1}), 2U);
    EXPECT_EQ(mex(Values{1, 2}), 0U);
    EXPECT_EQ(mex(Values{4000000000U, 0}), 1U);
}

TEST(Grundy, ValuesKnownFromTheBooks) {
    EXPECT_EQ(values_of("subtract:1,3,5", 100), repeated({0, 1}, 100));
    EXPECT_EQ(values_of("subtract:1,2,3", 100), repeated({0, 1, 2, 3}, 100));
    EXPECT_EQ(values_of("subtract:2,3", 100), repeated({0, 0, 1, 1, 2}, 100));
    EXPECT_EQ(values_of("subtract:1,3,4", 100), repeated({0, 1, 0, 1, 2, 3, 2}, 100));
    EXPECT_EQ(values_of("octal:0.77", 21), (Values{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1}));
    EXPECT_EQ(values_of("octal:0.07", 21), (Values{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3}));
    EXPECT_EQ(values_of("grundy", 21), (Values{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0}));
    EXPECT_EQ(values_of("lasker", 13), (Values{0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11}));
}

TEST(Grundy, DawsonsChessIsDawsonsKaylesOneFurther) {
    const Values kayles = values_of("octal:0.07", 2001);
    EXPECT_EQ(values_of("octal:0.137", 2000), Values(kayles.begin() + 1, kayles.end()));
}

TEST(Grundy, EveryValueOfTheOracleByEveryMethod) {
    std::ifstream file(NIMBOARD_SOURCE_DIR "/tests/core/data/octal_grundy.txt");
    std::string line;
    int games = 0;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string name;
        words >> name;
        Values expected;
        for (std::uint32_t value = 0; words >> value;) expected.push_back(value);
        ASSERT_EQ(expected.size(), 401U) << name;
        for (const Method method : {Method::adaptive, Method::plain, Method::sparse}) {
            EXPECT_EQ(values_of(name, 401, method), expected) << name;
        }
        ++games;
    }
    EXPECT_EQ(games, 7);
}

TEST(Grundy, AllMethodsFollowTheDefinition) {
    for (const char* name :
         {"octal:0.77", "octal:0.6", "octal:0.16", "octal:0.56", "octal:0.127", "octal:0.06", "octal:0.007",
          "octal:0.4", "octal:0.1", "octal:0.5252", "octal:0.00004", "grundy", "lasker", "nim", "subtract:2,5,9"}) {
        const Values expected = values_by_definition(rules_of(name), 700);
        for (const Method method : {Method::adaptive, Method::plain, Method::sparse}) {
            EXPECT_EQ(values_of(name, 700, method), expected) << name << ' ' << static_cast<int>(method);
        }
    }
}

TEST(Grundy, MethodsAgreeFarOut) {
    for (const char* name : {"octal:0.6", "octal:0.16", "octal:0.56", "octal:0.07", "octal:0.77", "octal:0.127",
                             "octal:0.06", "octal:0.007", "octal:0.4524", "grundy", "lasker"}) {
        const Values plain = values_of(name, 8000, Method::plain);
        EXPECT_EQ(values_of(name, 8000, Method::sparse), plain) << name;
        EXPECT_EQ(values_of(name, 8000), plain) << name;
    }
}

TEST(Grundy, ValuesOfMoreThan16BitsAreFoundToo) {
    const Values values = values_of("nim", 70000);
    EXPECT_EQ(values.back(), 69999U);
    HeapRules rules{.takes = {{69990, 4}}, .any_take = true};  // a split that comes late, among values that wide
    GrundyTable adaptive(rules);
    GrundyTable plain(rules, Method::plain);
    adaptive.extend(70100);
    plain.extend(70100);
    EXPECT_TRUE(std::equal(plain.values().begin(), plain.values().end(), adaptive.values().begin()));
}

TEST(Grundy, RandomRulesAgreeWithPlainMex) {
    std::mt19937 random(11);
    for (int round = 0; round < 80; ++round) {
        HeapRules rules;
        rules.unequal_parts = random() % 4 == 0;
        rules.any_take = random() % 8 == 0;
        std::uint64_t stones = random() % 2;
        for (std::size_t takes = 1 + random() % 4; takes > 0; --takes) {
            rules.takes.push_back({stones, static_cast<std::uint8_t>(stones == 0 ? 4 : 1 + random() % 7)});
            stones += 1 + random() % (random() % 8 == 0 ? 400 : 5);
        }
        GrundyTable plain(rules, Method::plain);
        plain.extend(1500);
        for (const Method method : {Method::adaptive, Method::sparse}) {
            GrundyTable table(rules, method);
            for (std::size_t count = 300; count <= 1500; count += 300) table.extend(count);
            ASSERT_TRUE(std::equal(plain.values().begin(), plain.values().end(), table.values().begin())) << round;
        }
    }
}

TEST(Grundy, GrowingInPiecesGivesTheSame) {
    for (const char* name : {"octal:0.56", "octal:0.77", "lasker"}) {
        GrundyTable table(rules_of(name));
        for (std::size_t count = 1; count < 3000; count += 1 + count / 3) table.extend(count);
        const Values expected = values_of(name, table.values().size(), Method::plain);
        EXPECT_EQ(Values(table.values().begin(), table.values().end()), expected);
    }
}

TEST(Grundy, LaskersValuesSwapInPairs) {
    const Values values = values_of("lasker", 1000);
    const Game game = parse_game("lasker").game;
    for (Heap n = 0; n < values.size(); ++n) EXPECT_EQ(game.rules->heap_value(game, n), values[n]);
}

struct KnownPeriod {
    const char* name;
    std::size_t values;  ///< enough for the proof
    Period period;
};

class Periods : public testing::TestWithParam<KnownPeriod> {};

TEST_P(Periods, AreTheLeastAndProved) {
    GrundyTable table(rules_of(GetParam().name));
    table.extend(GetParam().values);
    ASSERT_TRUE(table.period());
    EXPECT_EQ(*table.period(), GetParam().period);
}

INSTANTIATE_TEST_SUITE_P(
    Known, Periods,
    testing::Values(KnownPeriod{"subtract:1,3,5", 100, {2, -1}}, KnownPeriod{"subtract:1,2,3", 100, {4, -1}},
                    KnownPeriod{"subtract:2,3", 100, {5, -1}}, KnownPeriod{"subtract:1,3,4", 100, {7, -1}},
                    KnownPeriod{"octal:0.77", 400, {12, 70}}, KnownPeriod{"octal:0.07", 400, {34, 52}},
                    KnownPeriod{"octal:0.137", 400, {34, 51}}, KnownPeriod{"octal:0.56", 700000, {144, 326639}},
                    KnownPeriod{"octal:0.16", 520000, {149459, 105350}}));

TEST(Period, IsNotProvedBeforeGuyAndSmithsBound) {
    // Kayles: n0 = 71, p = 12, k = 2. G(n+12) = G(n) must be seen for 71 <= n < 2·71 + 12 + 2 = 156: values to G(167).
    const Values values = values_of("octal:0.77", 400, Method::plain);
    const HeapRules rules = rules_of("octal:0.77");
    EXPECT_FALSE(proved_period(std::span(values).first(167), rules));
    EXPECT_EQ(proved_period(std::span(values).first(168), rules), (Period{12, 70}));
}

TEST(Period, ARepeatingTableIsNotYetAPeriod) {
    // octal:0.07 repeats with 34 for a while before size 52 breaks it for the last time.
    const Values values = values_of("octal:0.07", 120, Method::plain);
    EXPECT_FALSE(proved_period(values, rules_of("octal:0.07")));
    // A subtraction set whose table begins like one of period 2.
    EXPECT_FALSE(proved_period(values_of("subtract:1,100", 99), rules_of("subtract:1,100")));
}

TEST(Period, GamesWithoutATheoremGetNone) {
    for (const char* name : {"nim", "grundy", "lasker"}) {
        EXPECT_FALSE(proved_period(values_of(name, 2000), rules_of(name))) << name;
    }
}

TEST(Period, HoldsFarBeyondItsProof) {
    for (const char* name : {"octal:0.77", "octal:0.07", "octal:0.137", "subtract:3,7,8", "subtract:2,5,11,12"}) {
        const Values values = values_of(name, 5000, Method::plain);
        const auto period = proved_period(std::span(values).first(1000), rules_of(name));
        ASSERT_TRUE(period) << name;
        for (std::size_t n = static_cast<std::size_t>(period->last_exception + 1); n + period->period < 5000; ++n) {
            ASSERT_EQ(values[n + period->period], values[n]) << name << ' ' << n;
        }
        if (period->last_exception < 0) continue;
        const auto n = static_cast<std::size_t>(period->last_exception);
        EXPECT_NE(values[n + period->period], values[n]) << name << ": the last exception is one";
    }
}

TEST(Theory, LargeHeapsAreValuedThroughTheProvedPeriod) {
    Theory theory(parse_game("subtract:1,3,4").game);
    constexpr Heap far = 18446744073709551615U;
    ASSERT_TRUE(theory.prepare(far));
    EXPECT_EQ(theory.value_of(far), theory.value_of(far % 7));
    Theory unsolved(parse_game("octal:0.007").game);
    EXPECT_FALSE(unsolved.prepare(Heap{1} << 30));
}

}  // namespace
}  // namespace nimboard::core
