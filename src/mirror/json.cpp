#include "mirror/json.h"

namespace nimboard::mirror {

void json_string(std::string& out, std::string_view text) {
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += "0123456789abcdef"[static_cast<unsigned char>(c) >> 4U];
            out += "0123456789abcdef"[static_cast<unsigned char>(c) & 0xFU];
        } else {
            out += c;
        }
    }
    out += '"';
}

void json_number(std::string& out, std::uint64_t value) {
    constexpr std::uint64_t largest_exact = std::uint64_t{1} << 53;
    const std::string digits = std::to_string(value);
    out += value > largest_exact ? '"' + digits + '"' : digits;
}

}  // namespace nimboard::mirror
