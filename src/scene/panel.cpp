// The narration panel: title, sentences, exhibit, question, checks. Its words shrink until all of it fits.
#include <algorithm>
#include <optional>
#include <string>

#include "i18n/msg/check.h"
#include "scene/exhibits.h"
#include "scene/question.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

/// The step's content, broken at one size.
struct Content {
    float unit = 1;
    Paragraph title;
    std::vector<Paragraph> lines;
    std::vector<Paragraph> after;
    std::vector<Paragraph> checks;
    QuestionBox question;
    GridPlan grid;
    float chips = 1;       ///< unit of the grid
    float exhibit = 0;     ///< height
    float top = 0;         ///< height of what hangs from the top
    float bottom = 0;      ///< height of what stands at the bottom
    float question_box = 0;
};

class Panel {
public:
    Panel(Painter& painter, const Frame& frame, const lesson::Step& step, const lesson::Attempt& attempt, bool live, bool code)
        : painter_(painter), frame_(frame), step_(step), attempt_(attempt), live_(live), code_(code),
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
        put(painter_, content.title, area);
        if (wide_) {
            draw_wide(content, area);
            return;
        }
        for (const Paragraph& line : content.lines) put(painter_, line, area);
        if (content.exhibit > 0) draw_exhibit(content, area);
        for (const Paragraph& line : content.after) put(painter_, line, area);
        area.y = panel_.bottom() - pad * 0.8F - content.bottom;
        if (asks()) ask(content, area);
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
        for (const Paragraph& line : content.lines) put(painter_, line, mex_ ? right : left);
        for (const Paragraph& line : content.after) put(painter_, line, after_left(content) ? left : right);
        right.y = panel_.bottom() - padding(content.unit) * 0.8F - content.bottom;
        if (asks()) ask(content, right);
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
        const bool compares = step_.stage.exhibit == lesson::Exhibit::compare;
        if ((asks() || compares) && content.unit < least_unit_with_question) {
            // A window too small for everything: the argument stays legible, the question goes, and bits whose comparison
            // the sentences tell as well.
            asking_ = false;
            comparing_ = false;
            scale = 1;
            content = measure(natural);
            shrink();
        }
        constexpr float least_unit_with_after = 0.36F;
        if (content.unit < least_unit_with_after && !step_.after.empty()) {
            // Smaller still: what follows from the sentences is left to the page's text.
            terse_ = true;
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
        return make_paragraph(message, painter_.lang, size, leading, gap, width, bold);
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
            if (code_ || terse_) break;
            content.after.push_back(paragraph(line, 23 * unit, 34 * unit, 6 * unit, width));
        }
        for (const lesson::Check& check : step_.checks) {
            if (code_) break;
            const i18n::Message said = check.holds ? msg::check_prefix(check.text) : msg::check_failed(check.text);
            content.checks.push_back(paragraph(said, 19 * unit, 27 * unit, 6 * unit, width - 48 * unit));
        }
        if (asks()) {
            content.question = measure_question(*step_.question, attempt_, painter_.lang, unit, width);
            content.question_box = content.question.height + 16 * unit;
        }
        content.bottom = total(content.checks) + content.question_box + 8 * unit;
        content.top = content.title.height() + (wide_ ? wide_height(content) : total(content.lines) + total(content.after));
        if (!code_) measure_exhibit(content, width);
        content.top += content.exhibit;
        return content;
    }

    void measure_exhibit(Content& content, float width) {
        const float unit = content.unit;
        if (step_.stage.exhibit == lesson::Exhibit::xor_table) content.exhibit = xor_table_height(unit) + 28 * unit;
        if (comparing_ && step_.stage.exhibit == lesson::Exhibit::compare) content.exhibit = compare_height(unit) + 28 * unit;
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

    void draw_exhibit(const Content& content, Rect& area) {
        const Rect place{area.x, area.y + 10 * content.unit, area.w, content.exhibit};
        if (step_.stage.exhibit == lesson::Exhibit::xor_table) {
            draw_xor_table(painter_, frame_, place, content.unit);
        } else if (step_.stage.exhibit == lesson::Exhibit::compare) {
            draw_compare(painter_, frame_, {place.x, place.y, place.w, compare_height(content.unit)}, content.unit);
        } else {
            draw_grid(painter_, frame_, content.grid, place, content.chips);
        }
        area.y += content.exhibit;
    }

    void ask(Content& content, Rect& area) {
        draw_question(painter_, content.question, *step_.question, attempt_, area, live_);
        area.y += content.question_box;
    }

    void draw_check(Content& content, std::size_t index, Rect& area) {
        const float unit = content.unit;
        const bool holds = step_.checks[index].holds;
        Paragraph& text = content.checks[index];
        const Rgba colour = holds ? painter_.theme.ok : painter_.theme.bad;
        painter_.mark({area.x + 18 * unit, area.y + text.leading / 2}, 15 * unit, colour, holds);
        recolour(text, holds ? i18n::Tone::ok : i18n::Tone::bad);
        Rect words{area.x + 46 * unit, area.y, area.w - 46 * unit, 0};
        put(painter_, text, words);
        area.y += text.height();
    }

    Painter& painter_;
    const Frame& frame_;
    const lesson::Step& step_;
    const lesson::Attempt& attempt_;
    bool live_;
    bool code_;  ///< the listing stands under the sentences
    bool asking_ = true;
    bool comparing_ = true;
    bool terse_ = false;  ///< no room for what follows from the sentences
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
        Panel(painter, rest, frame.from_step, frame.viewport.attempt_before, false, code_before.has_value()).draw();
    } else {
        Panel(painter, frame, frame.to_step, frame.viewport.attempt, true, code_now.has_value()).draw();
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
