// Writing JSON by hand: small enough for the page, where a library would not be.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nimboard::mirror {

/// Appends `text`, which must be UTF-8, as a JSON string.
void json_string(std::string& out, std::string_view text);

/// Appends a number, as a string when it is above 2^53 and JavaScript would round it.
void json_number(std::string& out, std::uint64_t value);

}  // namespace nimboard::mirror
