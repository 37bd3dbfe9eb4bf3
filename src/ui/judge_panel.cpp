#include "ui/judge_panel.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "app/judge_state.h"
#include "i18n/msg/judge.h"
#include "i18n/msg/ui.h"
#include "ui/panels.h"
#include "ui/widgets.h"
#include "ui/words.h"

namespace nimboard::ui {
namespace {

namespace msg = i18n::msg;

/// Sizes that the panel is built from, in CSS pixels.
struct Measure {
    float u;              ///< the unit of the design
    float letters;        ///< em size of reading text
    float row;            ///< height of a case's row: a finger's target
    float button;
    float gap;
};

Measure measure(const Frame& frame) {
    const float u = std::max(frame.unit(), 0.8F);
    return {u, std::max(20 * u, 16.0F), std::max(46 * u, 42.0F), std::max(44 * u, 40.0F), 14 * u};
}

/// What stands under the text field: what is wrong with the text, else what may stand in it. Gives its height.
float foot_height(const std::vector<std::string>& lines, const Measure& m) {
    return static_cast<float>(lines.size()) * m.letters * 1.4F + m.gap;
}

void foot(Frame& frame, const scene::Rect& rect, const std::vector<std::string>& lines, const Measure& m) {
    const auto mark = app::judge_mark(frame.model.judge);
    if (!mark) {
        draw_lines(frame, lines, rect.x, rect.y + m.gap / 2, m.letters, frame.theme.muted);
        return;
    }
    const Press press = place(frame, "fault", rect, frame.words(msg::judge_fault_tip()));
    const scene::Rgba edge = mark->warning ? frame.theme.accent : frame.theme.bad;
    box(frame, rect, frame.theme.background, press.hovered ? frame.theme.ink : edge, 10 * m.u);
    draw_lines(frame, lines, rect.x + m.gap, rect.y + m.gap / 2, m.letters, frame.theme.ink);
    if (press.clicked) frame.show_judge_fault = true;
}

/// Which problem's input it is.
void problems(Frame& frame, const scene::Rect& room, const Measure& m) {
    const float half = (room.w - m.gap) / 2;
    const i18n::Message names[] = {msg::judge_nim(), msg::judge_kam()};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto problem = static_cast<core::Problem>(i);
        const scene::Rect at{room.x + static_cast<float>(i) * (half + m.gap), room.y, half, m.button};
        if (button(frame, i == 0 ? "nim" : "kam", at, frame.words(names[i]), {}, frame.model.judge.problem == problem)) {
            frame.intents.emplace_back(app::SetJudgeProblem{problem});
        }
    }
}

/// Buttons, the page's text field, and under it the fault or a hint.
void text_side(Frame& frame, scene::Rect room, const Measure& m) {
    problems(frame, room, m);
    room.y += m.button + m.gap;
    room.h -= m.button + m.gap;
    const float half = std::min((room.w - m.gap) / 2, 220 * m.u);
    const scene::Rect open{room.x, room.y, half, m.button}, sample{room.x + half + m.gap, room.y, half, m.button};
    const core::JudgeReport& report = frame.model.judge.report;
    if (button(frame, "open", open, frame.words(msg::ui_judge_open()), frame.words(msg::judge_open_tip()))) {
        frame.open_judge_file = true;
    }
    // The example never takes the place of somebody's text.
    const bool empty = report.cases.empty() && !report.fault && report.declared_cases == 0;
    const std::string tip = frame.words(msg::judge_sample_tip());
    if (empty && button(frame, "sample", sample, frame.words(msg::judge_sample()), tip)) {
        frame.show_judge_sample = true;
    }
    const auto fault = app::judge_fault_text(frame.model.judge);
    const float inset = fault ? 2 * m.gap : 0;
    const std::string words = fault ? frame.words(*fault) : empty ? frame.words(msg::judge_hint()) : std::string();
    const auto lines = words.empty() ? std::vector<std::string>() : wrapped(frame, words, m.letters, room.w - inset);
    const float low = lines.empty() ? 0 : foot_height(lines, m) + m.gap;
    const float top = open.bottom() + m.gap;
    const scene::Rect field{room.x, top, room.w, std::max(room.bottom() - top - low, 2 * m.row)};
    frame.judge_field = {field, m.letters, true};
    if (!lines.empty()) foot(frame, {room.x, field.bottom() + m.gap, room.w, low - m.gap}, lines, m);
}

/// What of a case's heaps has room: "4 heaps: 10, 12, 15, 4", or less of it.
std::string heaps_line(Frame& frame, std::size_t number, float room, const Measure& m) {
    const app::JudgeState& judge = frame.model.judge;
    const std::uint64_t count = judge.report.cases[number].heap_count;
    const auto fits = [&](const std::string& words) { return text_width(frame, words, m.letters) <= room; };
    const std::string heaps = frame.words(msg::judge_heaps(count));
    if (count == 0) return fits(heaps) ? heaps : "";
    // Where there is little room the heaps themselves say more than their number.
    const std::string before = room < 14 * m.letters ? "" : heaps + ": ";
    const auto most = static_cast<std::size_t>(std::max(room / m.letters, 0.0F) * 2.5F);
    for (std::size_t budget = most; budget > 2; budget -= 2) {
        const std::string line = before + app::case_preview(judge, number, budget);
        if (fits(line)) return line;
    }
    return fits(heaps) ? heaps : "";
}

/// "1  Yes  N  4 heaps: 10, 12, 15, 4      k = 13"
void case_row(Frame& frame, std::size_t number, const scene::Rect& rect, const Measure& m) {
    const core::JudgeReport& report = frame.model.judge.report;
    const core::JudgeCase& judged = report.cases[number];
    const scene::Theme& theme = frame.theme;
    const bool wins = judged.verdict() == core::Verdict::N, narrow = rect.w < 25 * m.letters;
    const float base = centred_baseline(rect, m.letters);
    const std::size_t digits = std::to_string(report.cases.size()).size();
    float x = rect.x + 12 * m.u + text_width(frame, "0", m.letters) * static_cast<float>(digits);
    text(frame, std::to_string(number + 1), x, base, m.letters, theme.muted, Align::right);
    x += 16 * m.u;
    const core::Problem problem = frame.model.judge.problem;
    const std::string yes = frame.words(app::answer_words(problem, core::Verdict::N));
    const std::string no = frame.words(app::answer_words(problem, core::Verdict::P));
    text(frame, wins ? yes : no, x, base, m.letters, wins ? theme.ok : theme.bad, Align::left, true);
    x += std::max(text_width(frame, yes, m.letters, true), text_width(frame, no, m.letters, true)) + 20 * m.u;
    if (!narrow) {
        const auto letter = wins ? msg::ui_random_n() : msg::ui_random_p();
        text(frame, frame.words(letter), x, base, m.letters * 0.85F, theme.muted);
        x += 1.6F * m.letters;
    }
    const std::string k = frame.words(msg::judge_k(judged.nim_sum));
    const float right = rect.right() - 12 * m.u;
    text(frame, k, right, base, m.letters, theme.muted, Align::right);
    const float room = right - text_width(frame, k, m.letters) - 16 * m.u - x;
    text(frame, heaps_line(frame, number, room, m), x, base, m.letters, theme.ink);
}

/// A thumb at the right edge of the list that can be dragged.
void scroll_bar(Frame& frame, const scene::Rect& list, float scroll, float range) {
    const scene::Rect track{list.right() - 14, list.y, 14, list.h};
    const float thumb_high = std::max(list.h * list.h / (list.h + range), 32.0F);
    const float way = list.h - thumb_high;
    const Press press = place(frame, "bar", track);
    ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    if (press.held && way > 0) {
        const float at = ImGui::GetIO().MousePos.y / frame.ratio - list.y - thumb_high / 2;
        scroll = std::clamp(at / way, 0.0F, 1.0F) * range;
        frame.intents.emplace_back(app::ScrollJudge{scroll});
    }
    const scene::Rect thumb{track.x + 5, list.y + way * (scroll / range), 6, thumb_high};
    box(frame, thumb, press.hovered || press.held ? frame.theme.muted : frame.theme.line, {0, 0, 0, 0}, 3);
}

/// The rows that are in sight; the wheel, a finger or the bar scrolls them.
void case_list(Frame& frame, const scene::Rect& list, const Measure& m) {
    const app::JudgeState& judge = frame.model.judge;
    const std::size_t count = judge.report.cases.size();
    const float range = std::max(static_cast<float>(count) * m.row - list.h, 0.0F);
    const float scroll = std::min(judge.scroll, range);
    const ImGuiIO& io = ImGui::GetIO();
    const float slack = 8 * frame.ratio;
    const bool dragged = io.MouseDragMaxDistanceSqr[0] > slack * slack;
    const auto on_stage = app::case_on_stage(frame.model);
    bool hovered = false, pulled = false;

    ImGui::PushClipRect(frame.device(list.x, list.y), frame.device(list.right(), list.bottom()), true);
    const auto first = static_cast<std::size_t>(scroll / m.row);
    for (std::size_t number = first; number < count; ++number) {
        const float y = list.y + static_cast<float>(number) * m.row - scroll;
        if (y >= list.bottom()) break;
        const scene::Rect whole{list.x, y, list.w - (range > 0 ? 18.0F : 0.0F), m.row};
        const scene::Rect rect{whole.x, whole.y + 2, whole.w, whole.h - 4};
        ImGui::PushID(static_cast<int>(number));
        const Press press = place(frame, "case", whole, frame.words(msg::judge_case_tip()));
        ImGui::PopID();
        hovered = hovered || press.hovered;
        pulled = pulled || (press.held && dragged);
        const bool lit = judge.marked ? judge.marked == number : on_stage == number;
        const scene::Rgba& edge = lit ? frame.theme.accent : frame.theme.line;
        if (press.hovered || lit) box(frame, rect, frame.theme.background, edge, 8 * m.u);
        case_row(frame, number, rect, m);
        if (press.clicked && !dragged) frame.intents.emplace_back(app::ChooseCase{number});
    }
    ImGui::PopClipRect();
    if (range <= 0) return;
    frame.panel_scrolls = true;
    float wanted = scroll;
    if (list.contains({io.MousePos.x / frame.ratio, io.MousePos.y / frame.ratio})) wanted -= io.MouseWheel * 100;
    if (pulled) wanted -= io.MouseDelta.y / frame.ratio;
    if (judge.seeks_marked && judge.marked) {
        const float top = static_cast<float>(*judge.marked) * m.row;
        wanted = std::clamp(wanted, top + m.row - list.h, top);
    }
    wanted = std::clamp(wanted, 0.0F, range);
    if (wanted != scroll || judge.seeks_marked) frame.intents.emplace_back(app::ScrollJudge{wanted});
    scroll_bar(frame, list, scroll, range);
}

/// "10 cases: 6 Yes, 4 No", and under it the list.
void answers_side(Frame& frame, const scene::Rect& room, const Measure& m) {
    const core::JudgeReport& report = frame.model.judge.report;
    const std::size_t cases = report.cases.size(), yes = frame.model.judge.yes;
    const core::Problem problem = frame.model.judge.problem;
    const scene::Rect head{room.x, room.y, room.w, m.button};
    if (cases == 0) {
        const std::string none = frame.words(problem == core::Problem::kam ? msg::judge_none_kam() : msg::judge_none());
        const auto lines = wrapped(frame, none, m.letters, room.w);
        draw_lines(frame, lines, room.x, centred_baseline(head, m.letters) - m.letters, m.letters, frame.theme.muted);
        return;
    }
    const bool whole = cases == report.declared_cases;
    const std::size_t no = cases - yes;
    const i18n::Message n = app::answer_words(problem, core::Verdict::N), p = app::answer_words(problem, core::Verdict::P);
    const std::string summary = frame.words(whole ? msg::judge_summary(cases, yes, n, no, p)
                                                  : msg::judge_summary_part(cases, report.declared_cases, yes, n, no, p));
    float size = m.letters * 1.1F;
    const float wide = text_width(frame, summary, size, true);
    if (wide > room.w) size *= 0.97F * room.w / wide;  // glyphs are rastered at whole sizes
    text(frame, summary, room.x, centred_baseline(head, size), size, frame.theme.ink, Align::left, true);
    case_list(frame, {room.x, head.bottom() + m.gap, room.w, room.bottom() - head.bottom() - m.gap}, m);
}

}  // namespace

void judge_panel(Frame& frame) {
    const Measure m = measure(frame);
    const scene::Rect room = begin_overlay(frame, "judge", 1240 * m.u, 780 * m.u, frame.words(msg::judge_title()));
    if (room.w >= 38 * m.letters) {
        const float between = 28 * m.u;
        const float left = (room.w - between) * 0.44F;
        text_side(frame, {room.x, room.y, left, room.h}, m);
        answers_side(frame, {room.x + left + between, room.y, room.w - left - between, room.h}, m);
    } else {
        const float top = room.h * 0.5F;
        text_side(frame, {room.x, room.y, room.w, top}, m);
        answers_side(frame, {room.x, room.y + top + m.gap, room.w, room.h - top - m.gap}, m);
    }
    end_overlay();
}

}  // namespace nimboard::ui
