// Next, back, scrubbing and playing, at rest and in mid-motion.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "app/model.h"
#include "app/helpers.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;

struct Place {
    int step;
    float t;
    int direction;
    int shown;
};

void expect_at(const Model& model, const Place& place) {
    EXPECT_EQ(model.doc.step, place.step);
    EXPECT_NEAR(model.player.t, place.t, 1e-4F);
    EXPECT_EQ(model.player.direction, place.direction);
    EXPECT_EQ(shown_step(model), place.shown);
    EXPECT_EQ(moving(model), place.direction != 0);
}

/// The default position, at rest on step 3.
Model at_three() {
    Model model = make_model(default_document());
    apply(model, GoTo{3}, one_second);
    return model;
}

TEST(Next, AtRestStartsTheMotionIntoTheNextStep) {
    Model model = at_three();
    apply(model, Next{}, one_second);
    expect_at(model, {4, 0, 1, 4});
    tick(model, 0.1F, one_second);
    expect_at(model, {4, 0.1F, 1, 4});
    wait(model, 1);
    expect_at(model, {4, 1, 0, 4});
}

TEST(Next, InMidMotionCompletesItAndStartsTheNextOne) {
    Model model = at_three();
    apply_all(model, {Next{}, Next{}, Next{}});
    expect_at(model, {6, 0, 1, 6});
}

TEST(Next, AtTheEndDoesNothing) {
    Model model = at_three();
    apply_all(model, {Last{}, Next{}});
    expect_at(model, {last_step(model), 1, 0, last_step(model)});
}

TEST(Next, InMotionIntoTheLastStepCompletesIt) {
    Model model = at_three();
    apply_all(model, {GoTo{last_step(model) - 1}, Next{}, Next{}});
    expect_at(model, {last_step(model), 1, 0, last_step(model)});
}

TEST(Prev, AtRestPlaysTheMotionOfItsStepBackwards) {
    Model model = at_three();
    apply(model, Prev{}, one_second);
    expect_at(model, {3, 1, -1, 2});
    tick(model, 0.1F, one_second);
    expect_at(model, {3, 0.9F, -1, 2});
    wait(model, 1);
    expect_at(model, {2, 1, 0, 2});
}

TEST(Prev, InMidMotionTurnsAround) {
    Model model = at_three();
    apply(model, Next{}, one_second);
    tick(model, 0.1F, one_second);
    apply(model, Prev{}, one_second);
    expect_at(model, {4, 0.1F, -1, 3});
    wait(model, 0.2F);
    expect_at(model, {3, 1, 0, 3});
}

TEST(Prev, OnItsWayBackLandsAndGoesOnBack) {
    Model model = at_three();
    apply_all(model, {Prev{}, Prev{}});
    expect_at(model, {2, 1, -1, 1});
}

TEST(Prev, AtTheStartDoesNothing) {
    Model model = at_three();
    apply_all(model, {First{}, Prev{}});
    expect_at(model, {0, 1, 0, 0});
    apply_all(model, {GoTo{1}, Prev{}, Prev{}, Prev{}});
    expect_at(model, {0, 1, 0, 0});
}

TEST(Next, OnTheWayBackTurnsAround) {
    Model model = at_three();
    apply(model, Prev{}, one_second);
    tick(model, 0.1F, one_second);
    apply(model, Next{}, one_second);
    expect_at(model, {3, 0.9F, 1, 3});
    wait(model, 0.2F);
    expect_at(model, {3, 1, 0, 3});
}

TEST(NoMotion, WhenAStepTakesNoTimeOrThePageIsStill) {
    for (const bool still : {false, true}) {
        Model model = at_three();
        model.doc.still = still;
        const DurationOf duration = still ? one_second : no_time;
        apply(model, Next{}, duration);
        expect_at(model, {4, 1, 0, 4});
        apply(model, Prev{}, duration);
        apply(model, Prev{}, duration);
        expect_at(model, {2, 1, 0, 2});
        EXPECT_FALSE(tick(model, 0.1F, duration));
    }
}

TEST(NoMotion, AskedForInMidMotionLandsAtOnce) {
    Model model = at_three();
    apply_all(model, {Prev{}, SetStill{true}});
    expect_at(model, {2, 1, 0, 2});
}

TEST(Jump, IsInstantAndClamped) {
    Model model = at_three();
    apply_all(model, {Next{}, GoTo{1}});
    expect_at(model, {1, 1, 0, 1});
    apply(model, GoTo{-7}, one_second);
    expect_at(model, {0, 1, 0, 0});
    apply(model, GoTo{std::numeric_limits<int>::max()}, one_second);
    expect_at(model, {last_step(model), 1, 0, last_step(model)});
    apply(model, First{}, one_second);
    expect_at(model, {0, 1, 0, 0});
}

TEST(Jump, ToAChapterGoesToItsFirstStepIfThereIsOne) {
    Model model = at_three();
    const int chapters = static_cast<int>(model.lesson.chapters.size());
    for (int chapter = 0; chapter < chapters; ++chapter) {
        apply(model, GoToChapter{chapter}, one_second);
        EXPECT_EQ(model.doc.step, model.lesson.chapters[static_cast<std::size_t>(chapter)].first_step);
    }
    for (const int none : {-1, chapters, 1000}) {
        apply_all(model, {GoTo{3}, GoToChapter{none}});
        EXPECT_EQ(model.doc.step, 3);
    }
}

TEST(Scrub, PutsThePictureAnywhereAndPauses) {
    Model model = at_three();
    apply_all(model, {Play{}, Scrub{4.25F}});
    EXPECT_FALSE(model.player.playing);
    expect_at(model, {5, 0.25F, 0, 5});
    apply(model, Scrub{4}, one_second);
    expect_at(model, {4, 1, 0, 4});
    apply(model, Scrub{-3}, one_second);
    expect_at(model, {0, 1, 0, 0});
    apply(model, Scrub{1e9F}, one_second);
    expect_at(model, {last_step(model), 1, 0, last_step(model)});
    apply_all(model, {GoTo{2}, Scrub{std::nanf("")}});
    expect_at(model, {2, 1, 0, 2});
}

TEST(Scrub, LeavesAMotionThatNextEndsAndPrevTakesBack) {
    Model model = at_three();
    apply_all(model, {Scrub{4.25F}, Next{}});
    expect_at(model, {5, 0.25F, 1, 5});
    apply_all(model, {Scrub{4.25F}, Prev{}});
    expect_at(model, {5, 0.25F, -1, 4});
    wait(model, 0.5F);
    expect_at(model, {4, 1, 0, 4});
}

TEST(Scrub, OnAStillPageRestsOnTheNearestStep) {
    Model model = at_three();
    model.doc.still = true;
    apply(model, Scrub{4.25F}, one_second);
    expect_at(model, {4, 1, 0, 4});
}

TEST(Play, RestsReadsAndMovesToTheEnd) {
    Model model = at_three();
    apply_all(model, {First{}, Play{}});
    EXPECT_TRUE(model.player.playing);
    wait(model, 2.4F);
    expect_at(model, {0, 1, 0, 0});
    wait(model, 0.3F);
    EXPECT_EQ(model.doc.step, 1);
    EXPECT_EQ(model.player.direction, 1);
    wait(model, 3.6F * static_cast<float>(last_step(model)));
    EXPECT_FALSE(model.player.playing);
    expect_at(model, {last_step(model), 1, 0, last_step(model)});
    EXPECT_FALSE(tick(model, 0.1F, one_second));
}

TEST(Play, AtTheEndStartsAgain) {
    Model model = at_three();
    apply_all(model, {Last{}, Play{}});
    expect_at(model, {0, 1, 0, 0});
    EXPECT_TRUE(model.player.playing);
}

TEST(Play, OnTheWayBackGoesForwardsAgain) {
    Model model = at_three();
    apply_all(model, {Prev{}, Play{}});
    expect_at(model, {3, 1, 1, 3});
}

TEST(Play, TwiceAsFastTakesHalfTheTime) {
    Model model = at_three();
    apply_all(model, {First{}, SetSpeed{2}, Play{}});
    wait(model, 1.2F);
    EXPECT_EQ(model.doc.step, 0);
    wait(model, 0.1F);
    EXPECT_EQ(model.doc.step, 1);
    wait(model, 0.6F);
    expect_at(model, {1, 1, 0, 1});
}

TEST(Play, WithoutMotionGoesOnToo) {
    Model model = at_three();
    model.doc.still = true;
    apply_all(model, {First{}, Play{}});
    wait(model, 2.7F * static_cast<float>(last_step(model)));
    EXPECT_EQ(model.doc.step, last_step(model));
    EXPECT_FALSE(model.player.playing);
}

TEST(Play, GoesOnAfterNextAndStopsAtAnyOtherMoveByHand) {
    Model model = at_three();
    apply_all(model, {Play{}, Next{}});
    EXPECT_TRUE(model.player.playing);
    for (const Intent& by_hand : {Intent(Prev{}), Intent(GoTo{2}), Intent(First{}), Intent(Scrub{2}),
                                  Intent(SetHeaps{{1, 2}}), Intent(OpenAddress{"#step=2"})}) {
        apply_all(model, {Play{}, by_hand});
        EXPECT_FALSE(model.player.playing) << by_hand.index();
    }
}

TEST(Pause, LetsTheMotionFinish) {
    Model model = at_three();
    apply_all(model, {Play{}, Next{}, Pause{}});
    EXPECT_FALSE(model.player.playing);
    expect_at(model, {4, 0, 1, 4});
    wait(model, 5);
    expect_at(model, {4, 1, 0, 4});
}

TEST(TogglePlay, PlaysAndPauses) {
    Model model = at_three();
    apply(model, TogglePlay{}, one_second);
    EXPECT_TRUE(model.player.playing);
    apply(model, TogglePlay{}, one_second);
    EXPECT_FALSE(model.player.playing);
}

TEST(Tick, AfterAHiddenTabCountsAsATenthOfASecond) {
    Model model = at_three();
    apply(model, Next{}, one_second);
    tick(model, 1000, one_second);
    expect_at(model, {4, 0.1F, 1, 4});
    tick(model, -5, one_second);
    tick(model, std::nanf(""), one_second);
    expect_at(model, {4, 0.1F, 1, 4});
}

TEST(Tick, SaysWhetherAnythingMovesOrPlays) {
    Model model = at_three();
    EXPECT_FALSE(tick(model, 0.1F, one_second));
    apply(model, Next{}, one_second);
    EXPECT_TRUE(tick(model, 0.1F, one_second));
    wait(model, 1);
    EXPECT_FALSE(tick(model, 0.1F, one_second));
    apply(model, Play{}, one_second);
    EXPECT_TRUE(tick(model, 0.1F, one_second));
}

TEST(Speed, StaysWithinAQuarterAndFour) {
    Model model = at_three();
    for (const auto& [asked, got] : {std::pair{0.0F, 0.25F}, {100.0F, 4.0F}, {1.5F, 1.5F}}) {
        apply(model, SetSpeed{asked}, one_second);
        EXPECT_EQ(model.player.speed, got);
    }
    apply(model, SetSpeed{std::nanf("")}, one_second);
    EXPECT_EQ(model.player.speed, 1.5F);
}

}  // namespace
