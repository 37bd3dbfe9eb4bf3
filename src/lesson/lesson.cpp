#include "lesson/lesson.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "lesson/map_parts.h"
#include "lesson/misere_parts.h"
#include "lesson/moore_parts.h"
#include "lesson/reduce_parts.h"
#include "lesson/stairs_parts.h"
#include "lesson/tape_parts.h"

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

namespace {

/// A lesson: its name, the games that have it, and who writes its steps. A new lesson is one row here.
struct Plan {
    Id id;
    std::string_view name;
    bool (*suits)(const core::Game& game);
    void (*write)(Writer& writer);
};

bool is_nim(const core::Game& game) { return game.rules->name == "nim"; }
/// Games whose heaps do not meet: each has a value of its own.
bool has_heap_values(const core::Game& game) {
    return game.rules->heap_rules != nullptr || game.rules->heap_value != nullptr;
}
bool has_pattern(const core::Game& game) { return is_nim(game) || game.rules->name == "subtract"; }
bool is_staircase(const core::Game& game) { return game.rules->name == "staircase"; }
bool is_kam(const core::Game& game) { return game.rules->name == "kam"; }
bool is_misere(const core::Game& game) { return game.rules->misere; }
bool is_moore(const core::Game& game) { return game.rules->name == "moore"; }

void write_reduce(Writer& writer) {
    write_opening(writer);
    if (writer.lesson.columns.empty()) {
        write_terminal(writer);
        return;
    }
    write_columns(writer);
    if (writer.lesson.nim_sum != 0) {
        write_win(writer);
    } else {
        write_zero(writer);
    }
}

constexpr Plan plans[] = {
    {Id::reduce, "reduce", is_nim, write_reduce},
    {Id::pattern, "pattern", has_pattern, write_pattern},
    {Id::grundy, "grundy", has_heap_values, write_grundy},
    {Id::staircase, "staircase", is_staircase, write_staircase},
    {Id::kam, "kam", is_kam, write_kam},
    {Id::misere, "misere", is_misere, write_misere},
    {Id::moore, "moore", is_moore, write_moore},
};

const Plan& plan_of(Id id) {
    const auto* const found = std::find_if(std::begin(plans), std::end(plans), [&](const Plan& p) { return p.id == id; });
    return found != std::end(plans) ? *found : plans[0];
}

}  // namespace

std::string_view id_name(Id id) { return plan_of(id).name; }

bool id_from_name(std::string_view name, Id& out) {
    const auto* const found =
        std::find_if(std::begin(plans), std::end(plans), [&](const Plan& plan) { return plan.name == name; });
    if (found == std::end(plans)) return false;
    out = found->id;
    return true;
}

std::vector<Id> lessons_for(const core::Game& game) {
    std::vector<Id> found;
    for (const Plan& plan : plans) {
        if (plan.suits(game)) found.push_back(plan.id);
    }
    return found;
}

const core::Move* move_in(const Stage& stage, std::size_t heap) {
    if (stage.move && stage.move->heap == heap) return &*stage.move;
    for (const core::Move& move : stage.more_moves) {
        if (move.heap == heap) return &move;
    }
    return nullptr;
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

void set_nimbers(Lesson& lesson, std::shared_ptr<const core::Position> nimbers) {
    lesson.position = std::move(nimbers);
    const core::Heaps heaps = *lesson.position;
    lesson.columns = core::columns(heaps);
    lesson.nim_sum = core::nim_sum(heaps);
    lesson.verdict = lesson.nim_sum == 0 ? core::Verdict::P : core::Verdict::N;
    set_winning_moves(lesson, core::winning_moves(heaps));
    lesson.choices.tried = valid_try(heaps, lesson.wished.tried);
}

void set_winning_moves(Lesson& lesson, std::vector<core::Move> moves) {
    lesson.winning_moves = std::move(moves);
    lesson.choices.candidate = valid_candidate(lesson.winning_moves, lesson.wished.candidate);
}

Lesson build(Id id, const core::Game& game, std::shared_ptr<const core::Position> heaps, const Choices& choices) {
    Lesson lesson;
    lesson.id = id;
    lesson.game = game;
    lesson.heaps = heaps;
    lesson.wished = choices;
    set_nimbers(lesson, std::move(heaps));
    Writer writer(lesson);
    plan_of(id).write(writer);
    return lesson;
}

Lesson build(Id id, std::shared_ptr<const core::Position> heaps, const Choices& choices) {
    return build(id, core::parse_game("nim").game, std::move(heaps), choices);
}

Sentences::Sentences() = default;
Sentences::Sentences(std::vector<i18n::Message> messages) : vector(std::move(messages)) {}
Sentences::Sentences(const Sentences& other) = default;
Sentences::Sentences(Sentences&& other) noexcept = default;
Sentences& Sentences::operator=(const Sentences& other) = default;
Sentences& Sentences::operator=(Sentences&& other) noexcept = default;
Sentences::~Sentences() = default;
void Sentences::push_back(i18n::Message message) { emplace_back(std::move(message)); }

Checks::Checks() = default;
Checks::Checks(const Checks& other) = default;
Checks::Checks(Checks&& other) noexcept = default;
Checks& Checks::operator=(const Checks& other) = default;
Checks& Checks::operator=(Checks&& other) noexcept = default;
Checks::~Checks() = default;
void Checks::push_back(Check check) { emplace_back(std::move(check)); }

}  // namespace nimboard::lesson
