// The lesson `sum`: heaps of different games. Each has a value by its own game, the values are Nim heaps on the columns
// stage, and the winning move there is a real move in one of the games.
#include <algorithm>
#include <utility>

#include "i18n/msg/pairs.h"
#include "i18n/msg/reduce.h"
#include "i18n/msg/stairs.h"
#include "i18n/msg/sums.h"
#include "i18n/msg/tape.h"
#include "lesson/tape_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Heap;

/// Neighbouring heaps that are played alike.
struct Part {
    core::Game game;
    i18n::Message name;
    TapeFacts facts;
    std::size_t first = 0;  ///< number of its first heap
    std::size_t count = 0;
};

/// What may be done in a game, in a few words.
i18n::Message rule_of(const Part& part) {
    const core::Game& game = part.game;
    const std::string_view name = game.rules->name;
    if (name == "nim") return msg::sums_rule_nim(part.name);
    if (name == "bounded") return msg::sums_rule_bounded(part.name, game.number);
    if (name == "subtract") return msg::sums_rule_subtract(part.name);
    if (name == "grundy") return msg::sums_rule_grundy(part.name);
    if (name == "lasker") return msg::sums_rule_lasker(part.name);
    return msg::sums_rule_other(part.name);
}

/// A move in one heap, with what the XOR of all values becomes.
struct Found {
    std::size_t part = 0;
    std::size_t heap = 0;
    TapeOption option;
};

class Sum {
public:
    explicit Sum(Writer& writer) : writer_(writer), heaps_(*writer.lesson.heaps) {}

    void write() {
        find_parts();
        write_rules();
        if (far_) {
            write_far();
            return;
        }
        write_values();
        if (!writer_.lesson.columns.empty()) {
            write_rows();
            write_values_as_rows(writer_);
            write_values_k(writer_);
        }
        if (writer_.lesson.nim_sum == 0) {
            write_none();
        } else {
            write_real(write_values_move(writer_));
        }
    }

private:
    void find_parts() {
        core::Position nimbers;
        for (core::Component& component : core::components_of(writer_.lesson.game, heaps_)) {
            Part part;
            part.name = game_title(component.game);
            part.first = parts_.empty() ? 0 : parts_.back().first + parts_.back().count;
            part.count = component.heaps.size();
            part.game = std::move(component.game);
            const auto theory = std::make_shared<core::Theory>(part.game);
            const Heap largest = *std::max_element(component.heaps.begin(), component.heaps.end());
            if (!theory->prepare(largest) && !far_) far_ = largest;
            if (part.game.rules->heap_rules != nullptr) part.facts.rules = part.game.rules->heap_rules(part.game);
            else part.facts.most = part.game.number;
            part.facts.theory = theory;
            for (const Heap heap : component.heaps) {
                if (!far_) nimbers.push_back(theory->value_of(heap));
            }
            parts_.push_back(std::move(part));
        }
        if (far_) nimbers.clear();
        set_nimbers(writer_.lesson, std::make_shared<const core::Position>(std::move(nimbers)));
    }

    [[nodiscard]] const Part& part_of(std::size_t heap) const {
        return *std::find_if(parts_.begin(), parts_.end(), [&](const Part& p) { return heap < p.first + p.count; });
    }

    [[nodiscard]] Bands bands(bool values) const {
        constexpr std::size_t most_bands = 5;
        Bands made;
        for (const Part& part : parts_) {
            if (made.bands.size() == most_bands) break;
            Band band;
            band.name = BandName::game;
            band.game = part.game;
            for (std::size_t i = part.first; i < part.first + part.count; ++i) {
                if (band.heaps.size() == Band::most_heaps) {
                    ++band.more;
                    continue;
                }
                BandHeap heap{static_cast<std::uint32_t>(i), heaps_[i], {}};
                if (values) heap.value = (*writer_.lesson.position)[i];
                band.heaps.push_back(heap);
            }
            made.bands.push_back(std::move(band));
        }
        return made;
    }

    Step& show(i18n::Message title, Bands bands) {
        Step& step = writer_.step(std::move(title));
        Stage stage;
        stage.position = writer_.lesson.heaps;
        stage.scenery = std::make_shared<const Scenery>(std::move(bands));
        step.stage = std::move(stage);
        return step;
    }

    void write_rules() {
        writer_.chapter(msg::reduce_chapter_rules());
        Step& step = show(msg::sums_rules_title(), bands(false));
        step.lines = {msg::sums_rules_move(), msg::pairs_sum_end()};
        std::vector<core::Game> told;
        for (const Part& part : parts_) {
            if (told.size() == 4 || std::find(told.begin(), told.end(), part.game) != told.end()) continue;
            told.push_back(part.game);
            step.after.push_back(rule_of(part));
        }
        constexpr Heap most_stones = 2000;
        bool holds = true;
        std::uint64_t moves = 0;
        const core::MoveCount stones = core::move_count(heaps_);
        if (!stones.overflow && stones.count <= most_stones) {
            const core::Game& game = writer_.lesson.game;
            game.rules->each_move(game, heaps_, [&](const core::GameMove& move) {
                ++moves;
                holds = holds && move.changes.size() == 1;
            });
            step.checks.push_back({msg::sums_rules_check(heaps_.size(), moves), holds});
        } else {
            step.checks.push_back({msg::sums_rules_check_many(heaps_.size()), heaps_.size() > 0});
        }
    }

    void write_far() {
        Step& step = show(msg::tape_far_title(*far_), bands(false));
        step.lines.push_back(msg::tape_far_smaller());
        step.checks.push_back({msg::tape_far_check(*far_), far_.has_value()});
    }

    /// Values of heaps that are not too large, found again from the moves of their games.
    [[nodiscard]] Check mex_check() const {
        constexpr std::uint64_t most_work = 50'000;
        std::uint64_t work = 0;
        std::size_t counted = 0;
        bool holds = true;
        for (const Part& part : parts_) {
            for (std::size_t i = part.first; i < part.first + part.count && work < most_work; ++i) {
                if (heaps_[i] > largest_studied) continue;
                const Reach reach = reach_of(part.facts, heaps_[i]);
                work += reach.moves.size();
                ++counted;
                holds = holds && reach.mex == (*writer_.lesson.position)[i];
            }
        }
        return {msg::sums_values_check(counted), holds};
    }

    void write_values() {
        const core::Heaps values = *writer_.lesson.position;
        writer_.chapter(msg::sums_chapter_values());
        Step& step = show(msg::sums_values_title(), bands(true));
        step.lines.push_back(msg::sums_values_own());
        for (const Part& part : parts_) {
            if (step.lines.size() == 4) break;
            if (part.count > longest_list) continue;
            std::vector<i18n::Arg> items;
            for (std::size_t i = part.first; i < part.first + part.count; ++i)
                items.emplace_back(msg::tape_worth(heaps_[i], values[i]));
            step.lines.push_back(msg::sums_values_list(part.name, i18n::list(std::move(items))));
        }
        step.after.push_back(msg::sums_values_mex());
        step.checks.push_back(mex_check());
    }

    void write_rows() {
        Bands rows = bands(true);
        rows.rows = true;
        Step& step = show(msg::sums_rows_title(), std::move(rows));
        step.lines = {msg::sums_rows_down(), msg::sums_rows_up(), msg::sums_rows_so()};
        step.checks.push_back(mex_check());
    }

    /// "9 → 4 + 3".
    [[nodiscard]] static std::string change(Heap from, const TapeOption& option) {
        std::string text = std::to_string(from) + " → " + std::to_string(option.first);
        return option.second ? text + " + " + std::to_string(*option.second) : text;
    }

    [[nodiscard]] static BandMove shown(std::size_t heap, const TapeOption& option) {
        return {static_cast<std::uint32_t>(heap), option.first, option.second};
    }

    void write_real(const core::Move& nim) {
        const Part& part = part_of(nim.heap);
        const Heap from = heaps_[nim.heap];
        // Any move that gives this heap the value it needs.
        std::optional<TapeOption> real;
        const Heap k = writer_.lesson.nim_sum;
        part.game.rules->moves_by(*part.facts.theory, core::Heaps(heaps_).subspan(nim.heap, 1), k,
                                  [&](const core::GameMove& move) {
                                      if (real) return;
                                      const Heap to = move.changes.front().to;
                                      real = TapeOption{to, move.split, from - to - move.split.value_or(0), nim.to};
                                  });
        Heap value = part.facts.value(real->first);
        if (real->second) value ^= part.facts.value(*real->second);
        bool lost = (value ^ part.facts.value(from)) == k;
        // The solver makes tables of its own: only where they are short.
        constexpr Heap largest_again = 20'000;
        if (*std::max_element(heaps_.begin(), heaps_.end()) <= largest_again) {
            std::vector<core::Component> after = core::components_of(writer_.lesson.game, heaps_);
            core::Position& own = after[static_cast<std::size_t>(&part - parts_.data())].heaps;
            own[nim.heap - part.first] = real->first;
            if (real->second) own.push_back(*real->second);
            lost = lost && core::solve(after).verdict == core::Verdict::P;
        }
        Bands made = bands(true);
        made.together = true;
        made.value = 0;
        made.move = shown(nim.heap, *real);
        for (Band& band : made.bands) {
            for (BandHeap& heap : band.heaps) {
                if (heap.id == nim.heap) heap.value = nim.to;
            }
        }
        Step& step = show(msg::sums_real_title(part.name, change(from, *real)), std::move(made));
        step.lines.push_back(real->second ? msg::tape_real_value_two(part.facts.value(real->first),
                                                                     part.facts.value(*real->second), real->value)
                                          : msg::tape_real_value(real->first, real->value));
        step.lines.push_back(msg::tape_real_zero());
        step.after.push_back(msg::sums_real_end());
        step.checks.push_back({msg::sums_real_check(part.name, change(from, *real)), lost});
    }

    void write_none() {
        constexpr std::uint64_t most_tried = 20'000;
        constexpr std::uint64_t most_answers = 40;
        std::uint64_t tried = 0;
        bool all = true;
        bool holds = true;
        std::optional<Found> example;
        std::optional<Found> answer;
        for (std::size_t p = 0; p < parts_.size(); ++p) {
            const Part& part = parts_[p];
            for (std::size_t i = part.first; i < part.first + part.count; ++i) {
                const Heap value = (*writer_.lesson.position)[i];
                const bool to_the_end = each_option(part.facts, heaps_[i], [&](const TapeOption& option) {
                    if (tried == most_tried) return false;
                    ++tried;
                    const Heap k = value ^ option.value;
                    holds = holds && k != 0;
                    if (!example) example = Found{p, i, option};
                    if (!answer && tried <= most_answers) {
                        answer = answer_elsewhere(i, k);
                        if (answer) example = Found{p, i, option};
                    }
                    return true;
                });
                all = all && to_the_end;
            }
        }
        writer_.chapter(example ? msg::stairs_chapter_zero() : msg::reduce_chapter_terminal());
        Bands made = bands(true);
        made.together = true;
        made.value = 0;
        if (!example) {
            Step& step = show(msg::tape_over_title(), std::move(made));
            step.lines = {msg::reduce_terminal_lost(), msg::tape_over_zero()};
            step.checks.push_back({msg::tape_over_check(), writer_.lesson.nim_sum == 0});
            return;
        }
        made.move = shown(example->heap, example->option);
        if (answer) made.answer = shown(answer->heap, answer->option);
        Step& step = show(msg::tape_none_title(), std::move(made));
        const Heap k = (*writer_.lesson.position)[example->heap] ^ example->option.value;
        step.lines = {msg::tape_none_every(), msg::sums_none_example(parts_[example->part].name,
                                                                    change(heaps_[example->heap], example->option), k)};
        if (answer)
            step.lines.push_back(msg::sums_none_answer(parts_[answer->part].name, change(heaps_[answer->heap], answer->option)));
        else
            step.lines.push_back(msg::tape_none_answer());
        step.after.push_back(msg::reduce_refuted_so());
        step.checks.push_back({all ? msg::reduce_zero_check_all(tried) : msg::reduce_zero_check_some(tried), holds});
    }

    /// After a move in one heap has made the XOR k: a move in another heap that makes it 0 again.
    [[nodiscard]] std::optional<Found> answer_elsewhere(std::size_t moved, Heap k) const {
        constexpr std::size_t most_looked_at = 40;
        for (std::size_t p = 0; p < parts_.size(); ++p) {
            const Part& part = parts_[p];
            for (std::size_t i = part.first; i < part.first + part.count && i < most_looked_at; ++i) {
                if (i == moved || heaps_[i] > largest_studied) continue;
                const Heap wanted = (*writer_.lesson.position)[i] ^ k;
                std::optional<Found> found;
                each_option(part.facts, heaps_[i], [&](const TapeOption& option) {
                    if (option.value == wanted) found = Found{p, i, option};
                    return !found;
                });
                if (found) return found;
            }
        }
        return std::nullopt;
    }

    Writer& writer_;
    const core::Position& heaps_;
    std::vector<Part> parts_;
    std::optional<Heap> far_;
};

}  // namespace

void write_sum(Writer& writer) { Sum(writer).write(); }

}  // namespace nimboard::lesson
