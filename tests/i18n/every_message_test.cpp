// Every message of every language with every kind of argument, and the tags of languages.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "i18n/keys.h"
#include "i18n/message.h"
#include "i18n/tables.h"

namespace {

using namespace nimboard::i18n;

constexpr Lang all_langs[] = {Lang::en, Lang::zh_Hans, Lang::zh_Hant};

/// One argument of every kind, with the borders of each.
std::vector<Arg> specimens() {
    return {Arg(0),
            Arg(1),
            Arg(12),
            Arg(13),
            Arg(-1),
            Arg(std::numeric_limits<std::uint64_t>::max()),
            Arg(std::numeric_limits<std::int64_t>::min()),
            power(0),
            power(63),
            power(-5),
            power(1000),
            Arg(""),
            Arg("words"),
            list({}),
            list({Arg(1)}),
            list({Arg(1), power(2), list({Arg("x"), Arg(3)})}),
            Arg(msg::app_title())};
}

void expect_clean(const Message& message, Lang lang) {
    const std::string_view name = key_names()[static_cast<std::size_t>(message.key)];
    const std::string_view source = texts(lang)[static_cast<std::size_t>(message.key)];
    for (const Span& span : format(message, lang)) {
        EXPECT_FALSE(span.text.empty()) << name;
        EXPECT_GE(span.bit, 0) << name;
        EXPECT_LE(span.bit, 63) << name;
        if (source.find("{{") == std::string_view::npos && source.find("}}") == std::string_view::npos) {
            EXPECT_EQ(span.text.find_first_of("{}"), std::string::npos) << name << ": " << span.text;
        }
        for (const char* tag : {"</", "<b>", "<m>", "<a>", "<ok>", "<bad>", "<sub>", "<hue", "&lt;"}) {
            EXPECT_EQ(span.text.find(tag), std::string::npos) << name << ": " << span.text;
        }
    }
}

TEST(EveryMessage, WithEveryKindOfArgumentLeavesNoMarkup) {
    for (const Lang lang : all_langs) {
        for (std::size_t key = 0; key < key_count; ++key) {
            for (const Arg& specimen : specimens()) {
                expect_clean({static_cast<Key>(key), std::vector<Arg>(argument_counts()[key], specimen)}, lang);
            }
        }
    }
}

TEST(EveryMessage, WithTooFewOrTooManyArgumentsIsStillWords) {
    for (const Lang lang : all_langs) {
        for (std::size_t key = 0; key < key_count; ++key) {
            for (std::size_t count = 0; count < 12; ++count) {
                expect_clean({static_cast<Key>(key), std::vector<Arg>(count, Arg(3))}, lang);
            }
        }
    }
}

TEST(EveryMessage, SaysSomethingInEveryLanguage) {
    for (const Lang lang : all_langs) {
        ASSERT_EQ(texts(lang).size(), key_count);
        for (std::size_t key = 0; key < key_count; ++key) {
            const Message message{static_cast<Key>(key), std::vector<Arg>(argument_counts()[key], Arg(7))};
            EXPECT_FALSE(plain(message, lang).empty()) << key_names()[key];
        }
    }
}

TEST(EveryMessage, KeyThatDoesNotExistSaysNothing) {
    EXPECT_TRUE(format({static_cast<Key>(65535), {}}, Lang::en).empty());
}

TEST(LangTag, ReadsWhatBrowsersSend) {
    const struct {
        const char* tag;
        Lang lang;
    } known[] = {{"en", Lang::en},           {"en-GB", Lang::en},           {"EN_us", Lang::en},
                 {"zh", Lang::zh_Hans},      {"zh-CN", Lang::zh_Hans},      {"zh-SG", Lang::zh_Hans},
                 {"zh-TW", Lang::zh_Hant},   {"zh-HK", Lang::zh_Hant},      {"zh_mo", Lang::zh_Hant},
                 {"zh-Hant", Lang::zh_Hant}, {"zh-hant-HK", Lang::zh_Hant}, {"zh-Hans-HK", Lang::zh_Hans}};
    for (const auto& [tag, lang] : known) {
        Lang found = lang == Lang::en ? Lang::zh_Hans : Lang::en;
        EXPECT_TRUE(lang_from_tag(tag, found)) << tag;
        EXPECT_EQ(found, lang) << tag;
    }
}

TEST(LangTag, LeavesTheLanguageWhenNoneFits) {
    for (const char* tag : {"", "-", "fr", "english", "e", "zhx", "-en", "x-en", "*"}) {
        Lang found = Lang::zh_Hant;
        EXPECT_FALSE(lang_from_tag(tag, found)) << tag;
        EXPECT_EQ(found, Lang::zh_Hant) << tag;
    }
}

TEST(LangTag, IsWrittenAsItIsRead) {
    for (const Lang lang : all_langs) {
        Lang found = Lang::en;
        EXPECT_TRUE(lang_from_tag(lang_tag(lang), found));
        EXPECT_EQ(found, lang);
    }
}

}  // namespace
