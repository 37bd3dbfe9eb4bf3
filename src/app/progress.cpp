// What is kept on the device: written, and read again whatever has become of it meanwhile.
#include <array>
#include <charconv>
#include <utility>

#include "app/learn.h"

namespace nimboard::app {
namespace {

constexpr unsigned most_lessons = 32;
constexpr std::uint32_t most = 9'999'999;

struct Counter {
    std::string_view name;
    std::uint32_t Progress::*field;
};
constexpr std::array<Counter, 5> counters = {{{"right", &Progress::right}, {"wrong", &Progress::wrong},
                                              {"skipped", &Progress::skipped}, {"solved", &Progress::solved},
                                              {"best", &Progress::best}}};

void take_word(Progress& progress, std::string_view word) {
    lesson::Id id{};
    if (lesson::id_from_name(word, id)) progress.finished |= 1U << static_cast<unsigned>(id);
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return;
    const std::string_view digits = word.substr(equals + 1);
    for (const Counter& counter : counters) {
        std::uint32_t value = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const bool whole = read.ec == std::errc{} && read.ptr == digits.data() + digits.size() && value <= most;
        if (whole && counter.name == word.substr(0, equals)) progress.*counter.field = value;
    }
}

}  // namespace

std::string progress_text(const Progress& progress) {
    std::string out;
    const auto add = [&](std::string_view word) {
        if (!out.empty()) out += ' ';
        out += word;
    };
    for (unsigned id = 0; id < most_lessons; ++id) {
        if ((progress.finished >> id & 1U) != 0) add(lesson::id_name(static_cast<lesson::Id>(id)));
    }
    for (const Counter& counter : counters) {
        const std::uint32_t value = progress.*counter.field;
        if (value > 0) add(std::string(counter.name) + '=' + std::to_string(value));
    }
    return out;
}

Progress read_progress(std::string_view text) {
    constexpr std::size_t longest = 4096;  // far beyond what progress_text writes
    Progress progress;
    text = text.substr(0, longest);
    while (!text.empty()) {
        const std::size_t space = std::min(text.find(' '), text.size());
        take_word(progress, text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return progress;
}

}  // namespace nimboard::app
