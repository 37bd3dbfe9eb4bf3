// A sum of games in the document: its address, editing, undo, random positions.
#include <gtest/gtest.h>

#include <string>

#include "app/address.h"
#include "app/helpers.h"
#include "app/model.h"
#include "app/random_heaps.h"
#include "app/state.h"
#include "core/theory.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
using nimboard::core::Position;
namespace core = nimboard::core;
namespace lesson = nimboard::lesson;

constexpr const char* three = "nim+nim+subtract:1,3,5+octal:0.77";

ReadAddress read(std::string_view fragment) { return read_address(fragment, default_document()); }

TEST(SumAddress, GroupsHeapsByGame) {
    const ReadAddress typed = read("#game=nim+subtract:1,3,5+octal:0.77&heaps=3,4;21;9");
    EXPECT_TRUE(typed.notices.empty());
    EXPECT_EQ(typed.document.game, three);
    EXPECT_EQ(*typed.document.heaps, (Position{3, 4, 21, 9}));
    EXPECT_EQ(typed.document.lesson, lesson::Id::sum);
}

TEST(SumAddress, IsReadBackAsItIsWritten) {
    const Document typed = read("#game=nim+subtract:1,3,5+octal:0.77&heaps=3,4;21;9&step=3").document;
    const std::string written = write_address(typed);
    EXPECT_EQ(written.find("#game=nim+nim+subtract:1,3,5+octal:0.77&heaps=3,4,21,9&lesson=sum&step=3"), 0U) << written;
    const ReadAddress again = read(written);
    EXPECT_TRUE(again.notices.empty());
    EXPECT_TRUE(same_document(again.document, typed));
    EXPECT_EQ(read("#game=nim%2Bnim%2Bsubtract:1,3,5%2Boctal:0.77").document.game, three);
}

TEST(SumAddress, LeavesGroupsThatDoNotFitAlone) {
    EXPECT_EQ(read("#game=nim+lasker&heaps=3,4").document.game, "nim+lasker");
    EXPECT_EQ(read("#game=nim+lasker&heaps=1;2;3").document.game, "nim+lasker");
    EXPECT_EQ(read("#game=nim+lasker&heaps=;5,6").document.game, "lasker+lasker");
    EXPECT_EQ(read("#game=nim+lasker&heaps=7;").document.game, "nim");
    EXPECT_EQ(read("#game=nim&heaps=3;4").document.game, "nim");
    EXPECT_EQ(*read("#game=nim&heaps=3;4").document.heaps, (Position{3, 4}));
}

TEST(SumAddress, TellsWhatIsNoPart) {
    const ReadAddress kam = read("#game=nim+kam&heaps=1,2");
    ASSERT_EQ(kam.notices.size(), 1U);
    EXPECT_EQ(kam.document.game, "nim");
    EXPECT_NE(nimboard::i18n::plain(kam.notices[0], nimboard::i18n::Lang::en).find("“kam”"), std::string::npos);
    EXPECT_EQ(read("#game=nim+chess").notices.size(), 1U);
}

TEST(SumModel, IsEditedUndoneAndDrawn) {
    Model model = make_model(default_document());
    apply(model, SetGame{three, Position{3, 4, 21, 9}}, one_second);
    EXPECT_EQ(model.lesson.id, lesson::Id::sum);
    EXPECT_EQ(model.lesson.nim_sum, 3U ^ 4U ^ 1U ^ 4U);
    apply(model, ChangeHeap{2, 1}, one_second);
    apply(model, AddHeap{}, one_second);
    apply(model, RemoveHeap{}, one_second);
    apply(model, RemoveHeap{}, one_second);
    EXPECT_EQ(*model.doc.heaps, (Position{3, 4, 22}));
    apply(model, SetHeaps{{}}, one_second);
    for (int i = 0; i < 6; ++i) apply(model, Undo{}, one_second);
    EXPECT_EQ(model.doc.game, "nim");
    for (int i = 0; i < 6; ++i) apply(model, Redo{}, one_second);
    EXPECT_EQ(model.doc.game, three);
    for (const core::Verdict wanted : {core::Verdict::N, core::Verdict::P}) {
        apply(model, RandomHeaps{wanted, 5}, one_second);
        EXPECT_EQ(model.doc.heaps->size(), 4U);
        EXPECT_EQ(model.lesson.nim_sum == 0, wanted == core::Verdict::P);
    }
    EXPECT_NE(state_json(model).find(std::string(R"("game":")") + three), std::string::npos);
}

}  // namespace
