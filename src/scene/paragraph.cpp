#include "scene/paragraph.h"

#include <algorithm>

namespace nimboard::scene {

float Paragraph::width() const {
    float widest = 0;
    for (const WrappedLine& line : lines) widest = std::max(widest, line.width);
    return widest;
}

Paragraph make_paragraph(const i18n::Message& message, i18n::Lang lang, float size, float leading, float gap, float width,
                         bool bold) {
    return {wrap(i18n::format(message, lang), size, width, bold), size, leading, gap, bold};
}

float total(const std::vector<Paragraph>& paragraphs) {
    float height = 0;
    for (const Paragraph& paragraph : paragraphs) height += paragraph.height();
    return height;
}

void put(Painter& painter, const Paragraph& text, Rect& area) {
    for (const WrappedLine& line : text.lines) {
        const Rect box{area.x, area.y, area.w, text.leading};
        const float baseline = area.y + text.leading * 0.5F + text.size * 0.36F;
        painter.wrapped(line, {area.x, baseline}, text.size, box, text.bold);
        area.y += text.leading;
    }
    area.y += text.gap;
}

void recolour(Paragraph& paragraph, i18n::Tone tone) {
    for (WrappedLine& line : paragraph.lines) {
        for (Run& run : line.runs) {
            if (run.style.tone == i18n::Tone::ink || run.style.tone == i18n::Tone::hue) run.style.tone = tone;
        }
    }
}

}  // namespace nimboard::scene
