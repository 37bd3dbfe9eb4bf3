// The generated tables of texts, as the formatter reads them: one text a key, arguments as numbers ("{0 words}").
// Texts here have been checked by tools/gen_i18n.py; a language without a file has the English ones.
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

}  // namespace nimboard::i18n
