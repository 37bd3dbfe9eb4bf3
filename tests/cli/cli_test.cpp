// The command as people and judges meet it: the real binary, its output, its errors, its exit codes.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/run.h"

namespace nimboard::test {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

TEST(JudgeCommand, TheOfficialSample) {
    const Ran ran = run("printf '2\\n2\\n1 1\\n2\\n1 0\\n' | $NIMBOARD judge nim");
    EXPECT_EQ(ran.out, "No\nYes\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.exit_code, 0);
}

TEST(JudgeCommand, AFileAndStandardInputGiveTheSame) {
    const Ran ran = run("cat >cases; $NIMBOARD judge nim cases && $NIMBOARD judge nim <cases", "1\r\n3\r\n1 2 3\r\n");
    EXPECT_EQ(ran.out, "No\nNo\n");
    EXPECT_EQ(ran.exit_code, 0);
}

TEST(JudgeCommand, AnswersBeforeAFaultArePrinted) {
    const Ran ran = run("$NIMBOARD judge nim", "3\n1\n5\n2\n4 4\n2\n1 -5\n");
    EXPECT_EQ(ran.out, "Yes\nNo\n");
    EXPECT_EQ(ran.err, "nimboard: <stdin>:7:3: expected heap 2 of 2 in case 3 of 3, found “-5”, which is negative\n");
    EXPECT_EQ(ran.exit_code, 2);
}

TEST(JudgeCommand, AFaultInAFileNamesTheFile) {
    const Ran ran = run("cat >a.txt; $NIMBOARD judge nim a.txt", "3\n2\n1 1\n4\n5");
    EXPECT_EQ(ran.out, "No\n");
    EXPECT_EQ(
        ran.err,
        "nimboard: a.txt:5:2: expected heap 2 of 4 in case 2 of 3, found the end of the input (case 2 of 3: 1 of 4 "
        "heaps)\n");
    EXPECT_EQ(ran.exit_code, 2);
}

TEST(JudgeCommand, DataAfterTheLastCaseIsAWarning) {
    const Ran ran = run("$NIMBOARD judge nim", "1\n1\n5\n6\n");
    EXPECT_EQ(ran.out, "Yes\n");
    EXPECT_EQ(
        ran.err,
        "nimboard: <stdin>:4:1: expected nothing after the last case, found “6” (a warning: the answers stand)\n");
    EXPECT_EQ(ran.exit_code, 0);
}

TEST(JudgeCommand, AnswersAreThereBeforeTheInputEnds) {
    const Ran ran =
        run("{ printf '2\\n1\\n7\\n'; sleep 0.5; cat answers >seen; printf '1\\n0\\n'; } | "
            "$NIMBOARD judge nim >answers; cat seen; echo --; cat answers");
    EXPECT_EQ(ran.out, "Yes\n--\nYes\nNo\n");
}

TEST(JudgeCommand, FilesThatCannotBeRead) {
    Ran ran = run("$NIMBOARD judge nim nowhere.txt");
    EXPECT_EQ(ran.err, "nimboard: nowhere.txt: expected a file to read, found: No such file or directory\n");
    EXPECT_EQ(ran.exit_code, 2);
    ran = run("$NIMBOARD judge nim .");
    EXPECT_EQ(ran.err, "nimboard: .: expected text to read, found: Is a directory\n");
    EXPECT_EQ(ran.exit_code, 2);
    ran = run("$NIMBOARD judge nim <&-");
    EXPECT_EQ(ran.err, "nimboard: <stdin>: expected text to read, found: Bad file descriptor\n");
    EXPECT_EQ(ran.exit_code, 2);
}

TEST(JudgeCommand, AnOutputThatNobodyTakesIsToldOf) {
    Ran ran = run("$NIMBOARD judge nim >/dev/full", "1 1 1\n");
    EXPECT_EQ(ran.err, "nimboard: <stdout>: expected to write all answers, found: No space left on device\n");
    EXPECT_EQ(ran.exit_code, 2);
    ran = run("{ { sleep 0.3; echo 1 1 1; } | $NIMBOARD judge nim; echo $? >code; } | true; sleep 0.6; cat code");
    EXPECT_EQ(ran.err, "nimboard: <stdout>: expected to write all answers, found: Broken pipe\n");
    EXPECT_EQ(ran.out, "2\n");
}

TEST(SolveCommand, TheLessonsExampleAsJson) {
    const Ran ran = run("$NIMBOARD solve nim 10 12 15 4 --json");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ordered_json::parse(ran.out).dump(),
              R"({"game":"nim","heaps":[10,12,15,4],"verdict":"N","nimSum":13,)"
              R"("columns":[{"bit":3,"ones":3,"parity":1},{"bit":2,"ones":3,"parity":1},)"
              R"({"bit":1,"ones":2,"parity":0},{"bit":0,"ones":1,"parity":1}],)"
              R"("winningMoves":[{"heap":1,"from":10,"to":7,"remove":3},)"
              R"({"heap":2,"from":12,"to":1,"remove":11},{"heap":3,"from":15,"to":2,"remove":13}]})");
}

TEST(SolveCommand, NumbersAbove2To53AreStrings) {
    const json read = json::parse(run("$NIMBOARD solve nim 18446744073709551615 9007199254740992 --json").out);
    EXPECT_EQ(read["heaps"][0], "18446744073709551615");
    EXPECT_EQ(read["heaps"][1], 9007199254740992U);
    EXPECT_EQ(read["winningMoves"][0]["to"], 9007199254740992U);
    EXPECT_EQ(read["winningMoves"][0]["remove"], "18437736874454810623");
    EXPECT_EQ(read["nimSum"], "18437736874454810623");
}

TEST(SolveCommand, NoHeapsAndEmptyHeapsAreLegal) {
    for (const char* command : {"$NIMBOARD solve nim --json", "$NIMBOARD solve nim 0 0 --json"}) {
        const json read = json::parse(run(command).out);
        EXPECT_EQ(read["verdict"], "P");
        EXPECT_EQ(read["nimSum"], 0);
        EXPECT_TRUE(read["winningMoves"].empty());
        EXPECT_TRUE(read["columns"].empty());
    }
}

TEST(SolveCommand, InWords) {
    EXPECT_EQ(run("$NIMBOARD solve nim 3 5").out, "N: the player to move wins\nnim-sum 6\nheap 2: 5 → 3 (take 2)\n");
    EXPECT_EQ(run("$NIMBOARD solve nim 3,3").out, "P: the previous player wins\nnim-sum 0\nno winning move\n");
}

TEST(SolveCommand, BadHeapsAreNamedByTheirArgument) {
    const auto err = [](const std::string& heaps) {
        const Ran ran = run("$NIMBOARD solve nim " + heaps);
        EXPECT_EQ(ran.exit_code, 2);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_EQ(err("3 x"),
              "nimboard: argument 4:1:1: expected a whole number for heap 2, found “x”, which is not a number\n");
    EXPECT_EQ(err("3 -5 4"),
              "nimboard: argument 4:1:1: expected a whole number for heap 2, found “-5”, which is negative\n");
    EXPECT_EQ(
        err("--json 7 '3, 4 1.5'"),
        "nimboard: argument 5:1:6: expected a whole number for heap 4, found “1.5”, which is not a whole number\n");
    EXPECT_EQ(
        err("18446744073709551616"),
        "nimboard: argument 3:1:1: expected a whole number for heap 1, found “18446744073709551616”, which is above "
        "2^64 − 1 = 18446744073709551615\n");
}

TEST(ExplainCommand, EveryStepInWords) {
    const Ran ran = run("$NIMBOARD explain nim 10 12 15 4");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_NE(ran.out.find("Step 1 of "), std::string::npos);
    EXPECT_NE(ran.out.find("10 → 7"), std::string::npos);
    EXPECT_EQ(ran.out.find("not true"), std::string::npos);
}

TEST(ExplainCommand, EveryStepAsJson) {
    const json read = json::parse(run("$NIMBOARD explain nim 3 5 6 --format json").out);
    EXPECT_EQ(read["game"], "nim");
    EXPECT_EQ(read["lesson"], "reduce");
    EXPECT_EQ(read["lang"], "en");
    ASSERT_FALSE(read["steps"].empty());
    for (const json& step : read["steps"]) {
        for (const json& check : step["checks"]) EXPECT_TRUE(check["holds"]);
    }
    EXPECT_EQ(read["steps"].size(), read["steps"][0]["steps"]);
}

TEST(ExplainCommand, EveryStepAsAPicture) {
    const Ran ran =
        run("$NIMBOARD explain nim 1 2 --svg pictures/new >text && ls pictures/new | wc -l && "
            "grep -c 'Step' text && head -c 4 pictures/new/step-01.svg");
    EXPECT_EQ(ran.exit_code, 0);
    const std::size_t line = ran.out.find('\n');
    EXPECT_EQ(std::stoi(ran.out), std::stoi(ran.out.substr(line))) << "as many pictures as steps";
    EXPECT_TRUE(ran.out.ends_with("<svg")) << ran.out;
    const Ran refused = run("touch file; $NIMBOARD explain nim 1 2 --svg file");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_NE(refused.err.find("nimboard: file: expected a folder"), std::string::npos) << refused.err;
}

TEST(Explain, SpeaksOfTheOtherGamesThatHaveALesson) {
    EXPECT_NE(run("$NIMBOARD explain kam 1 2 4").out.find("TAK"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain kam 2 2").out.find("NIE"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain staircase 3 1 4 2").out.find("Only the odd stairs count"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain nim 10 12 15 4 --lang zh-Hans").out.find("先手必胜"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain nim 10 12 15 4 --lang zh-Hant").out.find("先手必勝"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain misere-nim 3 5 7 1").out.find("The turn that differs"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain moore:2 1 2").out.find("Count every column mod 3"), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain nim 3 4 + subtract:1,3,5 21 + octal:0.77 9").out.find("Octal 0.77: 9 is worth 4"),
              std::string::npos);
    EXPECT_EQ(run("$NIMBOARD explain nim + lasker").exit_code, 0);
    const Ran refused = run("$NIMBOARD explain nim 1 2 + kam 1");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(refused.err, "nimboard: argument 2:1:1: expected a sum of games whose heaps have values, at most 64 heaps in all, found "
                           "“nim+nim+kam”\n");
}

TEST(Explain, TakesTheLessonThatIsNamed) {
    EXPECT_NE(run("$NIMBOARD explain nim 3 5 --lesson pattern --format json").out.find("\"lesson\":\"pattern\""), std::string::npos);
    EXPECT_NE(run("$NIMBOARD explain nim 3 5 --format json").out.find("\"lesson\":\"reduce\""), std::string::npos);
    const Ran refused = run("$NIMBOARD explain kam 1 2 --lesson pattern");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(refused.err, "nimboard: --lesson: expected a lesson of this game (kam, errors), found “pattern”\n");
}

TEST(ExplainCommand, UnknownLanguagesAndFormatsAreRefused) {
    Ran ran = run("$NIMBOARD explain nim 1 --lang tlh");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.err, "nimboard: --lang: expected en, zh-Hans or zh-Hant, found “tlh”\n");
    ran = run("$NIMBOARD explain nim 1 --format pdf");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_NE(ran.err.find("--format"), std::string::npos);
}

TEST(Command, HelpAndVersionAreFine) {
    EXPECT_EQ(run("$NIMBOARD --version").out, "nimboard " NIMBOARD_VERSION "\n");
    for (const char* command : {"--help", "judge --help", "solve --help", "explain --help"}) {
        const Ran ran = run(std::string("$NIMBOARD ") + command);
        EXPECT_EQ(ran.exit_code, 0);
        EXPECT_EQ(ran.err, "");
        EXPECT_NE(ran.out.find("Usage"), std::string::npos);
    }
}

TEST(Command, WordsItDoesNotKnowEndInOneLineAndCode2) {
    for (const char* command : {"", "dance", "solve", "judge", "solve chess 1", "judge chess", "solve nim 1 --bogus"}) {
        const Ran ran = run(std::string("$NIMBOARD ") + command);
        EXPECT_EQ(ran.exit_code, 2) << command;
        EXPECT_EQ(ran.out, "") << command;
        EXPECT_TRUE(ran.err.starts_with("nimboard: ")) << command << ": " << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << command << ": " << ran.err;
    }
}

TEST(Command, ForeignBytesInArgumentsDoNotReachTheTerminal) {
    const Ran ran = run("$NIMBOARD solve nim \"$(printf '\\033[31m')\"");
    EXPECT_EQ(
        ran.err,
        "nimboard: argument 3:1:1: expected a whole number for heap 1, found “\\x1b[31m”, which is not a number\n");
}

}  // namespace
}  // namespace nimboard::test
