// The pictures of the lesson `proof`, and those of `reduce` in which the learner moves: texts stay in their boxes,
// motions begin and end at rest, a failed part is seen, clicks lead where they should.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "i18n/msg/scene.h"
#include "lesson/proof_parts.h"
#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};
constexpr core::Heap most = ~core::Heap{0};

const core::Position examples[] = {{},           {7},        {1, 1},      {3, 5, 6},  {10, 12, 15, 4},
                                   {1, 2, 3},    {2, 2, 2, 2, 2, 2, 2, 2}, {16}, {most, most >> 1, 77777777777U, 4}, {most, most},
                                   {300, 5000, 129, 64, 77, 8191, 12, 9, 33}};

lesson::Lesson proof_of(core::Position heaps, lesson::Id id = lesson::Id::proof, const lesson::Choices& choices = {}) {
    return lesson::build(id, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

void expect_texts_fit(const lesson::Lesson& lesson, float width, float height, const std::vector<float>& moments, i18n::Lang lang) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const float t : moments) {
            const Scene scene = build(lesson, static_cast<int>(step), t, window(width, height), ThemeId::board, lang);
            ASSERT_EQ(text_faults(scene), "") << testing::PrintToString(*lesson.position) << " step " << step + 1 << " at " << t
                                              << ", " << width << "×" << height << " " << i18n::lang_tag(lang);
        }
    }
}

TEST(ProofTexts, FitInRestAndInMotionInEveryLanguage) {
    for (const core::Position& heaps : examples) {
        const lesson::Lesson lesson = proof_of(heaps);
        for (const auto& size : windows) {
            expect_texts_fit(lesson, size[0], size[1], {0.1F, 0.3F, 0.5F, 0.7F, 0.9F, 1}, i18n::Lang::en);
            expect_texts_fit(lesson, size[0], size[1], {1}, i18n::Lang::zh_Hans);
            expect_texts_fit(lesson, size[0], size[1], {1}, i18n::Lang::zh_Hant);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(ProofTexts, FitForRandomPositionsOfAnySize) {
    std::mt19937_64 random(11);
    for (int round = 0; round < 60; ++round) {
        core::Position heaps(random() % 9);
        const auto shift = random() % 64;
        for (core::Heap& heap : heaps) heap = random() >> shift;
        if (round % 3 == 0 && !heaps.empty()) heaps.push_back(core::nim_sum(heaps));
        const auto& size = windows[static_cast<std::size_t>(round) % 3];
        expect_texts_fit(proof_of(heaps), size[0], size[1], {1}, static_cast<i18n::Lang>(round / 3 % 3));
        if (HasFatalFailure()) return;
    }
}

TEST(OwnMoveTexts, FitForWrongAndRightMoves) {
    for (const core::Move& move : {core::Move{1, 12, 5}, core::Move{0, 10, 7}, core::Move{2, 15, 0}}) {
        lesson::Choices choices;
        choices.tried = move;
        const lesson::Lesson lesson = proof_of({10, 12, 15, 4}, lesson::Id::reduce, choices);
        for (const auto& size : windows) {
            expect_texts_fit(lesson, size[0], size[1], {0.5F, 1}, i18n::Lang::en);
            expect_texts_fit(lesson, size[0], size[1], {1}, i18n::Lang::zh_Hans);
            if (HasFatalFailure()) return;
        }
    }
    lesson::Choices choices;
    choices.refuted = {{0, 4}, {9, 12}};
    const lesson::Lesson zero = proof_of({3, 5, 6}, lesson::Id::reduce, choices);
    for (const auto& size : windows) expect_texts_fit(zero, size[0], size[1], {0.5F, 1}, i18n::Lang::zh_Hant);
}

/// Texts and tiles that are seen, in whole pixels, in no order.
std::vector<std::string> seen_on_stage(const Scene& scene, float split) {
    std::vector<std::string> seen;
    const auto say = [&](const Rect& rect, const Rgba& colour, const std::string& what) {
        if (colour.a < 6 || rect.x > split || rect.w < 0.5F) return;
        std::ostringstream words;
        words << what << std::lround(rect.x) << "," << std::lround(rect.y) << " " << std::lround(rect.w) << " "
              << int{colour.r} / 8 << " " << int{colour.g} / 8 << " " << int{colour.a} / 16;
        seen.push_back(words.str());
    };
    for (const Tile& tile : scene.tiles) say(tile.rect, tile.fill.a > 0 ? tile.fill : tile.stroke, tile.fill.a > 0 ? "fill " : "ring ");
    for (const Text& text : scene.texts) say(ink_of(text), text.colour, text.utf8 + " ");
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    return seen;
}

TEST(ProofMotion, BeginsAndEndsAtRest) {
    for (const core::Position& heaps : examples) {
        const lesson::Lesson lesson = proof_of(heaps);
        for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
            const auto at = [&](std::size_t which, float t) {
                return seen_on_stage(build(lesson, static_cast<int>(which), t, window(1280, 720), ThemeId::board, i18n::Lang::en),
                                     1280 * 0.56F);
            };
            ASSERT_EQ(at(step - 1, 1), at(step, 0)) << testing::PrintToString(heaps) << " step " << step + 1;
            ASSERT_EQ(at(step, 0.99999F), at(step, 1)) << testing::PrintToString(heaps) << " step " << step + 1;
        }
    }
}

bool says(const Scene& scene, const i18n::Message& message) {
    const std::string words = i18n::plain(message, i18n::Lang::en);
    return std::any_of(scene.texts.begin(), scene.texts.end(), [&](const Text& text) { return text.utf8 == words; });
}

TEST(ProofPicture, AFailedPartIsSeenInWordsAndInRed) {
    lesson::Lesson lesson = proof_of({3, 5, 7});
    lesson.steps.clear();
    lesson.chapters.clear();
    lesson::Writer writer(lesson);
    lesson::write_proof_steps(writer);
    lesson.steps[5].checks.front().holds = false;
    lesson::settle_proof(lesson.steps);
    const auto at = [&](int step) { return build(lesson, step, 1, window(1280, 720), ThemeId::board, i18n::Lang::en); };
    EXPECT_FALSE(says(at(4), i18n::msg::scene_proof_failed()));
    for (const int step : {5, 6, 10}) {
        const Scene scene = at(step);
        EXPECT_TRUE(says(scene, i18n::msg::scene_proof_failed())) << step;
        EXPECT_EQ(text_faults(scene), "");
        const Rgba bad = theme(ThemeId::board).bad;
        EXPECT_TRUE(std::any_of(scene.tiles.begin(), scene.tiles.end(), [&](const Tile& tile) { return tile.stroke == bad; }));
    }
}

TEST(ProofPicture, TheTreeIsOnStageAtEveryStepAndLeadsToItsSteps) {
    const lesson::Lesson lesson = proof_of({10, 12, 15, 4});
    for (int step = 0; step < 11; ++step) {
        const Scene scene = build(lesson, step, 1, window(1280, 720), ThemeId::board, i18n::Lang::en);
        std::vector<std::uint64_t> goals;
        for (const Hotspot& spot : scene.hotspots) {
            if (spot.action.kind == ActionKind::go_to) goals.push_back(spot.action.a);
        }
        EXPECT_EQ(goals, (std::vector<std::uint64_t>{2, 3, 4, 6, 9, 10}));
    }
}

TEST(ProofPicture, MovesOnTheMapCanBeChosen) {
    const auto spots = [](const lesson::Lesson& lesson, ActionKind kind) {
        const Scene scene = build(lesson, 9, 1, window(1280, 720), ThemeId::board, i18n::Lang::en);
        return std::count_if(scene.hotspots.begin(), scene.hotspots.end(), [&](const Hotspot& s) { return s.action.kind == kind; });
    };
    EXPECT_EQ(spots(proof_of({10, 12, 15, 4}), ActionKind::choose_candidate), 3);
    EXPECT_EQ(spots(proof_of({1, 2, 3}), ActionKind::try_move), 6);
    EXPECT_EQ(spots(proof_of({3, 5, 6}), ActionKind::try_move), 14);
}

}  // namespace
}  // namespace nimboard::scene
