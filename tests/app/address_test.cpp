// The address: what is written is read back, and what people and other programs write does no harm.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "app/address.h"
#include "app/model.h"
#include "app/state.h"
#include "app/helpers.h"

namespace {

using namespace nimboard::app;
using namespace nimboard::app::testing;
using nimboard::core::Heap;
using nimboard::core::Move;
using nimboard::core::Position;
using nimboard::i18n::Lang;

ReadAddress read(std::string_view fragment) { return read_address(fragment, default_document()); }

Position heaps_of(std::string_view fragment) { return *read(fragment).document.heaps; }

std::string notice_of(std::string_view fragment) {
    const ReadAddress result = read(fragment);
    EXPECT_EQ(result.notices.size(), 1U) << fragment;
    return result.notices.empty() ? "" : nimboard::i18n::plain(result.notices.front(), Lang::en);
}

void expect_notice(std::string_view fragment, std::string_view words) {
    const std::string notice = notice_of(fragment);
    EXPECT_NE(notice.find(words), std::string::npos) << fragment << ": " << notice;
}

TEST(WriteAddress, HasTheOrderOfTheContract) {
    Document document = default_document();
    document.step = 11;
    EXPECT_EQ(write_address(document), "#game=nim&heaps=10,12,15,4&lesson=reduce&step=12&lang=en&theme=board");
}

TEST(WriteAddress, AddsWhatDiffersFromTheDefault) {
    Document document = document_of({1, 2, 3});
    document.view = View::embed;
    document.still = true;
    document.code = true;
    document.text_scale = 1.15F;
    document.choices.candidate = 2;
    document.choices.tried = Move{1, 2, 0};
    EXPECT_EQ(write_address(document),
              "#game=nim&heaps=1,2,3&lesson=reduce&step=1&lang=en&theme=board&view=embed&code=1&still=1&text=115&pick=3&try=2:0");
}

TEST(WriteAddress, OfNoHeapsIsEmptyThere) {
    EXPECT_EQ(write_address(document_of({})), "#game=nim&heaps=&lesson=reduce&step=1&lang=en&theme=board");
    EXPECT_TRUE(heaps_of("#heaps=").empty());
}

TEST(WriteAddress, EncodesWhatWouldEndAValue) {
    Document document = default_document();
    document.game = "a&b=c d%#é";
    EXPECT_EQ(write_address(document).substr(0, 30), "#game=a%26b%3Dc%20d%25%23%C3%A");
}

TEST(ReadAddress, TakesHeapsAsPeopleWriteThem) {
    const Position wanted{10, 12, 15, 4};
    for (const char* fragment : {"#heaps=10,12,15,4", "heaps=10,12,15,4", "#heaps=10%2C12%2c15%2C4", "#heaps=10+12+15+4",
                                 "#heaps=10%2012%2015%204", "#heaps=10,+12,+15,+4", "#heaps=10，12、15，4",
                                 "#heaps=1&heaps=10,12,15,4", "#&&heaps=10,12,15,4&", "#x=%&heaps=10,12,15,4&y"}) {
        EXPECT_EQ(heaps_of(fragment), wanted) << fragment;
        EXPECT_TRUE(read(fragment).notices.empty()) << fragment;
    }
    EXPECT_EQ(heaps_of("#heaps=18446744073709551615"), Position{std::numeric_limits<Heap>::max()});
}

TEST(ReadAddress, KeepsTheBaseForWhatIsMissing) {
    Document base = document_of({7, 8});
    base.step = 3;
    base.theme = Theme::paper;
    base.view = View::embed;
    EXPECT_TRUE(same_document(read_address("", base).document, base));
    EXPECT_TRUE(same_document(read_address("#", base).document, base));
    EXPECT_TRUE(same_document(read_address("#unknown=1&=&&==", base).document, base));
    const Document moved = read_address("#step=2", base).document;
    EXPECT_EQ(*moved.heaps, (Position{7, 8}));
    EXPECT_EQ(moved.step, 1);
}

TEST(ReadAddress, OfOtherHeapsStartsAtTheFirstStep) {
    Document base = document_of({7, 8});
    base.step = 3;
    base.choices.candidate = 1;
    const Document document = read_address("#heaps=1,2", base).document;
    EXPECT_EQ(document.step, 0);
    EXPECT_EQ(document.choices.candidate, 0U);
}

TEST(ReadAddress, TellsWhatIsWrongAndGoesOn) {
    expect_notice("#heaps=10,x,3", "expected a whole number for heap 2, found “x”, which is not a number");
    expect_notice("#heaps=10,-3", "for heap 2, found “-3”, which is negative");
    expect_notice("#heaps=3.5", "“3.5”, which is not a whole number");
    expect_notice("#heaps=1e5", "“1e5”, which has an exponent");
    expect_notice("#heaps=18446744073709551616", "above 2^64 − 1 = 18446744073709551615");
    expect_notice("#heaps=10%2", "“heaps=10%2” in the address has a %");
    expect_notice("#lesson=proofs", "lesson “proofs”, which nim does not have");
    expect_notice("#row=x", "row=x");
    expect_notice("#row=0", "row=0");
    expect_notice("#row=1.x", "row=1.x");
    expect_notice("#lang=fr", "“fr”; expected en");
    expect_notice("#theme=dark", "“dark”; expected board");
    expect_notice("#view=wide", "“wide”; expected full");
    expect_notice("#still=yes", "still=yes");
    expect_notice("#code=on", "code=on");
    expect_notice("#text=74", "75 to 200");
    expect_notice("#text=large", "75 to 200");
    expect_notice("#pick=5", "from 1 to 4");
    expect_notice("#pick=0", "from 1 to 4");
    for (const char* fragment : {"#try=1", "#try=1:10", "#try=9:0", "#try=0:0", "#try=:", "#try=1:x"}) {
        expect_notice(fragment, "as in 2:3");
    }
    expect_notice("#step=0", "step “0”");
    expect_notice("#step=-1", "step “-1”");
    expect_notice("#game=bounded:x", "game written “bounded:x”");
    expect_notice("#game=chess", "game written “chess”");
    expect_notice("#game=", "game written “”");
    for (const char* fragment : {"#heaps=10,x,3", "#lesson=proofs", "#game=chess", "#pick=5", "#step=0"}) {
        EXPECT_TRUE(same_document(read(fragment).document, default_document())) << fragment;
    }
}

TEST(ReadAddress, ClampsAStepBeyondTheEnd) {
    const int last = last_step(make_model(default_document()));
    for (const char* fragment : {"#step=999", "#step=4294967296", "#step=99999999999999999999999"}) {
        expect_notice(fragment, "so this is the last one");
        EXPECT_EQ(read(fragment).document.step, last) << fragment;
    }
    EXPECT_TRUE(read("#step=" + std::to_string(last + 1)).notices.empty());
}

TEST(ReadAddress, ShowsStrangeBytesSafely) {
    expect_notice("#theme=%ff%00x", "“\\xff\\x00x”");
    expect_notice("#theme=" + std::string(1000, 'a'), "aaa…”");
    expect_notice("#heaps=%E5%BC%A0", "“张”");
}

Document random_document(std::mt19937_64& random) {
    Position heaps(random() % 8);
    for (Heap& heap : heaps) heap = random() % 4 == 0 ? random() : random() % 100;
    Document document = document_of(heaps);
    document.lang = static_cast<Lang>(random() % 3);
    document.theme = static_cast<Theme>(random() % 3);
    document.view = static_cast<View>(random() % 3);
    document.still = random() % 2 == 0;
    document.code = random() % 2 == 0;
    document.text_scale = static_cast<float>(75 + random() % 126) / 100;
    if (random() % 2 == 0) document.row = static_cast<float>(random() % 4'000'000) / 1000;
    if (!heaps.empty()) {
        document.choices.candidate = random() % heaps.size();
        const std::size_t heap = random() % heaps.size();
        if (heaps[heap] > 0) document.choices.tried = Move{heap, heaps[heap], random() % heaps[heap]};
    }
    const Model model = make_model(document);
    document.step = static_cast<int>(random() % model.lesson.steps.size());
    return document;
}

TEST(Address, ThatIsWrittenIsReadBack) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 2000; ++i) {
        const Document document = random_document(random);
        const std::string address = write_address(document);
        const ReadAddress result = read(address);
        EXPECT_TRUE(result.notices.empty()) << address;
        EXPECT_TRUE(same_document(result.document, document)) << address;
        EXPECT_EQ(write_address(result.document), address);
    }
}

TEST(Address, OfTenThousandHeapsIsReadBack) {
    Position heaps(10'000);
    std::mt19937_64 random(2);
    for (Heap& heap : heaps) heap = random() % 16384;
    EXPECT_EQ(heaps_of(write_address(document_of(heaps))), heaps);
}

TEST(ReadAddress, OfAnyBytesGivesADocument) {
    constexpr std::string_view pieces[] = {"#",    "&",     "=",      "%",     "%2",   "%2C", "+",  ",",   "heaps", "heaps=",
                                           "step", "step=", "game=",  "nim",   "try=", "2:3", ":",  "pick=", "text=", "115",
                                           "0",    "-1",    "lang=",  "zh-",   "Hant", "1e9", "é",  "\xFF",  "%ff",   "lesson=",
                                           "still=", "view=", "embed", "theme=", "18446744073709551616", "\n"};
    std::mt19937_64 random(3);
    for (int i = 0; i < 20'000; ++i) {
        std::string fragment;
        for (std::size_t length = random() % 20; length > 0; --length) {
            if (random() % 5 == 0) fragment += static_cast<char>(random() % 256);
            else fragment += pieces[random() % std::size(pieces)];
        }
        const ReadAddress result = read(fragment);
        ASSERT_NE(result.document.heaps, nullptr);
        const ReadAddress again = read(write_address(result.document));
        EXPECT_TRUE(again.notices.empty()) << fragment;
        EXPECT_TRUE(same_document(again.document, result.document)) << fragment;
        for (const auto& notice : result.notices) EXPECT_FALSE(nimboard::i18n::plain(notice, Lang::en).empty());
    }
}

TEST(OpenAddress, IsAnEditThatCanBeUndone) {
    Model model = model_of({1, 2});
    apply_all(model, {GoTo{4}, OpenAddress{"#heaps=3,5&step=2&theme=paper"}});
    EXPECT_EQ(*model.doc.heaps, (Position{3, 5}));
    EXPECT_EQ(model.doc.step, 1);
    EXPECT_EQ(model.doc.theme, Theme::paper);
    EXPECT_EQ(model.player.t, 1);
    apply(model, Undo{}, one_second);
    EXPECT_EQ(*model.doc.heaps, (Position{1, 2}));
    EXPECT_EQ(model.doc.step, 4);
    EXPECT_EQ(model.doc.theme, Theme::paper);
}

TEST(OpenAddress, ToAnotherStepOnlyIsNoEdit) {
    Model model = model_of({1, 2});
    apply_all(model, {Next{}, OpenAddress{"#step=3"}});
    EXPECT_EQ(model.doc.step, 2);
    EXPECT_FALSE(moving(model));
    EXPECT_TRUE(model.undo.empty());
}

TEST(OpenAddress, WithoutKeepingTakesDefaultsButTheLanguageAndTheme) {
    Model model = model_of({1, 2});
    apply_all(model, {SetTheme{Theme::paper}, TextSize{1}, SetStill{true}, OpenAddress{"#step=2", false}});
    EXPECT_TRUE(same_content(model.doc, default_document()));
    EXPECT_EQ(model.doc.theme, Theme::paper);
    EXPECT_EQ(model.doc.text_scale, 1);
    EXPECT_FALSE(model.doc.still);
}

TEST(OpenAddress, GivesNoticesThatTheNextEditReplaces) {
    Model model = model_of({1, 2});
    apply(model, OpenAddress{"#theme=dark&step=99"}, one_second);
    EXPECT_EQ(model.notices.size(), 2U);
    apply(model, AddHeap{}, one_second);
    EXPECT_TRUE(model.notices.empty());
}

TEST(State, IsJsonWithWhatThePersonSees) {
    Model model = model_of({10, 12, 15, 4});
    apply_all(model, {GoTo{5}, Prev{}, SetPanel{static_cast<int>(Panel::help)}});
    const auto state = nlohmann::json::parse(state_json(model));
    EXPECT_EQ(state["game"], "nim");
    EXPECT_EQ(state["heaps"], (nlohmann::json{10, 12, 15, 4}));
    EXPECT_EQ(state["lesson"], "reduce");
    EXPECT_EQ(state["step"], 5);
    EXPECT_EQ(state["steps"], model.lesson.steps.size());
    EXPECT_EQ(state["lang"], "en");
    EXPECT_EQ(state["theme"], "board");
    EXPECT_EQ(state["view"], "full");
    EXPECT_EQ(state["playing"], false);
    EXPECT_EQ(state["moving"], true);
    EXPECT_EQ(state["verdict"], "N");
    EXPECT_EQ(state["nimSum"], 13);
    EXPECT_EQ(state["panel"], "help");
    EXPECT_EQ(state["blank"], false);
    EXPECT_FALSE(state["title"].get<std::string>().empty());
    EXPECT_TRUE(state["notices"].empty());
}

TEST(State, HasNumbersBeyondJavaScriptAsStrings) {
    const Heap exact = Heap{1} << 53;
    const auto state = nlohmann::json::parse(state_json(model_of({exact, exact + 1})));
    EXPECT_EQ(state["heaps"][0], exact);
    EXPECT_EQ(state["heaps"][1], std::to_string(exact + 1));
    EXPECT_EQ(state["nimSum"], 1);
    EXPECT_EQ(nlohmann::json::parse(state_json(model_of({})))["verdict"], "P");
}

TEST(State, EscapesWhatNoticesQuote) {
    Model model = model_of({1});
    apply(model, OpenAddress{"#theme=%22%5C%0a%ff\"\\"}, one_second);
    const auto state = nlohmann::json::parse(state_json(model));
    EXPECT_NE(state["notices"][0].get<std::string>().find("\"\\"), std::string::npos);
}

}  // namespace
