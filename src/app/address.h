// The address: the whole document as a fragment that a person can type.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/document.h"

namespace nimboard::app {

/// "#game=nim&heaps=10,12,15,4&lesson=reduce&step=12&lang=en&theme=board", further keys only where they differ from
/// the default: view, code (1: listings shown), still, text (75 to 200 percent), row (the heap at the top of a stage that scrolls, from 1, with
/// fractions), pick (the chosen candidate, from 1), try ("2:3", heap 2 is left with 3).
[[nodiscard]] std::string write_address(const Document& document);

/// Reads a fragment, with or without "#", percent-encoded or not. Missing keys keep the value of `base`; unknown keys
/// are ignored; a bad value gets a notice and the value of `base`. An address that names game, heaps or lesson starts
/// at the first step with nothing chosen unless it says otherwise. A step beyond the end is the last, with a notice.
struct ReadAddress {
    Document document;
    std::vector<i18n::Message> notices;
};
[[nodiscard]] ReadAddress read_address(std::string_view fragment, const Document& base);

}  // namespace nimboard::app
