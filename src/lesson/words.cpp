#include "lesson/words.h"

#include <algorithm>

#include "core/nim.h"
#include "i18n/msg/math.h"
#include "i18n/msg/name.h"
#include "i18n/msg/reduce.h"
#include "i18n/msg/scene.h"
#include "i18n/msg/ui.h"

namespace nimboard::lesson {

namespace msg = i18n::msg;

i18n::Arg sum_of(const std::vector<i18n::Arg>& items) {
    i18n::Arg sum = items.front();
    for (std::size_t i = 1; i < items.size(); ++i) sum = msg::math_plus(sum, items[i]);
    return sum;
}

bool fits_in_words(core::Heaps heaps) { return !heaps.empty() && heaps.size() <= longest_list; }

i18n::Arg xor_of(core::Heaps heaps) {
    i18n::Arg all = heaps.front();
    for (std::size_t i = 1; i < heaps.size(); ++i) all = msg::math_xor(all, heaps[i]);
    return all;
}

std::vector<i18n::Arg> powers_in(core::Heap value) {
    std::vector<i18n::Arg> powers;
    for (int bit = core::top_bit(value); bit >= 0; --bit) {
        if (core::has_bit(value, bit)) powers.push_back(i18n::power(bit));
    }
    return powers;
}

i18n::Arg name_heaps(core::Heaps heaps, const std::vector<std::size_t>& which) {
    std::vector<core::Heap> sizes;
    for (const std::size_t heap : which) sizes.push_back(heaps[heap]);
    std::sort(sizes.begin(), sizes.end());
    const bool distinct = std::adjacent_find(sizes.begin(), sizes.end()) == sizes.end();
    std::vector<i18n::Arg> names;
    for (const std::size_t heap : which) {
        if (distinct) {
            names.emplace_back(msg::name_by_size(heaps[heap]));
        } else {
            names.emplace_back(msg::name_by_number(heap + 1));
        }
    }
    return i18n::list(std::move(names));
}

Check xor_check(core::Heaps heaps, core::Heap k, bool holds) {
    holds = holds && core::nim_sum(heaps) == k;
    if (heaps.size() == 1) return {i18n::msg::reduce_k_check_one(k), holds};
    if (fits_in_words(heaps)) return {i18n::msg::reduce_k_check(xor_of(heaps), k), holds};
    return {i18n::msg::reduce_k_check_many(heaps.size(), k), holds};
}

Check check_of_change(core::Heaps heaps, const core::Move& move) {
    const core::Heap k = core::nim_sum(heaps);
    core::Position after(heaps.begin(), heaps.end());
    const bool holds = core::apply_move(after, move) == core::MoveError::none && core::nim_sum(after) == 0;
    if (after.size() == 1) return {i18n::msg::reduce_bits_check(move.from, k, move.to), holds};
    if (fits_in_words(after)) return {i18n::msg::reduce_change_check(move.from, k, move.to, xor_of(after)), holds};
    return {i18n::msg::reduce_change_check_many(move.from, k, move.to, after.size()), holds};
}

i18n::Message game_title(const core::Game& game) {
    const std::string_view name = game.rules->name;
    const auto takes = [&] {
        std::vector<i18n::Arg> list;
        for (const core::Heap take : game.takes) list.emplace_back(take);
        return i18n::list(std::move(list));
    };
    if (name == "sum") return i18n::msg::ui_game_sum();
    if (name == "bounded") return i18n::msg::ui_game_bounded(game.number);
    if (name == "subtract") return i18n::msg::ui_game_subtract(takes());
    if (name == "staircase") return i18n::msg::ui_game_staircase();
    if (name == "kam") return i18n::msg::ui_game_kam();
    if (name == "octal") return i18n::msg::ui_game_octal(core::game_name(game).substr(6));
    if (name == "grundy") return i18n::msg::ui_game_grundy();
    if (name == "lasker") return i18n::msg::ui_game_lasker();
    if (name == "misere-nim") return i18n::msg::ui_game_misere();
    if (name == "moore") return i18n::msg::ui_game_moore(game.number);
    return i18n::msg::ui_game_nim();
}

i18n::Message row_name(const Lesson& lesson, const Stage& stage, std::size_t row) {
    const auto* const stairs = stage.scenery ? std::get_if<Stairs>(stage.scenery.get()) : nullptr;
    if (stairs != nullptr && stairs->form == StairsForm::stairs) return msg::scene_stair(row + 1);
    if (stage.scenery == nullptr && lesson.odd_stairs) return msg::scene_stair(2 * row + 1);
    return msg::scene_heap(row + 1);
}

}  // namespace nimboard::lesson
