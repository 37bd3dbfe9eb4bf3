// Challenges: what is drawn has the wanted property, what is said of an answer is true, the panel scores first answers.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "app/helpers.h"
#include "app/model.h"
#include "core/nim.h"
#include "core/search.h"

namespace {

using namespace nimboard;
using namespace nimboard::app;
using namespace nimboard::app::testing;
using Verb = Riddle::Verb;

core::Game game_of(const char* text) { return core::parse_game(text).game; }

std::string all_words(const std::vector<i18n::Message>& messages) {
    std::string words;
    for (const i18n::Message& message : messages) words += i18n::plain(message, i18n::Lang::en) + "\n";
    return words;
}

TEST(Challenge, ForAMoveIsAlwaysWonAndHasTheWantedSize) {
    for (int heaps = easiest.heaps; heaps <= hardest.heaps; ++heaps) {
        for (int bits = easiest.bits; bits <= hardest.bits; ++bits) {
            for (std::uint64_t seed = 0; seed < 25; ++seed) {
                const Challenge c = make_challenge(Task::move, game_of("nim"), {heaps, bits}, seed);
                ASSERT_EQ(c.heaps.size(), static_cast<std::size_t>(heaps));
                EXPECT_NE(core::nim_sum(c.heaps), 0U);
                EXPECT_EQ(c.solution.verdict, core::Verdict::N);
                const auto [least, most] = std::minmax_element(c.heaps.begin(), c.heaps.end());
                EXPECT_GE(*least, 1U);
                EXPECT_LT(*most, core::Heap{1} << bits);
                EXPECT_GE(*most, core::Heap{1} << (bits - 1)) << "it needs all its bits";
                EXPECT_LT(core::winning_moves(c.heaps).size(), c.heaps.size()) << "some heap is no candidate";
            }
        }
    }
}

TEST(Challenge, ForAVerdictIsJudgedByExhaustiveSearch) {
    for (const char* game : challenge_games) {
        core::Exhaustive search(game_of(game));
        int n = 0, count = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Challenge c = make_challenge(Task::verdict, game_of(game), {3, 3}, seed);
            EXPECT_EQ(search.verdict(c.heaps), c.solution.verdict) << game;
            n += c.solution.verdict == core::Verdict::N ? 1 : 0;
            ++count;
            core::Heap k = 0;
            for (const core::Heap value : c.solution.nimbers.front()) k ^= value;
            EXPECT_EQ(k != 0, c.solution.verdict == core::Verdict::N);
        }
        EXPECT_GT(n, count / 4) << game;
        EXPECT_LT(n, count * 3 / 4) << game;
    }
}

TEST(Challenge, IsTheSameForTheSameSeedAndAnotherForOthers) {
    std::set<core::Position> seen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Challenge a = make_challenge(Task::move, game_of("nim"), {4, 4}, seed);
        EXPECT_EQ(a.heaps, make_challenge(Task::move, game_of("nim"), {4, 4}, seed).heaps);
        seen.insert(a.heaps);
    }
    EXPECT_GT(seen.size(), 35U);
}

TEST(Challenge, OutOfRangeIsBroughtIntoIt) {
    EXPECT_EQ(make_challenge(Task::move, game_of("nim"), {-3, 99}, 1).heaps.size(), 2U);
    EXPECT_EQ(make_challenge(Task::move, game_of("nim"), {99, -3}, 1).heaps.size(), 6U);
    EXPECT_EQ(make_challenge(Task::verdict, game_of("staircase"), {2, 2}, 1).heaps.size(), 3U) << "two full stairs are always won";
}

TEST(Challenge, EveryMoveIsExplainedAndOnlyTheWinningOnesAreRight) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Challenge c = make_challenge(Task::move, game_of("nim"), {3, 4}, seed);
        const core::Heap k = core::nim_sum(c.heaps);
        for (std::size_t heap = 0; heap < c.heaps.size(); ++heap) {
            for (core::Heap to = 0; to < c.heaps[heap]; ++to) {
                const std::string words = all_words(explain_move(c, heap, to));
                core::Position after = c.heaps;
                after[heap] = to;
                const core::Heap left = core::nim_sum(after);
                if (left == 0) {
                    EXPECT_NE(words.find("= 0"), std::string::npos) << words;
                    EXPECT_EQ(words.find("Your move leaves"), std::string::npos) << words;
                } else {
                    EXPECT_NE(words.find("leaves k = " + std::to_string(left)), std::string::npos) << words;
                    const bool can = (c.heaps[heap] ^ k) < c.heaps[heap];
                    EXPECT_EQ(words.find("has a winning move") != std::string::npos, can) << words;
                    EXPECT_EQ(words.find("a heap never grows") != std::string::npos, !can) << words;
                }
            }
        }
    }
}

TEST(Challenge, IsExplainedInItsValues) {
    for (const char* game : challenge_games) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Challenge c = make_challenge(Task::verdict, game_of(game), {4, 4}, seed);
            const std::string words = all_words(explain_verdict(c));
            const bool n = c.solution.verdict == core::Verdict::N;
            EXPECT_EQ(words.find("the player to move can win") != std::string::npos, n) << words;
            EXPECT_EQ(words.find("whoever must move loses") != std::string::npos, !n) << words;
            EXPECT_GE(challenge_hints(c).size(), 2U);
            for (const i18n::Lang lang : {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
                for (const i18n::Message& hint : challenge_hints(c)) EXPECT_FALSE(i18n::plain(hint, lang).empty());
            }
        }
    }
}

TEST(ChallengePanel, IsSolvedByKeys) {
    Model model = model_of({1, 2});
    const auto press = [&](std::string_view key) {
        const auto intent = key_intent(model, {key});
        ASSERT_TRUE(intent) << key;
        apply(model, *intent, no_time);
    };
    press("c");
    ASSERT_EQ(model.panel, Panel::challenge);
    const core::Position heaps = model.challenges.now.heaps;
    const core::Move move = core::winning_moves(heaps).front();
    for (std::size_t i = 0; i < move.heap; ++i) press("ArrowDown");
    for (const char digit : std::to_string(move.to)) press(std::string_view(&digit, 1));
    EXPECT_EQ(model.challenges.to, move.to);
    press("Enter");
    EXPECT_EQ(model.challenges.outcome, Outcome::right);
    EXPECT_EQ(model.challenges.streak, 1U);
    EXPECT_EQ(model.learn.progress.solved, 1U);
    EXPECT_EQ(model.learn.progress.best, 1U);
    press("Enter");
    EXPECT_NE(model.challenges.now.heaps, heaps);
    EXPECT_EQ(model.challenges.outcome, Outcome::open);
    press("s");
    EXPECT_EQ(model.panel, Panel::none);
    EXPECT_EQ(*model.doc.heaps, model.challenges.now.heaps);
    EXPECT_EQ(model.doc.lesson, lesson::Id::reduce);
    EXPECT_EQ(model.doc.step, 0);
}

TEST(ChallengePanel, LetsAWrongMoveBeTriedAgainButScoresTheFirst) {
    Model model = model_of({1, 2});
    apply(model, Riddle{Verb::open}, no_time);
    const core::Position heaps = model.challenges.now.heaps;
    const core::Move move = core::winning_moves(heaps).front();
    const auto give = [&](std::size_t heap, core::Heap to) {
        apply_all(model, {Riddle{Verb::row, static_cast<std::int64_t>(heap)}, Riddle{Verb::to, static_cast<std::int64_t>(to)},
                          Riddle{Verb::give}});
    };
    apply(model, Riddle{Verb::give}, no_time);
    EXPECT_EQ(model.challenges.outcome, Outcome::open) << "nothing is taken yet";
    give(move.heap, move.to == 0 ? 1 : move.to - 1);
    EXPECT_EQ(model.challenges.outcome, Outcome::wrong);
    give(move.heap, move.to);
    EXPECT_EQ(model.challenges.outcome, Outcome::right);
    EXPECT_EQ(model.challenges.tried, 1U);
    EXPECT_EQ(model.challenges.solved, 0U);
    EXPECT_EQ(model.challenges.streak, 0U);
}

TEST(ChallengePanel, TakesPAndNForEveryGame) {
    Model model = model_of({1, 2});
    apply_all(model, {Riddle{Verb::open}, Riddle{Verb::task}});
    for (std::size_t game = 0; game < challenge_games.size(); ++game) {
        const Challenge now = model.challenges.now;
        EXPECT_EQ(core::game_name(now.game), challenge_games[game]);
        const bool n = now.solution.verdict == core::Verdict::N;
        apply(model, Riddle{Verb::say, n ? 1 : 0}, no_time);
        EXPECT_EQ(model.challenges.outcome, Outcome::right);
        apply_all(model, {Riddle{Verb::lesson}});
        EXPECT_EQ(model.doc.game, challenge_games[game]);
        EXPECT_EQ(model.lesson.nim_sum != 0, n) << "the lesson agrees: " << challenge_games[game];
        apply_all(model, {Riddle{Verb::open}, Riddle{Verb::next}, Riddle{Verb::say, 2}, Riddle{Verb::game}});
    }
    EXPECT_EQ(model.challenges.game, 0U);
}

TEST(ChallengePanel, TypesNumbersWithinTheHeap) {
    Model model = model_of({1, 2});
    apply_all(model, {Riddle{Verb::open}});
    model.challenges.now.heaps = {12, 3, 1};
    apply_all(model, {Riddle{Verb::row, 1}, Riddle{Verb::row, 0}, Riddle{Verb::digit, 1}});
    EXPECT_EQ(model.challenges.to, 1U);
    apply(model, Riddle{Verb::digit, 1}, no_time);
    EXPECT_EQ(model.challenges.to, 11U);
    apply(model, Riddle{Verb::digit, 7}, no_time);
    EXPECT_EQ(model.challenges.to, 7U);
    apply(model, Riddle{Verb::digit, -1}, no_time);
    EXPECT_EQ(model.challenges.to, 0U);
    apply(model, Riddle{Verb::step, -1}, no_time);
    EXPECT_EQ(model.challenges.to, 0U);
    apply_all(model, {Riddle{Verb::row, 1}, Riddle{Verb::digit, 9}, Riddle{Verb::step, 1}});
    EXPECT_EQ(model.challenges.to, 3U);
}

}  // namespace
