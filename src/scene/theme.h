// Colours by meaning. A theme is a plain table; the values are DESIGN's.
#pragma once

#include <cstdint>
#include <string_view>

#include "i18n/message.h"
#include "scene/scene.h"

namespace nimboard::scene {

enum class ThemeId : std::uint8_t { board, paper, contrast };
inline constexpr int theme_count = 3;

struct Theme {
    Rgba background, panel, line;
    Rgba ink, muted, faint;  ///< faint: text that stays behind: zeros of empty cells, waiting marks
    Rgba track;              ///< what is no text: the timeline's line, dots to come, the minimap's ground
    Rgba accent, ok, bad;
    Rgba on_hue;             ///< text on a tile in a hue
    Rgba neutral;            ///< stones of a plain pile
    Rgba hue[8];             ///< of bit 0 to 7, then repeating: stones
    Rgba hue_text[8];        ///< the same hues where text has them or stands on them: 4.5 to 1 at least
    [[nodiscard]] Rgba bit(int number) const { return hue[number & 7]; }
    [[nodiscard]] Rgba text_bit(int number) const { return hue_text[number & 7]; }
    [[nodiscard]] Rgba tone(i18n::Tone tone, int bit_number) const;
};

[[nodiscard]] const Theme& theme(ThemeId id);

/// "board", "paper", "contrast".
[[nodiscard]] std::string_view theme_name(ThemeId id);
bool theme_from_name(std::string_view name, ThemeId& out);

}  // namespace nimboard::scene
