#include "cli/sum.h"

#include <algorithm>
#include <utility>

#include "cli/problem.h"
#include "core/judge.h"
#include "mirror/fault.h"

namespace nimboard::cli {
namespace {

std::string quoted(const std::string& text) {
    return "“" + mirror::visible(text) + "”";
}

/// What stands instead of a game, in words.
std::string expected(const core::Game& game, core::GameError::Kind kind) {
    using Kind = core::GameError::Kind;
    const std::string name(game.rules->name);
    switch (kind) {
        case Kind::no_parameter:
        case Kind::bad_number:
            if (game.rules->parameter == core::Ruleset::Parameter::takes) {
                return "the takes of " + name + ", as in subtract:1,3,5";
            }
            if (game.rules->parameter == core::Ruleset::Parameter::digits)
                return "the digits of " + name + ", as in octal:0.77";
            return "a whole number from 1 for " + name + ", as in " + name + ":3";
        case Kind::extra_parameter:
            return name + " alone";
        case Kind::too_large:
            return "a smaller number for " + name;
        case Kind::bad_octal:
            return "0. and digits from 0 to 7, as in octal:0.77";
        case Kind::no_moves:
            return "a digit above 0, so that there are moves";
        case Kind::no_part:
            return "a game whose heaps have values of their own, at most " + std::to_string(core::most_parts) + " in all";
        case Kind::unknown_name:
            break;
    }
    std::string list = "a game (";
    for (const core::Ruleset* rules : core::all_games())
        list += (list.back() == '(' ? "" : ", ") + std::string(rules->name);
    return list + ")";
}

/// Words at spaces, each with its column in its argument.
std::vector<Token> tokens_of(const std::vector<std::string>& words, const std::vector<std::size_t>& arguments) {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        std::size_t at = 0;
        while ((at = word.find_first_not_of(" \t\r\n", at)) != std::string::npos) {
            const std::size_t end = std::min(word.find_first_of(" \t\r\n", at), word.size());
            tokens.push_back({word.substr(at, end - at), arguments[i], at + 1});
            at = end;
        }
    }
    return tokens;
}

void read_heaps(const Token& token, TypedSum& sum) {
    core::ParsedHeaps parsed = core::parse_heaps(token.text);
    core::Position& heaps = sum.components.back().heaps;
    if (parsed.fault) {
        parsed.fault->heaps_read += heaps.size();
        parsed.fault->column += token.column - 1;
        throw problem_of("argument " + std::to_string(token.argument), *parsed.fault);
    }
    heaps.insert(heaps.end(), parsed.heaps.begin(), parsed.heaps.end());
    sum.heap_places.back().insert(sum.heap_places.back().end(), parsed.heaps.size(), token);
}

core::Game checked(const Token& token, const core::ParsedGame& parsed) {
    if (!parsed.error) return parsed.game;
    const core::GameError& error = *parsed.error;
    Token place = token;
    place.column += error.offset;
    const std::string found = error.found.empty() ? "nothing" : quoted(error.found);
    throw Problem(place_of(place) + ": expected " + expected(parsed.game, error.kind) + ", found " + found);
}

}  // namespace

std::string place_of(const Token& token) {
    return "argument " + std::to_string(token.argument) + ":1:" + std::to_string(token.column);
}

core::Game read_game(const Token& token) { return checked(token, core::parse_game(token.text)); }

core::Game read_whole(const Token& token) { return checked(token, core::parse_sum(token.text)); }

TypedSum read_sum(const std::vector<std::string>& words, const std::vector<std::size_t>& arguments) {
    const std::vector<Token> tokens = tokens_of(words, arguments);
    TypedSum sum;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool plus = i > 0 && tokens[i].text == "+" && i + 1 < tokens.size();
        const bool names_game = plus && tokens[i + 1].text[0] >= 'a' && tokens[i + 1].text[0] <= 'z';
        if (i == 0 || names_game) {
            sum.components.push_back({read_game(tokens[i == 0 ? 0 : ++i]), {}});
            sum.heap_places.emplace_back();
        } else {
            read_heaps(tokens[i], sum);
        }
    }
    if (tokens.empty()) throw Problem("argument 2:1:1: expected a game, found nothing");
    return sum;
}

core::Heap read_number(const std::string& option, const std::string& text, core::Heap largest) {
    const core::ParsedHeaps parsed = core::parse_heaps(text);
    const bool one = !parsed.fault && parsed.heaps.size() == 1;
    if (one && parsed.heaps[0] <= largest) return parsed.heaps[0];
    throw Problem(option + ": expected a whole number from 0 to " + std::to_string(largest) + ", found " +
                  quoted(text));
}

}  // namespace nimboard::cli
