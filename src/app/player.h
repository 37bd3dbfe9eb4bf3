// The motion between steps and the playing lesson: what each wish does to the step and to the time within it.
#pragma once

#include "app/model.h"

namespace nimboard::app {

/// At rest on `step`, clamped; playing or not is left as it is.
void rest_on(Model& model, int step);

void next_step(Model& model, DurationOf duration);
void previous_step(Model& model, DurationOf duration);

/// `at` from 0 to steps - 1: an integer is at rest on that step, a fraction lies in the motion into the step after it.
void scrub(Model& model, float at);

void start_playing(Model& model);
void stop_playing(Model& model);

}  // namespace nimboard::app
