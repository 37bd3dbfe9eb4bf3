// The pictures of the lessons `misere` and `moore`: texts stay in their boxes, motions begin and end at rest.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};

lesson::Lesson lesson_for(std::string_view name, core::Position heaps) {
    const core::Game game = core::parse_game(name).game;
    return lesson::build(lesson::lessons_for(game).front(), game, std::make_shared<const core::Position>(std::move(heaps)), {});
}

Scene picture(const lesson::Lesson& lesson, std::size_t step, float t, float width, float height,
              i18n::Lang lang = i18n::Lang::en) {
    return build(lesson, static_cast<int>(step), t, window(width, height), ThemeId::board, lang);
}

void expect_texts_fit(const lesson::Lesson& lesson, const float (&size)[2], const std::vector<float>& moments,
                      i18n::Lang lang = i18n::Lang::en) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            ASSERT_EQ(text_faults(picture(lesson, step, t, size[0], size[1], lang)), "")
                << core::game_name(lesson.game) << " step " << step + 1 << " at " << t << ", " << size[0] << "×" << size[1]
                << testing::PrintToString(*lesson.heaps);
        }
    }
}

const core::Position examples[] = {{},
                                   {0, 0},
                                   {1},
                                   {1, 1},
                                   {1, 0, 1, 1, 0},
                                   {5, 1, 1},
                                   {3, 5, 7, 1},
                                   {3, 5, 6},
                                   {13, 11, 6, 5, 3},
                                   {7, 7, 7},
                                   {41, 1, 1, 1},
                                   {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
                                   {300, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
                                   {18446744073709551615U, 9223372036854775808U, 12, 77777777777U}};
constexpr const char* games[] = {"misere-nim", "moore:2", "moore:1", "moore:1000000"};

TEST(MisereTexts, FitInRestAndInMotion) {
    for (const char* game : {"misere-nim", "moore:2"}) {
        for (const core::Position& heaps : examples) {
            const lesson::Lesson lesson = lesson_for(game, heaps);
            for (const auto& size : windows) {
                expect_texts_fit(lesson, size, {0.1F, 0.25F, 0.4F, 0.6F, 0.8F, 1});
                if (HasFatalFailure()) return;
            }
        }
    }
}

TEST(MisereTexts, FitInEveryLanguage) {
    for (const i18n::Lang lang : {i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
        for (const char* game : games) {
            for (const core::Position& heaps : examples) {
                const lesson::Lesson lesson = lesson_for(game, heaps);
                for (const auto& size : windows) {
                    expect_texts_fit(lesson, size, {0.5F, 1}, lang);
                    if (HasFatalFailure()) return;
                }
            }
        }
    }
}

TEST(MisereTexts, FitForAllSmallPositions) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 3, false, [&](const core::Position& heaps) {
            expect_texts_fit(lesson_for("misere-nim", heaps), windows[count % 2], {1});
            expect_texts_fit(lesson_for("moore:2", heaps), windows[1 - count % 2], {1});
        });
        if (HasFatalFailure()) return;
    }
}

TEST(MisereTexts, FitForRandomPositionsOfAnySize) {
    std::mt19937_64 random(5);
    for (int round = 0; round < 120; ++round) {
        core::Position heaps(random() % (round % 10 == 0 ? 90 : 9));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        expect_texts_fit(lesson_for(games[round % 4], heaps), size, {0.4F, 1});
        if (HasFatalFailure()) return;
    }
}

/// Where blocks are seen.
std::vector<std::vector<int>> blocks_of(const Scene& scene) {
    std::vector<std::vector<int>> blocks;
    for (const Block& block : scene.blocks) {
        if (block.colour.a < 8) continue;
        blocks.push_back({static_cast<int>(std::lround(block.rect.x)), static_cast<int>(std::lround(block.rect.y)),
                          static_cast<int>(std::lround(block.rect.w)), static_cast<int>(std::lround(block.rect.h))});
    }
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    return blocks;
}

std::vector<std::string> words_of(const Scene& scene) {
    std::vector<std::string> words;
    for (const Text& text : scene.texts) {
        if (text.colour.a > 7) words.push_back(text.utf8);
    }
    std::sort(words.begin(), words.end());
    return words;
}

TEST(MisereMotion, PlaysBeginAndEndAtRest) {
    for (const core::Position& heaps : examples) {
        const lesson::Lesson lesson = lesson_for("misere-nim", heaps);
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            if (!lesson.steps[step].stage.scenery || !lesson.steps[step - 1].stage.scenery) continue;
            const std::string place = "step " + std::to_string(step + 1) + testing::PrintToString(heaps);
            const Scene before = picture(lesson, step - 1, 1, 1280, 720);
            const Scene start = picture(lesson, step, 0, 1280, 720);
            ASSERT_EQ(blocks_of(before), blocks_of(start)) << place;
            ASSERT_EQ(words_of(before), words_of(start)) << place;
            const Scene end = picture(lesson, step, 0.99999F, 1280, 720);
            const Scene rest = picture(lesson, step, 1, 1280, 720);
            ASSERT_EQ(blocks_of(end), blocks_of(rest)) << place;
            ASSERT_EQ(words_of(end), words_of(rest)) << place;
        }
    }
}

TEST(MooreMotion, BeginsAndEndsAtRest) {
    for (const core::Position& heaps : {core::Position{9, 6, 3, 1}, core::Position{7, 7, 7}, core::Position{13, 11, 6, 5, 3}}) {
        const lesson::Lesson lesson = lesson_for("moore:2", heaps);
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            const std::string place = "step " + std::to_string(step + 1) + testing::PrintToString(heaps);
            ASSERT_EQ(words_of(picture(lesson, step, 0.99999F, 1280, 720)), words_of(picture(lesson, step, 1, 1280, 720)))
                << place;
            ASSERT_EQ(words_of(picture(lesson, step - 1, 1, 1280, 720)), words_of(picture(lesson, step, 0, 1280, 720)))
                << place;
        }
    }
}

TEST(MooreMotion, KeepsEveryStoneWhileColumnsAreSettled) {
    const lesson::Lesson lesson = lesson_for("moore:2", {13, 11, 6, 5, 3});
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        if (lesson.steps[step].stage.phase != lesson::MovePhase::changed) continue;
        for (float t = 0.05F; t < 1; t += 0.05F) ASSERT_GE(picture(lesson, step, t, 1280, 720).blocks.size(), 12U) << step;
    }
}

TEST(MooreMotion, GroupsOfThreeMeetInOnePlace) {
    const lesson::Lesson lesson = lesson_for("moore:2", {1, 1, 1});
    std::size_t step = 0;
    while (lesson.steps[step].stage.columns_done == 0) ++step;
    const Scene scene = picture(lesson, step, 0.36F, 1280, 720);
    std::size_t bright = 0;
    float lowest = 1e9F;
    float highest = 0;
    for (const Block& block : scene.blocks) {
        if (block.colour.a < 200) continue;
        ++bright;
        lowest = std::min(lowest, block.rect.y);
        highest = std::max(highest, block.rect.y);
    }
    EXPECT_EQ(bright, 3U);
    EXPECT_LT(highest - lowest, 12) << "all three are near the middle";
}

TEST(MisereBuild, TakesAnyWindow) {
    std::mt19937 random(5);
    for (int round = 0; round < 300; ++round) {
        Viewport viewport;
        viewport.width = static_cast<float>(random() % 3000) + 1;
        viewport.height = static_cast<float>(random() % 2000) + 1;
        const lesson::Lesson lesson = lesson_for(games[round % 4], examples[random() % std::size(examples)]);
        const Scene scene = build(lesson, static_cast<int>(random() % 18), 0.5F, viewport, ThemeId::contrast, i18n::Lang::en);
        for (const Block& block : scene.blocks) ASSERT_TRUE(std::isfinite(block.rect.x + block.rect.y + block.rect.h));
        for (const Text& text : scene.texts) ASSERT_TRUE(std::isfinite(text.origin.x + text.origin.y + text.size));
    }
}

}  // namespace
}  // namespace nimboard::scene
