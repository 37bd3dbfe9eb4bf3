// The panel of challenges: what is asked and how hard, the heaps as stones or cut into powers of two, the learner's
// answer by click or key, and the reason for what was right or wrong.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/challenge.h"
#include "i18n/msg/ask.h"
#include "i18n/msg/challenge.h"
#include "i18n/msg/scene.h"
#include "lesson/words.h"
#include "ui/panels.h"
#include "ui/widgets.h"
#include "ui/words.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;
using core::Heap;
using Verb = app::Riddle::Verb;

void ask(Frame& frame, Verb verb, std::int64_t value = 0) { frame.intents.emplace_back(app::Riddle{verb, value}); }

/// A paragraph of the panel.
struct Words {
    std::string text;
    scene::Rgba colour;
    bool large = false;
};

/// Paragraphs in the largest letters, up to `size`, in which they are no higher than `rect`. Gives the y below them.
float draw_words(Frame& frame, const std::vector<Words>& all, const scene::Rect& rect, float size) {
    const auto size_of = [&](const Words& words) { return words.large ? size * 1.2F : size; };
    const auto height = [&] {
        float sum = 0;
        for (const Words& words : all) {
            sum += static_cast<float>(wrapped(frame, words.text, size_of(words), rect.w).size()) * size_of(words) * 1.4F + size * 0.25F;
        }
        return sum;
    };
    while (height() > rect.h && size > 9) size -= 0.5F;
    float y = rect.y;
    for (const Words& words : all) {
        const float letters = size_of(words);
        y = draw_lines(frame, wrapped(frame, words.text, letters, rect.w), rect.x, y, letters, words.colour) + size * 0.25F;
    }
    return y;
}

/// Equal cells side by side, as many in a row as have room.
struct Cells {
    scene::Rect room;
    float height, gap, width = 0;
    int across = 1, next = 0;
    Cells(const scene::Rect& where, int count, float least, float high, float between) : room(where), height(high), gap(between) {
        across = std::clamp(static_cast<int>((room.w + gap) / (least + gap)), 1, count);
        const int rows = (count + across - 1) / across;
        across = (count + rows - 1) / rows;
        width = (room.w + gap) / static_cast<float>(across) - gap;
    }
    scene::Rect cell() {
        const scene::Rect at{room.x + static_cast<float>(next % across) * (width + gap),
                             room.y + static_cast<float>(next / across) * (height + gap), width, height};
        ++next;
        return at;
    }
    [[nodiscard]] static float high(const scene::Rect& where, int count, float least, float height, float gap) {
        Cells all(where, count, least, height, gap);
        return static_cast<float>((count + all.across - 1) / all.across) * (height + gap);
    }
};

class Panel {
public:
    explicit Panel(Frame& frame)
        : frame_(frame), c_(frame.model.challenges), u_(std::max(frame.unit(), 0.8F)), letters_(std::max(18 * u_, 15.0F)),
          button_(std::max(44 * u_, 40.0F)), gap_(10 * u_), moves_(c_.now.task == app::Task::move) {}

    void draw() {
        scene::Rect room = begin_overlay(frame_, "challenge", 1080 * u_, 840 * u_, frame_.words(msg::challenge_title()));
        controls(room);
        score(room);
        scene::Rect side = room;
        if (room.h < 420 && room.w > 560) {
            // A low window: the heaps at the left, everything else beside them.
            side.x += room.w * 0.52F;
            side.w = room.w * 0.48F;
            room.w *= 0.5F;
            buttons(side);
            words(side);
        } else {
            buttons(room);
            scene::Rect above = room;
            const float least = static_cast<float>(c_.now.heaps.size()) * 30 * u_;
            above.h = std::max(room.h - least, 0.0F);
            const float below = words(above);
            room.h = room.bottom() - below - gap_;
            room.y = below + gap_;
        }
        heaps(room);
        end_overlay();
    }

private:
    void stepper(const char* id, const scene::Rect& rect, const i18n::Message& label, Verb verb, const i18n::Message& less,
                 const i18n::Message& more, bool can_less, bool can_more) {
        const float w = std::min(rect.h, rect.w * 0.3F);
        const scene::Rect low{rect.x, rect.y, w, rect.h}, high{rect.right() - w, rect.y, w, rect.h};
        const std::string minus = std::string(id) + "-", plus = std::string(id) + "+";
        if (button(frame_, minus.c_str(), low, {}, frame_.words(less))) ask(frame_, verb, -1);
        icon(frame_, Icon::minus, low, 13 * u_, can_less ? frame_.theme.ink : frame_.theme.muted);
        if (button(frame_, plus.c_str(), high, {}, frame_.words(more))) ask(frame_, verb, 1);
        icon(frame_, Icon::plus, high, 13 * u_, can_more ? frame_.theme.ink : frame_.theme.muted);
        const std::string name = frame_.words(label);
        const float size = std::min(letters_, letters_ * (rect.w - 2 * w - 8) / text_width(frame_, name, letters_));
        text(frame_, name, rect.x + rect.w / 2, centred_baseline(rect, size), size, frame_.theme.ink, Align::centre);
    }

    void controls(scene::Rect& room) {
        const bool move = c_.task == app::Task::move;
        const int count = move ? 4 : 5;
        const float least = 148 * u_;
        Cells cells(room, count, least, button_, gap_);
        const std::string tip = frame_.words(msg::challenge_task_tip());
        if (button(frame_, "move", cells.cell(), frame_.words(msg::challenge_move()), tip, move) && !move) ask(frame_, Verb::task);
        if (button(frame_, "verdict", cells.cell(), frame_.words(msg::challenge_verdict()), tip, !move) && move) ask(frame_, Verb::task);
        if (!move && button(frame_, "game", cells.cell(), frame_.words(lesson::game_title(c_.now.game)), frame_.words(msg::challenge_game_tip()))) {
            ask(frame_, Verb::game);
        }
        const app::Difficulty& d = c_.difficulty;
        stepper("heaps", cells.cell(), msg::challenge_heaps(c_.now.heaps.size()), Verb::heaps, msg::challenge_fewer_heaps(),
                msg::challenge_more_heaps(), d.heaps > app::easiest.heaps, d.heaps < app::hardest.heaps);
        stepper("bits", cells.cell(), msg::challenge_bits(d.bits), Verb::bits, msg::challenge_fewer_bits(),
                msg::challenge_more_bits(), d.bits > app::easiest.bits, d.bits < app::hardest.bits);
        const float high = Cells::high(room, count, least, button_, gap_) + gap_;
        room.y += high;
        room.h -= high;
    }

    void score(scene::Rect& room) {
        const std::string words = frame_.words(msg::challenge_score(c_.solved, c_.tried, c_.streak, frame_.model.learn.progress.best));
        float size = letters_ * 0.9F;
        size = std::min(size, size * room.w / text_width(frame_, words, size));
        text(frame_, words, room.x, room.bottom() - size * 0.25F, size, frame_.theme.muted);
        room.h -= size * 1.3F + gap_;
    }

    void buttons(scene::Rect& room) {
        const int count = moves_ ? 4 : 5;
        const float least = (room.w > 600 * u_ ? 180 : 140) * u_;
        const float high = Cells::high(room, count, least, button_, gap_);
        Cells cells({room.x, room.bottom() - high + gap_, room.w, high}, count, least, button_, gap_);
        room.h -= high;
        const bool done = app::finished(c_);
        const auto wide = [&](const char* id, const i18n::Message& label, const std::string& tip, bool lit, Verb verb, std::int64_t value) {
            if (button(frame_, id, cells.cell(), frame_.words(label), tip, lit)) ask(frame_, verb, value);
        };
        if (moves_) {
            wide("give", msg::challenge_give(), "Enter", !done && c_.to < c_.now.heaps[c_.row], Verb::give, 0);
        } else {
            wide("n", msg::challenge_n(), "N", false, Verb::say, 1);
            wide("p", msg::challenge_p(), "P", false, Verb::say, 0);
        }
        wide("hint", msg::ask_hint(), frame_.words(msg::challenge_hint_tip()), false, Verb::hint, 0);
        wide("lesson", msg::challenge_lesson(), frame_.words(msg::challenge_lesson_tip()), false, Verb::lesson, 0);
        wide("next", msg::challenge_next(), frame_.words(msg::challenge_next_tip()), done, Verb::next, 0);
    }

    float words(const scene::Rect& room) {
        const scene::Theme& theme = frame_.theme;
        std::vector<Words> all;
        for (const i18n::Message& line : app::task_lines(c_)) all.push_back({frame_.words(line), theme.ink, all.empty()});
        const std::vector<i18n::Message> hints = app::challenge_hints(c_.now);
        if (c_.outcome == app::Outcome::open) {
            for (std::size_t i = 0; i < static_cast<std::size_t>(c_.hints); ++i) all.push_back({frame_.words(hints[i]), theme.muted, false});
        } else {
            const bool right = c_.outcome == app::Outcome::right;
            all.push_back({frame_.words(right ? msg::challenge_right() : msg::challenge_wrong()), right ? theme.ok : theme.bad, true});
            for (const i18n::Message& line : c_.said) all.push_back({frame_.words(line), theme.ink, false});
            if (!app::finished(c_)) all.push_back({frame_.words(msg::challenge_again()), theme.muted, false});
        }
        return draw_words(frame_, all, room, letters_);
    }

    void heaps(const scene::Rect& room) {
        const auto count = static_cast<float>(c_.now.heaps.size());
        const float high = std::clamp(room.h / count, 1.0F, 72 * u_);
        for (std::size_t i = 0; i < c_.now.heaps.size(); ++i) {
            row(i, {room.x, room.y + static_cast<float>(i) * high + 2, room.w, high - 4});
        }
    }

    void row(std::size_t index, const scene::Rect& rect) {
        const Heap heap = c_.now.heaps[index];
        const bool chosen = moves_ && index == c_.row, live = moves_ && !app::finished(c_);
        const Heap to = chosen ? c_.to : heap;
        const scene::Theme& theme = frame_.theme;
        if (chosen) box(frame_, rect, theme.background, theme.accent, 10 * u_);
        const std::string id = "heap" + std::to_string(index);
        const float size = std::min(letters_ * 1.3F, rect.h * 0.6F), small = size * 0.72F;
        const std::string number = to == heap ? std::to_string(heap) : std::to_string(heap) + " → " + std::to_string(to);
        const bool stairs = c_.now.game.rules->name == "staircase";
        const std::string name = frame_.words(stairs ? msg::scene_stair(index + 1) : msg::scene_heap(index + 1));
        const bool narrow = rect.w < 420;
        const float name_w = narrow ? 0 : text_width(frame_, name, small) + 16 * u_;
        const float number_w = text_width(frame_, moves_ ? "255 → 255" : "255", size, true) + 12 * u_;
        if (!narrow) text(frame_, name, rect.x + 10 * u_, centred_baseline(rect, small), small, theme.muted);
        text(frame_, number, rect.x + 10 * u_ + name_w, centred_baseline(rect, size), size, theme.ink, Align::left, true);
        const float step = moves_ ? std::min(40 * u_, rect.h) : 0, steps = moves_ ? 2 * step + 18 * u_ : 10 * u_;
        const float left = rect.x + 10 * u_ + name_w + number_w;
        const scene::Rect picture{left, rect.y + rect.h * 0.1F, rect.right() - steps - left, rect.h * 0.8F};
        if (live) pick(index, id, rect, picture);
        if (shows_columns()) columns(heap, to, picture);
        else stones(heap, to, picture);
        if (!chosen || !live) return;
        const scene::Rect less{rect.right() - 2 * step - 10 * u_, rect.y + (rect.h - step) / 2, step, step};
        const scene::Rect more{rect.right() - step - 5 * u_, less.y, step, step};
        if (button(frame_, "less", less, {}, frame_.words(msg::challenge_less()))) ask(frame_, Verb::step, -1);
        icon(frame_, Icon::minus, less, 12 * u_, theme.ink);
        if (button(frame_, "more", more, {}, frame_.words(msg::challenge_more()))) ask(frame_, Verb::step, 1);
        icon(frame_, Icon::plus, more, 12 * u_, theme.ink);
    }

    [[nodiscard]] bool shows_columns() const { return c_.hints > 0 && c_.now.game.rules->name == "nim"; }
    [[nodiscard]] float stone_cell(const scene::Rect& picture) const {
        return picture.w / static_cast<float>((1 << c_.difficulty.bits) - 1);
    }

    /// A click on a row chooses it; on its stones, how many are left; on a column, turns that bit over.
    void pick(std::size_t index, const std::string& id, const scene::Rect& rect, const scene::Rect& picture) {
        ImGui::SetNextItemAllowOverlap();
        const Press press = place(frame_, id.c_str(), rect);
        if (!press.held && !press.clicked) return;
        const float x = ImGui::GetIO().MousePos.x / frame_.ratio - picture.x;
        const bool inside = x >= 0 && x < picture.w;
        const Heap heap = c_.now.heaps[index], before = index == c_.row ? c_.to : heap;
        Heap to = before;
        if (inside && shows_columns() && press.clicked) {
            const int bit = c_.difficulty.bits - 1 - static_cast<int>(x / (picture.w / static_cast<float>(c_.difficulty.bits)));
            const Heap turned = before ^ (Heap{1} << std::max(bit, 0));
            if (turned <= heap) to = turned;
        } else if (inside && !shows_columns()) {
            to = std::min(heap, static_cast<Heap>(x / stone_cell(picture)));
        }
        if (index != c_.row) ask(frame_, Verb::row, static_cast<std::int64_t>(index));
        if (to != before) ask(frame_, Verb::to, static_cast<std::int64_t>(to));
    }

    /// One stone beside the other; those to be taken are rings. Too many to be seen apart: a bar.
    void stones(Heap heap, Heap to, const scene::Rect& picture) {
        const float cell = stone_cell(picture);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float middle = picture.y + picture.h / 2;
        const scene::Rgba& colour = frame_.theme.neutral;
        if (cell < 7) {
            const float high = std::min(picture.h * 0.5F, 22 * u_);
            const scene::Rect all{picture.x, middle - high / 2, cell * static_cast<float>(heap), high};
            box(frame_, all, frame_.theme.panel, colour, 4 * u_);
            if (to > 0) box(frame_, {all.x, all.y, cell * static_cast<float>(to), high}, colour, colour, 4 * u_);
            return;
        }
        const float radius = std::min(cell, std::min(picture.h, 36 * u_)) * 0.38F;
        const float thick = std::max(1.5F * u_ * frame_.ratio, 1.0F);
        for (Heap i = 0; i < heap; ++i) {
            const ImVec2 at = frame_.device(picture.x + cell * (static_cast<float>(i) + 0.5F), middle);
            if (i < to) list.AddCircleFilled(at, radius * frame_.ratio, ink(colour));
            else list.AddCircle(at, radius * frame_.ratio - thick / 2, ink(colour), 0, thick);
        }
    }

    /// Powers of two: full where they stay, hollow where they fall, ringed where they rise.
    void columns(Heap heap, Heap to, const scene::Rect& picture) {
        const float wide = picture.w / static_cast<float>(c_.difficulty.bits);
        const scene::Theme& theme = frame_.theme;
        for (int bit = c_.difficulty.bits - 1; bit >= 0; --bit) {
            const float x = picture.x + static_cast<float>(c_.difficulty.bits - 1 - bit) * wide;
            const scene::Rect tile{x + 2, picture.y, wide - 4, picture.h};
            const bool had = core::has_bit(heap, bit), has = core::has_bit(to, bit);
            const scene::Rgba hue = theme.bit(bit);
            box(frame_, tile, has ? theme.text_bit(bit) : theme.panel, had != has ? (has ? theme.accent : hue) : has ? hue : theme.line, 6 * u_);
            if (!had && !has) continue;
            const std::string power = std::to_string(Heap{1} << bit);
            const float size = std::min({letters_, tile.h * 0.6F, letters_ * tile.w * 0.8F / text_width(frame_, power, letters_)});
            text(frame_, power, tile.x + tile.w / 2, centred_baseline(tile, size), size, has ? theme.on_hue : theme.ink, Align::centre, has);
        }
    }

    Frame& frame_;
    const app::Challenges& c_;
    float u_, letters_, button_, gap_;
    bool moves_;
};

}  // namespace

void challenge_panel(Frame& frame) { Panel(frame).draw(); }

}  // namespace nimboard::ui
