// The lesson `misere`: rules, ones alone, and the whole rule; what lies between them is in misere_turn.cpp.
#include <algorithm>
#include <utility>

#include "core/search.h"
#include "i18n/keys.h"
#include "lesson/misere_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

core::Game misere_nim() { return core::parse_game("misere-nim").game; }

void write_rules(Writer& writer) {
    const core::Heaps heaps = *writer.lesson.heaps;
    writer.chapter(msg::reduce_chapter_rules());
    Step& step = writer.step(msg::misere_rules_title());
    step.lines = {msg::reduce_rules_move(), msg::misere_rules_end(), msg::reduce_rules_ask()};
    const core::MoveCount moves = core::move_count(heaps);
    if (moves.overflow) {
        step.checks.push_back({msg::reduce_rules_check_many(heaps.size()), true});
        return;
    }
    core::Heap stones = 0;
    for (const core::Heap heap : heaps) stones += heap;
    step.checks.push_back({msg::reduce_rules_check(heaps.size(), moves.count), stones == moves.count});
}

void write_over(Writer& writer) {
    writer.chapter(msg::reduce_chapter_terminal());
    Step& step = writer.step(msg::misere_over_title());
    step.lines = {msg::misere_over_why(), msg::misere_over_normal()};
    const bool over = core::move_count(*writer.lesson.heaps).count == 0;
    step.checks.push_back({msg::stairs_terminal_check(), over && writer.lesson.verdict == core::Verdict::N});
}

/// Ones alone: this position's own, or three; beside them one more.
void write_ones(Writer& writer, const HeapKinds& kinds) {
    constexpr core::Heap example = 3;
    const core::Heap count = kinds.large == 0 && kinds.ones > 0 ? kinds.ones : example;
    Endings endings;
    for (const core::Heap ones : {count, count + 1}) {
        Ending ending;
        ending.ones = ones;
        endings.lanes.push_back(ending);
    }
    const core::Position position(static_cast<std::size_t>(count), 1);
    writer.chapter(msg::misere_chapter_ones());
    Step& before = writer.step(msg::misere_ones_title());
    show_endings(before, endings, position);
    before.lines = {msg::misere_ones_none(), msg::misere_ones_turns()};
    const bool odd = count % 2 == 1;
    const i18n::Message reason = odd ? msg::misere_ones_reason_odd(count) : msg::misere_ones_reason_even(count);
    before.question = Question{msg::misere_ones_ask(count), {{player(false), odd, reason}, {player(true), !odd, reason}}, {}};
    before.checks.push_back({msg::misere_ones_check(count), core::move_count(position).count == count});

    Step& played = writer.step(msg::misere_played_title());
    endings.stand = Endings::Stand::played;
    show_endings(played, std::move(endings), position);
    played.lines = {msg::misere_played_odd(), msg::misere_played_even()};
    played.after.push_back(msg::misere_played_goal());
    constexpr std::size_t most = 12;
    core::Exhaustive search(misere_nim());
    bool holds = true;
    for (std::size_t ones = 1; ones <= most; ++ones) {
        const bool lost = search.verdict(core::Position(ones, 1)) == core::Verdict::P;
        holds = holds && lost == (ones % 2 == 1);
    }
    played.checks.push_back({msg::misere_played_check(most), holds});
}

/// No heap above 1, but some stones: the count decides.
void write_small(Writer& writer, const HeapKinds& kinds) {
    const bool wins = writer.lesson.verdict == core::Verdict::N;
    const core::Heap ones = kinds.ones;
    writer.chapter(msg::misere_chapter_here());
    Step& step = writer.step(wins ? msg::misere_small_even(ones) : msg::misere_small_odd(ones));
    show_columns(step, writer.lesson.position);
    step.stage.active_bit = 0;
    if (wins) {
        step.lines = {msg::misere_small_take(ones - 1), msg::misere_wins()};
        for (const core::Move& move : writer.lesson.winning_moves) step.stage.candidates.push_back(move.heap);
    } else {
        step.lines = {ones == 1 ? msg::misere_small_last() : msg::misere_small_leaves(ones - 1), msg::misere_loses()};
    }
    step.after.push_back(msg::misere_small_other(writer.lesson.nim_sum));
    const std::size_t winning = writer.lesson.winning_moves.size();
    step.checks.push_back({msg::misere_small_check(ones, winning), winning == (wins ? kinds.ones : 0)});
}

void write_empty(Writer& writer, const HeapKinds& kinds) {
    Ending nothing;
    nothing.empty = 1;
    Ending one = nothing;
    one.ones = 1;
    writer.chapter(msg::kam_chapter_error());
    Step& step = writer.step(msg::misere_empty_title());
    show_endings(step, {{nothing, one}, Endings::Stand::played}, {1, 0});
    step.lines = {msg::misere_empty_only(), msg::misere_empty_smallest(), msg::misere_empty_second()};
    if (kinds.large == 0 && kinds.empty > 0 && kinds.ones > 0) {
        step.after.push_back(msg::misere_empty_here(kinds.empty, kinds.ones, kinds.empty + kinds.ones));
    }
    core::Exhaustive search(misere_nim());
    const bool holds = search.verdict(core::Position{0}) == core::Verdict::N &&
                       search.verdict(core::Position{1, 0}) == core::Verdict::P;
    step.checks.push_back({msg::misere_empty_check(), holds});
}

void write_rule(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    writer.chapter(msg::misere_chapter_rule());
    Step& step = writer.step(msg::misere_rule_title());
    if (lesson.columns.empty()) {
        step.stage.scenery = nullptr;
        step.stage.position = lesson.position;
    } else {
        show_columns(step, lesson.position);
    }
    step.lines = {msg::misere_rule_large(), msg::misere_rule_small()};
    step.after.push_back(lesson.verdict == core::Verdict::N ? msg::misere_wins() : msg::misere_loses());
    constexpr core::Heap largest = 5;
    constexpr std::size_t most = 4;
    core::Exhaustive search(misere_nim());
    std::size_t positions = 0;
    bool holds = true;
    // In ascending order: the order of heaps makes no other position, and fewer heaps are heaps of 0.
    core::Position heaps(most, 0);
    while (true) {
        const HeapKinds kinds = kinds_of(heaps);
        const bool wins = kinds.large > 0 ? core::nim_sum(heaps) != 0 : kinds.ones % 2 == 0;
        holds = holds && wins == (search.verdict(heaps) == core::Verdict::N);
        ++positions;
        std::size_t i = most;
        while (i > 0 && heaps[i - 1] == largest) --i;
        if (i == 0) break;
        std::fill(heaps.begin() + static_cast<std::ptrdiff_t>(i - 1), heaps.end(), heaps[i - 1] + 1);
    }
    step.after.push_back(msg::misere_rule_verified(most, largest));
    step.checks.push_back({msg::misere_rule_check(positions), holds});
}

}  // namespace

HeapKinds kinds_of(core::Heaps heaps) {
    HeapKinds kinds;
    for (const core::Heap heap : heaps) ++(heap > 1 ? kinds.large : heap == 1 ? kinds.ones : kinds.empty);
    return kinds;
}

std::vector<core::Move> misere_moves(core::Heaps heaps) {
    std::vector<core::Move> moves;
    const core::Game game = misere_nim();
    game.rules->winning(game, heaps, [&](const core::GameMove& move) {
        const core::Change& change = move.changes.front();
        moves.push_back({change.heap, change.from, change.to});
        return true;
    });
    return moves;
}

core::Verdict misere_verdict(core::Heaps heaps) {
    const core::Game game = misere_nim();
    return game.rules->verdict(game, heaps);
}

void show_endings(Step& step, Endings endings, core::Position position) {
    const auto exhibit = std::make_shared<const Scenery>(std::move(endings));
    step.stage = Stage{};
    step.stage.position = std::make_shared<const core::Position>(std::move(position));
    step.stage.scenery = exhibit;
}

void show_columns(Step& step, std::shared_ptr<const core::Position> position) {
    const core::Heap k = core::nim_sum(*position);
    step.stage = Stage{};
    step.stage.position = std::move(position);
    step.stage.form = Form::columns;
    step.stage.xor_row = true;
    step.stage.xor_value = k;
    constexpr int all = 64;
    step.stage.columns_done = all;
}

i18n::Message player(bool second) { return second ? msg::misere_second() : msg::misere_first(); }

void write_misere(Writer& writer) {
    Lesson& lesson = writer.lesson;
    const core::Heaps heaps = *lesson.heaps;
    lesson.verdict = misere_verdict(heaps);
    set_winning_moves(lesson, misere_moves(heaps));
    const HeapKinds kinds = kinds_of(heaps);
    write_rules(writer);
    if (kinds.large == 0 && kinds.ones == 0) write_over(writer);
    write_ones(writer, kinds);
    if (kinds.large > 0) {
        write_misere_turn(writer);
    } else if (kinds.ones > 0) {
        write_small(writer, kinds);
    }
    write_empty(writer, kinds);
    write_rule(writer);
}

}  // namespace nimboard::lesson
