// Pieces of JSON, for what the page and window.nimboard are told.
#pragma once

#include <string>
#include <string_view>

namespace nimboard::app {

/// A text in quotes, with what must be escaped.
[[nodiscard]] std::string quoted(std::string_view text);

/// Appends "name":value with what parts it from the member before; the first one opens the object.
void member(std::string& out, std::string_view name, std::string_view value);

/// Appends an item of a list, after a comma where it is not the first.
inline void append(std::string& list, std::string_view item) {
    if (!list.empty()) list += ',';
    list += item;
}

}  // namespace nimboard::app
