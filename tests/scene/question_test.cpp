// The question's box in every state: unanswered, with hints, answered, with hands counted. Texts stay apart and in their
// boxes, and every place to click lies in the picture and apart from the others.
#include <algorithm>
#include <gtest/gtest.h>

#include "scene/pictures.h"

namespace nimboard::scene {
namespace {

constexpr float windows[][2] = {{1280, 720}, {390, 844}, {1920, 1080}};

struct Example {
    const char* game;
    core::Position heaps;
};
const Example examples[] = {{"nim", {10, 12, 15, 4}}, {"nim", {3, 5, 6}},          {"nim", {1, 1}},
                            {"staircase", {3, 1, 4, 2}}, {"kam", {1, 2, 4}},       {"subtract:1,3,4", {21, 10}},
                            {"octal:0.77", {9, 5}},      {"nim", {300, 5000, 129}}, {"grundy", {12, 9}}};

std::vector<lesson::Attempt> states(const lesson::Question& question) {
    const auto hints = static_cast<int>(question.hints.size());
    const auto last = static_cast<int>(question.answers.size()) - 1;
    std::vector<lesson::Attempt> all = {{-1, 0, 0, false, {}}, {-1, hints, last, false, {}}, {-1, 99, 99, false, {1, 2, 3, 4, 5}}};
    for (int answer = 0; answer <= last; ++answer) all.push_back({answer, 0, -1, false, {}});
    for (const int hands : {0, 7, 999}) {
        all.push_back({-1, hands > 0 ? hints : 0, 0, true, {hands, 3}});
        all.push_back({last, 0, -1, true, {hands, 12, 999}});
    }
    return all;
}

std::string hotspot_faults(const Scene& scene, std::size_t answers) {
    std::string faults;
    std::size_t asked = 0;
    std::vector<Rect> places;
    for (const Hotspot& hotspot : scene.hotspots) {
        const ActionKind kind = hotspot.action.kind;
        if (kind == ActionKind::answer) ++asked;
        const bool ours = kind == ActionKind::answer || kind >= ActionKind::hint;
        if (!ours) continue;
        const Rect& r = hotspot.rect;
        if (r.x < 0 || r.y < 0 || r.right() > scene.width || r.bottom() > scene.height) faults += "a place leaves the picture\n";
        for (const Rect& other : places) {
            if (overlap(r, other)) faults += "two places overlap\n";
        }
        places.push_back(r);
    }
    if (asked != 0 && asked != answers) faults += "an answer cannot be clicked\n";
    if (places.empty()) faults += "nothing can be clicked\n";
    return faults;
}

bool asks(const Scene& scene) {
    return std::any_of(scene.hotspots.begin(), scene.hotspots.end(), [](const Hotspot& hotspot) {
        return hotspot.action.kind == ActionKind::answer || hotspot.action.kind >= ActionKind::hint;
    });
}

/// The pictures of all questions of all lessons of the example, in every state.
void look_at(const Example& example, float width, float height, i18n::Lang lang) {
    const core::Game game = core::parse_game(example.game).game;
    for (const lesson::Id id : lesson::lessons_for(game)) {
        const lesson::Lesson lesson = lesson::build(id, game, std::make_shared<const core::Position>(example.heaps), {});
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            if (!lesson.steps[step].question) continue;
            for (const lesson::Attempt& attempt : states(*lesson.steps[step].question)) {
                Viewport viewport = window(width, height);
                viewport.attempt = attempt;
                const Scene scene = build(lesson, static_cast<int>(step), 1, viewport, ThemeId::board, lang);
                const std::string where = std::string(example.game) + " " + std::string(lesson::id_name(id)) + " step " +
                                          std::to_string(step + 1) + " width " + std::to_string(width) + " answer " +
                                          std::to_string(attempt.answer) + " hints " + std::to_string(attempt.hints) +
                                          (attempt.counts_hands ? " hands " : " ") + std::string(i18n::lang_tag(lang));
                EXPECT_EQ(text_faults(scene), "") << where;
                // On phones the proof's tree and map leave a step no room for its question: the page's text has it.
                if (id == lesson::Id::proof && width < 500 && !asks(scene)) continue;
                EXPECT_EQ(hotspot_faults(scene, lesson.steps[step].question->answers.size()), "") << where;
            }
        }
    }
}

TEST(Question, FitsInEveryStateWindowAndLanguage) {
    for (const Example& example : examples) {
        for (const auto& size : windows) {
            for (const i18n::Lang lang : {i18n::Lang::en, i18n::Lang::zh_Hans, i18n::Lang::zh_Hant}) {
                look_at(example, size[0], size[1], lang);
            }
        }
    }
}

TEST(Question, OnTheWayBackShowsWhatWasAnsweredOnBothSteps) {
    const lesson::Lesson lesson = lesson_of({10, 12, 15, 4});
    int step = -1;
    for (std::size_t i = 1; i < lesson.steps.size(); ++i) {
        if (lesson.steps[i].question && lesson.steps[i - 1].question) step = static_cast<int>(i);
    }
    ASSERT_GE(step, 1);
    Viewport both = window(1280, 720);
    both.attempt.answer = 0;
    both.attempt_before.answer = 1;
    Viewport rest = window(1280, 720);
    rest.attempt.answer = 1;
    const Scene end = build(lesson, step, 0, both, ThemeId::board, i18n::Lang::en);
    const Scene there = build(lesson, step - 1, 1, rest, ThemeId::board, i18n::Lang::en);
    const auto words = [](const Scene& scene) {
        std::vector<std::string> all;
        for (const Text& text : scene.texts) all.push_back(text.utf8);
        std::sort(all.begin(), all.end());
        return all;
    };
    EXPECT_EQ(words(end), words(there));
}

}  // namespace
}  // namespace nimboard::scene
