#include <cmath>

#include "lesson/code.h"
#include "ui/panels.h"

namespace nimboard::ui {
namespace {

const scene::Hotspot* hotspot_at(const scene::Scene& scene, scene::Point p) {
    for (auto it = scene.hotspots.rbegin(); it != scene.hotspots.rend(); ++it) {
        if (it->rect.contains(p)) return &*it;
    }
    return nullptr;
}

app::Intent intent_of(const scene::Action& action, const core::Position& heaps) {
    switch (action.kind) {
        case scene::ActionKind::choose_candidate: return app::ChooseCandidate{static_cast<std::size_t>(action.a)};
        case scene::ActionKind::try_move: {
            const auto heap = static_cast<std::size_t>(action.a);
            return app::TryMove{{heap, heap < heaps.size() ? heaps[heap] : 0, action.b}};
        }
        case scene::ActionKind::scroll_to: return app::ScrollTo{static_cast<float>(action.a)};
        case scene::ActionKind::move_page: return app::MovePage{static_cast<int>(action.a)};
        case scene::ActionKind::go_to: return app::GoTo{static_cast<int>(action.a)};
        case scene::ActionKind::try_all: return app::TryAll{};
        case scene::ActionKind::hint: return app::Quiz{app::Quiz::Verb::hint};
        case scene::ActionKind::ask_again: return app::Quiz{app::Quiz::Verb::again};
        case scene::ActionKind::hands:
            return app::Quiz{action.b != 0 ? app::Quiz::Verb::more : app::Quiz::Verb::fewer, static_cast<int>(action.a)};
        case scene::ActionKind::reset_hands: return app::Quiz{app::Quiz::Verb::reset};
        case scene::ActionKind::copy_code:
        case scene::ActionKind::answer: break;
    }
    return app::GiveAnswer{static_cast<int>(action.a)};
}

}  // namespace

void stage(Frame& frame, const scene::Scene& scene) {
    const scene::Rect& area = frame.chrome.stage;
    ImGui::SetCursorScreenPos(frame.device(area.x, area.y));
    const bool clicked = ImGui::InvisibleButton("stage", frame.device(area.w, area.h));
    const ImGuiIO& io = ImGui::GetIO();
    const auto in_scene = [&](ImVec2 p) { return scene::Point{p.x / frame.ratio - area.x, p.y / frame.ratio - area.y}; };
    const bool hovered = ImGui::IsItemHovered(), held = ImGui::IsItemActive();
    const scene::Hotspot* under = hovered || held ? hotspot_at(scene, in_scene(io.MousePos)) : nullptr;
    const scene::Hotspot* pressed = held || clicked ? hotspot_at(scene, in_scene(io.MouseClickedPos[0])) : nullptr;
    if (under != nullptr) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

    // One step of SDL's wheel is 100 pixels of the page's.
    if (hovered && io.MouseWheel != 0) frame.intents.emplace_back(app::ScrollTo{scene.scroll - io.MouseWheel * 100});
    const float slack = 8 * frame.ratio;
    const bool dragged = io.MouseDragMaxDistanceSqr[0] > slack * slack;
    const bool on_map = pressed != nullptr && pressed->action.kind == scene::ActionKind::scroll_to;
    if (held && on_map) {
        // The minimap follows the pointer; its places lie side by side.
        if (under != nullptr && under->action.kind == scene::ActionKind::scroll_to &&
            std::abs(scene.scroll - static_cast<float>(under->action.a)) > 0.5F) {
            frame.intents.push_back(intent_of(under->action, *frame.model.doc.heaps));
        }
    } else if (held && dragged && scene.scroll_range > 0 && io.MouseDelta.y != 0) {
        frame.intents.emplace_back(app::ScrollTo{scene.scroll - io.MouseDelta.y / frame.ratio});
    }
    const ImVec2 way{io.MousePos.x - io.MouseClickedPos[0].x, io.MousePos.y - io.MouseClickedPos[0].y};
    const bool finger = io.MouseSource == ImGuiMouseSource_TouchScreen;
    if (ImGui::IsItemDeactivated() && finger && std::abs(way.x) > 48 * frame.ratio && std::abs(way.x) > 2 * std::abs(way.y)) {
        if (way.x < 0) frame.intents.emplace_back(app::Next{});
        else frame.intents.emplace_back(app::Prev{});
        return;
    }
    if (clicked && !dragged && pressed != nullptr && pressed == under) {
        if (pressed->action.kind == scene::ActionKind::copy_code) {
            frame.copied = lesson::listing_text(static_cast<lesson::Listing>(pressed->action.a)).data();
            return;
        }
        frame.intents.push_back(intent_of(pressed->action, *frame.model.doc.heaps));
    }
}

}  // namespace nimboard::ui
