#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/problem.h"
#include "core/nim.h"

namespace nimboard::cli {
namespace {

using nlohmann::ordered_json;

/// A number that JavaScript keeps exactly, or its digits as a string.
ordered_json number(std::uint64_t value) {
    constexpr std::uint64_t largest_exact = std::uint64_t{1} << 53;
    if (value > largest_exact) return std::to_string(value);
    return value;
}

ordered_json as_json(const core::Position& position) {
    ordered_json result;
    result["game"] = "nim";
    result["heaps"] = ordered_json::array();
    for (const core::Heap heap : position) result["heaps"].push_back(number(heap));
    result["verdict"] = core::nim_verdict(position) == core::Verdict::N ? "N" : "P";
    result["nimSum"] = number(core::nim_sum(position));
    result["columns"] = ordered_json::array();
    for (const core::Column& column : core::columns(position)) {
        result["columns"].push_back({{"bit", column.bit}, {"ones", column.ones}, {"parity", column.parity()}});
    }
    result["winningMoves"] = ordered_json::array();
    for (const core::Move& move : core::winning_moves(position)) {
        result["winningMoves"].push_back({{"heap", move.heap + 1},
                                          {"from", number(move.from)},
                                          {"to", number(move.to)},
                                          {"remove", number(move.from - move.to)}});
    }
    return result;
}

std::string as_text(const core::Position& position) {
    const std::vector<core::Move> moves = core::winning_moves(position);
    std::string text = moves.empty() ? "P: the previous player wins\n" : "N: the player to move wins\n";
    text += "nim-sum " + std::to_string(core::nim_sum(position)) + "\n";
    for (const core::Move& move : moves) {
        text += "heap " + std::to_string(move.heap + 1) + ": " + std::to_string(move.from) + " → " +
                std::to_string(move.to) + " (take " + std::to_string(move.from - move.to) + ")\n";
    }
    if (moves.empty()) text += "no winning move\n";
    return text;
}

}  // namespace

int solve_nim(const core::Position& position, bool json, Output& out) {
    out.write(json ? as_json(position).dump() + "\n" : as_text(position));
    out.flush();
    return exit_fine;
}

}  // namespace nimboard::cli
