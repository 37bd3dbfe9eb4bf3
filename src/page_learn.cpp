#include "page_learn.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "platform/page.h"

namespace nimboard::page {
namespace {

void tell_change(const char* verb, std::string now, std::string& told) {
    if (now == told) return;
    told = std::move(now);
    platform::tell(verb, told);
}

int number_of(std::string_view text, int otherwise) {
    int value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

void tell_learning(const app::Model& model, LearningTold& told) {
    tell_change("question", app::question_json(model), told.question);
    tell_change("challenge", app::challenge_json(model), told.challenge);
    if (model.learn.progress == told.progress) return;
    told.progress = model.learn.progress;
    platform::tell("keep", app::progress_text(told.progress));
}

std::vector<app::Intent> learning_intents(std::string_view verb, std::string_view text) {
    using Ask = app::Quiz::Verb;
    if (verb == "progress") {
        // Challenges are other ones at every visit.
        const auto now = static_cast<std::int64_t>(platform::now() * 1000);
        return {app::SetProgress{std::string(text)}, app::Riddle{app::Riddle::Verb::seed, now}};
    }
    if (verb == "answer") return {app::GiveAnswer{number_of(text, -1)}};
    if (verb == "hint") return {app::Quiz{Ask::hint}};
    if (verb == "again") return {app::Quiz{Ask::again}};
    if (verb == "more") return {app::Quiz{Ask::more, number_of(text, -1)}};
    if (verb == "fewer") return {app::Quiz{Ask::fewer, number_of(text, -1)}};
    if (verb == "reset") return {app::Quiz{Ask::reset}};
    if (verb != "riddle") return {};
    const std::size_t space = std::min(text.find(' '), text.size() - 1);
    const int number = number_of(text.substr(0, space), -1);
    if (text.empty() || number < 0 || number > static_cast<int>(app::Riddle::Verb::lesson)) return {};
    return {app::Riddle{static_cast<app::Riddle::Verb>(number), number_of(text.substr(space + 1), 0)}};
}

}  // namespace nimboard::page
