// The narration panel: title, sentences, exhibit, question, checks. Its words shrink until all of it fits.
#include <algorithm>
#include <optional>
#include <string>

#include "i18n/msg/check.h"
#include "scene/exhibits.h"
#include "scene/font.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

/// A paragraph broken into lines.
struct Paragraph {
    std::vector<WrappedLine> lines;
    float size = 0;
    float leading = 0;
    float gap = 0;  ///< under it
    bool bold = false;
    [[nodiscard]] float height() const { return static_cast<float>(lines.size()) * leading + gap; }
};

/// The step's content, broken at one size.
struct Content {
    float unit = 1;
    Paragraph title;
    std::vector<Paragraph> lines;
    std::vector<Paragraph> after;
    std::vector<Paragraph> checks;
    Paragraph question;
    std::vector<Paragraph> answers;
    Paragraph reason;
    GridPlan grid;
    float chips = 1;       ///< unit of the grid
    float exhibit = 0;     ///< height
    float top = 0;         ///< height of what hangs from the top
    float bottom = 0;      ///< height of what stands at the bottom
    float question_box = 0;
};

float total(const std::vector<Paragraph>& paragraphs) {
    float height = 0;
    for (const Paragraph& paragraph : paragraphs) height += paragraph.height();
    return height;
}

class Panel {
public:
    Panel(Painter& painter, const Frame& frame, const lesson::Step& step, bool live, bool code)
        : painter_(painter), frame_(frame), step_(step), live_(live), code_(code),
          panel_(code ? code_place(frame.layout, step.stage).words : panel_of(frame.layout, step.stage)),
          wide_(shows_tape(step.stage) && !frame.layout.tall),
          mex_(wide_ && std::get<lesson::Tape>(*step.stage.scenery).mex_shown) {
        if (!code) return;
        // The listing stands in place of all that follows the sentences; where there is no room, of these too.
        asking_ = false;
        wide_ = false;
        brief_ = mex_ || frame.layout.tall;
    }

    void draw() {
        Content content = fit();
        const float pad = padding(content.unit);
        Rect area{panel_.x + pad, panel_.y + pad * 0.8F, panel_.w - 2 * pad, panel_.h};
        put(content.title, area);
        if (wide_) {
            draw_wide(content, area);
            return;
        }
        for (const Paragraph& line : content.lines) put(line, area);
        if (content.exhibit > 0) draw_exhibit(content, area);
        for (const Paragraph& line : content.after) put(line, area);
        area.y = panel_.bottom() - pad * 0.8F - content.bottom;
        if (asks()) draw_question(content, area);
        for (std::size_t i = 0; i < content.checks.size(); ++i) draw_check(content, i, area);
    }

private:
    [[nodiscard]] static float padding(float unit) { return 32 * unit; }

    /// Width of a column of words: two of them stand side by side in a wide panel.
    [[nodiscard]] float column(float unit) const {
        const float width = panel_.w - 2 * padding(unit);
        return wide_ ? width / 2 - padding(unit) / 2 : width;
    }

    /// Sentences at the left, what follows from them, the question and the checks at the right; all of it at the right
    /// where the row of reached values stands at the left.
    void draw_wide(Content& content, const Rect& under_title) {
        Rect left = under_title;
        left.w = column(content.unit);
        Rect right = left;
        right.x = under_title.right() - right.w;
        for (const Paragraph& line : content.lines) put(line, mex_ ? right : left);
        for (const Paragraph& line : content.after) put(line, after_left(content) ? left : right);
        right.y = panel_.bottom() - padding(content.unit) * 0.8F - content.bottom;
        if (asks()) draw_question(content, right);
        for (std::size_t i = 0; i < content.checks.size(); ++i) draw_check(content, i, right);
    }

    /// With a question at the right, all sentences stand at the left.
    [[nodiscard]] bool after_left(const Content& content) const { return !mex_ && content.question_box > 0; }

    /// Height of the higher one of the two columns, without the checks under the right one.
    [[nodiscard]] float wide_height(const Content& content) const {
        const float lines = total(content.lines);
        const float after = total(content.after);
        const float left = (mex_ ? 0 : lines) + (after_left(content) ? after : 0);
        const float right = (mex_ ? lines : 0) + (after_left(content) ? 0 : after);
        return std::max(left - content.bottom, right);
    }

    /// The largest size at which everything fits; a second page of moves is put off for as long as words stay legible.
    Content fit() {
        const float natural = frame_.layout.text_unit;
        constexpr float smallest_for_one_page = 0.8F;
        constexpr float smallest_scale = 0.3F;
        constexpr float least_unit_with_question = 0.45F;
        float scale = 1;
        Content content = measure(natural);
        const auto too_large = [&] {
            const bool overflows = content.top + content.bottom > room(content.unit) || hides_mex(content);
            return overflows || (content.grid.pages > 1 && scale > smallest_for_one_page && content.unit > 0.5F);
        };
        const auto shrink = [&] {
            while (too_large() && scale > smallest_scale) {
                scale *= 0.95F;
                content = measure(natural * scale);
            }
        };
        shrink();
        if (asks() && content.unit < least_unit_with_question) {
            // A window too small for everything: the argument stays legible, the question goes.
            asking_ = false;
            scale = 1;
            content = measure(natural);
            shrink();
        }
        return content;
    }

    /// The title reaches down to the row of reached values.
    [[nodiscard]] bool hides_mex(const Content& content) const {
        return mex_ && panel_.y + padding(content.unit) * 0.8F + content.title.height() > frame_.layout.mex.y + 1;
    }

    [[nodiscard]] bool asks() const { return asking_ && step_.question.has_value(); }

    [[nodiscard]] float room(float unit) const { return panel_.h - padding(unit) * 1.6F - 10 * unit; }

    Paragraph paragraph(const i18n::Message& message, float size, float leading, float gap, float width, bool bold = false) {
        Paragraph made;
        made.size = size;
        made.leading = leading;
        made.gap = gap;
        made.bold = bold;
        made.lines = wrap(i18n::format(message, painter_.lang), size, width, bold);
        return made;
    }

    Content measure(float unit) {
        Content content;
        content.unit = unit;
        const float width = column(unit);
        content.title = paragraph(step_.title, 32 * unit, 40 * unit, 16 * unit, panel_.w - 2 * padding(unit), true);
        for (const i18n::Message& line : step_.lines) {
            if (brief_) break;
            content.lines.push_back(paragraph(line, 23 * unit, 34 * unit, 6 * unit, width));
        }
        for (const i18n::Message& line : step_.after) {
            if (code_) break;
            content.after.push_back(paragraph(line, 23 * unit, 34 * unit, 6 * unit, width));
        }
        for (const lesson::Check& check : step_.checks) {
            if (code_) break;
            const i18n::Message said = check.holds ? msg::check_prefix(check.text) : msg::check_failed(check.text);
            content.checks.push_back(paragraph(said, 19 * unit, 27 * unit, 6 * unit, width - 48 * unit));
        }
        if (asks()) measure_question(content, width);
        content.bottom = total(content.checks) + content.question_box + 8 * unit;
        content.top = content.title.height() + (wide_ ? wide_height(content) : total(content.lines) + total(content.after));
        if (!code_) measure_exhibit(content, width);
        content.top += content.exhibit;
        return content;
    }

    void measure_question(Content& content, float width) {
        const float unit = content.unit;
        const float inner = width - 48 * unit;
        content.question = paragraph(step_.question->text, 22 * unit, 30 * unit, 0, inner);
        const int answered = frame_.viewport.answered;
        const auto count = static_cast<int>(step_.question->answers.size());
        float height = content.question.height() + 34 * unit;
        if (live_ && answered >= 0 && answered < count) {
            const auto index = static_cast<std::size_t>(answered);
            content.reason = paragraph(step_.question->answers[index].reason, 20 * unit, 28 * unit, 0, inner - 40 * unit);
            height += content.reason.height() + 8 * unit;
        } else {
            for (const lesson::Answer& answer : step_.question->answers) {
                content.answers.push_back(paragraph(answer.text, 20 * unit, 28 * unit, 0, inner - 32 * unit));
            }
            height += answers_height(content, inner) + 8 * unit;
        }
        content.question_box = height + 16 * unit;
    }

    /// Answers stand side by side where they fit, else one under the other.
    [[nodiscard]] bool side_by_side(const Content& content, float inner) const {
        float width = 0;
        for (const Paragraph& answer : content.answers) {
            if (answer.lines.size() != 1) return false;
            width += answer.lines.front().width + (32 + 12) * content.unit;
        }
        return width - 12 * content.unit <= inner;
    }

    [[nodiscard]] float answers_height(const Content& content, float inner) const {
        const float unit = content.unit;
        if (content.answers.empty()) return 0;
        if (side_by_side(content, inner)) return content.answers.front().height() + 16 * unit;
        float height = 0;
        for (const Paragraph& answer : content.answers) height += answer.height() + (16 + 8) * unit;
        return height - 8 * unit;
    }

    void measure_exhibit(Content& content, float width) {
        const float unit = content.unit;
        if (step_.stage.exhibit == lesson::Exhibit::xor_table) content.exhibit = xor_table_height(unit) + 28 * unit;
        if (step_.stage.exhibit != lesson::Exhibit::move_grid) return;
        const float height = room(unit) - content.top - content.bottom - 20 * unit;
        // Smaller chips come before a second page, down to what a finger can still hit.
        constexpr float smallest_chips = 0.45F;
        float chips = std::max(unit, smallest_chips);
        content.grid = plan_grid(frame_, width, height, chips);
        while (content.grid.pages > 1 && chips > std::max(0.55F * frame_.layout.text_unit, 0.5F)) {
            chips *= 0.93F;
            content.grid = plan_grid(frame_, width, height, chips);
        }
        if (content.grid.pages > 1) {
            chips = std::max(0.8F * unit, smallest_chips);
            content.grid = plan_grid(frame_, width, height, chips);
        }
        content.chips = chips;
        content.exhibit = content.grid.height + 20 * unit;
    }

    void put(const Paragraph& text, Rect& area) {
        for (const WrappedLine& line : text.lines) {
            const Rect box{area.x, area.y, area.w, text.leading};
            const float baseline = area.y + text.leading * 0.5F + text.size * 0.36F;
            painter_.wrapped(line, {area.x, baseline}, text.size, box, text.bold);
            area.y += text.leading;
        }
        area.y += text.gap;
    }

    void draw_exhibit(const Content& content, Rect& area) {
        const Rect place{area.x, area.y + 10 * content.unit, area.w, content.exhibit};
        if (step_.stage.exhibit == lesson::Exhibit::xor_table) {
            draw_xor_table(painter_, frame_, place, content.unit);
        } else {
            draw_grid(painter_, frame_, content.grid, place, content.chips);
        }
        area.y += content.exhibit;
    }

    void draw_question(Content& content, Rect& area) {
        const float unit = content.unit;
        const Rect box{area.x, area.y, area.w, content.question_box - 16 * unit};
        painter_.frame(box, 12 * unit, painter_.theme.accent, std::max(2 * unit, 1.5F), Layer::under);
        Rect inner{box.x + 24 * unit, box.y + 17 * unit, box.w - 48 * unit, box.h};
        recolour(content.question, i18n::Tone::accent);
        put(content.question, inner);
        inner.y += 8 * unit;
        if (!content.answers.empty()) {
            draw_answers(content, inner);
        } else {
            draw_reason(content, inner);
        }
        area.y += content.question_box;
    }

    void draw_answers(const Content& content, Rect inner) {
        const float unit = content.unit;
        const bool row = side_by_side(content, inner.w);
        for (std::size_t i = 0; i < content.answers.size(); ++i) {
            const Paragraph& answer = content.answers[i];
            float widest = 0;
            for (const WrappedLine& line : answer.lines) widest = std::max(widest, line.width);
            const Rect button{inner.x, inner.y, widest + 32 * unit, answer.height() + 16 * unit};
            painter_.frame(button, 10 * unit, painter_.theme.line, std::max(1.5F * unit, 1.0F), Layer::under);
            Rect words{button.x + 16 * unit, button.y + 8 * unit, widest + 0.5F, 0};
            put(answer, words);
            if (live_) painter_.hotspot(button, {ActionKind::answer, i, 0});
            if (row) {
                inner.x += button.w + 12 * unit;
            } else {
                inner.y += button.h + 8 * unit;
            }
        }
    }

    void draw_reason(Content& content, Rect inner) {
        const auto index = static_cast<std::size_t>(frame_.viewport.answered);
        const bool right = step_.question->answers[index].right;
        const Rgba colour = right ? painter_.theme.ok : painter_.theme.bad;
        draw_mark({inner.x + 14 * content.unit, inner.y + 14 * content.unit}, 13 * content.unit, colour, right);
        Rect words{inner.x + 40 * content.unit, inner.y, inner.w - 40 * content.unit, 0};
        put(content.reason, words);
    }

    void draw_check(Content& content, std::size_t index, Rect& area) {
        const float unit = content.unit;
        const bool holds = step_.checks[index].holds;
        Paragraph& text = content.checks[index];
        const Rgba colour = holds ? painter_.theme.ok : painter_.theme.bad;
        draw_mark({area.x + 18 * unit, area.y + text.leading / 2}, 15 * unit, colour, holds);
        recolour(text, holds ? i18n::Tone::ok : i18n::Tone::bad);
        Rect words{area.x + 46 * unit, area.y, area.w - 46 * unit, 0};
        put(text, words);
        area.y += text.height();
    }

    /// A disc with a tick, or a cross.
    void draw_mark(Point middle, float radius, Rgba colour, bool tick) {
        painter_.tile(centred(middle, radius * 2, radius * 2), radius, colour, Layer::under);
        Path mark;
        mark.width = std::max(radius / 5, 1.0F);
        mark.colour = faded(painter_.theme.panel, painter_.alpha);
        if (tick) {
            mark.points = {{middle.x - radius * 0.53F, middle.y},
                           {middle.x - radius * 0.13F, middle.y + radius * 0.46F},
                           {middle.x + radius * 0.6F, middle.y - radius * 0.46F}};
            painter_.scene.paths.push_back(mark);
            return;
        }
        const float reach = radius * 0.45F;
        mark.points = {{middle.x - reach, middle.y - reach}, {middle.x + reach, middle.y + reach}};
        painter_.scene.paths.push_back(mark);
        mark.points = {{middle.x - reach, middle.y + reach}, {middle.x + reach, middle.y - reach}};
        painter_.scene.paths.push_back(mark);
    }

    /// Plain words take the tone; words in a hue keep it.
    static void recolour(Paragraph& paragraph, i18n::Tone tone) {
        for (WrappedLine& line : paragraph.lines) {
            for (Run& run : line.runs) {
                if (run.style.tone == i18n::Tone::ink || run.style.tone == i18n::Tone::hue) run.style.tone = tone;
            }
        }
    }

    Painter& painter_;
    const Frame& frame_;
    const lesson::Step& step_;
    bool live_;
    bool code_;  ///< the listing stands under the sentences
    bool asking_ = true;
    bool brief_ = false;  ///< the title alone
    Rect panel_;
    bool wide_;  ///< two columns under the title
    bool mex_;   ///< the left one is left to the row of reached values
};

}  // namespace

void draw_panel(Painter& painter, const Frame& frame) {
    const Rect& panel_before = panel_of(frame.layout, frame.from());
    const Rect& panel_now = panel_of(frame.layout, frame.to());
    const bool glides = !(panel_before == panel_now);
    const Rect panel = blend(panel_before, panel_now, phase(frame.t, 0.25F, 0.5F));
    const float radius = 16 * frame.layout.text_unit;
    painter.tile(panel, radius, painter.theme.panel);
    painter.frame(panel, radius, painter.theme.line, 1.5F, Layer::under);
    std::optional<lesson::Code> code_before, code_now;
    if (frame.viewport.code) {
        code_before = lesson::code_of(frame.lesson, frame.from_step);
        code_now = lesson::code_of(frame.lesson, frame.to_step);
    }
    // The old words go before the new ones come: two texts never stand in one place.
    constexpr float gone = 0.18F;
    const float change = glides ? 0.5F : gone;
    const bool old = frame.t < change && &frame.from_step != &frame.to_step;
    const float strength = old ? 1 - phase(frame.t, 0, gone) : phase(frame.t, change, change + gone);
    const float saved = painter.alpha;
    painter.alpha *= &frame.from_step == &frame.to_step ? 1 : strength;
    if (old) {
        const Frame rest{frame.lesson, frame.layout, frame.viewport, frame.from_step, frame.from_step, 1, frame.scroll};
        Panel(painter, rest, frame.from_step, false, code_before.has_value()).draw();
    } else {
        Panel(painter, frame, frame.to_step, true, code_now.has_value()).draw();
    }
    const std::optional<lesson::Code>& code = old ? code_before : code_now;
    const bool stays = code_before && code_now && code_before->listing == code_now->listing && !glides;
    if (stays) painter.alpha = saved;
    if (code) {
        draw_code(painter, frame, code_place(frame.layout, (old ? frame.from() : frame.to())).card,
                  stays ? *code_now : *code, stays ? &*code_before : nullptr, gone);
    }
    painter.alpha = saved;
}

}  // namespace nimboard::scene
