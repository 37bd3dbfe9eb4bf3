// A step as text: the table says what the lesson knows at that step, and nothing more.
#include "mirror/mirror.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace nimboard::mirror {
namespace {

using i18n::Lang;
using nlohmann::json;

lesson::Lesson lesson_of(core::Position position, const lesson::Choices& choices = {}) {
    return lesson::build(lesson::Id::reduce, std::make_shared<const core::Position>(std::move(position)), choices);
}

/// All steps of a lesson.
std::vector<MirrorStep> mirrors(const lesson::Lesson& lesson, Lang lang = Lang::en) {
    std::vector<MirrorStep> steps;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) steps.push_back(mirror(lesson, static_cast<int>(i), lang));
    return steps;
}

/// A lesson of one hand-made step.
lesson::Lesson one_step(core::Position position, const lesson::Stage& stage) {
    lesson::Lesson lesson;
    lesson.position = std::make_shared<const core::Position>(std::move(position));
    lesson.columns = core::columns(*lesson.position);
    lesson.nim_sum = core::nim_sum(*lesson.position);
    lesson::Step step;
    step.stage = stage;
    step.stage.position = lesson.position;
    lesson.steps.push_back(step);
    return lesson;
}

TEST(Mirror, PlainPilesHaveNoColumns) {
    const MirrorStep step = mirror(one_step({10, 12}, {}), 0, Lang::en);
    EXPECT_TRUE(step.table.columns.empty());
    EXPECT_FALSE(step.table.has_xor);
    ASSERT_EQ(step.table.rows.size(), 2U);
    EXPECT_EQ(step.table.rows[1].label, "heap 2");
    EXPECT_EQ(step.table.rows[1].stones, 12U);
    EXPECT_EQ(step.table.rows[1].bits, "");
}

TEST(Mirror, TheXorRowSaysOnlyWhatIsKnown) {
    lesson::Stage stage;
    stage.form = lesson::Form::columns;
    stage.xor_row = true;
    stage.columns_done = 2;
    stage.xor_value = 13;
    const MirrorStep step = mirror(one_step({10, 12, 15, 4}, stage), 0, Lang::en);
    EXPECT_EQ(step.table.columns, (std::vector<core::Heap>{8, 4, 2, 1}));
    EXPECT_EQ(step.table.rows[0].bits, "1010");
    EXPECT_EQ(step.table.xor_row.bits, "11??");
    EXPECT_EQ(step.table.xor_row.stones, 12U);
}

TEST(Mirror, TheHeapOfTheMoveHasItsNewSizeOnceTheMoveShows) {
    lesson::Stage stage;
    stage.form = lesson::Form::columns;
    stage.candidates = {0, 1, 2};
    stage.move = core::Move{0, 10, 7};
    stage.phase = lesson::MovePhase::chosen;
    MirrorStep step = mirror(one_step({10, 12, 15, 4}, stage), 0, Lang::en);
    EXPECT_EQ(step.table.rows[0].bits, "1010");
    EXPECT_EQ(step.table.rows[0].note, "chosen");
    EXPECT_EQ(step.table.rows[1].note, "has a winning move");
    EXPECT_EQ(step.table.rows[3].note, "");
    stage.phase = lesson::MovePhase::taken;
    step = mirror(one_step({10, 12, 15, 4}, stage), 0, Lang::en);
    EXPECT_EQ(step.table.rows[0].bits, "0111");
    EXPECT_EQ(step.table.rows[0].stones, 7U);
    EXPECT_EQ(step.table.rows[0].note, "was 10");
}

TEST(Mirror, BigPositionsAreCutAndTheRestIsCounted) {
    core::Position many(10000, 5);
    many[9000] = 16383;
    lesson::Stage stage;
    MirrorStep step = mirror(one_step(many, stage), 0, Lang::en);
    EXPECT_EQ(step.table.rows.size(), most_rows);
    EXPECT_EQ(step.table.more_heaps, 10000 - most_rows);
    EXPECT_EQ(step.table.more, "and 9936 more heaps");
    stage.move = core::Move{9000, 16383, 2};
    stage.phase = lesson::MovePhase::chosen;
    step = mirror(one_step(many, stage), 0, Lang::en);
    EXPECT_EQ(step.table.rows.back().heap, 9001U) << "the heap of the move has a row";
}

TEST(Mirror, EveryStepOfEveryBranchHasATitleAndValidJson) {
    constexpr core::Heap largest = std::numeric_limits<core::Heap>::max();
    for (const core::Position& position :
         {core::Position{10, 12, 15, 4}, core::Position{3, 5, 6}, core::Position{}, core::Position{0, 0},
          core::Position{1}, core::Position{largest, 1}, core::Position{7, 7}}) {
        const lesson::Lesson lesson = lesson_of(position);
        for (const Lang lang : {Lang::en, Lang::zh_Hans, Lang::zh_Hant}) {
            for (const MirrorStep& step : mirrors(lesson, lang)) {
                EXPECT_FALSE(step.title.empty());
                for (const MirrorCheck& check : step.checks) EXPECT_TRUE(check.holds) << check.text;
                const json read = json::parse(to_json(step), nullptr, false);
                ASSERT_FALSE(read.is_discarded()) << to_json(step);
                EXPECT_EQ(read["title"], step.title);
                EXPECT_EQ(read["table"]["rows"].size(), step.table.rows.size());
                EXPECT_EQ(read["question"].is_null(), step.question.empty());
                EXPECT_NE(to_text(step, lang).find(step.title), std::string::npos);
            }
        }
    }
}

TEST(Mirror, TheLastStepOfAWonPositionHasOnlyZerosInItsXorRow) {
    const std::vector<MirrorStep> steps = mirrors(lesson_of({10, 12, 15, 4}));
    EXPECT_EQ(steps.back().table.xor_row.bits, "0000");
    EXPECT_EQ(steps.back().table.rows[0].stones, 7U);
    EXPECT_EQ(steps.back().number, steps.back().count);
}

TEST(Mirror, StepsOutOfRangeAreClamped) {
    const lesson::Lesson lesson = lesson_of({1, 2});
    EXPECT_EQ(mirror(lesson, -5, Lang::en).number, 1U);
    EXPECT_EQ(mirror(lesson, 9999, Lang::en).number, lesson.steps.size());
}

TEST(Mirror, JsonKeepsUnknownBitsAndLargeNumbersApart) {
    lesson::Stage stage;
    stage.form = lesson::Form::columns;
    stage.xor_row = true;
    stage.columns_done = 1;
    stage.xor_value = core::Heap{1} << 60;
    const json read =
        json::parse(to_json(mirror(one_step({core::Heap{1} << 60, 9007199254740992U}, stage), 0, Lang::en)));
    EXPECT_EQ(read["table"]["rows"][0]["stones"], "1152921504606846976");
    EXPECT_EQ(read["table"]["rows"][1]["stones"], 9007199254740992U);
    EXPECT_EQ(read["table"]["columns"][0], "1152921504606846976");
    EXPECT_EQ(read["table"]["xor"]["bits"][0], 1);
    EXPECT_TRUE(read["table"]["xor"]["bits"][1].is_null());
}

TEST(Mirror, TextSetsTheTableInColumns) {
    lesson::Stage stage;
    stage.form = lesson::Form::columns;
    stage.xor_row = true;
    stage.columns_done = 4;
    stage.xor_value = 13;
    const std::string text = to_text(mirror(one_step({10, 4}, stage), 0, Lang::en), Lang::en);
    EXPECT_NE(text.find("            stones   8 4 2 1\n"
                        "    heap 1      10   1 0 1 0\n"
                        "    heap 2       4   0 1 0 0\n"
                        "    XOR              1 1 0 1\n"),
              std::string::npos)
        << text;
}

}  // namespace
}  // namespace nimboard::mirror
