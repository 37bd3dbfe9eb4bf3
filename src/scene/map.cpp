#include "scene/frame.h"

namespace nimboard::scene {

void draw_map(Painter&, const Frame&, const lesson::Map&, const lesson::Map*) {}

}  // namespace nimboard::scene
