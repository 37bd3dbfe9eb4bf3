#include "cli/commands.h"
#include "cli/json.h"
#include "cli/problem.h"

namespace nimboard::cli {
namespace {

/// How far, and with how much work, a period is looked for beyond the values that were asked for: about a second.
constexpr std::size_t longest_search = 1U << 20U;
constexpr std::uint64_t most_work = 250'000'000;

/// G(0..N) and what is known of their period.
struct Values {
    std::vector<core::Heap> values;
    std::optional<core::Period> period;
    std::size_t reckoned = 0;  ///< the largest size whose value was worked out
};

/// Values by formula, for games that have no rules for a table.
Values by_formula(const core::Game& game, std::size_t largest) {
    Values result;
    for (std::size_t n = 0; n <= largest; ++n) result.values.push_back(game.rules->heap_value(game, n));
    result.reckoned = largest;
    return result;
}

Values by_table(const core::Game& game, std::size_t largest) {
    core::GrundyTable table(game.rules->heap_rules(game));
    table.extend(largest + 1);
    while (!table.period() && core::can_be_proved(table.rules()) && table.values().size() < longest_search &&
           table.work() < most_work) {
        table.extend(2 * table.values().size() + 64);
    }
    const auto values = table.values();
    const auto asked = values.begin() + static_cast<std::ptrdiff_t>(largest) + 1;
    return {std::vector<core::Heap>(values.begin(), asked), table.period(), values.size() - 1};
}

Values values_of(const core::Game& game, std::size_t largest) {
    const core::Ruleset& rules = *game.rules;
    const bool quick = rules.heap_value != nullptr;
    Values values = quick ? by_formula(game, largest) : by_table(game, largest);
    if (rules.known_period != nullptr) values.period = rules.known_period(game);
    return values;
}

std::string as_json(const core::Game& game, const Values& values) {
    ordered_json result;
    result["game"] = core::game_name(game);
    result["values"] = ordered_json::array();
    for (const core::Heap value : values.values) result["values"].push_back(json_number(value));
    result["period"] = nullptr;
    if (values.period) {
        result["period"] = {{"proved", true},
                            {"period", json_number(values.period->period)},
                            {"lastException", values.period->last_exception}};
    }
    return result.dump() + "\n";
}

std::string as_text(const Values& values) {
    std::string text;
    for (const core::Heap value : values.values) text += (text.empty() ? "" : " ") + std::to_string(value);
    if (!values.period) return text + "\nperiod: none found up to " + std::to_string(values.reckoned) + "\n";
    text += "\nperiod " + std::to_string(values.period->period) + ", proved; ";
    if (values.period->last_exception < 0) return text + "from the start\n";
    return text + "last exception " + std::to_string(values.period->last_exception) + "\n";
}

}  // namespace

int grundy(const core::Game& game, std::size_t largest, bool json, Output& out) {
    if (game.rules->heap_rules == nullptr && game.rules->heap_value == nullptr) {
        throw Problem("argument 2:1:1: expected a game whose heaps have values of their own, found " +
                      core::game_name(game));
    }
    const Values values = values_of(game, largest);
    out.write(json ? as_json(game, values) : as_text(values));
    out.flush();
    return exit_fine;
}

}  // namespace nimboard::cli
