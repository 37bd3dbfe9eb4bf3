// The question on stage as the page's text shows it: with real buttons, for those who cannot use the picture.
#include <algorithm>

#include "app/json.h"
#include "app/learn.h"
#include "app/model.h"
#include "i18n/msg/ask.h"
#include "i18n/msg/mirror.h"

namespace nimboard::app {

namespace msg = i18n::msg;

std::string question_json(const Model& model) {
    const lesson::Question* const question = question_on_stage(model);
    if (question == nullptr) return {};
    const lesson::Attempt attempt = attempt_at(model, shown_step(model));
    const auto say = [&](const i18n::Message& message) { return quoted(i18n::plain(message, model.doc.lang)); };
    const bool given = attempt.answer >= 0;
    std::string answers, hands, hints;
    for (std::size_t i = 0; i < question->answers.size(); ++i) {
        append(answers, say(question->answers[i].text));
        append(hands, std::to_string(i < attempt.hands.size() ? attempt.hands[i] : 0));
    }
    const auto shown = static_cast<std::size_t>(attempt.hints);
    for (std::size_t i = 0; i < std::min(shown, question->hints.size()); ++i) append(hints, say(question->hints[i]));
    std::string out;
    member(out, "text", say(question->text));
    member(out, "answers", '[' + answers + ']');
    member(out, "hands", attempt.counts_hands ? '[' + hands + ']' : "null");
    member(out, "hints", '[' + hints + ']');
    member(out, "hint", given ? "null" : say(shown < question->hints.size() ? msg::ask_hint() : msg::ask_show()));
    member(out, "answer", given ? std::to_string(attempt.answer) : "null");
    if (given) {
        const lesson::Answer& answer = question->answers[static_cast<std::size_t>(attempt.answer)];
        member(out, "verdict", say(answer.right ? msg::mirror_right() : msg::mirror_wrong()));
        member(out, "reason", say(answer.reason));
    }
    member(out, "again", say(msg::ask_again()));
    member(out, "more", say(msg::ask_more()));
    member(out, "fewer", say(msg::ask_fewer()));
    member(out, "reset", say(msg::ask_reset()));
    return out + '}';
}

}  // namespace nimboard::app
