// Plays that end among heaps of one, one under the other: every stone gets the name of the player who takes it.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "i18n/keys.h"
#include "scene/font.h"
#include "scene/frame.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::Ending;
using lesson::Endings;
using Stand = Endings::Stand;

/// Stones of the large heap that are drawn one by one.
constexpr core::Heap most_stones = 40;

/// Rows that the large heap is drawn in, its last stone apart.
int rows_for(core::Heap stones) { return stones <= 4 ? 1 : stones <= 14 ? 2 : 3; }

/// Where things stand, the same for all lanes of a picture.
struct Plan {
    float unit = 1;
    std::vector<Rect> lanes;
    float left = 0;     ///< of the first heap
    float width = 0;    ///< of all heaps
    float stone = 0;    ///< pitch of stones
    float large = 0;    ///< width of the large heap without its last stone
    float rest = 0;     ///< width of the place of its last stone
    float pitch = 0;    ///< from heap to heap
    int rows = 1;       ///< of the large heap
    std::size_t room = 1;  ///< heaps of one, and gaps, that fit
    float title = 0, number = 0, badge = 0, verdict = 0;  ///< text sizes
};

std::string player_name(const Painter& painter, bool second) {
    return painter.say(second ? msg::scene_second() : msg::scene_first());
}

/// One heap of stones in a lane, or the gap that stands for many.
struct Item {
    core::Heap turn = 0;    ///< the turn in which it is taken; 0: never
    core::Heap hidden = 0;  ///< a gap: heaps that are left out
    bool empty = false;
    bool rest = false;      ///< what may be left of the large heap
};

/// What stands beside the large part of the large heap.
std::vector<Item> items_of(const Plan& plan, const Ending& ending) {
    std::vector<Item> items;
    const bool large = ending.large > 0;
    core::Heap turn = large ? 1 : 0;
    if (large) items.push_back({ending.left > 0 ? ++turn : 1, 0, false, true});
    const std::size_t room = std::max<std::size_t>(plan.room > ending.empty ? plan.room - ending.empty : 0, 3);
    const core::Heap shown = std::min<core::Heap>(ending.ones, room);
    for (core::Heap i = 0; i < shown; ++i) {
        Item item;
        if (shown < ending.ones && i + 2 == shown) {
            item.hidden = ending.ones - shown + 1;
            turn += item.hidden;
        } else {
            item.turn = ending.kind == Ending::Kind::together ? 1 : ++turn;
        }
        items.push_back(item);
    }
    for (std::size_t i = 0; i < ending.empty; ++i) items.push_back({0, 0, true, false});
    return items;
}

Plan make_plan(const Painter& painter, const Frame& frame, const Endings& picture) {
    Plan plan;
    const Rect& area = frame.layout.stage;
    plan.unit = frame.layout.unit;
    const float gap = 18 * plan.unit;
    const auto count = static_cast<float>(picture.lanes.size());
    const float height = (area.h - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < picture.lanes.size(); ++i) {
        plan.lanes.push_back({area.x, area.y + static_cast<float>(i) * (height + gap), area.w, height});
    }
    plan.title = std::min(std::max(24 * plan.unit, 13.0F), height * 0.11F);
    plan.number = std::min(std::max(24 * plan.unit, 12.0F), height * 0.1F);
    plan.badge = std::min(std::max(16 * plan.unit, 10.0F), height * 0.085F);
    plan.verdict = std::min(std::max(21 * plan.unit, 12.0F), height * 0.1F);
    const float margin = 30 * plan.unit;
    plan.left = area.x + margin;
    plan.width = area.w - 2 * margin;
    for (const Ending& ending : picture.lanes) {
        plan.rows = std::max(plan.rows, rows_for(std::max<core::Heap>(ending.large, 1) - 1));
    }
    plan.stone = std::min({46 * plan.unit, height * 0.17F, height * 0.34F / static_cast<float>(plan.rows)});
    std::size_t heaps = 1;
    for (const Ending& ending : picture.lanes) {
        if (ending.large > most_stones) plan.large = plan.width * 0.34F;
        if (ending.large > 1 && ending.large <= most_stones) {
            const auto rows = static_cast<core::Heap>(plan.rows);
            const auto across = static_cast<float>((ending.large - 1 + rows - 1) / rows);
            plan.stone = std::min(plan.stone, plan.width * 0.36F / across);
            plan.large = std::max(plan.large, plan.stone * across);
        }
        const core::Heap ones = std::min<core::Heap>(ending.ones, 1000) + ending.empty;
        heaps = std::max(heaps, static_cast<std::size_t>(ones));
    }
    const float name = std::max(text_width(player_name(painter, false), plan.badge, true),
                                text_width(player_name(painter, true), plan.badge, true));
    const float least = name + 1.4F * plan.badge;
    if (plan.large > 0) {
        plan.large = std::max(plan.large, least);
        plan.rest = std::max(least, plan.stone * 1.5F);
    }
    const float room = plan.width - plan.large - plan.rest;
    plan.room = static_cast<std::size_t>(std::max(room / least, 4.0F));
    plan.pitch = std::min(room / static_cast<float>(std::min(plan.room, heaps)), 150 * plan.unit);
    return plan;
}

/// Draws one lane at one moment.
class Lane {
public:
    /// `before` is Stand::before where the picture is new.
    Lane(Painter& painter, const Plan& plan, const Ending& ending, const Rect& rect, Stand before, Stand now, float t)
        : painter_(painter), plan_(plan), ending_(ending), rect_(rect), before_(before), now_(now), t_(t),
          items_(items_of(plan, ending)) {}

    void draw() {
        const float radius = 16 * plan_.unit;
        painter_.tile(rect_, radius, painter_.theme.panel);
        painter_.frame(rect_, radius, painter_.theme.line, 1.5F, Layer::under);
        draw_title();
        if (ending_.large > 0) draw_large();
        float x = plan_.left + plan_.large;
        for (const Item& item : items_) {
            const float width = item.rest ? plan_.rest : plan_.pitch;
            draw_item(item, x + width / 2);
            x += width;
        }
        draw_verdict();
    }

private:
    [[nodiscard]] float y(float part) const { return rect_.y + rect_.h * part; }

    void draw_words(const std::string& words, float part, float size, Rgba colour, bool bold) {
        const Rect box{plan_.left, y(part) - size * 0.75F, plan_.width, size * 1.5F};
        painter_.label(words, box, {fitting_size(words, size, box.w, bold), bold, colour, Align::left});
    }

    void draw_title() {
        const bool late = t_ >= 0.15F;
        const std::string words = title(late ? now_ : before_);
        const bool changes = title(before_) != title(now_);
        const float shown = !changes ? 1 : late ? phase(t_, 0.15F, 0.3F) : 1 - phase(t_, 0, 0.15F);
        draw_words(words, 0.12F, plan_.title, faded(painter_.theme.ink, shown), true);
    }

    /// What the large heap becomes is not said before the move.
    [[nodiscard]] std::string title(Stand stand) const {
        const i18n::Arg left = stand == Stand::before ? i18n::Arg("?") : i18n::Arg(ending_.left);
        switch (ending_.kind) {
            case Ending::Kind::as_nim: return painter_.say(msg::scene_lane_nim(ending_.large, left));
            case Ending::Kind::misere: return painter_.say(msg::scene_lane_misere(ending_.large, left));
            case Ending::Kind::together: return painter_.say(msg::scene_lane_together());
            case Ending::Kind::ones: break;
        }
        if (ending_.empty > 0) {
            std::vector<i18n::Arg> heaps(static_cast<std::size_t>(ending_.ones), 1U);
            heaps.insert(heaps.end(), ending_.empty, 0U);
            return painter_.say(msg::scene_lane_heaps(i18n::list(std::move(heaps))));
        }
        if (ending_.last_wins) return painter_.say(msg::scene_lane_single());
        return painter_.say(msg::scene_lane_ones(ending_.ones));
    }

    /// How far a turn has been played, 0 to 1. Turns that are seen follow each other.
    [[nodiscard]] float played(core::Heap turn) const {
        const auto is_done = [&](Stand stand) {
            return stand == Stand::played || (stand == Stand::chosen && turn == 1 && ending_.large > 0);
        };
        if (turn == 0 || !is_done(now_)) return 0;
        if (is_done(before_)) return 1;
        std::vector<core::Heap> turns;
        if (ending_.large > 0 && before_ == Stand::before) turns.push_back(1);
        for (const Item& item : items_) {
            if (item.turn > 0 && (turns.empty() || item.turn > turns.back())) turns.push_back(item.turn);
        }
        const auto place = static_cast<float>(std::lower_bound(turns.begin(), turns.end(), turn) - turns.begin());
        const float each = 0.75F / static_cast<float>(now_ == Stand::chosen ? 1 : std::max<std::size_t>(turns.size(), 1));
        return phase(t_, 0.1F + each * place, 0.1F + each * (place + 1));
    }

    /// A stone that is taken rises and goes; its place stays as a ring.
    void draw_stone(const Rect& rect, float taken, BlockKind kind = BlockKind::stones) {
        Block block;
        block.rect = rect;
        block.kind = kind;
        if (taken > 0) {
            block.hollow = 1;
            block.colour = faded(painter_.theme.muted, 0.55F * phase(taken, 0.3F, 1));
            painter_.block(block);
            block.hollow = 0;
            block.rect.y -= taken * 0.13F * rect_.h;
        }
        block.colour = faded(painter_.theme.neutral, 1 - phase(taken, 0.15F, 0.8F));
        painter_.block(block);
    }

    [[nodiscard]] float middle() const { return y(0.4F); }

    void draw_large() {
        const float taken = played(1);
        const float height = plan_.stone * static_cast<float>(plan_.rows);
        const Rect place{plan_.left, middle() - height / 2, plan_.large, height};
        if (ending_.large > most_stones) {
            draw_stone(inset(place, height * 0.1F), taken, BlockKind::plain);
        } else {
            const auto stones = static_cast<std::size_t>(ending_.large - 1);
            const auto rows = static_cast<std::size_t>(plan_.rows);
            const std::size_t across = (stones + rows - 1) / rows;
            const float x = place.right() - static_cast<float>(across) * plan_.stone;
            for (std::size_t i = 0; i < stones; ++i) {
                const std::size_t column = i / rows;
                const std::size_t high = std::min(rows, stones - column * rows);
                const float top = middle() - plan_.stone * static_cast<float>(high) / 2;
                draw_stone({x + static_cast<float>(column) * plan_.stone,
                            top + static_cast<float>(i % rows) * plan_.stone, plan_.stone, plan_.stone},
                           taken);
            }
        }
        // The heap's tray holds its last stone as well.
        const Rect tray{place.x, place.y - plan_.stone * 0.3F, plan_.large + plan_.rest / 2 + plan_.stone * 0.75F,
                        height + plan_.stone * 0.6F};
        draw_tray(tray);
        draw_number(tray.x + tray.w / 2, tray.w, std::to_string(ending_.large));
        draw_badge(place.x + place.w / 2, 1);
    }

    void draw_tray(const Rect& tray) {
        painter_.frame(tray, 12 * plan_.unit, painter_.theme.line, std::max(2 * plan_.unit, 1.0F), Layer::under);
    }

    void draw_number(float x, float width, const std::string& number, bool faint = false) {
        const Rect box{x - width / 2, y(0.625F) - plan_.number * 0.7F, width, plan_.number * 1.4F};
        painter_.label(number, box, {fitting_size(number, plan_.number, width, true), true,
                                     faint ? painter_.theme.muted : painter_.theme.ink, Align::centre});
    }

    /// The player who takes it: the first one's badge is full, the second one's is an outline.
    void draw_badge(float x, core::Heap turn) {
        const float shown = phase(played(turn), 0.3F, 1);
        if (shown <= 0) return;
        const bool second = ending_.second_takes(turn);
        const std::string name = player_name(painter_, second);
        const float width = text_width(name, plan_.badge, true) + plan_.badge;
        const Rect pill = centred({x, y(0.755F)}, width, plan_.badge * 1.6F);
        const Theme& theme = painter_.theme;
        if (second) {
            painter_.frame(pill, pill.h / 2, faded(theme.accent, shown), std::max(2 * plan_.unit, 1.2F), Layer::under);
        } else {
            painter_.tile(pill, pill.h / 2, faded(theme.accent, shown));
        }
        painter_.label(name, pill, {plan_.badge, true, faded(second ? theme.ink : theme.background, shown), Align::centre});
    }

    void draw_item(const Item& item, float x) {
        const Theme& theme = painter_.theme;
        if (item.hidden > 0) {
            const Rect box = centred({x, middle()}, plan_.pitch, plan_.number * 1.4F);
            painter_.label("…", box, {plan_.number, true, theme.muted, Align::centre});
            draw_number(x, plan_.pitch * 0.94F, "×" + std::to_string(item.hidden), true);
            return;
        }
        const Rect stone = centred({x, middle()}, plan_.stone, plan_.stone);
        if (!item.rest) {
            draw_tray(inset(stone, -plan_.stone * 0.25F));
            draw_number(x, plan_.pitch, item.empty ? "0" : "1", item.empty);
        }
        if (item.empty) return;
        draw_stone(stone, played(item.turn));
        // Where nothing is left of the large heap, the first turn takes this stone with the others.
        if (!item.rest || ending_.left > 0) draw_badge(x, item.turn);
        mark_last(stone, item.turn);
    }

    /// The last stone of all is ringed.
    void mark_last(const Rect& stone, core::Heap turn) {
        if (turn != ending_.turns()) return;
        const float shown = phase(played(turn), 0.4F, 1);
        const float radius = stone.w * 0.72F;
        const Point centre{stone.x + stone.w / 2, stone.y + stone.h / 2};
        painter_.frame(centred(centre, radius * 2, radius * 2), radius, faded(verdict_colour(), shown),
                       std::max(3 * plan_.unit, 1.5F));
    }

    [[nodiscard]] Rgba verdict_colour() const { return ending_.last_wins ? painter_.theme.ok : painter_.theme.bad; }

    void draw_verdict() {
        const core::Heap turns = ending_.turns();
        if (now_ != Stand::played) return;
        // Where no turn is left to be played, the words come alone.
        const bool over = turns == 0 || (before_ == Stand::chosen && turns == 1);
        const float shown = before_ == Stand::played ? 1 : over ? phase(t_, 0.3F, 0.7F) : phase(played(turns), 0.5F, 1);
        if (shown <= 0) return;
        const i18n::Message who = ending_.second_takes(turns) ? msg::misere_second() : msg::misere_first();
        i18n::Message words = msg::scene_lane_nothing();
        if (turns > 0) words = ending_.last_wins ? msg::scene_lane_wins(who) : msg::scene_lane_loses(who);
        const Rgba colour = turns > 0 ? verdict_colour() : painter_.theme.ok;
        draw_words(painter_.say(words), 0.9F, plan_.verdict, faded(colour, shown), true);
    }

    Painter& painter_;
    const Plan& plan_;
    const Ending& ending_;
    Rect rect_;
    Stand before_, now_;
    float t_;
    std::vector<Item> items_;
};

void draw_lanes(Painter& painter, const Frame& frame, const Endings& picture, Stand before, float t) {
    const Plan plan = make_plan(painter, frame, picture);
    for (std::size_t i = 0; i < picture.lanes.size(); ++i) {
        Lane(painter, plan, picture.lanes[i], plan.lanes[i], before, picture.stand, t).draw();
    }
}

}  // namespace

void draw_endings(Painter& painter, const Frame& frame, const Endings& now, const Endings* before) {
    if (before == nullptr || before->lanes == now.lanes || frame.t >= 1) {
        draw_lanes(painter, frame, now, before != nullptr ? before->stand : now.stand, frame.t);
        return;
    }
    const bool late = frame.t >= 0.5F;
    const float saved = painter.alpha;
    painter.alpha *= late ? phase(frame.t, 0.5F, 1) : 1 - phase(frame.t, 0, 0.5F);
    draw_lanes(painter, frame, late ? now : *before, (late ? now : *before).stand, 1);
    painter.alpha = saved;
}

}  // namespace nimboard::scene
