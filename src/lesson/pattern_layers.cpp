// The lesson `pattern`, a third heap: one map for each of its sizes; then the numbers of those layers in one table,
// which is the nim-sum.
#include <algorithm>
#include <utility>

#include "i18n/msg/pattern.h"
#include "i18n/msg/reduce.h"
#include "lesson/map_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Verdict;

std::size_t count_p(const Map& map) {
    return static_cast<std::size_t>(std::count(map.verdicts->begin(), map.verdicts->end(), Verdict::P));
}

/// Each column of a layer holds at most one P: two in one column would be a move apart.
bool one_in_each_column(const Map& map) {
    for (std::uint32_t x = 0; x < map.width; ++x) {
        int found = 0;
        for (std::uint32_t y = 0; y < map.height; ++y)
            found += (*map.verdicts)[y * map.width + x] == Verdict::P ? 1 : 0;
        if (found > 1) return false;
    }
    return true;
}

Step& show_layer(Writer& writer, const Cube& cube, Map& map, std::uint32_t z, i18n::Message title) {
    map.layer = z;
    map.verdicts = cube.layer(map.width, map.height, z);
    Step& step = show(writer, map, std::move(title));
    step.checks.push_back({msg::pattern_layer_check(count_p(map), z), one_in_each_column(map)});
    return step;
}

/// All three heaps: how many moves reach a P, and which.
void write_triple(Writer& writer, const Followed& followed, const Cube& cube, Map& map) {
    const core::Position& heaps = followed.shown;
    const auto at = [&](const core::Position& p) {
        return cube.at(static_cast<std::uint32_t>(p[0]), static_cast<std::uint32_t>(p[1]),
                       static_cast<std::uint32_t>(p[2]));
    };
    std::size_t moves = 0;
    std::size_t wins = 0;
    std::vector<i18n::Message> lines{msg::pattern_layer_moves(heaps[0], heaps[1], heaps[2])};
    for (std::size_t heap = 0; heap < 3; ++heap) {
        for (core::Heap to = 0; to < heaps[heap]; ++to) {
            core::Position next = heaps;
            next[heap] = to;
            ++moves;
            if (at(next) != Verdict::P) continue;
            ++wins;
            lines.push_back(msg::pattern_own_move(heaps[heap] - to, followed.numbers[heap], name_position(next)));
        }
    }
    const i18n::Arg name = name_position(heaps);
    map.focus = MapCell{static_cast<std::uint32_t>(heaps[0]), static_cast<std::uint32_t>(heaps[1])};
    map.options.clear();
    for (std::uint32_t x = 0; x < map.focus->x; ++x) map.options.push_back({x, map.focus->y});
    for (std::uint32_t y = 0; y < map.focus->y; ++y) map.options.push_back({map.focus->x, y});
    const auto z = static_cast<std::uint32_t>(heaps[2]);
    Step& step =
        show_layer(writer, cube, map, z, wins > 0 ? msg::pattern_n_title(name, wins) : msg::pattern_p_title(name));
    step.lines = std::move(lines);
    step.lines.push_back(wins > 0 ? msg::pattern_so_n(name) : msg::pattern_so_p(name));
    step.checks = {{msg::pattern_own_check(moves, name, wins), (at(heaps) == Verdict::N) == (wins > 0)}};
}

/// Adding and subtracting are refuted by the search's own numbers.
Question number_question(const Cube& cube) {
    Question question;
    question.text = msg::pattern_numbers_ask();
    const auto wrong = [&](std::uint32_t x, std::uint32_t y, std::uint32_t other) {
        return msg::pattern_numbers_wrong(msg::pattern_pair(x, y), cube.third(x, y).value_or(0), other);
    };
    question.answers = {{msg::pattern_numbers_sum(), false, wrong(1, 1, 2)},
                        {msg::pattern_numbers_gap(), false, wrong(1, 2, 1)},
                        {msg::pattern_numbers_xor(), true, msg::pattern_numbers_right()}};
    return question;
}

/// The rule on the heaps themselves, whatever their size and number.
void write_last(Writer& writer, const Followed& followed, const Map& map) {
    const core::Heaps all = *writer.lesson.heaps;
    const core::Heap k = core::nim_sum(all);
    Step& step = show(writer, map, k == 0 ? msg::pattern_last_p() : msg::pattern_last_n());
    const core::Position& heaps = followed.real;
    if (followed.with_stones > 3) {
        step.lines = {msg::pattern_last_more(followed.with_stones, k),
                      k == 0 ? msg::pattern_last_more_p() : msg::pattern_last_more_n()};
    } else {
        const core::Heap sum = heaps[0] ^ heaps[1];
        step.lines = {heaps.size() > 2 ? msg::pattern_last_three(heaps[0], heaps[1], sum, heaps[2])
                                       : msg::pattern_last_two(heaps[0], heaps[1], sum),
                      k == 0 ? msg::pattern_last_equal() : msg::pattern_last_differ()};
    }
    step.after = {msg::pattern_last_verified(map.width - 1), msg::pattern_last_proof()};
    step.checks.push_back(xor_check(all, k, (core::nim_verdict(all) == Verdict::P) == (k == 0)));
}

}  // namespace

void write_layers(Writer& writer, const Followed& followed, const Cube& cube, Map map) {
    const std::size_t number = followed.numbers[2];
    map.options.clear();
    map.diagonal = false;
    map.twin.reset();
    writer.chapter(msg::pattern_chapter_third());
    Step& zero = show_layer(writer, cube, map, 0, msg::pattern_layer_title(number));
    zero.lines = {msg::pattern_layer_map(number), msg::pattern_layer_zero(), msg::pattern_layer_down(number)};
    Step& one = show_layer(writer, cube, map, 1, msg::pattern_layer_one(number));
    one.lines = {msg::pattern_layer_why(), msg::pattern_layer_pairs()};
    const core::Heap a = followed.shown[0];
    const core::Heap b = followed.shown[1];
    const Verdict verdict = cube.at(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b),
                                    static_cast<std::uint32_t>(followed.shown[2]));
    const i18n::Arg name = name_position(followed.shown);
    one.question =
        verdict_question(msg::pattern_ask(name), verdict,
                         verdict == Verdict::P ? msg::pattern_reason_p(name) : msg::pattern_layer_reason(name));
    write_triple(writer, followed, cube, map);
    write_cost(writer, map, writer.lesson.game, followed.shown);
}

void write_numbers(Writer& writer, const Followed& followed, const Cube& cube, Map map) {
    map.options.clear();
    map.diagonal = false;
    auto numbers = std::make_shared<std::vector<std::uint32_t>>();
    bool unique = true;
    bool nim_sum = true;
    for (std::uint32_t i = 0; i < map.width * map.height; ++i) {
        const std::optional<std::uint32_t> third = cube.third(i % map.width, i / map.width);
        unique = unique && third.has_value();
        numbers->push_back(third.value_or(0));
        nim_sum = nim_sum && numbers->back() == ((i % map.width) ^ (i / map.width));
    }
    map.numbers = numbers;
    const bool three = followed.shown.size() > 2;
    if (three) map.layer = static_cast<std::uint32_t>(followed.shown[2]);
    const std::uint32_t cells = map.width * map.height;
    const auto x = static_cast<std::uint32_t>(followed.shown[0]);
    const auto y = static_cast<std::uint32_t>(followed.shown[1]);
    const std::uint32_t here = (*numbers)[y * map.width + x];
    writer.chapter(msg::pattern_chapter_xor());
    {
        Map without = map;
        without.layer.reset();
        Step& step = show(writer, without, msg::pattern_numbers_title());
        step.lines = {msg::pattern_numbers_layer(), msg::pattern_numbers_write(),
                      msg::pattern_numbers_here(msg::pattern_pair(x, y), here, msg::pattern_triple(x, y, here))};
        step.question = number_question(cube);
        step.checks.push_back({msg::pattern_numbers_check(cells), unique});
    }
    Step& step = show(writer, map, msg::pattern_xor_title());
    step.lines = {msg::pattern_xor_blocks(), msg::pattern_xor_here(x, y, here), msg::pattern_xor_so()};
    if (three) step.lines.push_back(msg::pattern_xor_lit(followed.shown[2]));
    step.checks.push_back({msg::pattern_xor_check(cells), nim_sum});
    write_last(writer, followed, map);
}

}  // namespace nimboard::lesson
