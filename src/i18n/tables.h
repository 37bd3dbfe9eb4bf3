// The generated tables of texts, as the formatter reads them: one text a key, arguments as numbers ("{0 words}").
// Texts here have been checked by tools/gen_i18n.py; a language without a file has the English ones, and so has one
// whose texts are yet to be loaded.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "i18n/message.h"

namespace nimboard::i18n {

/// The texts of one language, in the order of Key.
[[nodiscard]] std::span<const std::string_view> texts(Lang lang);

/// "reduce.column.title" and all the others, in the order of Key.
[[nodiscard]] std::span<const std::string_view> key_names();

/// How many arguments each message takes, in the order of Key.
[[nodiscard]] std::span<const std::uint8_t> argument_counts();

/// Takes the texts of a language that is not built in, as gen_i18n.py writes them: a line each, in the order of Key. False,
/// and nothing changes, when their number is another: then the file is of another version.
bool load_texts(Lang lang, std::string_view file);

/// The texts that load_texts took, or none.
[[nodiscard]] std::span<const std::string_view> loaded_texts(Lang lang);

}  // namespace nimboard::i18n
