// Verifying: theorems hold over their range, wrong rules are refuted at their smallest counterexample.
#include "core/verify.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/search.h"
#include "small_positions.h"

namespace nimboard::core {
namespace {

Game game_of(std::string_view name) {
    const ParsedGame parsed = parse_game(name);
    EXPECT_FALSE(parsed.error) << name;
    return parsed.game;
}

Verifier verified(const Game& game, std::size_t heaps, Heap largest, const Claim& claim) {
    Verifier verifier(game, heaps, largest, claim);
    while (verifier.step(1000)) {
    }
    return verifier;
}

TEST(Verify, TheoremsOfAllGamesHold) {
    for (const char* name : {"nim", "misere-nim", "bounded:3", "subtract:1,3,4", "moore:2", "staircase", "kam",
                             "octal:0.77", "grundy", "lasker"}) {
        const Game game = game_of(name);
        const Verifier verifier = verified(game, 3, 6, theorem_of(game, 6));
        EXPECT_FALSE(verifier.counterexample()) << name;
        EXPECT_EQ(verifier.done(), verifier.total()) << name;
        EXPECT_GT(verifier.moves_visited(), 0U) << name;
    }
}

TEST(Verify, CountsThePPositionsOfNim) {
    const Game nim = game_of("nim");
    const Verifier verifier = verified(nim, 3, 63, theorem_of(nim, 63));
    EXPECT_EQ(verifier.total(), 64U * 64U * 64U);
    EXPECT_EQ(verifier.p_positions(), 64U * 64U);
}

TEST(Verify, TheSieveAgreesWithTheSearchThatRemembers) {
    for (const char* name : {"nim", "misere-nim", "bounded:2", "subtract:2,3"}) {
        const Game game = game_of(name);
        Exhaustive search(game);
        const Verifier verifier =
            verified(game, 3, 7, [&](Heaps heaps) { return search.verdict(Position(heaps.begin(), heaps.end())); });
        EXPECT_FALSE(verifier.counterexample()) << name;
    }
}

TEST(Verify, SlicesOfAnySizeGiveTheSame) {
    const Game game = game_of("bounded:3");
    Verifier slow(game, 2, 9, theorem_of(game, 9));
    std::uint64_t slices = 1;
    while (slow.step(1)) ++slices;
    EXPECT_EQ(slices, 100U);
    EXPECT_EQ(slow.p_positions(), verified(game, 2, 9, theorem_of(game, 9)).p_positions());
}

TEST(Verify, SmallestRangesAndTooLargeOnes) {
    const Game nim = game_of("nim");
    EXPECT_EQ(verified(nim, 0, 5, theorem_of(nim, 5)).done(), 1U);
    EXPECT_EQ(verified(nim, 2, 0, theorem_of(nim, 0)).done(), 1U);
    EXPECT_FALSE(positions_to_verify(nim, 64, 1));
    EXPECT_FALSE(positions_to_verify(nim, 1, ~Heap{0}));
    EXPECT_EQ(positions_to_verify(nim, 3, 255), 16777216U);
    EXPECT_EQ(positions_to_verify(game_of("kam"), 3, 4), 35U);
}

struct Refuted {
    const char* game;
    const char* rule;
    Position smallest;  ///< fewest heaps, then fewest stones
};

class WrongRules : public testing::TestWithParam<Refuted> {};

TEST_P(WrongRules, FailFirstHere) {
    const Game game = game_of(GetParam().game);
    const auto rule = std::find_if(wrong_rules().begin(), wrong_rules().end(),
                                   [](const WrongRule& candidate) { return candidate.id == GetParam().rule; });
    ASSERT_NE(rule, wrong_rules().end());
    ASSERT_TRUE(rule->applies(game));
    const Claim claim = rule->claim(game);
    Exhaustive search(game);
    const auto wrong = test::smallest_counterexample(3, 6, [&](const Position& position) {
        if (game.rules->misplaced != nullptr && game.rules->misplaced(position)) return false;
        return claim(position) != search.verdict(position);
    });
    EXPECT_EQ(wrong, GetParam().smallest);
    const Verifier verifier = verified(game, GetParam().smallest.size(), 6, claim);
    ASSERT_TRUE(verifier.counterexample()) << "verify finds it too";
    EXPECT_NE(verifier.counterexample()->claimed, verifier.counterexample()->truth);
}

INSTANTIATE_TEST_SUITE_P(Smallest, WrongRules,
                         testing::Values(Refuted{"nim", "inverted", {}}, Refuted{"nim", "always-n", {}},
                                         Refuted{"nim", "carries", {1, 1}}, Refuted{"nim", "precedence", {2, 0}},
                                         Refuted{"nim", "easy-opponent", {2, 2}}, Refuted{"bounded:3", "mod-m", {3}},
                                         Refuted{"bounded:5", "mod-m", {5}}, Refuted{"bounded:2", "xor-first", {1, 2}},
                                         Refuted{"kam", "wrong-end", {0, 1}}, Refuted{"staircase", "wrong-end", {0, 1}},
                                         Refuted{"misere-nim", "counts-empty", {0}},
                                         Refuted{"misere-nim", "normal-play", {}},
                                         Refuted{"moore:2", "plain-xor", {1, 1}}));

TEST(WrongRules, XorFirstSurvivesWhenMPlusOneIsAPowerOfTwo) {
    for (const char* name : {"bounded:1", "bounded:3", "bounded:7"}) {
        const Game game = game_of(name);
        const auto rule = std::find_if(wrong_rules().begin(), wrong_rules().end(),
                                       [](const WrongRule& candidate) { return candidate.id == "xor-first"; });
        EXPECT_FALSE(verified(game, 3, 15, rule->claim(game)).counterexample()) << name;
    }
}

TEST(WrongRules, KamFromTheLeftIsRightForAnOddNumberOfHeaps) {
    const Game game = game_of("kam");
    const auto rule = std::find_if(wrong_rules().begin(), wrong_rules().end(),
                                   [](const WrongRule& candidate) { return candidate.id == "wrong-end"; });
    EXPECT_FALSE(verified(game, 3, 6, rule->claim(game)).counterexample());
    EXPECT_TRUE(verified(game, 4, 4, rule->claim(game)).counterexample());
}

}  // namespace
}  // namespace nimboard::core
