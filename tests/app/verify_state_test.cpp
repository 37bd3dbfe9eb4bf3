// Verifying in slices: what the page asks for and how it goes on, without a clock or a screen.
#include <gtest/gtest.h>

#include "app/intent.h"
#include "app/model.h"

namespace nimboard::app {
namespace {

float no_time(const lesson::Lesson&, int) { return 0; }

Model model_of(const char* game) {
    Model model = make_model(default_document());
    apply(model, SetGame{game}, no_time);
    apply(model, SetPanel{static_cast<int>(Panel::verify)}, no_time);
    return model;
}

/// Ticks to the end, at most `most` times; gives how often.
int run_out(Model& model, int most = 100'000) {
    int ticks = 0;
    while (ticks < most && tick(model, 0.016F, no_time)) ++ticks;
    return ticks;
}

TEST(VerifyState, SearchesTheWholeRangeInSlices) {
    Model model = model_of("nim");
    apply(model, SetVerify{4, 63}, no_time);
    apply(model, StartVerify{}, no_time);
    EXPECT_TRUE(model.verify.running);
    EXPECT_GT(run_out(model), 1);
    EXPECT_TRUE(verify_done(model.verify));
    EXPECT_EQ(model.verify.run->done(), 64U * 64 * 64 * 64);
    EXPECT_EQ(model.verify.run->p_positions(), 64U * 64 * 64);  // three heaps decide the fourth
    EXPECT_FALSE(model.verify.run->counterexample());
}

TEST(VerifyState, StopsAndGoesOnWhereItWas) {
    Model model = model_of("nim");
    apply(model, SetVerify{4, 63}, no_time);
    apply(model, StartVerify{}, no_time);
    tick(model, 0.016F, no_time);
    apply(model, StopVerify{}, no_time);
    const std::uint64_t done = model.verify.run->done();
    EXPECT_FALSE(tick(model, 0.016F, no_time));
    EXPECT_EQ(model.verify.run->done(), done);
    ASSERT_FALSE(verify_done(model.verify));
    apply(model, StartVerify{}, no_time);
    EXPECT_GE(model.verify.run->done(), done);
    run_out(model);
    EXPECT_TRUE(verify_done(model.verify));
}

TEST(VerifyState, StopsWhenNobodyLooksAtIt) {
    Model model = model_of("nim");
    apply(model, SetVerify{3, 63}, no_time);
    apply(model, StartVerify{}, no_time);
    apply(model, CloseTop{}, no_time);
    EXPECT_FALSE(tick(model, 0.016F, no_time));
    EXPECT_FALSE(model.verify.running);
}

TEST(VerifyState, LeavesTheFrameHoweverLongTheLastOneTook) {
    Model model = model_of("nim");
    apply(model, SetVerify{4, 89}, no_time);
    apply(model, StartVerify{}, no_time);
    std::uint64_t before = 0;
    for (const float dt : {0.0F, 0.001F, 0.08F, 1e6F, -1.0F}) {
        EXPECT_TRUE(tick(model, dt, no_time));
        EXPECT_GT(model.verify.run->done(), before) << dt;
        before = model.verify.run->done();
    }
    EXPECT_FALSE(verify_done(model.verify)) << "five slices are not the whole of 65,610,000 positions";
}

TEST(VerifyState, ClampsTheRangeAndRefusesWhatAPageCannotHold) {
    Model model = model_of("nim");
    apply(model, SetVerify{0, 0}, no_time);
    EXPECT_EQ(model.verify.heaps, 1U);
    EXPECT_EQ(model.verify.largest, 1U);
    apply(model, SetVerify{1000, ~core::Heap{0}}, no_time);
    EXPECT_EQ(model.verify.heaps, most_heaps_to_verify);
    EXPECT_EQ(model.verify.largest, largest_to_verify);
    EXPECT_FALSE(positions_to_verify(model.lesson.game, model.verify));
    apply(model, StartVerify{}, no_time);
    EXPECT_FALSE(model.verify.running);
    EXPECT_EQ(model.verify.run, nullptr);
}

TEST(VerifyState, EveryGameHasARangeThatItHoldsIn) {
    for (const char* game : {"nim", "misere-nim", "bounded:3", "subtract:1,3,4", "moore:2", "staircase", "kam", "octal:0.77",
                             "grundy", "lasker"}) {
        VerifyState state;
        set_verify(state, 3, 7);
        start_verify(state, core::parse_game(game).game);
        while (tick_verify(state, 0.016F)) {}
        ASSERT_TRUE(state.run) << game;
        EXPECT_TRUE(verify_done(state)) << game;
        EXPECT_FALSE(state.run->counterexample()) << game;
        EXPECT_EQ(state.game, game);
    }
}

TEST(VerifyState, ASumIsSearchedWithTheHeapsOnStage) {
    VerifyState state;
    set_verify(state, 1, 7);
    const core::Game sum = core::parse_sum("nim+octal:0.77+subtract:1,3,4").game;
    EXPECT_EQ(heaps_to_verify(sum, state), 3U);
    start_verify(state, sum);
    while (tick_verify(state, 0.016F)) {}
    ASSERT_TRUE(state.run);
    EXPECT_TRUE(verify_done(state));
    EXPECT_EQ(state.run->done(), 8U * 8 * 8);
    EXPECT_FALSE(state.run->counterexample());
}

}  // namespace
}  // namespace nimboard::app
