// The pictures of the lesson `pattern`: texts stay in their boxes, motions begin and end at rest, cells fill in turn.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};

struct Example {
    const char* game;
    core::Position heaps;
};
const Example examples[] = {{"nim", {}},
                            {"nim", {7}},
                            {"nim", {3, 3}},
                            {"nim", {3, 5}},
                            {"nim", {0, 9, 15}},
                            {"nim", {1, 2, 3}},
                            {"nim", {10, 12, 15, 4}},
                            {"nim", {18446744073709551615U, 9223372036854775808U, 77777777777U, 4}},
                            {"subtract:1,3,5", {21}},
                            {"subtract:1,2,3", {21}},
                            {"subtract:2,3", {5000, 4}},
                            {"subtract:1,2,3,4,5,6,7,8,9", {23}},
                            {"subtract:40", {0}}};

lesson::Lesson pattern_of(const Example& example) {
    return lesson::build(lesson::Id::pattern, core::parse_game(example.game).game,
                         std::make_shared<const core::Position>(example.heaps), {});
}

Scene picture(const lesson::Lesson& lesson, std::size_t step, float t, float width, float height,
              i18n::Lang lang = i18n::Lang::en) {
    return build(lesson, static_cast<int>(step), t, window(width, height), ThemeId::board, lang);
}

void expect_texts_fit(const Example& example, float width, float height, const std::vector<float>& moments,
                      i18n::Lang lang = i18n::Lang::en) {
    const lesson::Lesson lesson = pattern_of(example);
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            ASSERT_EQ(text_faults(picture(lesson, step, t, width, height, lang)), "")
                << example.game << testing::PrintToString(example.heaps) << " step " << step + 1 << " at " << t << ", "
                << width << "×" << height;
        }
    }
}

TEST(MapTexts, FitInRestAndInMotionInEveryLanguage) {
    for (const Example& example : examples) {
        for (const auto& size : windows) {
            expect_texts_fit(example, size[0], size[1], {0.1F, 0.3F, 0.5F, 0.7F, 0.9F, 1});
            expect_texts_fit(example, size[0], size[1], {1}, i18n::Lang::zh_Hans);
            expect_texts_fit(example, size[0], size[1], {1}, i18n::Lang::zh_Hant);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(MapTexts, FitForRandomPositionsOfAnySize) {
    std::mt19937_64 random(6);
    for (int round = 0; round < 60; ++round) {
        core::Position heaps(random() % 5);
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        expect_texts_fit({"nim", heaps}, size[0], size[1], {1});
        expect_texts_fit({"subtract:1,3,4", heaps}, size[0], size[1], {1});
        if (HasFatalFailure()) return;
    }
}

TEST(MapTexts, FitWithAnAnswerGiven) {
    for (const Example& example : examples) {
        const lesson::Lesson lesson = pattern_of(example);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            Viewport viewport = window(390, 844);
            for (viewport.attempt.answer = 0; viewport.attempt.answer < 3; ++viewport.attempt.answer) {
                const Scene scene = build(lesson, static_cast<int>(step), 1, viewport, ThemeId::paper, i18n::Lang::en);
                ASSERT_EQ(text_faults(scene), "") << example.game << " step " << step + 1;
            }
        }
    }
}

/// Everything that is seen on the stage, in whole pixels, in no order.
std::vector<std::string> seen_on_stage(const Scene& scene, float split) {
    std::vector<std::string> seen;
    const auto say = [&](const Rect& rect, const Rgba& colour, const std::string& what) {
        if (colour.a < 6 || rect.x > split || rect.w < 0.5F) return;
        std::ostringstream words;
        words << what << std::lround(rect.x) << "," << std::lround(rect.y) << " " << std::lround(rect.w) << "×"
              << std::lround(rect.h) << " " << int{colour.r} / 8 << " " << int{colour.g} / 8 << " "
              << int{colour.a} / 16;
        seen.push_back(words.str());
    };
    for (const Tile& tile : scene.tiles)
        say(tile.rect, tile.fill.a > 0 ? tile.fill : tile.stroke, tile.fill.a > 0 ? "fill " : "ring ");
    for (const Text& text : scene.texts) say(ink_of(text), text.colour, text.utf8 + " ");
    for (const Path& path : scene.paths) {
        const Point& a = path.points.front();
        const Point& b = path.points.back();
        say({std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y)}, path.colour,
            "path ");
    }
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    return seen;
}

TEST(MapMotion, BeginsAndEndsAtRest) {
    for (const Example& example : examples) {
        const lesson::Lesson lesson = pattern_of(example);
        constexpr float split = 1280 * 0.56F;
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            const auto at = [&](std::size_t which, float t) {
                return seen_on_stage(picture(lesson, which, t, 1280, 720), split);
            };
            ASSERT_EQ(at(step - 1, 1), at(step, 0))
                << example.game << testing::PrintToString(example.heaps) << " step " << step + 1;
            ASSERT_EQ(at(step, 0.99999F), at(step, 1))
                << example.game << testing::PrintToString(example.heaps) << " step " << step + 1;
        }
    }
}

TEST(MapMotion, CellsFillOneAfterTheOther) {
    const lesson::Lesson lesson = pattern_of({"nim", {3, 5}});
    std::ptrdiff_t letters = 15;
    for (float t = 0; t <= 1; t += 0.02F) {
        const Scene scene = picture(lesson, 5, t, 1280, 720);
        const std::ptrdiff_t now = std::count_if(scene.texts.begin(), scene.texts.end(), [](const Text& text) {
            return text.origin.x < 700 && text.colour.a > 200 && (text.utf8 == "P" || text.utf8 == "N");
        });
        ASSERT_GE(now, letters);
        ASSERT_LE(now, letters + 8) << "at " << t;
        letters = now;
    }
    EXPECT_EQ(letters, 45);
}

}  // namespace
}  // namespace nimboard::scene
