#include "app/sweep.h"

#include <algorithm>

#include "app/player.h"

namespace nimboard::app {
namespace {

constexpr float seconds_a_move = 0.35F;
constexpr float longest_sweep = 8;  // seconds
constexpr float most_looks = 40;    // the picture, and what is read aloud, change no more often than this in one sweep

/// Has tried moves 0 to `last`; the last one is on stage.
void try_up_to(Model& model, std::uint64_t last) {
    const auto move = lesson::numbered_move(*model.lesson.position, last);
    if (!move) return;
    model.doc.choices.tried = move;
    model.doc.choices.refuted = model.lesson.choices.refuted;
    lesson::insert(model.doc.choices.refuted, {0, last});
    const int step = model.doc.step;
    model.lesson = lesson::build(model.doc.lesson, model.lesson.game, model.doc.heaps, model.doc.choices);
    rest_on(model, step);
}

}  // namespace

bool can_sweep(const Model& model) {
    const core::MoveCount moves = core::move_count(*model.lesson.position);
    return model.lesson.nim_sum == 0 && !moves.overflow && moves.count <= lesson::most_swept &&
           lesson::size(model.lesson.choices.refuted) < moves.count;
}

void begin_sweep(Model& model) {
    stop_playing(model);
    const std::uint64_t count = core::move_count(*model.lesson.position).count;
    if (model.doc.still) {
        try_up_to(model, count - 1);
    } else {
        model.sweep = 0;
        try_up_to(model, 0);
    }
}

bool tick_sweep(Model& model, float dt) {
    const std::uint64_t count = core::move_count(*model.lesson.position).count;
    const auto all = static_cast<float>(count);
    const float whole = std::min(seconds_a_move * all, longest_sweep);
    const float looks = std::min(all, most_looks);
    const auto looked = [&] { return static_cast<float>(static_cast<int>(model.sweep / whole * looks)); };
    const float before = looked();
    model.sweep += dt * model.player.speed;
    const float now = looked();
    if (now > before) {
        const auto last = static_cast<std::uint64_t>(std::min(now / looks, 1.0F) * (all - 1));
        try_up_to(model, now >= looks ? count - 1 : last);
    }
    if (now < looks) return true;
    model.sweep = -1;
    return true;
}

}  // namespace nimboard::app
