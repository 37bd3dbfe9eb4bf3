// The parts of the lesson `grundy`: what may be done to one heap, its value by mex, heaps as Nim heaps. Private to this
// room.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/theory.h"
#include "lesson/reduce_parts.h"

namespace nimboard::lesson {

/// What all steps of this lesson speak of.
struct TapeFacts {
    std::shared_ptr<const core::Theory> theory;  ///< ready up to `last`
    core::HeapRules rules;                       ///< of one heap
    core::Heap most = 0;                         ///< bounded: the largest take; 0 elsewhere
    core::Heap last = 0;                         ///< last cell of the tape
    bool in_reach = true;                        ///< every heap of the position can be valued
    std::optional<core::Period> period;          ///< proved
    std::vector<core::Heap> heaps;               ///< sizes of the position's heaps up to `last`, ascending, each once

    [[nodiscard]] core::Heap value(core::Heap heap) const { return theory->value_of(heap); }
};

/// Moves of one heap are looked through up to this number of stones taken or ways to split.
inline constexpr core::Heap largest_studied = 2048;

/// Every move in one heap, by stones taken. The sink says false to hear no more; then so does this.
bool each_option(const TapeFacts& facts, core::Heap heap, const std::function<bool(const TapeOption&)>& sink);

[[nodiscard]] bool can_move(const TapeFacts& facts, core::Heap heap);

/// Few enough moves to look through all of them.
[[nodiscard]] bool can_be_studied(const TapeFacts& facts, core::Heap heap);

/// The first heap of the tape from which some move is possible, or the one after the last.
[[nodiscard]] core::Heap first_movable(const TapeFacts& facts);

/// All moves of one heap that can be studied, and what they reach.
struct Reach {
    core::Heap heap = 0;
    core::Heap value = 0;             ///< of the heap, as core gives it
    std::vector<TapeOption> moves;    ///< all of them
    std::vector<core::Heap> reached;  ///< their values, ascending, each once
    core::Heap mex = 0;               ///< of these values, by counting
    std::vector<TapeOption> shown;    ///< moves for arcs: all, or one for each value where they are many

    /// Some move reaches this value.
    [[nodiscard]] bool reaches(core::Heap wanted) const;
    /// The first such move; it must be there.
    [[nodiscard]] const TapeOption& to(core::Heap wanted) const;
};
[[nodiscard]] Reach reach_of(const TapeFacts& facts, core::Heap heap);

/// "0, 1, 3", or "0, 1, 2, …, 17".
[[nodiscard]] std::string set_of(const std::vector<core::Heap>& values);
/// "G(10)", "G(3) ⊕ G(4)".
[[nodiscard]] std::string value_name(const TapeOption& option);

/// Puts a tape on the step's stage.
void show_tape(Writer& writer, Step& step, Tape tape);
/// The tape with the cells before `filled` filled.
[[nodiscard]] Tape tape_of(const TapeFacts& facts, core::Heap filled);
/// All cells filled, the moves of a heap shown.
[[nodiscard]] Tape tape_with(const TapeFacts& facts, core::Heap focus, std::vector<TapeOption> options);

/// What the lesson's position needs; its values become the Nim heaps of the columns stage.
[[nodiscard]] TapeFacts begin_tape(Lesson& lesson);
/// The value of one heap as the mex of what its moves reach.
void write_tape_mex(Writer& writer, const TapeFacts& facts, const Reach& reach);
/// Values found again from the rules alone.
[[nodiscard]] Check recount_check(const TapeFacts& facts);

/// What may be done, in words: tape_rules.cpp.
void write_tape_rules(Writer& writer, const TapeFacts& facts);
/// Values by mex, the whole tape, its period: tape_values.cpp.
void write_tape_values(Writer& writer, const TapeFacts& facts);
/// Why a heap plays like a Nim heap: tape_like.cpp.
void write_tape_like(Writer& writer, const TapeFacts& facts);
/// Heaps as Nim heaps, k, and the move: tape_sum.cpp.
void write_tape_sum(Writer& writer, const TapeFacts& facts);

/// The same without a tape, as far as columns go: the heaps' values as rows, their XOR, and the move in Nim.
void write_values_as_rows(Writer& writer);
void write_values_k(Writer& writer);
core::Move write_values_move(Writer& writer);

/// The lessons, whole.
void write_grundy(Writer& writer);
void write_bounded(Writer& writer);
void write_pairs(Writer& writer);
void write_sum(Writer& writer);

}  // namespace nimboard::lesson
