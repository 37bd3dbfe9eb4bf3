// A match of any game: its legal moves against core's, refusals in words, the computer's level, undo, and where a game
// was lost against exhaustive search.
#include "app/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/search.h"
#include "app/helpers.h"
#include "app/picks.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
namespace core = nimboard::core;
namespace i18n = nimboard::i18n;
using core::Heap;
using core::Position;
using core::Verdict;

constexpr Heap largest = std::numeric_limits<Heap>::max();
const std::vector<std::string> games = {"nim",     "misere-nim", "bounded:3", "subtract:1,3,4", "subtract:2,5", "moore:1",
                                        "moore:2", "moore:3",    "staircase", "kam",            "octal:0.77",   "octal:0.137",
                                        "octal:0.6", "octal:0.4", "grundy",   "lasker"};

TEST(Picks, AreExactlyTheMovesOfEveryGame) {
    for (const std::string& name : games) {
        const core::Game game = game_of(name);
        for (const std::size_t count : {0U, 1U, 2U, 3U}) {
            each_position(game, count, count == 3 ? 4 : 7, [&](const Position& heaps) {
                std::set<std::vector<Heap>> moves;
                for (const Picks& picks : all_picks(game, heaps)) {
                    EXPECT_FALSE(why_illegal(game, heaps, picks)) << name << ": " << words(why_illegal(game, heaps, picks));
                    EXPECT_TRUE(moves.insert(key_of(move_of(game, heaps, picks))).second) << name;
                }
                EXPECT_EQ(moves, moves_by_rules(game, heaps)) << name;
                EXPECT_EQ(can_move(game, heaps), !moves.empty()) << name;
            });
        }
    }
}

TEST(Picks, ThatAreNoMoveAreRefusedWithAReason) {
    for (const std::string& name : games) {
        const core::Game game = game_of(name);
        each_position(game, 2, 6, [&](const Position& heaps) {
            const auto moves = moves_by_rules(game, heaps);
            for (std::size_t i = 0; i < 3; ++i) {
                for (Heap take = 0; take <= 8; ++take) {
                    for (Heap part = 0; part <= 8; ++part) {
                        const Pick pick{i, take, part};
                        bool legal = false;
                        if (i < heaps.size() && take <= heaps[i] && part <= heaps[i] - take) {
                            // Which of the two heaps is called the part is one and the same move.
                            const Pick other{i, take, part == 0 ? 0 : heaps[i] - take - part};
                            legal = moves.count(key_of(move_of(game, heaps, {pick}))) > 0 ||
                                    (part > 0 && other.part > 0 && moves.count(key_of(move_of(game, heaps, {other}))) > 0);
                        }
                        const auto reason = why_illegal(game, heaps, {pick});
                        EXPECT_EQ(!reason, legal) << name << " " << i << " " << take << " " << part << " " << words(reason);
                    }
                }
            }
        });
    }
}

TEST(Refusals, SayWhatForbidsTheMoveWithItsNumbers) {
    struct Case {
        const char* game;
        Position heaps;
        Picks picks;
        const char* words;
    };
    const Case cases[] = {
        {"nim", {3, 5}, {{1, 8, 0}}, "8 from a heap of 5: it has only 5."},
        {"nim", {3, 5}, {{4, 1, 0}}, "There is no heap 5; there are 2."},
        {"nim", {3, 5}, {{0, 0, 0}}, "A move that changes nothing is no move."},
        {"nim", {3, 5}, {}, "A move that changes nothing is no move."},
        {"nim", {3, 5}, {{0, 1, 1}}, "In this game no heap is split."},
        {"nim", {3, 5}, {{0, 1, 0}, {1, 1, 0}}, "2 heaps at once: a move takes from at most 1."},
        {"bounded:3", {9}, {{0, 4, 0}}, "4 at once: here a move takes at most 3."},
        {"subtract:1,3,4", {9}, {{0, 2, 0}}, "2 at once: a move takes 1, 3 and 4."},
        {"moore:2", {3, 4, 5}, {{0, 1, 0}, {1, 1, 0}, {2, 1, 0}}, "3 heaps at once: a move takes from at most 2."},
        {"moore:2", {3, 4}, {{0, 1, 0}, {0, 2, 0}}, "Heap 1 is named twice in one move."},
        {"staircase", {1, 4}, {{1, 6, 0}}, "6 from stair 2: only 4 are there."},
        {"kam", {2, 4}, {{1, 3, 0}}, "Heap 2 would have 1, less than heap 1 with 2: the heaps must stay in order."},
        {"octal:0.77", {9}, {{0, 3, 0}}, "No move takes 3: its digit is 0."},
        {"octal:0.137", {4}, {{0, 1, 0}}, "Taking 1 may not leave one heap: digit 1 has no 2 in it."},
        {"octal:0.137", {5}, {{0, 2, 1}}, "Taking 2 may not leave two heaps: digit 3 has no 4 in it."},
        {"octal:0.6", {1}, {{0, 1, 0}}, "Taking 1 may not empty a heap: digit 6 has no 1 in it."},
        {"octal:0.77", {5}, {{0, 1, 4}}, "4 of 4: both heaps must get at least one stone."},
        {"grundy", {6}, {{0, 0, 3}}, "3 of 6 would make equal heaps: the two must differ."},
        {"grundy", {6}, {{0, 2, 0}}, "In this game a move splits one heap into two unequal ones, and takes nothing."},
        {"lasker", {6}, {{0, 2, 2}}, "A move takes stones or splits the heap, not both."},
    };
    for (const Case& c : cases) EXPECT_EQ(words(why_illegal(game_of(c.game), c.heaps, c.picks)), c.words) << c.game;
}

TEST(Refusals, LeaveTheMatchAsItWas) {
    PlayState play = match_of("nim", {3, 5});
    make_move(play, {{1, 8, 0}}, true);
    EXPECT_EQ(play.match->heaps, (Position{3, 5}));
    EXPECT_TRUE(play.fault);
    make_move(play, {{1, 5, 0}}, true);
    EXPECT_FALSE(play.fault);
    EXPECT_EQ(play.match->heaps, (Position{3, 0}));
}

TEST(Picks, OfTheLargestHeapsAreNumberedWithoutBeingListed) {
    const Position heaps = {largest, largest};
    for (const std::string& name : games) {
        const core::Game game = game_of(name);
        const auto ranges = pick_ranges(game, heaps, 0);
        const Heap count = pick_count(ranges);
        for (const Heap index : {Heap{0}, count / 2, count - 1}) {
            const Pick pick = nth_pick(ranges, 0, index);
            EXPECT_FALSE(why_illegal(game, heaps, {pick})) << name;
        }
        EXPECT_EQ(name == "staircase" ? pick_ranges(game, heaps, 1).size() : 1U, name == "staircase" ? 0U : 1U)
            << "a stair holds 2^64 - 1 stones at most";
    }
}

// The computer ---------------------------------------------------------------------------------------------------------

/// The other player moves by chance until the end. The seat that won.
int play_out(PlayState& play, std::mt19937_64& random) {
    tick_match(play, 1);
    for (int turn = 0; turn < 1000 && !play.match->over; ++turn) {
        const auto all = all_picks(play.match->game, play.match->heaps);
        make_move(play, all[random() % all.size()], true);
        EXPECT_FALSE(play.fault);
    }
    EXPECT_TRUE(play.match->over);
    return winner(*play.match);
}

Position random_heaps_of(const core::Game& game, std::mt19937_64& random) {
    Position heaps(1 + random() % 4);
    for (Heap& heap : heaps) heap = random() % 10;
    if (game.rules->misplaced != nullptr) std::sort(heaps.begin(), heaps.end());
    return heaps;
}

TEST(Perfect, NeverLosesAWonPosition) {
    std::mt19937_64 random(3);
    for (const std::string& name : games) {
        const core::Game game = game_of(name);
        int won = 0;
        for (std::uint64_t seed = 1; won < 200; ++seed) {
            const Position heaps = random_heaps_of(game, random);
            PlayState play = match_of(name, heaps, Seats::computer_first, Level::perfect, seed);
            if (play.match->verdict == Verdict::P) {
                set_seats(play, Level::perfect, Seats::person_first);
                if (play.match->over) continue;
            }
            const int computer = computer_seat(play);
            EXPECT_EQ(play_out(play, random), computer) << name;
            EXPECT_FALSE(play.match->unclear);
            won += 1;
        }
    }
}

TEST(Perfect, TakesEveryChanceItGets) {
    std::mt19937_64 random(4);
    for (const std::string& name : games) {
        const core::Game game = game_of(name);
        for (std::uint64_t seed = 1; seed < 150; ++seed) {
            PlayState play = match_of(name, random_heaps_of(game, random), Seats::person_first, Level::perfect, seed);
            while (!play.match->over) {
                const auto all = all_picks(game, play.match->heaps);
                make_move(play, all[random() % all.size()], false);
                if (play.match->over) break;
                const auto before = play.match->verdict;
                tick_match(play, 1);
                if (before == Verdict::N) {
                    ASSERT_EQ(play.match->verdict, Verdict::P) << name;
                }
            }
            if (play.match->slip) {
                EXPECT_EQ(winner(*play.match), 1) << name << ": only the person errs";
            }
        }
    }
}

TEST(Levels, DifferInHowOftenTheyFindTheWinningMove) {
    std::mt19937_64 random(5);
    const auto right = [&](Level level) {
        int good = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            PlayState play = match_of("nim", {10, 12, 15, 4}, Seats::computer_first, level, seed);
            tick_match(play, 1);
            good += play.match->verdict == Verdict::P ? 1 : 0;
        }
        return good;
    };
    EXPECT_EQ(right(Level::perfect), 400);
    EXPECT_NEAR(right(Level::sometimes), 215, 45);
    EXPECT_LT(right(Level::random), 60);
}

TEST(Computer, DoesTheSameFromTheSameSeed) {
    for (const Level level : {Level::random, Level::sometimes, Level::perfect}) {
        std::mt19937_64 one(6), two(6);
        PlayState a = match_of("lasker", {7, 9}, Seats::person_first, level, 11);
        PlayState b = match_of("lasker", {7, 9}, Seats::person_first, level, 11);
        play_out(a, one);
        play_out(b, two);
        EXPECT_EQ(a.match->moves, b.match->moves);
    }
}

TEST(Computer, SaysWhenNoVerdictIsInReachAndPlaysOn) {
    PlayState play = match_of("octal:0.77", {Heap{1} << 40U}, Seats::computer_first);
    EXPECT_FALSE(play.match->verdict);
    EXPECT_NE(words(verdict_words(*play.match)).find("No verdict"), std::string::npos);
    tick_match(play, 1);
    EXPECT_EQ(play.match->moves.size(), 1U);
}

TEST(Computer, WinsMooreWithTenThousandHeaps) {
    Position heaps(10'000);
    std::mt19937_64 random(8);
    for (Heap& heap : heaps) heap = random() % 100'000;
    PlayState play = match_of("moore:7", heaps, Seats::computer_first);
    ASSERT_EQ(play.match->verdict, Verdict::N);
    tick_match(play, 1);
    EXPECT_EQ(play.match->verdict, Verdict::P);
}

// Undo and the end -----------------------------------------------------------------------------------------------------

TEST(Undo, LeadsBackToTheStartOfEveryGame) {
    std::mt19937_64 random(7);
    for (const std::string& name : games) {
        for (const Seats seats : {Seats::person_first, Seats::computer_first, Seats::two_people}) {
            const Position heaps = random_heaps_of(game_of(name), random);
            PlayState play = match_of(name, heaps, seats, Level::sometimes, random());
            play_out(play, random);
            while (!play.match->moves.empty()) {
                undo_move(play);
                EXPECT_TRUE(play.match->moves.empty() || to_move(*play.match) != computer_seat(play));
            }
            EXPECT_EQ(play.match->heaps, heaps) << name;
            EXPECT_FALSE(play.match->slip);
            undo_move(play);
            EXPECT_EQ(play.match->heaps, heaps);
        }
    }
}

TEST(LostLine, IsTheLosersFirstMoveFromNToN) {
    std::mt19937_64 random(9);
    int slips = 0;
    for (const std::string& name : games) {
        const core::Game game = game_of(name);
        core::Exhaustive search(game);
        for (int round = 0; round < 60; ++round) {
            Position heaps(1 + random() % 3);
            for (Heap& heap : heaps) heap = random() % 6;
            std::sort(heaps.begin(), heaps.end());
            PlayState play = match_of(name, heaps);
            play_out(play, random);
            const Match& match = *play.match;
            const std::size_t loser = static_cast<std::size_t>(1 - winner(match));
            std::vector<std::size_t> lost;
            for (std::size_t turn = 0; turn < match.moves.size(); ++turn) {
                const Position before = position_before(match, match.moves.size() - turn);
                const Position after = core::after(before, match.moves[turn]);
                if (turn % 2 != loser || search.verdict(before) != Verdict::N || search.verdict(after) != Verdict::N) continue;
                if (lost.empty()) {
                    ASSERT_TRUE(match.slip) << name;
                    EXPECT_EQ(match.slip->before, before);
                    EXPECT_EQ(match.slip->played, match.moves[turn]);
                    EXPECT_EQ(search.verdict(core::after(before, match.slip->better)), Verdict::P) << name;
                    EXPECT_EQ(moves_by_rules(game, before).count(key_of(match.slip->better)), 1U);
                }
                lost.push_back(turn);
            }
            EXPECT_EQ(match.slip.has_value(), !lost.empty()) << name;
            if (match.slip) {
                EXPECT_EQ(match.slip->turn, lost.front());
                EXPECT_EQ(match.slip->more, lost.size() - 1);
                slips += 1;
            }
        }
    }
    EXPECT_GT(slips, 200);
}

TEST(Moore, OneWinningMoveIsFoundInEveryNPosition) {
    for (const std::string name : {"moore:1", "moore:2", "moore:3", "moore:4"}) {
        const core::Game game = game_of(name);
        each_position(game, 5, 4, [&](const Position& heaps) {
            const auto move = game.rules->one_winning(game, heaps);
            ASSERT_EQ(move.has_value(), game.rules->verdict(game, heaps) == Verdict::N);
            if (!move) return;
            ASSERT_LE(move->changes.size(), game.number);
            for (const core::Change& c : move->changes) ASSERT_TRUE(c.from == heaps[c.heap] && c.to < c.from);
            ASSERT_EQ(game.rules->verdict(game, core::after(heaps, *move)), Verdict::P);
        });
    }
}

TEST(Words, OfEveryMomentExistInAllLanguages) {
    std::mt19937_64 random(10);
    for (const std::string& name : games) {
        for (const Seats seats : {Seats::person_first, Seats::computer_first, Seats::two_people}) {
            PlayState play = match_of(name, random_heaps_of(game_of(name), random), seats, Level::sometimes, 5);
            play.marks = true;
            play_out(play, random);
            for (const i18n::Lang lang : i18n::languages()) {
                for (const i18n::Message& line : play_lines(play)) EXPECT_FALSE(i18n::plain(line, lang).empty());
            }
            EXPECT_GE(analysis_words(play).size(), 1U);
        }
    }
}

}  // namespace
