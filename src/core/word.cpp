#include "core/word.h"

#include <limits>

namespace nimboard::core {
namespace {

constexpr std::size_t shown_bytes = 40;  // enough to recognise a word, short enough for one line

constexpr std::uint32_t byte_order_mark = 0xFEFF;
constexpr std::uint32_t minus_sign = 0x2212;
constexpr std::uint32_t wide_zero = 0xFF10;
constexpr std::uint32_t not_text = 0xFFFFFFFF;  // stands for bytes that are no UTF-8

constexpr bool is_continuation(unsigned char byte) {
    return (byte & 0xC0U) == 0x80U;
}

}  // namespace

void Word::add(char raw) {
    const auto byte = static_cast<unsigned char>(raw);
    ++length_;
    if (begin_.size() <= shown_bytes) begin_.push_back(raw);
    if (pending_ > 0 && is_continuation(byte)) {
        partial_ = (partial_ << 6U) | (byte & 0x3FU);
        if (--pending_ == 0) take(partial_ < smallest_ ? not_text : partial_);
        return;
    }
    if (pending_ > 0) take(not_text);
    pending_ = byte < 0xC2 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : byte < 0xF5 ? 3 : 0;
    if (pending_ > 0) {
        partial_ = byte & (0x3FU >> pending_);
        smallest_ = pending_ == 1 ? 0x80U : pending_ == 2 ? 0x800U : 0x10000U;
    } else {
        take(byte < 0x80 ? byte : not_text);
    }
}

void Word::take_digit(Heap digit) {
    switch (state_) {
        case State::start:
        case State::signed_start:
        case State::whole:
            state_ = State::whole;
            overflow_ = overflow_ || value_ > (std::numeric_limits<Heap>::max() - digit) / 10;
            value_ = value_ * 10 + digit;
            break;
        case State::point_first:
        case State::point:
        case State::fraction:
            state_ = State::fraction;
            break;
        case State::e:
        case State::e_sign:
        case State::power:
            state_ = State::power;
            break;
        case State::broken:
            break;
    }
}

void Word::take(std::uint32_t c) {
    const State before = state_;
    if (c >= '0' && c <= '9') return take_digit(c - '0');
    if (c >= wide_zero && c < wide_zero + 10) {
        wide_ = true;
        return take_digit(c - wide_zero);
    }
    state_ = State::broken;
    if (c == byte_order_mark) {
        bom_ = true;
    } else if (before == State::start && (c == '-' || c == minus_sign)) {
        minus_ = true;
        state_ = State::signed_start;
    } else if (before == State::start && c == '+') {
        plus_ = true;
        state_ = State::signed_start;
    } else if (c == '.') {
        if (before == State::whole) state_ = State::point;
        if (before == State::start || before == State::signed_start) state_ = State::point_first;
    } else if (c == 'e' || c == 'E') {
        if (before == State::whole || before == State::point || before == State::fraction) state_ = State::e;
    } else if ((c == '+' || c == '-') && before == State::e) {
        state_ = State::e_sign;
    }
}

FaultKind Word::kind() const {
    if (bom_) return FaultKind::misplaced_bom;
    const bool whole = state_ == State::whole;
    const bool decimal = state_ == State::point || state_ == State::fraction;
    const bool exponent = state_ == State::power;
    if (pending_ > 0 || !(whole || decimal || exponent)) return FaultKind::not_a_number;
    if (wide_) return FaultKind::full_width_digit;
    if (minus_) return FaultKind::negative;
    if (exponent) return FaultKind::exponent;
    if (decimal) return FaultKind::decimal;
    if (plus_) return FaultKind::sign;
    return FaultKind::overflow;
}

std::string Word::shown() const {
    if (begin_.size() <= shown_bytes) return begin_;
    std::size_t end = shown_bytes;
    while (end > 0 && shown_bytes - end < 3 && is_continuation(static_cast<unsigned char>(begin_[end]))) --end;
    return begin_.substr(0, end);
}

}  // namespace nimboard::core
