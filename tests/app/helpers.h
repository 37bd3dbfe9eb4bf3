// What the tests of app share: models of a few positions, a duration that is the same for every step, plain words.
#pragma once

#include <cmath>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>

#include "app/model.h"
#include "i18n/message.h"

namespace nimboard::app::testing {

inline float one_second(const lesson::Lesson&, int) { return 1; }
inline float no_time(const lesson::Lesson&, int) { return 0; }

inline Document document_of(core::Position heaps) {
    Document document = default_document();
    document.heaps = std::make_shared<const core::Position>(std::move(heaps));
    return document;
}

inline Model model_of(core::Position heaps) { return make_model(document_of(std::move(heaps))); }

inline void apply_all(Model& model, std::initializer_list<Intent> intents) {
    for (const Intent& intent : intents) apply(model, intent, one_second);
}

/// Lets time pass in frames of a sixtieth of a second.
inline void wait(Model& model, float seconds) {
    for (float passed = 0; passed < seconds; passed += 1.0F / 60) tick(model, 1.0F / 60, one_second);
}

inline int last_step(const Model& model) { return static_cast<int>(model.lesson.steps.size()) - 1; }

inline bool same_document(const Document& a, const Document& b) {
    return same_content(a, b) && a.step == b.step && a.lang == b.lang && a.theme == b.theme && a.view == b.view &&
           a.still == b.still && a.text_scale == b.text_scale &&
           std::abs(a.row - b.row) < 0.001F;
}

}  // namespace nimboard::app::testing
