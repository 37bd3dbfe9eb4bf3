// Texts that come later: taken when they are the texts of this version, refused whole when they are not.
#include <string>

#include "gtest/gtest.h"
#include "i18n/keys.h"
#include "i18n/tables.h"

namespace nimboard::i18n {
namespace {

std::string file_of(Lang lang) {
    std::string file;
    for (const std::string_view text : texts(lang)) {
        file += text;
        file += '\n';
    }
    return file;
}

TEST(LoadedTexts, AreTakenOnlyWhenThereIsOneForEachKey) {
    const std::string file = file_of(Lang::zh_Hans);
    ASSERT_TRUE(loaded_texts(Lang::zh_Hans).empty());
    EXPECT_FALSE(load_texts(Lang::zh_Hans, ""));
    EXPECT_FALSE(load_texts(Lang::zh_Hans, file.substr(0, file.size() - 1)));
    EXPECT_FALSE(load_texts(Lang::zh_Hans, file + "one more\n"));
    EXPECT_TRUE(loaded_texts(Lang::zh_Hans).empty());

    EXPECT_TRUE(load_texts(Lang::zh_Hans, file));
    const auto loaded = loaded_texts(Lang::zh_Hans);
    ASSERT_EQ(loaded.size(), key_count);
    for (std::size_t i = 0; i < key_count; ++i) EXPECT_EQ(loaded[i], texts(Lang::zh_Hans)[i]);
    EXPECT_TRUE(loaded_texts(Lang::zh_Hant).empty());
}

TEST(LoadedTexts, StayWhereTheyAreWhenTheyComeAgain) {
    const std::string file = file_of(Lang::zh_Hant);
    ASSERT_TRUE(load_texts(Lang::zh_Hant, file));
    const std::string_view before = loaded_texts(Lang::zh_Hant)[0];
    EXPECT_TRUE(load_texts(Lang::zh_Hant, file));
    EXPECT_EQ(loaded_texts(Lang::zh_Hant)[0].data(), before.data());
}

}  // namespace
}  // namespace nimboard::i18n
