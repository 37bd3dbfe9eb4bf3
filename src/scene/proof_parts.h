// The parts of the proof's picture: the tree of its parts, numbers bit under bit, the induction map. Private to this room.
#pragma once

#include "lesson/proof.h"
#include "scene/frame.h"

namespace nimboard::scene {

/// A text in a box, smaller where it would not fit; left out where it could not be read.
void fit_label(Painter& painter, const std::string& words, const Rect& box, const Style& style);

/// Numbers bit under bit. The last row comes bit by bit from the left as `reveal` goes from 0 to 1, what is told under
/// the columns fades with `told`. `unit` is the size of things: 1 at 1600×900.
void draw_bit_table(Painter& painter, const lesson::BitTable& table, const Rect& area, float unit, float reveal,
                    float told);

/// proof_map.cpp. `t`: verdicts change from those of `before` to those of `now`.
void draw_induction_map(Painter& painter, const Frame& frame, const lesson::Proof& now, const lesson::Proof& before,
                        const Rect& area, float t);

}  // namespace nimboard::scene
