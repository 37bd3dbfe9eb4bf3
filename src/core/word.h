// One word of judge input, byte by byte: is it a plain number up to 2^64 - 1, and if not, what is it instead?
// The slow and exact half of the readers; plain numbers inside one piece of text never come here.
#pragma once

#include <cstdint>
#include <string>

#include "core/position.h"

namespace nimboard::core {

/// What is wrong with the text at the place of a fault.
enum class FaultKind : std::uint8_t {
    not_a_number,      ///< anything that no other kind names
    negative,          ///< -5
    decimal,           ///< 3.5
    exponent,          ///< 1e5
    sign,              ///< +5
    full_width_digit,  ///< U+FF10 to U+FF19
    overflow,          ///< 2^64 or more
    input_ended,       ///< the text stops before the last case is whole
    misplaced_bom,     ///< a byte-order mark that is not at offset 0
    unsorted,          ///< kam: a heap smaller than the one before it
    extra_data,        ///< something after the last case: a warning, the answers stand
};

/// True for the bytes that part numbers: space, tab, LF, vertical tab, form feed, CR.
[[nodiscard]] constexpr bool is_space(char byte) {
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/// True for 0 to 9.
[[nodiscard]] constexpr bool is_digit(char byte) {
    return static_cast<unsigned char>(byte - '0') < 10;
}

/// Digits that any number may have without passing 2^64 - 1.
inline constexpr int safe_digits = 19;

/// A word under way. Its memory stays bounded however long the word is.
class Word {
public:
    /// Takes the next byte; never white space.
    void add(char byte);

    /// True when the word so far is a number from 0 to 2^64 - 1 in plain digits.
    [[nodiscard]] bool is_number() const {
        return state_ == State::whole && pending_ == 0 && !overflow_ && !minus_ && !plus_ && !wide_;
    }

    /// Its value, when is_number().
    [[nodiscard]] Heap value() const { return value_; }

    /// What it is, when it is no number.
    [[nodiscard]] FaultKind kind() const;

    /// Bytes taken.
    [[nodiscard]] std::uint64_t length() const { return length_; }

    /// Its beginning: at most 40 bytes, cut on a code-point border.
    [[nodiscard]] std::string shown() const;

private:
    /// How far the word follows [sign] digits [. digits] [e [sign] digits].
    enum class State : std::uint8_t {
        start,
        signed_start,
        whole,
        point_first,
        point,
        fraction,
        e,
        e_sign,
        power,
        broken
    };

    void take(std::uint32_t code_point);
    void take_digit(Heap digit);

    State state_ = State::start;
    bool minus_ = false, plus_ = false, wide_ = false, bom_ = false, overflow_ = false;
    Heap value_ = 0;
    std::uint32_t partial_ = 0;   ///< code point being put together
    std::uint32_t smallest_ = 0;  ///< below it the bytes are an overlong form, which is no UTF-8
    int pending_ = 0;             ///< continuation bytes that it still needs
    std::uint64_t length_ = 0;
    std::string begin_;
};

}  // namespace nimboard::core
