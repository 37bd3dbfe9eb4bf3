// Pictures with the listing beside the step, and of the tempting errors: no text leaves its box, none overlaps.
#include <gtest/gtest.h>

#include <random>

#include "lesson/code.h"
#include "scene/pictures.h"
#include "svg/svg.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};

lesson::Lesson lesson_in(lesson::Id id, const char* game, core::Position heaps) {
    return lesson::build(id, core::parse_game(game).game, std::make_shared<const core::Position>(std::move(heaps)), {});
}

void expect_texts_fit(const lesson::Lesson& lesson, bool code, const std::vector<float>& moments) {
    for (const i18n::Lang lang : {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
        for (const auto& size : windows) {
            Viewport viewport = window(size[0], size[1]);
            viewport.code = code;
            for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
                for (const float t : moments) {
                    const Scene scene = build(lesson, static_cast<int>(step), t, viewport, ThemeId::board, lang);
                    ASSERT_EQ(text_faults(scene), "") << lesson::id_name(lesson.id) << " step " << step + 1 << " at " << t << ", "
                                                      << size[0] << "×" << size[1] << testing::PrintToString(*lesson.heaps);
                }
            }
        }
    }
}

const std::vector<float> all_moments = {0.05F, 0.15F, 0.3F, 0.5F, 0.8F, 1};

TEST(CodeCard, FitsBesideEveryLesson) {
    expect_texts_fit(lesson_in(lesson::Id::reduce, "nim", {10, 12, 15, 4}), true, all_moments);
    expect_texts_fit(lesson_in(lesson::Id::reduce, "nim", {3, 5, 6}), true, all_moments);
    expect_texts_fit(lesson_in(lesson::Id::grundy, "subtract:1,3,4", {21, 10}), true, all_moments);
    expect_texts_fit(lesson_in(lesson::Id::kam, "kam", {1, 2, 4}), true, all_moments);
    expect_texts_fit(lesson_in(lesson::Id::staircase, "staircase", {3, 5, 2, 6, 1}), true, all_moments);
}

TEST(CodeCard, FitsForRandomPositionsOfAnySize) {
    std::mt19937_64 random(99);
    for (int round = 0; round < 6; ++round) {
        core::Position heaps(random() % (round == 0 ? 90 : 9));
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        expect_texts_fit(lesson_in(lesson::Id::reduce, "nim", heaps), true, {1});
        if (HasFatalFailure()) return;
    }
}

/// Places of the listing's letters.
std::vector<Rect> letters_of(const Scene& scene) {
    std::vector<Rect> places;
    for (const Text& text : scene.texts) {
        if (text.utf8[0] == '\xEE') places.push_back(ink_of(text));
    }
    return places;
}

TEST(CodeCard, StandsStillWhileItsLineGlides) {
    const lesson::Lesson lesson = lesson_in(lesson::Id::reduce, "nim", {10, 12, 15, 4});
    Viewport viewport = window(1280, 720);
    viewport.code = true;
    const std::vector<Rect> before = letters_of(build(lesson, 3, 1, viewport, ThemeId::board, i18n::Lang::en));
    for (const float t : {0.0F, 0.1F, 0.4F, 0.9F, 1.0F}) {
        const std::vector<Rect> now = letters_of(build(lesson, 4, t, viewport, ThemeId::board, i18n::Lang::en));
        ASSERT_GE(now.size(), 11U);
        for (std::size_t i = 0; i < 11; ++i) ASSERT_EQ(now[i], before[i]) << t;
    }
}

TEST(CodeCard, IsThereOnlyWhenAskedForAndCanBeCopied) {
    const lesson::Lesson lesson = lesson_in(lesson::Id::reduce, "nim", {10, 12, 15, 4});
    Viewport viewport = window(1280, 720);
    const auto copies = [&] {
        const Scene scene = build(lesson, 4, 1, viewport, ThemeId::board, i18n::Lang::en);
        return std::count_if(scene.hotspots.begin(), scene.hotspots.end(),
                             [](const Hotspot& spot) { return spot.action.kind == ActionKind::copy_code; });
    };
    EXPECT_EQ(copies(), 0);
    viewport.code = true;
    EXPECT_EQ(copies(), 1);
}

TEST(CodeCard, IsPlainTextInAnExportedPicture) {
    const lesson::Lesson lesson = lesson_in(lesson::Id::reduce, "nim", {10, 12, 15, 4});
    Viewport viewport = window(1280, 720);
    viewport.code = true;
    const std::string svg = svg::render(build(lesson, 4, 1, viewport, ThemeId::board, i18n::Lang::en));
    EXPECT_NE(svg.find(">k ^= a;<"), std::string::npos);
    EXPECT_NE(svg.find("std::cin &gt;&gt; a;"), std::string::npos);
    EXPECT_EQ(svg.find('\xEE'), std::string::npos);
}

TEST(Errors, PicturesFitAtRestAndInMotion) {
    expect_texts_fit(lesson_in(lesson::Id::errors, "nim", {10, 12, 15, 4}), false, all_moments);
    expect_texts_fit(lesson_in(lesson::Id::errors, "nim", {10, 12, 15, 4}), true, {1});
    for (const char* game : {"kam", "staircase", "bounded:3", "grundy"}) {
        expect_texts_fit(lesson_in(lesson::Id::errors, game, {1, 2, 4}), false, {0.3F, 1});
    }
    expect_texts_fit(lesson_in(lesson::Id::errors, "nim", {}), false, {1});
    expect_texts_fit(lesson_in(lesson::Id::errors, "nim", core::Position(300, 12345678901U)), false, {0.4F, 1});
}

}  // namespace
}  // namespace nimboard::scene
