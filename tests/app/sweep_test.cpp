// The learner's own moves: those refuted from k = 0 are counted, and one proposed from k != 0 is answered.
#include <gtest/gtest.h>

#include "app/address.h"
#include "app/model.h"

namespace nimboard::app {
namespace {

float one_second(const lesson::Lesson&, int) { return 1; }

Model model_of(core::Position heaps, int step) {
    Document document = default_document();
    document.heaps = std::make_shared<const core::Position>(std::move(heaps));
    document.step = step;
    return make_model(document);
}

std::uint64_t refuted(const Model& model) { return lesson::size(model.lesson.choices.refuted); }

TEST(Refuted, EveryMoveTriedCountsOnce) {
    Model model = model_of({3, 5, 6}, 8);
    EXPECT_EQ(refuted(model), 1U);  // the one that is shown first, 5 → 2
    for (const core::Move& move : {core::Move{0, 3, 0}, core::Move{0, 3, 1}, core::Move{0, 3, 0}, core::Move{1, 5, 2}}) {
        apply(model, TryMove{move}, one_second);
    }
    EXPECT_EQ(refuted(model), 3U);
    apply(model, Undo{}, one_second);
    apply(model, Undo{}, one_second);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(refuted(model), 2U);
}

TEST(Refuted, TheAddressKeepsThem) {
    Model model = model_of({3, 5, 6}, 8);
    for (const core::Move& move : {core::Move{0, 3, 0}, core::Move{0, 3, 1}, core::Move{2, 6, 5}}) {
        apply(model, TryMove{move}, one_second);
    }
    const std::string address = write_address(model.doc);
    EXPECT_NE(address.find("&try=3:5&tried=1-2,6"), std::string::npos) << address;
    const ReadAddress read = read_address(address, default_document());
    EXPECT_TRUE(read.notices.empty());
    EXPECT_EQ(read.document.choices, model.doc.choices);
    EXPECT_EQ(read_address("#heaps=3,5,6&tried=5-2", default_document()).notices.size(), 1U);
    EXPECT_EQ(read_address("#heaps=3,5,6&tried=x", default_document()).notices.size(), 1U);
    // More than there are: put right by the lesson.
    Document many = default_document();
    many.heaps = std::make_shared<const core::Position>(core::Position{1, 1});
    many.choices.refuted = {{0, ~std::uint64_t{0}}};
    EXPECT_EQ(refuted(make_model(many)), 2U);
}

TEST(Refuted, AllMovesAreTriedInTurn) {
    Model model = model_of({3, 5, 6}, 8);
    apply(model, TryAll{}, one_second);
    std::uint64_t before = refuted(model);
    int ticks = 0;
    while (model.sweep >= 0 && ticks < 2000) {
        EXPECT_TRUE(tick(model, 0.02F, one_second));
        EXPECT_GE(refuted(model), before);
        EXPECT_LE(refuted(model), before + 2);
        before = refuted(model);
        ++ticks;
    }
    EXPECT_EQ(refuted(model), 14U);
    EXPECT_EQ(model.doc.step, 8);
    EXPECT_FALSE(tick(model, 0.02F, one_second));
    apply(model, TryAll{}, one_second);  // nothing is left
    EXPECT_LT(model.sweep, 0);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(refuted(model), 1U);
}

TEST(Refuted, WithoutMotionAllAtOnceAndAnythingElseStopsIt) {
    Model model = model_of({3, 5, 6}, 8);
    model.doc.still = true;
    apply(model, TryAll{}, one_second);
    EXPECT_EQ(refuted(model), 14U);
    Model other = model_of({7, 25, 30}, 8);
    apply(other, TryAll{}, one_second);
    tick(other, 0.05F, one_second);
    apply(other, Prev{}, one_second);
    EXPECT_LT(other.sweep, 0);
}

TEST(OwnMove, IsShownAnsweredAndTakenBack) {
    Model model = model_of({10, 12, 15, 4}, 7);
    ASSERT_EQ(model.lesson.steps.size(), 16U);
    apply(model, TryMove{{1, 12, 5}}, one_second);
    EXPECT_EQ(model.lesson.steps.size(), 18U);
    EXPECT_EQ(model.doc.step, 8);
    const lesson::Stage& reply = model.lesson.steps[9].stage;
    core::Position position = *reply.position;
    ASSERT_EQ(core::apply_move(position, *reply.move), core::MoveError::none);
    EXPECT_EQ(core::nim_sum(position), 0U);
    while (model.player.direction != 0) tick(model, 0.1F, one_second);
    apply(model, TryMove{{1, 12, 1}}, one_second);  // right, and from the step that shows the last one
    EXPECT_EQ(model.lesson.steps.size(), 17U);
    EXPECT_EQ(model.doc.step, 8);
    EXPECT_EQ(model.lesson.choices.candidate, 1U);
    apply(model, TryMove{{1, 12, 12}}, one_second);
    EXPECT_EQ(model.lesson.steps.size(), 17U);
    apply(model, Undo{}, one_second);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(model.lesson.steps.size(), 16U);
    apply(model, Last{}, one_second);
    apply(model, TryMove{{3, 4, 0}}, one_second);  // from anywhere: to the step that shows it
    EXPECT_EQ(model.doc.step, 8);
}

}  // namespace
}  // namespace nimboard::app
