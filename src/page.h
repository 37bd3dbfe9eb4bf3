// The running page: what main.cpp's frames and page_calls.cpp's answers share.
#pragma once

#include <string>
#include <string_view>

#include "app/intent.h"
#include "app/model.h"
#include "page_learn.h"
#include "platform/page.h"
#include "platform/window.h"
#include "render/renderer.h"
#include "scene/build.h"
#include "ui/panels.h"

namespace nimboard::page {

inline constexpr int settling_frames = 3;  ///< Dear ImGui needs these to come to rest after the last event

struct App {
    platform::Window window;
    render::Renderer renderer;
    render::FontShelf fonts;
    app::Model model = app::make_model(app::default_document());
    scene::Scene scene;
    int width = 1, height = 1;  // device pixels
    float ratio = 1;            // of which so many make a CSS pixel
    double last_frame = -1;
    int settling = settling_frames;
    bool panel_scrolls = false;  // a panel over the page has something to scroll
    std::uint64_t random = 0x9e3779b97f4a7c15U;

    // stats()
    std::uint64_t frames_drawn = 0, block_calls_before = 0;
    int block_calls_in_frame = 0;
    double last_frame_ms = 0;

    // What the page has been told, so that it hears of changes only.
    bool told_anything = false, told_playing = false, told_scrolls = false;
    app::Document told;
    std::string told_notice, told_match;
    LearningTold told_learning;
    platform::FieldPlace told_heaps, told_judge;
    core::Problem told_problem = core::Problem::nim;
};

/// Where bars and stage are now.
[[nodiscard]] ui::Chrome chrome_of(const App& app);

/// The picture as the document and the motion stand now.
[[nodiscard]] scene::Scene build_scene(const App& app);

/// Carries out one intent, and has it drawn.
void apply(App& app, const app::Intent& intent);

/// Answers a request of the page: a verb with one text (web/*.js calls them); JSON where the verb says so.
[[nodiscard]] std::string call(App& app, std::string_view verb, std::string_view text);

}  // namespace nimboard::page
