// Trying every move from k = 0, one after the other, before the learner's eyes.
#pragma once

#include "app/model.h"

namespace nimboard::app {

/// True when there are moves left to try, and not too many.
[[nodiscard]] bool can_sweep(const Model& model);

/// Begins with the first move; where nothing may move, all of them are tried at once.
void begin_sweep(Model& model);

/// Lets `dt` seconds pass. True while moves are left.
bool tick_sweep(Model& model, float dt);

}  // namespace nimboard::app
