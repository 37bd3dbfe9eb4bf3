// Arguments as data: a lesson is a list of steps; a step says one thing about this very position, carries the checks
// that core has just made of it, and names what is on stage. No geometry, no words: those are scene's and i18n's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/nim.h"
#include "core/position.h"
#include "i18n/message.h"
#include "lesson/scenery.h"

namespace nimboard::lesson {

enum class Id : std::uint8_t { reduce, pattern, grundy, staircase, kam, misere, moore };

/// "reduce": the id as the address writes it.
[[nodiscard]] std::string_view id_name(Id id);
bool id_from_name(std::string_view name, Id& out);

/// The lessons that a game has, the one to open with first; none for a game that has no lesson yet.
[[nodiscard]] std::vector<Id> lessons_for(const core::Game& game);

/// What the learner has chosen in this lesson; part of the document, so undo and the address carry it.
struct Choices {
    std::size_t candidate = 0;          ///< heap number, counted from 0; any heap that is no candidate means the first one
    std::optional<core::Move> tried;    ///< the move that the learner tries to break k = 0 with

    friend bool operator==(const Choices&, const Choices&) = default;
};

/// A sentence that core has evaluated on these numbers.
struct Check {
    i18n::Message text;
    bool holds = false;
};

/// One of the answers of a question.
struct Answer {
    i18n::Message text;
    bool right = false;
    i18n::Message reason;  ///< why it is right or wrong
};

/// Something to predict before going on. Never blocks.
struct Question {
    i18n::Message text;
    std::vector<Answer> answers;
};

/// Heaps as plain piles, or cut into powers of two.
enum class Form : std::uint8_t { piles, columns };

/// How far the move on stage has got.
enum class MovePhase : std::uint8_t {
    none,
    chosen,  ///< its heap is ringed
    changed, ///< blocks that fall are hollow, blocks that rise are outlined
    taken    ///< the stones have left: the heap has its new size
};

/// What stands in the panel under the sentences.
enum class Exhibit : std::uint8_t { none, xor_table, move_grid };

/// Everything the picture needs, as plain facts.
struct Stage {
    std::shared_ptr<const core::Position> position;  ///< what stands on stage before `move`; never null
    Form form = Form::piles;
    int columns_done = 0;             ///< columns from the left whose pairs have cancelled and whose XOR bit is known
    int active_bit = -1;              ///< the lit column, -1 for none
    bool ghosts = false;              ///< cancelled blocks of the columns done are faint
    bool xor_row = false;             ///< the XOR row is on stage
    bool show_counts = false;         ///< "×3" beside the XOR bits
    std::vector<std::size_t> candidates;  ///< heaps marked as candidates, ascending
    std::optional<core::Move> move;
    std::vector<core::Move> more_moves;  ///< of the same turn, in other heaps: Moore's Nim
    MovePhase phase = MovePhase::none;
    core::Heap xor_value = 0;         ///< what the XOR row says in the columns done
    std::vector<std::size_t> counts;  ///< with a modulus: ones in each column, after the moves. Empty: the row is XOR
    bool alarm = false;               ///< the ones of the XOR row are marked: a move has broken these columns
    Exhibit exhibit = Exhibit::none;
    /// What stands on stage in place of heaps and columns: a map, a tape of values, stairs. Null: heaps and columns.
    std::shared_ptr<const Scenery> scenery;

    friend bool operator==(const Stage&, const Stage&) = default;
};

/// The move of this turn in one heap; null where there is none.
[[nodiscard]] const core::Move* move_in(const Stage& stage, std::size_t heap);

/// A named part of a lesson; its first step is where the timeline shows the name.
struct Chapter {
    i18n::Message name;
    int first_step = 0;
};

/// Sentences, each a paragraph. A list like any other, but its code is there once: lessons add to it at hundreds of places.
struct Sentences : std::vector<i18n::Message> {
    using std::vector<i18n::Message>::vector;
    Sentences();
    Sentences(std::vector<i18n::Message> messages);
    Sentences(const Sentences& other);
    Sentences(Sentences&& other) noexcept;
    Sentences& operator=(const Sentences& other);
    Sentences& operator=(Sentences&& other) noexcept;
    ~Sentences();
    void push_back(i18n::Message message);
};

/// The same for checks.
struct Checks : std::vector<Check> {
    using std::vector<Check>::vector;
    Checks();
    Checks(const Checks& other);
    Checks(Checks&& other) noexcept;
    Checks& operator=(const Checks& other);
    Checks& operator=(Checks&& other) noexcept;
    ~Checks();
    void push_back(Check check);
};

struct Step {
    i18n::Message title;
    Sentences lines;   ///< above the exhibit
    Sentences after;   ///< below the exhibit
    Checks checks;
    Stage stage;
    std::optional<Question> question;
    int chapter = 0;
};

/// A lesson for one position. Never without steps.
struct Lesson {
    Id id = Id::reduce;
    core::Game game;
    std::shared_ptr<const core::Position> heaps;     ///< the game's own position
    /// The Nim heaps of the columns stage, before any move: `heaps` itself in Nim; elsewhere what they are worth.
    std::shared_ptr<const core::Position> position;
    std::vector<core::Column> columns;               ///< of `position`
    bool odd_stairs = false;                         ///< row i of `position` is stair 2i + 1, not heap i + 1
    core::Heap nim_sum = 0;
    core::Heap modulus = 2;                          ///< columns are counted mod this; so many blocks cancel together
    core::Verdict verdict = core::Verdict::P;
    std::vector<core::Move> winning_moves;           ///< none in Moore's Nim, where a move may change more than one heap
    Choices wished;                                  ///< as they were made
    Choices choices;                                 ///< as they took effect
    std::vector<Chapter> chapters;
    std::vector<Step> steps;
};

/// Builds a lesson for any legal position of a game that has it (lessons_for). Choices that do not fit the position are
/// put right, never refused.
[[nodiscard]] Lesson build(Id id, const core::Game& game, std::shared_ptr<const core::Position> heaps,
                           const Choices& choices);

/// The same for Nim.
[[nodiscard]] Lesson build(Id id, std::shared_ptr<const core::Position> heaps, const Choices& choices);

}  // namespace nimboard::lesson
