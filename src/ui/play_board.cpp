// The heaps of a match, drawn as columns of stones; on stairs where the game has stairs.
#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/match.h"
#include "i18n/msg/name.h"
#include "ui/play_panel.h"
#include "ui/widgets.h"

namespace nimboard::ui {
namespace {

using core::Heap;

constexpr float least_column = 44, least_stone = 24;  // what a finger can hit
constexpr std::size_t most_marked = 64;               // with more heaps only the one pointed at shows P and N

struct Board {
    scene::Rect area;
    std::size_t first = 0, shown = 0;  ///< heaps in sight
    float column = 0, stone = 0, rise = 0, letters = 0, foot = 0;
    std::size_t rows = 0;
};

Board plan(Frame& frame, const scene::Rect& area, const app::Match& match) {
    const float u = std::max(frame.unit(), 0.8F);
    Board b{.area = area};
    const std::size_t count = match.heaps.size();
    b.shown = std::min(count, static_cast<std::size_t>(std::max(area.w / least_column, 1.0F)));
    b.first = match.heap / b.shown * b.shown;
    b.shown = std::min(b.shown, count - b.first);
    b.column = std::min(area.w / static_cast<float>(b.shown), 150 * u);
    b.letters = std::clamp(b.column * 0.3F, 14.0F, 24 * u);
    b.foot = b.letters * 1.6F;
    const bool stairs = match.game.rules->name == "staircase";
    if (stairs) b.rise = std::min(30 * u, area.h * 0.3F / static_cast<float>(b.shown));
    const float high = std::max(area.h - b.foot - b.letters * 1.5F - b.rise * static_cast<float>(b.shown), 4 * least_stone);
    Heap tallest = 1;
    for (std::size_t i = b.first; i < b.first + b.shown; ++i) tallest = std::max(tallest, match.heaps[i]);
    b.stone = std::clamp(high / static_cast<float>(tallest), least_stone, 46 * u);
    b.rows = static_cast<std::size_t>(high / b.stone);
    return b;
}

/// How a column stands: its middle, its foot, and how many of its stones are drawn one by one, the top ones.
struct Column {
    float x = 0, foot = 0;
    Heap heap = 0;
    std::size_t single = 0;
    [[nodiscard]] bool cut() const { return single < heap; }
};

Column column_of(const Board& b, const app::Match& match, std::size_t heap) {
    const auto place = static_cast<float>(heap - b.first);
    const float left = b.area.x + (b.area.w - b.column * static_cast<float>(b.shown)) / 2;
    Column c{left + (place + 0.5F) * b.column, b.area.bottom() - b.foot - b.rise * (place + 1), match.heaps[heap], 0};
    c.single = c.heap <= b.rows ? static_cast<std::size_t>(c.heap) : b.rows - 2;
    return c;
}

scene::Rect stone_rect(const Board& b, const Column& c, float row) {
    const float wide = std::min(b.column * 0.74F, b.stone * 2.1F), gap = std::max(b.stone * 0.08F, 2.0F);
    return {c.x - wide / 2, c.foot - (row + 1) * b.stone + gap, wide, b.stone - gap};
}

/// The row, from below, of the stone at `depth`, the top one being 1.
float row_of(const Column& c, std::size_t depth) { return static_cast<float>(c.single - depth + (c.cut() ? 2 : 0)); }

/// The move that a click on the stone at `depth` asks for.
app::Pick pick_at(const app::Match& match, std::size_t heap, Heap depth) {
    if (core::game_of_heap(match.game, heap).rules->name == "grundy") return {heap, 0, depth};
    return {heap, depth, 0};
}

void click(Frame& frame, const app::Match& match, const app::Pick& pick) {
    const auto nothing = pick.take == 0 && pick.part == 0;
    if (nothing || match.game.rules->name == "moore") {
        frame.intents.emplace_back(app::HoldPick{pick});
        return;
    }
    // Where taking so many always splits, the list says how.
    for (const app::PickRange& range : app::pick_ranges(match.game, match.heaps, pick.heap)) {
        if (!range.split || range.take != pick.take || pick.part > 0) continue;
        if (!app::why_illegal(match.game, match.heaps, {pick})) continue;
        frame.intents.emplace_back(app::HoldPick{{pick.heap, pick.take, 1}});
        return;
    }
    frame.intents.emplace_back(app::MakeMove{{pick}});
}

scene::Rgba faded(scene::Rgba colour, float alpha) {
    colour.a = static_cast<std::uint8_t>(static_cast<float>(colour.a) * alpha);
    return colour;
}

/// The stones that the last move took from this heap rise and fade.
void leaving(Frame& frame, const Board& b, const Column& c, std::size_t heap) {
    const app::Match& match = *frame.model.play.match;
    if (match.motion <= 0 || match.moves.empty()) return;
    const core::GameMove& move = match.moves.back();
    for (const core::Change& change : move.changes) {
        if (change.heap != heap || change.from <= change.to) continue;
        const Heap gone = std::min<Heap>(change.from - change.to - move.split.value_or(0), 12);
        for (Heap i = 0; i < gone; ++i) {
            const float row = row_of(c, 1) + 1 + static_cast<float>(i) + 2 * (1 - match.motion);
            box(frame, stone_rect(b, c, row), faded(frame.theme.accent, 0.25F * match.motion),
                faded(frame.theme.accent, match.motion), b.stone / 2);
        }
    }
}

void draw_column(Frame& frame, const Board& b, std::size_t heap, const app::Picks& preview) {
    const app::PlayState& play = frame.model.play;
    const app::Match& match = *play.match;
    const scene::Theme& theme = frame.theme;
    const Column c = column_of(b, match, heap);
    app::Pick held{heap, 0, 0};
    for (const app::Pick& pick : preview) {
        if (pick.heap == heap) held = pick;
    }
    const auto ranges = app::pick_ranges(match.game, match.heaps, heap);
    const bool splits = std::any_of(ranges.begin(), ranges.end(), [](const app::PickRange& r) { return r.split; });
    const Heap open = ranges.empty() ? 0 : ranges.back().take + ranges.back().count - 1;
    const bool marked = play.marks && !match.over && (match.heaps.size() <= most_marked || heap == match.heap);
    if (b.rise > 0) {
        const scene::Rect step{c.x - b.column / 2, c.foot + 2, b.column, b.area.bottom() - b.foot - c.foot};
        box(frame, step, theme.line, {0, 0, 0, 0}, 2);
    }
    for (std::size_t depth = 1; depth <= c.single; ++depth) {
        scene::Rect r = stone_rect(b, c, row_of(c, depth));
        const bool taken = depth <= held.take;
        if (held.part > 0 && !taken && depth <= held.take + held.part) r.x += b.column * 0.13F;
        const bool locked = !splits && depth > open;
        const scene::Rgba fill = taken ? theme.background : faded(theme.neutral, locked ? 0.4F : 1);
        box(frame, r, fill, taken ? theme.accent : scene::Rgba{0, 0, 0, 0}, r.h / 2);
        if (!marked || locked) continue;
        if (const auto leaves = leaves_of(match, pick_at(match, heap, depth))) {
            const bool p = *leaves == core::Verdict::P;
            const float size = std::min(r.h * 0.62F, 18 * frame.unit());
            if (p) box(frame, r, {0, 0, 0, 0}, theme.ok, r.h / 2);
            text(frame, p ? "P" : "N", r.x + r.w / 2, centred_baseline(r, size), size, taken ? theme.ink : theme.background,
                 Align::centre, p);
        }
    }
    if (c.cut()) {
        const scene::Rect low = stone_rect(b, c, 0), high = stone_rect(b, c, 1);
        const scene::Rect r{low.x, high.y, low.w, low.bottom() - high.y};
        box(frame, r, faded(theme.neutral, 0.35F), theme.neutral, b.stone / 3);
        const std::string rest = "+" + std::to_string(c.heap - c.single);
        const float size = std::min(b.letters * 0.8F, b.letters * 0.8F * r.w * 0.9F / text_width(frame, rest, b.letters * 0.8F));
        text(frame, rest, c.x, centred_baseline(r, size), size, theme.ink, Align::centre);
    }
    leaving(frame, b, c, heap);
    const auto moved = [&] {
        if (match.moves.empty()) return false;
        const auto& changes = match.moves.back().changes;
        return std::any_of(changes.begin(), changes.end(), [&](const core::Change& change) { return change.heap == heap; });
    };
    const std::string count = std::to_string(c.heap);
    const float wide = text_width(frame, count, b.letters, true);
    const float letters = std::min(b.letters, b.letters * b.column * 0.95F / wide);
    const float top = c.foot - row_of(c, 1) * b.stone - b.stone - letters * 0.45F;
    text(frame, count, c.x, c.single == 0 ? c.foot - letters * 0.45F : top, letters, moved() ? theme.accent : theme.ink,
         Align::centre, true);
    const bool stairs = b.rise > 0;
    const std::string name = frame.words(stairs ? i18n::msg::match_stair_name(heap + 1) : i18n::msg::name_by_number(heap + 1));
    const bool room = text_width(frame, name, b.letters * 0.72F) < b.column * 0.96F;
    const float base = b.area.bottom() - b.letters * 0.5F;
    text(frame, room ? name : std::to_string(heap + 1), c.x, base, b.letters * 0.72F,
         heap == match.heap && !match.over ? theme.accent : theme.muted, Align::centre);
}

}  // namespace

std::optional<core::Verdict> leaves_of(const app::Match& match, const app::Pick& pick) {
    app::Picks picks = {pick};
    if (match.game.rules->name == "moore") {
        for (const app::Pick& other : match.held) {
            if (other.heap != pick.heap) picks.push_back(other);
        }
    }
    if (app::why_illegal(match.game, match.heaps, picks)) return std::nullopt;
    return app::verdict_of(match, core::after(match.heaps, app::move_of(match.game, match.heaps, picks)));
}

void play_board(Frame& frame, const scene::Rect& area, std::optional<app::Pick> shown) {
    const app::Match& match = *frame.model.play.match;
    if (match.heaps.empty()) return;
    const Board b = plan(frame, area, match);
    const float mouse = ImGui::GetIO().MousePos.y / frame.ratio;
    for (std::size_t heap = b.first; heap < b.first + b.shown; ++heap) {
        const Column c = column_of(b, match, heap);
        ImGui::PushID(static_cast<int>(heap));
        const Press press = place(frame, "column", {c.x - b.column / 2, area.y, b.column, area.h});
        ImGui::PopID();
        if (match.over || (!press.hovered && !press.clicked)) continue;
        const float row = std::floor((c.foot - mouse) / b.stone) - (c.cut() ? 2 : 0);
        const bool on_stone = row >= 0 && row < static_cast<float>(c.single);
        const app::Pick pick = pick_at(match, heap, on_stone ? c.single - static_cast<std::size_t>(row) : 0);
        if (on_stone) shown = pick;
        if (press.clicked) click(frame, match, pick);
    }
    const app::Picks preview = shown ? app::Picks{*shown} : match.held;
    const float line = b.area.bottom() - b.foot;
    if (b.rise <= 0) box(frame, {area.x, line + 1, area.w, 2}, frame.theme.line, {0, 0, 0, 0}, 0);
    for (std::size_t heap = b.first; heap < b.first + b.shown; ++heap) draw_column(frame, b, heap, preview);
}

}  // namespace nimboard::ui
