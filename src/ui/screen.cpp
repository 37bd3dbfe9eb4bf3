#include <algorithm>

#include "i18n/msg/ui.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                  ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;

void begin_bare(const char* id, ImGuiWindowFlags more) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
    ImGui::Begin(id, nullptr, bare | more);
    ImGui::PopStyleVar(3);
}

}  // namespace

void begin_screen(Frame&) { begin_bare("screen", ImGuiWindowFlags_NoBringToFrontOnFocus); }

void end_screen() { ImGui::End(); }

scene::Rect begin_overlay(Frame& frame, const char* id, float width, float height, std::string_view title) {
    begin_bare(id, 0);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    const ImVec2 canvas = ImGui::GetIO().DisplaySize;
    const scene::Rect whole{0, 0, canvas.x / frame.ratio, canvas.y / frame.ratio};
    ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, canvas, ink(frame.theme.background, 0.72F));

    const float w = std::min(width, whole.w - 16), h = std::min(height, whole.h - 16);
    const scene::Rect card{(whole.w - w) / 2, (whole.h - h) / 2, w, h};
    const float unit = std::max(frame.unit(), 0.8F), head = 72 * unit, edge = 32 * unit;
    // Later places lie over earlier ones: the cross over the card over the ground.
    ImGui::SetNextItemAllowOverlap();
    const bool outside = place(frame, "ground", whole).clicked;
    ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    box(frame, card, frame.theme.panel, frame.theme.line, 16 * unit);
    // A title that is too long for the card is written smaller.
    const float most = card.w - edge - head, wide = text_width(frame, title, 28 * unit, true);
    const float letters = 28 * unit * std::min(most / wide, 1.0F);
    text(frame, title, card.x + edge, card.y + 48 * unit, letters, frame.theme.ink, Align::left, true);
    const scene::Rect cross{card.right() - head, card.y + 6 * unit, 60 * unit, 60 * unit};
    const Press close = place(frame, "close", cross, frame.words(i18n::msg::ui_close()));
    icon(frame, Icon::cross, cross, 18 * unit, close.hovered ? frame.theme.ink : frame.theme.muted);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool beside = outside && !card.contains({mouse.x / frame.ratio, mouse.y / frame.ratio});
    if (close.clicked || beside) frame.intents.emplace_back(app::SetPanel{static_cast<int>(app::Panel::none)});
    return {card.x + edge, card.y + head, card.w - 2 * edge, card.h - head - edge * 0.75F};
}

void blank(Frame& frame) {
    begin_bare("blank", 0);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    const ImVec2 canvas = ImGui::GetIO().DisplaySize;
    ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, canvas, IM_COL32(0, 0, 0, 255));
    const scene::Rect whole{0, 0, canvas.x / frame.ratio, canvas.y / frame.ratio};
    if (place(frame, "blank", whole).clicked) frame.intents.emplace_back(app::SetBlank{false});
    ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    ImGui::End();
}

void end_overlay() { ImGui::End(); }

}  // namespace nimboard::ui
