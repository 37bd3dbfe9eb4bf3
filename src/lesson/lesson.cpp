#include "lesson/lesson.h"

#include <algorithm>
#include <utility>

#include "lesson/reduce_parts.h"

namespace nimboard::lesson {
namespace {

/// The candidate that the learner chose, or the first one.
std::size_t valid_candidate(const std::vector<core::Move>& moves, std::size_t wanted) {
    const bool known = std::any_of(moves.begin(), moves.end(), [&](const core::Move& m) { return m.heap == wanted; });
    return known || moves.empty() ? wanted : moves.front().heap;
}

/// A move to try first: the middle heap that has stones, halved; it breaks more than one column where it can.
std::optional<core::Move> first_try(core::Heaps heaps) {
    std::vector<std::size_t> with_stones;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps[i] > 0) with_stones.push_back(i);
    }
    if (with_stones.empty()) return std::nullopt;
    const std::size_t heap = with_stones[with_stones.size() / 2];
    return core::Move{heap, heaps[heap], heaps[heap] / 2};
}

std::optional<core::Move> valid_try(core::Heaps heaps, const std::optional<core::Move>& wanted) {
    if (wanted && core::check_move(heaps, *wanted) == core::MoveError::none) return wanted;
    return first_try(heaps);
}

}  // namespace

std::string_view id_name(Id) { return "reduce"; }

bool id_from_name(std::string_view name, Id& out) {
    if (name != id_name(Id::reduce)) return false;
    out = Id::reduce;
    return true;
}

Writer::Writer(Lesson& target) : lesson(target) {}

void Writer::chapter(i18n::Message name) {
    lesson.chapters.push_back({std::move(name), static_cast<int>(lesson.steps.size())});
}

Step& Writer::step(i18n::Message title) {
    Step next;
    next.title = std::move(title);
    next.chapter = static_cast<int>(lesson.chapters.size()) - 1;
    if (lesson.steps.empty()) {
        next.stage.position = lesson.position;
    } else {
        next.stage = lesson.steps.back().stage;
    }
    lesson.steps.push_back(std::move(next));
    return lesson.steps.back();
}

Lesson build(Id id, std::shared_ptr<const core::Position> position, const Choices& choices) {
    Lesson lesson;
    lesson.id = id;
    lesson.position = std::move(position);
    const core::Heaps heaps = *lesson.position;
    lesson.columns = core::columns(heaps);
    lesson.nim_sum = core::nim_sum(heaps);
    lesson.winning_moves = core::winning_moves(heaps);
    lesson.choices.candidate = valid_candidate(lesson.winning_moves, choices.candidate);
    lesson.choices.tried = valid_try(heaps, choices.tried);

    Writer writer(lesson);
    write_opening(writer);
    if (lesson.columns.empty()) {
        write_terminal(writer);
        return lesson;
    }
    write_columns(writer);
    if (lesson.nim_sum != 0) {
        write_win(writer);
    } else {
        write_zero(writer);
    }
    return lesson;
}

}  // namespace nimboard::lesson
