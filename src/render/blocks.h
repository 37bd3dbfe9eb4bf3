// All blocks of a scene in one instanced draw call: the stones are drawn by shaders/block.frag, one quad a block.
// Owns a program, a vertex array and a buffer of the current WebGL2 context.
#pragma once

#include <cstdint>
#include <vector>

#include "scene/scene.h"

namespace nimboard::render {

/// Where a scene lies on the canvas. Device pixels; `ratio` device pixels make one pixel of the scene.
struct Placement {
    float canvas_width = 0, canvas_height = 0;
    float x = 0, y = 0;
    float ratio = 1;
};

class Blocks {
public:
    /// Makes the GPU objects in the current context. False when the shaders do not build; then nothing is drawn.
    bool create();

    /// Forgets the GPU objects without touching them: their context is gone.
    void forget();

    /// Copies what is seen of the blocks of `scene`; the draw itself comes later, in draw().
    void set(const scene::Scene& scene, const Placement& placement);

    /// Draws what was set in one call. Leaves program, vertex array and array buffer unbound.
    void draw();

    /// Blocks drawn by the last draw().
    [[nodiscard]] int count() const { return static_cast<int>(instances_.size()); }

    /// Draw calls issued since create(), for the proof that there is one a frame.
    [[nodiscard]] std::uint64_t draw_calls() const { return draw_calls_; }

private:
    /// As the vertex shader reads it: 28 bytes.
    struct Instance {
        float x, y, w, h;
        std::uint16_t nx, ny;
        std::uint8_t kind, hollow, clipped, unused;
        scene::Rgba colour;
    };

    std::vector<Instance> instances_;
    Placement placement_;
    scene::Rect clip_;
    unsigned program_ = 0, array_ = 0, buffer_ = 0;
    int u_canvas_ = -1, u_origin_ = -1, u_ratio_ = -1, u_clip_ = -1, u_stone_radius_ = -1;
    std::uint64_t draw_calls_ = 0;
};

}  // namespace nimboard::render
