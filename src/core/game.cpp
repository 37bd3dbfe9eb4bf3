#include "core/game.h"

#include <algorithm>
#include <utility>

#include "core/games.h"
#include "core/word.h"

namespace nimboard::core {
namespace {

using Kind = GameError::Kind;
using Parameter = Ruleset::Parameter;

GameError error_at(Kind kind, std::size_t offset, std::string_view found) {
    return {kind, offset, std::string(found)};
}

/// A positive number in plain digits.
std::optional<GameError> read_number(std::string_view text, std::size_t offset, Heap largest, Heap& value) {
    Word word;
    for (const char byte : text) word.add(byte);
    const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
    if (digits && (!word.is_number() || word.value() > largest)) return error_at(Kind::too_large, offset, text);
    if (!digits || word.value() == 0) return error_at(Kind::bad_number, offset, text);
    value = word.value();
    return std::nullopt;
}

std::optional<GameError> read_takes(std::string_view text, std::size_t offset, std::vector<Heap>& takes) {
    while (true) {
        const std::size_t comma = text.find(',');
        Heap take = 0;
        if (auto error = read_number(text.substr(0, comma), offset, largest_subtraction, take)) return error;
        takes.push_back(take);
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
        offset += comma + 1;
    }
    std::sort(takes.begin(), takes.end());
    takes.erase(std::unique(takes.begin(), takes.end()), takes.end());
    return std::nullopt;
}

std::optional<GameError> read_digits(std::string_view text, std::size_t offset, std::vector<std::uint8_t>& digits) {
    constexpr std::size_t most_digits = 1000;
    if (!text.starts_with("0.") || text.size() == 2) return error_at(Kind::bad_octal, offset, text);
    for (std::size_t i = 2; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '7') return error_at(Kind::bad_octal, offset + i, text.substr(i, 1));
        digits.push_back(static_cast<std::uint8_t>(text[i] - '0'));
    }
    while (!digits.empty() && digits.back() == 0) digits.pop_back();
    if (digits.empty()) return error_at(Kind::no_moves, offset, text);
    if (digits.size() > most_digits) return error_at(Kind::too_large, offset, text.substr(0, 40));
    return std::nullopt;
}

std::optional<GameError> read_parameter(std::string_view text, std::size_t offset, Game& game) {
    switch (game.rules->parameter) {
        case Parameter::number:
            return read_number(text, offset, ~Heap{0} - 1, game.number);  // number + 1 is reckoned with
        case Parameter::takes:
            return read_takes(text, offset, game.takes);
        case Parameter::digits:
            return read_digits(text, offset, game.digits);
        case Parameter::none:
            break;
    }
    return std::nullopt;
}

}  // namespace

const std::vector<const Ruleset*>& all_games() {
    static const std::vector<const Ruleset*> games = {&nim_rules,    &misere_nim_rules, &bounded_rules, &subtract_rules,
                                                      &moore_rules,  &staircase_rules,  &kam_rules,     &octal_rules,
                                                      &grundy_rules, &lasker_rules};
    return games;
}

ParsedGame parse_game(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const auto& games = all_games();
    const auto found =
        std::find_if(games.begin(), games.end(), [&](const Ruleset* rules) { return rules->name == name; });
    ParsedGame parsed;
    parsed.game.rules = games.front();
    if (found == games.end()) {
        parsed.error = error_at(Kind::unknown_name, 0, name);
        return parsed;
    }
    parsed.game.rules = *found;
    const bool wants_parameter = parsed.game.rules->parameter != Parameter::none;
    if (!wants_parameter && colon != std::string_view::npos) {
        parsed.error = error_at(Kind::extra_parameter, colon, text.substr(colon));
    } else if (wants_parameter && (colon == std::string_view::npos || colon + 1 == text.size())) {
        parsed.error = error_at(Kind::no_parameter, text.size(), "");
    } else if (wants_parameter) {
        parsed.error = read_parameter(text.substr(colon + 1), colon + 1, parsed.game);
    }
    return parsed;
}

std::string game_name(const Game& game) {
    std::string name(game.rules->name);
    if (!game.parts.empty()) {
        name.clear();
        for (const Game& part : game.parts) name += (name.empty() ? "" : "+") + game_name(part);
        return name;
    }
    switch (game.rules->parameter) {
        case Parameter::number:
            return name + ":" + std::to_string(game.number);
        case Parameter::takes:
            for (std::size_t i = 0; i < game.takes.size(); ++i)
                name += (i == 0 ? ":" : ",") + std::to_string(game.takes[i]);
            return name;
        case Parameter::digits:
            name += ":0.";
            for (const std::uint8_t digit : game.digits) name += static_cast<char>('0' + digit);
            return name;
        case Parameter::none:
            break;
    }
    return name;
}

Position after(Heaps heaps, const GameMove& move) {
    Position position(heaps.begin(), heaps.end());
    for (const Change& change : move.changes) position[change.heap] = change.to;
    if (move.split) position.push_back(*move.split);
    return position;
}

}  // namespace nimboard::core
