// Reads UTF-8 one code point at a time; bad bytes give U+FFFD and never stop the reading.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nimboard::scene {

/// Takes the first code point off `text`, which must not be empty.
inline std::uint32_t next_code_point(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
    const std::uint32_t first = byte(0);
    std::size_t length = 1;
    if (first >= 0xF0) {
        length = 4;
    } else if (first >= 0xE0) {
        length = 3;
    } else if (first >= 0xC0) {
        length = 2;
    }
    if (length == 1 || length > text.size()) {
        text.remove_prefix(1);
        return first < 0x80 ? first : 0xFFFD;
    }
    std::uint32_t code = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) code = (code << 6) | (byte(i) & 0x3FU);
    text.remove_prefix(length);
    return code;
}

}  // namespace nimboard::scene
