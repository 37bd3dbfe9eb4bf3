#include "app/learn.h"

#include <algorithm>

#include "app/model.h"

namespace nimboard::app {
namespace {

const lesson::Question* question_at(const Model& model, int step) {
    if (step < 0 || static_cast<std::size_t>(step) >= model.lesson.steps.size()) return nullptr;
    const auto& question = model.lesson.steps[static_cast<std::size_t>(step)].question;
    return question ? &*question : nullptr;
}

int answers_of(const lesson::Question& question) { return static_cast<int>(question.answers.size()); }

Asked& asked_at(Model& model, int step) {
    for (Asked& asked : model.learn.asked) {
        if (asked.step == step) return asked;
    }
    model.learn.asked.push_back({step, {}, Outcome::open});
    return model.learn.asked.back();
}

std::uint32_t* counter(Progress& progress, Outcome outcome) {
    switch (outcome) {
        case Outcome::skipped: return &progress.skipped;
        case Outcome::right: return &progress.right;
        case Outcome::wrong: return &progress.wrong;
        case Outcome::open: break;
    }
    return nullptr;
}

/// A question counts by its first answer; one that was passed by counts as soon as it is answered.
void count(Model& model, Asked& asked, Outcome outcome) {
    if (model.learn.counts_hands || asked.outcome == Outcome::right || asked.outcome == Outcome::wrong) return;
    if (asked.outcome == outcome) return;
    Progress& progress = model.learn.progress;
    if (std::uint32_t* const before = counter(progress, asked.outcome); before != nullptr && *before > 0) --*before;
    if (std::uint32_t* const now = counter(progress, outcome)) ++*now;
    asked.outcome = outcome;
}

void show_hint(Model& model, const lesson::Question& question) {
    Asked& asked = asked_at(model, shown_step(model));
    if (asked.attempt.answer >= 0) return;
    if (asked.attempt.hints < static_cast<int>(question.hints.size())) {
        ++asked.attempt.hints;
        return;
    }
    const auto right = std::find_if(question.answers.begin(), question.answers.end(), [](const auto& a) { return a.right; });
    asked.attempt.answer = static_cast<int>(right - question.answers.begin());
    count(model, asked, Outcome::skipped);
}

void raise(Model& model, const lesson::Question& question, int answer, int by) {
    if (!model.learn.counts_hands) return;
    if (answer < 0) answer = model.learn.focus = std::max(model.learn.focus, 0);
    if (answer >= answers_of(question)) return;
    std::vector<int>& hands = asked_at(model, shown_step(model)).attempt.hands;
    hands.resize(question.answers.size());
    int& count = hands[static_cast<std::size_t>(answer)];
    count = std::clamp(count + by, 0, most_hands);
}

}  // namespace

const lesson::Question* question_on_stage(const Model& model) { return question_at(model, shown_step(model)); }

lesson::Attempt attempt_at(const Model& model, int step) {
    lesson::Attempt attempt;
    for (const Asked& asked : model.learn.asked) {
        if (asked.step == step) attempt = asked.attempt;
    }
    attempt.counts_hands = model.learn.counts_hands;
    attempt.focus = step == shown_step(model) ? model.learn.focus : -1;
    return attempt;
}

void give_answer(Model& model, int answer) {
    const lesson::Question* const question = question_on_stage(model);
    if (question == nullptr || answer < 0 || answer >= answers_of(*question)) return;
    Asked& asked = asked_at(model, shown_step(model));
    asked.attempt.answer = answer;
    count(model, asked, question->answers[static_cast<std::size_t>(answer)].right ? Outcome::right : Outcome::wrong);
}

void carry_out(Model& model, const Quiz& quiz) {
    Learn& learn = model.learn;
    if (quiz.verb == Quiz::Verb::count_hands) learn.counts_hands = !learn.counts_hands;
    const lesson::Question* const question = question_on_stage(model);
    if (question == nullptr) return;
    const int last = answers_of(*question) - 1;
    switch (quiz.verb) {
        case Quiz::Verb::hint: show_hint(model, *question); break;
        case Quiz::Verb::again: asked_at(model, shown_step(model)).attempt.answer = -1; break;
        case Quiz::Verb::focus:
            learn.focus = learn.focus < 0 ? (quiz.value > 0 ? 0 : last) : std::clamp(learn.focus + (quiz.value > 0 ? 1 : -1), 0, last);
            break;
        case Quiz::Verb::enter:
            if (attempt_at(model, shown_step(model)).answer >= 0) asked_at(model, shown_step(model)).attempt.answer = -1;
            else give_answer(model, learn.focus);
            break;
        case Quiz::Verb::more: raise(model, *question, quiz.value, 1); break;
        case Quiz::Verb::fewer: raise(model, *question, quiz.value, -1); break;
        case Quiz::Verb::reset: asked_at(model, shown_step(model)).attempt.hands.clear(); break;
        case Quiz::Verb::count_hands: break;
    }
}

void keep_answers(Model& model, bool same) {
    model.learn.focus = -1;
    std::vector<Asked>& all = model.learn.asked;
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const Asked& asked) {
                                 const lesson::Question* const question = question_at(model, asked.step);
                                 return !same || question == nullptr || asked.attempt.answer >= answers_of(*question);
                             }),
              all.end());
}

void note_step(Model& model, int before) {
    const int now = shown_step(model);
    if (now == before) return;
    model.learn.focus = -1;
    if (now != before + 1) return;
    if (question_at(model, before) != nullptr && attempt_at(model, before).answer < 0) {
        count(model, asked_at(model, before), Outcome::skipped);
    }
    const bool last = static_cast<std::size_t>(now) + 1 == model.lesson.steps.size();
    if (last && !model.learn.counts_hands) model.learn.progress.finished |= 1U << static_cast<unsigned>(model.lesson.id);
}

}  // namespace nimboard::app
