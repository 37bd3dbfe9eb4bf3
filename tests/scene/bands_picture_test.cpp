// The pictures of the lessons `pairs`, `sum` and `bounded`: texts stay in their boxes, motions begin and end at rest.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};
constexpr core::Heap most = ~core::Heap{0};

struct Example {
    std::string game;
    std::string lesson;
    core::Position heaps;
};
void PrintTo(const Example& example, std::ostream* out) {
    *out << example.game << " " << example.lesson << testing::PrintToString(example.heaps);
}

std::vector<Example> examples() {
    std::vector<Example> all;
    core::Position many(300);
    for (std::size_t i = 0; i < many.size(); ++i) many[i] = i * i % 97;
    for (const core::Position& heaps :
         {core::Position{10, 12, 15, 4}, {3, 5, 6}, {}, {0, 0}, {5, 3, 5, 7, 3}, {5, 5}, {9, 9, 8, 8, 7, 7, 6, 6, 1}, {1},
          {1, 1}, {most, most, most - 1, 12}, {most}, {40, 40, 31, 30}, {16, 16, 16, 16, 16, 16, 16, 3}, many}) {
        all.push_back({"nim", "pairs", heaps});
    }
    for (const core::Position& heaps : {core::Position{3, 4, 21, 9}, {3, 3, 21, 9}, {1, 2, 21, 9, 4, 4}, {}, {0, 0, 0}, {5}})
        all.push_back({"nim+nim+subtract:1,3,5+octal:0.77", "sum", heaps});
    all.push_back({"grundy+lasker+bounded:3+octal:0.137+nim+subtract:2,3+octal:0.07", "sum", {12, 7, 10, 9, most, 8, 30}});
    all.push_back({"lasker+nim", "sum", {most, 3}});
    all.push_back({"octal:0.77+nim", "sum", many});
    all.push_back({"subtract:1,2,3,4,5,6,7,8,9,11+nim", "sum", {40, 2}});
    for (const auto& [game, heaps] : {std::pair<const char*, core::Position>{"bounded:3", {10, 7, 5}}, {"bounded:1", {}},
                                      {"bounded:2", {4, 4}}, {"bounded:12", {100, 30}}, {"bounded:2000", {12}},
                                      {"bounded:18446744073709551614", {most, 5}}})
        all.push_back({game, "bounded", heaps});
    return all;
}

lesson::Lesson lesson_for(const Example& example) {
    lesson::Id id{};
    EXPECT_TRUE(lesson::id_from_name(example.lesson, id));
    return lesson::build(id, core::parse_sum(example.game).game, std::make_shared<const core::Position>(example.heaps), {});
}

Scene picture(const lesson::Lesson& lesson, std::size_t step, float t, float width, float height,
              i18n::Lang lang = i18n::Lang::en) {
    return build(lesson, static_cast<int>(step), t, window(width, height), ThemeId::board, lang);
}

void expect_texts_fit(const Example& example, float width, float height, const std::vector<float>& moments,
                      i18n::Lang lang = i18n::Lang::en) {
    const lesson::Lesson lesson = lesson_for(example);
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            ASSERT_EQ(text_faults(picture(lesson, step, t, width, height, lang)), "")
                << testing::PrintToString(example) << " step " << step + 1 << " at " << t << ", " << width << "×" << height;
        }
    }
}

TEST(BandsTexts, FitInRestAndInMotion) {
    for (const Example& example : examples()) {
        for (const auto& size : windows) {
            expect_texts_fit(example, size[0], size[1], {0.05F, 0.2F, 0.35F, 0.5F, 0.65F, 0.8F, 0.93F, 1});
            if (HasFatalFailure()) return;
        }
    }
}

TEST(BandsTexts, FitInChinese) {
    for (const Example& example : examples()) {
        for (const auto& size : windows) {
            expect_texts_fit(example, size[0], size[1], {1}, i18n::Lang::zh_Hans);
            expect_texts_fit(example, size[0], size[1], {1}, i18n::Lang::zh_Hant);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(BandsTexts, FitForSmallAndRandomPositions) {
    each_position(3, 6, true, [&](const core::Position& heaps) {
        expect_texts_fit({"nim", "pairs", heaps}, 1280, 720, {1});
        expect_texts_fit({"nim+grundy+octal:0.77", "sum", heaps}, 390, 844, {0.3F, 1});
        expect_texts_fit({"bounded:2", "bounded", heaps}, 390, 844, {1});
    });
    std::mt19937_64 random(11);
    for (int round = 0; round < 100; ++round) {
        core::Position heaps(random() % 9);
        for (core::Heap& heap : heaps) heap = random() % (round % 4 == 0 ? 5000 : 30);
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        expect_texts_fit({"nim", "pairs", heaps}, size[0], size[1], {0.5F, 1});
        expect_texts_fit({"nim+subtract:1,3,4+lasker+lasker", "sum", heaps}, size[0], size[1], {0.5F, 1});
        if (HasFatalFailure()) return;
    }
}

std::string words_of(const Scene& scene) {
    std::vector<std::string> words;
    for (const Text& text : scene.texts) {
        if (text.colour.a > 7) words.push_back(text.utf8);
    }
    std::sort(words.begin(), words.end());
    std::string all;
    for (const std::string& word : words) all += word + "\n";
    return all;
}

/// Blocks that are seen, by place.
std::vector<std::vector<int>> blocks_of(const Scene& scene) {
    std::vector<std::vector<int>> blocks;
    for (const Block& block : scene.blocks) {
        if (block.colour.a < 8) continue;
        blocks.push_back({static_cast<int>(std::lround(block.rect.x)), static_cast<int>(std::lround(block.rect.y)),
                          static_cast<int>(std::lround(block.rect.w)), static_cast<int>(std::lround(block.hollow * 4))});
    }
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    return blocks;
}

TEST(BandsMotion, BeginsAndEndsAtRest) {
    for (const Example& example : examples()) {
        const lesson::Lesson lesson = lesson_for(example);
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            const auto at = [&](std::size_t which, float t) { return picture(lesson, which, t, 1280, 720); };
            const std::string place = testing::PrintToString(example) + " step " + std::to_string(step + 1);
            if (!lesson.steps[step].stage.scenery || !lesson.steps[step - 1].stage.scenery) continue;
            ASSERT_EQ(words_of(at(step - 1, 1)), words_of(at(step, 0))) << place;
            ASSERT_EQ(blocks_of(at(step - 1, 1)), blocks_of(at(step, 0))) << place;
            ASSERT_EQ(words_of(at(step, 0.99999F)), words_of(at(step, 1))) << place;
            ASSERT_EQ(blocks_of(at(step, 0.99999F)), blocks_of(at(step, 1))) << place;
        }
    }
}

TEST(BandsBuild, TakesAnyWindow) {
    std::mt19937 random(7);
    const std::vector<Example> all = examples();
    for (int round = 0; round < 200; ++round) {
        Viewport viewport;
        viewport.width = static_cast<float>(random() % 3000) + 1;
        viewport.height = static_cast<float>(random() % 2000) + 1;
        const lesson::Lesson lesson = lesson_for(all[random() % all.size()]);
        const Scene scene =
            build(lesson, static_cast<int>(random() % 18), 0.5F, viewport, ThemeId::contrast, i18n::Lang::zh_Hans);
        for (const Text& text : scene.texts) ASSERT_TRUE(std::isfinite(text.origin.x + text.origin.y + text.size));
        for (const Block& block : scene.blocks) ASSERT_TRUE(std::isfinite(block.rect.x + block.rect.y + block.rect.w));
    }
}

}  // namespace
}  // namespace nimboard::scene
