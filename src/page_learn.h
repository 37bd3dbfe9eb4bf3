// Learning between the program and the page: the question and the challenges as text with real buttons, and what the
// device keeps.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/model.h"

namespace nimboard::page {

/// What the page has been told, so that it hears of changes only.
struct LearningTold {
    std::string question, challenge;
    app::Progress progress;
};
void tell_learning(const app::Model& model, LearningTold& told);

/// What a request of the page about learning means; nothing for any other verb.
[[nodiscard]] std::vector<app::Intent> learning_intents(std::string_view verb, std::string_view text);

}  // namespace nimboard::page
