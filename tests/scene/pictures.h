// Making lessons and pictures for tests, and what must be true of every picture.
#pragma once

#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "lesson/lesson.h"
#include "scene/build.h"
#include "scene/font.h"
#include "ui/chrome.h"

namespace nimboard::scene {

inline lesson::Lesson lesson_of(core::Position heaps, const lesson::Choices& choices = {}) {
    return lesson::build(lesson::Id::reduce, std::make_shared<const core::Position>(std::move(heaps)), choices);
}

/// What is left for the picture in a window of this size.
inline Viewport window(float width, float height) {
    const ui::Chrome chrome = ui::chrome_layout(width, height, app::View::full);
    Viewport viewport;
    viewport.width = chrome.stage.w;
    viewport.height = chrome.stage.h;
    return viewport;
}

/// Where the letters of a text are.
inline Rect ink_of(const Text& text) {
    constexpr float above = 0.78F;  // of capitals and digits
    constexpr float below = 0.22F;
    return {text.origin.x, text.origin.y - text.size * above, text.width, text.size * (above + below)};
}

/// What is seen of it: texts of the scrolling rows end at the clip.
inline Rect seen(const Scene& scene, const Text& text) {
    Rect ink = ink_of(text);
    if (!text.clipped) return ink;
    const float bottom = std::min(ink.bottom(), scene.clip.bottom());
    ink.y = std::max(ink.y, scene.clip.y);
    ink.h = std::max(bottom - ink.y, 0.0F);
    return ink;
}

inline bool overlap(const Rect& a, const Rect& b) {
    constexpr float slack = 0.6F;
    return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

/// Every fault of a picture's texts in words; empty when there is none.
inline std::string text_faults(const Scene& scene) {
    std::ostringstream faults;
    const auto say = [&](const Text& text) -> std::ostream& {
        const Rect ink = ink_of(text);
        return faults << "\"" << text.utf8 << "\" (" << ink.x << "," << ink.y << " " << ink.w << "×" << ink.h << ") ";
    };
    constexpr float slack = 0.6F;
    std::vector<Rect> seen_rects;
    seen_rects.reserve(scene.texts.size());
    for (const Text& text : scene.texts) seen_rects.push_back(seen(scene, text));
    for (std::size_t i = 0; i < scene.texts.size(); ++i) {
        const Text& text = scene.texts[i];
        const Rect ink = ink_of(text);
        if (text.size < 6.5F) say(text) << "is too small\n";
        if (!font_covers(text.utf8)) say(text) << "has a character without a glyph\n";
        if (ink.x < text.box.x - slack || ink.right() > text.box.right() + slack || ink.y < text.box.y - slack ||
            ink.bottom() > text.box.bottom() + slack) {
            say(text) << "leaves its box " << text.box.x << "," << text.box.y << " " << text.box.w << "×" << text.box.h
                      << "\n";
        }
        const bool inside = ink.x >= -slack && ink.right() <= scene.width + slack && ink.y >= -slack &&
                            ink.bottom() <= scene.height + slack;
        if (!inside && !text.clipped) say(text) << "leaves the picture\n";
        for (std::size_t j = 0; j < i; ++j) {
            if (overlap(seen_rects[i], seen_rects[j])) say(text) << "overlaps \"" << scene.texts[j].utf8 << "\"\n";
        }
    }
    return faults.str();
}

/// Every position of at most `most` heaps of at most `largest`, in ascending order only where `sorted`.
template <typename Visit>
void each_position(std::size_t count, core::Heap largest, bool sorted, const Visit& visit) {
    core::Position heaps(count, 0);
    while (true) {
        visit(heaps);
        std::size_t i = 0;
        while (i < count && heaps[i] == largest) ++i;
        if (i == count) return;
        ++heaps[i];
        for (std::size_t j = 0; j < i; ++j) heaps[j] = sorted ? heaps[i] : 0;
    }
}

}  // namespace nimboard::scene
