// What a learner does with the questions: answers, hints, hands counted in class; and what is kept of it on the device.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"

namespace nimboard::app {

struct Model;

/// What is kept on the device between visits. Counts stay below ten million.
struct Progress {
    std::uint32_t finished = 0;  ///< lessons gone through to the end: bit number lesson::Id
    std::uint32_t right = 0, wrong = 0, skipped = 0;  ///< questions, by their first answer
    std::uint32_t solved = 0, best = 0;               ///< challenges, and the most of them in a row
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// "reduce pattern right=12 wrong=3 solved=5"; nothing for nothing. Reading takes any text: what is not understood is
/// left out, and so are numbers that are none or too large.
[[nodiscard]] std::string progress_text(const Progress& progress);
[[nodiscard]] Progress read_progress(std::string_view text);

/// How a question counts.
enum class Outcome : std::uint8_t { open, skipped, right, wrong };

/// A question of the lesson on stage that the learner has done something about.
struct Asked {
    int step = 0;
    lesson::Attempt attempt;
    Outcome outcome = Outcome::open;
};

/// Questions, while this position is on stage; and the progress.
struct Learn {
    std::vector<Asked> asked;
    int focus = -1;             ///< the answer that the keys stand on, at the step on stage
    bool counts_hands = false;  ///< class mode: hands are counted, and nothing counts as the learner's own progress
    Progress progress;
    Progress cleared;           ///< what ClearProgress took away last, until it is brought back
};

/// What is done about the question of the step on stage. Anything that does not fit it is ignored.
struct Quiz {
    enum class Verb : std::uint8_t {
        hint,         ///< one more; after the last one the answer
        again,        ///< takes the answer back
        focus,        ///< moves the keys' place by `value`
        enter,        ///< gives the answer that the keys stand on; an answer given: takes it back
        more, fewer,  ///< a hand for answer `value`, or with -1 for the one that the keys stand on
        reset,        ///< no hands
        count_hands   ///< class mode on, off
    };
    Verb verb = Verb::hint;
    int value = -1;
};

/// The most hands that are counted for an answer.
inline constexpr int most_hands = 999;

/// The question of the step that the person is on, or null.
[[nodiscard]] const lesson::Question* question_on_stage(const Model& model);

/// What has been done about the question of step `step`, with the keys' place; any number.
[[nodiscard]] lesson::Attempt attempt_at(const Model& model, int step);

void give_answer(Model& model, int answer);
void carry_out(Model& model, const Quiz& quiz);

/// After the lesson was built anew: with `same`, for the same position with other choices, answers stay where they fit.
void keep_answers(Model& model, bool same);

/// Tells that the person was on step `before` until now: a question passed by, a lesson gone through to its end.
void note_step(Model& model, int before);

/// The question on stage for the page, as JSON: {"text","answers":[…],"hands":null | […],"hints":[those shown],
/// "hint": what its button says | null,"answer":null | number from 0,"right","reason","again","more","fewer","reset"};
/// nothing without a question.
[[nodiscard]] std::string question_json(const Model& model);

}  // namespace nimboard::app
