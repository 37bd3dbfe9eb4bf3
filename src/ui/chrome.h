// How the window is shared out: top bar, stage, timeline. Pure arithmetic, no Dear ImGui.
#pragma once

#include <algorithm>
#include <cmath>

#include "app/document.h"
#include "scene/scene.h"

namespace nimboard::ui {

/// Rectangles in CSS pixels. The bars are designed at 1600 × 900, where `unit` is 1.
struct Chrome {
    scene::Rect top, stage, timeline;
    float unit = 1;
    bool narrow = false;  ///< both bars in two rows, for phones held upright
    bool low = false;     ///< a timeline without names, for phones held level
};

/// Shares out a window of width × height CSS pixels. Only the full view has bars.
[[nodiscard]] inline Chrome chrome_layout(float width, float height, app::View view) {
    Chrome chrome;
    chrome.stage = {0, 0, width, height};
    chrome.unit = std::clamp(std::min(width / 1600, height / 900), 0.72F, 2.5F);
    if (view != app::View::full) return chrome;
    chrome.low = height < 500 && width >= 600;
    chrome.narrow = !chrome.low && width < 880;
    float top = 76 * chrome.unit;
    float bottom = 110 * chrome.unit;
    if (chrome.narrow) {
        chrome.unit = std::clamp(width / 390, 0.9F, 1.25F);
        top = 104 * chrome.unit;  // two rows of targets at least 40 high
        bottom = 110 * chrome.unit;
    } else if (chrome.low) {
        top = 52;
        bottom = 52;
    }
    top = std::round(top);
    bottom = std::round(bottom);
    chrome.top = {0, 0, width, top};
    chrome.stage = {0, top, width, std::max(height - top - bottom, 1.0F)};
    chrome.timeline = {0, chrome.stage.bottom(), width, bottom};
    return chrome;
}

}  // namespace nimboard::ui
