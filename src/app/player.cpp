#include "app/player.h"

#include <algorithm>
#include <cmath>

#include "app/sweep.h"

namespace nimboard::app {
namespace {

constexpr float reading_time = 2.5F;  // seconds that a playing lesson rests on each step at speed 1
constexpr float longest_frame = 0.1F; // what a hidden tab or a stall counts as, in seconds

int last_step(const Model& model) { return std::max(0, static_cast<int>(model.lesson.steps.size()) - 1); }

/// Seconds of the motion into doc.step; 0 when it is not to be seen.
float motion(const Model& model, DurationOf duration) {
    if (model.doc.still || duration == nullptr) return 0;
    const float seconds = duration(model.lesson, model.doc.step);
    return seconds > 0 ? seconds : 0;
}

bool at_rest(const Player& player) { return player.direction == 0 && player.t >= 1; }

/// Ends a motion where it leads to.
void land(Model& model) { rest_on(model, shown_step(model)); }

/// Begins the motion into the next step, or is there at once.
void set_out_forwards(Model& model, DurationOf duration) {
    if (model.doc.step >= last_step(model)) return;
    rest_on(model, model.doc.step + 1);
    if (motion(model, duration) > 0) {
        model.player.t = 0;
        model.player.direction = 1;
    }
}

/// Begins the motion of this step backwards, or is on the step before at once.
void set_out_backwards(Model& model, DurationOf duration) {
    if (model.doc.step <= 0) return;
    if (motion(model, duration) > 0) {
        model.player.direction = -1;
    } else {
        rest_on(model, model.doc.step - 1);
    }
}

/// Rests for the reading time; at the end there is nothing more to play.
void arrive(Model& model) {
    model.player.dwell = reading_time;
    if (model.doc.step >= last_step(model)) model.player.playing = false;
}

}  // namespace

void rest_on(Model& model, int step) {
    const int clamped = std::clamp(step, 0, last_step(model));
    model.doc.step = clamped;
    model.player.t = 1;
    model.player.direction = 0;
    model.player.dwell = reading_time;
}

void next_step(Model& model, DurationOf duration) {
    Player& player = model.player;
    if (at_rest(player)) {
        set_out_forwards(model, duration);
    } else if (player.direction == 1) {
        land(model);
        set_out_forwards(model, duration);
    } else if (motion(model, duration) > 0) {
        player.direction = 1;  // on its way back, or left within a motion by scrubbing
    } else {
        rest_on(model, model.doc.step);
    }
    if (model.doc.step >= last_step(model) && at_rest(player)) player.playing = false;
}

void previous_step(Model& model, DurationOf duration) {
    Player& player = model.player;
    player.playing = false;
    if (at_rest(player)) {
        set_out_backwards(model, duration);
    } else if (player.direction == -1) {
        land(model);
        set_out_backwards(model, duration);
    } else if (motion(model, duration) > 0) {
        player.direction = -1;
    } else {
        rest_on(model, model.doc.step - 1);
    }
}

void scrub(Model& model, float at) {
    if (std::isnan(at)) return;
    model.player.playing = false;
    float place = std::clamp(at, 0.0F, static_cast<float>(last_step(model)));
    if (model.doc.still) place = std::round(place);
    const float step = std::ceil(place);
    rest_on(model, static_cast<int>(step));
    if (place < step) model.player.t = place - (step - 1);
}

void start_playing(Model& model) {
    Player& player = model.player;
    if (player.playing) return;
    if (at_rest(player) && model.doc.step >= last_step(model)) rest_on(model, 0);
    player.dwell = reading_time;
    player.playing = last_step(model) > 0;
    if (player.playing && !at_rest(player)) player.direction = 1;
}

void stop_playing(Model& model) { model.player.playing = false; }

int shown_step(const Model& model) { return model.player.direction < 0 ? model.doc.step - 1 : model.doc.step; }

Document shown_document(const Model& model) {
    Document document = model.doc;
    document.step = shown_step(model);
    return document;
}

bool moving(const Model& model) { return model.player.direction != 0; }

bool tick(Model& model, float dt, DurationOf duration) {
    Player& player = model.player;
    // Searching is for who looks at it.
    if (model.panel != Panel::verify) model.verify.running = false;
    const bool searching = tick_verify(model.verify, dt);
    const bool busy = tick_match(model.play, dt > 0 ? std::min(dt, longest_frame) : 0);
    if (model.sweep >= 0) return tick_sweep(model, std::clamp(dt, 0.0F, longest_frame));
    if (!moving(model) && !player.playing) return searching || busy;
    const int before = shown_step(model);
    const float seconds = (dt > 0 ? std::min(dt, longest_frame) : 0) * player.speed;
    if (moving(model)) {
        const float whole = motion(model, duration);
        const float part = whole > 0 ? seconds / whole : 1;
        player.t += static_cast<float>(player.direction) * part;
        if (player.direction > 0 ? player.t >= 1 : player.t <= 0) {
            land(model);
            if (player.playing) arrive(model);
        }
    } else {
        player.dwell -= seconds;
        if (player.dwell <= 0) {
            set_out_forwards(model, duration);
            if (!moving(model)) arrive(model);
        }
    }
    note_step(model, before);
    return true;
}

}  // namespace nimboard::app
