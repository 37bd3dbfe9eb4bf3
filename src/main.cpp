// The page's program. A frame reads: input becomes intents, intents change the document, the document becomes a
// scene, the scene is drawn, and the page is told the step in words.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

#include "app/address.h"
#include "app/intent.h"
#include "app/model.h"
#include "app/play_text.h"
#include "app/state.h"
#include "core/judge.h"
#include "i18n/msg/app.h"
#include "i18n/msg/ui.h"
#include "imgui.h"
#include "lesson/fault.h"
#include "mirror/json.h"
#include "mirror/mirror.h"
#include "platform/page.h"
#include "platform/window.h"
#include "render/renderer.h"
#include "scene/build.h"
#include "scene/theme.h"
#include "svg/svg.h"
#include "ui/judge_panel.h"
#include "ui/panels.h"
#include "ui/widgets.h"

namespace {

using namespace nimboard;
namespace msg = i18n::msg;

constexpr int settling_frames = 3;        // Dear ImGui needs these to come to rest after the last event
constexpr std::string_view judge_sample = "4\n4\n10 12 15 4\n2\n1 1\n2\n1 0\n3\n5 9 12\n";
constexpr double longest_pause = 0.1;     // seconds: after a hidden tab the motion goes on, it does not jump

struct App {
    platform::Window window;
    render::Renderer renderer;
    render::Fonts fonts;
    app::Model model = app::make_model(app::default_document());
    scene::Scene scene;
    int width = 1, height = 1;  // device pixels
    float ratio = 1;            // of which so many make a CSS pixel
    double last_frame = -1;
    int settling = settling_frames;
    bool panel_scrolls = false;  // a panel over the page has something to scroll
    std::uint64_t random = 0x9e3779b97f4a7c15U;

    // stats()
    std::uint64_t frames_drawn = 0, block_calls_before = 0;
    int block_calls_in_frame = 0;
    double last_frame_ms = 0;

    // What the page has been told, so that it hears of changes only.
    bool told_anything = false, told_playing = false, told_scrolls = false;
    app::Document told;
    std::string told_notice, told_match;
    platform::FieldPlace told_heaps, told_judge;
};

/// Lives as long as the page: main returns, the frames go on.
App& the_app() {
    static App app;
    return app;
}

// The frame ------------------------------------------------------------------------------------------------------------

ui::Chrome chrome_of(const App& app) {
    return ui::chrome_layout(static_cast<float>(app.width) / app.ratio, static_cast<float>(app.height) / app.ratio,
                             app.model.doc.view);
}

scene::Scene build_scene(const App& app) {
    const app::Model& m = app.model;
    const scene::Rect stage = chrome_of(app).stage;
    const scene::Viewport viewport{stage.w, stage.h, m.doc.text_scale, m.doc.row, m.move_page, m.answered};
    return scene::build(m.lesson, m.doc.step, m.player.t, viewport, static_cast<scene::ThemeId>(m.doc.theme), m.doc.lang);
}

void apply(App& app, const app::Intent& intent) {
    app::apply(app.model, intent, scene::duration);
    app.settling = settling_frames;
}

/// Shows the panels as the document stands; what is clicked on them comes back as intents.
std::vector<app::Intent> panels(App& app, ui::FieldRect& heaps_field, ui::FieldRect& judge_field) {
    std::vector<app::Intent> intents;
    app.random = app.random * 6364136223846793005U + static_cast<std::uint64_t>(platform::now() * 1000) + 1442695040888963407U;
    ui::Frame frame{app.model, scene::theme(static_cast<scene::ThemeId>(app.model.doc.theme)), *app.fonts.regular,
                    *app.fonts.bold, render::draw_text, chrome_of(app), app.ratio, app.random, intents, {}, {}, false, {}, {}};
    ui::begin_screen(frame);
    ui::stage(frame, app.scene);
    ui::top_bar(frame);
    ui::timeline(frame);
    ui::end_screen();
    if (app.model.panel != app::Panel::none) frame.tip.clear();
    if (app.model.panel == app::Panel::help) ui::help_panel(frame);
    if (app.model.panel == app::Panel::about) ui::about_panel(frame);
    if (app.model.panel == app::Panel::judge) ui::judge_panel(frame);
    if (app.model.panel == app::Panel::games) ui::games_panel(frame);
    if (app.model.panel == app::Panel::play) ui::play_panel(frame);
    ui::draw_tip(frame);
    if (app.model.blank) ui::blank(frame);
    if (frame.show_licenses) platform::tell("licenses", "");
    if (frame.open_judge_file) platform::tell("file", "");
    if (frame.show_judge_fault) platform::tell("judgeFault", "");
    if (frame.show_judge_sample) {
        platform::tell("judge", judge_sample);
        intents.emplace_back(app::SetJudgeText{std::string(judge_sample)});
    }
    app.panel_scrolls = frame.panel_scrolls;
    const bool covered = app.model.blank || app.model.panel != app::Panel::none;
    heaps_field = frame.heaps_field;
    heaps_field.visible = heaps_field.visible && !covered;
    judge_field = frame.judge_field;
    judge_field.visible = judge_field.visible && !app.model.blank;
    return intents;
}

void place_field(const char* name, const ui::FieldRect& field, platform::FieldPlace& told) {
    const platform::FieldPlace place{field.rect.x, field.rect.y, field.rect.w, field.rect.h, field.font, field.visible};
    if (place == told) return;
    told = place;
    platform::place_field(name, place);
}

/// The match in words, one line each.
void tell_match(App& app) {
    std::string lines;
    if (app.model.panel == app::Panel::play) {
        for (const i18n::Message& line : app::play_lines(app.model.play)) lines += i18n::plain(line, app.model.doc.lang) + '\n';
    }
    if (lines == app.told_match) return;
    app.told_match = lines;
    platform::tell("match", lines);
}

void tell_notices(App& app) {
    std::string notice;
    for (const app::Notice& n : app.model.notices) {
        if (!notice.empty()) notice += '\n';
        notice += i18n::plain(n, app.model.doc.lang);
    }
    if (notice == app.told_notice) return;
    app.told_notice = notice;
    platform::tell("notice", notice);
}

std::string heaps_text(const core::Position& heaps) {
    std::string text;
    for (const core::Heap heap : heaps) text += (text.empty() ? "" : ", ") + std::to_string(heap);
    return text;
}

std::string page_words(i18n::Lang lang) {
    std::string out = "{";
    const auto add = [&](std::string_view key, const i18n::Message& message) {
        if (out.size() > 1) out += ',';
        mirror::json_string(out, key);
        out += ':';
        mirror::json_string(out, i18n::plain(message, lang));
    };
    add("title", msg::app_title());
    add("skip", msg::ui_skip());
    add("canvas", msg::ui_canvas());
    add("heaps", msg::ui_heaps_label());
    add("judge", msg::ui_judge_text());
    add("file", msg::ui_judge_open());
    add("prev", msg::ui_prev_tip());
    add("next", msg::ui_next_tip());
    add("table", msg::ui_mirror_table());
    add("close", msg::ui_close());
    add("about", msg::ui_about());
    return out + '}';
}

/// Tells the page what has changed since it was last told: words, colours, the step's text, the address.
void tell_page(App& app) {
    const app::Document now = app::shown_document(app.model);
    const app::Document& before = app.told;
    const bool first = !app.told_anything;
    const bool heaps = first || now.heaps != before.heaps;
    const bool words = first || now.lang != before.lang;
    const bool step = heaps || words || now.game != before.game || now.step != before.step || now.lesson != before.lesson || !(now.choices == before.choices);
    const bool look = first || now.theme != before.theme;
    const bool other = now.view != before.view || now.still != before.still || now.text_scale != before.text_scale ||
                       now.row != before.row || app.model.player.playing != app.told_playing;
    if (words) {
        platform::tell("language", i18n::lang_tag(now.lang));
        platform::tell("words", page_words(now.lang));
    }
    if (look) platform::tell("theme", app::theme_name(now.theme));
    if (heaps) platform::tell("heaps", heaps_text(*now.heaps));
    if (step) platform::tell("mirror", mirror::to_json(mirror::mirror(app.model.lesson, now.step, now.lang)));
    tell_notices(app);
    tell_match(app);
    if (!(step || look || other)) return;
    app.told_anything = true;
    app.told = now;
    app.told_playing = app.model.player.playing;
    platform::tell("changed", "");
}

void draw(App& app) {
    const scene::Rect stage = chrome_of(app).stage;
    const render::Placement placement{static_cast<float>(app.width), static_cast<float>(app.height), stage.x * app.ratio,
                                      stage.y * app.ratio, app.ratio};
    app.renderer.draw(app.scene, placement, app.fonts);
    const scene::Rgba& ground = app.scene.background;
    app.window.end_frame(static_cast<float>(ground.r) / 255, static_cast<float>(ground.g) / 255, static_cast<float>(ground.b) / 255);
    app.block_calls_in_frame = static_cast<int>(app.renderer.block_draw_calls() - app.block_calls_before);
    app.block_calls_before = app.renderer.block_draw_calls();
    app.frames_drawn += 1;
}

bool frame(double milliseconds) {
    App& app = the_app();
    const double begun = platform::now();
    const double seconds = app.last_frame < 0 ? 0 : std::clamp((milliseconds - app.last_frame) / 1000, 0.0, longest_pause);
    app.last_frame = milliseconds;

    bool moving = false;
    if (app.window.drawable() && render::complete(app.fonts)) {
        // Input becomes intents, intents change the document,
        if (app.window.begin_frame(static_cast<float>(seconds))) app.settling = settling_frames;
        ui::FieldRect heaps_field, judge_field;
        for (const app::Intent& intent : panels(app, heaps_field, judge_field)) apply(app, intent);
        moving = app::tick(app.model, static_cast<float>(seconds), scene::duration);
        // the document becomes a scene, the scene is drawn,
        app.scene = build_scene(app);
        app::note_scroll(app.model, app.scene.scroll, app.scene.scroll_range, app.scene.row_height);
        draw(app);
        place_field("heaps", heaps_field, app.told_heaps);
        place_field("judge", judge_field, app.told_judge);
        if ((app.scene.scroll_range > 0 || app.panel_scrolls) != app.told_scrolls) {
            app.told_scrolls = !app.told_scrolls;
            platform::tell("scrolls", app.told_scrolls ? "1" : "0");
        }
    } else {
        moving = app::tick(app.model, static_cast<float>(seconds), scene::duration);
    }
    // and the page is told the step in words.
    tell_page(app);
    app.settling = moving ? settling_frames : app.settling - 1;
    if (app.settling <= 0) app.last_frame = -1;  // the next motion starts its own clock
    app.last_frame_ms = platform::now() - begun;
    return app.settling > 0;
}

// What the page asks ---------------------------------------------------------------------------------------------------

bool key(std::string_view name, bool ctrl, bool shift, bool alt, bool meta) {
    App& app = the_app();
    const auto intent = app::key_intent(app.model, {name, ctrl, shift, alt, meta});
    if (intent) apply(app, *intent);
    return intent.has_value();
}

bool font(bool bold, std::span<const std::byte> file) {
    the_app().settling = settling_frames;
    return render::add_font(the_app().fonts, bold, file);
}

void resize(int width, int height, double ratio) {
    App& app = the_app();
    app.width = std::max(width, 1);
    app.height = std::max(height, 1);
    app.ratio = std::clamp(static_cast<float>(ratio), 0.25F, 8.0F);
    app.window.resize(app.width, app.height);
    app.settling = settling_frames;
}

void member(std::string& out, std::string_view name) {
    out += out.back() == '{' ? "" : ",";
    mirror::json_string(out, name);
    out += ':';
}

std::string stats(const App& app) {
    return "{\"framesDrawn\":" + std::to_string(app.frames_drawn) + ",\"lastFrameMs\":" + std::to_string(app.last_frame_ms) +
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
    const bool kam = problem == core::Problem::kam;
    std::string out = "{\"cases\":[";
    for (const core::JudgeCase& c : report.cases) {
        if (out.back() == '}') out += ',';
        const bool n = c.verdict() == core::Verdict::N;
        out += "{\"heaps\":" + std::to_string(c.heap_count) + ",\"nimSum\":";
        mirror::json_number(out, c.nim_sum);
        out += std::string(",\"verdict\":\"") + (n ? "N" : "P") + "\",\"answer\":\"";
        out += n ? (kam ? "TAK" : "Yes") : (kam ? "NIE" : "No");
        out += "\"}";
    }
    return out + "],\"error\":" + fault_json(report.fault, lang) + ",\"warning\":" + fault_json(report.warning, lang) + '}';
}

/// Where the judge's text is wrong, as the page marks it: "line column length kind", or nothing.
std::string judge_mark(const App& app) {
    const auto mark = app::judge_mark(app.model.judge);
    if (!mark) return {};
    return std::to_string(mark->line) + ' ' + std::to_string(mark->column) + ' ' + std::to_string(mark->length) +
           (mark->warning ? " warning" : " fault");
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

int number_of(std::string_view text, int otherwise) {
    int value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string call(std::string_view verb, std::string_view text) {
    App& app = the_app();
    const i18n::Lang lang = app.model.doc.lang;
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
    if (verb == "judge-text" || verb == "judge-open") return judge_mark(app);
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

}  // namespace

int main() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    platform::serve_page({frame, key, font, resize, call});
}
