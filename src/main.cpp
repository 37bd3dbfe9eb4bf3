// The page's program. A frame reads: input becomes intents, intents change the document, the document becomes a
// scene, the scene is drawn, and the page is told the step in words.
#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "app/play_text.h"
#include "i18n/msg/app.h"
#include "i18n/msg/ui.h"
#include "imgui.h"
#include "mirror/json.h"
#include "mirror/mirror.h"
#include "page.h"
#include "scene/theme.h"
#include "ui/judge_panel.h"
#include "ui/widgets.h"

namespace {

using namespace nimboard;
using page::App;
using page::apply;
using page::build_scene;
using page::chrome_of;
using page::settling_frames;
namespace msg = i18n::msg;

constexpr double longest_pause = 0.1;     // seconds: after a hidden tab the motion goes on, it does not jump

/// By app::Panel. A table, so that a panel stays a function of its own, in the program's later part (tools/split.mjs).
using DrawPanel = void (*)(ui::Frame&);
constexpr DrawPanel panel_drawings[] = {nullptr,          ui::judge_panel,  ui::help_panel, ui::about_panel,
                                        ui::games_panel,  ui::verify_panel, ui::play_panel, ui::challenge_panel};
static_assert(std::size(panel_drawings) == app::panel_count);

/// Lives as long as the page: main returns, the frames go on.
page::App& the_app() {
    static page::App app;
    return app;
}

render::Fonts fonts_of(const App& app) { return app.fonts.of(static_cast<std::size_t>(app.model.doc.lang)); }

// The frame ------------------------------------------------------------------------------------------------------------

/// Shows the panels as the document stands; what is clicked on them comes back as intents.
std::vector<app::Intent> panels(App& app, ui::FieldRect& heaps_field, ui::FieldRect& judge_field) {
    std::vector<app::Intent> intents;
    app.random = app.random * 6364136223846793005U + static_cast<std::uint64_t>(platform::now() * 1000) + 1442695040888963407U;
    const render::Fonts fonts = fonts_of(app);
    ui::Frame frame{app.model, scene::theme(static_cast<scene::ThemeId>(app.model.doc.theme)), *fonts.regular, *fonts.bold,
                    render::draw_text, chrome_of(app), app.ratio, app.random, intents, {}, {}, false, {}, {}};
    ui::begin_screen(frame);
    ui::stage(frame, app.scene);
    ui::top_bar(frame);
    ui::timeline(frame);
    ui::end_screen();
    if (app.model.panel != app::Panel::none) frame.tip.clear();
    if (const DrawPanel draw = panel_drawings[static_cast<std::size_t>(app.model.panel)]) draw(frame);
    ui::draw_tip(frame);
    if (app.model.blank) ui::blank(frame);
    if (frame.show_licenses) platform::tell("licenses", "");
    if (frame.copied != nullptr) platform::tell("copy", frame.copied);
    if (frame.open_judge_file) platform::tell("file", "");
    if (frame.show_judge_fault) platform::tell("judgeFault", "");
    if (frame.show_judge_sample) {
        const std::string_view example = app::judge_example(app.model.judge.problem);
        platform::tell("judge", example);
        intents.emplace_back(app::SetJudgeText{std::string(example)});
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

/// The match in words, one line each, or the judge's row that the keys are at.
void tell_match(App& app) {
    std::string lines;
    if (app.model.panel == app::Panel::judge) lines = app::marked_case_words(app.model.judge, app.model.doc.lang);
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
    add("copied", msg::ui_code_copied());
    add("notCopied", msg::ui_code_refused());
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
    const bool step = heaps || words || now.game != before.game || now.step != before.step || now.lesson != before.lesson || !(now.choices == before.choices) || now.code != before.code;
    const bool look = first || now.theme != before.theme;
    const bool other = now.view != before.view || now.still != before.still || now.text_scale != before.text_scale ||
                       now.row != before.row || app.model.player.playing != app.told_playing;
    if (words) {
        platform::tell("language", i18n::lang_tag(now.lang));
        platform::tell("words", page_words(now.lang));
    }
    if (now.code && !before.code) platform::tell("font", "mono");
    if (look) platform::tell("theme", app::theme_name(now.theme));
    if (heaps) platform::tell("heaps", heaps_text(*now.heaps));
    if (step) platform::tell("mirror", mirror::to_json(mirror::mirror(app.model.lesson, now.step, now.lang, now.code)));
    tell_learning(app.model, app.told_learning);
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
    app.renderer.draw(app.scene, placement, fonts_of(app));
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
    if (app.window.drawable() && render::complete(fonts_of(app))) {
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
        if (app.model.judge.problem != app.told_problem) {
            // The same text, read otherwise: other words may be at fault.
            app.told_problem = app.model.judge.problem;
            platform::tell("judgeMark", app::judge_mark_text(app.model.judge));
        }
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

bool font(std::string_view name, std::span<const std::byte> file) {
    the_app().settling = settling_frames;
    const std::size_t dash = std::min(name.rfind('-'), name.size());
    i18n::Lang lang = i18n::Lang::en;
    // "latin" and "mono" are no languages: they are for all.
    const bool own = i18n::lang_from_tag(name.substr(0, dash), lang);
    return the_app().fonts.add(own ? static_cast<std::size_t>(lang) : render::FontShelf::shared, name.substr(dash) == "-bold", file);
}

void resize(int width, int height, double ratio) {
    App& app = the_app();
    app.width = std::max(width, 1);
    app.height = std::max(height, 1);
    app.ratio = std::clamp(static_cast<float>(ratio), 0.25F, 8.0F);
    app.window.resize(app.width, app.height);
    app.settling = settling_frames;
}

}  // namespace

int main() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    platform::serve_page({frame, key, font, resize, [](std::string_view verb, std::string_view text) {
                             return page::call(the_app(), verb, text);
                         }});
}
