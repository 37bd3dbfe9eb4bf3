// The running state around the document: the lesson built for it, the player, undo and redo. Pure: time comes in as dt.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/challenge.h"
#include "app/document.h"
#include "app/intent.h"
#include "app/judge_state.h"
#include "app/learn.h"
#include "app/play.h"
#include "app/verify_state.h"
#include "i18n/message.h"
#include "lesson/lesson.h"

namespace nimboard::app {

/// What lies over the page. One at a time.
enum class Panel : std::uint8_t { none, judge, help, about, games, verify, play, challenge };
inline constexpr int panel_count = static_cast<int>(Panel::challenge) + 1;

/// Where the motion is: the picture is scene::build(lesson, document.step, t).
struct Player {
    float t = 1;             ///< 0 to 1 within document.step
    int direction = 0;       ///< 1 forwards, -1 backwards, 0 at rest
    bool playing = false;
    float speed = 1;
    float dwell = 0;         ///< seconds at speed 1 that a playing lesson still rests on this step
};

/// A bad value of an address or of a call: shown, never fatal.
using Notice = i18n::Message;

struct Model {
    Document doc;            ///< doc.step is the step whose motion is shown; see shown_step
    lesson::Lesson lesson;   ///< always the lesson of doc
    Player player;
    Panel panel = Panel::none;
    bool blank = false;
    float scroll = 0, scroll_range = 0;  ///< of the last picture, in pixels: see note_scroll
    float row_height = 0;
    int move_page = 0;
    float sweep = -1;        ///< seconds since all moves began to be tried in turn; below 0: they are not
    JudgeState judge;
    VerifyState verify;
    PlayState play;
    Learn learn;             ///< answers to the questions of the lesson, and what is kept of them
    Challenges challenges;
    std::vector<Notice> notices;     ///< what to tell the person now; replaced by the next address or edit
    std::vector<Document> undo, redo;
};

/// Seconds of motion into a step; scene::duration in the app, a plain function in tests.
using DurationOf = float (*)(const lesson::Lesson&, int step);

/// At rest on the document's step, which is clamped; heaps that are null are the default's.
[[nodiscard]] Model make_model(const Document& document);

/// Carries out one intent. Any intent is legal in any state.
void apply(Model& model, const Intent& intent, DurationOf duration);

/// Lets `dt` seconds pass. True while something moves or plays.
bool tick(Model& model, float dt, DurationOf duration);

/// True while the picture changes by itself.
[[nodiscard]] bool moving(const Model& model);

/// The step that the person is on: while the motion runs backwards, the step where it will land.
[[nodiscard]] int shown_step(const Model& model);

/// The document as the person sees it, with shown_step: what the address and undo keep.
[[nodiscard]] Document shown_document(const Model& model);

/// The judged case that is on stage now, from 0; nothing once the heaps are others.
[[nodiscard]] std::optional<std::size_t> case_on_stage(const Model& model);

/// What a key means now, or nothing: then the browser gets it.
[[nodiscard]] std::optional<Intent> key_intent(const Model& model, const KeyPress& press);

/// Tells how the picture just built is scrolled, how far it can be, and how high its rows are: what ScrollBy and
/// ScrollTo reckon with.
void note_scroll(Model& model, float scroll, float range, float row_height);

}  // namespace nimboard::app
