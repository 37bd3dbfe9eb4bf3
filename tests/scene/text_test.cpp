// No text leaves its box, none overlaps another, whatever the position, the step, the window, the theme.
#include <gtest/gtest.h>

#include <random>

#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};

void expect_texts_fit(const core::Position& heaps, float width, float height, const std::vector<float>& moments,
                      i18n::Lang lang = i18n::Lang::en) {
    const lesson::Lesson lesson = lesson_of(heaps);
    const Viewport viewport = window(width, height);
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            const Scene scene = build(lesson, static_cast<int>(step), t, viewport, ThemeId::board, lang);
            const std::string faults = text_faults(scene);
            ASSERT_EQ(faults, "") << "step " << step + 1 << " at " << t << ", " << width << "×" << height << ", heaps "
                                  << testing::PrintToString(heaps);
        }
    }
}

TEST(Texts, FitOnAProjectorForAllPositionsOfAtMostFourHeapsOfTwelve) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 12, false, [](const core::Position& heaps) { expect_texts_fit(heaps, 1280, 720, {1}); });
        if (HasFatalFailure()) return;
    }
}

TEST(Texts, FitOnAPhoneForAllPositionsOfAtMostFourHeapsOfTwelve) {
    for (std::size_t count = 0; count <= 4; ++count) {
        each_position(count, 12, false, [](const core::Position& heaps) { expect_texts_fit(heaps, 390, 844, {1}); });
        if (HasFatalFailure()) return;
    }
}

TEST(Texts, FitInTheMiddleOfEveryMotion) {
    for (const core::Position& heaps :
         {core::Position{10, 12, 15, 4}, core::Position{3, 5, 6}, core::Position{1}, core::Position{7, 7},
          core::Position{1, 2, 3, 4, 5, 6}, core::Position{100, 99, 3}}) {
        for (const auto& size : windows) {
            expect_texts_fit(heaps, size[0], size[1], {0.05F, 0.15F, 0.3F, 0.45F, 0.6F, 0.75F, 0.9F, 0.97F});
        }
    }
}

TEST(Texts, FitForRandomPositionsOfAnySize) {
    std::mt19937_64 random(42);
    for (int round = 0; round < 300; ++round) {
        core::Position heaps(random() % (round % 10 == 0 ? 90 : 9));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (round % 3 == 0) heaps.push_back(core::nim_sum(heaps));
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        expect_texts_fit(heaps, size[0], size[1], {1});
        if (HasFatalFailure()) return;
    }
}

TEST(Texts, FitAtEveryTextSizeAndOddWindow) {
    for (const float scale : {0.75F, 1.25F, 1.6F, 2.0F}) {
        for (const auto& [width, height] : {std::pair{320.0F, 568.0F}, {360.0F, 640.0F}, {844.0F, 390.0F}, {768.0F, 1024.0F},
                                            {2560.0F, 1080.0F}, {1366.0F, 768.0F}}) {
            for (const core::Position& heaps : {core::Position{10, 12, 15, 4}, core::Position{3, 5, 6}}) {
                const lesson::Lesson lesson = lesson_of(heaps);
                Viewport viewport = window(width, height);
                viewport.text_scale = scale;
                for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
                    const Scene scene = build(lesson, static_cast<int>(step), 1, viewport, ThemeId::paper, i18n::Lang::en);
                    ASSERT_EQ(text_faults(scene), "") << "step " << step + 1 << " scale " << scale << " " << width;
                }
            }
        }
    }
}

TEST(Texts, FitInEveryLanguage) {
    std::mt19937_64 random(1911);
    for (const i18n::Lang lang : {i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
        for (int round = 0; round < 120; ++round) {
            core::Position heaps(random() % 6);
            const auto shift = 58 - random() % (round % 6 == 0 ? 58 : 4);
            for (core::Heap& heap : heaps) heap = random() >> shift;
            if (round % 2 == 0) heaps.push_back(core::nim_sum(heaps));
            const auto& size = windows[static_cast<std::size_t>(round) % 3];
            expect_texts_fit(heaps, size[0], size[1], {0.15F, 0.5F, 1}, lang);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(Texts, FitWithAnAnswerGiven) {
    for (const core::Position& heaps : {core::Position{10, 12, 15, 4}, core::Position{3, 5, 6}}) {
        const lesson::Lesson lesson = lesson_of(heaps);
        for (const auto& size : windows) {
            for (int answer = 0; answer < 2; ++answer) {
                Viewport viewport = window(size[0], size[1]);
                viewport.attempt.answer = answer;
                for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
                    const Scene scene = build(lesson, static_cast<int>(step), 1, viewport, ThemeId::board, i18n::Lang::en);
                    ASSERT_EQ(text_faults(scene), "") << "step " << step + 1;
                }
            }
        }
    }
}

TEST(TextFaults, AreFound) {
    Scene scene;
    scene.width = scene.height = 100;
    Text text;
    text.utf8 = "10";
    text.size = 20;
    text.origin = {10, 30};
    text.width = text_width(text.utf8, text.size, false);
    text.box = {10, 10, 40, 30};
    scene.texts.push_back(text);
    EXPECT_EQ(text_faults(scene), "");
    text.origin.x += 5;
    scene.texts.push_back(text);
    EXPECT_NE(text_faults(scene).find("overlaps"), std::string::npos);
    scene.texts.back().origin.x = 90;
    EXPECT_NE(text_faults(scene).find("leaves its box"), std::string::npos);
    EXPECT_NE(text_faults(scene).find("leaves the picture"), std::string::npos);
}

}  // namespace
}  // namespace nimboard::scene
