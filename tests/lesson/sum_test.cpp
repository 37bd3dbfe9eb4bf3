// The lesson `sum`: every check holds, it wins where search does, and its move is a real one.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>

#include "core/search.h"
#include "lesson/lesson.h"

namespace nimboard::lesson {
namespace {

Lesson lesson_of(std::string_view game, core::Position heaps, const Choices& choices = {}) {
    return build(Id::sum, core::parse_sum(game).game, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

void expect_whole(const Lesson& lesson) {
    for (const Step& step : lesson.steps) {
        const std::string place = core::game_name(lesson.game) + " " + testing::PrintToString(*lesson.heaps) + ": " +
                                  i18n::plain(step.title, i18n::Lang::en);
        ASSERT_FALSE(step.checks.empty()) << place;
        for (const Check& check : step.checks)
            ASSERT_TRUE(check.holds) << place << ": " << i18n::plain(check.text, i18n::Lang::en);
        if (!step.stage.scenery) {
            ASSERT_EQ(*step.stage.position, *lesson.position) << place;
        }
    }
}

/// The move of the last picture, played in its component.
std::vector<core::Component> played(const Lesson& lesson) {
    const Bands& bands = std::get<Bands>(*lesson.steps.back().stage.scenery);
    std::vector<core::Component> parts = core::components_of(lesson.game, *lesson.heaps);
    std::size_t first = 0;
    for (core::Component& part : parts) {
        const std::size_t count = part.heaps.size();
        if (bands.move->id >= first && bands.move->id < first + count) {
            part.heaps[bands.move->id - first] = bands.move->to;
            if (bands.move->split) part.heaps.push_back(*bands.move->split);
        }
        first += count;
    }
    return parts;
}

constexpr const char* sums[] = {"nim+subtract:1,3,5+octal:0.77", "grundy+lasker+bounded:2", "octal:0.137+octal:0.137+nim",
                                "subtract:5+octal:0.6+lasker"};

TEST(Sum, EveryCheckHoldsAndSearchAgrees) {
    for (const char* game : sums) {
        const core::Game parsed = core::parse_sum(game).game;
        for (core::Heap a = 0; a <= 4; ++a) {
            for (core::Heap b = 0; b <= 4; ++b) {
                for (core::Heap c = 0; c <= 4; ++c) {
                    const Lesson lesson = lesson_of(game, {a, b, c});
                    expect_whole(lesson);
                    if (HasFatalFailure()) return;
                    const auto wins = [](const std::vector<core::Component>& parts) {
                        std::vector<core::Game> games;
                        std::vector<core::Position> heaps;
                        for (const core::Component& part : parts) {
                            games.push_back(part.game);
                            heaps.push_back(part.heaps);
                        }
                        return core::Exhaustive(games).verdict(heaps) == core::Verdict::N;
                    };
                    ASSERT_EQ(lesson.nim_sum != 0, wins(core::components_of(parsed, *lesson.heaps))) << game << a << b << c;
                    if (lesson.nim_sum != 0) {
                        ASSERT_FALSE(wins(played(lesson))) << game << a << b << c;
                    }
                }
            }
        }
    }
}

TEST(Sum, HoldsForAnyPosition) {
    std::mt19937_64 random(4);
    for (int round = 0; round < 60; ++round) {
        core::Position heaps(random() % (round % 20 == 0 ? 200 : 8));
        for (core::Heap& heap : heaps) heap = random() % (round % 3 == 0 ? 900 : 40);
        const Lesson lesson = lesson_of(sums[static_cast<std::size_t>(round) % std::size(sums)], heaps);
        expect_whole(lesson);
        for (const core::Move& move : lesson.winning_moves) {
            Choices choices;
            choices.candidate = move.heap;
            expect_whole(lesson_of(sums[static_cast<std::size_t>(round) % std::size(sums)], heaps, choices));
            if (move.heap > 10) break;
        }
        if (HasFatalFailure()) return;
    }
    constexpr core::Heap most = ~core::Heap{0};
    expect_whole(lesson_of("nim+bounded:3+lasker", {most, most - 1, most}));
    expect_whole(lesson_of("octal:0.77+grundy", {20'000'000, 3}));
    expect_whole(lesson_of("nim+lasker", {}));
}

TEST(Sum, IsThereForSumsOnly) {
    EXPECT_EQ(lessons_for(core::parse_sum("nim+nim").game), std::vector<Id>{Id::sum});
    const auto nim = lessons_for(core::parse_sum("nim").game);
    EXPECT_EQ(std::count(nim.begin(), nim.end(), Id::sum), 0);
}

}  // namespace
}  // namespace nimboard::lesson
