// What must hold for any bytes that the readers of core are given. One function for the fuzzer and the smoke test.
#pragma once

#include <string_view>

namespace nimboard::fuzz {

/// Runs the judge (at once and in pieces) and parse_heaps over `text`; nullptr when everything holds, else what broke.
[[nodiscard]] const char* broken_promise(std::string_view text);

}  // namespace nimboard::fuzz
