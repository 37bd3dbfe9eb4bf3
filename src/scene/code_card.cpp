// The listing beside the step: a C++ program in fixed-width letters, its current line lit and pointed at, and under it
// what the variables hold, one column for each turn of the loop.
#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "i18n/keys.h"
#include "scene/exhibits.h"
#include "scene/font.h"

namespace nimboard::scene {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

float width_of(std::size_t letters, float size) { return static_cast<float>(letters) * size * mono_advance; }

/// What is copied is the whole program; what is shown begins with main.
std::vector<std::string_view> shown_lines(std::string_view text) {
    std::vector<std::string_view> lines = lines_of(text);
    const auto main =
        std::find_if(lines.begin(), lines.end(), [](std::string_view line) { return line.starts_with("int main"); });
    lines.erase(lines.begin(), main);
    return lines;
}

/// Where everything stands. Depends on the listing and the card alone, so that nothing moves from step to step.
struct Plan {
    std::vector<std::string_view> lines;
    int hidden = 0;  ///< lines of the listing before the first of these
    float pad = 0, head = 0, size = 0, leading = 0, gutter = 0, row = 0;
    Rect text;      ///< of the lines shown
    int shown = 1;  ///< as many
    /// The first line to show while `line`, of `lines`, is the current one.
    [[nodiscard]] int top(int line) const {
        return std::clamp(line - shown / 2, 0, static_cast<int>(lines.size()) - shown);
    }
};

Plan plan_of(const Rect& card, float unit, lesson::Listing listing) {
    constexpr float natural = 20;
    constexpr float smallest = 11;
    Plan plan;
    const std::string_view text = lesson::listing_text(listing);
    plan.lines = shown_lines(text);
    plan.hidden = static_cast<int>(lines_of(text).size() - plan.lines.size());
    std::size_t longest = 0;
    for (const std::string_view line : plan.lines) longest = std::max(longest, line.size());
    plan.pad = std::min(18 * unit, card.w * 0.04F);
    plan.head = std::max(38 * unit, 30.0F);
    const float room = card.w - 2 * plan.pad;
    const auto set = [&](float size) {
        plan.size = size;
        plan.leading = size * 1.34F;
        plan.row = size * 1.5F;
        plan.gutter = size * 1.1F;
        const float table = plan.row * static_cast<float>(lesson::code_rows(listing)) + size * 0.9F;
        plan.text = {card.x + plan.pad, card.y + plan.head, room, card.h - plan.head - table - plan.pad * 0.5F};
        const auto fit = static_cast<int>(plan.text.h / plan.leading);
        plan.shown = std::clamp(fit, 1, static_cast<int>(plan.lines.size()));
    };
    set(std::min(natural * unit, room / (static_cast<float>(longest) * mono_advance + 1.2F)));
    while (plan.shown < static_cast<int>(plan.lines.size()) && plan.size * 0.97F > smallest) set(plan.size * 0.97F);
    return plan;
}

class Card {
public:
    Card(Painter& painter, const Rect& card, const Plan& plan) : painter_(painter), card_(card), plan_(plan) {}

    void head(const lesson::Code& code, float unit) const {
        const Theme& theme = painter_.theme;
        painter_.tile(card_, 12 * unit, theme.background);
        painter_.frame(card_, 12 * unit, theme.line, std::max(1.5F * unit, 1.0F), Layer::under);
        const float size = std::clamp(16 * unit, 11.0F, plan_.head * 0.5F);
        const Rect bar{card_.x + plan_.pad, card_.y, card_.w - 2 * plan_.pad, plan_.head};
        painter_.label(mono(lesson::listing_name(code.listing)), bar, {size, false, theme.muted, Align::left});
        const std::string copy = painter_.say(i18n::msg::ui_code_copy());
        const float wide = text_width(copy, size, false) + size * 1.4F;
        const Rect button{bar.right() - wide, bar.y + plan_.head * 0.13F, wide, plan_.head * 0.74F};
        painter_.frame(button, 7 * unit, theme.line, std::max(1.5F * unit, 1.0F), Layer::under);
        painter_.label(copy, button, {size, false, theme.ink, Align::centre});
        painter_.hotspot({button.x - 4, card_.y, button.w + 8, plan_.head},
                         {ActionKind::copy_code, static_cast<std::uint64_t>(code.listing), 0});
    }

    /// Lines from `top` on; the lit place may lie between two lines.
    void listing(int top, float lit) const {
        const float y = plan_.text.y + (lit - static_cast<float>(top)) * plan_.leading;
        const Rgba accent = painter_.theme.accent;
        painter_.tile({card_.x + 1, y, card_.w - 2, plan_.leading}, 0, faded(accent, 0.17F));
        const float middle = y + plan_.leading / 2, reach = plan_.size * 0.3F, left = plan_.text.x;
        Path mark;
        mark.points = {{left, middle - reach}, {left + reach * 1.6F, middle}, {left, middle + reach}};
        mark.colour = faded(accent, painter_.alpha);
        mark.filled = true;
        painter_.scene.paths.push_back(std::move(mark));
        for (int i = top; i < top + plan_.shown; ++i) {
            const std::string_view line = plan_.lines[static_cast<std::size_t>(i)];
            const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
            const float strength = std::clamp(1 - std::abs(lit - static_cast<float>(i)), 0.0F, 1.0F);
            const Rect box{left + plan_.gutter + width_of(indent, plan_.size),
                           plan_.text.y + static_cast<float>(i - top) * plan_.leading,
                           width_of(line.size() - indent, plan_.size) + 0.5F, plan_.leading};
            const Rgba colour = blend(painter_.theme.muted, painter_.theme.ink, strength);
            painter_.label(mono(line.substr(indent)), box, {plan_.size, false, colour, Align::left});
        }
    }

    void values(const lesson::Code& code) const {
        const float size = plan_.size;
        std::size_t names = 0, widest = 3, count = 0;
        for (const lesson::CodeRow& row : code.rows) {
            names = std::max(names, row.name.size());
            count = std::max(count, row.values.size());
            for (const std::string& value : row.values) widest = std::max(widest, value.size());
        }
        const float left = plan_.text.x + plan_.gutter + width_of(names, size) + size;
        const float cell = width_of(widest, size) + size * 0.9F;
        const auto fit = static_cast<std::size_t>(std::max((plan_.text.right() - left) / cell, 1.0F));
        float y = card_.bottom() - plan_.pad * 0.5F - plan_.row * static_cast<float>(lesson::code_rows(code.listing));
        const float line = y - size * 0.3F;
        painter_.line({plan_.text.x, line}, {plan_.text.right(), line}, painter_.theme.line, 1.5F);
        for (const lesson::CodeRow& row : code.rows) {
            const Rect name{plan_.text.x + plan_.gutter, y, width_of(names, size) + 0.5F, plan_.row};
            painter_.label(mono(row.name), name, {size, false, painter_.theme.muted, Align::right});
            const std::size_t shown = std::min(count, fit);
            for (std::size_t i = 0; i < shown; ++i) {
                const bool last = i + 1 == shown;
                const bool hides = shown < count && i + 2 == shown;
                const std::string& value = hides ? std::string("...") : last ? row.values.back() : row.values[i];
                const Rect place{left + static_cast<float>(i) * cell, y, cell, plan_.row};
                if (last) painter_.tile(inset(place, size * 0.1F), size * 0.3F, faded(painter_.theme.accent, 0.17F));
                const Rect box{place.x, y, cell - size * 0.4F, plan_.row};
                painter_.label(mono(value), box,
                               {size, false, last ? painter_.theme.accent : painter_.theme.ink, Align::right});
            }
            y += plan_.row;
        }
    }

private:
    Painter& painter_;
    const Rect& card_;
    const Plan& plan_;
};

}  // namespace

CodePlace code_place(const Layout& layout, const lesson::Stage& stage) {
    Rect words = panel_of(layout, stage);
    Rect card = words;
    const float gap = 20 * layout.text_unit;
    if (shows_tape(stage) && !layout.tall) {
        words.w *= 0.5F;
        card = inset({words.right(), words.y, words.w, words.h}, gap);
        return {words, card};
    }
    words.h *= layout.tall ? 0.22F : 0.34F;
    const float side = layout.tall ? gap * 0.5F : gap;
    card = {words.x + side, words.bottom(), words.w - 2 * side, card.h - words.h - side};
    return {words, card};
}

void draw_code(Painter& painter, const Frame& frame, const Rect& card, const lesson::Code& now,
               const lesson::Code* before, float gone) {
    const float unit = frame.layout.text_unit;
    const Plan plan = plan_of(card, unit, now.listing);
    const Card drawn(painter, card, plan);
    drawn.head(now, unit);
    const int line = now.line - plan.hidden;
    const int top = plan.top(line);
    if (before == nullptr) {
        drawn.listing(top, static_cast<float>(line));
        drawn.values(now);
        return;
    }
    const float saved = painter.alpha;
    const bool late = frame.t >= gone;
    const float fade = late ? phase(frame.t, gone, 2 * gone) : 1 - phase(frame.t, 0, gone);
    const int line_before = before->line - plan.hidden;
    const int top_before = plan.top(line_before);
    if (top_before == top) {
        drawn.listing(top, blend(static_cast<float>(line_before), static_cast<float>(line), phase(frame.t, 0, 0.45F)));
    } else {
        painter.alpha = saved * fade;
        drawn.listing(late ? top : top_before, static_cast<float>(late ? line : line_before));
    }
    painter.alpha = saved * (before->rows == now.rows ? 1 : fade);
    drawn.values(late ? now : *before);
    painter.alpha = saved;
}

}  // namespace nimboard::scene
