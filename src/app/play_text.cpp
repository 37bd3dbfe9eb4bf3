#include "app/play_text.h"

#include <algorithm>
#include <charconv>

#include "core/judge.h"

namespace nimboard::app {
namespace {

/// Takes the text up to the next `end` away from the front.
std::string_view next_part(std::string_view& text, char end) {
    const std::string_view part = text.substr(0, text.find(end));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

bool read_number(std::string_view text, std::uint64_t& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

Pick read_pick(std::string_view group) {
    constexpr core::Heap most_heaps = 1U << 30U;
    core::Heap heap = 0;
    Pick pick;
    const bool good = read_number(next_part(group, ' '), heap) && read_number(next_part(group, ' '), pick.take) &&
                      (group.empty() || read_number(group, pick.part));
    pick.heap = static_cast<std::size_t>(good ? std::min(heap, most_heaps) : 0) - 1;
    return pick;
}

std::vector<Intent> start(const PlayState& play, std::string_view text) {
    const std::string_view level = next_part(text, '\n'), first = next_part(text, '\n'), seed = next_part(text, '\n');
    const std::string_view game = next_part(text, '\n');
    SetLevel set{play.level, play.seats};
    if (level == "random") set.level = Level::random;
    if (level == "sometimes") set.level = Level::sometimes;
    if (level == "perfect") set.level = Level::perfect;
    if (level == "two") set.seats = Seats::two_people;
    else if (!level.empty() && set.seats == Seats::two_people) set.seats = Seats::person_first;
    if (first == "you" && level != "two") set.seats = Seats::person_first;
    if (first == "computer" && level != "two") set.seats = Seats::computer_first;
    StartPlay begin{.game = std::string(game), .at_once = true};
    read_number(seed, begin.seed);
    core::ParsedHeaps heaps = core::parse_heaps(text == "none" ? std::string_view{} : text);
    if (!text.empty() && !heaps.fault) begin.heaps = std::move(heaps.heaps);
    return {EndPlay{}, set, std::move(begin)};
}

}  // namespace

std::vector<Intent> play_intents(const PlayState& play, std::string_view verb, std::string_view text) {
    if (verb == "match") return start(play, text);
    if (verb == "match-undo") return {UndoMove{}};
    if (verb == "match-end") return {EndPlay{}};
    if (verb == "match-lesson") return {PlayLesson{}};
    if (verb == "match-marks") return {ToggleMarks{}};
    if (verb != "move") return {};
    MakeMove move{.picks = {}, .at_once = true};
    while (!text.empty()) move.picks.push_back(read_pick(next_part(text, ',')));
    return {std::move(move)};
}

}  // namespace nimboard::app
