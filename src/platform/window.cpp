#include "platform/window.h"

#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>

#include <algorithm>
#include <cfloat>

#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "platform/page.h"

EM_JS(void, nb_window_forget_objects, (), {
    [GL.buffers, GL.programs, GL.shaders, GL.textures, GL.framebuffers, GL.renderbuffers, GL.vaos, GL.samplers]
        .forEach(function(table) { if (table) table.fill(null); });
});

namespace nimboard::platform {
namespace {

int imgui_button(int sdl_button) {
    switch (sdl_button) {
        case SDL_BUTTON_LEFT: return 0;
        case SDL_BUTTON_RIGHT: return 1;
        case SDL_BUTTON_MIDDLE: return 2;
        default: return -1;
    }
}

ImGuiMouseSource source_of(Uint32 which) {
    return which == SDL_TOUCH_MOUSEID ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse;
}

/// Hands one event to Dear ImGui. True when a finger has just left the canvas.
bool feed(ImGuiIO& io, const SDL_Event& event) {
    switch (event.type) {
        case SDL_MOUSEMOTION:
            io.AddMouseSourceEvent(source_of(event.motion.which));
            io.AddMousePosEvent(static_cast<float>(event.motion.x), static_cast<float>(event.motion.y));
            return false;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: {
            const int button = imgui_button(event.button.button);
            if (button < 0) return false;
            const bool down = event.type == SDL_MOUSEBUTTONDOWN;
            io.AddMouseSourceEvent(source_of(event.button.which));
            io.AddMousePosEvent(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
            io.AddMouseButtonEvent(button, down);
            return !down && event.button.which == SDL_TOUCH_MOUSEID;
        }
        case SDL_MOUSEWHEEL:
            io.AddMouseSourceEvent(source_of(event.wheel.which));
            io.AddMouseWheelEvent(0, event.wheel.preciseY);
            return false;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) io.AddFocusEvent(false);
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) io.AddFocusEvent(true);
            return false;
        default: return false;
    }
}

const char* cursor_name(ImGuiMouseCursor cursor) {
    switch (cursor) {
        case ImGuiMouseCursor_Hand: return "pointer";
        case ImGuiMouseCursor_ResizeEW: return "ew-resize";
        case ImGuiMouseCursor_ResizeAll: return "grabbing";
        default: return "default";
    }
}

}  // namespace

bool Window::open(int width, int height) {
    // The page's script hears the keys; SDL would swallow those of the browser, so it listens to a hidden element.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#no-keys");
    if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
    width_ = std::max(width, 1);
    height_ = std::max(height, 1);
    window_ = SDL_CreateWindow(nullptr, 0, 0, width_, height_, SDL_WINDOW_OPENGL);
    if (window_ == nullptr) return false;
    if (SDL_GL_CreateContext(window_) == nullptr) {
        SDL_DestroyWindow(window_);
        window_ = nullptr;
        return false;
    }
    ImGuiIO& io = ImGui::GetIO();
    io.BackendPlatformName = "nimboard";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    ImGui_ImplOpenGL3_Init("#version 300 es");
    return true;
}

void Window::resize(int width, int height) {
    width = std::max(width, 1);
    height = std::max(height, 1);
    if (width == width_ && height == height_) return;
    width_ = width;
    height_ = height;
    size_changed_ = true;
}

bool Window::begin_frame(float seconds) {
    ImGuiIO& io = ImGui::GetIO();
    bool any = false;
    if (window_ != nullptr) {
        if (size_changed_) {
            SDL_SetWindowSize(window_, width_, height_);
            size_changed_ = false;
            any = true;
        }
        // A finger that has left hovers over nothing; Dear ImGui must have seen the release before.
        if (finger_left_) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        any = any || finger_left_;
        finger_left_ = false;
        for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
            any = true;
            finger_left_ = feed(io, event) || finger_left_;
        }
    }
    io.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
    io.DeltaTime = std::max(seconds, 0.0001F);
    if (drawable()) ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    return any;
}

void Window::end_frame(float red, float green, float blue) {
    set_cursor(cursor_name(ImGui::GetMouseCursor()));
    ImGui::Render();
    if (!drawable()) return;
    glViewport(0, 0, width_, height_);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(red, green, blue, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window_);
}

void Window::lose() {
    if (!drawable()) return;
    // The objects went with their context: Dear ImGui lets go of names that stand for nothing any more.
    nb_window_forget_objects();
    ImGui_ImplOpenGL3_Shutdown();
    lost_ = true;
}

void Window::restore() {
    if (window_ == nullptr || !lost_) return;
    ImGui_ImplOpenGL3_Init("#version 300 es");
    lost_ = false;
}

}  // namespace nimboard::platform
