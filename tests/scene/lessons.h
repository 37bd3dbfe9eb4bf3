// All lessons and their games, and positions of any kind for tests that look at every lesson.
#pragma once

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "scene/pictures.h"

namespace nimboard::scene {

using core::Heap;
using core::Position;
using lesson::Id;

inline constexpr const char* games[] = {
    "nim", "misere-nim", "bounded:1", "bounded:2", "bounded:3", "bounded:4", "bounded:5", "bounded:6", "bounded:1000",
    "subtract:1,2,3", "subtract:1,3,4", "subtract:1,3,5", "subtract:2,5", "moore:1", "moore:2", "moore:3", "moore:40",
    "staircase", "kam", "octal:0.77", "octal:0.07", "octal:0.137", "octal:0.6", "octal:0.4", "grundy", "lasker",
    "nim+subtract:1,3,5", "nim+octal:0.77+grundy", "bounded:2+lasker", "nim+nim+subtract:1,3,5+octal:0.77"};

inline std::vector<Id> all_lessons() {
    std::vector<Id> ids;
    for (int i = 0; i < 256; ++i) {
        Id named{};
        if (!lesson::id_from_name(lesson::id_name(static_cast<Id>(i)), named) || named != static_cast<Id>(i)) break;
        ids.push_back(named);
    }
    return ids;
}

inline std::vector<core::Game> games_with(Id id) {
    std::vector<core::Game> found;
    for (const char* name : games) {
        core::Game game = core::parse_sum(name).game;
        const auto ids = lesson::lessons_for(game);
        if (std::find(ids.begin(), ids.end(), id) != ids.end()) found.push_back(std::move(game));
    }
    return found;
}

/// Any heaps that the game allows: few or many, small or as large as can be.
inline Position random_position(const core::Game& game, std::mt19937_64& random) {
    const std::string_view name = game.rules->name;
    const std::size_t most = random() % 50 == 0 && name != "moore" ? 60 : random() % 4 == 0 ? 9 : 4;
    Position heaps(game.parts.empty() ? random() % (most + 1) : game.parts.size());
    // Values of these come from tables that are made anew for each lesson.
    const bool tables = game.rules->heap_rules != nullptr || !game.parts.empty();
    const auto shift = tables ? 64 - random() % (random() % 20 == 0 ? 9 : 6) - 1
                       : random() % 3 == 0 ? random() % 64
                                           : 64 - random() % 5 - 1;
    for (Heap& heap : heaps) heap = random() >> shift;
    if (name == "kam") std::sort(heaps.begin(), heaps.end());
    if (random() % 3 == 0 && (name == "nim" || name == "misere-nim")) heaps.push_back(core::nim_sum(heaps));
    return heaps;
}

}  // namespace nimboard::scene
