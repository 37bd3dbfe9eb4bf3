// Every game's theory against exhaustive search: verdict and the exact set of winning moves, all positions to a bound.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/game.h"
#include "core/search.h"
#include "core/theory.h"
#include "small_positions.h"

namespace nimboard::core {
namespace {

using test::for_each_position;
using test::show;

Game game_of(std::string_view name) {
    const ParsedGame parsed = parse_game(name);
    EXPECT_FALSE(parsed.error) << name;
    return parsed.game;
}

auto sorted(std::vector<SumMove> moves) {
    const auto key = [](const SumMove& move) {
        std::vector<Heap> numbers{move.component};
        for (const Change& change : move.move.changes)
            numbers.insert(numbers.end(), {change.heap, change.from, change.to});
        numbers.push_back(move.move.split.value_or(0));
        return numbers;
    };
    std::sort(moves.begin(), moves.end(), [&](const SumMove& a, const SumMove& b) { return key(a) < key(b); });
    return moves;
}

/// Theory and search on one position of a sum.
void expect_same(Exhaustive& search, const std::vector<Component>& sum) {
    std::vector<Position> positions;
    for (const Component& part : sum) positions.push_back(part.heaps);
    const Solution solution = solve(sum);
    ASSERT_EQ(solution.error, SolveError::none) << show(positions[0]);
    ASSERT_EQ(solution.verdict, search.verdict(positions)) << show(positions[0]);
    ASSERT_EQ(sorted(solution.winning_moves), sorted(search.winning_moves(positions))) << show(positions[0]);
}

void expect_theory_holds(std::string_view name, std::size_t heaps, Heap largest) {
    const Game game = game_of(name);
    Exhaustive search(game);
    for (std::size_t n = 0; n <= heaps; ++n) {
        for_each_position(n, largest, [&](const Position& position) {
            if (game.rules->misplaced != nullptr && game.rules->misplaced(position)) return;
            if (!testing::Test::HasFatalFailure()) expect_same(search, {{game, position}});
        });
    }
    EXPECT_GT(search.positions_visited(), 0U);
}

TEST(Games, NimTo3HeapsOf8) {
    expect_theory_holds("nim", 3, 8);
}

TEST(Games, MisereNimTo4HeapsOf6) {
    expect_theory_holds("misere-nim", 4, 6);
}

TEST(Games, BoundedNimTo4HeapsOf8) {
    for (const char* name : {"bounded:1", "bounded:2", "bounded:3", "bounded:4", "bounded:5", "bounded:6"}) {
        expect_theory_holds(name, 4, 8);
    }
}

TEST(Games, SubtractionTo3HeapsOf12) {
    for (const char* name : {"subtract:1,3,5", "subtract:1,2,3", "subtract:2,3", "subtract:1,3,4", "subtract:4"}) {
        expect_theory_holds(name, 3, 12);
    }
}

TEST(Games, MooreTo5HeapsOf4) {
    for (const char* name : {"moore:1", "moore:2", "moore:3"}) expect_theory_holds(name, 5, 4);
}

TEST(Games, MooreWithMoreToTakeFromThanThereAre) {
    expect_theory_holds("moore:9", 3, 5);
}

TEST(Games, StaircaseTo4StairsOf6) {
    expect_theory_holds("staircase", 4, 6);
}

TEST(Games, KamTo5HeapsOf8) {
    expect_theory_holds("kam", 5, 8);
}

TEST(Games, GrundysGameTo3HeapsOf12) {
    expect_theory_holds("grundy", 3, 12);
}

TEST(Games, LaskersNimTo3HeapsOf12) {
    expect_theory_holds("lasker", 3, 12);
}

TEST(Games, OctalGamesTo3HeapsOf12) {
    for (const char* name : {"octal:0.77", "octal:0.07", "octal:0.137", "octal:0.6"}) expect_theory_holds(name, 3, 12);
}

TEST(Games, SumsOfThreeDifferentGames) {
    const std::vector<Game> games = {game_of("octal:0.77"), game_of("grundy"), game_of("subtract:1,3,4")};
    Exhaustive search(games);
    for_each_position(3, 12, [&](const Position& sizes) {
        if (testing::Test::HasFatalFailure()) return;
        expect_same(search, {{games[0], {sizes[0]}}, {games[1], {sizes[1]}}, {games[2], {sizes[2]}}});
    });
}

TEST(Games, SumsOfOctalGamesAndLaskersNim) {
    const std::vector<Game> games = {game_of("octal:0.07"), game_of("octal:0.6"), game_of("lasker")};
    Exhaustive search(games);
    for_each_position(3, 12, [&](const Position& sizes) {
        if (testing::Test::HasFatalFailure()) return;
        expect_same(search, {{games[0], {sizes[0]}}, {games[1], {sizes[1]}}, {games[2], {sizes[2]}}});
    });
}

TEST(Games, SumsWithStairsAndKam) {
    const std::vector<Game> games = {game_of("nim"), game_of("staircase"), game_of("kam")};
    Exhaustive search(games);
    for_each_position(5, 3, [&](const Position& sizes) {
        if (testing::Test::HasFatalFailure() || sizes[3] > sizes[4]) return;
        expect_same(search,
                    {{games[0], {sizes[0]}}, {games[1], {sizes[1], sizes[2]}}, {games[2], {sizes[3], sizes[4]}}});
    });
}

TEST(Games, TheSumOfTheDesign) {
    const Solution solution =
        solve({{game_of("nim"), {3, 4}}, {game_of("subtract:1,3,5"), {21}}, {game_of("octal:0.77"), {9}}});
    EXPECT_EQ(solution.values, (std::vector<std::optional<Heap>>{7, 1, 4}));
    EXPECT_EQ(solution.value, 2U);
    EXPECT_EQ(solution.verdict, Verdict::N);
}

TEST(Games, ValuesOfLargeHeaps) {
    constexpr Heap largest = 18446744073709551615U;
    EXPECT_EQ(solve({{game_of("nim"), {largest, 1}}}).winning_moves.size(), 1U);
    EXPECT_EQ(solve({{game_of("bounded:9"), {largest}}}).value, 5U);
    EXPECT_EQ(solve({{game_of("subtract:1,3,5"), {largest}}}).value, 1U);
    EXPECT_EQ(solve({{game_of("staircase"), {1, largest, largest}}}).value, largest - 1);
    EXPECT_EQ(solve({{game_of("misere-nim"), {largest, 1}}}).winning_moves.size(), 1U);
    EXPECT_EQ(solve({{game_of("moore:2"), {largest, largest, largest}}}).verdict, Verdict::P);
    EXPECT_EQ(solve({{game_of("octal:0.77"), {largest}}}).error, SolveError::too_large);
}

TEST(Games, WhatHasNoValueCannotBePartOfASum) {
    for (const char* name : {"moore:2", "misere-nim"}) {
        const Solution solution = solve({{game_of("nim"), {1}}, {game_of(name), {1}}});
        EXPECT_EQ(solution.error, SolveError::no_sum);
        EXPECT_EQ(solution.component, 1U);
    }
}

TEST(Games, TooManyWinningMovesAreNotListedButTheVerdictStands) {
    const Solution solution = solve({{game_of("moore:4"), {1000, 993, 972, 937, 888, 825, 748, 657, 552}}});
    EXPECT_EQ(solution.error, SolveError::too_many);
    EXPECT_EQ(solution.verdict, Verdict::N);
}

TEST(Games, KamMustBeInOrder) {
    const Solution solution = solve({{game_of("kam"), {1, 3, 2}}});
    EXPECT_EQ(solution.error, SolveError::misplaced);
    EXPECT_EQ(solution.heap, 2U);
}

TEST(Games, WrittenFormsAreReadAndWritten) {
    for (const char* name : {"nim", "misere-nim", "bounded:3", "subtract:1,3,5", "moore:2", "staircase", "kam",
                             "octal:0.77", "octal:0.137", "grundy", "lasker", "bounded:18446744073709551614"}) {
        EXPECT_EQ(game_name(game_of(name)), name);
    }
    EXPECT_EQ(game_name(game_of("subtract:5,3,1,3")), "subtract:1,3,5");
    EXPECT_EQ(game_name(game_of("octal:0.770")), "octal:0.77");
}

TEST(Games, WhatIsNoGameIsRefusedAtItsPlace) {
    using Kind = GameError::Kind;
    const auto expect_error = [](std::string_view text, Kind kind, std::size_t offset) {
        const ParsedGame parsed = parse_game(text);
        ASSERT_TRUE(parsed.error) << text;
        EXPECT_EQ(parsed.error->kind, kind) << text;
        EXPECT_EQ(parsed.error->offset, offset) << text;
    };
    expect_error("", Kind::unknown_name, 0);
    expect_error("chess", Kind::unknown_name, 0);
    expect_error("Nim", Kind::unknown_name, 0);
    expect_error("nim:3", Kind::extra_parameter, 3);
    expect_error("bounded", Kind::no_parameter, 7);
    expect_error("bounded:", Kind::no_parameter, 8);
    expect_error("bounded:0", Kind::bad_number, 8);
    expect_error("bounded:-1", Kind::bad_number, 8);
    expect_error("bounded:x", Kind::bad_number, 8);
    expect_error("bounded:\uFF13", Kind::bad_number, 8);
    expect_error("bounded:18446744073709551615", Kind::too_large, 8);
    expect_error("bounded:18446744073709551616", Kind::too_large, 8);
    expect_error("subtract:1,,3", Kind::bad_number, 11);
    expect_error("subtract:1,3,", Kind::bad_number, 13);
    expect_error("subtract:0", Kind::bad_number, 9);
    expect_error("subtract:1,1000001", Kind::too_large, 11);
    expect_error("octal:77", Kind::bad_octal, 6);
    expect_error("octal:0.", Kind::bad_octal, 6);
    expect_error("octal:0.78", Kind::bad_octal, 9);
    expect_error("octal:0.00", Kind::no_moves, 6);
}

}  // namespace
}  // namespace nimboard::core
