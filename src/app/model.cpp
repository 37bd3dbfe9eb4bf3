#include "app/model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "app/address.h"
#include "app/history.h"
#include "app/player.h"
#include "app/random_heaps.h"
#include "app/sweep.h"
#include "core/judge.h"
#include "core/game.h"
#include "core/nim.h"

namespace nimboard::app {
namespace {

constexpr std::size_t most_heaps_by_button = 64;
constexpr int theme_count = 3;
constexpr std::array<float, 8> text_sizes = {smallest_text, 0.85F, 1, 1.15F, 1.3F, 1.5F, 1.75F, largest_text};

/// Builds the lesson of the document again; at rest on its step, clamped, with nothing playing.
void rebuild(Model& model) {
    const lesson::Lesson& old = model.lesson;
    const bool same = old.heaps != nullptr && old.id == model.doc.lesson && core::game_name(old.game) == model.doc.game &&
                      *old.heaps == *model.doc.heaps;
    model.lesson = lesson::build(model.doc.lesson, core::parse_sum(model.doc.game).game, model.doc.heaps, model.doc.choices);
    keep_answers(model, same);
    stop_playing(model);
    rest_on(model, model.doc.step);
}

/// Puts `after` in the document's place as an edit that can be undone.
void edit(Model& model, Document after) {
    model.notices.clear();
    if (same_content(model.doc, after)) return;
    Document before = shown_document(model);
    const bool other_heaps = *before.heaps != *after.heaps;
    model.doc = std::move(after);
    if (other_heaps) {
        model.doc.row = -1;
        model.move_page = 0;
    }
    rebuild(model);
    remember(model, std::move(before));
}

void set_heaps(Model& model, core::Position heaps) {
    Document after = shown_document(model);
    after.heaps = std::make_shared<const core::Position>(std::move(heaps));
    after.choices = {};
    after.step = 0;
    if (*after.heaps == *model.doc.heaps) {
        model.notices.clear();
        return;
    }
    edit(model, std::move(after));
}

/// A choice counts when the lesson takes it and would not have done just that anyway.
void choose(Model& model, const lesson::Choices& choices) {
    Document after = shown_document(model);
    after.choices = choices;
    edit(model, std::move(after));
}

/// Content of `to` with the settings that are not undone left as they are.
void restore(Model& model, Document to) {
    if (!to.heaps) return;
    const bool other_heaps = *to.heaps != *model.doc.heaps;
    model.notices.clear();
    model.doc.game = std::move(to.game);
    model.doc.heaps = std::move(to.heaps);
    model.doc.lesson = to.lesson;
    model.doc.choices = to.choices;
    model.doc.step = to.step;
    model.player.direction = 0;
    if (other_heaps) {
        model.doc.row = -1;
        model.move_page = 0;
    }
    rebuild(model);
}

/// A step that speaks of certain heaps brings them into sight, however far the stage was scrolled.
void follow(Model& model) {
    const lesson::Stage& stage = model.lesson.steps[static_cast<std::size_t>(shown_step(model))].stage;
    if (stage.move || !stage.candidates.empty()) model.doc.row = -1;
}

core::Heap changed(core::Heap heap, int by) {
    const auto size = static_cast<core::Heap>(by < 0 ? -static_cast<long long>(by) : by);
    if (by < 0) return heap - std::min(heap, size);
    return heap + std::min(std::numeric_limits<core::Heap>::max() - heap, size);
}

/// What each intent does. One overload each, so that a new intent without one does not compile.
struct Apply {
    Model& model;
    DurationOf duration;

    void operator()(const Next&) const { next_step(model, duration); }
    void operator()(const Prev&) const { previous_step(model, duration); }
    void operator()(const GoTo& to) const { jump(to.step); }
    void operator()(const First&) const { jump(0); }
    void operator()(const Last&) const { jump(std::numeric_limits<int>::max()); }
    void operator()(const GoToChapter& to) const {
        const auto& chapters = model.lesson.chapters;
        if (to.chapter < 0 || static_cast<std::size_t>(to.chapter) >= chapters.size()) return;
        jump(chapters[static_cast<std::size_t>(to.chapter)].first_step);
    }
    void operator()(const Scrub& to) const { scrub(model, to.at); }

    void operator()(const Play&) const { start_playing(model); }
    void operator()(const Pause&) const { stop_playing(model); }
    void operator()(const TogglePlay&) const {
        if (model.player.playing) stop_playing(model);
        else start_playing(model);
    }
    void operator()(const SetSpeed& to) const {
        if (!std::isnan(to.speed)) model.player.speed = std::clamp(to.speed, 0.25F, 4.0F);
    }

    void operator()(const SetGame& to) const {
        const core::ParsedGame parsed = core::parse_sum(to.game);
        if (parsed.error) return;
        const std::vector<lesson::Id> lessons = lesson::lessons_for(parsed.game);
        if (lessons.empty()) return;
        Document after = shown_document(model);
        after.game = core::game_name(parsed.game);
        if (to.heaps) after.heaps = std::make_shared<const core::Position>(*to.heaps);
        after.lesson = lessons.front();
        after.choices = {};
        after.step = 0;
        edit(model, std::move(after));
    }
    void operator()(const SetLesson& to) const {
        const std::vector<lesson::Id> lessons = lesson::lessons_for(model.lesson.game);
        if (std::find(lessons.begin(), lessons.end(), to.lesson) == lessons.end()) return;
        Document after = shown_document(model);
        after.lesson = to.lesson;
        after.choices = {};
        after.step = 0;
        edit(model, std::move(after));
    }
    void operator()(const SetHeaps& to) const { set_heaps(model, to.heaps); }
    void operator()(const ChangeHeap& change) const {
        if (change.heap >= model.doc.heaps->size()) return;
        core::Position heaps = *model.doc.heaps;
        heaps[change.heap] = changed(heaps[change.heap], change.by);
        set_heaps(model, std::move(heaps));
    }
    void operator()(const AddHeap&) const {
        if (model.doc.heaps->size() >= most_heaps_by_button) return;
        core::Position heaps = *model.doc.heaps;
        // In a game whose heaps stand in order, a new last one is as large as the one before.
        const bool ascending = model.lesson.game.rules->misplaced != nullptr && !heaps.empty();
        heaps.push_back(ascending ? std::max<core::Heap>(heaps.back(), 1) : 1);
        set_heaps(model, std::move(heaps));
    }
    void operator()(const RemoveHeap&) const {
        if (model.doc.heaps->empty()) return;
        set_heaps(model, core::Position(model.doc.heaps->begin(), model.doc.heaps->end() - 1));
    }
    void operator()(const RandomHeaps& random) const {
        set_heaps(model, random_position(model.lesson.game, random.wanted, random.seed));
    }

    void operator()(const ChooseCandidate& chosen) const {
        const auto& moves = model.lesson.winning_moves;
        const bool known =
            std::any_of(moves.begin(), moves.end(), [&](const core::Move& move) { return move.heap == chosen.heap; });
        if (!known || chosen.heap == model.lesson.choices.candidate) return;
        lesson::Choices choices = model.doc.choices;
        choices.candidate = chosen.heap;
        choose(model, choices);
    }
    void operator()(const TryMove& attempt) const {
        const bool refutes = model.lesson.nim_sum == 0;
        if (refutes ? model.lesson.choices.tried == attempt.move : model.doc.lesson != lesson::Id::reduce) return;
        if (core::check_move(*model.lesson.position, attempt.move) != core::MoveError::none) return;
        lesson::Choices choices = model.doc.choices;
        choices.tried = attempt.move;
        if (refutes) {
            choices.refuted = model.lesson.choices.refuted;
            choose(model, choices);
            return;
        }
        const auto& wins = model.lesson.winning_moves;
        if (std::find(wins.begin(), wins.end(), attempt.move) != wins.end()) choices.candidate = attempt.move.heap;
        choose(model, choices);
        // The step that shows it has come in, as a rule right after this one.
        const auto& steps = model.lesson.steps;
        const auto shows = [&](const lesson::Step& step) {
            return step.stage.exhibit == lesson::Exhibit::move_grid && step.stage.move == attempt.move;
        };
        const auto own = static_cast<int>(std::find_if(steps.begin(), steps.end(), shows) - steps.begin());
        if (own == shown_step(model) + 1) next_step(model, duration);
        else jump(own);
    }
    void operator()(const TryAll&) const {
        if (!can_sweep(model)) return;
        Document before = shown_document(model);
        begin_sweep(model);
        remember(model, std::move(before));
    }
    void operator()(const GiveAnswer& given) const {
        give_answer(model, given.answer);
    }
    void operator()(const Quiz& quiz) const { carry_out(model, quiz); }
    void operator()(const Riddle& riddle) const { carry_out(model, riddle); }
    void operator()(const SetProgress& kept) const { model.learn.progress = read_progress(kept.text); }
    void operator()(const ClearProgress&) const {
        if (model.learn.progress == Progress{}) return;
        model.learn.cleared = std::exchange(model.learn.progress, Progress{});
    }
    void operator()(const BringBackProgress&) const {
        if (!(model.learn.cleared == Progress{})) model.learn.progress = std::exchange(model.learn.cleared, Progress{});
    }

    void operator()(const SetLang& to) const { model.doc.lang = to.lang; }
    void operator()(const NextLang&) const {
        const auto have = i18n::languages();
        const auto now = std::find(have.begin(), have.end(), model.doc.lang);
        model.doc.lang = now == have.end() || now + 1 == have.end() ? have.front() : *(now + 1);
    }
    void operator()(const SetTheme& to) const { model.doc.theme = to.theme; }
    void operator()(const NextTheme&) const {
        model.doc.theme = static_cast<Theme>((static_cast<int>(model.doc.theme) + 1) % theme_count);
    }
    void operator()(const TextSize& change) const {
        float& scale = model.doc.text_scale;
        if (change.by > 0) {
            const auto larger = std::find_if(text_sizes.begin(), text_sizes.end(), [&](float s) { return s > scale; });
            scale = larger == text_sizes.end() ? largest_text : *larger;
        } else if (change.by < 0) {
            const auto smaller =
                std::find_if(text_sizes.rbegin(), text_sizes.rend(), [&](float s) { return s < scale; });
            scale = smaller == text_sizes.rend() ? smallest_text : *smaller;
        }
    }
    void operator()(const ToggleCode&) const { model.doc.code = !model.doc.code; }
    void operator()(const SetStill& to) const {
        model.doc.still = to.still;
        if (to.still) rest_on(model, shown_step(model));
    }

    void operator()(const Undo&) const { restore(model, take_back(model)); }
    void operator()(const Redo&) const { restore(model, take_again(model)); }
    void operator()(const OpenAddress& address) const { open(address); }

    void operator()(const ToggleBlank&) const { model.blank = !model.blank; }
    void operator()(const SetBlank& to) const { model.blank = to.blank; }
    void operator()(const SetPanel& to) const {
        if (to.panel < 0 || to.panel >= panel_count) return;
        model.panel = static_cast<Panel>(to.panel);
        // The judge's problem is that of the game on stage, until there is a text.
        if (model.panel != Panel::judge || !model.judge.text.empty()) return;
        set_judge_problem(model.judge, model.doc.game == "kam" ? core::Problem::kam : core::Problem::nim);
    }
    void operator()(const TogglePanel& toggled) const {
        const bool open = static_cast<int>(model.panel) == toggled.panel;
        (*this)(SetPanel{open ? static_cast<int>(Panel::none) : toggled.panel});
    }
    void operator()(const CloseTop&) const {
        if (model.panel != Panel::none) model.panel = Panel::none;
        else model.blank = false;
    }
    void operator()(const ScrollBy& by) const { (*this)(ScrollTo{model.scroll + by.pixels}); }
    void operator()(const ScrollTo& to) const {
        if (!std::isfinite(to.pixels) || model.scroll_range <= 0 || model.row_height <= 0) return;
        model.scroll = std::clamp(to.pixels, 0.0F, model.scroll_range);
        model.doc.row = model.scroll / model.row_height;
    }
    void operator()(const MovePage& to) const { model.move_page = std::max(0, to.page); }

    void operator()(const SetJudgeText& to) const { set_judge_text(model.judge, to.text); }
    void operator()(const OpenJudge& to) const {
        (*this)(SetPanel{static_cast<int>(Panel::judge)});
        set_judge_text(model.judge, to.text);
    }
    void operator()(const ChooseCase& chosen) const {
        JudgeState& judge = model.judge;
        if (chosen.number >= judge.report.cases.size()) return;
        core::Position heaps = core::case_heaps(judge.text, judge.report.cases[chosen.number]);
        const char* game = judge.problem == core::Problem::kam ? "kam" : "nim";
        if (model.doc.game == game) set_heaps(model, std::move(heaps));
        else (*this)(SetGame{game, std::move(heaps)});
        jump(0);
        judge.chosen = chosen.number;
        if (judge.marked) judge.marked = chosen.number;
        judge.chosen_heaps = model.doc.heaps;
        model.panel = Panel::none;
    }
    void operator()(const SetVerify& to) const { set_verify(model.verify, to.heaps, to.largest); }
    void operator()(const StartVerify&) const { start_verify(model.verify, model.lesson.game); }
    void operator()(const StopVerify&) const { model.verify.running = false; }
    void operator()(const SetJudgeProblem& to) const { set_judge_problem(model.judge, to.problem); }
    void operator()(const MarkCase& mark) const { mark_case(model.judge, mark.by); }
    void operator()(const ScrollJudge& to) const {
        model.judge.seeks_marked = false;
        if (std::isfinite(to.pixels)) model.judge.scroll = std::max(0.0F, to.pixels);
    }

    void operator()(const StartPlay& start) const {
        core::Game game = model.lesson.game;
        if (!start.game.empty()) {
            const core::ParsedGame parsed = core::parse_sum(start.game);
            if (parsed.error) return;
            game = parsed.game;
        }
        start_match(model.play, game, start.heaps ? *start.heaps : *model.doc.heaps, start.seed);
        if (start.at_once) tick_match(model.play, 1);
        model.panel = Panel::play;
    }
    void operator()(const MakeMove& move) const { make_move(model.play, move.picks, move.at_once); }
    void operator()(const HoldPick& held) const {
        PlayState& play = model.play;
        play.fault.reset();
        if (play.match && held.pick.heap < play.match->heaps.size()) hold(*play.match, held.pick, true);
    }
    void operator()(const UndoMove&) const { undo_move(model.play); }
    void operator()(const EndPlay&) const { model.play.match.reset(); }
    void operator()(const SetLevel& to) const { set_seats(model.play, to.level, to.seats); }
    void operator()(const ToggleMarks&) const { model.play.marks = !model.play.marks; }
    void operator()(const PlayLesson&) const {
        if (!model.play.match) return;
        const Match& match = *model.play.match;
        core::Position heaps = match.slip ? match.slip->before : match.heaps;
        const std::string game = core::game_name(match.game);
        if (lesson::lessons_for(match.game).empty()) return;
        if (model.doc.game == game) set_heaps(model, std::move(heaps));
        else (*this)(SetGame{game, std::move(heaps)});
        jump(0);
        model.panel = Panel::none;
    }
    void operator()(const PlayKey& pressed) const { press_play_key(model.play, pressed.key); }

    void jump(int step) const {
        stop_playing(model);
        rest_on(model, step);
    }

    void open(const OpenAddress& address) const {
        Document base = shown_document(model);
        if (!address.keep) {
            base = default_document();
            base.lang = model.doc.lang;
            base.theme = model.doc.theme;
        }
        ReadAddress read = read_address(address.fragment, base);
        Document after = std::move(read.document);
        stop_playing(model);
        model.doc.lang = after.lang;
        model.doc.theme = after.theme;
        model.doc.view = after.view;
        model.doc.still = after.still;
        model.doc.code = after.code;
        model.doc.text_scale = after.text_scale;
        const int step = after.step;
        const float row = after.row;
        edit(model, std::move(after));
        model.doc.row = row;
        rest_on(model, step);
        model.notices = std::move(read.notices);
    }
};

}  // namespace

Model make_model(const Document& document) {
    Model model;
    model.doc = document;
    if (!model.doc.heaps) model.doc.heaps = default_document().heaps;
    rebuild(model);
    return model;
}

void apply(Model& model, const Intent& intent, DurationOf duration) {
    const int before = shown_step(model);
    model.sweep = -1;
    std::visit(Apply{model, duration}, intent);
    // Only going on by one is passing a step by: a jump may land on the next one by chance.
    const bool on = std::holds_alternative<Next>(intent);
    note_step(model, on ? before : shown_step(model));
    if (shown_step(model) == before) return;
    model.learn.focus = -1;
    if (!std::holds_alternative<OpenAddress>(intent)) follow(model);
}

std::optional<std::size_t> case_on_stage(const Model& model) {
    return model.judge.chosen_heaps == model.doc.heaps ? model.judge.chosen : std::nullopt;
}

void note_scroll(Model& model, float scroll, float range, float row_height) {
    model.scroll = scroll;
    model.scroll_range = std::max(0.0F, range);
    model.row_height = row_height;
    if (model.scroll_range <= 0) model.doc.row = -1;
}

}  // namespace nimboard::app
