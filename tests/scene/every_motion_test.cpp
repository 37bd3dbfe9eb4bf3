// Every lesson of every game: the motion into a step begins with the picture in which the step before rests, and ends with
// the picture in which its own step rests. Words, tiles, stones and lines are compared, by place and colour.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "scene/lessons.h"

namespace nimboard::scene {
namespace {

/// One thing that is seen.
struct Seen {
    std::string what;
    Rect rect;
    Rgba colour;
    float hollow = 0;
};

void PrintTo(const Seen& seen, std::ostream* out) {
    *out << seen.what << " at " << seen.rect.x << "," << seen.rect.y << " " << seen.rect.w << "×" << seen.rect.h << " colour "
         << int{seen.colour.r} << " " << int{seen.colour.g} << " " << int{seen.colour.b} << " " << int{seen.colour.a}
         << " hollow " << seen.hollow;
}

std::vector<Seen> seen_of(const Scene& scene) {
    constexpr int least_alpha = 8;
    constexpr float least_side = 0.3F;
    std::vector<Seen> all;
    const auto add = [&](std::string what, const Rect& rect, Rgba colour, float hollow = 0) {
        const bool shown = colour.a >= least_alpha && rect.w >= least_side && rect.h >= least_side;
        if (shown) all.push_back({std::move(what), rect, colour, hollow});
    };
    const auto hidden = [&](const Rect& rect, bool clipped) {
        return clipped && (rect.bottom() <= scene.clip.y || rect.y >= scene.clip.bottom());
    };
    for (const Tile& tile : scene.tiles) {
        if (hidden(tile.rect, tile.clipped)) continue;
        add("fill", tile.rect, tile.fill);
        if (tile.stroke_width > 0) add("ring", tile.rect, tile.stroke);
    }
    for (const Block& block : scene.blocks) {
        const float w = block.rect.w / static_cast<float>(block.nx);
        const float h = block.rect.h / static_cast<float>(block.ny);
        for (int i = 0; i < block.nx * block.ny; ++i) {
            const Rect stone{block.rect.x + static_cast<float>(i % block.nx) * w,
                             block.rect.y + static_cast<float>(i / block.nx) * h, w, h};
            if (!hidden(stone, block.clipped)) add("stone", stone, block.colour, block.hollow);
        }
    }
    for (const Path& path : scene.paths) {
        float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F;
        for (const Point& point : path.points) {
            left = std::min(left, point.x), right = std::max(right, point.x);
            top = std::min(top, point.y), bottom = std::max(bottom, point.y);
        }
        add("line", {left, top, right - left + 1, bottom - top + 1}, path.colour);
    }
    for (const Text& text : scene.texts)
        if (!hidden(ink_of(text), text.clipped)) add("\"" + text.utf8 + "\"", ink_of(text), text.colour);
    return all;
}

bool alike(const Seen& a, const Seen& b) {
    const auto near = [](float x, float y, float slack) { return std::abs(x - y) <= slack; };
    const auto same = [](int x, int y) { return std::abs(x - y) <= 12; };
    return a.what == b.what && near(a.rect.x, b.rect.x, 1) && near(a.rect.y, b.rect.y, 1) && near(a.rect.w, b.rect.w, 1.5F) &&
           near(a.rect.h, b.rect.h, 1.5F) && near(a.hollow, b.hollow, 0.05F) && same(a.colour.r, b.colour.r) &&
           same(a.colour.g, b.colour.g) && same(a.colour.b, b.colour.b) && same(a.colour.a, b.colour.a);
}

/// The first few things that one picture has and the other has not, in words.
std::string difference(const Scene& a, const Scene& b) {
    std::vector<Seen> first = seen_of(a), second = seen_of(b);
    const auto left_first = [](const Seen& x, const Seen& y) { return x.rect.x < y.rect.x; };
    std::sort(first.begin(), first.end(), left_first);
    std::sort(second.begin(), second.end(), left_first);
    std::ostringstream words;
    const auto lacks = [&](const std::vector<Seen>& from, const std::vector<Seen>& to, const char* which) {
        int said = 0;
        for (const Seen& seen : from) {
            Seen edge = seen;
            edge.rect.x -= 1;
            auto other = std::lower_bound(to.begin(), to.end(), edge, left_first);
            while (other != to.end() && other->rect.x <= seen.rect.x + 1 && !alike(seen, *other)) ++other;
            if ((other == to.end() || other->rect.x > seen.rect.x + 1) && said++ < 2)
                words << "\n" << which << testing::PrintToString(seen);
        }
    };
    lacks(first, second, " gone: ");
    lacks(second, first, " new: ");
    return words.str();
}

class EveryMotion : public testing::TestWithParam<Id> {};

TEST_P(EveryMotion, BeginsAndEndsAtRest) {
    std::mt19937_64 random(77 + static_cast<unsigned>(GetParam()));
    for (const core::Game& game : games_with(GetParam())) {
        for (int round = 0; round < 12; ++round) {
            const Position heaps = random_position(game, random);
            const lesson::Lesson lesson = lesson::build(GetParam(), game, std::make_shared<const Position>(heaps), {});
            Viewport viewport = round % 3 == 1 ? window(390, 844) : window(1280, 720);
            viewport.code = round % 4 == 3;
            const auto at = [&](std::size_t step, float t) {
                return build(lesson, static_cast<int>(step), t, viewport, ThemeId::board, i18n::Lang::en);
            };
            for (std::size_t step = 1; step < lesson.steps.size(); ++step) {
                const std::string place = core::game_name(game) + " " + testing::PrintToString(heaps) + " step " +
                                          std::to_string(step + 1) + (viewport.code ? " with code" : "");
                const std::string begins = difference(at(step - 1, 1), at(step, 0));
                const std::string ends = difference(at(step, 0.99999F), at(step, 1));
                EXPECT_TRUE(begins.empty()) << "BEGIN " << place << begins;
                EXPECT_TRUE(ends.empty()) << "END " << place << ends;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, EveryMotion, testing::ValuesIn(all_lessons()),
                         [](const auto& each) { return std::string(lesson::id_name(each.param)); });

}  // namespace
}  // namespace nimboard::scene
