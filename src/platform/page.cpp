#include "platform/page.h"

#include <emscripten.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

// Names of properties are in quotes throughout: the optimizer of the script may rename the others.
// Text goes through TextEncoder and TextDecoder and not through Emscripten's helpers, whose export differs by version.

EM_JS(void, nb_page_tell, (const char* verb, int verb_length, const char* text, int text_length), {
    var decode = function(at, length) { return new TextDecoder().decode(HEAPU8.slice(at, at + length)); };
    Module["page"][decode(verb, verb_length)](decode(text, text_length));
});

EM_JS(void, nb_page_place, (const char* name, int length, float x, float y, float w, float h, float font, int visible), {
    var id = new TextDecoder().decode(HEAPU8.slice(name, name + length));
    Module["page"]["place"](id, x, y, w, h, font, visible !== 0);
});

EM_JS(void, nb_page_install, (), {
    var encode = function(text) {
        var bytes = new TextEncoder().encode(text);
        var at = Module["_nb_alloc"](bytes.length + 1);
        HEAPU8.set(bytes, at);
        HEAPU8[at + bytes.length] = 0;
        return [ at, bytes.length ];
    };
    Module["call"] = function(verb, text) {
        var v = encode(verb);
        var t = encode(text === undefined ? "" : String(text));
        var at = Module["_nb_call"](v[0], v[1], t[0], t[1]);
        Module["_nb_free"](v[0]);
        Module["_nb_free"](t[0]);
        return new TextDecoder().decode(HEAPU8.slice(at, at + Module["_nb_answer_length"]()));
    };
    Module["key"] = function(name, modifiers) {
        var k = encode(name);
        var used = Module["_nb_key"](k[0], k[1], modifiers) !== 0;
        Module["_nb_free"](k[0]);
        return used;
    };
    Module["font"] = function(name, bytes) {
        var n = encode(name);
        var at = Module["_nb_alloc"](bytes.length);
        HEAPU8.set(bytes, at);
        var good = Module["_nb_font"](n[0], n[1], at, bytes.length) !== 0;
        Module["_nb_free"](n[0]);
        Module["_nb_free"](at);
        return good;
    };
});

namespace nimboard::platform {
namespace {

Handlers handlers;
std::string answer;
std::string cursor;

int size_of(std::string_view text) { return static_cast<int>(text.size()); }

}  // namespace

void tell(const char* verb, std::string_view text) {
    nb_page_tell(verb, static_cast<int>(std::strlen(verb)), text.data(), size_of(text));
}

void place_field(const char* name, const FieldPlace& p) {
    nb_page_place(name, static_cast<int>(std::strlen(name)), p.x, p.y, p.w, p.h, p.font, p.visible ? 1 : 0);
}

void set_cursor(const char* name) {
    if (cursor == name) return;
    cursor = name;
    tell("cursor", cursor);
}

void request_frame() { tell("wake", ""); }

double now() { return emscripten_get_now(); }

void serve_page(const Handlers& wanted) {
    handlers = wanted;
    nb_page_install();
}

}  // namespace nimboard::platform

// What the page calls, through the functions installed above.
extern "C" {

EMSCRIPTEN_KEEPALIVE void* nb_alloc(int size) { return std::malloc(static_cast<std::size_t>(size > 0 ? size : 1)); }

EMSCRIPTEN_KEEPALIVE void nb_free(void* at) { std::free(at); }

EMSCRIPTEN_KEEPALIVE int nb_frame(double milliseconds) { return nimboard::platform::handlers.frame(milliseconds) ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE int nb_key(const char* key, int length, int modifiers) {
    const std::string_view name(key, static_cast<std::size_t>(length));
    const bool used = nimboard::platform::handlers.key(name, (modifiers & 1) != 0, (modifiers & 2) != 0,
                                                       (modifiers & 4) != 0, (modifiers & 8) != 0);
    return used ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int nb_font(const char* name, int length, const std::byte* file, int size) {
    return nimboard::platform::handlers.font({name, static_cast<std::size_t>(length)}, {file, static_cast<std::size_t>(size)}) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void nb_resize(int width, int height, double ratio) {
    nimboard::platform::handlers.resize(width, height, ratio);
}

EMSCRIPTEN_KEEPALIVE const char* nb_call(const char* verb, int verb_length, const char* text, int text_length) {
    using nimboard::platform::answer;
    answer = nimboard::platform::handlers.call({verb, static_cast<std::size_t>(verb_length)},
                                               {text, static_cast<std::size_t>(text_length)});
    return answer.data();
}

EMSCRIPTEN_KEEPALIVE int nb_answer_length() { return static_cast<int>(nimboard::platform::answer.size()); }
}
