#include "app/document.h"

#include <array>
#include <cstddef>

namespace nimboard::app {
namespace {

constexpr std::array<std::string_view, 3> view_names = {"full", "embed", "audience"};
constexpr std::array<std::string_view, 3> theme_names = {"board", "paper", "contrast"};

template <typename Enum>
bool from_name(const std::array<std::string_view, 3>& names, std::string_view name, Enum& out) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) {
            out = static_cast<Enum>(i);
            return true;
        }
    }
    return false;
}

}  // namespace

Document default_document() {
    Document document;
    document.heaps = std::make_shared<const core::Position>(core::Position{10, 12, 15, 4});
    return document;
}

bool same_content(const Document& a, const Document& b) {
    return a.game == b.game && a.lesson == b.lesson && a.choices == b.choices &&
           (a.heaps == b.heaps || *a.heaps == *b.heaps);
}

std::string_view view_name(View view) { return view_names[static_cast<std::size_t>(view)]; }

bool view_from_name(std::string_view name, View& out) { return from_name(view_names, name, out); }

std::string_view theme_name(Theme theme) { return theme_names[static_cast<std::size_t>(theme)]; }

bool theme_from_name(std::string_view name, Theme& out) { return from_name(theme_names, name, out); }

}  // namespace nimboard::app
