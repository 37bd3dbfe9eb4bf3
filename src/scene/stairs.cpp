#include "scene/frame.h"

namespace nimboard::scene {

void draw_stairs(Painter&, const Frame&, const lesson::Stairs&, const lesson::Stairs*) {}

}  // namespace nimboard::scene
