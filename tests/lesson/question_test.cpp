// Every question of every lesson, over all small positions: one answer is right, each has its reason, hints come first.
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

#include "i18n/message.h"
#include "lesson/lesson.h"

namespace {

using namespace nimboard;
using namespace nimboard::lesson;

void expect_sound(const Question& question, const std::string& where) {
    ASSERT_GE(question.answers.size(), 2U) << where;
    for (const i18n::Lang lang : {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
        std::set<std::string> answers;
        int right = 0;
        EXPECT_FALSE(i18n::plain(question.text, lang).empty()) << where;
        for (const Answer& answer : question.answers) {
            right += answer.right ? 1 : 0;
            EXPECT_FALSE(i18n::plain(answer.reason, lang).empty()) << where;
            EXPECT_TRUE(answers.insert(i18n::plain(answer.text, lang)).second) << where << ": an answer is offered twice";
        }
        EXPECT_EQ(right, 1) << where << ": " << i18n::plain(question.text, lang);
        EXPECT_FALSE(question.hints.empty()) << where;
        std::set<std::string> hints;
        for (const i18n::Message& hint : question.hints) {
            EXPECT_FALSE(i18n::plain(hint, lang).empty()) << where;
            EXPECT_TRUE(hints.insert(i18n::plain(hint, lang)).second) << where;
        }
    }
}

/// Every question of every lesson of the game at this position.
int questions_at(const core::Game& game, core::Position heaps) {
    const auto shared = std::make_shared<const core::Position>(std::move(heaps));
    int count = 0;
    for (const Id id : lessons_for(game)) {
        const Lesson lesson = build(id, game, shared, {});
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (!lesson.steps[i].question) continue;
            std::string where = core::game_name(game) + " " + std::string(id_name(id)) + " step " + std::to_string(i + 1) + " of";
            for (const core::Heap heap : *shared) where += ' ' + std::to_string(heap);
            expect_sound(*lesson.steps[i].question, where);
            ++count;
        }
    }
    return count;
}

TEST(Questions, OfEveryLessonAreSoundAtAllSmallPositions) {
    for (const core::Ruleset* const rules : core::all_games()) {
        std::vector<std::string> games;
        switch (rules->parameter) {
            case core::Ruleset::Parameter::none: games = {std::string(rules->name)}; break;
            case core::Ruleset::Parameter::number: games = {std::string(rules->name) + ":1", std::string(rules->name) + ":3"}; break;
            case core::Ruleset::Parameter::takes: games = {"subtract:1,2,3", "subtract:1,3,4", "subtract:2,5"}; break;
            case core::Ruleset::Parameter::digits: games = {"octal:0.77", "octal:0.137"}; break;
        }
        for (const std::string& name : games) {
            const core::Game game = core::parse_game(name).game;
            if (lessons_for(game).empty()) continue;
            int count = questions_at(game, {});
            for (core::Heap a = 0; a < 7; ++a) {
                count += questions_at(game, {a});
                for (core::Heap b = 0; b < 6; ++b) {
                    count += questions_at(game, {a, b});
                    if (a < 4 && b < 4) {
                        for (core::Heap c = 0; c < 4; ++c) count += questions_at(game, {a, b, c});
                    }
                }
            }
            EXPECT_GT(count, 0) << name << " asks nothing at all";
            if (HasFatalFailure()) return;
        }
    }
}

}  // namespace
