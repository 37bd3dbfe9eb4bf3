// A scene as an SVG file: export, handouts, golden tests. The same scene gives the same bytes.
#pragma once

#include <string>

#include "scene/scene.h"

namespace nimboard::svg {

/// The whole scene as one SVG document, sized in CSS pixels, numbers to two decimals.
[[nodiscard]] std::string render(const scene::Scene& scene);

}  // namespace nimboard::svg
