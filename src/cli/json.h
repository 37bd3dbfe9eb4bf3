// Numbers as the command's JSON has them.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace nimboard::cli {

using nlohmann::ordered_json;

/// A number that JavaScript keeps exactly, or its digits as a string above 2^53.
[[nodiscard]] inline ordered_json json_number(std::uint64_t value) {
    constexpr std::uint64_t largest_exact = std::uint64_t{1} << 53;
    if (value > largest_exact) return std::to_string(value);
    return value;
}

}  // namespace nimboard::cli
