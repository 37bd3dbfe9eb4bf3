// The lesson `bounded`: take at most m. P and N by working outward, the answer m + 1 minus what was taken, values by
// mex, and the errors that are made here, each with what refutes it.
#include <algorithm>
#include <bit>
#include <utility>

#include "core/search.h"
#include "i18n/msg/bounded.h"
#include "i18n/msg/pattern.h"
#include "i18n/msg/tape.h"
#include "lesson/map_parts.h"
#include "lesson/tape_parts.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Heap;

/// Heaps up to this one are solved by search.
constexpr Heap most_searched = 60;

class Bounded {
public:
    Bounded(Writer& writer, TapeFacts facts)
        : writer_(writer),
          facts_(std::move(facts)),
          m_(facts_.most),
          n_(m_ + 1),
          largest_(facts_.heaps.empty() ? 0 : facts_.heaps.back()) {
        const Heap twice = n_ > ~Heap{0} / 2 ? n_ : 2 * n_;
        start_ = twice;
        facts_.last = std::max(facts_.last, twice);
        own_ = largest_ > 0 ? largest_ : n_ + (n_ < twice ? m_ : 0);
        core::Exhaustive search(writer.lesson.game);
        searched_ = std::min(facts_.last, most_searched);
        for (Heap heap = 0; heap <= searched_; ++heap) {
            const bool p = search.verdict(core::Position{heap}) == core::Verdict::P;
            found_ = found_ && p == (heap % n_ == 0);
        }
        if (m_ > 1) {
            pairs_ = search.verdict(core::Position{1, 1}) == core::Verdict::P &&
                     search.verdict(core::Position{1, 2}) == core::Verdict::N;
        }
    }

    void write() {
        write_tape_rules(writer_, facts_);
        writer_.lesson.steps.back().after.back() = msg::bounded_cells();
        write_small();
        write_next();
        write_all();
        write_answer();
        if (m_ > 1) write_letters();
        write_value();
        write_tape_like(writer_, facts_);
        write_tape_sum(writer_, facts_);
        write_mod_m();
        if (std::has_single_bit(n_)) {
            write_same();
        } else {
            write_xor_first();
        }
    }

private:
    /// A tape of letters, the cells before `filled` known; in focus a heap and some of its moves.
    Step& step(i18n::Message title, Heap filled, std::optional<Heap> focus = std::nullopt,
               std::vector<Heap> takes = {}, bool letters = true) {
        Step& made = writer_.step(std::move(title));
        Tape tape = tape_of(facts_, filled);
        tape.letters = letters;
        tape.focus = focus;
        for (const Heap take : takes) tape.options.push_back(option(*focus, take));
        show_tape(writer_, made, std::move(tape));
        return made;
    }

    [[nodiscard]] TapeOption option(Heap from, Heap take) const {
        return {from - take, std::nullopt, take, facts_.value(from - take)};
    }

    [[nodiscard]] Check search_check() const { return {msg::bounded_search_check(searched_), found_}; }

    void write_small() {
        writer_.chapter(msg::pattern_chapter_outward());
        Step& made = step(msg::bounded_small_title(), n_, m_, {m_});
        made.lines = {msg::bounded_small_zero(), msg::bounded_small_all(m_)};
        made.checks.push_back(search_check());
        made.question = verdict_question(msg::pattern_ask(n_), core::Verdict::P, msg::bounded_next_reason(m_));
    }

    /// Whether a heap is P or N, and why.
    [[nodiscard]] i18n::Message reason(Heap heap) const {
        const Heap rest = heap % n_;
        return rest == 0 ? msg::bounded_own_p(heap, n_) : msg::bounded_own_n(heap, n_, rest);
    }

    void write_next() {
        std::vector<Heap> takes;
        for (Heap take = 1; take <= m_; ++take) {
            if (m_ > Tape::most_arcs && take == 4) take = m_ - 2;
            takes.push_back(take);
            if (take == m_) break;
        }
        Step& made = step(msg::bounded_next_title(n_), n_ + 1 == 0 ? Tape::all_filled : n_ + 1, n_, std::move(takes));
        made.lines = {msg::bounded_next_left(n_, m_), msg::bounded_next_so(n_)};
        if (start_ > n_) made.after.push_back(msg::bounded_next_again(n_));
        made.checks.push_back(search_check());
        const core::Verdict verdict = own_ % n_ == 0 ? core::Verdict::P : core::Verdict::N;
        made.question = verdict_question(msg::pattern_ask(own_), verdict, reason(own_));
    }

    void write_all() {
        Step& made = step(msg::bounded_all_title(n_), Tape::all_filled);
        made.lines = {msg::bounded_all_p(m_, n_), msg::bounded_all_n(n_), reason(own_)};
        made.checks.push_back(search_check());
        if (m_ == 1) return;  // there is but one take
        Question question;
        question.text = msg::bounded_answer_ask(start_, taken());
        std::vector<Heap> offered{n_ - taken(), taken(), m_ - taken()};
        for (std::size_t i = 0; i < offered.size(); ++i) {
            const Heap y = offered[i];
            const Heap sum = taken() + y;
            const Heap left = start_ - sum;
            const bool twice = std::find(offered.begin(), offered.begin() + static_cast<std::ptrdiff_t>(i), y) !=
                               offered.begin() + static_cast<std::ptrdiff_t>(i);
            if (y == 0 || twice) continue;
            question.answers.push_back({msg::tape_number(y), i == 0,
                                        i == 0 ? msg::bounded_answer_right(taken(), y, n_, left)
                                               : msg::bounded_answer_wrong(taken(), y, sum, left, left % n_, n_)});
        }
        std::sort(question.answers.begin(), question.answers.end(), [](const Answer& a, const Answer& b) {
            return a.text.args[0].number < b.text.args[0].number;
        });
        made.question = std::move(question);
    }

    /// What the opponent takes in the example: less than half of m + 1 where it can be.
    [[nodiscard]] Heap taken() const { return std::max<Heap>(m_ / 3, 1); }

    void write_answer() {
        const Heap x = taken();
        const Heap y = n_ - x;
        writer_.chapter(msg::bounded_chapter_answer());
        Step& made = writer_.step(msg::bounded_answer_title(n_));
        Tape tape = tape_of(facts_, Tape::all_filled);
        tape.letters = true;
        tape.focus = start_;
        tape.options = {option(start_, x)};
        tape.reply = TapeReply{start_ - x, option(start_ - x, y)};
        show_tape(writer_, made, std::move(tape));
        made.lines = {msg::bounded_answer_pair(n_, m_), msg::bounded_answer_example(start_, x, y, n_, start_ - n_)};
        made.after.push_back(msg::bounded_answer_end());
        constexpr Heap most_counted = 100'000;
        const Heap count = std::min(m_, most_counted);
        bool holds = true;
        for (Heap take = 1; take <= count; ++take) {
            const Heap reply = n_ - take;
            holds = holds && reply >= 1 && reply <= m_ && facts_.value(start_ - take - reply) == 0;
        }
        made.checks.push_back({msg::bounded_answer_check(count, n_), holds});
    }

    void write_letters() {
        writer_.chapter(msg::tape_chapter_mex());
        Step& made = step(msg::bounded_letters_title(), Tape::all_filled);
        made.lines = {msg::bounded_letters_sum(), msg::bounded_letters_so()};
        made.checks.push_back({msg::bounded_letters_check(), pairs_});
    }

    void write_value() {
        if (m_ == 1) writer_.chapter(msg::tape_chapter_mex());
        constexpr Heap far = 1000;
        const Heap example = std::min<Heap>(2, m_) + (n_ <= far ? n_ : 0);
        write_tape_mex(writer_, facts_, reach_of(facts_, example));
        const Heap value = own_ % n_;
        Question question;
        question.text = msg::bounded_value_ask(own_);
        std::vector<Heap> offered{value, own_ % m_, own_ / n_, value + 1};
        for (const Heap number : offered) {
            const auto same = [&](const Answer& answer) { return answer.text.args[0].number == number; };
            if (std::none_of(question.answers.begin(), question.answers.end(), same) && question.answers.size() < 3)
                question.answers.push_back({msg::tape_number(number), number == value,
                                            msg::bounded_value_reason(own_, n_, value)});
        }
        std::sort(question.answers.begin(), question.answers.end(), [](const Answer& a, const Answer& b) {
            return a.text.args[0].number < b.text.args[0].number;
        });
        writer_.lesson.steps.back().question = std::move(question);
        Step& made = step(msg::bounded_value_title(n_), Tape::all_filled, std::nullopt, {}, false);
        Tape tape = tape_of(facts_, Tape::all_filled);
        tape.period = facts_.period;
        show_tape(writer_, made, std::move(tape));
        made.lines = {msg::bounded_value_below(m_, n_), msg::bounded_value_so(n_),
                      msg::bounded_value_own(own_, n_, value)};
        made.after.push_back(msg::bounded_value_small(n_));
        made.checks.push_back(recount_check(facts_));
    }

    void write_mod_m() {
        Question question;
        question.text = msg::bounded_errors_ask(m_, n_);
        if (m_ > 1) question.answers.push_back({msg::tape_number(Heap{1}), false, msg::bounded_errors_fine(Heap{1}, Heap{1})});
        question.answers.push_back({msg::tape_number(m_), true, msg::bounded_errors_right(m_)});
        question.answers.push_back({msg::tape_number(n_), false,
                                    m_ > 1 ? msg::bounded_errors_later(n_, m_, n_ % m_)
                                           : msg::bounded_errors_fine(n_, n_ % m_)});
        writer_.lesson.steps.back().question = std::move(question);
        writer_.chapter(msg::bounded_chapter_errors());
        Step& made = step(msg::bounded_modm_title(m_), Tape::all_filled, m_, {m_}, false);
        made.lines = {msg::bounded_modm_claim(m_), msg::bounded_modm_move(m_)};
        made.after.push_back(msg::bounded_modm_why(m_, n_));
        made.checks.push_back({msg::bounded_modm_check(m_, facts_.value(m_)),
                               m_ % m_ == 0 && facts_.value(m_) != 0 && facts_.value(0) == 0});
    }

    /// Both orders, for all pairs of heaps up to a bound.
    void write_same() {
        const Heap bound = std::min<Heap>(2 * n_ > n_ ? 2 * n_ : n_, 200);
        std::uint64_t count = 0;
        bool holds = true;
        for (Heap a = 0; a <= bound; ++a) {
            for (Heap b = 0; b <= a; ++b) {
                ++count;
                holds = holds && ((a ^ b) % n_ == 0) == (facts_.value(a) == facts_.value(b));
            }
        }
        holds = holds && (core::nim_sum(*writer_.lesson.heaps) % n_ == 0) == (writer_.lesson.nim_sum == 0);
        Step& made = step(msg::bounded_same_title(n_), Tape::all_filled, std::nullopt, {}, false);
        made.lines = {msg::bounded_same_power(n_), msg::bounded_same_fails()};
        made.after.push_back(msg::bounded_same_survives());
        made.checks.push_back({msg::bounded_same_check(count, bound), holds});
    }

    /// Two heaps that share no bit and make m + 1 together: no position with fewer stones refutes the rule.
    void write_xor_first() {
        const Heap high = std::bit_floor(n_);
        const Heap rest = n_ - high;
        const auto tape_pair = [&](Step& made, Tape tape) {
            tape.heaps = {rest, high};
            show_tape(writer_, made, std::move(tape));
        };
        const core::Solution solution = core::solve({{writer_.lesson.game, {rest, high}}});
        Step& made = writer_.step(msg::bounded_xor_title(n_));
        tape_pair(made, tape_of(facts_, Tape::all_filled));
        made.lines = {msg::bounded_xor_claim(rest, high, n_), msg::bounded_xor_truth(rest, high)};
        made.after.push_back(msg::bounded_xor_order(n_));
        made.checks.push_back({msg::bounded_xor_check(rest, high, solution.winning_moves.size()),
                               (rest ^ high) % n_ == 0 && solution.verdict == core::Verdict::N});
        Step& played = writer_.step(msg::bounded_played_title());
        Tape tape = tape_of(facts_, Tape::all_filled);
        tape.focus = high;
        tape.options = {option(high, high - rest)};
        tape_pair(played, std::move(tape));
        played.lines = {msg::bounded_played_take(high - rest, high, rest), msg::bounded_played_line(rest, high)};
        played.after.push_back(msg::bounded_played_survives());
        const core::Solution equal = core::solve({{writer_.lesson.game, {rest, rest}}});
        played.checks.push_back({msg::bounded_played_check(rest),
                                 equal.verdict == core::Verdict::P && high - rest <= m_ && rest <= m_});
    }

    Writer& writer_;
    TapeFacts facts_;
    Heap m_;
    Heap n_;
    Heap largest_;
    Heap own_ = 0;        ///< the heap that is asked about: the largest of the position
    Heap start_ = 0;      ///< a multiple of m + 1, from which the answer is shown
    Heap searched_ = 0;
    bool found_ = true;   ///< search says P exactly for the multiples
    bool pairs_ = true;
};

}  // namespace

void write_bounded(Writer& writer) {
    TapeFacts facts = begin_tape(writer.lesson);
    Bounded(writer, std::move(facts)).write();
}

}  // namespace nimboard::lesson
