// Matches as scripts ask for them: window.nimboard's verbs, turned into intents.
#pragma once

#include <string_view>
#include <vector>

#include "app/intent.h"

namespace nimboard::app {

/// What a verb asks for; nothing for a verb that is none of these.
/// "match": lines of level ("random", "sometimes", "perfect", "two"), who moves first ("you", "computer"), seed, game, heaps;
/// an empty line leaves what there is, the position on stage, or a seed by chance. "move": "heap take part" with heaps from
/// 1, more such groups after commas; what is no number counts as the heap 0, which there is not.
/// "match-undo", "match-end", "match-lesson", "match-marks".
[[nodiscard]] std::vector<Intent> play_intents(const PlayState& play, std::string_view verb, std::string_view text);

}  // namespace nimboard::app
