#include <numeric>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/problem.h"
#include "core/nim.h"

namespace nimboard::cli {
namespace {

using core::Component;
using core::Heap;
using core::Solution;
using core::SumMove;

/// "nim + subtract:1,3,5".
std::string names_of(const std::vector<Component>& sum) {
    std::string names;
    for (const Component& part : sum) names += (names.empty() ? "" : " + ") + core::game_name(part.game);
    return names;
}

/// Heaps before component `component`: heaps are counted through the whole sum.
std::size_t first_heap(const std::vector<Component>& sum, std::size_t component) {
    return std::accumulate(sum.begin(), sum.begin() + static_cast<std::ptrdiff_t>(component), std::size_t{0},
                           [](std::size_t count, const Component& part) { return count + part.heaps.size(); });
}

/// The numbers whose columns are shown: Nim heaps that play like the position, or the heaps themselves where there are
/// none.
std::vector<Heap> column_numbers(const std::vector<Component>& sum, const Solution& solution) {
    if (!solution.value) return sum[0].heaps;
    std::vector<Heap> numbers;
    for (const auto& nimbers : solution.nimbers) numbers.insert(numbers.end(), nimbers.begin(), nimbers.end());
    return numbers;
}

/// Stones that leave the heap from which they are taken; what a split keeps has not left.
Heap removed(const core::GameMove& move) {
    const core::Change& change = move.changes.front();
    return change.from - change.to - move.split.value_or(0);
}

ordered_json move_json(const std::vector<Component>& sum, const SumMove& found) {
    const core::GameMove& move = found.move;
    const std::size_t before = first_heap(sum, found.component);
    ordered_json result;
    if (sum.size() > 1) result["component"] = found.component + 1;
    result["heap"] = before + move.changes.front().heap + 1;
    result["from"] = json_number(move.changes.front().from);
    result["to"] = json_number(move.changes.front().to);
    if (move.split) result["split"] = json_number(*move.split);
    result["remove"] = json_number(removed(move));
    for (std::size_t i = 1; i < move.changes.size(); ++i) {
        const core::Change& also = move.changes[i];
        result["also"].push_back(
            {{"heap", before + also.heap + 1}, {"from", json_number(also.from)}, {"to", json_number(also.to)}});
    }
    return result;
}

ordered_json as_json(const std::vector<Component>& sum, const Solution& solution) {
    ordered_json result;
    result["game"] = names_of(sum);
    result["heaps"] = ordered_json::array();
    for (const Component& part : sum) {
        for (const Heap heap : part.heaps) result["heaps"].push_back(json_number(heap));
    }
    result["verdict"] = solution.verdict == core::Verdict::N ? "N" : "P";
    const std::vector<Heap> numbers = column_numbers(sum, solution);
    const bool xor_decides = solution.value || sum[0].game.rules->misere;
    result["nimSum"] = xor_decides ? json_number(core::nim_sum(numbers)) : ordered_json();
    result["columns"] = ordered_json::array();
    for (const core::Column& column : core::columns(numbers)) {
        result["columns"].push_back({{"bit", column.bit}, {"ones", column.ones}, {"parity", column.parity()}});
    }
    result["winningMoves"] = ordered_json::array();
    for (const SumMove& move : solution.winning_moves) result["winningMoves"].push_back(move_json(sum, move));
    if (sum.size() == 1) return result;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        ordered_json part{{"game", core::game_name(sum[i].game)}};
        part["heaps"] = ordered_json::array();
        for (const Heap heap : sum[i].heaps) part["heaps"].push_back(json_number(heap));
        part["value"] = json_number(*solution.values[i]);
        result["components"].push_back(part);
    }
    return result;
}

std::string move_text(const std::vector<Component>& sum, const SumMove& found) {
    const core::GameMove& move = found.move;
    const std::size_t before = first_heap(sum, found.component);
    std::string text;
    for (const core::Change& change : move.changes) {
        text += (text.empty() ? "heap " : ", heap ") + std::to_string(before + change.heap + 1) + ": " +
                std::to_string(change.from) + " → " + std::to_string(change.to);
        if (move.split) text += " and " + std::to_string(*move.split);
    }
    if (move.changes.size() == 1) text += " (take " + std::to_string(removed(move)) + ")";
    if (sum.size() > 1) text += " in " + core::game_name(sum[found.component].game);
    return text + "\n";
}

std::string as_text(const std::vector<Component>& sum, const Solution& solution) {
    const bool n = solution.verdict == core::Verdict::N;
    std::string text = n ? "N: the player to move wins\n" : "P: the previous player wins\n";
    if (solution.value) text += "nim-sum " + std::to_string(*solution.value) + "\n";
    for (std::size_t i = 0; sum.size() > 1 && i < sum.size(); ++i) {
        text += core::game_name(sum[i].game) + " is worth " + std::to_string(*solution.values[i]) + "\n";
    }
    for (const SumMove& move : solution.winning_moves) text += move_text(sum, move);
    if (!solution.winning_moves.empty()) return text;
    return text + (n ? "no move is needed: nothing is left to take\n" : "no winning move\n");
}

/// Problem where the position has no answer.
void refuse_errors(const TypedSum& sum, const Solution& solution) {
    using core::SolveError;
    if (solution.error == SolveError::none) return;
    const Component& part = sum.components[solution.component];
    const std::string name = core::game_name(part.game);
    if (solution.error == SolveError::no_sum) {
        throw Problem("expected games that have values in a sum, found " + name + ", which has none");
    }
    if (solution.error == SolveError::too_many) {
        throw Problem("expected at most " + std::to_string(core::most_winning_moves) + " winning moves, found more; " +
                      "the verdict is " + (solution.verdict == core::Verdict::N ? "N" : "P"));
    }
    const std::string place = place_of(sum.heap_places[solution.component][solution.heap]);
    const std::string found = std::to_string(part.heaps[solution.heap]);
    if (solution.error == SolveError::misplaced) {
        throw Problem(place + ": expected heaps of " + name + " in ascending order, found " + found + " after " +
                      std::to_string(part.heaps[solution.heap - 1]));
    }
    throw Problem(place + ": expected a heap of " + name + " whose value can be worked out, found " + found);
}

}  // namespace

int solve(const TypedSum& sum, bool json, Output& out) {
    const Solution solution = core::solve(sum.components);
    refuse_errors(sum, solution);
    out.write(json ? as_json(sum.components, solution).dump() + "\n" : as_text(sum.components, solution));
    out.flush();
    return exit_fine;
}

}  // namespace nimboard::cli
