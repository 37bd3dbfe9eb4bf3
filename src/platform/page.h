// The page around the canvas: what the app tells it (web/*.js, the object Module.page) and what it asks of the app.
// Text is UTF-8; rectangles are CSS pixels from the canvas's top left corner.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nimboard::platform {

/// Calls the page's function `verb` with one string.
void tell(const char* verb, std::string_view text);

/// Lays the page's text field `name` ("heaps", "judge") over a rectangle, or hides it.
struct FieldPlace {
    float x = 0, y = 0, w = 0, h = 0;
    float font = 16;  ///< em size of its text
    bool visible = false;
    friend bool operator==(const FieldPlace&, const FieldPlace&) = default;
};
void place_field(const char* name, const FieldPlace& place);

/// The mouse pointer over the canvas, as a CSS cursor name; only changes reach the page.
void set_cursor(const char* name);

/// Asks for a frame; the page then calls Handlers::frame before the next repaint.
void request_frame();

/// Milliseconds since the page was opened.
[[nodiscard]] double now();

/// What the page asks of the app. All are set before the page is told that the app is there.
struct Handlers {
    /// One frame; `milliseconds` as now(). True when another is wanted.
    bool (*frame)(double milliseconds) = nullptr;
    /// A key press in the names of the web; true when it was used.
    bool (*key)(std::string_view key, bool ctrl, bool shift, bool alt, bool meta) = nullptr;
    /// A font file that has arrived: "latin-regular", "zh-Hans-bold".
    bool (*font)(std::string_view name, std::span<const std::byte> file) = nullptr;
    /// The canvas has a new size, in device pixels, of which `ratio` make a CSS pixel.
    void (*resize)(int width, int height, double ratio) = nullptr;
    /// Any other request: a verb with one text; gives the answer as text (JSON where the verb says so).
    std::string (*call)(std::string_view verb, std::string_view text) = nullptr;
};

/// Installs the handlers and lets the page call them. Call once, from main.
void serve_page(const Handlers& handlers);

}  // namespace nimboard::platform
