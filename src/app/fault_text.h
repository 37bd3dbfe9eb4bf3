// What to say about a number that could not be read, in the judge's input, the field of heaps and the address alike.
#pragma once

#include <string>
#include <string_view>

#include "core/judge.h"
#include "i18n/message.h"

namespace nimboard::app {

/// What is wrong and what was expected, without the place: "“3.5” has a decimal point; stones are whole".
[[nodiscard]] i18n::Message fault_reason(const core::Fault& fault);

/// The same with its place before it: "Line 2, column 5: …".
[[nodiscard]] i18n::Message fault_at_place(const core::Fault& fault);

/// Text of anybody's made fit to be shown: bytes that are no UTF-8 and control characters become U+FFFD, and what is
/// longer than 40 bytes ends in "…".
[[nodiscard]] std::string shown(std::string_view text);

}  // namespace nimboard::app
