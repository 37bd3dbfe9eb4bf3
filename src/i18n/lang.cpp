// Language tags, as browsers and people write them.
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "i18n/message.h"

namespace nimboard::i18n {
namespace {

/// "zh_Hant-HK" as {"zh", "hant", "hk"}.
std::vector<std::string> subtags(std::string_view tag) {
    std::vector<std::string> parts(1);
    for (const char character : tag) {
        if (character == '-' || character == '_') parts.emplace_back();
        else parts.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
    }
    return parts;
}

}  // namespace

std::string_view lang_tag(Lang lang) {
    switch (lang) {
        case Lang::en: return "en";
        case Lang::zh_Hans: return "zh-Hans";
        case Lang::zh_Hant: return "zh-Hant";
    }
    return "en";
}

bool lang_from_tag(std::string_view tag, Lang& out) {
    const std::vector<std::string> parts = subtags(tag);
    if (parts[0] == "en") {
        out = Lang::en;
        return true;
    }
    if (parts[0] != "zh") return false;
    // A script that is named decides; else the region: Taiwan, Hong Kong and Macao write traditional characters.
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "hans" || parts[i] == "hant") {
            out = parts[i] == "hans" ? Lang::zh_Hans : Lang::zh_Hant;
            return true;
        }
    }
    out = Lang::zh_Hans;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "tw" || parts[i] == "hk" || parts[i] == "mo") out = Lang::zh_Hant;
    }
    return true;
}

}  // namespace nimboard::i18n
