#include "lesson/fault.h"

#include <cstdint>

#include "i18n/msg/fault.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Awaited;
using core::Fault;
using core::FaultKind;

i18n::Message what(const Fault& fault) {
    switch (fault.awaited) {
        case Awaited::case_count:
            return msg::fault_what_cases();
        case Awaited::heap_count:
            return msg::fault_what_count(fault.case_number, fault.case_count);
        case Awaited::heap:
            if (fault.case_number == 0) return msg::fault_what_typed(fault.heaps_read + 1);
            return msg::fault_what_heap(fault.heaps_read + 1, fault.heap_count, fault.case_number, fault.case_count);
        case Awaited::nothing:
            break;
    }
    return msg::fault_what_nothing();
}

i18n::Message found(const Fault& fault) {
    const std::string word = visible(fault.found) + (fault.length > fault.found.size() ? "…" : "");
    switch (fault.kind) {
        case FaultKind::not_a_number:
            return msg::fault_found_word(word);
        case FaultKind::negative:
            return msg::fault_found_negative(word);
        case FaultKind::decimal:
            return msg::fault_found_decimal(word);
        case FaultKind::exponent:
            return msg::fault_found_exponent(word);
        case FaultKind::sign:
            return msg::fault_found_sign(word);
        case FaultKind::full_width_digit:
            return msg::fault_found_wide(word);
        case FaultKind::overflow:
            return msg::fault_found_overflow(word);
        case FaultKind::misplaced_bom:
            return msg::fault_found_bom();
        case FaultKind::unsorted:
            return msg::fault_found_unsorted(word, fault.heaps_read, fault.previous);
        case FaultKind::extra_data:
            return msg::fault_found_extra(word);
        case FaultKind::input_ended:
            break;
    }
    if (fault.awaited != Awaited::heap) return msg::fault_found_end();
    return msg::fault_found_end_case(fault.case_number, fault.case_count, fault.heaps_read, fault.heap_count);
}

/// Characters that show nothing, or that change how their neighbours are shown.
bool is_invisible(std::uint32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

/// The code point at the beginning of `bytes` and its length; length 0 for what is no UTF-8.
std::size_t decode(std::string_view bytes, std::uint32_t& code_point) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i])); };
    const std::uint32_t first = byte(0);
    code_point = first;
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || bytes.size() < length) return 0;
    code_point = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
        code_point = (code_point << 6U) | (byte(i) & 0x3FU);
    }
    const bool overlong = (length == 3 && code_point < 0x800) || (length == 4 && code_point < 0x10000);
    const bool surrogate = code_point >= 0xD800 && code_point < 0xE000;
    return overlong || surrogate || code_point > 0x10FFFF ? 0 : length;
}

std::string hex(std::uint32_t value, int digits) {
    std::string text;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) text += "0123456789abcdef"[(value >> shift) & 0xFU];
    return text;
}

}  // namespace

i18n::Message fault_message(const Fault& fault) {
    return msg::fault_text(what(fault), found(fault));
}

std::string visible(std::string_view bytes) {
    std::string text;
    while (!bytes.empty()) {
        std::uint32_t c = 0;
        const std::size_t length = decode(bytes, c);
        if (length == 0 || (length == 1 && is_invisible(c))) {
            text += "\\x" + hex(static_cast<unsigned char>(bytes[0]), 2);
        } else if (is_invisible(c)) {
            text += "\\u" + hex(c, 4);
        } else {
            text += bytes.substr(0, length);
        }
        bytes.remove_prefix(length == 0 ? 1 : length);
    }
    return text;
}

}  // namespace nimboard::lesson
