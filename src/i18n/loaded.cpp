// Texts of languages that come when they are wanted, so that nobody pays for the others. They stay for good, as the built-in
// ones do: the formatter's views into them never hang.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "i18n/keys.h"
#include "i18n/tables.h"

namespace nimboard::i18n {
namespace {

struct Loaded {
    std::string file;
    std::vector<std::string_view> texts;
};

Loaded& loaded(Lang lang) {
    static std::array<Loaded, 3> all;
    return all[static_cast<std::size_t>(lang)];
}

}  // namespace

bool load_texts(Lang lang, std::string_view file) {
    Loaded& to = loaded(lang);
    if (!to.texts.empty()) return true;
    if (static_cast<std::size_t>(std::count(file.begin(), file.end(), '\n')) != key_count) return false;
    to.file = file;
    to.texts.reserve(key_count);
    std::string_view rest = to.file;
    while (to.texts.size() < key_count) {
        const std::size_t end = rest.find('\n');
        to.texts.push_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    return true;
}

std::span<const std::string_view> loaded_texts(Lang lang) { return loaded(lang).texts; }

}  // namespace nimboard::i18n
