// Golden pictures: what the lesson looks like, to the last number. After a wanted change run
// NIMBOARD_UPDATE_GOLDEN=1 ctest -R golden, and look at the files.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "../scene/pictures.h"
#include "svg/svg.h"

namespace nimboard::scene {
namespace {

struct Golden {
    const char* name;
    core::Position heaps;
    int step;  ///< from 1; from the end where negative
    float t;
    ThemeId theme;
    float width, height;
    const char* game = "nim";
    const char* lesson = "";  ///< the game's first one
};

lesson::Lesson lesson_for(const Golden& golden) {
    const core::Game game = core::parse_game(golden.game).game;
    lesson::Id id = lesson::lessons_for(game).front();
    lesson::id_from_name(golden.lesson, id);
    return lesson::build(id, game, std::make_shared<const core::Position>(golden.heaps), {});
}

void PrintTo(const Golden& golden, std::ostream* out) { *out << golden.name; }

const Golden goldens[] = {
    {"rules-board", {10, 12, 15, 4}, 1, 1, ThemeId::board, 1600, 900},
    {"regrouping-board", {10, 12, 15, 4}, 2, 0.5F, ThemeId::board, 1600, 900},
    {"binary-paper", {10, 12, 15, 4}, 2, 1, ThemeId::paper, 1600, 900},
    {"pairs-meeting-board", {10, 12, 15, 4}, 5, 0.3F, ThemeId::board, 1600, 900},
    {"single-falling-paper", {10, 12, 15, 4}, 5, 0.75F, ThemeId::paper, 1600, 900},
    {"columns-board", {10, 12, 15, 4}, 5, 1, ThemeId::board, 1600, 900},
    {"columns-paper", {10, 12, 15, 4}, 5, 1, ThemeId::paper, 1600, 900},
    {"candidates-contrast", {10, 12, 15, 4}, 10, 1, ThemeId::contrast, 1280, 720},
    {"bits-arriving-board", {10, 12, 15, 4}, 12, 0.6F, ThemeId::board, 1280, 720},
    {"stones-flying-board", {10, 12, 15, 4}, 13, 0.5F, ThemeId::board, 1600, 900},
    {"reduce-board", {10, 12, 15, 4}, 13, 1, ThemeId::board, 1600, 900},
    {"stones-leaving-paper", {10, 12, 15, 4}, 15, 0.45F, ThemeId::paper, 1280, 720},
    {"all-even-board", {10, 12, 15, 4}, 16, 1, ThemeId::board, 1600, 900},
    {"zero-board", {3, 5, 6}, -3, 1, ThemeId::board, 1600, 900},
    {"zero-phone", {3, 5, 6}, -3, 1, ThemeId::board, 390, 844},
    {"reduce-phone", {10, 12, 15, 4}, 13, 1, ThemeId::paper, 390, 844},
    {"thirteen-columns-paper", {300, 5000, 129, 64, 77, 8191}, 12, 1, ThemeId::paper, 1600, 900},
    {"sixty-four-columns-board", {18446744073709551615U, 9223372036854775808U, 12, 77777777777U}, 73, 1, ThemeId::board, 1600, 900},
    {"terminal-board", {0, 0}, -1, 1, ThemeId::board, 1280, 720},
    {"stairs-carried-board", {3, 5, 2, 6, 1}, 4, 0.5F, ThemeId::board, 1600, 900, "staircase"},
    {"stairs-answer-contrast", {3, 5, 2, 6, 1}, -1, 1, ThemeId::contrast, 1280, 720, "staircase"},
    {"stairs-many-paper", {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6}, 3, 1, ThemeId::paper, 1600, 900, "staircase"},
    {"kam-illegal-board", {1, 2, 4}, 2, 1, ThemeId::board, 1600, 900, "kam"},
    {"kam-to-stairs-paper", {1, 2, 4}, 5, 0.75F, ThemeId::paper, 1600, 900, "kam"},
    {"kam-stairs-phone", {1, 2, 4}, 5, 1, ThemeId::paper, 390, 844, "kam"},
    {"tape-question-board", {21, 10}, 4, 1, ThemeId::board, 1600, 900, "subtract:1,3,4", "grundy"},
    {"tape-mex-paper", {21, 10}, 6, 1, ThemeId::paper, 1600, 900, "subtract:1,3,4", "grundy"},
    {"tape-values-falling-board", {21, 10}, 6, 0.55F, ThemeId::board, 1600, 900, "subtract:1,3,4", "grundy"},
    {"tape-period-paper", {20, 100, 30}, 8, 1, ThemeId::paper, 1280, 720, "octal:0.77"},
    {"tape-rise-contrast", {12, 9}, 10, 1, ThemeId::contrast, 1280, 720, "grundy"},
    {"tape-move-phone", {20, 100, 30}, -1, 1, ThemeId::board, 390, 844, "octal:0.77"},
    {"map-solved-board", {3, 3}, 6, 1, ThemeId::board, 1600, 900, "nim", "pattern"},
    {"map-filling-paper", {3, 5}, 6, 0.4F, ThemeId::paper, 1280, 720, "nim", "pattern"},
    {"map-layer-contrast", {10, 12, 15, 4}, 11, 1, ThemeId::contrast, 1600, 900, "nim", "pattern"},
    {"map-turning-board", {10, 12, 15, 4}, 13, 0.45F, ThemeId::board, 1600, 900, "nim", "pattern"},
    {"map-numbers-phone", {10, 12, 15, 4}, 14, 1, ThemeId::paper, 390, 844, "nim", "pattern"},
    {"strips-board", {21}, 5, 1, ThemeId::board, 1600, 900, "subtract:1,3,5", "pattern"},
    {"misere-playing-board", {4, 5, 7, 1}, 3, 0.5F, ThemeId::board, 1600, 900, "misere-nim"},
    {"misere-turn-phone", {7, 0, 1, 1}, 9, 1, ThemeId::paper, 390, 844, "misere-nim"},
    {"moore-groups-meeting-board", {9, 6, 3, 1}, 7, 0.3F, ThemeId::board, 1600, 900, "moore:2"},
    {"moore-rising-contrast", {9, 6, 3, 1}, 11, 0.5F, ThemeId::contrast, 1280, 720, "moore:2"},
    {"no-heaps-paper", {}, 1, 1, ThemeId::paper, 1280, 720},
};

class Goldens : public testing::TestWithParam<Golden> {};

TEST_P(Goldens, AreAsTheyWere) {
    const Golden& golden = GetParam();
    const lesson::Lesson lesson = lesson_for(golden);
    const int count = static_cast<int>(lesson.steps.size());
    const int step = golden.step > 0 ? golden.step - 1 : count + golden.step;
    const Scene scene =
        build(lesson, step, golden.t, window(golden.width, golden.height), golden.theme, i18n::Lang::en);
    const std::string now = svg::render(scene);
    const std::string path = std::string(NIMBOARD_SOURCE_DIR) + "/tests/golden/" + golden.name + ".svg";
    if (std::getenv("NIMBOARD_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path, std::ios::binary) << now;
        return;
    }
    std::ifstream file(path, std::ios::binary);
    ASSERT_TRUE(file) << path << " is missing";
    std::ostringstream before;
    before << file.rdbuf();
    if (before.str() == now) return;
    const std::string written = std::string(NIMBOARD_BINARY_DIR) + "/golden-" + golden.name + ".svg";
    std::ofstream(written, std::ios::binary) << now;
    FAIL() << "the picture differs from " << path << "; the new one is " << written;
}

INSTANTIATE_TEST_SUITE_P(Pictures, Goldens, testing::ValuesIn(goldens), [](const auto& picture) {
    std::string name = picture.param.name;
    for (char& c : name) c = c == '-' ? '_' : c;
    return name;
});

}  // namespace
}  // namespace nimboard::scene
