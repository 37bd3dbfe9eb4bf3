// The pictures of the lessons `staircase` and `kam`: texts stay in their boxes, motions begin and end at rest.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "scene/pictures.h"
#include "svg/svg.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};

lesson::Lesson stairs_lesson(lesson::Id id, core::Position heaps) {
    return lesson::build(id, core::parse_game(lesson::id_name(id)).game,
                         std::make_shared<const core::Position>(std::move(heaps)), {});
}

Scene picture(const lesson::Lesson& lesson, std::size_t step, float t, float width, float height,
              i18n::Lang lang = i18n::Lang::en) {
    return build(lesson, static_cast<int>(step), t, window(width, height), ThemeId::board, lang);
}

void expect_texts_fit(const lesson::Lesson& lesson, float width, float height, const std::vector<float>& moments,
                      i18n::Lang lang = i18n::Lang::en) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            ASSERT_EQ(text_faults(picture(lesson, step, t, width, height, lang)), "")
                << lesson::id_name(lesson.id) << " step " << step + 1 << " at " << t << ", " << width << "×" << height
                << testing::PrintToString(*lesson.heaps);
        }
    }
}

template <typename Visit>
void both_lessons(core::Position heaps, const Visit& visit) {
    visit(stairs_lesson(lesson::Id::staircase, heaps));
    std::sort(heaps.begin(), heaps.end());
    visit(stairs_lesson(lesson::Id::kam, heaps));
}

const core::Position examples[] = {{},           {0, 0},          {5},          {0, 1},    {2, 2},
                                   {1, 2, 4},    {3, 5, 2, 6, 1}, {0, 3, 0, 9}, {100, 7, 31},
                                   {4, 4, 4, 4, 4, 4}, {1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144},
                                   {18446744073709551615U, 9223372036854775808U, 12, 77777777777U}};

TEST(StairsTexts, FitInRestAndInMotion) {
    for (const core::Position& heaps : examples) {
        for (const auto& size : windows) {
            both_lessons(heaps, [&](const lesson::Lesson& lesson) {
                expect_texts_fit(lesson, size[0], size[1], {0.1F, 0.3F, 0.45F, 0.55F, 0.7F, 0.9F, 1});
            });
            if (HasFatalFailure()) return;
        }
    }
}

TEST(StairsTexts, FitInEveryLanguage) {
    for (const i18n::Lang lang : {i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
        for (const core::Position& heaps : examples) {
            for (const auto& size : windows) {
                both_lessons(heaps, [&](const lesson::Lesson& lesson) {
                    expect_texts_fit(lesson, size[0], size[1], {0.3F, 0.7F, 1}, lang);
                });
                if (HasFatalFailure()) return;
            }
        }
    }
}

TEST(StairsTexts, FitForAllSmallPositions) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 4, false, [&](const core::Position& heaps) {
            expect_texts_fit(stairs_lesson(lesson::Id::staircase, heaps), 1280, 720, {1});
            expect_texts_fit(stairs_lesson(lesson::Id::kam, heaps), 390, 844, {1});
        });
        if (HasFatalFailure()) return;
    }
}

TEST(StairsTexts, FitForRandomPositionsOfAnySize) {
    std::mt19937_64 random(4);
    for (int round = 0; round < 150; ++round) {
        core::Position heaps(random() % (round % 10 == 0 ? 90 : 12));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        both_lessons(heaps, [&](const lesson::Lesson& lesson) { expect_texts_fit(lesson, size[0], size[1], {0.4F, 1}); });
        if (HasFatalFailure()) return;
    }
}

/// Where blocks are seen.
std::vector<std::vector<int>> blocks_of(const Scene& scene, int least_alpha = 8) {
    std::vector<std::vector<int>> blocks;
    for (const Block& block : scene.blocks) {
        if (block.colour.a < least_alpha || block.rect.h <= 0) continue;
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

TEST(StairsMotion, BeginsAndEndsAtRest) {
    for (const core::Position& heaps : examples) {
        both_lessons(heaps, [](const lesson::Lesson& lesson) {
            for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
                // The columns stage has its own test.
                if (!lesson.steps[step].stage.scenery || !lesson.steps[step - 1].stage.scenery) continue;
                const auto at = [&](std::size_t which, float t) { return picture(lesson, which, t, 1280, 720); };
                const Scene before = at(step - 1, 1);
                const Scene start = at(step, 0);
                const Scene end = at(step, 0.99999F);
                const Scene rest = at(step, 1);
                const std::string place = "step " + std::to_string(step + 1) + testing::PrintToString(*lesson.heaps) +
                                          std::string(lesson::id_name(lesson.id));
                ASSERT_EQ(blocks_of(before), blocks_of(start)) << place;
                ASSERT_EQ(words_of(before), words_of(start)) << place;
                ASSERT_EQ(blocks_of(end), blocks_of(rest)) << place;
                ASSERT_EQ(words_of(end), words_of(rest)) << place;
            }
        });
        if (HasFatalFailure()) return;
    }
}

/// How far what is clearly seen is from anything seen in the moment before, at most.
float largest_jump(const Scene& from, const Scene& to) {
    float jump = 0;
    const auto blocks = blocks_of(from);
    for (const auto& block : blocks_of(to, 100)) {
        float nearest = 1e9F;
        for (const auto& other : blocks) {
            nearest = std::min(nearest, std::hypot(static_cast<float>(block[0] - other[0]), static_cast<float>(block[1] - other[1])));
        }
        jump = std::max(jump, nearest);
    }
    return jump;
}

TEST(StairsMotion, NeverJumps) {
    for (const core::Position& heaps : {core::Position{1, 2, 4}, core::Position{3, 5, 2, 6, 1}, core::Position{2, 2}}) {
        both_lessons(heaps, [](const lesson::Lesson& lesson) {
            for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
                // The columns stage has its own test.
                if (lesson.steps[step].stage.scenery == nullptr) continue;
                constexpr int frames = 150;
                for (int frame = 1; frame <= frames; ++frame) {
                    const Scene from = picture(lesson, step, static_cast<float>(frame - 1) / frames, 1280, 720);
                    const Scene to = picture(lesson, step, static_cast<float>(frame) / frames, 1280, 720);
                    ASSERT_LT(largest_jump(from, to), 40)
                        << lesson::id_name(lesson.id) << " step " << step + 1 << " frame " << frame;
                }
            }
        });
    }
}

TEST(StairsMotion, KeepsEveryStoneThatIsCarried) {
    const lesson::Lesson lesson = stairs_lesson(lesson::Id::staircase, {3, 5, 2, 6, 1});
    for (float t = 0; t <= 1; t += 0.05F) EXPECT_EQ(picture(lesson, 3, t, 1280, 720).blocks.size(), 17U) << t;
}

TEST(StairsBuild, TakesAnyWindow) {
    std::mt19937 random(5);
    for (int round = 0; round < 300; ++round) {
        Viewport viewport;
        viewport.width = static_cast<float>(random() % 3000) + 1;
        viewport.height = static_cast<float>(random() % 2000) + 1;
        both_lessons(examples[random() % std::size(examples)], [&](const lesson::Lesson& lesson) {
            const Scene scene = build(lesson, static_cast<int>(random() % 18), 0.5F, viewport, ThemeId::contrast, i18n::Lang::en);
            for (const Block& block : scene.blocks) ASSERT_TRUE(std::isfinite(block.rect.x + block.rect.y + block.rect.h));
            for (const Text& text : scene.texts) ASSERT_TRUE(std::isfinite(text.origin.x + text.origin.y + text.size));
        });
    }
}

TEST(StairsBuild, DrawsOnlyTheStairsInSightAndSaysWhich) {
    core::Position stairs(10'000, 3);
    const lesson::Lesson lesson = stairs_lesson(lesson::Id::staircase, stairs);
    const Scene scene = picture(lesson, 0, 1, 1280, 720);
    EXPECT_LT(scene.blocks.size(), 100U);
    EXPECT_TRUE(std::any_of(scene.texts.begin(), scene.texts.end(),
                            [](const Text& text) { return text.utf8.ends_with("of 10000") && text.utf8.starts_with("stairs 1 to"); }));
}

}  // namespace
}  // namespace nimboard::scene
