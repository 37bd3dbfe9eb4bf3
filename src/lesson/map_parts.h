// What the lesson `pattern` knows before it writes: the heaps it follows, and all small positions solved by exhaustive
// search. Private to this room.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/game.h"
#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

/// The largest heap on a map.
inline constexpr std::uint32_t last_on_map = 15;

/// The first heaps with stones, at most three.
struct Followed {
    std::vector<std::size_t> numbers;  ///< from 1
    core::Position real;               ///< their sizes
    core::Position shown;              ///< the same, or a position with the same verdict that fits on the map
    std::size_t with_stones = 0;       ///< heaps with stones in all
    [[nodiscard]] bool replaced() const { return real != shown; }
};
[[nodiscard]] Followed follow(core::Heaps heaps);

/// All positions of three heaps of at most last_on_map, solved from the rules alone.
class Cube {
public:
    Cube();
    [[nodiscard]] core::Verdict at(std::uint32_t x, std::uint32_t y, std::uint32_t z) const;
    /// Two heaps, the third one being `z`: row by row, `width` × `height`.
    [[nodiscard]] std::shared_ptr<const std::vector<core::Verdict>> layer(std::uint32_t width, std::uint32_t height,
                                                                          std::uint32_t z) const;
    /// The third heap that makes (x, y) a P-position; nothing unless there is exactly one.
    [[nodiscard]] std::optional<std::uint32_t> third(std::uint32_t x, std::uint32_t y) const;

private:
    std::vector<core::Verdict> verdicts_;
};

/// Cells by total stones, each layer from the top right down.
[[nodiscard]] std::shared_ptr<const std::vector<MapCell>> outward(std::uint32_t width, std::uint32_t height);
/// How many cells have at most `total` stones.
[[nodiscard]] std::uint32_t cells_up_to(const Map& map, std::uint32_t total);

/// "5", "(3, 5)", "(1, 2, 4)".
[[nodiscard]] i18n::Arg name_position(core::Heaps heaps);

/// "P or N?": what is right, and why.
[[nodiscard]] Question verdict_question(i18n::Message text, core::Verdict verdict, const i18n::Message& reason);

/// A step that shows this map.
Step& show(Writer& writer, const Map& map, i18n::Message title);

/// How many positions a search from here looks at, with and without memory and order.
void write_cost(Writer& writer, Map map, const core::Game& game, const core::Position& heaps);

/// The branches: one heap or none, two or three heaps, piles of a subtraction game.
void write_one_heap(Writer& writer, const Followed& followed);
void write_two_heaps(Writer& writer, const Followed& followed);
void write_piles(Writer& writer);
/// The third heap in layers, and the numbers that they leave behind.
void write_layers(Writer& writer, const Followed& followed, const Cube& cube, Map map);
void write_numbers(Writer& writer, const Followed& followed, const Cube& cube, Map map);

void write_pattern(Writer& writer);

}  // namespace nimboard::lesson
