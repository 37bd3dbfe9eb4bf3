// The small rules of words, plurals, lists and markup, on messages of the test's own (probe/locales).
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

#include "i18n/keys.h"
#include "i18n/message.h"

namespace {

using namespace nimboard::i18n;

std::string said(const Message& message) { return plain(message, Lang::en); }

TEST(Number, IsExactOverAllOf64Bits) {
    EXPECT_EQ(said(msg::value(std::numeric_limits<std::uint64_t>::max())), "18446744073709551615");
    EXPECT_EQ(said(msg::value(std::numeric_limits<std::int64_t>::min())), "−9223372036854775808");
    EXPECT_EQ(said(msg::value(-1)), "−1");
    EXPECT_EQ(said(msg::value(0)), "0");
    EXPECT_EQ(said(msg::value(static_cast<signed char>(-128))), "−128");
}

TEST(Number, IsSpelledOutUpToTwelveInEnglishOnly) {
    EXPECT_EQ(said(msg::words(0, 12)), "zero Twelve");
    EXPECT_EQ(said(msg::words(13, 1)), "13 One");
    EXPECT_EQ(said(msg::words(-1, -12)), "−1 −12");
    EXPECT_EQ(plain(msg::words(2, 3), Lang::zh_Hans), "3 2");
}

TEST(Plural, TakesItsFirstFormForOneOnly) {
    EXPECT_EQ(said(msg::plural(1)), "heap");
    EXPECT_EQ(said(msg::plural(0)), "heaps");
    EXPECT_EQ(said(msg::plural(2)), "heaps");
    EXPECT_EQ(said(msg::plural(-1)), "heaps");
    EXPECT_EQ(said(msg::plural(power(0))), "heap");
    EXPECT_EQ(said(msg::plural(power(1))), "heaps");
    EXPECT_EQ(said(msg::plural(list({Arg(12)}))), "heap");
    EXPECT_EQ(said(msg::plural(list({Arg(12), Arg(15)}))), "heaps");
    EXPECT_EQ(said(msg::plural("text")), "heaps");
}

TEST(List, IsJoinedByCommasAndAnd) {
    EXPECT_EQ(said(msg::value(list({}))), "");
    EXPECT_EQ(said(msg::value(list({Arg(12)}))), "12");
    EXPECT_EQ(said(msg::value(list({Arg(12), Arg("the 15")}))), "12 and the 15");
    EXPECT_EQ(said(msg::value(list({Arg(12), Arg("the 15"), Arg(4)}))), "12, the 15 and 4");
    EXPECT_EQ(said(msg::words(1, list({Arg(2), Arg(3)}))), "one Two and three");
}

TEST(List, IsJoinedAsTheLanguageJoins) {
    const Message three = msg::value(list({Arg(12), Arg(15), Arg(4)}));
    EXPECT_EQ(plain(three, Lang::zh_Hans), "12、15 和 4。");
    EXPECT_EQ(plain(three, Lang::zh_Hant), "12, 15 and 4") << "no file: English";
}

TEST(Order, OfArgumentsIsTheLanguagesOwn) {
    EXPECT_EQ(said(msg::words(1, 2)), "one Two");
    EXPECT_EQ(plain(msg::words(1, 2), Lang::zh_Hans), "2 1");
}

TEST(Power, IsShownAsItsValueInItsHue) {
    const RichText text = format(msg::value(power(3)), Lang::en);
    EXPECT_EQ(text, (RichText{{"8", Tone::hue, 3, false, false}}));
    EXPECT_EQ(said(msg::value(power(63))), "9223372036854775808");
    EXPECT_EQ(said(msg::value(power(0))), "1");
}

TEST(Markup, NestsAndReturnsToWhatWasBefore) {
    const RichText text = format(msg::markup(power(2)), Lang::en);
    EXPECT_EQ(text, (RichText{{"a", Tone::ink, 0, false, false},
                              {"b", Tone::ink, 0, true, false},
                              {"c", Tone::muted, 0, true, false},
                              {"d", Tone::ink, 0, true, false},
                              {"e", Tone::accent, 0, false, false},
                              {"f", Tone::ok, 0, false, false},
                              {"g", Tone::bad, 0, false, false},
                              {"h", Tone::ink, 0, false, true},
                              {"i4", Tone::hue, 2, false, false},
                              {"{<}&", Tone::ink, 0, false, false}}));
    EXPECT_EQ(plain(text), "abcdefg_hi4{<}&");
}

TEST(Markup, HueOfWhatIsNoPowerIsNoHue) {
    const RichText text = format(msg::markup(4), Lang::en);
    EXPECT_EQ(text.back().text, "i4{<}&");
    EXPECT_EQ(text.back().tone, Tone::ink);
}

TEST(Nested, MessageTakesTheStyleAroundIt) {
    const RichText text = format(msg::bold(msg::value(power(1))), Lang::en);
    EXPECT_EQ(text, (RichText{{"so ", Tone::ink, 0, true, false}, {"2", Tone::hue, 1, true, false}}));
}

TEST(Nested, MessagesAndListsWithoutEndStopSomewhere) {
    Message deep = msg::value(1);
    Arg lists(1);
    for (int i = 0; i < 1000; ++i) {
        deep = msg::value(Arg(deep));
        lists = list({lists});
    }
    EXPECT_EQ(said(deep), "");
    EXPECT_EQ(said(msg::value(lists)), "");
}

}  // namespace
