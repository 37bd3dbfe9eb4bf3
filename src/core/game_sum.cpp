// A sum of games as one game: each heap is played by a game of its own.
#include <algorithm>
#include <utility>

#include "core/games.h"
#include "core/theory.h"

namespace nimboard::core {
namespace {

void each_move(const Game& game, Heaps heaps, const MoveSink& sink) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Game& own = game_of_heap(game, i);
        own.rules->each_move(own, heaps.subspan(i, 1), [&](const GameMove& move) {
            GameMove moved = move;
            for (Change& change : moved.changes) change.heap += i;
            sink(moved);
        });
    }
}

Verdict verdict(const Game& game, Heaps heaps) { return solve(components_of(game, heaps)).verdict; }

bool winning(const Game& game, Heaps heaps, const std::function<bool(const GameMove&)>& sink) {
    const std::vector<Component> components = components_of(game, heaps);
    const Solution solution = solve(components);
    for (const SumMove& found : solution.winning_moves) {
        GameMove move = found.move;
        for (std::size_t i = 0; i < found.component; ++i) move.changes.front().heap += components[i].heaps.size();
        if (!sink(move)) return false;
    }
    return solution.error == SolveError::none;
}

}  // namespace

const Ruleset sum_rules = {.name = "sum", .ordered = true, .in_place = false, .each_move = each_move, .verdict = verdict, .winning = winning};

const Game& game_of_heap(const Game& game, std::size_t heap) {
    return game.parts.empty() ? game : game.parts[std::min(heap, game.parts.size() - 1)];
}

Game sum_of_heaps(const Game& sum, std::size_t each) {
    Game whole = sum;
    whole.parts.clear();
    for (const Game& part : sum.parts) whole.parts.insert(whole.parts.end(), each, part);
    return whole;
}

std::vector<Component> components_of(const Game& game, Heaps heaps) {
    std::vector<Component> components;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Game& own = game_of_heap(game, i);
        if (components.empty() || !(components.back().game == own)) components.push_back({own, {}});
        components.back().heaps.push_back(heaps[i]);
    }
    return components;
}

ParsedGame parse_sum(std::string_view text) {
    constexpr std::string_view between = "+ ";
    const std::size_t first = text.find_first_of(between);
    const bool closed = !text.empty() && between.find(text.front()) == std::string_view::npos &&
                        between.find(text.back()) == std::string_view::npos;
    if (first == std::string_view::npos || !closed) return parse_game(text);
    ParsedGame sum;
    sum.game.rules = &sum_rules;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        const std::string_view name = text.substr(at, end - at);
        ParsedGame part = parse_game(name);
        const bool has_value = part.game.rules->heap_rules != nullptr || part.game.rules->heap_value != nullptr;
        if (!part.error && (!has_value || sum.game.parts.size() == most_parts))
            part.error = GameError{GameError::Kind::no_part, 0, std::string(name)};
        if (part.error) {
            part.error->offset += at;
            return part;
        }
        sum.game.parts.push_back(std::move(part.game));
        at = std::min(text.find_first_not_of(between, end), text.size());
    }
    return sum;
}

}  // namespace nimboard::core
