#include "scene/theme.h"

#include <array>

namespace nimboard::scene {
namespace {

constexpr Rgba rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex),
            255};
}

constexpr Theme board{
    .background = rgb(0x11161d),
    .panel = rgb(0x19212b),
    .line = rgb(0x2a3542),
    .ink = rgb(0xeef2f6),
    .muted = rgb(0x93a0b0),
    .faint = rgb(0x7b899a),
    .track = rgb(0x3a4757),
    .accent = rgb(0xf4c95d),
    .ok = rgb(0x4fd1a5),
    .bad = rgb(0xff8076),
    .on_hue = rgb(0x11161d),
    .neutral = rgb(0xa9b4c2),
    .hue = {rgb(0xd98bbf), rgb(0x3fc08e), rgb(0x5bb8f0), rgb(0xe8a33d), rgb(0xe8705a), rgb(0x8f9cf5), rgb(0xd9cf4e),
            rgb(0x5fd0d0)},
    .hue_text = {rgb(0xd98bbf), rgb(0x3fc08e), rgb(0x5bb8f0), rgb(0xe8a33d), rgb(0xe8705a), rgb(0x8f9cf5), rgb(0xd9cf4e),
            rgb(0x5fd0d0)},
};

constexpr Theme paper{
    .background = rgb(0xfaf7f0),
    .panel = rgb(0xffffff),
    .line = rgb(0xd9d3c6),
    .ink = rgb(0x1d232a),
    .muted = rgb(0x5e6874),
    .faint = rgb(0x736e60),
    .track = rgb(0xcbc4b3),
    .accent = rgb(0xa35a00),
    .ok = rgb(0x00704f),
    .bad = rgb(0xb3261e),
    .on_hue = rgb(0xffffff),
    .neutral = rgb(0x6b7480),
    .hue = {rgb(0xa3337c), rgb(0x00754f), rgb(0x0063a8), rgb(0xb86a00), rgb(0xb23c22), rgb(0x4a55b5), rgb(0x7a6c00),
            rgb(0x00717a)},
    .hue_text = {rgb(0xa3337c), rgb(0x00754f), rgb(0x0063a8), rgb(0xa35a00), rgb(0xb23c22), rgb(0x4a55b5), rgb(0x7a6c00),
            rgb(0x00717a)},
};

// Black, white and yellow only: columns are told apart by place and number, states by shape.
constexpr Theme contrast{
    .background = rgb(0x000000),
    .panel = rgb(0x000000),
    .line = rgb(0xffffff),
    .ink = rgb(0xffffff),
    .muted = rgb(0xe0e0e0),
    .faint = rgb(0xb0b0b0),
    .track = rgb(0x707070),
    .accent = rgb(0xffe14d),
    .ok = rgb(0xffffff),
    .bad = rgb(0xffe14d),
    .on_hue = rgb(0x000000),
    .neutral = rgb(0xffffff),
    .hue = {rgb(0xffffff), rgb(0xffe14d), rgb(0xffffff), rgb(0xffe14d), rgb(0xffffff), rgb(0xffe14d), rgb(0xffffff),
            rgb(0xffe14d)},
    .hue_text = {rgb(0xffffff), rgb(0xffe14d), rgb(0xffffff), rgb(0xffe14d), rgb(0xffffff), rgb(0xffe14d), rgb(0xffffff),
            rgb(0xffe14d)},
};

constexpr std::array<std::string_view, theme_count> names{"board", "paper", "contrast"};

}  // namespace

Rgba Theme::tone(i18n::Tone tone, int bit_number) const {
    switch (tone) {
        case i18n::Tone::ink: return ink;
        case i18n::Tone::muted: return muted;
        case i18n::Tone::accent: return accent;
        case i18n::Tone::ok: return ok;
        case i18n::Tone::bad: return bad;
        case i18n::Tone::hue: return text_bit(bit_number);
    }
    return ink;
}

const Theme& theme(ThemeId id) {
    switch (id) {
        case ThemeId::paper: return paper;
        case ThemeId::contrast: return contrast;
        case ThemeId::board: break;
    }
    return board;
}

std::string_view theme_name(ThemeId id) { return names[static_cast<std::size_t>(id)]; }

bool theme_from_name(std::string_view name, ThemeId& out) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] != name) continue;
        out = static_cast<ThemeId>(i);
        return true;
    }
    return false;
}

}  // namespace nimboard::scene
