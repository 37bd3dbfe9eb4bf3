// The parts that the lesson `reduce` is put together from; each appends its steps. Private to this room.
#pragma once

#include <memory>

#include "lesson/lesson.h"

namespace nimboard::lesson {

/// Appends steps and chapters to a lesson, each step starting from the stage of the one before.
class Writer {
public:
    explicit Writer(Lesson& lesson);

    /// The next step belongs to a new chapter.
    void chapter(i18n::Message name);
    /// A new step that keeps the stage of the step before.
    Step& step(i18n::Message title);

    Lesson& lesson;
};

/// Puts other Nim heaps on the columns stage: what the game's own heaps are worth. Before any step is written.
void set_nimbers(Lesson& lesson, std::shared_ptr<const core::Position> nimbers);

/// The moves that win, where they are others than in Nim. Before any step is written.
void set_winning_moves(Lesson& lesson, std::vector<core::Move> moves);

/// Every heap cut into powers of two.
void write_binary(Writer& writer);

/// A column that nobody, somebody, many hold: "Three heaps hold a 4: …".
[[nodiscard]] i18n::Message say_holders(core::Heaps heaps, const core::Column& column);

/// k = 0: the learner tries any move; every column is on stage.
void write_try(Writer& writer);

/// Rules, powers of two, what XOR counts, then each column in turn. All branches begin like this.
void write_opening(Writer& writer);
void write_columns(Writer& writer);

/// k != 0: the top bit, the candidates, the reduction, all columns even.
void write_win(Writer& writer);

/// k = 0 with stones left: the claim, try any move, the answer to it, none works.
void write_zero(Writer& writer);

/// No stones at all.
void write_terminal(Writer& writer);

}  // namespace nimboard::lesson
