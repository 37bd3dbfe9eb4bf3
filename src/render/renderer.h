// A scene on the GPU: tiles, lines and texts through Dear ImGui's draw list, all blocks in one instanced draw between.
#pragma once

#include "render/blocks.h"
#include "render/fonts.h"
#include "scene/scene.h"

namespace nimboard::render {

class Renderer {
public:
    /// Makes the GPU objects in the current WebGL2 context.
    bool create() { return blocks_.create(); }

    /// The context is lost and its objects with it: forget them, then call create() once it is back.
    void forget() { blocks_.forget(); }

    /// Puts `scene` into Dear ImGui's background draw list; it reaches the screen with the rest of the frame.
    /// Call once a frame, between NewFrame and Render; the scene may go afterwards.
    void draw(const scene::Scene& scene, const Placement& placement, const Fonts& fonts);

    [[nodiscard]] int blocks() const { return blocks_.count(); }
    [[nodiscard]] std::uint64_t block_draw_calls() const { return blocks_.draw_calls(); }

private:
    Blocks blocks_;
};

}  // namespace nimboard::render
