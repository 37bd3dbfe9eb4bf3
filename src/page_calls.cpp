// What the page asks: every verb that web/*.js calls, and the JSON they get.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/address.h"
#include "app/play_text.h"
#include "app/state.h"
#include "core/judge.h"
#include "i18n/tables.h"
#include "lesson/fault.h"
#include "mirror/json.h"
#include "page.h"
#include "svg/svg.h"

namespace nimboard::page {

ui::Chrome chrome_of(const App& app) {
    return ui::chrome_layout(static_cast<float>(app.width) / app.ratio, static_cast<float>(app.height) / app.ratio,
                             app.model.doc.view);
}

scene::Scene build_scene(const App& app) {
    const app::Model& m = app.model;
    const scene::Rect stage = chrome_of(app).stage;
    const scene::Viewport viewport{stage.w, stage.h, m.doc.text_scale, m.doc.row, m.move_page,
                                   app::attempt_at(m, m.doc.step), app::attempt_at(m, m.doc.step - 1), m.doc.code};
    return scene::build(m.lesson, m.doc.step, m.player.t, viewport, static_cast<scene::ThemeId>(m.doc.theme), m.doc.lang);
}

void apply(App& app, const app::Intent& intent) {
    app::apply(app.model, intent, scene::duration);
    app.settling = settling_frames;
}

namespace {

void member(std::string& out, std::string_view name) {
    out += out.back() == '{' ? "" : ",";
    mirror::json_string(out, name);
    out += ':';
}

/// With two decimals.
std::string hundredths(double value) {
    const auto parts = static_cast<std::uint64_t>(std::max(value, 0.0) * 100 + 0.5);
    return std::to_string(parts / 100) + '.' + std::to_string(parts / 10 % 10) + std::to_string(parts % 10);
}

std::string stats(const App& app) {
    return "{\"framesDrawn\":" + std::to_string(app.frames_drawn) + ",\"lastFrameMs\":" + hundredths(app.last_frame_ms) +
           ",\"blocks\":" + std::to_string(app.renderer.blocks()) + ",\"steps\":" + std::to_string(app.model.lesson.steps.size()) +
           ",\"blockDrawCalls\":" + std::to_string(app.block_calls_in_frame) + '}';
}

std::string fault_json(const std::optional<core::Fault>& fault, i18n::Lang lang) {
    if (!fault) return "null";
    std::string out = "{\"line\":" + std::to_string(fault->line) + ",\"column\":" + std::to_string(fault->column);
    member(out, "message");
    mirror::json_string(out, i18n::plain(lesson::fault_message(*fault), lang));
    return out + '}';
}

/// {"cases":[{"heaps","nimSum","verdict","answer"}],"error":null|{line,column,message},"warning":…}; the answers in the
/// judge's own words, Yes and No or TAK and NIE.
std::string judge(core::Problem problem, std::string_view text, i18n::Lang lang) {
    const core::JudgeReport report = core::judge(problem, text);
    std::string out = "{\"cases\":[";
    for (const core::JudgeCase& c : report.cases) {
        if (out.back() == '}') out += ',';
        out += "{\"heaps\":" + std::to_string(c.heap_count) + ",\"nimSum\":";
        mirror::json_number(out, c.nim_sum);
        out += std::string(",\"verdict\":\"") + (c.verdict() == core::Verdict::N ? "N" : "P") + "\",\"answer\":\"";
        out += i18n::plain(app::answer_words(problem, c.verdict()), i18n::Lang::en) + "\"}";
    }
    return out + "],\"error\":" + fault_json(report.fault, lang) + ",\"warning\":" + fault_json(report.warning, lang) + '}';
}

/// Typed heaps: sets them, or gives what is wrong with them.
std::string set_heaps(App& app, std::string_view text) {
    core::ParsedHeaps parsed = core::parse_heaps(text);
    if (parsed.fault) return i18n::plain(lesson::fault_message(*parsed.fault), app.model.doc.lang);
    apply(app, app::SetHeaps{std::move(parsed.heaps)});
    return {};
}

bool same_heaps(const App& app, std::string_view text) {
    const core::ParsedHeaps parsed = core::parse_heaps(text);
    return !parsed.fault && parsed.heaps == *app.model.doc.heaps;
}

/// A text of several lines that the judge's reader takes whole.
bool judge_like(std::string_view text) {
    const core::JudgeReport report = core::judge_nim(text);
    return text.find_first_of("\r\n") != std::string_view::npos && !report.cases.empty();
}

/// The first of the person's languages that the app speaks.
void choose_language(App& app, std::string_view tags) {
    while (!tags.empty()) {
        const std::size_t comma = std::min(tags.find(','), tags.size());
        i18n::Lang lang{};
        const auto spoken = i18n::languages();
        if (i18n::lang_from_tag(tags.substr(0, comma), lang) && std::find(spoken.begin(), spoken.end(), lang) != spoken.end()) {
            apply(app, app::SetLang{lang});
            return;
        }
        tags.remove_prefix(std::min(comma + 1, tags.size()));
    }
}

/// The tag of a language in the first line, its texts in the others: they count from the next frame on.
bool take_texts(App& app, std::string_view text) {
    const std::size_t line = std::min(text.find('\n'), text.size());
    i18n::Lang lang{};
    if (!i18n::lang_from_tag(text.substr(0, line), lang)) return false;
    if (!i18n::load_texts(lang, text.substr(std::min(line + 1, text.size())))) return false;
    app.told_anything = false;
    app.settling = settling_frames;
    return true;
}

/// "HEAPS LARGEST": shows the panel and searches that range for the game on stage.
void start_search(App& app, std::string_view text) {
    const core::ParsedHeaps range = core::parse_heaps(text);
    if (range.fault || range.heaps.size() != 2) return;
    apply(app, app::SetPanel{static_cast<int>(app::Panel::verify)});
    apply(app, app::SetVerify{static_cast<std::size_t>(std::min<core::Heap>(range.heaps[0], 64)), range.heaps[1]});
    apply(app, app::StartVerify{});
}

/// null, or {"game","running","done","total","pPositions","moves","counterexample":null|[…]}.
std::string search_json(const app::VerifyState& state) {
    if (!state.run) return "null";
    const core::Verifier& run = *state.run;
    std::string out = "{";
    member(out, "game");
    mirror::json_string(out, state.game);
    out += std::string(",\"running\":") + (state.running ? "true" : "false");
    out += ",\"done\":" + std::to_string(run.done()) + ",\"total\":" + std::to_string(run.total());
    out += ",\"pPositions\":" + std::to_string(run.p_positions()) + ",\"moves\":" + std::to_string(run.moves_visited());
    out += ",\"counterexample\":";
    if (!run.counterexample()) return out + "null}";
    out += '[';
    for (const core::Heap heap : run.counterexample()->position) {
        if (out.back() != '[') out += ',';
        mirror::json_number(out, heap);
    }
    return out + "]}";
}

int number_of(std::string_view text, int otherwise) {
    int value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

std::string call(App& app, std::string_view verb, std::string_view text) {
    const i18n::Lang lang = app.model.doc.lang;
    for (const app::Intent& intent : learning_intents(verb, text)) apply(app, intent);
    if (verb == "state") return app::state_json(app.model);
    if (verb == "stats") return stats(app);
    if (verb == "svg") return svg::render(build_scene(app));
    if (verb == "judge") {
        const std::size_t line = std::min(text.find('\n'), text.size());
        const core::Problem problem = text.substr(0, line) == "kam" ? core::Problem::kam : core::Problem::nim;
        return judge(problem, text.substr(std::min(line + 1, text.size())), lang);
    }
    if (verb == "address") return app::write_address(app::shown_document(app.model));
    if (verb == "heaps-same") return same_heaps(app, text) ? "1" : "0";
    if (verb == "judge-like") return judge_like(text) ? "1" : "0";
    if (verb == "heaps" || verb == "heaps-typing") return set_heaps(app, text);
    if (verb == "judge-text") apply(app, app::SetJudgeText{std::string(text)});
    if (verb == "judge-open") apply(app, app::OpenJudge{std::string(text)});
    if (verb == "judge-text" || verb == "judge-open") return app::judge_mark_text(app.model.judge);
    if (verb == "match-state") return app::match_json(app.model);
    for (const app::Intent& intent : app::play_intents(app.model.play, verb, text)) apply(app, intent);
    if (verb == "next") apply(app, app::Next{});
    if (verb == "prev") apply(app, app::Prev{});
    if (verb == "goto") apply(app, app::GoTo{number_of(text, 1) - 1});
    if (verb == "play") apply(app, app::Play{});
    if (verb == "pause") apply(app, app::Pause{});
    if (verb == "load") apply(app, app::OpenAddress{std::string(text), true});
    if (verb == "open" || verb == "start") apply(app, app::OpenAddress{std::string(text), false});
    if (verb == "still") apply(app, app::SetStill{text == "1"});
    if (verb == "texts") return take_texts(app, text) ? "1" : "0";
    if (verb == "verify") start_search(app, text);
    if (verb == "verify-state") return search_json(app.model.verify);
    if (verb == "languages") choose_language(app, text);
    if (verb == "visible") app.last_frame = -1;
    if (verb == "window") return app.window.open(app.width, app.height) && app.renderer.create() ? "1" : "0";
    if (verb == "lost") {
        app.window.lose();
        app.renderer.forget();
    }
    if (verb == "restored") {
        app.window.restore();
        app.renderer.create();
        app.block_calls_before = 0;
        app.settling = settling_frames;
    }
    return {};
}

}  // namespace nimboard::page
