// Paragraphs of the narration panel, broken into lines, and the marks that stand before them. Private to this room.
#pragma once

#include <vector>

#include "i18n/message.h"
#include "scene/paint.h"

namespace nimboard::scene {

/// A paragraph broken into lines.
struct Paragraph {
    std::vector<WrappedLine> lines;
    float size = 0;
    float leading = 0;
    float gap = 0;  ///< under it
    bool bold = false;
    [[nodiscard]] float height() const { return static_cast<float>(lines.size()) * leading + gap; }
    /// Of the longest line.
    [[nodiscard]] float width() const;
};

/// `message` in lines of at most `width`.
[[nodiscard]] Paragraph make_paragraph(const i18n::Message& message, i18n::Lang lang, float size, float leading, float gap,
                                       float width, bool bold = false);

[[nodiscard]] float total(const std::vector<Paragraph>& paragraphs);

/// Sets the paragraph at the top of `area`, which then begins below it.
void put(Painter& painter, const Paragraph& text, Rect& area);

/// Plain words take the tone, and words in a hue with them.
void recolour(Paragraph& paragraph, i18n::Tone tone);

}  // namespace nimboard::scene
