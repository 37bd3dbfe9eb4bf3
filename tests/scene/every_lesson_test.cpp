// Every lesson of every game, for small and for random positions: each check holds, and no text overlaps or leaves its box,
// in three languages and three windows.
#include <gtest/gtest.h>

#include "scene/lessons.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};
constexpr i18n::Lang languages[] = {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant};
constexpr int random_positions = 2000;  // of each lesson

/// Builds lessons and looks at their pictures.
class Looks {
public:
    explicit Looks(Id id) : id_(id) {}

    /// Builds the lesson; `pictures` of all nine pairs of window and language are looked at, from `first` on.
    void at(const core::Game& game, Position heaps, int first, int pictures, float t = 1) {
        const std::string what = core::game_name(game) + " " + testing::PrintToString(heaps);
        const lesson::Lesson lesson = lesson::build(id_, game, std::make_shared<const Position>(std::move(heaps)), {});
        ASSERT_FALSE(lesson.steps.empty()) << what;
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            for (const lesson::Check& check : lesson.steps[step].checks) {
                ASSERT_TRUE(check.holds) << what << " step " << step + 1 << ": " << i18n::plain(check.text, i18n::Lang::en);
            }
            for (int i = first; i < first + pictures; ++i) {
                const auto& size = windows[i % 3];
                const i18n::Lang lang = languages[i / 3 % 3];
                Viewport viewport = window(size[0], size[1]);
                // Now and then with a wrong answer and its reason, with hints asked for, with the code beside it.
                if (i % 5 == 1) viewport.attempt.answer = i % 2;
                if (i % 7 == 2) viewport.attempt.hints = 9;
                viewport.code = i % 11 == 3;
                const Scene scene = build(lesson, static_cast<int>(step), t, viewport, ThemeId::board, lang);
                ASSERT_EQ(text_faults(scene), "") << what << " step " << step + 1 << " at " << t << ", " << size[0] << "×"
                                                  << size[1] << ", language " << static_cast<int>(lang) << ", look " << i;
                looks_ += 1;
            }
        }
    }

    [[nodiscard]] int looks() const { return looks_; }

private:
    Id id_;
    int looks_ = 0;
};

class EveryLesson : public testing::TestWithParam<Id> {};

TEST_P(EveryLesson, FitsForAllSmallPositions) {
    Looks looks(GetParam());
    const auto its_games = games_with(GetParam());
    ASSERT_FALSE(its_games.empty());
    int turn = 0;
    for (const core::Game& game : its_games) {
        // A sum has a heap for each of its parts.
        const std::size_t fewest = game.parts.size(), most = game.parts.empty() ? 3 : fewest;
        for (std::size_t count = fewest; count <= most; ++count) {
            each_position(count, count < 3 ? 6 : 3, false, [&](const Position& heaps) {
                if (HasFatalFailure() || (game.rules->misplaced != nullptr && game.rules->misplaced(heaps))) return;
                looks.at(game, heaps, turn, 9);
                turn += 10;
            });
        }
    }
    RecordProperty("pictures", looks.looks());
}

TEST_P(EveryLesson, FitsForRandomPositions) {
    Looks looks(GetParam());
    const auto its_games = games_with(GetParam());
    std::mt19937_64 random(20'090 + static_cast<unsigned>(GetParam()));
    for (int round = 0; round < random_positions && !HasFatalFailure(); ++round) {
        const core::Game& game = its_games[static_cast<std::size_t>(round) % its_games.size()];
        const Position heaps = random_position(game, random);
        looks.at(game, heaps, round, 9);
        looks.at(game, heaps, round, 1, static_cast<float>(random() % 100) / 100);
    }
    RecordProperty("pictures", looks.looks());
}

INSTANTIATE_TEST_SUITE_P(All, EveryLesson, testing::ValuesIn(all_lessons()),
                         [](const auto& each) { return std::string(lesson::id_name(each.param)); });

}  // namespace
}  // namespace nimboard::scene
