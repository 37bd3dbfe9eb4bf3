#include "core/theory.h"

#include <algorithm>
#include <utility>

#include "core/games.h"
#include "core/nim.h"

namespace nimboard::core {

Theory::Theory(Game game) : game_(std::move(game)) {
    if (game_.rules->heap_rules == nullptr) return;
    rules_ = game_.rules->heap_rules(game_);
    if (game_.rules->heap_value == nullptr) table_.emplace(rules_);
}

bool Theory::prepare(Heap largest) {
    if (largest > game_.rules->largest_heap) return false;
    if (!table_) return true;
    if (largest >= longest_table && !can_be_proved(rules_)) return false;
    std::size_t count = std::max<std::size_t>(table_->values().size(), 1024);
    while (true) {
        table_->extend(count);
        if (largest < table_->values().size()) return true;
        period_ = table_->period();
        if (period_) return true;
        if (count >= longest_table || table_->work() > most_table_work) return false;
        count *= 2;
    }
}

Heap Theory::value_of(Heap heap) const {
    if (!table_) return game_.rules->heap_value(game_, heap);
    const auto values = table_->values();
    if (heap < values.size()) return values[static_cast<std::size_t>(heap)];
    const auto start = static_cast<std::uint64_t>(period_->last_exception + 1);
    return values[static_cast<std::size_t>(start + (heap - start) % period_->period)];
}

std::optional<Period> Theory::period() {
    if (game_.rules->known_period != nullptr) return game_.rules->known_period(game_);
    if (table_) period_ = table_->period();
    return period_;
}

namespace {

/// Finds what makes the sum unsolvable, and makes the theories ready.
bool ready(const std::vector<Component>& sum, std::vector<Theory>& theories, Solution& solution) {
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const Component& part = sum[i];
        const Ruleset& rules = *part.game.rules;
        solution.component = i;
        if (sum.size() > 1 && rules.nimbers == nullptr) {
            solution.error = SolveError::no_sum;
            return false;
        }
        if (rules.misplaced != nullptr) {
            if (const auto heap = rules.misplaced(part.heaps)) {
                solution.heap = *heap;
                solution.error = SolveError::misplaced;
                return false;
            }
        }
        theories.emplace_back(part.game);
        const auto largest = std::max_element(part.heaps.begin(), part.heaps.end());
        if (largest != part.heaps.end() && !theories.back().prepare(*largest)) {
            solution.heap = static_cast<std::size_t>(largest - part.heaps.begin());
            solution.error = SolveError::too_large;
            return false;
        }
    }
    return true;
}

/// Keeps a winning move, or says that there are too many.
bool keep(Solution& solution, std::size_t component, const GameMove& move) {
    if (solution.winning_moves.size() == most_winning_moves) {
        solution.error = SolveError::too_many;
        return false;
    }
    solution.winning_moves.push_back({component, move});
    return true;
}

void solve_without_value(const Component& part, Solution& solution) {
    solution.verdict = part.game.rules->verdict(part.game, part.heaps);
    solution.nimbers.emplace_back();
    solution.values = {std::nullopt};
    const auto sink = [&](const GameMove& move) { return keep(solution, 0, move); };
    if (!part.game.rules->winning(part.game, part.heaps, sink)) solution.error = SolveError::too_many;
}

}  // namespace

Solution solve(const std::vector<Component>& sum) {
    Solution solution;
    std::vector<Theory> theories;
    if (!ready(sum, theories, solution)) return solution;
    if (sum.size() == 1 && sum[0].game.rules->nimbers == nullptr) {
        solve_without_value(sum[0], solution);
        return solution;
    }
    Heap total = 0;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        solution.nimbers.push_back(sum[i].game.rules->nimbers(theories[i], sum[i].heaps));
        const Heap value = nim_sum(solution.nimbers.back());
        solution.values.emplace_back(value);
        total ^= value;
    }
    solution.value = total;
    solution.verdict = total == 0 ? Verdict::P : Verdict::N;
    for (std::size_t i = 0; i < sum.size() && total != 0; ++i) {
        sum[i].game.rules->moves_by(theories[i], sum[i].heaps, total,
                                    [&](const GameMove& move) { keep(solution, i, move); });
    }
    return solution;
}

}  // namespace nimboard::core
