// Reading the address: whatever stands there, the result is a document that can be shown, and notices of what was odd.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/address.h"
#include "core/game.h"
#include "core/judge.h"
#include "core/nim.h"
#include "i18n/msg/notice.h"
#include "lesson/fault.h"

namespace nimboard::app {
namespace {

namespace msg = i18n::msg;

/// The value of each key that we know; of a key that stands there twice, the later one.
struct Values {
    std::optional<std::string> game, heaps, lesson, step, lang, theme, view, code, still, text, row, pick, attempt, tried;
};

std::optional<std::string>* slot_of(Values& values, std::string_view key) {
    if (key == "game") return &values.game;
    if (key == "heaps") return &values.heaps;
    if (key == "lesson") return &values.lesson;
    if (key == "step") return &values.step;
    if (key == "lang") return &values.lang;
    if (key == "theme") return &values.theme;
    if (key == "view") return &values.view;
    if (key == "code") return &values.code;
    if (key == "still") return &values.still;
    if (key == "text") return &values.text;
    if (key == "row") return &values.row;
    if (key == "pick") return &values.pick;
    if (key == "try") return &values.attempt;
    if (key == "tried") return &values.tried;
    return nullptr;
}

int hex_value(char character) {
    if (character >= '0' && character <= '9') return character - '0';
    if (character >= 'a' && character <= 'f') return character - 'a' + 10;
    if (character >= 'A' && character <= 'F') return character - 'A' + 10;
    return -1;
}

/// %2C becomes a comma, + a space. A % that begins no escape makes `good` false.
std::string decoded(std::string_view text, bool& good) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '+') {
            out += ' ';
        } else if (text[i] != '%') {
            out += text[i];
        } else {
            const int high = i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
            const int low = i + 2 < text.size() ? hex_value(text[i + 2]) : -1;
            if (high < 0 || low < 0) {
                good = false;
                out += '%';
            } else {
                out += static_cast<char>(high * 16 + low);
                i += 2;
            }
        }
    }
    return out;
}

/// A number in plain digits; one beyond 64 bits counts as the largest.
std::optional<std::uint64_t> whole_number(std::string_view text) {
    if (text.empty() || !std::all_of(text.begin(), text.end(), core::is_digit)) return std::nullopt;
    std::uint64_t value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    return result.ec == std::errc() ? value : std::numeric_limits<std::uint64_t>::max();
}

/// A number such as 12 or 12.25, up to nine digits before the point and four after it.
std::optional<double> decimal(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::optional<std::uint64_t> whole = whole_number(text.substr(0, point));
    constexpr std::size_t most_digits = 9;
    if (!whole || point > most_digits) return std::nullopt;
    double value = static_cast<double>(*whole);
    if (point == text.size()) return value;
    const std::string_view places = text.substr(point + 1);
    const std::optional<std::uint64_t> fraction = whole_number(places);
    if (!fraction || places.size() > 4) return std::nullopt;
    return value + static_cast<double>(*fraction) / std::pow(10.0, static_cast<double>(places.size()));
}

/// A value as a notice quotes it: safe to show, and not too long.
std::string shown(std::string_view value) {
    constexpr std::size_t most = 40;
    if (value.size() <= most) return lesson::visible(value);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0U) == 0x80U) --end;  // a code point stays whole
    return lesson::visible(value.substr(0, end)) + "…";
}

class Reader {
public:
    explicit Reader(const Document& base) {
        result_.document = base;
        if (!result_.document.heaps) result_.document.heaps = default_document().heaps;
    }

    ReadAddress read(std::string_view fragment) {
        split(fragment);
        if (values_.game || values_.heaps || values_.lesson) {
            result_.document.step = 0;
            result_.document.row = -1;
            result_.document.choices = {};
        }
        game();
        heaps();
        lesson();
        settings();
        choices();
        step();
        return std::move(result_);
    }

private:
    void notice(i18n::Message message) { result_.notices.push_back(std::move(message)); }

    void split(std::string_view fragment) {
        if (!fragment.empty() && fragment.front() == '#') fragment.remove_prefix(1);
        while (!fragment.empty()) {
            const std::size_t end = std::min(fragment.find('&'), fragment.size());
            const std::string_view pair = fragment.substr(0, end);
            fragment.remove_prefix(std::min(end + 1, fragment.size()));
            const std::size_t equals = pair.find('=');
            if (equals == std::string_view::npos) continue;
            bool good = true;
            auto* slot = slot_of(values_, decoded(pair.substr(0, equals), good));
            if (slot == nullptr) continue;
            good = true;
            std::string value = decoded(pair.substr(equals + 1), good);
            if (good) *slot = std::move(value);
            else notice(msg::notice_escape(shown(pair)));
        }
    }

    void game() {
        if (!values_.game) return;
        core::ParsedGame parsed = core::parse_sum(*values_.game);
        if (parsed.error) {
            notice(parsed.error->kind == core::GameError::Kind::no_part
                       ? msg::notice_game_sum(shown(parsed.error->found))
                       : msg::notice_game_unknown(shown(*values_.game)));
            return;
        }
        const std::vector<lesson::Id> lessons = lesson::lessons_for(parsed.game);
        if (lessons.empty()) {
            notice(msg::notice_game_later(shown(*values_.game)));
            return;
        }
        if (values_.heaps) share_out(parsed.game, *values_.heaps);
        result_.document.game = core::game_name(parsed.game);
        result_.document.lesson = lessons.front();
    }

    /// "3,4;21;9" in a sum: each group of heaps belongs to one game, which then stands there once for each heap.
    static void share_out(core::Game& game, std::string_view text) {
        std::vector<core::Game> parts;
        std::size_t group = 0;
        for (; group < game.parts.size() && !text.empty(); ++group) {
            const std::size_t end = std::min(text.find(';'), text.size());
            const std::size_t count = core::parse_heaps(text.substr(0, end)).heaps.size();
            parts.insert(parts.end(), count, game.parts[group]);
            if (end == text.size() && group == 0) return;  // no groups at all
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (text.empty() && !parts.empty() && parts.size() <= core::most_parts) game.parts = std::move(parts);
    }

    void heaps() {
        if (!values_.heaps) return;
        core::ParsedHeaps parsed = core::parse_heaps(*values_.heaps);
        if (parsed.fault) {
            notice(msg::notice_heaps(lesson::fault_message(*parsed.fault)));
            return;
        }
        result_.document.heaps = std::make_shared<const core::Position>(std::move(parsed.heaps));
    }

    void lesson() {
        if (!values_.lesson) return;
        const std::vector<lesson::Id> lessons = lesson::lessons_for(core::parse_sum(result_.document.game).game);
        lesson::Id wanted{};
        if (lesson::id_from_name(*values_.lesson, wanted) &&
            std::find(lessons.begin(), lessons.end(), wanted) != lessons.end()) {
            result_.document.lesson = wanted;
            return;
        }
        std::vector<i18n::Arg> names;
        for (const lesson::Id id : lessons) names.emplace_back(std::string(lesson::id_name(id)));
        notice(msg::notice_lesson(shown(*values_.lesson), result_.document.game, i18n::list(std::move(names))));
    }

    void settings() {
        Document& document = result_.document;
        if (values_.lang && !i18n::lang_from_tag(*values_.lang, document.lang)) {
            notice(msg::notice_lang(shown(*values_.lang)));
        }
        if (values_.theme && !theme_from_name(*values_.theme, document.theme)) {
            notice(msg::notice_theme(shown(*values_.theme)));
        }
        if (values_.view && !view_from_name(*values_.view, document.view)) {
            notice(msg::notice_view(shown(*values_.view)));
        }
        if (values_.code) {
            if (*values_.code == "0" || *values_.code == "1") document.code = *values_.code == "1";
            else notice(msg::notice_code(shown(*values_.code)));
        }
        if (values_.still) {
            if (*values_.still == "0" || *values_.still == "1") document.still = *values_.still == "1";
            else notice(msg::notice_still(shown(*values_.still)));
        }
        if (values_.text) {
            const auto percent = whole_number(*values_.text);
            const float scale = percent && *percent <= 1000 ? static_cast<float>(*percent) / 100 : 0;
            if (scale >= smallest_text && scale <= largest_text) document.text_scale = scale;
            else notice(msg::notice_text(shown(*values_.text)));
        }
    }

    void choices() {
        const core::Position& heaps = *result_.document.heaps;
        if (values_.pick) {
            const auto number = whole_number(*values_.pick);
            if (number && *number >= 1 && *number <= heaps.size()) {
                result_.document.choices.candidate = static_cast<std::size_t>(*number - 1);
            } else {
                notice(msg::notice_pick(shown(*values_.pick), heaps.size()));
            }
        }
        if (values_.attempt) attempt(*values_.attempt, heaps);
        if (values_.tried) tried(*values_.tried);
        if (values_.row) {
            const std::optional<double> row = decimal(*values_.row);
            if (row && *row >= 1) result_.document.row = static_cast<float>(*row - 1);
            else notice(msg::notice_row(shown(*values_.row)));
        }
    }

    /// "2:3": heap 2 is left with 3.
    void attempt(std::string_view text, const core::Position& heaps) {
        const std::size_t colon = std::min(text.find(':'), text.size());
        const auto number = whole_number(text.substr(0, colon));
        const auto left = whole_number(text.substr(std::min(colon + 1, text.size())));
        if (number && left && *number >= 1 && *number <= heaps.size()) {
            const auto heap = static_cast<std::size_t>(*number - 1);
            if (*left < heaps[heap]) {
                result_.document.choices.tried = core::Move{heap, heaps[heap], *left};
                return;
            }
        }
        notice(msg::notice_try(shown(text)));
    }

    /// "1-5,8": numbers of moves, from 1.
    void tried(std::string_view text) {
        lesson::MoveSet set;
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(','), rest.size());
            const std::string_view range = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            const std::size_t dash = std::min(range.find('-'), range.size());
            const auto first = whole_number(range.substr(0, dash));
            const auto last = dash < range.size() ? whole_number(range.substr(dash + 1)) : first;
            if (!first || !last || *first < 1 || *last < *first) {
                notice(msg::notice_tried(shown(text)));
                return;
            }
            lesson::insert(set, {*first - 1, *last - 1});
        }
        result_.document.choices.refuted = std::move(set);
    }

    void step() {
        Document& document = result_.document;
        if (values_.step) {
            const auto number = whole_number(*values_.step);
            if (number && *number >= 1) {
                document.step = static_cast<int>(std::min<std::uint64_t>(*number - 1, std::numeric_limits<int>::max()));
            } else {
                notice(msg::notice_step(shown(*values_.step)));
            }
        }
        if (document.step <= 0) {
            document.step = 0;
            return;
        }
        const auto lesson = lesson::build(document.lesson, core::parse_sum(document.game).game, document.heaps,
                                          document.choices);
        const int last = static_cast<int>(lesson.steps.size()) - 1;
        if (document.step <= last) return;
        document.step = last;
        if (values_.step) notice(msg::notice_step_beyond(shown(*values_.step), lesson.steps.size()));
    }

    Values values_;
    ReadAddress result_;
};

}  // namespace

ReadAddress read_address(std::string_view fragment, const Document& base) { return Reader(base).read(fragment); }

}  // namespace nimboard::app
