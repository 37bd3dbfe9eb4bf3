// Everything that a person, a key, an address or a script can ask for. The only way to change the document.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/challenge.h"
#include "app/document.h"
#include "app/learn.h"
#include "app/play.h"
#include "core/judge.h"

namespace nimboard::app {

struct Next {};
struct Prev {};
struct GoTo { int step = 0; };               ///< from 0; clamped; instant
struct GoToChapter { int chapter = 0; };     ///< from 0; one that does not exist is ignored
struct First {};
struct Last {};
struct Scrub { float at = 0; };              ///< 0 to steps - 1, fractions lie in the motion; pauses
struct Play {};
struct Pause {};
struct TogglePlay {};
struct SetSpeed { float speed = 1; };        ///< clamped to 0.25 to 4
/// A game as it is written, with its first lesson from the first step; with these heaps, or those that are there. Undoable.
struct SetGame { std::string game; std::optional<core::Position> heaps = std::nullopt; };
struct SetLesson { lesson::Id lesson = lesson::Id::reduce; };  ///< one that the game has; undoable
struct SetHeaps { core::Position heaps; };   ///< goes to the first step; undoable; nothing when they are the same
struct ChangeHeap { std::size_t heap = 0; int by = 0; };  ///< stepper: + or - 1, kept within 0 and 2^64 - 1
struct AddHeap {};
struct RemoveHeap {};                        ///< the last one
struct RandomHeaps { core::Verdict wanted = core::Verdict::N; std::uint64_t seed = 0; };
struct ChooseCandidate { std::size_t heap = 0; };
struct TryMove { core::Move move; };
struct TryAll {};                            ///< from k = 0: every move in turn, one after the other
struct GiveAnswer { int answer = 0; };
struct SetLang { i18n::Lang lang = i18n::Lang::en; };
struct NextLang {};
struct SetTheme { Theme theme = Theme::board; };
struct NextTheme {};
struct TextSize { int by = 0; };             ///< + or - one notch
struct Undo {};
struct Redo {};
/// "#game=nim&heaps=…". What it does not name keeps its present value (a script's load) or, without `keep`, takes the
/// default, save for language and theme (an address that was typed or gone back to).
struct OpenAddress { std::string fragment; bool keep = true; };
struct ToggleBlank {};
struct SetBlank { bool blank = false; };
struct SetPanel { int panel = 0; };          ///< app::Panel
struct TogglePanel { int panel = 0; };       ///< opens it, or closes it when it is the open one
struct CloseTop {};                          ///< closes the open panel, else ends the blank screen, else nothing
struct ToggleCode {};                        ///< shows the listings of steps, or hides them
struct SetStill { bool still = false; };     ///< no motion: what the system's "reduce motion" asks for
struct SetJudgeText { std::string text; };   ///< what stands in the judge's text field now
struct OpenJudge { std::string text; };      ///< a pasted, opened or dropped text: the same, and opens the panel
struct ChooseCase { std::size_t number = 0; };  ///< puts a judged case on stage, from its first step; undoable
struct SetJudgeProblem { core::Problem problem = core::Problem::nim; };  ///< the same text as an input of it
struct MarkCase { int by = 1; };             ///< the keys go so many rows down the list of cases; then ChooseCase
struct ScrollJudge { float pixels = 0; };    ///< scrolls the list of cases to here
struct SetVerify { std::size_t heaps = 3; core::Heap largest = 15; };  ///< clamped; another range begins anew
struct StartVerify {};                       ///< searches the range for the game on stage, or goes on with that
struct StopVerify {};
struct ScrollBy { float pixels = 0; };
struct ScrollTo { float pixels = 0; };
struct MovePage { int page = 0; };
/// Begins a match and shows it: from the position on stage, or from one of any game. With `at_once` nobody waits for the
/// computer. A position that is none of the game's is told in Model::play.fault.
struct StartPlay {
    std::uint64_t seed = 0;                  ///< 0: by chance
    std::string game = {};                   ///< empty: the one on stage
    std::optional<core::Position> heaps = std::nullopt;
    bool at_once = false;
};
struct MakeMove { Picks picks; bool at_once = false; };
struct HoldPick { Pick pick; };              ///< points at a heap and a pick; again: lets it go
struct UndoMove {};
struct EndPlay {};                           ///< forgets the match
struct SetLevel { Level level = Level::sometimes; Seats seats = Seats::person_first; };
struct ToggleMarks {};                       ///< P and N of the options
struct PlayLesson {};                        ///< the match's position, or where it was lost, as a lesson; the match stays
struct PlayKey { std::string key; };
struct SetProgress { std::string text; };    ///< what the device has kept, as progress_text writes it
struct ClearProgress {};
struct BringBackProgress {};                 ///< what was cleared last

using Intent = std::variant<SetGame, SetLesson, Next, Prev, GoTo, GoToChapter, First, Last, Scrub, Play, Pause, TogglePlay, SetSpeed,
                            SetHeaps, ChangeHeap, AddHeap, RemoveHeap, RandomHeaps, ChooseCandidate, TryMove, TryAll,
                            GiveAnswer, SetLang, NextLang, SetTheme, NextTheme, TextSize, Undo, Redo, OpenAddress,
                            ToggleBlank, SetBlank, SetPanel, ScrollBy, ScrollTo, MovePage, TogglePanel, CloseTop, SetStill, ToggleCode,
                            SetJudgeText, OpenJudge, ChooseCase, SetJudgeProblem, MarkCase, ScrollJudge, SetVerify,
                            StartVerify, StopVerify, StartPlay, MakeMove, HoldPick, UndoMove, EndPlay, SetLevel, ToggleMarks, PlayLesson, PlayKey,
                            Quiz, Riddle, SetProgress, ClearProgress, BringBackProgress>;

/// A key press, in the names of the web's KeyboardEvent.key.
struct KeyPress {
    std::string_view key;
    bool ctrl = false, shift = false, alt = false, meta = false;
};

/// What a key means, or nothing: then the browser gets it. Fullscreen ("f") is the platform's and not listed here.
/// Escape means CloseTop always; app/model.h's key_intent leaves it to the browser when there is nothing to close.
[[nodiscard]] std::optional<Intent> intent_of_key(const KeyPress& press);

}  // namespace nimboard::app
