// What the tests of matches share: positions of a game, and its moves by the rules and as a person picks them.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/play.h"

namespace nimboard::app::testing {

using core::Heap;
using core::Position;

inline core::Game game_of(const std::string& name) { return core::parse_game(name).game; }

inline bool fits(const core::Game& game, const Position& heaps) {
    return game.rules->misplaced == nullptr || !game.rules->misplaced(heaps);
}

/// All positions of `count` heaps of at most `most` that the game allows.
template <class Visit>
void each_position(const core::Game& game, std::size_t count, Heap most, Visit visit) {
    Position heaps(count, 0);
    while (true) {
        if (fits(game, heaps)) visit(heaps);
        std::size_t i = 0;
        while (i < count && heaps[i] == most) heaps[i++] = 0;
        if (i == count) return;
        heaps[i] += 1;
    }
}

/// A move as numbers that can be sorted.
inline std::vector<Heap> key_of(const core::GameMove& move) {
    std::vector<Heap> key = {move.split.value_or(0)};
    for (const core::Change& c : move.changes) key.insert(key.end(), {c.heap, c.from, c.to});
    return key;
}

inline std::set<std::vector<Heap>> moves_by_rules(const core::Game& game, const Position& heaps) {
    std::set<std::vector<Heap>> moves;
    game.rules->each_move(game, heaps, [&](const core::GameMove& move) { EXPECT_TRUE(moves.insert(key_of(move)).second); });
    return moves;
}

/// Every set of picks with at most `more` further heaps from `first` on.
inline void each_picks(const core::Game& game, const Position& heaps, std::size_t first, Heap more, Picks& picks,
                std::vector<Picks>& all) {
    for (std::size_t i = first; i < heaps.size() && more > 0; ++i) {
        const auto ranges = pick_ranges(game, heaps, i);
        for (Heap n = 0; n < pick_count(ranges); ++n) {
            picks.push_back(nth_pick(ranges, i, n));
            EXPECT_EQ(pick_index(ranges, heaps[i], picks.back()), n);
            all.push_back(picks);
            each_picks(game, heaps, i + 1, more - 1, picks, all);
            picks.pop_back();
        }
    }
}

inline std::vector<Picks> all_picks(const core::Game& game, const Position& heaps) {
    Picks picks;
    std::vector<Picks> all;
    each_picks(game, heaps, 0, game.rules->name == "moore" ? game.number : 1, picks, all);
    return all;
}

inline PlayState match_of(const std::string& game, Position heaps, Seats seats = Seats::two_people, Level level = Level::perfect,
                   std::uint64_t seed = 1) {
    PlayState play;
    set_seats(play, level, seats);
    start_match(play, game_of(game), std::move(heaps), seed);
    EXPECT_TRUE(play.match.has_value());
    return play;
}

inline std::string words(const std::optional<i18n::Message>& message) {
    return message ? i18n::plain(*message, i18n::Lang::en) : "";
}

}  // namespace nimboard::app::testing
