#include "scene/frame.h"

namespace nimboard::scene {

void draw_tape(Painter&, const Frame&, const lesson::Tape&, const lesson::Tape*) {}

}  // namespace nimboard::scene
