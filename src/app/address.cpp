// Writing the address. Reading it is in read_address.cpp.
#include "app/address.h"

#include <cmath>
#include <string>

namespace nimboard::app {
namespace {

/// Characters that a person may see as they are in a fragment. "&", "=", "%", "+" and "#" have a meaning there.
bool plain_in_address(char character) {
    const bool letter = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    const bool digit = character >= '0' && character <= '9';
    return letter || digit || std::string_view("-_.~,:;/!*'()@").find(character) != std::string_view::npos;
}

void append_encoded(std::string& out, std::string_view value) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    for (const char character : value) {
        if (plain_in_address(character)) {
            out += character;
        } else {
            const auto byte = static_cast<unsigned char>(character);
            out += '%';
            out += hex[byte >> 4];
            out += hex[byte & 15];
        }
    }
}

void append_pair(std::string& out, std::string_view key, std::string_view value) {
    out += out.empty() ? '#' : '&';
    out += key;
    out += '=';
    append_encoded(out, value);
}

std::string joined(core::Heaps heaps) {
    std::string out;
    for (const core::Heap heap : heaps) {
        if (!out.empty()) out += ',';
        out += std::to_string(heap);
    }
    return out;
}

/// "1-5,8": moves as people count them, from 1.
std::string ranges(const lesson::MoveSet& set) {
    std::string out;
    for (const lesson::MoveRange& range : set) {
        if (!out.empty()) out += ',';
        out += std::to_string(range.first + 1);
        if (range.last > range.first) out += '-' + std::to_string(range.last + 1);
    }
    return out;
}

/// Three decimals at the most, enough for a pixel of the lowest row.
std::string decimal(float value) {
    const long thousandths = std::lround(static_cast<double>(value) * 1000);
    std::string out = std::to_string(thousandths / 1000);
    std::string places = std::to_string(1000 + thousandths % 1000).substr(1);
    while (!places.empty() && places.back() == '0') places.pop_back();
    return places.empty() ? out : out + '.' + places;
}

}  // namespace

std::string write_address(const Document& document) {
    std::string out;
    append_pair(out, "game", document.game);
    // A sum as a person types it: a plus sign reads as a space, and that parts games as well.
    for (std::size_t at = 0; (at = out.find("%2B", at)) != std::string::npos;) out.replace(at, 3, "+");
    append_pair(out, "heaps", document.heaps ? joined(*document.heaps) : "");
    append_pair(out, "lesson", lesson::id_name(document.lesson));
    append_pair(out, "step", std::to_string(document.step + 1));
    append_pair(out, "lang", i18n::lang_tag(document.lang));
    append_pair(out, "theme", theme_name(document.theme));
    if (document.view != View::full) append_pair(out, "view", view_name(document.view));
    if (document.code) append_pair(out, "code", "1");
    if (document.still) append_pair(out, "still", "1");
    const long percent = std::lround(document.text_scale * 100);
    if (percent != 100) append_pair(out, "text", std::to_string(percent));
    if (document.row >= 0) append_pair(out, "row", decimal(document.row + 1));
    const lesson::Choices& choices = document.choices;
    if (choices.candidate != 0) append_pair(out, "pick", std::to_string(choices.candidate + 1));
    if (choices.tried) {
        append_pair(out, "try", std::to_string(choices.tried->heap + 1) + ':' + std::to_string(choices.tried->to));
    }
    if (!choices.refuted.empty()) append_pair(out, "tried", ranges(choices.refuted));
    return out;
}

}  // namespace nimboard::app
