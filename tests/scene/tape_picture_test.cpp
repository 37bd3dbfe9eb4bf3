// The pictures of the lesson `grundy`: texts stay in their boxes, motions begin and end at rest, nothing jumps.
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
void PrintTo(const Example& example, std::ostream* out) {
    *out << example.game << testing::PrintToString(example.heaps);
}

constexpr core::Heap most = ~core::Heap{0};
const Example examples[] = {
    {"subtract:1,3,4", {21, 10}},
    {"subtract:1,3,4", {10'000, 21}},
    {"subtract:5", {3}},
    {"subtract:1,2,3,5,8,13,21,34", {40}},
    {"subtract:1000000", {12}},
    {"bounded:3", {10, 7, 1}},
    {"bounded:1", {}},
    {"bounded:18446744073709551614", {most, 5}},
    {"octal:0.77", {20, 100, 30}},
    {"octal:0.77", {20'000'000}},
    {"octal:0.137", {9, 9}},
    {"octal:0.7777777", {30, 2}},
    {"octal:0.1", {1}},
    {"octal:0.16", {2000, 50}},
    {"grundy", {20, 14}},
    {"grundy", {0, 2}},
    {"lasker", {3, 4, 5, 999}},
    {"nim", {10, 12, 15, 4}},
    {"nim", {most, most - 1, 12}},
};

lesson::Lesson tape_lesson(const Example& example) {
    return lesson::build(lesson::Id::grundy, core::parse_game(example.game).game,
                         std::make_shared<const core::Position>(example.heaps), {});
}

Scene picture(const lesson::Lesson& lesson, std::size_t step, float t, float width, float height,
              i18n::Lang lang = i18n::Lang::en) {
    return build(lesson, static_cast<int>(step), t, window(width, height), ThemeId::board, lang);
}

void expect_texts_fit(const Example& example, float width, float height, const std::vector<float>& moments,
                      i18n::Lang lang = i18n::Lang::en) {
    const lesson::Lesson lesson = tape_lesson(example);
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            ASSERT_EQ(text_faults(picture(lesson, step, t, width, height, lang)), "")
                << testing::PrintToString(example) << " step " << step + 1 << " at " << t << ", " << width << "×"
                << height;
        }
    }
}

TEST(TapeTexts, FitInRestAndInMotion) {
    for (const Example& example : examples) {
        for (const auto& size : windows) {
            expect_texts_fit(example, size[0], size[1],
                             {0.05F, 0.1F, 0.2F, 0.27F, 0.35F, 0.45F, 0.55F, 0.7F, 0.8F, 0.9F, 1});
            if (HasFatalFailure()) return;
        }
    }
}

TEST(TapeTexts, FitInChinese) {
    for (const Example& example : examples) {
        for (const auto& size : windows) {
            expect_texts_fit(example, size[0], size[1], {1}, i18n::Lang::zh_Hans);
            expect_texts_fit(example, size[0], size[1], {1}, i18n::Lang::zh_Hant);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(TapeTexts, FitForSmallPositionsOfEveryGame) {
    for (const Example& example : examples) {
        if (std::string_view(example.game).starts_with("subtract:1000")) continue;
        each_position(2, 7, true, [&](const core::Position& heaps) {
            expect_texts_fit({example.game, heaps}, 1280, 720, {1});
            expect_texts_fit({example.game, heaps}, 390, 844, {1});
        });
        if (HasFatalFailure()) return;
    }
}

TEST(TapeTexts, FitForRandomPositions) {
    std::mt19937_64 random(6);
    for (int round = 0; round < 120; ++round) {
        const Example& kind = examples[static_cast<std::size_t>(round) % std::size(examples)];
        core::Position heaps(random() % 6);
        for (core::Heap& heap : heaps) heap = random() % (round % 4 == 0 ? 5000 : 50);
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        expect_texts_fit({kind.game, heaps}, size[0], size[1], {0.4F, 1});
        if (HasFatalFailure()) return;
    }
}

std::string words_of(const Scene& scene) {
    std::vector<std::string> words;
    for (const Text& text : scene.texts) {
        if (text.colour.a > 7) words.push_back(text.utf8 + " at " + std::to_string(std::lround(text.origin.x)));
    }
    std::sort(words.begin(), words.end());
    std::string all;
    for (const std::string& word : words) all += word + "\n";
    return all;
}

/// Tiles that are seen, by place.
std::vector<std::vector<int>> tiles_of(const Scene& scene, int least_alpha = 8) {
    std::vector<std::vector<int>> tiles;
    for (const Tile& tile : scene.tiles) {
        if (std::max(tile.fill.a, tile.stroke.a) < least_alpha || tile.rect.w < 1) continue;
        tiles.push_back({static_cast<int>(std::lround(tile.rect.x)), static_cast<int>(std::lround(tile.rect.y)),
                         static_cast<int>(std::lround(tile.rect.w)), static_cast<int>(std::lround(tile.rect.h))});
    }
    std::sort(tiles.begin(), tiles.end());
    tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
    return tiles;
}

TEST(TapeMotion, BeginsAndEndsAtRest) {
    for (const Example& example : examples) {
        const lesson::Lesson lesson = tape_lesson(example);
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            const auto at = [&](std::size_t which, float t) { return picture(lesson, which, t, 1280, 720); };
            const std::string place = testing::PrintToString(example) + " step " + std::to_string(step + 1);
            const bool tapes = lesson.steps[step].stage.scenery && lesson.steps[step - 1].stage.scenery;
            if (!tapes) continue;  // the change to the columns stage fades
            ASSERT_EQ(words_of(at(step - 1, 1)), words_of(at(step, 0))) << place;
            ASSERT_EQ(tiles_of(at(step - 1, 1)), tiles_of(at(step, 0))) << place;
            ASSERT_EQ(words_of(at(step, 0.99999F)), words_of(at(step, 1))) << place;
            ASSERT_EQ(tiles_of(at(step, 0.99999F)), tiles_of(at(step, 1))) << place;
        }
    }
}

/// How far what is clearly seen is from anything seen in the moment before, at most.
float largest_jump(const Scene& from, const Scene& to) {
    float jump = 0;
    const auto tiles = tiles_of(from);
    for (const auto& tile : tiles_of(to, 100)) {
        if (tile[3] < 12) continue;  // bars grow from nothing
        float nearest = 1e9F;
        for (const auto& other : tiles) {
            const float sides =
                std::hypot(static_cast<float>(tile[2] - other[2]), static_cast<float>(tile[3] - other[3]));
            nearest = std::min(nearest, sides + std::hypot(static_cast<float>(tile[0] - other[0]),
                                                           static_cast<float>(tile[1] - other[1])));
        }
        jump = std::max(jump, nearest);
    }
    return jump;
}

TEST(TapeMotion, NeverJumps) {
    for (const Example& example : {examples[0], examples[1], examples[8], examples[14]}) {
        const lesson::Lesson lesson = tape_lesson(example);
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            if (!lesson.steps[step].stage.scenery) continue;
            constexpr int frames = 200;
            for (int frame = 1; frame <= frames; ++frame) {
                const Scene from = picture(lesson, step, static_cast<float>(frame - 1) / frames, 1280, 720);
                const Scene to = picture(lesson, step, static_cast<float>(frame) / frames, 1280, 720);
                ASSERT_LT(largest_jump(from, to), 60)
                    << testing::PrintToString(example) << " step " << step + 1 << " frame " << frame;
            }
        }
    }
}

TEST(TapeMotion, ThePanelGlidesBetweenItsTwoPlaces) {
    const lesson::Lesson lesson = tape_lesson(examples[0]);
    const auto to_columns =
        static_cast<std::size_t>(std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                              [](const lesson::Step& step) { return !step.stage.scenery; }) -
                                 lesson.steps.begin());
    ASSERT_LT(to_columns, lesson.steps.size());
    const Viewport viewport = window(1280, 720);
    const Rgba fill = theme(ThemeId::board).panel;
    const auto panel = [&](float t) {
        for (const Tile& tile : picture(lesson, to_columns, t, 1280, 720).tiles) {
            if (tile.fill == fill && tile.rect.w > 200) return tile.rect;
        }
        return Rect{};
    };
    EXPECT_GT(panel(0).w, viewport.width * 0.85F);
    EXPECT_LT(panel(1).w, viewport.width * 0.5F);
    Rect before = panel(0);
    for (float t = 0.01F; t <= 1; t += 0.01F) {
        const Rect now = panel(t);
        EXPECT_LT(std::abs(now.x - before.x) + std::abs(now.y - before.y), 120) << t;
        before = now;
    }
}

TEST(TapeBuild, ShowsFewCellsOfALongTapeAndSaysWhich) {
    const lesson::Lesson lesson = tape_lesson(examples[1]);
    const Scene scene = picture(lesson, 0, 1, 1280, 720);
    EXPECT_LT(scene.tiles.size(), 100U);
    EXPECT_TRUE(std::any_of(scene.texts.begin(), scene.texts.end(), [](const Text& text) {
        return text.utf8.starts_with("shown: 0 to ") && text.utf8.ends_with("of 0 to 10000");
    }));
}

TEST(TapeBuild, TakesAnyWindow) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        Viewport viewport;
        viewport.width = static_cast<float>(random() % 3000) + 1;
        viewport.height = static_cast<float>(random() % 2000) + 1;
        const lesson::Lesson lesson = tape_lesson(examples[random() % std::size(examples)]);
        const Scene scene =
            build(lesson, static_cast<int>(random() % 18), 0.5F, viewport, ThemeId::contrast, i18n::Lang::en);
        for (const Tile& tile : scene.tiles)
            ASSERT_TRUE(std::isfinite(tile.rect.x + tile.rect.y + tile.rect.w + tile.rect.h));
        for (const Text& text : scene.texts) ASSERT_TRUE(std::isfinite(text.origin.x + text.origin.y + text.size));
    }
}

}  // namespace
}  // namespace nimboard::scene
