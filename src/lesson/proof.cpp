// The lesson `proof`: Bouton's theorem in four parts and an induction, each step on this very position.
#include <algorithm>
#include <utility>

#include "i18n/msg/proof.h"
#include "i18n/msg/reduce.h"
#include "lesson/proof_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

/// "(10, 12, 15, 4)", or "the 100 heaps", or "the 100 heaps after 8 → 3" where a move has led there.
i18n::Arg name_heaps_of(core::Heaps heaps, const core::Move* move = nullptr) {
    const std::size_t count = heaps.size();
    if (count > longest_list && move != nullptr) return msg::proof_many_after(count, move->from, move->to);
    if (count > longest_list) return msg::proof_many(count);
    std::string name = "(";
    for (const core::Heap heap : heaps) name += (name.size() > 1 ? ", " : "") + std::to_string(heap);
    return name + ')';
}

std::string equation(const char* name, core::Heap value) { return name + (" = " + std::to_string(value)); }

int widest(core::Heaps heaps) {
    core::Heap all = 0;
    for (const core::Heap heap : heaps) all |= heap;
    return std::max(core::top_bit(all), 0);
}

/// Two answers, one of them right.
Question either(i18n::Message text, Answer first, Answer second) {
    Question question;
    question.text = std::move(text);
    question.answers = {std::move(first), std::move(second)};
    return question;
}

class Steps {
public:
    explicit Steps(Writer& writer)
        : writer_(writer), lesson_(writer.lesson), facts_(proof_facts(lesson_)), map_(induction_map(lesson_)),
          played_(play_moves(*lesson_.position)), stones_(core::move_count(*lesson_.position)) {}

    void write() {
        rules();
        claim();
        stop();
        end();
        swap();
        flip();
        some();
        less();
        made();
        join();
        play();
    }

private:
    [[nodiscard]] bool empty() const { return stones_.count == 0 && !stones_.overflow; }
    /// The move that has led to `zero`, where it is not this position.
    [[nodiscard]] const core::Move* zero_move() const { return lesson_.nim_sum != 0 ? &facts_.win : nullptr; }
    [[nodiscard]] core::Heaps heaps() const { return *lesson_.position; }

    Step& step(ProofNode node, i18n::Message title, BitTable table = {}) {
        Step& made = writer_.step(std::move(title));
        Proof proof;
        proof.node = node;
        const bool end = node == ProofNode::end || node == ProofNode::nonzero;
        proof.settled = end ? Settled::end : map_settled_ ? Settled::all : Settled::none;
        proof.table = std::move(table);
        if (proof.table.rows.empty()) proof.map = map_;
        made.stage.scenery = std::make_shared<const Scenery>(std::move(proof));
        return made;
    }

    void rules() {
        writer_.chapter(msg::proof_chapter_claim());
        Step& made = step(ProofNode::theorem, msg::proof_rules_title());
        made.lines = {msg::proof_rules_move(), msg::proof_rules_p(), msg::proof_rules_n()};
        made.after.push_back(msg::proof_rules_meaning());
        const std::size_t count = heaps().size();
        const bool holds = stones_.overflow || !played_.all || played_.played == stones_.count;
        made.checks.push_back({stones_.overflow ? msg::reduce_rules_check_many(count)
                                                : msg::reduce_rules_check(count, stones_.count),
                               holds});
    }

    void claim() {
        const core::Heap k = lesson_.nim_sum;
        Step& made = step(ProofNode::theorem, msg::proof_claim_title());
        made.lines = {msg::proof_claim_xor(), msg::proof_claim_k(), k != 0 ? msg::proof_claim_n(k) : msg::proof_claim_p()};
        made.after.push_back(msg::proof_claim_four());
        made.checks.push_back(heaps().empty() ? Check{msg::reduce_terminal_check(), k == 0} : xor_check(heaps(), k, true));
    }

    void stop() {
        writer_.chapter(msg::proof_chapter_stop());
        Step& made = step(ProofNode::stop, msg::proof_stop_title());
        made.lines = {msg::proof_stop_fall(),
                      stones_.overflow       ? msg::proof_stop_many()
                      : empty()              ? msg::proof_stop_none()
                      : stones_.count == 1   ? msg::proof_stop_one()
                                             : msg::proof_stop_here(stones_.count),
                      msg::proof_stop_order()};
        made.after.push_back(msg::proof_stop_sound());
        if (empty()) {
            made.checks.push_back({msg::reduce_terminal_check(), played_.played == 0 && lesson_.nim_sum == 0});
        } else {
            made.checks.push_back({msg::proof_stop_check(played_.played), played_.each_falls});
        }
        made.question = either(msg::proof_stop_ask(), {msg::proof_stop_heaps(), false, msg::proof_stop_heaps_reason()},
                               {msg::proof_stop_total(), true, msg::proof_stop_total_reason()});
    }

    void end() {
        writer_.chapter(msg::proof_chapter_end());
        Step& made = step(ProofNode::end, msg::proof_end_title());
        made.lines = {msg::proof_end_zero(), msg::proof_end_p()};
        made.after.push_back(msg::proof_end_not_over(name_heaps_of(facts_.zero, zero_move())));
        const core::Position none(heaps().size(), 0);
        made.checks.push_back({msg::reduce_terminal_check(), play_moves(none).played == 0 && core::nim_sum(none) == 0});
        made.checks.push_back(xor_check(facts_.zero, 0, true));
    }

    [[nodiscard]] BitTable change_table(core::Heap flips) const {
        const core::Move& move = facts_.tried;
        BitTable table;
        table.rows = {{equation("a", move.from), move.from, false},
                      {equation("b", move.to), move.to, false},
                      {equation("x", facts_.x), facts_.x, true}};
        table.top = widest(facts_.zero);
        table.flips = flips;
        return table;
    }

    void swap() {
        writer_.chapter(msg::proof_chapter_zero());
        const core::Move& move = facts_.tried;
        Step& made = step(ProofNode::zero, msg::proof_swap_title(), change_table(0));
        made.lines = {msg::proof_swap_x(), msg::proof_swap_k(),
                      msg::proof_swap_example(name_heaps_of(facts_.zero, zero_move()), move.from, move.to, facts_.x)};
        if (empty()) {
            made.after.push_back(msg::proof_swap_small());
        } else if (lesson_.nim_sum != 0) {
            made.after.push_back(facts_.zero == facts_.after ? msg::proof_swap_ahead() : msg::proof_swap_pair());
        }
        core::Position moved = facts_.zero;
        const bool legal = core::apply_move(moved, move) == core::MoveError::none;
        made.checks.push_back({msg::proof_swap_check(move.from, facts_.x, move.to),
                               legal && (move.from ^ facts_.x) == move.to && core::nim_sum(moved) == facts_.x});
    }

    void flip() {
        const core::Move& move = facts_.tried;
        Step& made = step(ProofNode::zero, msg::proof_flip_title(), change_table(facts_.x));
        const std::vector<i18n::Arg> flips = powers_in(facts_.x);
        made.lines.push_back(msg::proof_flip_differ());
        made.lines.push_back(flips.size() <= longest_list
                                 ? msg::proof_flip_columns(move.from, move.to, flips.size(), i18n::list(flips))
                                 : msg::proof_flip_many(move.from, move.to, flips.size()));
        made.lines.push_back(msg::proof_flip_so());
        const MovesPlayed played = play_moves(facts_.zero);
        made.checks.push_back({played.all ? msg::reduce_zero_check_all(played.played)
                                          : msg::reduce_zero_check_some(played.played),
                               played.to_zero == 0 && facts_.x != 0});
        made.question = either(msg::proof_flip_ask(), {msg::proof_flip_yes(), false, msg::proof_flip_yes_reason()},
                               {msg::proof_flip_no(), true, msg::proof_flip_no_reason()});
    }

    [[nodiscard]] BitTable holders_table() const {
        constexpr std::size_t most_rows = 8;
        const core::Position& heaps = facts_.nonzero;
        BitTable table;
        table.top = widest(heaps);
        table.lit = facts_.top;
        table.ones = facts_.holders.size();
        // Where not all heaps fit, those with the bit come first.
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < heaps.size(); ++i) order.push_back(i);
        if (heaps.size() > most_rows) {
            std::stable_partition(order.begin(), order.end(),
                                  [&](std::size_t i) { return core::has_bit(heaps[i], facts_.top); });
            table.more = heaps.size() - most_rows;
            order.resize(most_rows);
        }
        for (const std::size_t i : order) {
            table.rows.push_back({std::to_string(heaps[i]), heaps[i], core::has_bit(heaps[i], facts_.top)});
        }
        return table;
    }

    void some() {
        writer_.chapter(msg::proof_chapter_nonzero());
        const i18n::Arg power = i18n::power(facts_.top);
        const core::Heap most = (core::Heap{1} << facts_.top) - 1;
        Step& made = step(ProofNode::nonzero, msg::proof_some_title(), holders_table());
        made.lines.push_back(lesson_.nim_sum != 0
                                 ? msg::proof_some_here(facts_.k, power)
                                 : msg::proof_some_other(name_heaps_of(facts_.nonzero, lesson_.nim_sum != 0 ? nullptr : &facts_.tried), facts_.k, power));
        made.lines.push_back(msg::proof_some_odd(power));
        const std::size_t count = facts_.holders.size();
        made.lines.push_back(count <= longest_list
                                 ? msg::reduce_column_holders(count, power, name_heaps(facts_.nonzero, facts_.holders))
                                 : msg::reduce_column_many(count, power));
        made.checks.push_back({msg::reduce_top_check(count, power), count % 2 == 1});
        made.question = either(msg::proof_some_ask(power),
                               {msg::proof_flip_yes(), false, msg::proof_some_yes_reason(power, most)},
                               {msg::proof_flip_no(), true, msg::proof_some_no_reason(power, most)});
    }

    void less() {
        const i18n::Arg power = i18n::power(facts_.top);
        const core::Move& move = facts_.win;
        BitTable table;
        table.rows = {{equation("a", move.from), move.from, false},
                      {equation("k", facts_.k), facts_.k, false},
                      {equation("a ⊕ k", move.to), move.to, true}};
        table.top = widest(facts_.nonzero);
        table.lit = facts_.top;
        table.compare = true;
        Step& made = step(ProofNode::nonzero, msg::proof_less_title(), std::move(table));
        made.lines = {msg::proof_less_take(power, move.from, facts_.k, move.to)};
        made.lines.push_back(msg::proof_less_above(power));
        made.lines.push_back(msg::proof_less_falls(power));
        made.lines.push_back(win_back(facts_.top));
        made.after.push_back(msg::reduce_why_so());
        made.checks.push_back({msg::reduce_why_check(move.to, move.from), falls_at(move, facts_.top)});
    }

    void made() {
        const core::Move& move = facts_.win;
        Step& made = step(ProofNode::nonzero, msg::proof_made_title());
        made.lines = {msg::proof_made_cancel(),
                      msg::proof_made_here(move.from, move.to, name_heaps_of(facts_.nonzero, lesson_.nim_sum != 0 ? nullptr : &facts_.tried), name_heaps_of(facts_.after, &facts_.win)),
                      msg::proof_made_so()};
        made.after.push_back(msg::proof_made_other(i18n::power(facts_.top)));
        made.checks.push_back(made_check());
    }

    /// The winning move, played.
    [[nodiscard]] Check made_check() const {
        const core::Move& move = facts_.win;
        const bool holds = core::check_move(facts_.nonzero, move) == core::MoveError::none &&
                           core::nim_sum(facts_.after) == 0 &&
                           core::winning_moves(facts_.nonzero).size() == facts_.holders.size();
        if (facts_.after.size() == 1) return {msg::proof_made_check_one(move.from, move.to), holds};
        return {fits_in_words(facts_.after) ? msg::proof_made_check(move.from, move.to, xor_of(facts_.after))
                                            : msg::proof_made_check_many(move.from, move.to, facts_.after.size()),
                holds};
    }

    void join() {
        map_settled_ = true;
        writer_.chapter(msg::proof_chapter_join());
        Step& made = step(ProofNode::join, msg::proof_join_title());
        made.lines = {msg::proof_join_assume(), msg::proof_join_p(), msg::proof_join_n(), msg::proof_join_so()};
        if (map_->whole) {
            const bool holds = std::all_of(map_->positions.begin(), map_->positions.end(), [](const MapPosition& p) {
                return (p.verdict == core::Verdict::P) == (core::nim_sum(p.heaps) == 0);
            });
            made.checks.push_back({msg::proof_join_check(map_->positions.size()), holds});
        } else if (played_.all || lesson_.nim_sum == 0) {
            const bool holds = played_.to_zero == lesson_.winning_moves.size();
            made.checks.push_back({msg::proof_join_check_moves(played_.played, played_.to_zero), holds});
        } else {
            made.checks.push_back(made_check());
        }
        made.question = either(msg::proof_join_ask(), {msg::proof_join_same(), false, msg::proof_join_same_reason()},
                               {msg::proof_join_smaller(), true, msg::proof_join_smaller_reason()});
    }

    void play() {
        writer_.chapter(msg::proof_chapter_play());
        if (empty()) {
            Step& over = step(ProofNode::theorem, msg::proof_play_title_over());
            over.lines = {msg::proof_play_over(), msg::proof_play_else(), msg::proof_play_end()};
            over.checks.push_back({msg::reduce_terminal_check(), played_.played == 0 && lesson_.nim_sum == 0});
            return;
        }
        const bool first = lesson_.nim_sum != 0;
        Step& made = step(ProofNode::theorem, first ? msg::proof_play_title_n() : msg::proof_play_title_p());
        made.lines = {first ? msg::proof_play_n() : msg::proof_play_p(), msg::proof_play_end()};
        made.after.push_back(first ? msg::proof_play_first(facts_.win.from, facts_.win.to, facts_.win.heap + 1)
                                   : msg::proof_play_lost());
        const GamePlayed game = play_game(*lesson_.position);
        made.checks.push_back({game.over ? msg::proof_play_check(game.moves) : msg::proof_play_check_part(game.moves),
                               game.as_said});
    }

    Writer& writer_;
    Lesson& lesson_;
    ProofFacts facts_;
    std::shared_ptr<const InductionMap> map_;
    MovesPlayed played_;
    core::MoveCount stones_;
    bool map_settled_ = false;  ///< the induction has begun
};

const Proof& proof_of(const Step& step) { return std::get<Proof>(*step.stage.scenery); }

/// The words for a node whose last step this is.
void tell(Step& step, ProofNode node, ProofState state) {
    const auto number = static_cast<std::uint64_t>(node);
    if (node == ProofNode::theorem) return;
    if (node == ProofNode::join) {
        step.after.push_back(state == ProofState::failed ? msg::proof_failed_join() : msg::proof_join_done());
    } else {
        step.after.push_back(state == ProofState::failed ? msg::proof_failed(number) : msg::proof_done(number));
    }
}

}  // namespace

void settle_proof(std::vector<Step>& steps) {
    std::array<ProofState, proof_nodes> states{};
    std::array<int, proof_nodes> first{};
    std::array<int, proof_nodes> last{};
    constexpr auto join = static_cast<std::size_t>(ProofNode::join);
    constexpr auto theorem = static_cast<std::size_t>(ProofNode::theorem);
    for (std::size_t i = steps.size(); i-- > 0;) first[static_cast<std::size_t>(proof_of(steps[i]).node)] = static_cast<int>(i);
    for (std::size_t i = 0; i < steps.size(); ++i) last[static_cast<std::size_t>(proof_of(steps[i]).node)] = static_cast<int>(i);
    first[theorem] = last[theorem];  // what it comes to, rather than what it says
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Proof proof = proof_of(steps[i]);
        const auto node = static_cast<std::size_t>(proof.node);
        const bool holds = std::all_of(steps[i].checks.begin(), steps[i].checks.end(), [](const Check& c) { return c.holds; });
        if (!holds) states[node] = ProofState::failed;
        const bool broken = std::find(states.begin(), states.begin() + theorem, ProofState::failed) !=
                            states.begin() + theorem;
        if (broken && node >= join) states[node] = ProofState::failed;
        const bool ends = last[node] == static_cast<int>(i);
        if (states[node] != ProofState::failed && ends) states[node] = ProofState::proved;
        proof.states = states;
        if (states[node] != ProofState::failed && !ends) proof.states[node] = ProofState::now;
        // The theorem is what the induction gives.
        if (node == join && states[theorem] != ProofState::failed) states[theorem] = proof.states[theorem] = states[join];
        if (ends || states[node] == ProofState::failed) tell(steps[i], proof.node, states[node]);
        proof.steps = first;
        steps[i].stage.scenery = std::make_shared<const Scenery>(std::move(proof));
    }
}

void write_proof_steps(Writer& writer) { Steps(writer).write(); }

void write_proof(Writer& writer) {
    write_proof_steps(writer);
    settle_proof(writer.lesson.steps);
}

}  // namespace nimboard::lesson
