// The document: everything the address holds. Plain data with value semantics; only app/model.h changes it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/position.h"
#include "i18n/message.h"
#include "lesson/lesson.h"

namespace nimboard::app {

/// How the page is shown: all of it, the picture alone in a frame, the picture alone for the room.
enum class View : std::uint8_t { full, embed, audience };

/// Colours; the names are scene's ("board", "paper", "contrast"), in the same order.
enum class Theme : std::uint8_t { board, paper, contrast };

struct Document {
    std::string game = "nim";
    std::shared_ptr<const core::Position> heaps;  ///< never null
    lesson::Id lesson = lesson::Id::reduce;
    lesson::Choices choices;
    /// The row of heaps at the top of a stage that scrolls, counted from 0, with fractions; below 0: the stage follows the
    /// heap that a step speaks of.
    float row = -1;
    int step = 0;  ///< from 0; the address counts from 1
    i18n::Lang lang = i18n::Lang::en;
    Theme theme = Theme::board;
    View view = View::full;
    bool code = false;       ///< steps that have a listing show it
    bool still = false;      ///< no motion
    float text_scale = 1;    ///< 0.75 to 2, in hundredths: the address writes it as 75 to 200
};

inline constexpr float smallest_text = 0.75F;
inline constexpr float largest_text = 2;

/// (10, 12, 15, 4): the position of a page opened without an address.
[[nodiscard]] Document default_document();

/// The same game, heaps, lesson and choices: nothing that undo would bring back differs. The step is not looked at.
[[nodiscard]] bool same_content(const Document& a, const Document& b);

/// "full", "embed", "audience".
[[nodiscard]] std::string_view view_name(View view);
bool view_from_name(std::string_view name, View& out);

/// "board", "paper", "contrast".
[[nodiscard]] std::string_view theme_name(Theme theme);
bool theme_from_name(std::string_view name, Theme& out);

}  // namespace nimboard::app
