// The lessons `bounded` and `pairs`: every check of every step holds, each question has one right answer, and what the
// pictures show is so.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>

#include "core/search.h"
#include "lesson/lesson.h"
#include "lesson/positions.h"

namespace nimboard::lesson {
namespace {

Lesson lesson_of(Id id, const std::string& game, core::Position heaps, const Choices& choices = {}) {
    return build(id, core::parse_game(game).game, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

void expect_bands(const Bands& bands, const std::string& place) {
    std::vector<std::uint32_t> ids;
    for (const Band& band : bands.bands) {
        ASSERT_LE(band.heaps.size(), Band::most_heaps) << place;
        for (const BandHeap& heap : band.heaps) ids.push_back(heap.id);
        if (!band.verdict || band.more > 0 || band.heaps.size() > 5) continue;
        core::Position heaps;
        core::Heap sum = 0;
        for (const BandHeap& heap : band.heaps) {
            heaps.push_back(heap.size);
            sum ^= heap.size;
        }
        ASSERT_EQ(*band.verdict == core::Verdict::P, sum == 0) << place;
    }
    std::sort(ids.begin(), ids.end());
    ASSERT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end()) << place;
    for (const auto* move : {&bands.move, &bands.answer}) {
        if (*move) {
            ASSERT_TRUE(std::binary_search(ids.begin(), ids.end(), (*move)->id)) << place;
        }
    }
}

void expect_whole(const Lesson& lesson) {
    for (const Step& step : lesson.steps) {
        const std::string place = core::game_name(lesson.game) + " " + testing::PrintToString(*lesson.heaps) + ": " +
                                  i18n::plain(step.title, i18n::Lang::en);
        ASSERT_FALSE(step.checks.empty()) << place;
        for (const Check& check : step.checks)
            ASSERT_TRUE(check.holds) << place << ": " << i18n::plain(check.text, i18n::Lang::en);
        if (step.question) {
            const auto& answers = step.question->answers;
            ASSERT_GE(answers.size(), 2U) << place;
            ASSERT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& a) { return a.right; }), 1) << place;
            for (std::size_t i = 0; i < answers.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    ASSERT_NE(i18n::plain(answers[i].text, i18n::Lang::en), i18n::plain(answers[j].text, i18n::Lang::en))
                        << place;
                }
            }
        }
        if (step.stage.scenery == nullptr) continue;
        if (const auto* bands = std::get_if<Bands>(step.stage.scenery.get())) expect_bands(*bands, place);
        if (const auto* tape = std::get_if<Tape>(step.stage.scenery.get())) {
            ASSERT_LE(tape->options.size(), Tape::most_arcs) << place;
            if (tape->focus) {
                ASSERT_LE(*tape->focus, tape->last) << place;
            }
            for (const TapeOption& option : tape->options) ASSERT_EQ(option.first + option.taken, *tape->focus) << place;
        }
    }
}

std::string all_words(const Lesson& lesson) {
    std::string words;
    for (const Step& step : lesson.steps) {
        words += i18n::plain(step.title, i18n::Lang::en) + "\n";
        for (const auto* lines : {&step.lines, &step.after}) {
            for (const i18n::Message& line : *lines) words += i18n::plain(line, i18n::Lang::en) + "\n";
        }
    }
    return words;
}

bool says(const Lesson& lesson, std::string_view words) { return all_words(lesson).find(words) != std::string::npos; }

TEST(Bounded, IsTheFirstLessonOfItsGame) {
    const std::vector<Id> lessons = lessons_for(core::parse_game("bounded:3").game);
    ASSERT_GE(lessons.size(), 2U);
    EXPECT_EQ(lessons[0], Id::bounded);
    EXPECT_EQ(lessons[1], Id::grundy);
    EXPECT_EQ(lessons_for(core::parse_game("nim").game).front(), Id::reduce);
}

TEST(Bounded, EveryCheckHolds) {
    for (int m = 1; m <= 9; ++m) {
        const std::string game = "bounded:" + std::to_string(m);
        for (std::size_t count = 0; count <= 2; ++count) {
            each_position(count, 9, [&](const core::Position& heaps) { expect_whole(lesson_of(Id::bounded, game, heaps)); });
        }
        if (HasFatalFailure()) return;
    }
}

TEST(Bounded, HoldsForAnyLimitAndPosition) {
    std::mt19937_64 random(7);
    for (int round = 0; round < 300; ++round) {
        core::Position heaps(random() % 7);
        for (core::Heap& heap : heaps) heap = random() >> (random() % 64);
        const core::Heap m = std::max<core::Heap>(random() >> (random() % 64), 1);
        expect_whole(lesson_of(Id::bounded, "bounded:" + std::to_string(m == ~core::Heap{0} ? 1 : m), heaps));
        if (HasFatalFailure()) return;
    }
    expect_whole(lesson_of(Id::bounded, "bounded:18446744073709551614", {~core::Heap{0}, 5}));
    expect_whole(lesson_of(Id::bounded, "bounded:9223372036854775807", {~core::Heap{0}}));
}

TEST(Bounded, WinsAsSearchDoes) {
    for (const char* game : {"bounded:1", "bounded:2", "bounded:3", "bounded:5"}) {
        core::Exhaustive search(core::parse_game(game).game);
        each_position(2, 9, [&](const core::Position& heaps) {
            const Lesson lesson = lesson_of(Id::bounded, game, heaps);
            ASSERT_EQ(lesson.nim_sum != 0, search.verdict(heaps) == core::Verdict::N) << testing::PrintToString(heaps);
        });
    }
}

TEST(Bounded, SaysWhichErrorSurvives) {
    EXPECT_TRUE(says(lesson_of(Id::bounded, "bounded:3", {10, 7, 5}), "right for this m"));
    EXPECT_FALSE(says(lesson_of(Id::bounded, "bounded:3", {10, 7, 5}), "(1, 2) → (1, 1)"));
    EXPECT_TRUE(says(lesson_of(Id::bounded, "bounded:2", {4}), "(1, 2) → (1, 1) → (0, 1) → (0, 0)"));
    EXPECT_TRUE(says(lesson_of(Id::bounded, "bounded:5", {4}), "2 ⊕ 4 = 6, and 6 mod 6 = 0"));
    EXPECT_TRUE(says(lesson_of(Id::bounded, "bounded:5", {4}), "5 mod 5 = 0"));
}

TEST(Pairs, EveryCheckHolds) {
    for (std::size_t count = 0; count <= 3; ++count) {
        each_position(count, 9, [&](const core::Position& heaps) { expect_whole(lesson_of(Id::pairs, "nim", heaps)); });
    }
    each_position(5, 2, [&](const core::Position& heaps) { expect_whole(lesson_of(Id::pairs, "nim", heaps)); });
}

TEST(Pairs, HoldsForRandomPositions) {
    std::mt19937_64 random(1902);
    for (int round = 0; round < 300; ++round) {
        core::Position heaps(random() % (round % 20 == 0 ? 3000 : 9));
        for (core::Heap& heap : heaps) heap = round % 3 == 0 ? random() >> (random() % 64) : random() % 12;
        const Lesson lesson = lesson_of(Id::pairs, "nim", heaps);
        expect_whole(lesson);
        for (const core::Move& move : lesson.winning_moves) {
            Choices choices;
            choices.candidate = move.heap;
            expect_whole(lesson_of(Id::pairs, "nim", heaps, choices));
            if (move.heap > 20) break;
        }
        if (HasFatalFailure()) return;
    }
}

TEST(Pairs, CancelsEqualHeapsAndEqualBlocks) {
    EXPECT_TRUE(says(lesson_of(Id::pairs, "nim", {5, 3, 5, 7, 3}), "One heap is left"));
    EXPECT_TRUE(says(lesson_of(Id::pairs, "nim", {5, 5}), "Nothing is left: P"));
    EXPECT_TRUE(says(lesson_of(Id::pairs, "nim", {3, 5, 6}), "No two heaps are equal here"));
    EXPECT_TRUE(says(lesson_of(Id::pairs, "nim", {3, 5, 6}), "Only pairs: P"));
    EXPECT_TRUE(says(lesson_of(Id::pairs, "nim", {10, 12, 15, 4}), "8 + 4 + 1 = 13"));
}

}  // namespace
}  // namespace nimboard::lesson
