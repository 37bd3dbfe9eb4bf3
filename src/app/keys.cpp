// The keys of the page, as DESIGN lists them.
#include <string_view>

#include "app/intent.h"
#include "app/model.h"

namespace nimboard::app {
namespace {

/// Ctrl (or Meta, its like on other keyboards) with a key: undo and redo; everything else is the browser's.
std::optional<Intent> with_ctrl(const KeyPress& press) {
    if (press.alt || (press.ctrl && press.meta)) return std::nullopt;
    if (press.key == "z" || press.key == "Z") return press.shift ? Intent(Redo{}) : Intent(Undo{});
    if ((press.key == "y" || press.key == "Y") && !press.shift) return Redo{};
    return std::nullopt;
}

/// Keys that have a name. With Shift they are the browser's: it selects text with them.
std::optional<Intent> named(std::string_view key) {
    if (key == "ArrowRight" || key == " " || key == "Spacebar" || key == "PageDown") return Next{};
    if (key == "ArrowLeft" || key == "PageUp") return Prev{};
    if (key == "Home") return First{};
    if (key == "End") return Last{};
    if (key == "Escape") return CloseTop{};
    return std::nullopt;
}

/// Keys that write something; Shift is part of what they write.
std::optional<Intent> written(std::string_view key) {
    if (key == "\xE2\x88\x92") return TextSize{-1};  // the minus sign itself
    if (key.size() != 1) return std::nullopt;
    switch (key.front()) {
        case 'p':
        case 'P': return TogglePlay{};
        case '.':
        case 'b':
        case 'B': return ToggleBlank{};
        case 'c':
        case 'C': return ToggleCode{};
        case 'l':
        case 'L': return NextLang{};
        case 't':
        case 'T': return NextTheme{};
        case '+':
        case '=': return TextSize{1};
        case '-':
        case '_': return TextSize{-1};
        case 'x':
        case 'X': return TogglePanel{static_cast<int>(Panel::verify)};
        case '?': return TogglePanel{static_cast<int>(Panel::help)};
        default: break;
    }
    if (key.front() >= '1' && key.front() <= '9') return GoToChapter{key.front() - '1'};
    return std::nullopt;
}

}  // namespace

std::optional<Intent> intent_of_key(const KeyPress& press) {
    if (press.ctrl || press.meta) return with_ctrl(press);
    if (press.alt) return std::nullopt;
    if (!press.shift) {
        if (auto intent = named(press.key)) return intent;
    }
    return written(press.key);
}

std::optional<Intent> key_intent(const Model& model, const KeyPress& press) {
    auto intent = intent_of_key(press);
    if (intent && std::holds_alternative<CloseTop>(*intent) && model.panel == Panel::none && !model.blank) {
        return std::nullopt;
    }
    return intent;
}

}  // namespace nimboard::app
