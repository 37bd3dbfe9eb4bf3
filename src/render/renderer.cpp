#include "render/renderer.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "imgui.h"

namespace nimboard::render {
namespace {

ImU32 colour_of(const scene::Rgba& c) { return IM_COL32(c.r, c.g, c.b, c.a); }

/// Draws one layer: knows where the scene lies and switches the clip rectangle only where it changes.
class LayerPainter {
public:
    LayerPainter(ImDrawList& list, const scene::Scene& scene, const Placement& placement, const Fonts& fonts)
        : list_(list), scene_(scene), place_(placement), fonts_(fonts) {}

    void paint(scene::Layer layer) {
        for (const scene::Tile& tile : scene_.tiles) if (tile.layer == layer) paint(tile);
        for (const scene::Path& path : scene_.paths) if (path.layer == layer) paint(path);
        for (const scene::Text& text : scene_.texts) if (text.layer == layer) paint(text);
        clip(false);
    }

private:
    [[nodiscard]] ImVec2 at(scene::Point p) const { return {place_.x + p.x * place_.ratio, place_.y + p.y * place_.ratio}; }

    void clip(bool wanted) {
        if (wanted == clipped_) return;
        clipped_ = wanted;
        const scene::Rect& r = scene_.clip;
        if (wanted) list_.PushClipRect(at({r.x, r.y}), at({r.right(), r.bottom()}), true);
        else list_.PopClipRect();
    }

    void paint(const scene::Tile& tile) {
        clip(tile.clipped);
        const ImVec2 low = at({tile.rect.x, tile.rect.y});
        const ImVec2 high = at({tile.rect.right(), tile.rect.bottom()});
        const float radius = tile.radius * place_.ratio;
        if (tile.fill.a != 0) list_.AddRectFilled(low, high, colour_of(tile.fill), radius);
        if (tile.stroke.a != 0 && tile.stroke_width > 0) {
            // AddRect draws half a pixel inside its corners; a stroke of a scene lies on the very edge.
            list_.AddRect({low.x - 0.5F, low.y - 0.5F}, {high.x + 0.5F, high.y + 0.5F}, colour_of(tile.stroke), radius, 0,
                          tile.stroke_width * place_.ratio);
        }
    }

    void paint(const scene::Path& path) {
        if (path.points.size() < 2 || path.colour.a == 0) return;
        clip(path.clipped);
        points_.clear();
        for (const scene::Point& p : path.points) points_.push_back(at(p));
        const float width = std::max(path.width * place_.ratio, 1.0F);
        if (!path.filled && points_.size() == 2) snap(width);
        const int count = static_cast<int>(points_.size());
        if (path.filled) turn_clockwise();
        if (path.filled) list_.AddConvexPolyFilled(points_.data(), count, colour_of(path.colour));
        else list_.AddPolyline(points_.data(), count, colour_of(path.colour), ImDrawFlags_None, width);
    }

    /// Dear ImGui smooths the edges of a filled shape only when its corners go round clockwise.
    void turn_clockwise() {
        float twice_area = 0;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            const ImVec2 &a = points_[i], &b = points_[(i + 1) % points_.size()];
            twice_area += a.x * b.y - b.x * a.y;
        }
        if (twice_area < 0) std::reverse(points_.begin(), points_.end());
    }

    /// Level and upright lines lie on whole pixels, so that they are not smeared over two.
    void snap(float width) {
        const float shift = static_cast<int>(std::lround(width)) % 2 == 1 ? 0.5F : 0.0F;
        ImVec2 &a = points_[0], &b = points_[1];
        if (std::abs(a.y - b.y) < 0.01F) a.y = b.y = std::round(a.y - shift) + shift;
        if (std::abs(a.x - b.x) < 0.01F) a.x = b.x = std::round(a.x - shift) + shift;
    }

    void paint(const scene::Text& text) {
        if (text.colour.a == 0 || text.utf8.empty()) return;
        clip(text.clipped);
        const ImVec2 origin = at(text.origin);
        draw_text(list_, text.bold ? *fonts_.bold : *fonts_.regular, text.size * place_.ratio, origin.x, origin.y,
                  colour_of(text.colour), text.utf8.data(), text.utf8.data() + text.utf8.size());
    }

    ImDrawList& list_;
    const scene::Scene& scene_;
    const Placement& place_;
    const Fonts& fonts_;
    bool clipped_ = false;
    std::vector<ImVec2> points_;
};

void draw_blocks(const ImDrawList*, const ImDrawCmd* command) {
    const ImVec4& r = command->ClipRect;
    const float height = ImGui::GetIO().DisplaySize.y;
    glScissor(static_cast<GLint>(r.x), static_cast<GLint>(height - r.w), static_cast<GLsizei>(r.z - r.x),
              static_cast<GLsizei>(r.w - r.y));
    static_cast<Blocks*>(command->UserCallbackData)->draw();
}

}  // namespace

void Renderer::draw(const scene::Scene& scene, const Placement& placement, const Fonts& fonts) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const ImVec2 low{placement.x, placement.y};
    const ImVec2 high{placement.x + scene.width * placement.ratio, placement.y + scene.height * placement.ratio};
    list.PushClipRect(low, high, true);
    list.AddRectFilled(low, high, colour_of(scene.background));
    LayerPainter painter(list, scene, placement, fonts);
    painter.paint(scene::Layer::under);
    blocks_.set(scene, placement);
    if (blocks_.count() > 0) {
        list.AddCallback(draw_blocks, &blocks_);
        list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
    }
    painter.paint(scene::Layer::over);
    list.PopClipRect();
}

}  // namespace nimboard::render
