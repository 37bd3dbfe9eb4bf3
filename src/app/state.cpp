#include "app/state.h"

#include <array>
#include <cstdint>
#include <string_view>

#include "i18n/message.h"

namespace nimboard::app {
namespace {

constexpr std::uint64_t largest_exact = std::uint64_t{1} << 53;  // what JavaScript's numbers hold exactly
constexpr std::array<std::string_view, 6> panel_names = {"none", "judge", "help", "about", "games", "verify"};

std::string quoted(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            out += '\\';
            out += character;
        } else if (byte < 0x20) {
            out += "\\u00";
            out += hex[byte >> 4];
            out += hex[byte & 15];
        } else {
            out += character;
        }
    }
    return out + '"';
}

std::string number(std::uint64_t value) {
    return value > largest_exact ? '"' + std::to_string(value) + '"' : std::to_string(value);
}

std::string boolean(bool value) { return value ? "true" : "false"; }

/// Appends "name":value with what parts it from the member before.
void member(std::string& out, std::string_view name, std::string_view value) {
    out += out.empty() ? '{' : ',';
    out += quoted(name);
    out += ':';
    out += value;
}

std::string heaps_array(core::Heaps heaps) {
    std::string out = "[";
    for (const core::Heap heap : heaps) {
        if (out.size() > 1) out += ',';
        out += number(heap);
    }
    return out + ']';
}

std::string notices_array(const Model& model) {
    std::string out = "[";
    for (const Notice& notice : model.notices) {
        if (out.size() > 1) out += ',';
        out += quoted(i18n::plain(notice, model.doc.lang));
    }
    return out + ']';
}

}  // namespace

std::string state_json(const Model& model) {
    const Document& document = model.doc;
    const int step = shown_step(model);
    std::string out;
    member(out, "game", quoted(document.game));
    member(out, "heaps", heaps_array(*document.heaps));
    member(out, "lesson", quoted(lesson::id_name(document.lesson)));
    member(out, "step", std::to_string(step + 1));
    member(out, "steps", std::to_string(model.lesson.steps.size()));
    member(out, "lang", quoted(i18n::lang_tag(document.lang)));
    member(out, "theme", quoted(theme_name(document.theme)));
    member(out, "view", quoted(view_name(document.view)));
    member(out, "playing", boolean(model.player.playing));
    member(out, "moving", boolean(moving(model)));
    member(out, "verdict", model.lesson.verdict == core::Verdict::P ? "\"P\"" : "\"N\"");
    member(out, "nimSum", number(model.lesson.nim_sum));
    member(out, "panel", quoted(panel_names[static_cast<std::size_t>(model.panel)]));
    member(out, "blank", boolean(model.blank));
    member(out, "title", quoted(i18n::plain(model.lesson.steps[static_cast<std::size_t>(step)].title, document.lang)));
    member(out, "notices", notices_array(model));
    return out + '}';
}

}  // namespace nimboard::app
