#include "scene/question.h"

#include <algorithm>
#include <string>

#include "i18n/msg/ask.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;

constexpr float side = 24;       // from the box's edge to its words, in units
constexpr float top = 17;
constexpr float button_pad = 16; // from a button's edge to its words
constexpr float hand_button = 36;

bool answered(const lesson::Question& question, const lesson::Attempt& attempt) {
    return attempt.answer >= 0 && static_cast<std::size_t>(attempt.answer) < question.answers.size();
}

int hands_for(const lesson::Attempt& attempt, std::size_t answer) {
    return answer < attempt.hands.size() ? attempt.hands[answer] : 0;
}

/// Lays buttons in rows, left to right; gives the y below the last row.
float flow(QuestionBox& box, const std::vector<Paragraph>& items, float y, float inner) {
    const float u = box.unit;
    float x = 0, row = 0;
    for (const Paragraph& item : items) {
        const Rect place{0, 0, item.width() + 2 * button_pad * u, item.height() + 16 * u};
        if (x > 0 && x + place.w > inner) {
            x = 0;
            y += row + 8 * u;
            row = 0;
        }
        box.places.push_back({x, y, place.w, place.h});
        x += place.w + 12 * u;
        row = std::max(row, place.h);
    }
    return y + row;
}

/// One answer a row, with room for a bar and buttons beside it.
float rows(QuestionBox& box, float y, float inner) {
    const float u = box.unit;
    float widest = 0;
    for (const Paragraph& answer : box.answers) widest = std::max(widest, answer.width() + 2 * button_pad * u);
    box.hand_room = inner - widest - 12 * u;
    for (const Paragraph& answer : box.answers) {
        const float height = std::max(answer.height() + 12 * u, hand_button * u);
        box.places.push_back({0, y, widest, height});
        y += height + 6 * u;
    }
    return y - 6 * u;
}

/// An arrow that turns back on itself: ask again.
void draw_again(Painter& painter, Point middle, float radius) {
    Path arc;
    arc.colour = faded(painter.theme.muted, painter.alpha);
    arc.width = std::max(radius / 4, 1.2F);
    constexpr int parts = 15;
    // Three quarters of a circle, from the right over the bottom and the left to the top.
    constexpr float cosines[4] = {1, 0.9239F, 0.7071F, 0.3827F};
    for (int i = 0; i <= parts - 3; ++i) {
        const int turn = i % 4;
        const float c = cosines[turn], s = turn == 0 ? 0 : cosines[4 - turn];
        const Point at[4] = {{c, s}, {-s, c}, {-c, -s}, {s, -c}};
        arc.points.push_back({middle.x + radius * at[i / 4].x, middle.y + radius * at[i / 4].y});
    }
    const Point tip = arc.points.back();
    painter.scene.paths.push_back(arc);
    arc.points = {{tip.x - radius * 0.1F, tip.y - radius * 0.5F}, {tip.x + radius * 0.55F, tip.y}, {tip.x - radius * 0.1F, tip.y + radius * 0.5F}};
    arc.filled = true;
    painter.scene.paths.push_back(arc);
}

class Drawing {
public:
    Drawing(Painter& painter, QuestionBox& box, const lesson::Question& question, const lesson::Attempt& attempt, bool live)
        : painter_(painter), box_(box), question_(question), attempt_(attempt), live_(live), u_(box.unit) {}

    void draw(const Rect& area) {
        const Rect frame{area.x, area.y, box_.width, box_.height};
        painter_.frame(frame, 12 * u_, painter_.theme.accent, std::max(2 * u_, 1.5F), Layer::under);
        inner_ = {frame.x + side * u_, frame.y + top * u_, frame.w - 2 * side * u_, frame.h};
        Rect words = inner_;
        recolour(box_.question, i18n::Tone::accent);
        put(painter_, box_.question, words);
        const bool given = answered(question_, attempt_);
        if (given) {
            const Rect corner{frame.right() - 48 * u_, frame.y + 8 * u_, 40 * u_, 40 * u_};
            draw_again(painter_, {corner.x + corner.w / 2, corner.y + corner.h / 2}, 9 * u_);
            if (live_) painter_.hotspot(corner, {ActionKind::ask_again, 0, 0});
        }
        words.y += 8 * u_;
        for (Paragraph& hint : box_.hints) put(painter_, hint, words);
        for (std::size_t i = 0; i < box_.answers.size(); ++i) draw_answer(i, given);
        for (std::size_t i = 0; i < box_.buttons.size(); ++i) draw_button(i);
        if (given) draw_reason(frame);
    }

private:
    [[nodiscard]] Rect place(std::size_t index) const {
        const Rect& at = box_.places[index];
        return {inner_.x + at.x, inner_.y + at.y, at.w, at.h};
    }

    void words_in(const Rect& button, const Paragraph& text) {
        Rect words{button.x + button_pad * u_, button.y + (button.h - text.height()) / 2, button.w - 2 * button_pad * u_ + 0.5F, 0};
        put(painter_, text, words);
    }

    void draw_answer(std::size_t index, bool given) {
        const Rect button = place(index);
        const bool chosen = given && attempt_.answer == static_cast<int>(index);
        const bool focus = !given && attempt_.focus == static_cast<int>(index);
        const Rgba edge = chosen ? (question_.answers[index].right ? painter_.theme.ok : painter_.theme.bad)
                          : focus ? painter_.theme.accent : painter_.theme.line;
        painter_.frame(button, 10 * u_, edge, std::max((focus || chosen ? 3 : 1.5F) * u_, 1.0F), Layer::under);
        words_in(button, box_.answers[index]);
        if (live_ && !given) painter_.hotspot(button, {ActionKind::answer, index, 0});
        if (attempt_.counts_hands) draw_hands(index, button);
    }

    /// A bar as long as the hands for it, their number, one fewer, one more.
    void draw_hands(std::size_t index, const Rect& button) {
        int most = 1;
        for (const int hands : attempt_.hands) most = std::max(most, hands);
        const int hands = hands_for(attempt_, index);
        const float size = hand_button * u_, middle = button.y + button.h / 2;
        const Rect more{inner_.right() - size, middle - size / 2, size, size};
        const Rect fewer{more.x - size - 6 * u_, more.y, size, size};
        const Rect number{fewer.x - 46 * u_, more.y, 40 * u_, size};
        const float from = button.right() + 12 * u_;
        const Rect track{from, middle - 7 * u_, number.x - 4 * u_ - from, 14 * u_};
        if (track.w > 0) {
            painter_.tile(track, 4 * u_, painter_.theme.track);
            const float share = static_cast<float>(hands) / static_cast<float>(most);
            if (hands > 0) painter_.tile({track.x, track.y, track.w * share, track.h}, 4 * u_, painter_.theme.accent);
        }
        const std::string count = std::to_string(hands);
        painter_.label(count, number, {fitting_size(count, 20 * u_, number.w, true), true, painter_.theme.ink, Align::right});
        for (const Rect& at : {fewer, more}) {
            painter_.frame(at, 8 * u_, painter_.theme.line, std::max(1.5F * u_, 1.0F), Layer::under);
            const Point m{at.x + at.w / 2, middle};
            const float reach = 8 * u_, thick = std::max(2.5F * u_, 1.2F);
            painter_.line({m.x - reach, m.y}, {m.x + reach, m.y}, painter_.theme.ink, thick);
        }
        const Point m{more.x + more.w / 2, middle};
        painter_.line({m.x, m.y - 8 * u_}, {m.x, m.y + 8 * u_}, painter_.theme.ink, std::max(2.5F * u_, 1.2F));
        if (!live_) return;
        painter_.hotspot(fewer, {ActionKind::hands, index, 0});
        painter_.hotspot(more, {ActionKind::hands, index, 1});
    }

    void draw_button(std::size_t index) {
        const Rect button = place(box_.answers.size() + index);
        painter_.frame(button, 10 * u_, painter_.theme.line, std::max(1.5F * u_, 1.0F), Layer::under);
        recolour(box_.buttons[index], i18n::Tone::muted);
        words_in(button, box_.buttons[index]);
        const bool hint = index == 0 && !answered(question_, attempt_);
        if (live_) painter_.hotspot(button, {hint ? ActionKind::hint : ActionKind::reset_hands, 0, 0});
    }

    void draw_reason(const Rect& frame) {
        const bool right = question_.answers[static_cast<std::size_t>(attempt_.answer)].right;
        Rect words{inner_.x + 40 * u_, frame.bottom() - top * u_ - box_.reason.height(), inner_.w - 40 * u_, 0};
        painter_.mark({inner_.x + 14 * u_, words.y + 14 * u_}, 13 * u_, right ? painter_.theme.ok : painter_.theme.bad, right);
        put(painter_, box_.reason, words);
    }

    Painter& painter_;
    QuestionBox& box_;
    const lesson::Question& question_;
    const lesson::Attempt& attempt_;
    bool live_;
    float u_;
    Rect inner_;
};

}  // namespace

QuestionBox measure_question(const lesson::Question& question, const lesson::Attempt& attempt, i18n::Lang lang, float unit,
                             float width) {
    QuestionBox box;
    box.unit = unit;
    box.width = width;
    const float inner = width - 2 * side * unit;
    const bool given = answered(question, attempt);
    const auto paragraph = [&](const i18n::Message& words, float room) {
        return make_paragraph(words, lang, 20 * unit, 28 * unit, 0, room);
    };
    box.question = make_paragraph(question.text, lang, 22 * unit, 30 * unit, 0, inner - (given ? 24 * unit : 0));
    float y = box.question.height() + 8 * unit;
    if (!given) {
        const auto shown = std::min(static_cast<std::size_t>(std::max(attempt.hints, 0)), question.hints.size());
        for (std::size_t i = 0; i < shown; ++i) {
            box.hints.push_back(paragraph(question.hints[i], inner));
            recolour(box.hints.back(), i18n::Tone::muted);
        }
        if (shown > 0) y += total(box.hints) + 8 * unit;
        box.buttons.push_back(paragraph(shown < question.hints.size() ? msg::ask_hint() : msg::ask_show(), inner - 32 * unit));
    }
    if (attempt.counts_hands) box.buttons.push_back(paragraph(msg::ask_reset(), inner - 32 * unit));
    const float answer_room = attempt.counts_hands ? inner * 0.5F : inner;
    if (!given || attempt.counts_hands) {
        for (const lesson::Answer& answer : question.answers) {
            box.answers.push_back(paragraph(answer.text, answer_room - 2 * button_pad * unit));
        }
    }
    if (attempt.counts_hands) {
        y = flow(box, box.buttons, rows(box, y, inner) + 8 * unit, inner);
    } else if (!given) {
        std::vector<Paragraph> all = box.answers;
        all.push_back(box.buttons.front());
        y = flow(box, all, y, inner);
    }
    if (given) {
        box.reason = paragraph(question.answers[static_cast<std::size_t>(attempt.answer)].reason, inner - 40 * unit);
        y += box.reason.height() + (attempt.counts_hands ? 8 * unit : 0);
    }
    box.height = y + 2 * top * unit;
    return box;
}

void draw_question(Painter& painter, QuestionBox& box, const lesson::Question& question, const lesson::Attempt& attempt,
                   const Rect& area, bool live) {
    Drawing(painter, box, question, attempt, live).draw(area);
}

}  // namespace nimboard::scene
