// What is wrong with a text, as a message: the command and the page say the same.
#pragma once

#include <string>
#include <string_view>

#include "core/judge.h"
#include "i18n/message.h"

namespace nimboard::lesson {

/// "expected heap 2 of 3 in case 1 of 2, found “-5”, which is negative". The place is left to the caller.
[[nodiscard]] i18n::Message fault_message(const core::Fault& fault);

/// Foreign bytes made safe to show: control and invisible characters and invalid UTF-8 are written as \x1b or \u202e.
[[nodiscard]] std::string visible(std::string_view bytes);

}  // namespace nimboard::lesson
