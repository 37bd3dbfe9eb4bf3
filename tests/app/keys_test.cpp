// Every key of the list, and the keys that stay the browser's.
#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "app/intent.h"
#include "app/model.h"
#include "app/helpers.h"

namespace {

using namespace nimboard::app;

template <typename Wanted>
bool means(const KeyPress& press) {
    const auto intent = intent_of_key(press);
    return intent && std::holds_alternative<Wanted>(*intent);
}

bool browsers(const KeyPress& press) { return !intent_of_key(press); }

TEST(Keys, OfTheList) {
    for (const char* key : {"ArrowRight", " ", "PageDown"}) EXPECT_TRUE(means<Next>({key})) << key;
    for (const char* key : {"ArrowLeft", "PageUp"}) EXPECT_TRUE(means<Prev>({key})) << key;
    EXPECT_TRUE(means<First>({"Home"}));
    EXPECT_TRUE(means<Last>({"End"}));
    for (const char* key : {"p", "P"}) EXPECT_TRUE(means<TogglePlay>({key})) << key;
    for (const char* key : {".", "b", "B"}) EXPECT_TRUE(means<ToggleBlank>({key})) << key;
    for (const char* key : {"l", "L"}) EXPECT_TRUE(means<NextLang>({key})) << key;
    for (const char* key : {"t", "T"}) EXPECT_TRUE(means<NextTheme>({key})) << key;
    for (const char* key : {"k", "K"}) EXPECT_TRUE(means<ToggleCode>({key})) << key;
    EXPECT_TRUE(means<CloseTop>({"Escape"}));
}

TEST(Keys, ThatNeedShiftOnSomeKeyboards) {
    for (const bool shift : {false, true}) {
        for (const char* key : {"+", "="}) EXPECT_EQ(std::get<TextSize>(*intent_of_key({key, false, shift})).by, 1);
        for (const char* key : {"-", "_", "−"}) EXPECT_EQ(std::get<TextSize>(*intent_of_key({key, false, shift})).by, -1);
        EXPECT_EQ(std::get<TogglePanel>(*intent_of_key({"?", false, shift})).panel, static_cast<int>(Panel::help));
        EXPECT_TRUE(means<TogglePlay>({"P", false, shift}));
    }
}

TEST(Keys, OneToNineAreChapters) {
    for (char digit = '1'; digit <= '9'; ++digit) {
        const auto intent = intent_of_key({std::string_view(&digit, 1)});
        ASSERT_TRUE(intent);
        EXPECT_EQ(std::get<GoToChapter>(*intent).chapter, digit - '1');
    }
    EXPECT_TRUE(browsers({"0"}));
}

TEST(Keys, WithControlOrMetaUndoAndRedo) {
    for (const char* key : {"z", "Z"}) {
        EXPECT_TRUE(means<Undo>({key, true, false, false, false}));
        EXPECT_TRUE(means<Undo>({key, false, false, false, true}));
        EXPECT_TRUE(means<Redo>({key, true, true, false, false}));
        EXPECT_TRUE(means<Redo>({key, false, true, false, true}));
        EXPECT_TRUE(browsers({key, true, false, true, false}));
        EXPECT_TRUE(browsers({key, true, false, false, true}));
        EXPECT_TRUE(browsers({key}));
    }
    EXPECT_TRUE(means<Redo>({"y", true}));
    EXPECT_TRUE(browsers({"y", true, true}));
}

TEST(Keys, ThatAreNotOursReachTheBrowser) {
    for (const char* key : {"F5", "F11", "Tab", "Enter", "f", "F", "a", "", "ArrowUp", "ArrowDown", "Dead", "Process",
                            "Unidentified", "Backspace", "Delete", "/", "0", "é", "。"}) {
        EXPECT_TRUE(browsers({key})) << key;
    }
    for (const char* key : {"ArrowRight", " ", "p", "P", "l", "t", "1", "+", "-", "=", "?", "Home", "Escape"}) {
        EXPECT_TRUE(browsers({key, true})) << "Ctrl " << key;
        EXPECT_TRUE(browsers({key, false, false, true})) << "Alt " << key;
        EXPECT_TRUE(browsers({key, false, false, false, true})) << "Meta " << key;
    }
    for (const char* key : {"ArrowRight", "ArrowLeft", " ", "Home", "End", "PageUp"}) {
        EXPECT_TRUE(browsers({key, false, true})) << "Shift " << key;
    }
}

TEST(Keys, EscapeIsOursOnlyWhileThereIsSomethingToClose) {
    Model model = nimboard::app::testing::model_of({1});
    EXPECT_FALSE(key_intent(model, {"Escape"}));
    model.panel = Panel::judge;
    EXPECT_TRUE(key_intent(model, {"Escape"}));
    model.panel = Panel::none;
    model.blank = true;
    EXPECT_TRUE(key_intent(model, {"Escape"}));
    EXPECT_TRUE(key_intent(model, {" "}));
}

}  // namespace
