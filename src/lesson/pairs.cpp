// The lesson `pairs`: sums of games, equal heaps that cancel, and powers of two that cancel the same way: XOR.
#include <algorithm>
#include <utility>

#include "core/search.h"
#include "i18n/msg/pairs.h"
#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "i18n/msg/tape.h"
#include "lesson/map_parts.h"
#include "lesson/tape_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Heap;
using core::Verdict;

constexpr std::uint32_t own_ids = 100;  // of the position's heaps; smaller ids belong to examples

Band part(const char* name, std::vector<BandHeap> heaps, Verdict verdict) {
    Band band;
    band.name = BandName::text;
    band.text = name;
    band.heaps = std::move(heaps);
    band.verdict = verdict;
    return band;
}

Step& show(Writer& writer, i18n::Message title, Bands bands) {
    Step& step = writer.step(std::move(title));
    Stage stage;
    stage.position = writer.lesson.heaps;
    stage.scenery = std::make_shared<const Scenery>(std::move(bands));
    step.stage = std::move(stage);
    return step;
}

/// The position's heaps, those that are equal put together.
struct Twins {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;  ///< heaps with stones, by size
    std::vector<std::size_t> rest;                           ///< those without a twin, in their order
};

Twins pair_up(core::Heaps heaps) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps[i] > 0) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return heaps[a] > heaps[b]; });
    Twins twins;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i + 1 < order.size() && heaps[order[i]] == heaps[order[i + 1]]) {
            twins.pairs.emplace_back(order[i], order[i + 1]);
            ++i;
        } else {
            twins.rest.push_back(order[i]);
        }
    }
    std::sort(twins.rest.begin(), twins.rest.end());
    return twins;
}

class Pairs {
public:
    explicit Pairs(Writer& writer) : writer_(writer), heaps_(*writer.lesson.heaps), search_(writer.lesson.game) {}

    void write() {
        twins_ = pair_up(heaps_);
        write_sum();
        write_theory();
        if (writer_.lesson.columns.empty()) {
            write_terminal(writer_);
            return;
        }
        writer_.chapter(msg::pairs_chapter_equal());
        if (twins_.pairs.empty()) {
            write_no_pairs();
        } else {
            write_pairs();
            write_rest();
        }
        writer_.chapter(msg::pairs_chapter_blocks());
        write_cut();
        write_binary();
        write_column();
        write_k();
        if (writer_.lesson.nim_sum == 0) {
            write_p();
        } else {
            write_n();
        }
    }

private:
    void add_heap(Band& band, std::size_t heap) const {
        if (band.heaps.size() < Band::most_heaps) {
            band.heaps.push_back({own_ids + static_cast<std::uint32_t>(heap), heaps_[heap], std::nullopt});
        } else {
            ++band.more;
        }
    }

    bool is(const core::Position& position, Verdict verdict) { return search_.verdict(position) == verdict; }
    void write_sum() {
        Bands bands;
        bands.bands.emplace_back();
        for (std::size_t i = 0; i < heaps_.size(); ++i) add_heap(bands.bands[0], i);
        writer_.chapter(msg::pairs_chapter_sums());
        Step& step = show(writer_, msg::pairs_sum_title(), std::move(bands));
        step.lines = {msg::pairs_sum_part(), msg::pairs_sum_end()};
        step.after.push_back(msg::pairs_sum_plan());
        constexpr Heap most_counted = 2000;
        bool holds = true;
        const core::MoveCount moves = core::move_count(heaps_);
        const core::Game& game = writer_.lesson.game;
        if (!moves.overflow && moves.count <= most_counted)
            game.rules->each_move(game, heaps_, [&](const core::GameMove& move) { holds = holds && move.changes.size() == 1; });
        step.checks.push_back({msg::pairs_sum_check(heaps_.size()), holds});
    }

    void write_theory() {
        const Band ones = part("A", {{0, 1, {}}, {1, 1, {}}}, Verdict::P);
        const Band twos = part("B", {{2, 2, {}}, {3, 2, {}}}, Verdict::P);
        const Band three = part("B", {{4, 3, {}}}, Verdict::N);
        Bands both{{ones, twos}, true, {}, {}, {}, {}, false};
        Step& two = show(writer_, msg::pairs_two_title(), both);
        two.lines.push_back(msg::pairs_two_letters());
        two.checks.push_back({msg::pairs_two_check(), is({1, 1}, Verdict::P) && is({2, 2}, Verdict::P)});
        two.question = verdict_question(msg::pairs_two_ask(), Verdict::P, msg::pairs_pp_reason());

        both.verdict = Verdict::P;
        both.move = BandMove{0, 0, {}};
        both.answer = BandMove{1, 0, {}};
        Step& pp = show(writer_, msg::pairs_pp_title(), both);
        pp.lines = {msg::pairs_pp_answer(), msg::pairs_pp_end()};
        pp.checks.push_back({msg::pairs_pp_check(), is({1, 1, 2, 2}, Verdict::P)});
        pp.question = verdict_question(msg::pairs_pp_ask(), Verdict::N, msg::pairs_pn_reason());

        Step& pn = show(writer_, msg::pairs_pn_title(),
                        {{ones, three}, true, Verdict::N, {}, BandMove{4, 0, {}}, {}, false});
        pn.lines = {msg::pairs_pn_move(), msg::pairs_pn_so()};
        pn.checks.push_back({msg::pairs_pn_check(), is({1, 1, 3}, Verdict::N) && is({1, 1}, Verdict::P)});
        Question question;
        question.text = msg::pairs_pn_ask();
        question.answers.push_back({msg::pairs_nn_always_p(), false, msg::pairs_nn_reason_p()});
        question.answers.push_back({msg::pairs_nn_always_n(), false, msg::pairs_nn_reason_n()});
        question.answers.push_back({msg::pairs_nn_depends(), true, msg::pairs_nn_reason()});
        pn.question = std::move(question);

        const Band one = part("A", {{0, 1, {}}}, Verdict::N);
        Step& nn = show(writer_, msg::pairs_nn_title(),
                        {{one, part("B", {{5, 2, {}}}, Verdict::N)}, true, Verdict::N, {}, BandMove{5, 1, {}}, {}, false});
        nn.lines = {msg::pairs_nn_one(), msg::pairs_nn_two()};
        nn.after.push_back(msg::pairs_nn_so());
        nn.checks.push_back({msg::pairs_nn_check(), is({1, 1}, Verdict::P) && is({1, 2}, Verdict::N)});
    }
    /// Each pair a part, the last of them together where they are many; the rest a part of its own.
    [[nodiscard]] Bands paired(bool with_pairs) const {
        constexpr std::size_t most_bands = 3;
        Bands bands;
        for (std::size_t i = 0; i < twins_.pairs.size() && with_pairs; ++i) {
            const bool merged = i >= most_bands - 1 && twins_.pairs.size() > most_bands;
            if (!merged || i == most_bands - 1) {
                Band band;
                band.name = merged ? BandName::pairs : BandName::pair;
                band.number = twins_.pairs.size() - i;
                band.verdict = Verdict::P;
                bands.bands.push_back(std::move(band));
            }
            add_heap(bands.bands.back(), twins_.pairs[i].first);
            add_heap(bands.bands.back(), twins_.pairs[i].second);
        }
        if (!twins_.rest.empty()) {
            Band band;
            band.name = BandName::rest;
            for (const std::size_t heap : twins_.rest) add_heap(band, heap);
            if (twins_.rest.size() == 1) band.verdict = Verdict::N;
            bands.bands.push_back(std::move(band));
        }
        return bands;
    }

    void write_no_pairs() {
        Step& step = show(writer_, msg::pairs_equal_none(), paired(false));
        step.lines = {msg::pairs_equal_none_why(), msg::pairs_equal_none_hope()};
        step.checks.push_back({msg::pairs_equal_none_check(twins_.rest.size()), twins_.pairs.empty()});
    }
    void write_pairs() {
        const auto [first, second] = twins_.pairs.front();
        const Heap a = heaps_[first];
        const Heap b = a / 2;
        Bands bands = paired(true);
        Step& before = show(writer_, msg::pairs_equal_title(), bands);
        before.lines = {msg::pairs_equal_pairs(twins_.pairs.size())};
        before.checks.push_back(pairs_check());
        if (a > 1) {
            Question question;
            question.text = msg::pairs_equal_ask(a - b, a);
            question.answers.push_back({msg::pairs_equal_answer_same(a - b), true, msg::pairs_equal_right(b)});
            question.answers.push_back({msg::pairs_equal_answer_all(), false, msg::pairs_equal_wrong(b)});
            before.question = std::move(question);
        }
        bands.move = BandMove{own_ids + static_cast<std::uint32_t>(first), b, {}};
        bands.answer = BandMove{own_ids + static_cast<std::uint32_t>(second), b, {}};
        Step& step = show(writer_, msg::pairs_mirror_title(), std::move(bands));
        step.lines = {msg::pairs_equal_mirror(a - b, a)};
        step.after.push_back(msg::pairs_equal_out());
        step.checks.push_back(pairs_check());
    }

    [[nodiscard]] Check pairs_check() const {
        bool holds = true;
        for (const auto& [a, b] : twins_.pairs) holds = holds && (heaps_[a] ^ heaps_[b]) == 0;
        return {msg::pairs_equal_check(twins_.pairs.size()), holds};
    }

    void write_rest() {
        const std::size_t count = twins_.rest.size();
        Step& step = show(writer_,
                          count == 0   ? msg::pairs_rest_title_none()
                          : count == 1 ? msg::pairs_rest_title_one()
                                       : msg::pairs_rest_title_many(count),
                          paired(false));
        step.lines.push_back(count == 0 ? msg::pairs_rest_none() : count == 1 ? msg::pairs_rest_one() : msg::pairs_rest_many());
        step.after.push_back(count > 1 ? msg::pairs_rest_deeper() : msg::pairs_rest_also());
        Heap k = 0;
        for (const std::size_t heap : twins_.rest) k ^= heaps_[heap];
        step.checks.push_back({msg::pairs_rest_check(count, k), k == core::nim_sum(heaps_)});
    }

    /// A heap that is more than one block: the smallest, so that its picture is clear.
    void write_cut() {
        std::optional<std::size_t> chosen;
        for (std::size_t i = 0; i < heaps_.size(); ++i) {
            const bool blocks = (heaps_[i] & (heaps_[i] - 1)) != 0 && heaps_[i] > 0;
            if (blocks && (!chosen || heaps_[i] < heaps_[*chosen])) chosen = i;
        }
        if (!chosen) return;
        const Heap a = heaps_[*chosen];
        Bands bands;
        Band band;
        band.name = BandName::cut;
        band.verdict = Verdict::P;
        add_heap(band, *chosen);
        core::Position together{a};
        Heap xored = a;
        for (int bit = core::top_bit(a); bit >= 0; --bit) {
            if (!core::has_bit(a, bit)) continue;
            together.push_back(Heap{1} << bit);
            xored ^= Heap{1} << bit;
            if (band.heaps.size() < Band::most_heaps) {
                band.heaps.push_back({10 + static_cast<std::uint32_t>(bit), Heap{1} << bit, {}});
            } else {
                ++band.more;
            }
        }
        bands.bands.push_back(std::move(band));
        Step& step = show(writer_, msg::pairs_cut_title(), std::move(bands));
        const std::vector<i18n::Arg> powers = powers_in(a);
        step.lines = {powers.size() <= longest_list ? msg::pairs_cut_sum(a, sum_of(powers)) : msg::pairs_cut_many(a, powers.size()),
                      msg::pairs_cut_add(a), msg::pairs_cut_so()};
        step.after.push_back(msg::pairs_cut_why());
        constexpr Heap most_searched = 15;
        if (a <= most_searched) {
            step.checks.push_back({msg::pairs_cut_searched(a), is(together, Verdict::P)});
        } else {
            step.checks.push_back({msg::pairs_cut_xored(a), xored == 0});
        }
    }

    void write_binary() {
        const Lesson& lesson = writer_.lesson;
        Step& step = writer_.step(msg::pairs_binary_title());
        step.stage = Stage{};
        step.stage.position = lesson.position;
        step.stage.form = Form::columns;
        step.stage.xor_row = true;
        step.lines = {msg::pairs_binary_cut(), msg::pairs_binary_cancel()};
        Heap sum = 0;
        Heap blocks = 0;
        for (const Heap heap : heaps_) {
            sum += heap;
            for (const core::Column& column : lesson.columns) blocks += heap & (Heap{1} << column.bit);
        }
        step.checks.push_back({msg::reduce_binary_check(heaps_.size()), sum == blocks});
        const core::Column& first = lesson.columns.front();
        Question question;
        question.text = msg::pairs_binary_ask(i18n::power(first.bit), first.ones);
        const std::size_t left = first.ones % 2;
        std::vector<std::size_t> offered{0, 1};
        if (first.ones > 1) offered.push_back(first.ones / 2 > 1 ? first.ones / 2 : 2);
        for (const std::size_t number : offered)
            question.answers.push_back({msg::tape_number(number), number == left, msg::pairs_binary_reason(first.ones, left)});
        step.question = std::move(question);
    }

    void write_column() {
        const core::Column& first = writer_.lesson.columns.front();
        const i18n::Arg power = i18n::power(first.bit);
        const auto left = static_cast<std::size_t>(first.parity());
        Step& step = writer_.step(first.ones > 1 ? msg::pairs_column_title(power) : msg::pairs_column_title_one(power));
        step.stage.columns_done = 1;
        step.stage.active_bit = first.bit;
        step.stage.ghosts = true;
        step.stage.show_counts = true;
        step.stage.xor_value = writer_.lesson.nim_sum;
        step.lines.push_back(msg::pairs_column_count(first.ones, power, first.ones / 2, left));
        step.after.push_back(msg::pairs_column_like());
        std::size_t counted = 0;
        for (const Heap heap : heaps_) counted += core::has_bit(heap, first.bit) ? 1 : 0;
        step.checks.push_back({msg::pairs_column_check(counted, counted % 2),
                               core::has_bit(writer_.lesson.nim_sum, first.bit) == (counted % 2 == 1)});
    }

    void write_k() {
        const Lesson& lesson = writer_.lesson;
        const Heap k = lesson.nim_sum;
        writer_.chapter(msg::reduce_chapter_k());
        Step& step = writer_.step(msg::pairs_k_title(k));
        step.stage.columns_done = static_cast<int>(lesson.columns.size());
        step.stage.active_bit = -1;
        const std::vector<i18n::Arg> powers = powers_in(k);
        if (powers.empty()) {
            step.lines.push_back(msg::pairs_k_none());
        } else if (powers.size() <= longest_list) {
            step.lines.push_back(msg::pairs_k_left(sum_of(powers), k));
        } else {
            step.lines.push_back(msg::pairs_k_many(powers.size(), k));
        }
        step.lines.push_back(msg::pairs_k_so());
        Heap sum = 0;
        for (const core::Column& column : lesson.columns) {
            if (column.parity() == 1) sum += Heap{1} << column.bit;
        }
        step.checks.push_back(xor_check(heaps_, k, sum == k));
    }

    void write_p() {
        Step& step = writer_.step(msg::pairs_p_title());
        step.lines = {msg::pairs_p_sum(), msg::pairs_p_lost()};
        bool holds = true;
        for (const core::Column& column : writer_.lesson.columns) holds = holds && column.parity() == 0;
        step.checks.push_back({msg::pairs_p_check(writer_.lesson.columns.size()), holds});
    }

    void write_n() {
        const Lesson& lesson = writer_.lesson;
        const Heap k = lesson.nim_sum;
        const int top = core::top_bit(k);
        const Heap low = k ^ (Heap{1} << top);
        const i18n::Arg power = i18n::power(top);
        Step& step = writer_.step(msg::pairs_n_title());
        step.stage.active_bit = top;
        step.lines = {low == 0 ? msg::pairs_n_one(power) : msg::pairs_n_more(power, low), msg::pairs_n_so()};
        step.checks.push_back({msg::pairs_n_check(low, power), low < (Heap{1} << top)});

        core::Move move = lesson.winning_moves.front();
        std::vector<std::size_t> candidates;
        for (const core::Move& winning : lesson.winning_moves) {
            candidates.push_back(winning.heap);
            if (winning.heap == lesson.choices.candidate) move = winning;
        }
        writer_.chapter(msg::stairs_chapter_move());
        Step& real = writer_.step(msg::pairs_move_title(move.heap + 1, move.from, move.to));
        real.stage.move = move;
        real.stage.phase = MovePhase::changed;
        real.stage.show_counts = false;
        real.stage.ghosts = false;
        if (candidates.size() > 1) real.stage.candidates = candidates;
        real.lines = {msg::pairs_move_where(power, move.heap + 1),
                      msg::pairs_move_target(move.from, k, move.to, move.from - move.to)};
        if (candidates.size() > 1) real.after.push_back(msg::reduce_choose_any());
        core::Position after = heaps_;
        core::apply_move(after, move);
        real.after.push_back(core::move_count(after).count == 0 ? msg::tape_real_over() : msg::pairs_move_end());
        real.checks.push_back(check_of_change(heaps_, move));
    }

    Writer& writer_;
    const core::Position& heaps_;
    core::Exhaustive search_;
    Twins twins_;
};

}  // namespace

void write_pairs(Writer& writer) { Pairs(writer).write(); }

}  // namespace nimboard::lesson
