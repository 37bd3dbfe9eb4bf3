// The canvas: an SDL window with a WebGL2 context, its size in device pixels, and its mouse, wheel and fingers, fed to
// Dear ImGui in the same device pixels. The keyboard stays with the page (see platform/page.h).
#pragma once

struct SDL_Window;

namespace nimboard::platform {

class Window {
public:
    /// Opens the window on the page's canvas, `width` by `height` device pixels, and starts Dear ImGui in it.
    /// False when there is no WebGL2; everything else may still be called and does nothing.
    bool open(int width, int height);

    [[nodiscard]] bool is_open() const { return window_ != nullptr; }

    /// Asks for a new size of the canvas; it takes effect at the next begin_frame, right before it is drawn upon.
    void resize(int width, int height);

    /// Takes the waiting events and begins a frame `seconds` after the last one. True when there was any event.
    bool begin_frame(float seconds);

    /// Draws what Dear ImGui has collected and shows it.
    void end_frame(float red, float green, float blue);

    /// The context is gone: nothing is drawn until restore().
    void lose();

    /// The context is back, empty: makes Dear ImGui's GPU objects anew.
    void restore();

    [[nodiscard]] bool drawable() const { return window_ != nullptr && !lost_; }
    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }

private:
    SDL_Window* window_ = nullptr;
    int width_ = 1, height_ = 1;
    bool size_changed_ = false;
    bool lost_ = false;
    bool finger_left_ = false;
};

}  // namespace nimboard::platform
