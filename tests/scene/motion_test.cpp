// Motion begins where the step before rests and ends where its own step rests; the same moment gives the same picture.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "scene/pictures.h"
#include "svg/svg.h"

namespace nimboard::scene {
namespace {

Scene picture(const lesson::Lesson& lesson, int step, float t, float width = 1280, float height = 720) {
    return build(lesson, step, t, window(width, height), ThemeId::board, i18n::Lang::en);
}

/// Where stones are seen: one point for each stone of each visible block, sorted.
std::vector<std::pair<int, int>> stones_of(const Scene& scene, int least_alpha = 20) {
    std::vector<std::pair<int, int>> stones;
    for (const Block& block : scene.blocks) {
        if (block.colour.a < least_alpha) continue;
        const float w = block.rect.w / static_cast<float>(block.nx);
        const float h = block.rect.h / static_cast<float>(block.ny);
        for (int i = 0; i < block.nx * block.ny; ++i) {
            const auto column = static_cast<float>(i % block.nx);
            const auto row = static_cast<float>(i / block.nx);
            stones.emplace_back(std::lround(block.rect.x + (column + 0.5F) * w), std::lround(block.rect.y + (row + 0.5F) * h));
        }
    }
    std::sort(stones.begin(), stones.end());
    stones.erase(std::unique(stones.begin(), stones.end()), stones.end());
    return stones;
}

const core::Position examples[] = {{10, 12, 15, 4}, {3, 5, 6}, {1}, {7, 7}, {0, 0}, {}, {1, 2, 3, 4, 5, 6}, {63, 64}};

TEST(Motion, BeginsWhereTheStepBeforeRests) {
    for (const core::Position& heaps : examples) {
        const lesson::Lesson lesson = lesson_of(heaps);
        for (int step = 1; step < static_cast<int>(lesson.steps.size()); ++step) {
            const Scene before = picture(lesson, step - 1, 1);
            const Scene start = picture(lesson, step, 0);
            ASSERT_EQ(stones_of(before), stones_of(start)) << "step " << step + 1 << testing::PrintToString(heaps);
            ASSERT_EQ(before.texts.size(), start.texts.size()) << "step " << step + 1 << testing::PrintToString(heaps);
        }
    }
}

TEST(Motion, EndsWhereItsOwnStepRests) {
    for (const core::Position& heaps : examples) {
        const lesson::Lesson lesson = lesson_of(heaps);
        for (int step = 1; step < static_cast<int>(lesson.steps.size()); ++step) {
            const Scene end = picture(lesson, step, 0.99999F);
            const Scene rest = picture(lesson, step, 1);
            ASSERT_EQ(stones_of(end), stones_of(rest)) << "step " << step + 1 << testing::PrintToString(heaps);
        }
    }
}

/// How far the clearly seen stones of one picture are from those of the picture before, faint ones included, at most:
/// what fades in has been faint in its place before.
float largest_jump(const Scene& from, const Scene& to) {
    float jump = 0;
    const auto stones = stones_of(from);
    for (const auto& [x, y] : stones_of(to, 100)) {
        float nearest = 1e9F;
        for (const auto& [a, b] : stones) {
            nearest = std::min(nearest, std::hypot(static_cast<float>(x - a), static_cast<float>(y - b)));
        }
        jump = std::max(jump, nearest);
    }
    return jump;
}

TEST(Motion, NeverJumps) {
    for (const core::Position& heaps : {core::Position{10, 12, 15, 4}, core::Position{3, 5, 6}, core::Position{7, 7, 2}}) {
        const lesson::Lesson lesson = lesson_of(heaps);
        for (int step = 1; step < static_cast<int>(lesson.steps.size()); ++step) {
            constexpr int frames = 200;
            for (int frame = 1; frame <= frames; ++frame) {
                const Scene from = picture(lesson, step, static_cast<float>(frame - 1) / frames);
                const Scene to = picture(lesson, step, static_cast<float>(frame) / frames);
                ASSERT_LT(largest_jump(from, to), 40) << "step " << step + 1 << " frame " << frame;
            }
        }
    }
}

TEST(Motion, KeepsEveryStoneWhileHeapsAreCut) {
    const lesson::Lesson lesson = lesson_of({10, 12, 15, 4});
    for (float t = 0; t <= 1; t += 0.05F) {
        const Scene scene = picture(lesson, 1, t);
        int stones = 0;
        for (const Block& block : scene.blocks) stones += block.nx * block.ny;
        EXPECT_EQ(stones, 41) << "at " << t;
    }
}

TEST(Motion, IsPure) {
    const lesson::Lesson lesson = lesson_of({10, 12, 15, 4});
    for (int step = 0; step < static_cast<int>(lesson.steps.size()); ++step) {
        EXPECT_EQ(svg::render(picture(lesson, step, 0.37F)), svg::render(picture(lesson, step, 0.37F)));
    }
}

TEST(Build, TakesAnyNumbers) {
    const lesson::Lesson lesson = lesson_of({10, 12, 15, 4});
    const std::string first = svg::render(picture(lesson, 0, 1));
    EXPECT_EQ(svg::render(picture(lesson, -5, 0.5F)), first);
    EXPECT_EQ(svg::render(picture(lesson, 0, -7)), first);
    EXPECT_EQ(svg::render(picture(lesson, 99, 1)), svg::render(picture(lesson, 15, 1)));
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        Viewport viewport;
        viewport.width = static_cast<float>(random() % 4000) + 1;
        viewport.height = static_cast<float>(random() % 3000) + 1;
        viewport.row = static_cast<float>(random() % 2000) - 1000;
        viewport.move_page = static_cast<int>(random() % 20) - 5;
        viewport.attempt.answer = static_cast<int>(random() % 5) - 2;
        const Scene scene = build(lesson, static_cast<int>(random() % 20), 0.5F, viewport, ThemeId::contrast, i18n::Lang::en);
        for (const Block& block : scene.blocks) ASSERT_TRUE(std::isfinite(block.rect.x + block.rect.w));
        for (const Text& text : scene.texts) ASSERT_TRUE(std::isfinite(text.origin.x + text.origin.y + text.size));
    }
}

TEST(Scroll, ReachesEveryHeapAndKeepsWithinItsRange) {
    core::Position heaps(10'000);
    for (std::size_t i = 0; i < heaps.size(); ++i) heaps[i] = (i * 7919) % 16'384;
    const lesson::Lesson lesson = lesson_of(heaps);
    Viewport viewport = window(1280, 720);
    viewport.row = 1e9F;
    const Scene end = build(lesson, 3, 1, viewport, ThemeId::board, i18n::Lang::en);
    EXPECT_EQ(end.scroll, end.scroll_range);
    const std::string last = std::to_string(heaps.back());
    EXPECT_TRUE(std::any_of(end.texts.begin(), end.texts.end(), [&](const Text& text) { return text.utf8 == last; }));
    // Only what is in sight is drawn, and the minimap shows all columns.
    EXPECT_LT(end.blocks.size(), 4000U);
    EXPECT_EQ(lesson.columns.size(), 14U);
    EXPECT_GT(std::count_if(end.hotspots.begin(), end.hotspots.end(),
                            [](const Hotspot& spot) { return spot.action.kind == ActionKind::scroll_to; }),
              50);
}

TEST(Scroll, ShowsTheHeapThatAStepSpeaksOf) {
    core::Position heaps(500, 1);
    heaps[321] = 1024;
    const lesson::Lesson lesson = lesson_of(heaps);
    const int last = static_cast<int>(lesson.steps.size()) - 1;
    const Scene scene = picture(lesson, last - 3, 1);
    EXPECT_TRUE(std::any_of(scene.texts.begin(), scene.texts.end(), [](const Text& text) { return text.utf8 == "1024"; }));
}

TEST(Hotspots, OfferEveryMoveFromZeroExactlyOnce) {
    const lesson::Lesson lesson = lesson_of({3, 5, 6});
    const Scene scene = picture(lesson, 8, 1);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> moves;
    for (const Hotspot& spot : scene.hotspots) {
        if (spot.action.kind == ActionKind::try_move) moves.emplace_back(spot.action.a, spot.action.b);
    }
    std::sort(moves.begin(), moves.end());
    std::vector<std::pair<std::uint64_t, std::uint64_t>> all;
    const core::Position heaps{3, 5, 6};
    for (std::uint64_t heap = 0; heap < 3; ++heap) {
        for (core::Heap to = 0; to < heaps[heap]; ++to) all.emplace_back(heap, to);
    }
    EXPECT_EQ(moves, all);
}

TEST(Hotspots, PagesReachEveryMoveOfLargeHeaps) {
    const lesson::Lesson lesson = lesson_of({90, 90});
    Viewport viewport = window(390, 844);
    const int step = static_cast<int>(lesson.steps.size()) - 3;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> moves;
    for (viewport.move_page = 0; viewport.move_page < 100; ++viewport.move_page) {
        const Scene scene = build(lesson, step, 1, viewport, ThemeId::board, i18n::Lang::en);
        for (const Hotspot& spot : scene.hotspots) {
            if (spot.action.kind == ActionKind::try_move) moves.emplace_back(spot.action.a, spot.action.b);
        }
    }
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    EXPECT_EQ(moves.size(), 180U);
}

TEST(Hotspots, OfferEveryCandidate) {
    const lesson::Lesson lesson = lesson_of({10, 12, 15, 4});
    const Scene scene = picture(lesson, 10, 1);
    std::vector<std::uint64_t> heaps;
    for (const Hotspot& spot : scene.hotspots) {
        if (spot.action.kind == ActionKind::choose_candidate) heaps.push_back(spot.action.a);
    }
    EXPECT_EQ(heaps, (std::vector<std::uint64_t>{0, 1, 2}));
}

}  // namespace
}  // namespace nimboard::scene
