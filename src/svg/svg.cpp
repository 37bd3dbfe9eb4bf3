#include "svg/svg.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "scene/font.h"
#include "scene/utf8.h"

namespace nimboard::svg {
namespace {

/// Two decimals, without trailing zeros and without "-0". Pictures are small: their numbers are within ten digits.
std::string number(float value) {
    const auto hundredths = static_cast<std::int64_t>(std::round(static_cast<double>(value) * 100));
    const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 == 0) return text;
    text += '.';
    text += static_cast<char>('0' + size / 10 % 10);
    if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
    return text;
}

std::string attribute(std::string_view name, const std::string& value) {
    return " " + std::string(name) + "=\"" + value + "\"";
}

std::string attribute(std::string_view name, float value) { return attribute(name, number(value)); }

std::string hex(scene::Rgba colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned part : {colour.r, colour.g, colour.b}) {
        text += digits[part / 16];
        text += digits[part % 16];
    }
    return text;
}

std::string paint(std::string_view name, scene::Rgba colour) {
    if (colour.a == 0) return attribute(name, "none");
    std::string out = attribute(name, hex(colour));
    if (colour.a < 255) out += attribute(std::string(name) + "-opacity", static_cast<float>(colour.a) / 255);
    return out;
}

std::string escaped(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::string_view before = text;
        const char letter = scene::plain_letter(scene::next_code_point(text));
        const char c = letter != 0 ? letter : before.front();
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += letter != 0 ? std::string_view(&letter, 1) : before.substr(0, before.size() - text.size());
        }
    }
    return out;
}

/// Writes one scene.
class Writer {
public:
    explicit Writer(const scene::Scene& scene) : scene_(scene) {}

    std::string write() {
        out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", scene_.width) +
               attribute("height", scene_.height) +
               attribute("viewBox", "0 0 " + number(scene_.width) + " " + number(scene_.height)) +
               attribute("font-family", "'Noto Sans CJK SC', 'Noto Sans SC', sans-serif") + ">\n";
        const scene::Rect& clip = scene_.clip;
        out_ += "<clipPath id=\"rows\"><rect" + box(clip) + "/></clipPath>\n";
        out_ += "<rect" + attribute("width", scene_.width) + attribute("height", scene_.height) +
                paint("fill", scene_.background) + "/>\n";
        layer(scene::Layer::under);
        for (const scene::Block& block : scene_.blocks) put(block);
        layer(scene::Layer::over);
        out_ += "</svg>\n";
        return std::move(out_);
    }

private:
    static std::string box(const scene::Rect& rect) {
        return attribute("x", rect.x) + attribute("y", rect.y) + attribute("width", rect.w) +
               attribute("height", rect.h);
    }

    static std::string clipping(bool clipped) { return clipped ? " clip-path=\"url(#rows)\"" : ""; }

    void layer(scene::Layer layer) {
        for (const scene::Tile& tile : scene_.tiles) {
            if (tile.layer == layer) put(tile);
        }
        for (const scene::Path& path : scene_.paths) {
            if (path.layer == layer) put(path);
        }
        for (const scene::Text& text : scene_.texts) {
            if (text.layer == layer) put(text);
        }
    }

    void put(const scene::Tile& tile) {
        out_ += "<rect" + box(tile.rect) + attribute("rx", tile.radius) + paint("fill", tile.fill);
        if (tile.stroke.a > 0) out_ += paint("stroke", tile.stroke) + attribute("stroke-width", tile.stroke_width);
        out_ += clipping(tile.clipped) + "/>\n";
    }

    void put(const scene::Path& path) {
        std::string points;
        for (const scene::Point& point : path.points) {
            if (!points.empty()) points += ' ';
            points += number(point.x) + "," + number(point.y);
        }
        out_ += path.filled ? "<polygon" : "<polyline";
        out_ += attribute("points", points);
        if (path.filled) {
            out_ += paint("fill", path.colour);
        } else {
            out_ += " fill=\"none\"" + paint("stroke", path.colour) + attribute("stroke-width", path.width);
        }
        out_ += clipping(path.clipped) + "/>\n";
    }

    void put(const scene::Text& text) {
        out_ += "<text" + attribute("x", text.origin.x) + attribute("y", text.origin.y) +
                attribute("font-size", text.size) + attribute("textLength", text.width) + paint("fill", text.colour);
        if (text.bold) out_ += " font-weight=\"700\"";
        if (text.utf8[0] == '\xEE') out_ += " font-family=\"monospace\"";
        out_ += " xml:space=\"preserve\"" + clipping(text.clipped) + ">" + escaped(text.utf8) + "</text>\n";
    }

    void put(const scene::Block& block) {
        if (block.kind == scene::BlockKind::stones) {
            stones(block);
            return;
        }
        const float radius = std::min(block.rect.w, block.rect.h) * 0.14F;
        out_ += "<rect" + box(block.rect) + attribute("rx", radius);
        if (block.hollow > 0.5F) {
            out_ += " fill=\"none\"" + paint("stroke", block.colour) + attribute("stroke-width", 2);
        } else {
            out_ += paint("fill", block.colour);
        }
        out_ += clipping(block.clipped) + "/>\n";
        if (block.kind == scene::BlockKind::dotted) dots(block);
    }

    /// One path of circles for all stones of a block.
    void circles(const scene::Block& block, float radius, const std::string& style) {
        const float w = block.rect.w / static_cast<float>(block.nx);
        const float h = block.rect.h / static_cast<float>(block.ny);
        std::string path;
        const std::string r = number(radius);
        const std::string across = number(radius * 2);
        for (int row = 0; row < block.ny; ++row) {
            for (int column = 0; column < block.nx; ++column) {
                const float x = block.rect.x + (static_cast<float>(column) + 0.5F) * w - radius;
                const float y = block.rect.y + (static_cast<float>(row) + 0.5F) * h;
                path += "M" + number(x) + " " + number(y) + "a" + r + " " + r + " 0 1 1 " + across + " 0a" + r + " " + r +
                        " 0 1 1 -" + across + " 0z";
            }
        }
        out_ += "<path" + attribute("d", path) + style + clipping(block.clipped) + "/>\n";
    }

    void stones(const scene::Block& block) {
        const float cell = std::min(block.rect.w / static_cast<float>(block.nx), block.rect.h / static_cast<float>(block.ny));
        const float radius = cell * scene::stone_radius;
        scene::Rgba full = block.colour;
        full.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(full.a) * (1 - block.hollow)));
        if (full.a > 0) circles(block, radius, paint("fill", full));
        if (block.hollow <= 0) return;
        scene::Rgba ring = block.colour;
        ring.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(ring.a) * block.hollow));
        const float width = cell / 15;
        circles(block, radius - width / 2, " fill=\"none\"" + paint("stroke", ring) + attribute("stroke-width", width));
    }

    void dots(const scene::Block& block) {
        scene::Rgba shade{0, 0, 0, 40};
        shade.a = static_cast<std::uint8_t>(shade.a * block.colour.a / 255);
        const float cell = std::min(block.rect.w / static_cast<float>(block.nx), block.rect.h / static_cast<float>(block.ny));
        circles(block, cell * 0.22F, paint("fill", shade));
    }

    const scene::Scene& scene_;
    std::string out_;
};

}  // namespace

std::string render(const scene::Scene& scene) { return Writer(scene).write(); }

}  // namespace nimboard::svg
