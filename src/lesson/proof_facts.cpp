// The lesson `proof`: examples, moves and games that core plays, and the induction map.
#include <algorithm>
#include <functional>

#include "core/search.h"
#include "lesson/proof_parts.h"

namespace nimboard::lesson {
namespace {

/// The middle heap that has stones, halved.
core::Move half_of_middle(core::Heaps heaps) {
    std::vector<std::size_t> with_stones;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps[i] > 0) with_stones.push_back(i);
    }
    const std::size_t heap = with_stones[with_stones.size() / 2];
    return {heap, heaps[heap], heaps[heap] / 2};
}

bool has_stones(core::Heaps heaps) {
    return std::any_of(heaps.begin(), heaps.end(), [](core::Heap heap) { return heap > 0; });
}

/// Without empty heaps, from the largest down: positions that differ in order only are one.
core::Position sorted(core::Position heaps) {
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    while (!heaps.empty() && heaps.back() == 0) heaps.pop_back();
    return heaps;
}

core::Heap total_of(core::Heaps heaps) {
    core::Heap total = 0;
    for (const core::Heap heap : heaps) total += heap;
    return total;
}

/// Every position below, one of each kind, or none where the map would be too large.
std::vector<core::Position> all_below(const core::Position& heaps) {
    constexpr core::Heap most_total = 16;
    constexpr std::size_t most_positions = 150;
    constexpr std::size_t most_heaps = 8;
    std::vector<core::Position> all;
    const core::MoveCount moves = core::move_count(heaps);
    if (moves.overflow || moves.count > most_total || sorted(heaps).size() > most_heaps) return all;
    // Take one stone at a time from what is there already: each position is reached from one that is larger by one.
    all.push_back(sorted(heaps));
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t heap = 0; heap < all[i].size(); ++heap) {
            core::Position next = all[i];
            --next[heap];
            next = sorted(std::move(next));
            if (std::find(all.begin(), all.end(), next) == all.end()) all.push_back(std::move(next));
        }
        if (all.size() > most_positions) return {};
    }
    return all;
}

/// The move of `heaps` that leads to `goal`, if there is one.
void find_move(const core::Position& heaps, MapPosition& goal) {
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (core::Heap to = 0; to < heaps[heap]; ++to) {
            core::Position next = heaps;
            next[heap] = to;
            if (sorted(std::move(next)) != goal.heaps) continue;
            goal.option = true;
            goal.move = {heap, heaps[heap], to};
            return;
        }
    }
}

}  // namespace

ProofFacts proof_facts(const Lesson& lesson) {
    ProofFacts facts;
    const core::Position& heaps = *lesson.position;
    if (lesson.nim_sum != 0) {
        facts.nonzero = heaps;
        for (const core::Move& move : lesson.winning_moves) {
            if (move.heap == lesson.choices.candidate) facts.win = move;
        }
        facts.after = heaps;
        core::apply_move(facts.after, facts.win);
        facts.zero = has_stones(facts.after) ? facts.after : core::Position{facts.win.from, facts.win.from};
        facts.tried = half_of_middle(facts.zero);
    } else {
        const bool stones = has_stones(heaps);
        facts.zero = stones ? heaps : core::Position{1, 1};
        facts.tried = stones ? *lesson.choices.tried : half_of_middle(facts.zero);
        facts.nonzero = facts.zero;
        core::apply_move(facts.nonzero, facts.tried);
        facts.win = core::winning_moves(facts.nonzero).front();
        facts.after = facts.nonzero;
        core::apply_move(facts.after, facts.win);
    }
    facts.x = facts.tried.from ^ facts.tried.to;
    facts.k = core::nim_sum(facts.nonzero);
    facts.top = core::top_bit(facts.k);
    for (std::size_t i = 0; i < facts.nonzero.size(); ++i) {
        if (core::has_bit(facts.nonzero[i], facts.top)) facts.holders.push_back(i);
    }
    return facts;
}

MovesPlayed play_moves(core::Heaps heaps) {
    constexpr std::uint64_t most = 200'000;
    MovesPlayed result;
    const core::Heap k = core::nim_sum(heaps);
    for (const core::Heap heap : heaps) {
        for (core::Heap to = 0; to < heap; ++to) {
            if (result.played == most) return result;
            ++result.played;
            result.each_falls = result.each_falls && to < heap;
            result.to_zero += (k ^ heap ^ to) == 0 ? 1U : 0U;
        }
    }
    result.all = true;
    return result;
}

GamePlayed play_game(core::Position heaps) {
    constexpr std::size_t most_moves = 40;
    GamePlayed game;
    bool winner = core::nim_sum(heaps) != 0;  // whose turn it is
    while (has_stones(heaps) && game.moves < most_moves) {
        const auto largest = std::max_element(heaps.begin(), heaps.end());
        if (winner) {
            const std::vector<core::Move> moves = core::winning_moves(heaps);
            game.as_said = game.as_said && !moves.empty() &&
                           core::apply_move(heaps, moves.front()) == core::MoveError::none && core::nim_sum(heaps) == 0;
        } else {
            *largest = 0;
        }
        if (!game.as_said) return game;
        winner = !winner;
        ++game.moves;
    }
    game.over = !has_stones(heaps);
    game.as_said = game.as_said && !(game.over && winner);
    return game;
}

std::shared_ptr<const InductionMap> induction_map(const Lesson& lesson) {
    auto map = std::make_shared<InductionMap>();
    const core::Position& heaps = *lesson.position;
    const core::MoveCount count = core::move_count(heaps);
    map->countless = count.overflow;
    map->total = count.count;
    map->largest = heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
    map->verdict = core::nim_verdict(heaps);
    const std::vector<core::Position> all = all_below(heaps);
    map->whole = !all.empty();
    if (map->whole) {
        core::Exhaustive search(lesson.game);
        for (const core::Position& position : all) {
            MapPosition shown;
            shown.heaps = position;
            shown.total = total_of(position);
            shown.verdict = search.verdict(position);
            find_move(heaps, shown);
            map->positions.push_back(std::move(shown));
        }
        std::stable_sort(map->positions.begin(), map->positions.end(),
                         [](const MapPosition& a, const MapPosition& b) { return a.total > b.total; });
        return map;
    }
    std::vector<core::Move> moves = lesson.winning_moves;
    if (moves.empty()) moves.push_back(*lesson.choices.tried);
    constexpr std::size_t most_shown = 4;
    const std::uint64_t winning = lesson.winning_moves.size();
    for (std::size_t i = 0; i < std::min(moves.size(), most_shown); ++i) {
        MapPosition shown;
        shown.total = count.count - (moves[i].from - moves[i].to);
        shown.verdict = winning > 0 ? core::Verdict::P : core::Verdict::N;
        shown.option = true;
        shown.move = moves[i];
        map->positions.push_back(std::move(shown));
    }
    // What is not shown leads to an N, unless there are winning moves beyond those shown: then it stays uncounted.
    const std::uint64_t told = winning > 0 ? winning : 1;
    map->others = count.overflow || winning > most_shown ? 0 : count.count - told;
    return map;
}

}  // namespace nimboard::lesson
