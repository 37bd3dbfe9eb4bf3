#include "lesson/map_parts.h"

#include <algorithm>

#include "core/search.h"
#include "core/walk.h"
#include "i18n/msg/math.h"
#include "i18n/msg/pattern.h"

namespace nimboard::lesson {
namespace {

namespace msg = i18n::msg;

constexpr std::uint32_t side = last_on_map + 1;

/// The same verdict with heaps that fit: what is too large becomes the largest that fits, then the last one is put
/// right.
core::Position fitting(core::Position heaps) {
    const bool fits = std::all_of(heaps.begin(), heaps.end(), [](core::Heap heap) { return heap <= last_on_map; });
    if (fits) return heaps;
    const bool p = core::nim_sum(heaps) == 0;
    for (core::Heap& heap : heaps) heap = std::min<core::Heap>(heap, last_on_map);
    const core::Heap sum = core::nim_sum(heaps);
    if (p) heaps.back() ^= sum;
    if (!p && sum == 0) heaps.back() ^= 1;
    return heaps;
}

}  // namespace

Followed follow(core::Heaps heaps) {
    constexpr std::size_t most_followed = 3;
    Followed followed;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps[i] == 0) continue;
        ++followed.with_stones;
        if (followed.real.size() == most_followed) continue;
        followed.numbers.push_back(i + 1);
        followed.real.push_back(heaps[i]);
    }
    followed.shown = fitting(followed.real);
    return followed;
}

Cube::Cube() : verdicts_(std::size_t{side} * side * side) {
    core::Exhaustive search(core::parse_game("nim").game);
    for (std::uint32_t i = 0; i < verdicts_.size(); ++i) {
        const std::uint32_t x = i % side;
        const std::uint32_t y = i / side % side;
        const std::uint32_t z = i / side / side;
        // Any order of the heaps is one position: it need not be looked up again.
        const bool known = z > y || y > x;
        verdicts_[i] = known ? core::Verdict::P : search.verdict(core::Position{z, y, x});
    }
}

core::Verdict Cube::at(std::uint32_t x, std::uint32_t y, std::uint32_t z) const {
    const std::uint32_t low = std::min({x, y, z});
    const std::uint32_t high = std::max({x, y, z});
    const std::uint32_t middle = x + y + z - low - high;
    return verdicts_[(std::size_t{low} * side + middle) * side + high];
}

std::shared_ptr<const std::vector<core::Verdict>> Cube::layer(std::uint32_t width, std::uint32_t height,
                                                              std::uint32_t z) const {
    auto verdicts = std::make_shared<std::vector<core::Verdict>>();
    for (std::uint32_t i = 0; i < width * height; ++i) verdicts->push_back(at(i % width, i / width, z));
    return verdicts;
}

std::optional<std::uint32_t> Cube::third(std::uint32_t x, std::uint32_t y) const {
    std::optional<std::uint32_t> found;
    for (std::uint32_t z = 0; z < side; ++z) {
        if (at(x, y, z) != core::Verdict::P) continue;
        if (found) return std::nullopt;
        found = z;
    }
    return found;
}

std::shared_ptr<const std::vector<MapCell>> outward(std::uint32_t width, std::uint32_t height) {
    auto cells = std::make_shared<std::vector<MapCell>>();
    for (std::uint32_t total = 0; total + 1 < width + height; ++total) {
        for (std::uint32_t y = 0; y < height; ++y) {
            if (y <= total && total - y < width) cells->push_back({total - y, y});
        }
    }
    return cells;
}

std::uint32_t cells_up_to(const Map& map, std::uint32_t total) {
    const auto within = [&](const MapCell& cell) { return cell.x + cell.y <= total; };
    return static_cast<std::uint32_t>(std::count_if(map.order->begin(), map.order->end(), within));
}

i18n::Arg name_position(core::Heaps heaps) {
    if (heaps.empty()) return core::Heap{0};
    if (heaps.size() == 1) return heaps[0];
    if (heaps.size() == 2) return msg::pattern_pair(heaps[0], heaps[1]);
    return msg::pattern_triple(heaps[0], heaps[1], heaps[2]);
}

Question verdict_question(i18n::Message text, core::Verdict verdict, const i18n::Message& reason) {
    Question question;
    question.text = std::move(text);
    question.answers.push_back({msg::pattern_p(), verdict == core::Verdict::P, reason});
    question.answers.push_back({msg::pattern_n(), verdict == core::Verdict::N, reason});
    return question;
}

Step& show(Writer& writer, const Map& map, i18n::Message title) {
    Step& step = writer.step(std::move(title));
    step.stage.scenery = std::make_shared<const Scenery>(map);
    step.stage.position = writer.lesson.heaps;
    return step;
}

void write_cost(Writer& writer, Map map, const core::Game& game, const core::Position& heaps) {
    constexpr std::uint64_t patience = 100'000;
    const core::Visits plain = core::count_visits(game, heaps, core::Remembers::nothing, patience);
    const core::Visits kept = core::count_visits(game, heaps, core::Remembers::positions, patience);
    const core::Visits sorted = core::count_visits(game, heaps, core::Remembers::heaps, patience);
    map.options.clear();
    map.twin.reset();
    map.diagonal = false;
    map.reach = map.focus;
    writer.chapter(msg::pattern_chapter_cost());
    Step& step = show(writer, map, msg::pattern_cost_title());
    step.lines.push_back(plain.complete ? msg::pattern_cost_plain(plain.positions)
                                        : msg::pattern_cost_endless(patience));
    std::uint64_t product = 1;
    i18n::Arg factors;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        product *= heaps[i] + 1;
        const i18n::Arg factor = heaps.size() == 1 ? i18n::Arg(msg::math_plus(heaps[i], core::Heap{1}))
                                                   : i18n::Arg(msg::pattern_factor(heaps[i]));
        factors = i == 0 ? factor : i18n::Arg(msg::pattern_times(factors, factor));
    }
    step.lines.push_back(msg::pattern_cost_kept(factors, kept.positions));
    if (heaps.size() > 1) step.lines.push_back(msg::pattern_cost_sorted(sorted.positions));
    step.lines.push_back(msg::pattern_cost_why());
    step.after.push_back(msg::pattern_cost_more());
    const bool holds = kept.complete && kept.positions == product && sorted.positions <= kept.positions;
    step.checks.push_back({msg::pattern_cost_check(name_position(heaps), factors, product), holds});
}

void write_pattern(Writer& writer) {
    if (writer.lesson.game.rules->name == "subtract") {
        write_piles(writer);
        return;
    }
    const Followed followed = follow(*writer.lesson.heaps);
    if (followed.real.size() < 2) {
        write_one_heap(writer, followed);
    } else {
        write_two_heaps(writer, followed);
    }
}

}  // namespace nimboard::lesson
