// A sum of games as bands: its parts one under the other, their heaps as cards that travel from picture to picture.
#include <algorithm>
#include <cmath>
#include <string>

#include "i18n/msg/scene.h"
#include "lesson/words.h"
#include "scene/font.h"
#include "scene/tape_plan.h"

namespace nimboard::scene {
namespace {

namespace msg = i18n::msg;
using lesson::Band;
using lesson::BandHeap;
using lesson::BandName;
using lesson::Bands;

/// Heaps up to this size are drawn stone by stone.
constexpr core::Heap most_stones = 30;

/// When words that go have gone; when words that come begin to come, and have come.
constexpr float gone = 0.1F;
constexpr float coming = 0.7F;
constexpr float come = 0.92F;

/// Text that stands in one picture: the same text at the same place stays, another one comes and goes.
struct Words {
    std::string text;
    Rect box;
    Style style;
    float fill_radius = -1;  ///< 0 or more: on a tile of the colour `fill`
    Rgba fill;
};

bool same(const Words& a, const Words& b) { return a.text == b.text && a.box == b.box && a.fill == b.fill; }

/// A heap in one picture.
struct Card {
    const BandHeap* heap = nullptr;
    Rect stones;   ///< room for its stones, which stand on the bottom
    float pitch = 0;
    int across = 1;
    core::Heap kept = 0;  ///< stones from here on are taken
    int role = 0;         ///< 1: the move is made here, 2: the answer
    Rect ring;
    bool row = false;     ///< gone to its row of the columns stage

    [[nodiscard]] Rect stone(core::Heap index) const {
        const auto i = static_cast<int>(index);
        const auto total = static_cast<int>(heap->size);
        const int line = i / across;
        const int in_line = std::min(across, total - line * across);
        const float x = stones.x + stones.w / 2 + (static_cast<float>(i % across) - static_cast<float>(in_line) / 2) * pitch;
        return {x, stones.bottom() - static_cast<float>(line + 1) * pitch, pitch, pitch};
    }
};

/// One picture, laid out.
class Picture {
public:
    Picture(const Painter& painter, const Frame& frame, const Bands& bands)
        : painter_(painter), frame_(frame), bands_(bands), unit_(frame.layout.unit) {
        name_size_ = std::max(20 * unit_, 10.0F);
        number_size_ = std::max(24 * unit_, 11.0F);
        place_bands();
    }

    std::vector<Rect> frames;
    std::vector<Card> cards;
    std::vector<Words> words;

    [[nodiscard]] const Card* find(std::uint32_t id) const {
        for (const Card& card : cards) {
            if (card.heap->id == id) return &card;
        }
        return nullptr;
    }

private:
    void place_bands() {
        const Rect& area = frame_.layout.stage;
        const float gap = 14 * unit_;
        const float foot = bands_.together ? std::max(76 * unit_, 34.0F) : 0;
        const auto count = static_cast<float>(std::max<std::size_t>(bands_.bands.size(), 1));
        const float height = std::min((area.h - foot - gap * (count - 1)) / count, 250 * unit_);
        float y = area.y + (area.h - foot - count * height - gap * (count - 1)) / 2;
        for (const Band& band : bands_.bands) has_values_ = has_values_ || has_value(band);
        for (const Band& band : bands_.bands) {
            const Rect rect{area.x, y, area.w, height};
            if (!bands_.rows) frames.push_back(rect);
            place_band(band, rect);
            y += height + gap;
        }
        if (!bands_.together) return;
        const Rect line{area.x, y, area.w, foot - gap};
        const float side = std::min(line.h, 56 * unit_);
        const std::string name = painter_.say(msg::scene_bands_together());
        add(name, {line.x + 14 * unit_, line.y, text_width(name, number_size_, true) + 1, line.h},
            {number_size_, true, painter_.theme.ink, Align::left});
        const Rect chip = centred({line.right() - 14 * unit_ - side / 2, line.y + line.h / 2}, side, side);
        if (bands_.value || bands_.verdict) {
            add_chip(chip, bands_.verdict, bands_.value, line.w * 0.5F);
        } else {
            add("?", chip, {side * 0.6F, true, painter_.theme.accent, Align::centre});
        }
    }

    static bool has_value(const Band& band) {
        return band.value || std::any_of(band.heaps.begin(), band.heaps.end(), [](const BandHeap& h) { return h.value.has_value(); });
    }

    void add(std::string text, const Rect& box, const Style& style) { words.push_back({std::move(text), box, style, -1, {}}); }

    /// P, N or a value on a tile, which is no wider than `most`; it grows to both sides, or only to the left.
    void add_chip(const Rect& rect, std::optional<core::Verdict> verdict, std::optional<core::Heap> value, float most,
                  bool to_left = true) {
        const Theme& theme = painter_.theme;
        const std::string text = value ? std::to_string(*value) : *verdict == core::Verdict::P ? "P" : "N";
        const Rgba fill = value ? value_colour(theme, *value) : *verdict == core::Verdict::P ? theme.ok : theme.muted;
        Rect box = rect;
        const float margin = std::min(rect.h * 0.4F, most * 0.1F);
        const float size = fitting_size(text, rect.h * 0.6F, most - margin, true);
        const float grown = std::max(text_width(text, size, true) + margin - box.w, 0.0F);
        box.x -= to_left ? grown : grown / 2;
        box.w += grown;
        words.push_back({text, box, {size, true, theme.on_hue, Align::centre}, rect.h * 0.18F, fill});
    }

    [[nodiscard]] std::string name_of(const Band& band) const {
        switch (band.name) {
            case BandName::heaps: return painter_.say(msg::scene_bands_heaps());
            case BandName::pair: return painter_.say(msg::scene_bands_pair());
            case BandName::pairs: return painter_.say(msg::scene_bands_pairs(band.number));
            case BandName::rest: return painter_.say(msg::scene_bands_rest());
            case BandName::cut: return painter_.say(msg::scene_bands_cut());
            case BandName::game: return painter_.say(lesson::game_title(*band.game));
            case BandName::text: break;
        }
        return band.text;
    }

    /// The move or the answer that is made in this heap; 0 for none.
    [[nodiscard]] int role_of(const BandHeap& heap) const {
        if (bands_.move && bands_.move->id == heap.id) return 1;
        return bands_.answer && bands_.answer->id == heap.id ? 2 : 0;
    }
    [[nodiscard]] const lesson::BandMove* move_of(const BandHeap& heap) const {
        const int role = role_of(heap);
        return role == 1 ? &*bands_.move : role == 2 ? &*bands_.answer : nullptr;
    }

    /// "5", "5 → 2", "9 → 4 + 3".
    [[nodiscard]] std::string number_of(const BandHeap& heap) const {
        std::string text = std::to_string(heap.size);
        if (const lesson::BandMove* move = move_of(heap)) {
            text += " → " + std::to_string(move->to);
            if (move->split) text += " + " + std::to_string(*move->split);
        }
        return text;
    }

    void place_band(const Band& band, const Rect& rect) {
        const float pad = 14 * unit_;
        const float line = name_size_ * 1.5F;
        const bool chip = band.verdict || band.value;
        const float side = std::clamp(rect.h * 0.3F, 16.0F, 60 * unit_ + 6);
        Rect body{rect.x + pad, rect.y + line + pad * 0.6F, rect.w - 2 * pad - (chip ? side + 2 * pad : 0),
                  rect.h - line - pad * 1.2F};
        if (bands_.rows) {
            place_rows(band);
            return;
        }
        if (chip)
            add_chip(centred({rect.right() - pad - side / 2, body.y + body.h / 2}, side, side), band.verdict, band.value, side);
        const float small = std::max(16 * unit_, 9.0F);
        float least = std::max(44 * unit_, 22.0F);
        for (const BandHeap& heap : band.heaps) {
            const std::string value = std::to_string(heap.value.value_or(0));
            const float widest = std::max(text_width(number_of(heap), small, true), text_width(value, small, true) * 1.12F);
            least = std::max(least, widest + 12 * unit_ + 4);
        }
        const auto room = static_cast<std::size_t>(std::max(std::floor(body.w / least), 1.0F));
        // Heaps with a move are always among those that are drawn.
        std::vector<const BandHeap*> shown;
        for (const BandHeap& heap : band.heaps) {
            if (shown.size() < room) shown.push_back(&heap);
            else if (role_of(heap) != 0) shown[room > 1 && role_of(*shown[room - 1]) != 0 ? room - 2 : room - 1] = &heap;
        }
        const std::size_t more = band.heaps.size() - shown.size() + band.more;
        std::string name = name_of(band);
        if (more > 0) name += "  " + painter_.say(msg::scene_bands_more(more));
        const float size = fitting_size(name, name_size_, rect.w - 2 * pad, false);
        add(name, {rect.x + pad, rect.y + pad * 0.4F, rect.w - 2 * pad, line}, {size, false, painter_.theme.muted, Align::left});
        const float width = std::min(body.w / static_cast<float>(std::max<std::size_t>(shown.size(), 1)), std::max(150 * unit_, least));
        core::Heap largest = 1;
        for (const BandHeap* heap : shown) {
            if (heap->size <= most_stones) largest = std::max(largest, heap->size);
        }
        for (std::size_t i = 0; i < shown.size(); ++i)
            place_card(*shown[i], {body.x + static_cast<float>(i) * width, body.y, width, body.h}, largest);
    }

    void place_card(const BandHeap& heap, const Rect& rect, core::Heap largest) {
        const float number = number_size_ * 1.35F;
        const float value = has_values_ ? number_size_ * 1.5F : 0;
        Card card;
        card.heap = &heap;
        card.stones = {rect.x, rect.y, rect.w, std::max(rect.h - number - value, 4.0F)};
        card.across = std::max(static_cast<int>(std::ceil(std::sqrt(static_cast<float>(largest)))), 1);
        const float lines = std::ceil(static_cast<float>(largest) / static_cast<float>(card.across));
        card.pitch = std::min({card.stones.w * 0.84F / static_cast<float>(card.across), card.stones.h / lines, 34 * unit_});
        // What is there stands in the middle.
        card.stones.h -= (card.stones.h - lines * card.pitch) / 2;
        const lesson::BandMove* const move = move_of(heap);
        card.kept = move != nullptr ? std::min(move->to + move->split.value_or(0), heap.size) : heap.size;
        card.role = role_of(heap);
        const float top = std::max(card.stones.bottom() - lines * card.pitch - 8 * unit_, rect.y);
        const float low = card.stones.bottom() + number + value;
        card.ring = {rect.x + 4 * unit_, top, rect.w - 8 * unit_, low - top};
        cards.push_back(card);
        const Theme& theme = painter_.theme;
        const std::string text = number_of(heap);
        const float size = fitting_size(text, number_size_, rect.w - 4, true);
        const Rgba colour = card.role == 0 ? theme.ink : card.role == 1 ? theme.accent : theme.ok;
        add(text, {rect.x, card.stones.bottom(), rect.w, number}, {size, true, colour, Align::centre});
        if (!heap.value) return;
        const float side = value * 0.86F;
        add_chip(centred({rect.x + rect.w / 2, card.stones.bottom() + number + value / 2}, std::min(side, rect.w - 2), side), {},
                 heap.value, rect.w - 4, false);
    }

    /// Each heap at the left of its row, as the number of the Nim heap.
    void place_rows(const Band& band) {
        const Layout& layout = frame_.layout;
        for (const BandHeap& heap : band.heaps) {
            const auto row = static_cast<std::size_t>(heap.id);
            if (row >= layout.end_row(0)) continue;
            Card card;
            card.heap = &heap;
            card.row = true;
            const float middle = layout.row_middle(row, 0);
            card.stones = centred({layout.numbers.right() - layout.number_size * 0.3F, middle}, layout.number_size, layout.number_size);
            card.pitch = layout.number_size * 0.2F;
            card.across = 5;
            card.kept = heap.size;
            cards.push_back(card);
            const float height = layout.number_size * 1.25F;
            if (layout.row_height < height) continue;
            add(std::to_string(heap.value.value_or(0)), {layout.numbers.x, middle - height / 2, layout.numbers.w + 0.5F, height},
                {layout.number_size, true, painter_.theme.ink, Align::right});
        }
    }

    const Painter& painter_;
    const Frame& frame_;
    const Bands& bands_;
    float unit_;
    float name_size_ = 0;
    float number_size_ = 0;
    bool has_values_ = false;
};

/// The motion from one picture to the next.
class BandsDrawing {
public:
    BandsDrawing(Painter& painter, const Frame& frame, const Bands& now, const Bands& before)
        : painter_(painter), t_(frame.t), unit_(frame.layout.unit), now_(painter, frame, now), before_(painter, frame, before) {}

    void draw() {
        draw_frames();
        for (const Card& card : before_.cards) {
            if (now_.find(card.heap->id) == nullptr) draw_card(card, card, 1 - phase(t_, 0, 0.3F), card.role != 0 ? 1.0F : 0.0F);
        }
        for (const Card& card : now_.cards) {
            const Card* const old = before_.find(card.heap->id);
            const float hollow = old != nullptr ? taken(*old, card) : taken(card, card);
            draw_card(old != nullptr ? *old : card, card, old != nullptr ? 1 : phase(t_, 0.5F, 0.85F), hollow);
        }
        for (const Words& words : before_.words) {
            if (!stays(words, now_)) draw_words(words, 1 - phase(t_, 0, gone));
        }
        for (const Words& words : now_.words) draw_words(words, stays(words, before_) ? 1 : phase(t_, coming, come));
    }

private:
    static bool stays(const Words& words, const Picture& other) {
        return std::any_of(other.words.begin(), other.words.end(), [&](const Words& w) { return same(w, words); });
    }

    void draw_words(const Words& words, float strength) {
        if (strength <= 0) return;
        if (words.fill_radius >= 0) painter_.tile(words.box, words.fill_radius, faded(words.fill, strength));
        Style style = words.style;
        style.colour = faded(style.colour, strength);
        if (style.size >= 6.6F) painter_.label(words.text, words.box, style);
    }

    void draw_frames() {
        const std::size_t count = std::max(now_.frames.size(), before_.frames.size());
        for (std::size_t i = 0; i < count; ++i) {
            const bool is = i < now_.frames.size();
            const bool was = i < before_.frames.size();
            const Rect& to = is ? now_.frames[i] : before_.frames[i];
            const Rect rect = is && was ? blend(before_.frames[i], to, phase(t_, 0.1F, 0.65F)) : to;
            const float strength = is && was ? 1 : is ? phase(t_, 0.4F, 0.8F) : 1 - phase(t_, 0, 0.3F);
            painter_.tile(rect, 14 * unit_, faded(painter_.theme.panel, strength));
            painter_.frame(rect, 14 * unit_, faded(painter_.theme.line, strength), 1, Layer::under);
        }
    }

    /// How far the stones that `card` takes are gone: the answer comes after the move.
    [[nodiscard]] float taken(const Card& from, const Card& to) const {
        if (to.role == 0) return from.role == 0 ? 0 : 1 - phase(t_, 0, 0.15F);
        if (from.role == to.role && from.kept == to.kept && &from != &to) return 1;
        return to.role == 1 ? phase(t_, 0.15F, 0.4F) : phase(t_, 0.45F, 0.7F);
    }

    void draw_card(const Card& from, const Card& to, float strength, float hollow) {
        const float p = phase(t_, 0.1F, 0.65F);
        const float saved = painter_.alpha;
        painter_.alpha *= strength;
        const Card& acting = to.role != 0 ? to : from;
        const Rgba mark = acting.role == 2 ? painter_.theme.ok : painter_.theme.accent;
        if (hollow > 0)
            painter_.frame(blend(from.ring, to.ring, p), 10 * unit_, faded(mark, hollow), std::max(2.5F * unit_, 1.5F));
        // On the way to its row a heap shrinks to nothing, and its value comes.
        const float away = (from.row ? 1.0F : 0.0F) + ((to.row ? 1.0F : 0.0F) - (from.row ? 1.0F : 0.0F)) * phase(t_, 0.35F, 0.7F);
        painter_.alpha *= 1 - away;
        if (to.heap->size > most_stones) {
            draw_tile(from, to, acting.kept, hollow, mark, p);
        } else {
            for (core::Heap i = 0; i < to.heap->size; ++i) {
                Block block;
                block.rect = i < from.heap->size ? blend(from.stone(i), to.stone(i), p) : to.stone(i);
                const bool goes = i >= acting.kept;
                block.hollow = goes ? hollow : 0;
                block.colour = goes ? blend(painter_.theme.neutral, mark, hollow) : painter_.theme.neutral;
                painter_.block(block);
            }
        }
        painter_.alpha = saved;
    }

    /// Too many stones: a tile, of which the part that is taken is an outline.
    void draw_tile(const Card& from, const Card& to, core::Heap kept, float hollow, Rgba mark, float p) {
        const auto tile_of = [](const Card& card) {
            const float side = std::min(card.stones.w * 0.6F, card.stones.h * 0.92F);
            return Rect{card.stones.x + (card.stones.w - side) / 2, card.stones.bottom() - side, side, side};
        };
        const Rect rect = blend(tile_of(from), tile_of(to), p);
        const auto share = static_cast<float>(static_cast<double>(to.heap->size - kept) / static_cast<double>(to.heap->size));
        const float high = rect.h * share * hollow;
        Block block;
        block.rect = {rect.x, rect.y + high, rect.w, rect.h - high};
        block.kind = BlockKind::dotted;
        block.colour = painter_.theme.neutral;
        if (block.rect.h > 0.5F) painter_.block(block);
        if (high > 1) painter_.frame({rect.x, rect.y, rect.w, high}, 4 * unit_, mark, std::max(2 * unit_, 1.2F));
    }

    Painter& painter_;
    float t_;
    float unit_;
    Picture now_;
    Picture before_;
};

}  // namespace

void draw_bands(Painter& painter, const Frame& frame, const lesson::Bands& now, const lesson::Bands* before) {
    BandsDrawing(painter, frame, now, before != nullptr && frame.t < 1 ? *before : now).draw();
}

}  // namespace nimboard::scene
