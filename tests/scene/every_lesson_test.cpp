// Every lesson of every game, for small and for random positions: each check holds, and no text overlaps or leaves its box,
// in three languages and three windows.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

using core::Heap;
using core::Position;
using lesson::Id;

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};
constexpr i18n::Lang languages[] = {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant};
constexpr int random_positions = 2000;  // of each lesson

const char* const games[] = {"nim", "misere-nim", "bounded:1", "bounded:2", "bounded:3", "bounded:4", "bounded:5", "bounded:6",
                             "bounded:1000", "subtract:1,2,3", "subtract:1,3,4", "subtract:1,3,5", "subtract:2,5", "moore:1",
                             "moore:2", "moore:3", "moore:40", "staircase", "kam", "octal:0.77", "octal:0.07", "octal:0.137",
                             "octal:0.6", "octal:0.4", "grundy", "lasker", "nim+subtract:1,3,5", "nim+octal:0.77+grundy",
                             "bounded:2+lasker", "nim+nim+subtract:1,3,5+octal:0.77"};

std::vector<Id> all_lessons() {
    std::vector<Id> ids;
    for (int i = 0; i < 256; ++i) {
        Id named{};
        if (!lesson::id_from_name(lesson::id_name(static_cast<Id>(i)), named) || named != static_cast<Id>(i)) break;
        ids.push_back(named);
    }
    return ids;
}

std::vector<core::Game> games_with(Id id) {
    std::vector<core::Game> found;
    for (const char* name : games) {
        core::Game game = core::parse_sum(name).game;
        const auto ids = lesson::lessons_for(game);
        if (std::find(ids.begin(), ids.end(), id) != ids.end()) found.push_back(std::move(game));
    }
    return found;
}

/// Steps that say the same thing for every position are looked at once for each game.
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

/// Any heaps that the game allows: few or many, small or as large as can be.
Position random_position(const core::Game& game, std::mt19937_64& random) {
    const std::string_view name = game.rules->name;
    const std::size_t most = random() % 50 == 0 && name != "moore" ? 60 : random() % 4 == 0 ? 9 : 4;
    Position heaps(game.parts.empty() ? random() % (most + 1) : game.parts.size());
    // Values of these come from tables that are made anew for each lesson.
    const bool tables = game.rules->heap_rules != nullptr || !game.parts.empty();
    const auto shift = tables ? 64 - random() % (random() % 20 == 0 ? 9 : 6) - 1 : random() % 3 == 0 ? random() % 64 : 64 - random() % 5 - 1;
    for (Heap& heap : heaps) heap = random() >> shift;
    if (name == "kam") std::sort(heaps.begin(), heaps.end());
    if (random() % 3 == 0 && (name == "nim" || name == "misere-nim")) heaps.push_back(core::nim_sum(heaps));
    return heaps;
}

class EveryLesson : public testing::TestWithParam<Id> {};

TEST_P(EveryLesson, FitsForAllSmallPositions) {
    Looks looks(GetParam());
    const auto its_games = games_with(GetParam());
    ASSERT_FALSE(its_games.empty());
    int turn = 0;
    for (const core::Game& game : its_games) {
        const std::size_t parts = game.parts.size();
        for (std::size_t count = parts; count <= std::max<std::size_t>(parts, parts == 0 ? 3 : 0); ++count) {
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
