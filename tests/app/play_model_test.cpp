// Matches in the model: keys, scripts, the lesson that a match becomes, and the words of every moment.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "app/play_text.h"
#include "app/state.h"
#include "app/helpers.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
namespace core = nimboard::core;
namespace i18n = nimboard::i18n;
using core::Heap;
using core::Position;

constexpr Heap largest = std::numeric_limits<Heap>::max();

std::string words(const std::optional<i18n::Message>& message) {
    return message ? i18n::plain(*message, i18n::Lang::en) : "";
}

void press(Model& model, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        const auto intent = key_intent(model, {key});
        ASSERT_TRUE(intent) << key;
        apply(model, *intent, one_second);
        wait(model, 2);
    }
}

TEST(Keys, PlayAWholeGame) {
    Model model = model_of({3, 4});
    press(model, {"g"});
    EXPECT_EQ(model.panel, Panel::play);
    apply(model, SetLevel{Level::perfect, Seats::person_first}, one_second);
    press(model, {"Enter"});
    ASSERT_TRUE(model.play.match);
    press(model, {"ArrowRight", "1", "Enter"});  // 3, 4 to 3, 3
    EXPECT_EQ(model.play.match->moves.size(), 2U) << "the computer has answered";
    while (!model.play.match->over) {
        const Position& heaps = model.play.match->heaps;
        const bool first = heaps[0] > heaps[1];
        press(model, {"ArrowDown"});
        if ((model.play.match->heap == 0) != first) press(model, {"ArrowRight", "ArrowDown"});
        while (held_pick(*model.play.match)->take != (first ? heaps[0] - heaps[1] : heaps[1] - heaps[0])) press(model, {"ArrowDown"});
        press(model, {"Enter"});
    }
    EXPECT_EQ(winner(*model.play.match), 0);
    EXPECT_NE(match_json(model).find("\"winner\":\"you\""), std::string::npos);
    press(model, {"u", "v", "n"});
    EXPECT_FALSE(model.play.match);
    EXPECT_TRUE(model.play.marks);
}

TEST(Keys, TypeNumbersOfAnySizeAndCorrectThem) {
    Model model = model_of({largest, 4});
    apply_all(model, {SetLevel{Level::perfect, Seats::two_people}, StartPlay{}});
    press(model, {"1", "2", "3", "Backspace", "9"});
    EXPECT_EQ(held_pick(*model.play.match)->take, 129U);
    press(model, {"Enter"});
    EXPECT_EQ(model.play.match->heaps.front(), largest - 129);
    press(model, {"ArrowRight", "8", "Enter"});
    EXPECT_EQ(words(model.play.fault), "8 from a heap of 4: it has only 4.");
    press(model, {"Backspace", "4", " "});
    EXPECT_EQ(model.play.match->heaps, (Position{largest - 129, 0}));
}

TEST(Keys, InMooreGatherOneMoveFromSeveralHeaps) {
    Model model = model_of({1, 2});
    apply_all(model, {SetLevel{Level::perfect, Seats::two_people}, StartPlay{1, "moore:2", Position{3, 4, 5}}});
    press(model, {"2", "ArrowRight", "4", "ArrowRight", "1", "Enter"});
    EXPECT_EQ(words(model.play.fault), "3 heaps at once: a move takes from at most 2.");
    press(model, {"0", "Enter"});
    EXPECT_EQ(model.play.match->heaps, (Position{1, 0, 5}));
    apply_all(model, {HoldPick{{0, 1, 0}}, HoldPick{{2, 3, 0}}, HoldPick{{0, 1, 0}}});
    EXPECT_EQ(model.play.match->held, (Picks{{2, 3, 0}}));
}

TEST(Keys, BelongToThePageWhenNoMatchIsShown) {
    Model model = model_of({3, 4});
    apply_all(model, {StartPlay{}, SetPanel{0}});
    EXPECT_TRUE(std::holds_alternative<Next>(*key_intent(model, {"ArrowRight"})));
    EXPECT_FALSE(key_intent(model, {"Enter"}));
    apply(model, TogglePanel{static_cast<int>(Panel::play)}, one_second);
    EXPECT_TRUE(std::holds_alternative<PlayKey>(*key_intent(model, {"ArrowRight"})));
    EXPECT_TRUE(std::holds_alternative<NextTheme>(*key_intent(model, {"t"})));
    EXPECT_TRUE(std::holds_alternative<UndoMove>(*key_intent(model, {"z", true})));
}

TEST(Lesson, TakesThePositionAndTheMatchStays) {
    Model model = model_of({3, 4});
    apply_all(model, {SetLevel{Level::perfect, Seats::two_people}, StartPlay{1, "kam", Position{1, 2, 4}}, MakeMove{{{2, 1, 0}}},
                      PlayLesson{}});
    EXPECT_EQ(model.panel, Panel::none);
    EXPECT_EQ(model.doc.game, "kam");
    EXPECT_EQ(*model.doc.heaps, (Position{1, 2, 3}));
    EXPECT_EQ(model.doc.step, 0);
    apply_all(model, {GoTo{3}, TogglePanel{static_cast<int>(Panel::play)}, MakeMove{{{2, 1, 0}}}});
    EXPECT_EQ(model.play.match->heaps, (Position{1, 2, 2}));
    apply_all(model, {PlayLesson{}, Undo{}, Undo{}});
    EXPECT_EQ(model.doc.game, "nim");
}

TEST(Start, RefusesWhatIsNoPositionOfTheGame) {
    Model model = model_of({4, 3});
    apply_all(model, {StartPlay{1, "kam"}});
    EXPECT_FALSE(model.play.match);
    EXPECT_EQ(words(model.play.fault), "Heap 2 would have 3, less than heap 1 with 4: the heaps must stay in order.");
    apply_all(model, {StartPlay{1, "no game"}, StartPlay{1, "nim", Position{}}});
    ASSERT_TRUE(model.play.match);
    EXPECT_TRUE(model.play.match->over);
}

TEST(Keys, ChooseWhoPlays) {
    Model model = model_of({3, 4});
    press(model, {"g", "ArrowRight"});
    EXPECT_EQ(model.play.level, Level::perfect);
    press(model, {"ArrowDown"});
    EXPECT_EQ(model.play.seats, Seats::computer_first);
    press(model, {"ArrowRight"});
    EXPECT_EQ(model.play.seats, Seats::two_people);
    press(model, {"ArrowRight"});
    EXPECT_EQ(model.play.level, Level::random);
    press(model, {"ArrowLeft", "ArrowUp", "ArrowLeft"});
    EXPECT_EQ(model.play.level, Level::perfect);
    EXPECT_EQ(model.play.seats, Seats::person_first);
}

void script(Model& model, std::string_view verb, std::string_view text) {
    for (const Intent& intent : play_intents(model.play, verb, text)) apply(model, intent, one_second);
}

TEST(Scripts, PlayAMatch) {
    Model model = model_of({3, 4});
    script(model, "match", "perfect\nyou\n7\noctal:0.77\n5 3");
    ASSERT_TRUE(model.play.match);
    EXPECT_EQ(model.panel, Panel::play);
    script(model, "move", "1 1 2");
    EXPECT_EQ(model.play.match->moves.size(), 2U);
    EXPECT_EQ(model.play.match->moves.front().split, Heap{2});
    script(model, "match-undo", "");
    EXPECT_EQ(model.play.match->heaps, (Position{5, 3}));
    for (const char* wrong : {"0 1", "1 x", "1", "one 1", "1 1 1 1", "99999999999999999999 1", ""}) {
        script(model, "move", wrong);
        EXPECT_TRUE(model.play.fault) << wrong;
        EXPECT_EQ(model.play.match->heaps, (Position{5, 3})) << wrong;
    }
    EXPECT_EQ(match_json(model).find("\"refused\":null"), std::string::npos);
    script(model, "match", "two\n\n\nmoore:2\n3 4 5");
    script(model, "move", "1 2,3 5");
    EXPECT_EQ(model.play.match->heaps, (Position{1, 4, 0}));
    script(model, "match", "random\ncomputer\n");
    EXPECT_EQ(model.play.match->moves.size(), 1U);
    script(model, "match", "\n\n\nnim\nnone");
    EXPECT_TRUE(model.play.match->over);
    script(model, "match-end", "");
    EXPECT_EQ(match_json(model), "null");
}

}  // namespace
