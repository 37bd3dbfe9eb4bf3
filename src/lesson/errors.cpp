// Each error in two steps: the rule and the position, to be judged by the learner; then what refutes it, played.
#include "lesson/errors.h"

#include <algorithm>
#include <utility>

#include "lesson/stairs_parts.h"
#include "lesson/tape_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// "(0, 1)".
std::string tuple(core::Heaps heaps) {
    std::string text = "(";
    for (const core::Heap heap : heaps) text += (text.size() > 1 ? ", " : "") + std::to_string(heap);
    return text + ")";
}

/// What an error comes to: the position and the move that refute it, and what is said of them.
struct Case {
    const TemptingError& error;
    core::Game game;
    core::Position heaps;
    core::GameMove move;                ///< drawn in the second step
    core::Position after;               ///< of `heaps` by `move`
    Sentences lines;                    ///< of the second step
    Checks first, second;               ///< checks of the two steps
    std::optional<Question> question;
};

i18n::Message say_move(const Case& c) {
    const core::Change& change = c.move.changes.front();
    const bool stairs = c.game.rules->ordered && c.game.rules->misplaced == nullptr;
    return msg::errors_move(change.from, change.to,
                            stairs ? msg::stairs_place_stair(change.heap + 1) : msg::name_by_number(change.heap + 1));
}

/// Sets the move; one that is not legal may be there too.
void set_move(Case& c, core::GameMove move) {
    c.move = std::move(move);
    c.after = core::after(c.heaps, c.move);
}

core::GameMove as_game_move(const core::Move& move) { return {{{move.heap, move.from, move.to}}, std::nullopt}; }

i18n::Message say_truth(const Case& c, core::Verdict truth) {
    return truth == core::Verdict::N ? msg::errors_truth_n(say_move(c), tuple(c.after))
                                     : msg::errors_truth_p(say_move(c), tuple(c.after));
}

i18n::Message say_claim(core::Verdict claimed) {
    return claimed == core::Verdict::N ? msg::errors_says_n() : msg::errors_says_p();
}

Question who_wins(const Case& c, core::Verdict truth) {
    Question question;
    question.text = msg::errors_ask(tuple(c.heaps));
    const bool mover = truth == core::Verdict::N;
    question.answers.push_back({msg::stairs_heaps_answer_mover(), mover, say_truth(c, truth)});
    question.answers.push_back({msg::stairs_heaps_answer_other(), !mover, say_truth(c, truth)});
    return question;
}

/// What the search says of the position, and of the position after the move that is shown.
void add_search(Case& c, const core::Refutation& found, bool holds) {
    const i18n::Message said = found.truth == core::Verdict::N
                                   ? msg::errors_searched_n(tuple(c.heaps), found.searched)
                                   : msg::errors_searched_p(tuple(c.heaps), found.searched);
    c.second.push_back({said, holds && (found.truth == core::Verdict::N) == !found.winning.empty()});
    if (found.agreeing > 0) {
        c.first.push_back({msg::errors_smaller(found.agreeing), true});
    } else {
        c.first.push_back({msg::errors_none_smaller(), holds});
    }
}

void refute_verdict(Case& c) {
    const auto& rules = core::wrong_rules();
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const auto& r) { return r.id == c.error.rule; });
    const core::Refutation found = core::refute(c.game, rule->claim(c.game)).value_or(core::Refutation{});
    c.heaps = found.position;
    set_move(c, found.winning.empty() ? found.moves.front() : found.winning.front());
    c.lines = {say_claim(found.claimed), say_truth(c, found.truth)};
    c.question = who_wins(c, found.truth);
    add_search(c, found, found.claimed != found.truth);
}

void refute_moves(Case& c) {
    const core::Refutation found = core::refute(c.error.moves).value_or(core::Refutation{});
    c.heaps = found.position;
    std::vector<core::GameMove> listed;
    for (const core::Move& move : c.error.moves(c.heaps)) listed.push_back(as_game_move(move));
    const auto in = [](const std::vector<core::GameMove>& moves, const core::GameMove& move) {
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    };
    add_search(c, found, listed != found.winning);
    for (const core::GameMove& move : listed) {
        if (in(found.winning, move)) continue;
        set_move(c, move);
        const core::Change& change = move.changes.front();
        c.lines = {msg::errors_lists(say_move(c)),
                   change.to > change.from ? msg::errors_grows() : msg::errors_nothing()};
        return;
    }
    for (const core::GameMove& move : found.winning) {
        if (in(listed, move)) continue;
        set_move(c, move);
        c.lines = {msg::errors_misses(listed.size(), found.winning.size(), say_move(c), tuple(c.after))};
        return;
    }
}

void refute_narrow(Case& c) {
    const core::NarrowRefutation found = core::refute(c.error.narrow);
    c.heaps = found.position;
    set_move(c, as_game_move(core::winning_moves(c.heaps).front()));
    c.lines = {msg::errors_cut(found.k, found.seen), say_claim(core::Verdict::P), say_truth(c, core::Verdict::N)};
    c.question = who_wins(c, core::Verdict::N);
    core::Position below = c.heaps;
    for (core::Heap& heap : below) --heap;
    c.first.push_back({msg::errors_below(tuple(below)), core::nim_sum(below) != 0});
    const bool holds = core::nim_sum(c.heaps) == found.k && found.k != 0 && core::nim_sum(c.after) == 0;
    c.second.push_back(k_check(c.heaps, found.k, holds));
}

/// The heaps of the case on the columns stage: a lesson of two steps.
std::shared_ptr<const Lesson> board_of(const Case& c) {
    auto board = std::make_shared<Lesson>();
    board->game = c.game;
    board->heaps = std::make_shared<const core::Position>(c.heaps);
    set_nimbers(*board, board->heaps);
    Writer writer(*board);
    const bool nim = c.game.rules->name == "nim";
    Stage& first = writer.step({}).stage;
    first.form = Form::columns;
    first.xor_row = nim;
    first.columns_done = static_cast<int>(board->columns.size());
    first.xor_value = board->nim_sum;
    Stage& second = writer.step({}).stage;
    const core::Change& change = c.move.changes.front();
    second.move = core::Move{change.heap, change.from, change.to};
    second.phase = MovePhase::changed;
    second.xor_value = core::nim_sum(c.after);
    second.alarm = nim && second.xor_value != 0;
    return board;
}

Stairs stairs_of(const Case& c, bool move) {
    Stairs picture;
    const bool kam = c.game.rules->misplaced != nullptr;
    const auto heaps = std::make_shared<const core::Position>(c.heaps);
    picture.form = kam ? StairsForm::differences : StairsForm::stairs;
    if (kam) picture.heaps = heaps;
    picture.stairs = kam ? std::make_shared<const core::Position>(stairs_of_heaps(c.heaps)) : heaps;
    if (!move) {
        picture.from_left = kam;
        return picture;
    }
    const core::Change& change = c.move.changes.front();
    const auto stair = static_cast<std::uint32_t>(change.heap + 1);
    picture.move = StairMoveShown{kam ? stair_of_heap(change.heap, c.heaps.size()) : stair, change.from - change.to};
    picture.moved = true;
    picture.odd_lit = !kam;
    return picture;
}

/// The two pictures of a case.
void show_case(Step& step, const Case& c, const std::shared_ptr<const Lesson>& board, bool move) {
    step.stage = {};
    if (c.game.rules->ordered) {
        show(step, stairs_of(c, move));
        return;
    }
    step.stage.position = board->heaps;
    if (move) {
        step.stage.move = board->steps.back().stage.move;
        step.stage.phase = MovePhase::changed;
    }
    step.stage.scenery = std::make_shared<const Scenery>(Board{board, move ? 1U : 0U});
}

void say_rule(Step& step, const TemptingError& error, const core::Game& own) {
    step.lines.push_back(i18n::Message{error.why, {}});
    if (error.wrong != nullptr) step.lines.push_back(msg::errors_wrong(error.wrong));
    if (error.right != nullptr) step.lines.push_back(msg::errors_right(error.right));
    const core::Game game = core::parse_game(error.game).game;
    if (game.rules->name != own.rules->name || game != own) step.after.push_back(msg::errors_game(error.game));
}

/// What the rule says of the learner's own position.
void say_here(Step& step, const Case& c, const Lesson& lesson) {
    if (c.error.kind != ErrorKind::verdict || c.game != lesson.game || lesson.game.rules->ordered) return;
    // Playing against the easy opponent is searched through: small positions only.
    const core::MoveCount stones = core::move_count(*lesson.heaps);
    constexpr core::Heap most_searched = 12;
    if (stones.overflow || (std::string_view(c.error.rule) == "easy-opponent" && stones.count > most_searched)) return;
    for (const core::WrongRule& rule : core::wrong_rules()) {
        if (rule.id != c.error.rule) continue;
        const bool right = rule.claim(c.game)(*lesson.heaps) == core::nim_verdict(*lesson.heaps);
        step.after.push_back(right ? msg::errors_here_right() : msg::errors_here_wrong());
    }
}

void write_case(Writer& writer, const TemptingError& error) {
    Case c{error, core::parse_game(error.game).game, {}, {}, {}, {}, {}, {}, std::nullopt};
    if (error.kind == ErrorKind::verdict) refute_verdict(c);
    if (error.kind == ErrorKind::moves) refute_moves(c);
    if (error.kind == ErrorKind::narrow) refute_narrow(c);
    const auto board = c.game.rules->ordered ? nullptr : board_of(c);
    Step& step = writer.step(msg::errors_title(i18n::Message{error.name, {}}));
    show_case(step, c, board, false);
    say_rule(step, error, writer.lesson.game);
    say_here(step, c, writer.lesson);
    step.checks = std::move(c.first);
    step.question = std::move(c.question);
    Step& refuted = writer.step(msg::errors_refuted(tuple(c.heaps)));
    show_case(refuted, c, board, true);
    refuted.lines = std::move(c.lines);
    refuted.checks = std::move(c.second);
}

/// A block of values that stands in a table at least three times in a row and then no more.
struct Block {
    core::Heap length = 0, times = 0, end = 0;  ///< `end`: the first value that breaks it
};
Block first_block(const core::Theory& theory, core::Heap last) {
    constexpr core::Heap enough = 3;
    for (core::Heap end = 6; end <= last; ++end) {
        for (core::Heap p = 2; p * enough <= end; ++p) {
            if (theory.value_of(end) == theory.value_of(end - p)) continue;
            core::Heap same = end - p;  // values from here to `end` repeat with distance p
            while (same > 0 && theory.value_of(same - 1) == theory.value_of(same - 1 + p)) --same;
            if (end - same >= enough * p) return {p, (end - same) / p, end};
        }
    }
    return {};
}

void write_period_error(Writer& writer, const TemptingError& error) {
    constexpr core::Heap last = 20;
    TapeFacts facts;
    const auto theory = std::make_shared<core::Theory>(core::parse_game(error.game).game);
    const bool ready = theory->prepare(last);
    facts.theory = theory;
    facts.rules = theory->heap_rules();
    facts.last = last;
    const Block block = first_block(*theory, last);
    std::string values;
    for (core::Heap n = block.end - block.length; n < block.end; ++n) {
        values += (values.empty() ? "" : ", ") + std::to_string(theory->value_of(n));
    }
    Step& step = writer.step(msg::errors_title(i18n::Message{error.name, {}}));
    show_tape(writer, step, tape_of(facts, block.end));
    say_rule(step, error, writer.lesson.game);
    step.lines.push_back(msg::errors_period_seen(values, block.times));
    bool repeats = ready && block.times > 0;
    for (core::Heap n = block.end - block.length * block.times; n + block.length < block.end; ++n) {
        repeats = repeats && theory->value_of(n) == theory->value_of(n + block.length);
    }
    step.checks.push_back({msg::errors_period_seen(values, block.times), repeats});
    const Reach reach = reach_of(facts, block.end);
    Step& refuted = writer.step(msg::errors_period_title(block.end));
    Tape tape = tape_of(facts, block.end + 1);
    tape.focus = block.end;
    tape.options = reach.shown;
    tape.reached = reach.reached;
    tape.mex_shown = true;
    show_tape(writer, refuted, std::move(tape));
    const core::Heap expected = theory->value_of(block.end - block.length);
    refuted.lines.push_back(msg::errors_period_next(reach.mex, expected));
    refuted.checks.push_back({msg::errors_period_check(block.end, reach.mex),
                              reach.mex == reach.value && reach.value != expected});
}

}  // namespace

void write_errors(Writer& writer) {
    const std::vector<const TemptingError*> errors = errors_of(writer.lesson.game);
    writer.chapter(msg::errors_chapter());
    Step& intro = writer.step(msg::errors_all_title());
    intro.lines = {msg::errors_all_each()};
    intro.after = {msg::errors_all_found()};
    for (const TemptingError* error : errors) {
        writer.chapter(i18n::Message{error->name, {}});
        if (error->kind == ErrorKind::period) {
            write_period_error(writer, *error);
        } else {
            write_case(writer, *error);
        }
    }
    // Every other step refutes one: it counts when its checks hold.
    std::size_t refuted = 0;
    std::vector<Step>& steps = writer.lesson.steps;
    for (std::size_t i = 2; i < steps.size(); i += 2) {
        const std::vector<Check>& checks = steps[i].checks;
        if (std::all_of(checks.begin(), checks.end(), [](const Check& check) { return check.holds; })) ++refuted;
    }
    steps.front().checks.push_back({msg::errors_all_check(refuted, errors.size()), refuted == errors.size()});
}

}  // namespace nimboard::lesson
