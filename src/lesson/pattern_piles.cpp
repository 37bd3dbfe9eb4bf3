// The lesson `pattern` for a subtraction game: one pile as a strip, and another game beside it for comparison.
#include <algorithm>

#include "core/search.h"
#include "i18n/msg/pattern.h"
#include "lesson/map_parts.h"
#include "lesson/words.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;
using core::Heap;
using core::Verdict;

constexpr std::uint32_t least_strip = 16;
constexpr std::uint32_t longest_strip = 24;
constexpr Heap most_searched = 4096;

std::string join(const std::vector<Heap>& takes) {
    std::string text;
    for (std::size_t i = 0; i < std::min(takes.size(), longest_list); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(takes[i]);
    return takes.size() > longest_list ? text + ", …" : text;
}

i18n::Arg list_of(const std::vector<Heap>& numbers) {
    std::vector<i18n::Arg> items;
    for (const Heap number : numbers) items.emplace_back(number);
    return i18n::list(std::move(items));
}

/// The takes in a sentence.
i18n::Arg words_of(const std::vector<Heap>& takes) {
    return takes.size() > longest_list ? i18n::Arg(join(takes)) : list_of(takes);
}

/// One game's piles from 0 up, solved one after the other by exhaustive search.
struct Strip {
    core::Game game;
    std::vector<Verdict> verdicts;

    Strip(core::Game rules, Heap last) : game(std::move(rules)) {
        core::Exhaustive search(game);
        for (Heap pile = 0; pile <= last; ++pile) verdicts.push_back(search.verdict(core::Position{pile}));
    }
    [[nodiscard]] Verdict at(Heap pile) const { return verdicts[static_cast<std::size_t>(pile)]; }
    /// The takes from a pile, or only those that win.
    [[nodiscard]] std::vector<Heap> takes(Heap pile, bool winning) const {
        std::vector<Heap> found;
        for (const Heap take : game.takes) {
            if (take <= pile && (!winning || at(pile - take) == Verdict::P)) found.push_back(take);
        }
        return found;
    }
    [[nodiscard]] bool follows(Heap pile) const { return (at(pile) == Verdict::N) == !takes(pile, true).empty(); }
};

/// Takes of odd sizes only, 1 among them: every move changes between odd and even.
bool only_parity(const core::Game& game) {
    return game.takes.front() == 1 &&
           std::all_of(game.takes.begin(), game.takes.end(), [](Heap take) { return take % 2 == 1; });
}

/// 1, 2, … up to the largest take.
bool all_takes(const core::Game& game) {
    return game.takes.back() == game.takes.size();
}

/// A pile on the strip with the same verdict and the same winning takes, the largest one; the end of the strip if none.
Heap stand_in(const Strip& strip, Heap pile) {
    constexpr Heap last = longest_strip - 1;
    if (pile <= last) return pile;
    if (pile > most_searched) return last;
    for (Heap small = last; small > 0; --small) {
        if (strip.at(small) == strip.at(pile) && strip.takes(small, true) == strip.takes(pile, true)) return small;
    }
    return last;
}

class Piles {
public:
    Piles(Writer& writer, Heap pile)
        : writer_(writer),
          strip_(writer.lesson.game, std::min(std::max<Heap>(pile, longest_strip), most_searched)),
          other_(core::parse_game(only_parity(strip_.game) ? "subtract:1,2,3" : "subtract:1,3,5").game, longest_strip),
          pile_(pile),
          own_(stand_in(strip_, pile)) {
        map_.strips = true;
        map_.width = static_cast<std::uint32_t>(std::clamp<Heap>(own_ + 1, least_strip, longest_strip));
        map_.height = 2;
        map_.games = {join(strip_.game.takes), join(other_.game.takes)};
        std::vector<Verdict> verdicts;
        for (std::uint32_t i = 0; i < 2 * map_.width; ++i) {
            verdicts.push_back((i < map_.width ? strip_ : other_).at(i % map_.width));
        }
        map_.verdicts = std::make_shared<const std::vector<Verdict>>(std::move(verdicts));
        auto order = std::make_shared<std::vector<MapCell>>();
        for (std::uint32_t i = 0; i < 2 * map_.width; ++i) order->push_back({i % map_.width, i / map_.width});
        map_.order = std::move(order);
    }

    void write(std::size_t piles) {
        write_rules(piles);
        write_end();
        const Heap first = strip_.game.takes.front();
        if (first < map_.width) write_first(first);
        if (own_ > 0) write_own();
        write_other();
        write_why();
    }

private:
    void focus_on(const Strip& strip, std::uint32_t row, Heap pile) {
        map_.focus = MapCell{static_cast<std::uint32_t>(pile), row};
        map_.options.clear();
        for (const Heap take : strip.takes(pile, false))
            map_.options.push_back({static_cast<std::uint32_t>(pile - take), row});
        map_.solved = std::max(map_.solved, row * map_.width + map_.focus->x + 1);
    }

    [[nodiscard]] Check solved_check() const {
        bool holds = true;
        for (std::uint32_t i = 0; i < map_.solved; ++i)
            holds = holds && (i < map_.width ? strip_ : other_).follows(i % map_.width);
        return {msg::pattern_solved_check(map_.solved), holds};
    }

    void write_rules(std::size_t piles) {
        focus_on(strip_, 0, own_);
        map_.solved = 0;
        writer_.chapter(msg::pattern_chapter_map());
        Step& step = show(writer_, map_, msg::pattern_strip_title());
        step.lines = {msg::pattern_strip_square(), msg::pattern_pile_takes(words_of(strip_.game.takes)), msg::pattern_pile_lost()};
        if (pile_ != own_) step.after.push_back(msg::pattern_map_instead(map_.width - 1, pile_, own_));
        if (piles > 1) step.after.push_back(msg::pattern_pile_first(piles));
        std::size_t moves = 0;
        strip_.game.rules->each_move(strip_.game, core::Position{own_}, [&](const core::GameMove&) { ++moves; });
        step.checks.push_back({msg::pattern_map_check(moves, own_), moves == map_.options.size()});
    }

    void write_end() {
        const Heap least = strip_.game.takes.front();
        const Heap last = std::min<Heap>(least, map_.width) - 1;
        map_.focus = MapCell{static_cast<std::uint32_t>(last), 0};
        map_.options.clear();
        map_.solved = map_.focus->x + 1;
        writer_.chapter(msg::pattern_chapter_end());
        Step& step = show(writer_, map_, last == 0 ? msg::pattern_end_title(Heap{0}) : msg::pattern_pile_ends(last));
        step.lines = {msg::pattern_end_lost(), msg::pattern_end_p(), msg::pattern_end_n()};
        step.after.push_back(msg::pattern_end_start());
        step.checks.push_back({msg::pattern_end_check(last), strip_.takes(last, false).empty()});
        if (least < map_.width) {
            step.question =
                verdict_question(msg::pattern_ask(least), strip_.at(least), msg::pattern_first_reason(least, Heap{0}));
        }
    }

    void write_first(Heap first) {
        focus_on(strip_, 0, first);
        writer_.chapter(msg::pattern_chapter_outward());
        Step& step = show(writer_, map_, msg::pattern_first_title());
        step.lines = {msg::pattern_first_move(first, Heap{0}), msg::pattern_rule_n(), msg::pattern_rule_p()};
        step.after.push_back(msg::pattern_pile_next());
        step.checks.push_back(solved_check());
        step.question = verdict_question(msg::pattern_ask(own_), strip_.at(own_), reason(strip_, own_));
    }

    [[nodiscard]] static i18n::Message reason(const Strip& strip, Heap pile) {
        const std::size_t wins = strip.takes(pile, true).size();
        return wins > 0 ? msg::pattern_reason_n(pile, wins) : msg::pattern_reason_p(pile);
    }

    /// A pile's takes, those that win, and what that makes of it.
    void say_takes(Step& step, const Strip& strip, Heap pile) {
        const std::vector<Heap> all = strip.takes(pile, false);
        const std::vector<Heap> wins = strip.takes(pile, true);
        if (all.empty()) {
            step.lines.push_back(msg::pattern_pile_stuck(pile));
        } else if (wins.empty()) {
            step.lines.push_back(msg::pattern_pile_none(all.size()));
        } else if (wins.size() == all.size()) {
            step.lines.push_back(msg::pattern_pile_all(all.size()));
        } else if (wins.size() <= longest_list) {
            step.lines.push_back(msg::pattern_pile_some(all.size(), wins.size(), list_of(wins)));
        } else {
            step.lines.push_back(msg::pattern_pile_many(all.size(), wins.size()));
        }
        step.lines.push_back(wins.empty() ? msg::pattern_so_p(pile) : msg::pattern_so_n(pile));
        step.checks.push_back({msg::pattern_own_check(all.size(), pile, wins.size()), strip.follows(pile)});
    }

    [[nodiscard]] static i18n::Message title(const Strip& strip, Heap pile) {
        const std::size_t wins = strip.takes(pile, true).size();
        return wins > 0 ? msg::pattern_n_title(pile, wins) : msg::pattern_p_title(pile);
    }

    void write_own() {
        map_.solved = map_.width;
        focus_on(strip_, 0, own_);
        writer_.chapter(msg::pattern_chapter_own());
        Step& step = show(writer_, map_, title(strip_, own_));
        step.lines.push_back(strip_.at(own_) == Verdict::N ? msg::pattern_rule_n() : msg::pattern_rule_p());
        say_takes(step, strip_, own_);
    }

    void write_other() {
        const Heap pile = own_ > 0 ? own_ : map_.width - 1;
        map_.solved = 2 * map_.width;
        focus_on(other_, 1, pile);
        writer_.chapter(msg::pattern_chapter_other());
        Step& step = show(writer_, map_, msg::pattern_other_title());
        step.lines.push_back(msg::pattern_other_takes(words_of(other_.game.takes), pile));
        say_takes(step, other_, pile);
    }

    void write_why() {
        map_.options.clear();
        map_.focus.reset();
        writer_.chapter(msg::pattern_chapter_why());
        Step& step = show(writer_, map_, msg::pattern_why_title());
        for (const Strip* strip : {&strip_, &other_}) {
            const i18n::Arg takes = words_of(strip->game.takes);
            if (only_parity(strip->game)) {
                step.lines.push_back(msg::pattern_why_parity(takes));
                step.checks.push_back(parity_check(*strip));
            } else if (all_takes(strip->game)) {
                step.lines.push_back(msg::pattern_why_block(takes, strip->game.takes.back() + 1));
                step.checks.push_back(block_check(*strip));
            } else {
                std::vector<Heap> ps;
                for (std::uint32_t i = 0; i < map_.width && ps.size() < longest_list; ++i) {
                    if (strip->at(i) == Verdict::P) ps.push_back(i);
                }
                step.lines.push_back(msg::pattern_why_list(takes, list_of(ps)));
                step.checks.push_back({msg::pattern_why_list_check(takes, map_.width), all_follow(*strip)});
            }
        }
        step.after.push_back(msg::pattern_why_learn());
    }

    [[nodiscard]] bool all_follow(const Strip& strip) const {
        for (std::uint32_t i = 0; i < map_.width; ++i) {
            if (!strip.follows(i)) return false;
        }
        return true;
    }

    [[nodiscard]] Check parity_check(const Strip& strip) const {
        bool holds = true;
        for (std::uint32_t i = 0; i < map_.width; ++i) {
            const std::size_t wins = strip.takes(i, true).size();
            holds = holds && wins == (i % 2 == 1 ? strip.takes(i, false).size() : 0);
        }
        return {msg::pattern_why_parity_check(map_.width - 1), holds};
    }

    [[nodiscard]] Check block_check(const Strip& strip) const {
        bool holds = true;
        const Heap block = strip.game.takes.back() + 1;
        for (std::uint32_t i = 0; i < map_.width; ++i)
            holds = holds && strip.takes(i, true).size() == (i % block == 0 ? 0 : 1);
        return {msg::pattern_why_block_check(map_.width - 1, block), holds};
    }

    Writer& writer_;
    Strip strip_;
    Strip other_;
    Map map_;
    Heap pile_;
    Heap own_;
};

}  // namespace

void write_piles(Writer& writer) {
    const core::Heaps heaps = *writer.lesson.heaps;
    core::Theory theory(writer.lesson.game);
    auto values = std::make_shared<core::Position>(heaps.begin(), heaps.end());
    const Heap largest = heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
    if (theory.prepare(largest)) {
        for (Heap& heap : *values) heap = theory.value_of(heap);
        set_nimbers(writer.lesson, values);
    }
    const Followed followed = follow(heaps);
    Piles(writer, followed.real.empty() ? 0 : followed.real[0]).write(followed.with_stones);
}

}  // namespace nimboard::lesson
