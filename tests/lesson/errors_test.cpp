// The gallery of tempting errors: every rule is refuted, where search says that it fails first, whatever the position.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/refute.h"
#include "core/search.h"
#include "lesson/lesson.h"

namespace nimboard::lesson {
namespace {

Lesson errors_in(const char* game, core::Position heaps) {
    return build(Id::errors, core::parse_game(game).game, std::make_shared<const core::Position>(std::move(heaps)), {});
}

std::string said(const i18n::Message& message) { return i18n::plain(message, i18n::Lang::en); }

void expect_whole(const Lesson& lesson) {
    ASSERT_GE(lesson.steps.size(), 3U);
    for (const Step& step : lesson.steps) {
        ASSERT_FALSE(step.checks.empty()) << said(step.title);
        for (const Check& check : step.checks) ASSERT_TRUE(check.holds) << said(step.title) << ": " << said(check.text);
        ASSERT_NE(step.stage.position, nullptr);
        for (const i18n::Lang lang : {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
            ASSERT_FALSE(i18n::plain(step.title, lang).empty());
        }
        if (!step.question) continue;
        const auto& answers = step.question->answers;
        ASSERT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& a) { return a.right; }), 1);
    }
}

/// The titles of the steps that refute.
std::vector<std::string> refuted_by(const Lesson& lesson) {
    std::vector<std::string> titles;
    for (std::size_t i = 2; i < lesson.steps.size(); i += 2) titles.push_back(said(lesson.steps[i].title));
    return titles;
}

TEST(Errors, EachFailsFirstWhereSearchSaysSo) {
    const std::vector<std::string> titles = refuted_by(errors_in("nim", {10, 12, 15, 4}));
    const std::vector<std::string> wanted = {
        "Refuted by (1)",           "Refuted by (1, 1)",        "Refuted by (1, 1)",
        "Refuted by (2, 0)",        "Refuted by (0, 1)",        "Refuted by (1, 1)",
        "Refuted by (1, 1, 1)",     "Refuted by (1)",           "Refuted by (2)",
        "Refuted by (1, 2)",        "Refuted by (0, 1)",        "Refuted by (0, 1)",
        "Refuted by (0, 1)",        "Refuted by (4294967296)",  "Refuted by (2147483648)",
        "Refuted by (9223372036854775808)", "Refuted by (9007199254740992, 9007199254740993)", "Refuted by G(13)",
        "Refuted by (2, 2)"};
    EXPECT_EQ(titles, wanted);
}

TEST(Errors, EachGameHasItsOwn) {
    EXPECT_EQ(refuted_by(errors_in("kam", {1, 2, 4})).size(), 1U);
    EXPECT_EQ(refuted_by(errors_in("staircase", {1, 2})).size(), 1U);
    EXPECT_EQ(refuted_by(errors_in("bounded:5", {9})).size(), 2U);
    EXPECT_EQ(refuted_by(errors_in("grundy", {9})).size(), 1U);
    for (const char* game : {"kam", "staircase", "bounded:5", "grundy", "nim"}) {
        const std::vector<Id> lessons = lessons_for(core::parse_game(game).game);
        EXPECT_EQ(lessons.back(), Id::errors) << game;
        EXPECT_NE(lessons.front(), Id::errors) << game;
        expect_whole(errors_in(game, {1, 2, 4}));
    }
}

TEST(Errors, HoldWhateverTheLearnersPositionIs) {
    std::mt19937_64 random(5);
    for (int round = 0; round < 60; ++round) {
        core::Position heaps(random() % (round % 10 == 0 ? 2000 : 7));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        for (const char* game : {"nim", "kam", "staircase", "bounded:3", "grundy"}) expect_whole(errors_in(game, heaps));
    }
}

TEST(Errors, ThePlayedMoveIsTheWinningOneOrLeavesAWonPosition) {
    const Lesson lesson = errors_in("nim", {3, 5, 6});
    core::Exhaustive search(core::parse_game("nim").game);
    for (std::size_t i = 2; i < lesson.steps.size(); i += 2) {
        const Stage& stage = lesson.steps[i].stage;
        if (!stage.move || stage.position->front() > 100) continue;
        core::Position after = *stage.position;
        if (core::apply_move(after, *stage.move) != core::MoveError::none) continue;
        const std::string chapter = said(lesson.chapters[static_cast<std::size_t>(lesson.steps[i].chapter)].name);
        if (chapter == "a mod m" || chapter == "XOR first, then mod" || chapter == "counting empty heaps") continue;
        EXPECT_NE(search.verdict(after), search.verdict(*stage.position)) << chapter;
    }
}

TEST(Refute, FindsNothingAgainstTheTruth) {
    const core::Game nim = core::parse_game("nim").game;
    EXPECT_FALSE(core::refute(nim, core::theorem_of(nim, 6)));
    EXPECT_FALSE(core::refute([](core::Heaps heaps) { return core::winning_moves(heaps); }));
}

TEST(Refute, NarrowNumbersFailAtTheirOwnWidth) {
    EXPECT_EQ(core::refute(core::Narrow::unsigned_32).seen, 0);
    EXPECT_LT(core::refute(core::Narrow::signed_32).seen, 0);
    EXPECT_LT(core::refute(core::Narrow::signed_64).seen, 0);
    EXPECT_EQ(core::refute(core::Narrow::rounded).k, 1U);
}

}  // namespace
}  // namespace nimboard::lesson
