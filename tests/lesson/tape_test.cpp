// The lesson `grundy`, for every position in reach of several games: each check holds, each picture fits its step.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>

#include "core/search.h"
#include "lesson/lesson.h"
#include "lesson/positions.h"

namespace nimboard::lesson {
namespace {

constexpr const char* games[] = {"subtract:1,3,4",
                                 "subtract:2,3",
                                 "subtract:1,2,3,5,8,13,21",
                                 "subtract:5",
                                 "bounded:1",
                                 "bounded:3",
                                 "octal:0.77",
                                 "octal:0.07",
                                 "octal:0.137",
                                 "octal:0.1",
                                 "octal:0.16",
                                 "octal:0.0004",
                                 "octal:0.6",
                                 "octal:0.777777",
                                 "grundy",
                                 "lasker",
                                 "nim"};

Lesson lesson_of(const char* game, core::Position heaps, const Choices& choices = {}) {
    return build(Id::grundy, core::parse_game(game).game, std::make_shared<const core::Position>(std::move(heaps)),
                 choices);
}

std::string where(const Lesson& lesson, const Step& step) {
    return core::game_name(lesson.game) + " " + testing::PrintToString(*lesson.heaps) + ": " +
           i18n::plain(step.title, i18n::Lang::en);
}

/// What a tape shows is so: moves take what they say, values are those of what is left.
void expect_fits(const Tape& tape, const std::string& place) {
    ASSERT_NE(tape.values, nullptr) << place;
    ASSERT_LE(tape.options.size(), Tape::most_arcs) << place;
    ASSERT_TRUE(std::is_sorted(tape.heaps.begin(), tape.heaps.end())) << place;
    if (tape.focus) {
        ASSERT_LE(*tape.focus, tape.last) << place;
    }
    const auto fits = [&](core::Heap from, const TapeOption& move) {
        ASSERT_EQ(move.first + move.second.value_or(0) + move.taken, from) << place;
        core::Heap value = tape.values->value_of(move.first);
        if (move.second) value ^= tape.values->value_of(*move.second);
        ASSERT_EQ(value, move.value) << place;
    };
    for (const TapeOption& option : tape.options) fits(*tape.focus, option);
    if (tape.reply) {
        ASSERT_EQ(tape.options.size(), 1U) << place;
        fits(tape.reply->from, tape.reply->move);
    }
}

void expect_whole(const Lesson& lesson) {
    ASSERT_FALSE(lesson.steps.empty());
    ASSERT_FALSE(lesson.chapters.empty());
    for (const Step& step : lesson.steps) {
        const std::string place = where(lesson, step);
        ASSERT_FALSE(step.checks.empty()) << place;
        ASSERT_LE(step.lines.size() + step.after.size(), 7U) << place;
        for (const Check& check : step.checks)
            ASSERT_TRUE(check.holds) << place << ": " << i18n::plain(check.text, i18n::Lang::en);
        ASSERT_NE(step.stage.position, nullptr) << place;
        if (step.question) {
            const auto& answers = step.question->answers;
            ASSERT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& answer) { return answer.right; }),
                      1)
                << place;
        }
        if (const Scenery* scenery = step.stage.scenery.get()) {
            expect_fits(std::get<Tape>(*scenery), place);
        } else {
            ASSERT_EQ(*step.stage.position, *lesson.position) << place;
        }
    }
}

std::string all_words(const Lesson& lesson) {
    std::string words;
    for (const Step& step : lesson.steps) {
        words += i18n::plain(step.title, i18n::Lang::en) + "\n";
        for (const auto* lines : {&step.lines, &step.after}) {
            for (const i18n::Message& line : *lines) words += i18n::plain(line, i18n::Lang::en) + "\n";
        }
    }
    return words;
}

testing::AssertionResult says(const Lesson& lesson, std::string_view words) {
    const std::string all = all_words(lesson);
    if (all.find(words) != std::string::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "\"" << words << "\" is not in\n" << all;
}

TEST(Grundy, IsThereForGamesOfSeparateHeaps) {
    for (const core::Ruleset* rules : core::all_games()) {
        core::Game game;
        game.rules = rules;
        const std::vector<Id> lessons = lessons_for(game);
        const bool has = std::find(lessons.begin(), lessons.end(), Id::grundy) != lessons.end();
        const bool wanted = rules->nimbers != nullptr && !rules->ordered;
        EXPECT_EQ(has, wanted) << rules->name;
    }
    EXPECT_EQ(lessons_for(core::parse_game("nim").game).front(), Id::reduce);
}

TEST(Grundy, EveryCheckHoldsForTwoHeapsOfTwelve) {
    for (const char* game : games) {
        for (std::size_t count = 0; count <= 2; ++count) {
            each_position(count, 12, [&](const core::Position& heaps) { expect_whole(lesson_of(game, heaps)); });
        }
        if (HasFatalFailure()) return;
    }
}

TEST(Grundy, WinsExactlyWhereExhaustiveSearchDoesAndBySuchAMove) {
    for (const char* game : games) {
        core::Exhaustive search(core::parse_game(game).game);
        each_position(2, 8, [&](const core::Position& heaps) {
            const Lesson lesson = lesson_of(game, heaps);
            const bool wins = search.verdict(heaps) == core::Verdict::N;
            ASSERT_EQ(lesson.nim_sum != 0, wins) << game << testing::PrintToString(heaps);
            if (!wins) return;
            const Tape& tape = std::get<Tape>(*lesson.steps.back().stage.scenery);
            core::Position after = heaps;
            const auto heap = std::find(after.begin(), after.end(), *tape.focus);
            ASSERT_NE(heap, after.end());
            *heap = tape.options.front().first;
            if (tape.options.front().second) after.push_back(*tape.options.front().second);
            ASSERT_EQ(search.verdict(after), core::Verdict::P) << game << testing::PrintToString(heaps);
        });
        if (HasFatalFailure()) return;
    }
}

TEST(Grundy, HoldsForRandomPositionsOfManySizes) {
    std::mt19937_64 random(1939);
    for (int round = 0; round < 300; ++round) {
        const char* const game = games[static_cast<std::size_t>(round) % std::size(games)];
        core::Position heaps(random() % (round % 20 == 0 ? 100 : 7));
        const core::Heap most = round % 3 == 0 ? 3000 : 60;
        for (core::Heap& heap : heaps) heap = random() % most;
        expect_whole(lesson_of(game, heaps));
        if (HasFatalFailure()) return;
    }
}

TEST(Grundy, HoldsAtTheEdgesOf64Bits) {
    constexpr core::Heap most = ~core::Heap{0};
    for (const char* game : {"nim", "bounded:3", "bounded:18446744073709551614", "subtract:1,3,4", "subtract:1000000",
                             "lasker", "octal:0.77", "grundy"}) {
        for (const core::Position& heaps :
             {core::Position{most}, core::Position{most, 0, most - 1}, core::Position{1, 2, most / 2}}) {
            const Lesson lesson = lesson_of(game, heaps);
            expect_whole(lesson);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(Grundy, EveryCandidateCanBeChosen) {
    each_position(3, 6, [](const core::Position& heaps) {
        const Lesson first = lesson_of("octal:0.77", heaps);
        for (const core::Move& move : first.winning_moves) {
            Choices choices;
            choices.candidate = move.heap;
            const Lesson lesson = lesson_of("octal:0.77", heaps, choices);
            ASSERT_EQ(lesson.choices.candidate, move.heap);
            expect_whole(lesson);
        }
    });
}

TEST(Grundy, SaysThatAHeapIsBeyondReach) {
    const Lesson lesson = lesson_of("octal:0.77", {20'000'000, 4});
    EXPECT_EQ(i18n::plain(lesson.steps.back().title, i18n::Lang::en), "A heap of 20000000 is beyond reach");
    EXPECT_TRUE(says(lesson, "solved for heaps up to 16777216"));
    EXPECT_TRUE(lesson.position->empty());
}

TEST(Grundy, ClaimsAPeriodOnlyWhereItIsProved) {
    EXPECT_TRUE(says(lesson_of("subtract:1,3,4", {21}), "period 7"));
    EXPECT_TRUE(says(lesson_of("octal:0.77", {21}), "The last exception is n = 70."));
    EXPECT_TRUE(says(lesson_of("octal:0.16", {21}), "No period is found up to n = 1023."));
    EXPECT_TRUE(says(lesson_of("grundy", {21}), "nobody knows"));
    EXPECT_TRUE(says(lesson_of("nim", {21}), "G(n) = n"));
    for (const char* game : {"octal:0.16", "grundy", "nim", "lasker"}) {
        for (const Step& step : lesson_of(game, {21}).steps) {
            const Scenery* const scenery = step.stage.scenery.get();
            EXPECT_FALSE(scenery != nullptr && std::get<Tape>(*scenery).period) << game;
        }
    }
}

TEST(Grundy, ReadsTheDigitsOfAnOctalGame) {
    EXPECT_TRUE(says(lesson_of("octal:0.137", {9}), "Take 1 and leave nothing: digit 1 is 1."));
    EXPECT_TRUE(says(lesson_of("octal:0.137", {9}), "Take 3 and leave nothing, one heap or two heaps: digit 3 is 7."));
}

TEST(Grundy, FindsTheValueOfFourInTheDesignsGame) {
    const Lesson lesson = lesson_of("subtract:1,3,4", {21});
    EXPECT_TRUE(says(lesson, "G(4) = mex { G(3), G(1), G(0) } = mex { 1, 1, 0 }"));
    EXPECT_TRUE(says(lesson, "mex = the smallest value that no move reaches = 2."));
}

}  // namespace
}  // namespace nimboard::lesson
