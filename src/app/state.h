// The state as JSON: what window.nimboard.state() gives to the page that embeds Nimboard, and to tests.
#pragma once

#include <string>

#include "app/model.h"

namespace nimboard::app {

/// {"game","heaps":[…],"lesson","step" (from 1),"steps","lang","theme","view","playing","moving","verdict":"N"|"P",
/// "nimSum","panel":"none"|"judge"|"help"|"about"|…,"blank","title","notices":[…],
/// "question":null|as question_json,"challenge":{"task","game","heaps"} while its panel is open,"progress"}; numbers above 2^53 are strings.
/// `step` is the one that the person is on, so while a motion runs backwards, the one where it will land.
[[nodiscard]] std::string state_json(const Model& model);

/// The match, or null: {"game","heaps":[…],"level":"random"|"sometimes"|"perfect"|"two","moves":number made,"last":[{"heap","from",
/// "to","split"?}]|null,"over","toMove":"you"|"computer"|"first"|"second"|null,"winner":the same|null,"verdict":"N"|"P"|null
/// out of reach,"slip":{"move","heaps","played","better","more"} once a won game has been lost,"refused":why the last
/// wish was refused|null,"text":[what a screen reader hears]}.
[[nodiscard]] std::string match_json(const Model& model);

}  // namespace nimboard::app
