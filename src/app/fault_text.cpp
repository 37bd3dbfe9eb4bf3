#include "app/fault_text.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "i18n/keys.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;

constexpr std::size_t most_shown = 40;
constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::string_view ellipsis = "\xE2\x80\xA6";     // U+2026

/// Bytes of the UTF-8 sequence that `text` begins with, or 0 when it is none.
std::size_t sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    if (byte(0) < 0x80) return 1;
    const std::size_t length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
    }
    const bool overlong = (byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xF0 && byte(1) < 0x90);
    const bool surrogate = byte(0) == 0xED && byte(1) > 0x9F;
    const bool beyond = byte(0) == 0xF4 && byte(1) > 0x8F;
    return overlong || surrogate || beyond ? 0 : length;
}

/// What was to come when the text ended.
i18n::Message input_ended(const core::Fault& fault) {
    switch (fault.awaited) {
        case core::Awaited::case_count: return msg::fault_ended_cases();
        case core::Awaited::heap_count: return msg::fault_ended_heap_count(fault.case_number, fault.case_count);
        default: break;
    }
    return msg::fault_ended_heaps(fault.case_number, fault.case_count, fault.heaps_read, fault.heap_count);
}

}  // namespace

std::string shown(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t length = sequence_length(text);
        const auto first = static_cast<std::uint8_t>(text.front());
        const bool fit = length > 1 || (length == 1 && first >= 0x20 && first != 0x7F);
        const std::string_view piece = fit ? text.substr(0, length) : replacement;
        if (out.size() + piece.size() > most_shown) return out + std::string(ellipsis);
        out += piece;
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

i18n::Message fault_reason(const core::Fault& fault) {
    using Kind = core::FaultKind;
    std::string found = shown(fault.found);
    if (fault.length > fault.found.size()) found += ellipsis;
    switch (fault.kind) {
        case Kind::not_a_number: return msg::fault_not_a_number(std::move(found));
        case Kind::negative: return msg::fault_negative(std::move(found));
        case Kind::decimal: return msg::fault_decimal(std::move(found));
        case Kind::exponent: return msg::fault_exponent(std::move(found));
        case Kind::sign: return msg::fault_sign(std::move(found));
        case Kind::full_width_digit: return msg::fault_full_width(std::move(found));
        case Kind::overflow: return msg::fault_overflow(std::move(found), UINT64_MAX);
        case Kind::input_ended: return input_ended(fault);
        case Kind::misplaced_bom: return msg::fault_bom();
        case Kind::extra_data: return msg::fault_extra(std::move(found), fault.case_count);
    }
    return msg::fault_not_a_number(std::move(found));
}

i18n::Message fault_at_place(const core::Fault& fault) {
    return msg::fault_place(fault.line, fault.column, fault_reason(fault));
}

}  // namespace nimboard::app
