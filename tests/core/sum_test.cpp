// Sums as one game: reading and writing them, and who wins, against exhaustive search of their components.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "core/search.h"
#include "core/verify.h"

namespace nimboard::core {
namespace {

Game sum_of(std::string_view text) {
    const ParsedGame parsed = parse_sum(text);
    EXPECT_FALSE(parsed.error) << text;
    return parsed.game;
}

TEST(Sum, IsReadWithPlusSignsAndSpaces) {
    for (const char* text : {"nim+nim+subtract:1,3,5+octal:0.77", "nim nim subtract:5,3,1 octal:0.770",
                             "nim + nim + subtract:1,3,5 + octal:0.77"}) {
        EXPECT_EQ(game_name(sum_of(text)), "nim+nim+subtract:1,3,5+octal:0.77");
    }
    EXPECT_EQ(game_name(sum_of("bounded:3")), "bounded:3");
    EXPECT_TRUE(sum_of("bounded:3").parts.empty());
}

TEST(Sum, RefusesWhatIsNoPart) {
    const auto error_of = [](std::string_view text) { return parse_sum(text).error; };
    EXPECT_EQ(error_of("nim+kam")->kind, GameError::Kind::no_part);
    EXPECT_EQ(error_of("nim+kam")->offset, 4U);
    EXPECT_EQ(error_of("nim+misere-nim")->kind, GameError::Kind::no_part);
    EXPECT_EQ(error_of("nim+chess")->kind, GameError::Kind::unknown_name);
    EXPECT_EQ(error_of("nim+bounded:0")->kind, GameError::Kind::bad_number);
    for (const char* text : {"", "+", " ", "nim+", "+nim", "nim ", "++"}) EXPECT_TRUE(error_of(text)) << text;
    std::string many = "nim";
    for (std::size_t i = 1; i < most_parts; ++i) many += "+nim";
    EXPECT_FALSE(error_of(many));
    EXPECT_TRUE(error_of(many + "+nim"));
}

TEST(Sum, GivesEachHeapItsGame) {
    const Game game = sum_of("nim+nim+octal:0.77");
    const std::vector<Component> components = components_of(game, Position{1, 2, 3, 4});
    ASSERT_EQ(components.size(), 2U);
    EXPECT_EQ(components[0].heaps, (Position{1, 2}));
    EXPECT_EQ(components[1].heaps, (Position{3, 4}));
    EXPECT_TRUE(components_of(game, Position{}).empty());
}

TEST(Sum, IsWonAsSearchSays) {
    const Game game = sum_of("nim+subtract:1,3,4+octal:0.77");
    Exhaustive search({parse_game("nim").game, parse_game("subtract:1,3,4").game, parse_game("octal:0.77").game});
    for (Heap a = 0; a <= 4; ++a) {
        for (Heap b = 0; b <= 7; ++b) {
            for (Heap c = 0; c <= 7; ++c) {
                const std::vector<Position> parts = {{a}, {b}, {c}};
                const Position heaps{a, b, c};
                ASSERT_EQ(game.rules->verdict(game, heaps), search.verdict(parts));
                std::size_t wins = 0;
                game.rules->winning(game, heaps, [&](const GameMove&) { return ++wins != 0; });
                ASSERT_EQ(wins, search.winning_moves(parts).size());
            }
        }
    }
}

TEST(Sum, MovesInOneHeapByItsOwnGame) {
    const Game game = sum_of("subtract:2+grundy");
    std::size_t moves = 0;
    game.rules->each_move(game, Position{5, 4}, [&](const GameMove& move) {
        ++moves;
        if (move.split) {
            EXPECT_EQ(move.changes.front(), (Change{1, 4, 3}));
        } else {
            EXPECT_EQ(move.changes.front(), (Change{0, 5, 3}));
        }
    });
    EXPECT_EQ(moves, 2U);
}

TEST(Sum, IsVerified) {
    for (const char* text : {"nim+octal:0.77", "subtract:1,3,4+grundy+lasker", "bounded:3+octal:0.07"}) {
        for (const std::size_t each : {1U, 2U}) {
            const Game game = sum_of_heaps(sum_of(text), each);
            const std::size_t heaps = game.parts.size();
            const Heap largest = heaps > 4 ? 4 : heaps > 2 ? 8 : 12;
            Verifier good(game, heaps, largest, theorem_of(game, largest));
            while (good.step(1000)) {}
            EXPECT_FALSE(good.counterexample()) << text;
            EXPECT_EQ(good.done(), positions_to_verify(game, heaps, largest)) << text;
            // One heap taken for a heap of another game: found out.
            Game mixed = game;
            std::swap(mixed.parts.front(), mixed.parts.back());
            Verifier bad(game, heaps, largest, theorem_of(mixed, largest));
            while (bad.step(1000)) {}
            EXPECT_TRUE(bad.counterexample()) << text;
        }
    }
}

}  // namespace
}  // namespace nimboard::core
