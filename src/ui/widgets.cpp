#include "ui/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_internal.h"

namespace nimboard::ui {
namespace {

ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

/// A whole number of device pixels, so that glyphs are drawn as they were rastered.
float device_size(const Frame& frame, float size) { return std::max(std::round(size * frame.ratio), 4.0F); }

scene::Rgba mix(const scene::Rgba& a, const scene::Rgba& b, float part) {
    const auto channel = [part](std::uint8_t x, std::uint8_t y) {
        return static_cast<std::uint8_t>(std::lround(static_cast<float>(x) + part * (static_cast<float>(y) - static_cast<float>(x))));
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

}  // namespace

float text_width(Frame& frame, std::string_view utf8, float size, bool bold) {
    ImFont& font = bold ? frame.bold : frame.regular;
    const float wide = font.CalcTextSizeA(device_size(frame, size), FLT_MAX, 0, utf8.data(), utf8.data() + utf8.size()).x;
    return wide / frame.ratio;
}

void text(Frame& frame, std::string_view utf8, float x, float baseline, float size, const scene::Rgba& colour, Align align,
          bool bold) {
    if (utf8.empty()) return;
    if (align != Align::left) x -= text_width(frame, utf8, size, bold) * (align == Align::centre ? 0.5F : 1.0F);
    ImFont& font = bold ? frame.bold : frame.regular;
    frame.draw_text(list(), font, device_size(frame, size), x * frame.ratio, baseline * frame.ratio, ink(colour), utf8.data(),
                    utf8.data() + utf8.size());
}

float centred_baseline(const scene::Rect& rect, float size) {
    // Digits and capitals are 0.73 em high in these fonts.
    return rect.y + rect.h / 2 + 0.36F * size;
}

void box(Frame& frame, const scene::Rect& rect, const scene::Rgba& fill, const scene::Rgba& edge, float radius) {
    const ImVec2 low = frame.device(rect.x, rect.y), high = frame.device(rect.right(), rect.bottom());
    const ImVec2 a{std::round(low.x), std::round(low.y)}, b{std::round(high.x), std::round(high.y)};
    list().AddRectFilled(a, b, ink(fill), radius * frame.ratio);
    // Whole device pixels, as the page draws the borders of its fields.
    if (edge.a != 0) list().AddRect(a, b, ink(edge), radius * frame.ratio, 0, std::max(std::floor(1.5F * frame.ratio), 1.0F));
}

Press place(Frame& frame, const char* id, const scene::Rect& rect, std::string_view tip) {
    Press press;
    if (rect.w <= 0 || rect.h <= 0) return press;
    ImGui::SetCursorScreenPos(frame.device(rect.x, rect.y));
    press.clicked = ImGui::InvisibleButton(id, frame.device(rect.w, rect.h));
    press.hovered = ImGui::IsItemHovered();
    press.held = ImGui::IsItemActive();
    if (press.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    // A finger hides what it points at; tips are for the mouse.
    if (press.hovered && !press.held && !tip.empty() && ImGui::GetIO().MouseSource != ImGuiMouseSource_TouchScreen) {
        frame.tip = tip;
        frame.tip_at = rect;
    }
    return press;
}

bool button(Frame& frame, const char* id, const scene::Rect& rect, std::string_view label, std::string_view tip, bool lit) {
    const Press press = place(frame, id, rect, tip);
    const scene::Theme& theme = frame.theme;
    scene::Rgba fill = theme.panel;
    if (press.hovered) fill = mix(fill, theme.ink, 0.07F);
    if (press.held) fill = mix(theme.panel, theme.background, 0.6F);
    const scene::Rgba edge = lit ? theme.accent : press.hovered ? mix(theme.line, theme.muted, 0.7F) : theme.line;
    box(frame, rect, fill, edge, 10 * std::min(frame.unit(), 1.2F));
    if (!label.empty()) {
        float size = std::min(20 * frame.unit(), rect.h * 0.45F);
        const float wide = text_width(frame, label, size);
        const float room = rect.w - 12 * frame.unit();
        if (wide > room) size = std::max(size * room / wide, 9.0F);
        text(frame, label, rect.x + rect.w / 2, centred_baseline(rect, size), size, lit ? theme.accent : theme.ink, Align::centre);
    }
    return press.clicked;
}

void icon(Frame& frame, Icon which, const scene::Rect& rect, float size, const scene::Rgba& colour) {
    const ImU32 c = ink(colour);
    const float s = size * frame.ratio / 2;
    const ImVec2 m = frame.device(rect.x + rect.w / 2, rect.y + rect.h / 2);
    const ImVec2 mid{std::round(m.x), std::round(m.y)};
    const float thick = std::max(2 * frame.unit() * frame.ratio, 1.5F);
    // Corners go round clockwise: Dear ImGui smooths only those edges.
    switch (which) {
        case Icon::prev: list().AddTriangleFilled({mid.x + s, mid.y + 1.75F * s}, {mid.x - s, mid.y}, {mid.x + s, mid.y - 1.75F * s}, c); break;
        case Icon::next: list().AddTriangleFilled({mid.x - s, mid.y - 1.75F * s}, {mid.x + s, mid.y}, {mid.x - s, mid.y + 1.75F * s}, c); break;
        case Icon::play: list().AddTriangleFilled({mid.x - s, mid.y - 1.29F * s}, {mid.x + s, mid.y}, {mid.x - s, mid.y + 1.29F * s}, c); break;
        case Icon::pause:
            list().AddRectFilled({mid.x - 0.85F * s, mid.y - 1.15F * s}, {mid.x - 0.25F * s, mid.y + 1.15F * s}, c, 0.12F * s);
            list().AddRectFilled({mid.x + 0.25F * s, mid.y - 1.15F * s}, {mid.x + 0.85F * s, mid.y + 1.15F * s}, c, 0.12F * s);
            break;
        case Icon::minus:
        case Icon::plus:
            list().AddRectFilled({mid.x - s, mid.y - thick / 2}, {mid.x + s, mid.y + thick / 2}, c);
            if (which == Icon::plus) list().AddRectFilled({mid.x - thick / 2, mid.y - s}, {mid.x + thick / 2, mid.y + s}, c);
            break;
        case Icon::theme:
            list().AddCircle(mid, s, c, 0, thick);
            list().PathArcTo(mid, s * 0.98F, -IM_PI / 2, IM_PI / 2);
            list().PathFillConvex(c);
            break;
        case Icon::tick: {
            const ImVec2 way[3] = {{mid.x - s, mid.y}, {mid.x - 0.3F * s, mid.y + 0.7F * s}, {mid.x + s, mid.y - 0.7F * s}};
            list().AddPolyline(way, 3, c, 0, thick);
            break;
        }
        case Icon::cross:
            list().AddLine({mid.x - s, mid.y - s}, {mid.x + s, mid.y + s}, c, thick);
            list().AddLine({mid.x - s, mid.y + s}, {mid.x + s, mid.y - s}, c, thick);
            break;
    }
}

void draw_tip(Frame& frame) {
    if (frame.tip.empty()) return;
    const float size = std::max(15 * frame.unit(), 13.0F);
    const float wide = text_width(frame, frame.tip, size) + 24, high = size * 2;
    const float canvas_wide = ImGui::GetIO().DisplaySize.x / frame.ratio;
    const float canvas_high = ImGui::GetIO().DisplaySize.y / frame.ratio;
    scene::Rect r{frame.tip_at.x + frame.tip_at.w / 2 - wide / 2, frame.tip_at.bottom() + 8, wide, high};
    r.x = std::clamp(r.x, 6.0F, std::max(6.0F, canvas_wide - wide - 6));
    if (r.bottom() > canvas_high - 6) r.y = frame.tip_at.y - high - 8;
    ImDrawList& over = *ImGui::GetForegroundDrawList();
    const ImVec2 low = frame.device(r.x, r.y), high_corner = frame.device(r.right(), r.bottom());
    over.AddRectFilled(low, high_corner, ink(frame.theme.panel), 8 * frame.ratio);
    over.AddRect(low, high_corner, ink(frame.theme.muted), 8 * frame.ratio, 0, std::max(frame.ratio, 1.0F));
    frame.draw_text(over, frame.regular, device_size(frame, size), low.x + 12 * frame.ratio, centred_baseline(r, size) * frame.ratio,
                    ink(frame.theme.ink), frame.tip.data(), frame.tip.data() + frame.tip.size());
}

}  // namespace nimboard::ui
