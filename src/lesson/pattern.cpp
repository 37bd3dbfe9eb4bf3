// The lesson `pattern` for Nim: one heap as a strip, two heaps as a map that is solved outward from (0, 0).
#include <algorithm>

#include "i18n/msg/pattern.h"
#include "lesson/map_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Verdict;

std::uint32_t small(core::Heap heap) {
    return static_cast<std::uint32_t>(heap);
}

/// Where the moves of a cell lead: left in its row, then up in its column.
std::vector<MapCell> options_of(const MapCell& cell) {
    std::vector<MapCell> cells;
    for (std::uint32_t x = 0; x < cell.x; ++x) cells.push_back({x, cell.y});
    for (std::uint32_t y = 0; y < cell.y; ++y) cells.push_back({cell.x, y});
    return cells;
}

Verdict verdict_at(const Map& map, const MapCell& cell) {
    return (*map.verdicts)[cell.y * map.width + cell.x];
}

std::size_t count_p(const Map& map, const std::vector<MapCell>& cells) {
    return static_cast<std::size_t>(std::count_if(
        cells.begin(), cells.end(), [&](const MapCell& cell) { return verdict_at(map, cell) == Verdict::P; }));
}

i18n::Arg name_cell(const Map& map, const MapCell& cell) {
    if (map.strips) return cell.x;
    return msg::pattern_pair(cell.x, cell.y);
}

/// The verdict of a cell as its options give it; what the search found must be the same.
bool follows(const Map& map, const MapCell& cell) {
    return (verdict_at(map, cell) == Verdict::N) == (count_p(map, options_of(cell)) > 0);
}

Check solved_check(const Map& map) {
    bool holds = true;
    for (std::uint32_t i = 0; i < map.solved; ++i) holds = holds && follows(map, (*map.order)[i]);
    return {msg::pattern_solved_check(map.solved), holds};
}

/// Puts a cell into focus, everything up to its own total solved.
void focus_on(Map& map, const MapCell& cell) {
    map.focus = cell;
    map.options = options_of(cell);
    map.solved = std::max(map.solved, cells_up_to(map, cell.x + cell.y));
}

void write_end(Writer& writer, Map& map) {
    map.solved = 1;
    map.focus = MapCell{};
    map.options.clear();
    writer.chapter(msg::pattern_chapter_end());
    const i18n::Arg end = name_cell(map, {});
    Step& step = show(writer, map, msg::pattern_end_title(end));
    step.lines = {msg::pattern_end_lost(), msg::pattern_end_p(), msg::pattern_end_n()};
    step.after.push_back(msg::pattern_end_start());
    step.checks.push_back({msg::pattern_end_check(end), core::move_count(core::Position{0, 0}).count == 0});
    const i18n::Arg next = name_cell(map, {1, 0});
    step.question =
        verdict_question(msg::pattern_ask(next), verdict_at(map, {1, 0}), msg::pattern_first_reason(next, end));
}

/// One move from the end.
Step& write_first(Writer& writer, Map& map) {
    focus_on(map, {1, 0});
    writer.chapter(msg::pattern_chapter_outward());
    Step& step = show(writer, map, msg::pattern_first_title());
    step.lines = {msg::pattern_first_move(name_cell(map, {1, 0}), name_cell(map, {})), msg::pattern_rule_n()};
    step.checks.push_back(solved_check(map));
    return step;
}

/// A position that is P because every move reaches an N.
Step& write_all_n(Writer& writer, Map& map, const MapCell& cell) {
    focus_on(map, cell);
    Step& step = show(writer, map, msg::pattern_p_title(name_cell(map, cell)));
    std::vector<i18n::Arg> names;
    for (const MapCell& option : map.options) names.push_back(name_cell(map, option));
    step.lines = {msg::pattern_rule_p(), msg::pattern_all_n(i18n::list(names)),
                  msg::pattern_so_p(name_cell(map, cell))};
    step.after.push_back(msg::pattern_layers());
    Check check = solved_check(map);
    check.holds = check.holds && verdict_at(map, cell) == Verdict::P;
    step.checks.push_back(check);
    return step;
}

Question next_p_question(const Map& map) {
    Question question;
    question.text = msg::pattern_next_ask();
    for (const MapCell& cell : {MapCell{0, 3}, MapCell{2, 1}, MapCell{2, 2}}) {
        const bool p = verdict_at(map, cell) == Verdict::P;
        const MapCell to = cell.x < cell.y ? MapCell{cell.x, cell.x} : MapCell{cell.y, cell.y};
        const i18n::Arg name = name_cell(map, cell);
        question.answers.push_back(
            {msg::pattern_cell(name), p,
             p ? msg::pattern_next_right(name) : msg::pattern_next_wrong(name, name_cell(map, to))});
    }
    return question;
}

i18n::Message verdict_reason(const Map& map, const MapCell& cell) {
    const std::size_t wins = count_p(map, options_of(cell));
    const i18n::Arg name = name_cell(map, cell);
    return wins > 0 ? msg::pattern_reason_n(name, wins) : msg::pattern_reason_p(name);
}

void write_own(Writer& writer, Map& map, const MapCell& own, const Followed& followed) {
    focus_on(map, own);
    const std::size_t wins = count_p(map, map.options);
    const i18n::Arg name = name_cell(map, own);
    writer.chapter(msg::pattern_chapter_own());
    Step& step = show(writer, map, wins > 0 ? msg::pattern_n_title(name, wins) : msg::pattern_p_title(name));
    step.lines.push_back(wins > 0 ? msg::pattern_rule_n() : msg::pattern_rule_p());
    for (const MapCell& cell : map.options) {
        if (verdict_at(map, cell) != Verdict::P) continue;
        const bool left = cell.x != own.x;
        step.lines.push_back(msg::pattern_own_move(left ? own.x - cell.x : own.y - cell.y,
                                                   followed.numbers[left ? 0 : 1], name_cell(map, cell)));
    }
    step.lines.push_back(wins > 0 ? msg::pattern_so_n(name) : msg::pattern_so_p(name));
    step.checks.push_back({msg::pattern_own_check(map.options.size(), name, wins), follows(map, own)});
}

void write_symmetry(Writer& writer, Map& map, const MapCell& own) {
    MapCell cell = own;
    if (own.x == own.y) cell.x = own.x > 1 ? own.x - 1 : own.x + 1;
    map.solved = map.width * map.height;
    map.focus = cell;
    map.twin = MapCell{cell.y, cell.x};
    map.options.clear();
    writer.chapter(msg::pattern_chapter_symmetry());
    Step& step = show(writer, map, msg::pattern_symmetry_title(name_cell(map, cell), name_cell(map, *map.twin)));
    step.lines = {msg::pattern_symmetry_why(), msg::pattern_symmetry_half()};
    bool holds = true;
    for (const MapCell& any : *map.order) holds = holds && verdict_at(map, any) == verdict_at(map, {any.y, any.x});
    step.checks.push_back({msg::pattern_symmetry_check(map.solved), holds});
}

void write_diagonal(Writer& writer, Map& map, const MapCell& own, const Followed& followed) {
    map.focus = own;
    map.twin.reset();
    map.diagonal = true;
    writer.chapter(msg::pattern_chapter_diagonal());
    Step& step = show(writer, map, msg::pattern_diagonal_title());
    const core::Heap a = followed.real[0];
    const core::Heap b = followed.real[1];
    step.lines = {msg::pattern_diagonal_equal(), msg::pattern_diagonal_unequal()};
    if (a != b) {
        const std::size_t larger = a > b ? 0 : 1;
        const core::Heap left = std::min(a, b);
        step.lines.push_back(msg::pattern_diagonal_here(msg::pattern_pair(a, b), std::max(a, b) - left,
                                                        followed.numbers[larger], msg::pattern_pair(left, left)));
    }
    step.after = {msg::pattern_diagonal_so(), msg::pattern_diagonal_proved()};
    bool holds = true;
    for (const MapCell& cell : *map.order) holds = holds && (verdict_at(map, cell) == Verdict::P) == (cell.x == cell.y);
    step.checks.push_back({msg::pattern_diagonal_check(map.width * map.height), holds});
}

void write_map(Writer& writer, Map& map, const MapCell& own, const Followed& followed) {
    map.focus = own;
    map.options = options_of(own);
    writer.chapter(msg::pattern_chapter_map());
    Step& step = show(writer, map, msg::pattern_map_title());
    step.lines = {msg::pattern_map_two(followed.numbers[0], followed.numbers[1]), msg::pattern_map_moves(),
                  msg::pattern_map_here(name_cell(map, own), own.x, own.y)};
    if (followed.replaced()) {
        step.after.push_back(
            msg::pattern_map_instead(last_on_map, name_position(followed.real), name_position(followed.shown)));
    }
    if (followed.with_stones > 3) {
        step.after.push_back(msg::pattern_map_first(
            followed.with_stones, i18n::list({followed.numbers[0], followed.numbers[1], followed.numbers[2]})));
    }
    if (followed.shown.size() > 2) step.after.push_back(msg::pattern_map_later(followed.numbers[2]));
    std::size_t moves = 0;
    const core::Position heaps{own.x, own.y};
    const core::Game& game = writer.lesson.game;
    game.rules->each_move(game, heaps, [&](const core::GameMove&) { ++moves; });
    step.checks.push_back({msg::pattern_map_check(moves, name_cell(map, own)), moves == map.options.size()});
}

}  // namespace

void write_one_heap(Writer& writer, const Followed& followed) {
    const Cube cube;
    Map map;
    map.strips = true;
    map.width = last_on_map + 1;
    map.height = 1;
    map.verdicts = cube.layer(map.width, 1, 0);
    map.order = outward(map.width, 1);
    const MapCell own{followed.shown.empty() ? 0 : small(followed.shown[0]), 0};
    map.focus = own;
    map.options = options_of(own);
    writer.chapter(msg::pattern_chapter_map());
    Step& rules = show(writer, map, msg::pattern_strip_title());
    rules.lines = {msg::pattern_strip_square(), msg::pattern_strip_moves()};
    if (followed.replaced()) {
        rules.after.push_back(msg::pattern_map_instead(last_on_map, followed.real[0], own.x));
    }
    rules.checks.push_back(
        {msg::pattern_map_check(own.x, own.x), core::move_count(core::Position{own.x}).count == own.x});
    write_end(writer, map);
    write_first(writer, map);
    map.solved = map.width;
    focus_on(map, own.x > 0 ? own : MapCell{last_on_map, 0});
    writer.chapter(msg::pattern_chapter_own());
    Step& step = show(writer, map, msg::pattern_strip_all());
    step.lines = {msg::pattern_strip_take(map.focus->x), msg::pattern_strip_easy()};
    step.checks.push_back(solved_check(map));
    if (own.x > 0) write_cost(writer, map, writer.lesson.game, {own.x});
}

void write_two_heaps(Writer& writer, const Followed& followed) {
    const Cube cube;
    const core::Heap largest = *std::max_element(followed.shown.begin(), followed.shown.end());
    Map map;
    map.width = map.height = std::clamp<std::uint32_t>(small(largest) + 1, 12, last_on_map + 1);
    map.verdicts = cube.layer(map.width, map.height, 0);
    map.order = outward(map.width, map.height);
    map.heaps = followed.numbers;
    const MapCell own{small(followed.shown[0]), small(followed.shown[1])};
    write_map(writer, map, own, followed);
    write_end(writer, map);
    write_first(writer, map).question = verdict_question(msg::pattern_ask(name_cell(map, {1, 1})),
                                                         verdict_at(map, {1, 1}), verdict_reason(map, {1, 1}));
    write_all_n(writer, map, {1, 1}).question = next_p_question(map);
    write_all_n(writer, map, {2, 2}).question =
        verdict_question(msg::pattern_ask(name_cell(map, own)), verdict_at(map, own), verdict_reason(map, own));
    write_own(writer, map, own, followed);
    write_symmetry(writer, map, own);
    write_diagonal(writer, map, own, followed);
    if (followed.shown.size() == 2) write_cost(writer, map, writer.lesson.game, followed.shown);
    if (followed.shown.size() > 2) write_layers(writer, followed, cube, map);
    write_numbers(writer, followed, cube, map);
}

}  // namespace nimboard::lesson
