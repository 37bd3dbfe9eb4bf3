// Some heap is above 1: k decides as in Nim, up to the one turn that leaves only heaps of 0 and 1.
#include <algorithm>
#include <utility>

#include "core/search.h"
#include "i18n/keys.h"
#include "lesson/misere_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

void write_k(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    writer.chapter(msg::reduce_chapter_k());
    Step& step = writer.step(msg::misere_k_title(lesson.nim_sum));
    show_columns(step, lesson.position);
    step.stage.ghosts = true;
    step.stage.show_counts = true;
    step.lines = {msg::misere_k_count(), msg::misere_k_claim()};
    step.checks.push_back(xor_check(*lesson.position, lesson.nim_sum, true));
    const bool wins = lesson.nim_sum != 0;
    const i18n::Message reason = msg::misere_k_reason(lesson.nim_sum);
    step.question = Question{msg::stairs_heaps_ask(), {{player(false), wins, reason}, {player(true), !wins, reason}}, {}};
}

void write_why(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    Step& turn = writer.step(msg::misere_turn_title());
    turn.stage.ghosts = false;
    turn.stage.show_counts = false;
    turn.lines = {msg::misere_turn_last(), msg::misere_turn_choice()};
    turn.after.push_back(msg::misere_turn_wins());
    constexpr core::Heap largest = 6;
    constexpr std::size_t most = 4;
    core::Exhaustive search(lesson.game);
    bool holds = true;
    std::size_t positions = 0;
    for (core::Heap large = 2; large <= largest; ++large) {
        for (std::size_t ones = 0; ones <= most; ++ones, ++positions) {
            core::Position heaps(ones, 1);
            heaps.push_back(large);
            holds = holds && search.winning_moves({heaps}).size() == 1 && core::nim_sum(heaps) != 0;
        }
    }
    turn.checks.push_back({msg::misere_turn_check(positions), holds});

    Step& who = writer.step(msg::misere_who_title());
    who.lines = {msg::misere_who_one(), msg::misere_who_two(), msg::misere_who_never()};
    const bool wins = lesson.nim_sum != 0;
    who.after.push_back(wins ? msg::reduce_k_claim() : msg::stairs_k_lost());
    who.checks.push_back({msg::misere_who_check(kinds_of(*lesson.heaps).large, lesson.nim_sum),
                          (lesson.verdict == core::Verdict::N) == wins});
}

/// A play up to the turn that differs.
struct Line {
    core::Position position;       ///< before the next move
    bool second = false;           ///< the second player has the next move
    std::vector<core::Move> moves; ///< since it was begun; the first longest_list of them
    std::size_t count = 0;         ///< all of them

    void play(const core::Move& move) {
        core::apply_move(position, move);
        second = !second;
        if (count++ < longest_list) moves.push_back(move);
    }
};

/// From k = 0 with two heaps above 1 or more: the loser takes the largest heap each time, the winner answers, until a
/// single heap above 1 is left and the winner is to move.
void play_on(Line& line) {
    std::vector<std::pair<core::Heap, std::size_t>> large;
    for (std::size_t i = 0; i < line.position.size(); ++i) {
        if (line.position[i] > 1) large.emplace_back(line.position[i], i);
    }
    std::make_heap(large.begin(), large.end());
    const auto take_largest = [&] {
        std::pop_heap(large.begin(), large.end());
        const auto taken = large.back();
        large.pop_back();
        return taken;
    };
    while (true) {
        const auto [k, first] = take_largest();
        line.play({first, k, 0});
        if (large.size() <= 1) return;
        // k = 0 before, so the largest heap left has the top bit of what was taken.
        const auto [size, heap] = take_largest();
        line.play({heap, size, size ^ k});
        if ((size ^ k) < 2) continue;
        large.emplace_back(size ^ k, heap);
        std::push_heap(large.begin(), large.end());
    }
}

/// The winner's move while it is that of normal Nim: the stones change places, then they leave.
void write_nim_move(Writer& writer, Line& line, core::Heap k, const core::Move& move, std::size_t choices) {
    Step& step = writer.step(msg::misere_move_title(move.heap + 1, move.from, move.to));
    show_columns(step, std::make_shared<const core::Position>(line.position));
    step.stage.active_bit = core::top_bit(k);
    step.stage.move = move;
    step.stage.phase = MovePhase::changed;
    if (choices > 1) {
        for (const core::Move& winning : writer.lesson.winning_moves) step.stage.candidates.push_back(winning.heap);
        step.after.push_back(msg::reduce_choose_any());
    }
    step.lines = {msg::tape_nim_move_top(k, i18n::power(core::top_bit(k)), move.heap + 1),
                  msg::misere_move_even(move.from, k, move.to)};
    const bool legal = core::check_move(line.position, move) == core::MoveError::none;
    line.play(move);
    step.stage.xor_value = 0;
    const std::size_t large = kinds_of(line.position).large;
    step.checks.push_back(xor_check(line.position, 0, large >= 2 && misere_verdict(line.position) == core::Verdict::P));

    Step& taken = writer.step(msg::reduce_leave_title(move.from - move.to, move.heap + 1));
    taken.stage.phase = MovePhase::taken;
    taken.stage.active_bit = -1;
    taken.stage.candidates.clear();
    taken.lines = {msg::misere_move_two(large), msg::misere_move_keeps(player(line.second))};
    taken.checks.push_back({msg::reduce_leave_check(move.from - move.to, move.from), legal});
}

void write_line(Writer& writer, Line& line) {
    const bool loser = line.second;
    line.moves.clear();
    line.count = 0;
    Step& step = writer.step(msg::misere_line_title());
    play_on(line);
    show_columns(step, std::make_shared<const core::Position>(line.position));
    step.lines.push_back(msg::misere_line_loser(player(loser)));
    if (line.count <= longest_list) {
        bool second = loser;
        for (const core::Move& move : line.moves) {
            step.lines.push_back(msg::misere_line_move(move.heap + 1, move.from, move.to, player(second)));
            second = !second;
        }
    } else {
        step.lines.push_back(msg::misere_line_many(line.count));
    }
    const HeapKinds kinds = kinds_of(line.position);
    step.checks.push_back(
        {msg::misere_line_check(), kinds.large == 1 && misere_verdict(line.position) == core::Verdict::N});
}

/// The turn that differs: both moves side by side, then both plays to the end.
void write_turn(Writer& writer, const Line& line) {
    const core::Position& heaps = line.position;
    const HeapKinds kinds = kinds_of(heaps);
    const std::vector<core::Move> winning = misere_moves(heaps);
    const core::Move move = winning.front();
    const core::Move nim = core::winning_moves(heaps).front();
    Ending ending;
    ending.kind = Ending::Kind::as_nim;
    ending.large = move.from;
    ending.left = nim.to;
    ending.ones = kinds.ones;
    ending.second_begins = line.second;
    Ending right = ending;
    right.kind = Ending::Kind::misere;
    right.left = move.to;
    Endings endings{{ending, right}, Endings::Stand::before};

    writer.chapter(msg::misere_chapter_turn());
    Step& before = writer.step(msg::misere_split_title(move.heap + 1));
    show_endings(before, endings, heaps);
    before.lines = {msg::misere_split_who(player(line.second)), msg::misere_split_both(kinds.ones)};
    before.question = Question{msg::misere_split_ask(),
                               {{msg::misere_split_odd(), true, msg::misere_split_reason_odd()},
                                {msg::misere_split_even(), false, msg::misere_split_reason_even()}}, {}};
    before.checks.push_back({msg::misere_split_check(move.from, kinds.ones), kinds.large == 1 && nim.heap == move.heap});

    Step& chosen = writer.step(msg::misere_differ_title(move.from, move.to));
    endings.stand = Endings::Stand::chosen;
    show_endings(chosen, endings, heaps);
    chosen.lines = {msg::misere_differ_nim(nim.from, nim.to, ending.ones_left()),
                    msg::misere_differ_here(move.from, move.to, right.ones_left())};
    chosen.after.push_back(msg::misere_differ_one());
    const bool holds = winning.size() == 1 && ending.ones_left() % 2 == 0 && right.ones_left() % 2 == 1;
    constexpr core::Heap most_searched = 12;
    if (move.from <= most_searched && kinds.ones <= most_searched) {
        core::Exhaustive search(writer.lesson.game);
        const std::vector<core::SumMove> found = search.winning_moves({heaps});
        const bool same = found.size() == 1 && found.front().move.changes.front().to == move.to &&
                          found.front().move.changes.front().heap == move.heap;
        chosen.checks.push_back({msg::misere_differ_verified(move.from, move.to), holds && same});
    } else {
        chosen.checks.push_back({msg::misere_differ_check(move.from, move.to), holds});
    }

    Step& played = writer.step(msg::misere_ends_title());
    endings.stand = Endings::Stand::played;
    show_endings(played, endings, heaps);
    played.lines = {msg::misere_ends_nim(player(line.second)), msg::misere_ends_here(player(!line.second))};
    played.after.push_back(msg::misere_ends_one());
    const auto verdict_of = [](core::Heap ones) {
        return misere_verdict(core::Position(static_cast<std::size_t>(ones), 1));
    };
    played.checks.push_back({msg::misere_ends_check(ending.ones_left(), right.ones_left()),
                             verdict_of(ending.ones_left()) == core::Verdict::N &&
                                 verdict_of(right.ones_left()) == core::Verdict::P});
}

}  // namespace

void write_misere_turn(Writer& writer) {
    const Lesson& lesson = writer.lesson;
    write_k(writer);
    write_why(writer);
    Line line;
    line.position = *lesson.position;
    core::Heap k = lesson.nim_sum;
    std::size_t choices = lesson.winning_moves.size();
    core::Move move;
    if (k == 0) {
        write_try(writer);
        const core::Move& tried = *lesson.choices.tried;
        line.play(tried);
        k = tried.from ^ tried.to;
        choices = 1;
        move = misere_moves(line.position).front();
    } else {
        writer.chapter(msg::stairs_chapter_move());
        for (const core::Move& winning : lesson.winning_moves) {
            if (winning.heap == lesson.choices.candidate) move = winning;
        }
    }
    if (kinds_of(line.position).large > 1) {
        write_nim_move(writer, line, k, move, choices);
        write_line(writer, line);
    }
    write_turn(writer, line);
}

}  // namespace nimboard::lesson
