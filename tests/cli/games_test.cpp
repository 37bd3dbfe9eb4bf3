// The command for games other than Nim: judge kam, solve, grundy, verify.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/run.h"

namespace nimboard::test {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

TEST(KamCommand, TheOfficialSample) {
    const Ran ran = run("$NIMBOARD judge kam", "2\n2\n2 2\n3\n1 2 4\n");
    EXPECT_EQ(ran.out, "NIE\nTAK\n");
    EXPECT_EQ(ran.exit_code, 0);
}

TEST(KamCommand, UnsortedInputIsAnErrorWithItsPlace) {
    const Ran ran = run("$NIMBOARD judge kam", "2\n2\n2 2\n4\n1 5 4 6\n");
    EXPECT_EQ(ran.out, "NIE\n");
    EXPECT_EQ(ran.err,
              "nimboard: <stdin>:5:5: expected heap 3 of 4 in case 2 of 2, found “4”, which is less than heap 2, the 5 "
              "before it: the heaps must be in ascending order\n");
    EXPECT_EQ(ran.exit_code, 2);
}

json solved(const std::string& words) {
    return json::parse(run("$NIMBOARD solve " + words + " --json").out);
}

TEST(SolveGames, EachGameHasItsVerdictAndMoves) {
    EXPECT_EQ(solved("misere-nim 1 1 1")["verdict"], "P");
    EXPECT_EQ(solved("misere-nim")["verdict"], "N");
    EXPECT_EQ(solved("bounded:2 1 2")["nimSum"], 3);
    EXPECT_EQ(solved("subtract:1,2,3 21")["winningMoves"], json::parse(R"([{"heap":1,"from":21,"to":20,"remove":1}])"));
    EXPECT_EQ(solved("moore:2 1 1 1")["verdict"], "P");
    EXPECT_TRUE(solved("moore:2 1 1 1")["nimSum"].is_null());
    EXPECT_EQ(solved("moore:2 1 1")["winningMoves"],
              json::parse(R"([{"heap":1,"from":1,"to":0,"remove":1,"also":[{"heap":2,"from":1,"to":0}]}])"));
    EXPECT_EQ(solved("staircase 0 5")["verdict"], "P");
    EXPECT_EQ(solved("staircase 0 2 3")["winningMoves"],
              json::parse(R"([{"heap":3,"from":3,"to":0,"remove":3,"also":[{"heap":2,"from":2,"to":5}]}])"));
    EXPECT_EQ(solved("kam 2 2")["verdict"], "P");
    EXPECT_EQ(solved("kam 1 2 4")["verdict"], "N");
    EXPECT_EQ(solved("grundy 3")["winningMoves"], json::parse(R"([{"heap":1,"from":3,"to":2,"split":1,"remove":0}])"));
    EXPECT_EQ(solved("lasker 4")["nimSum"], 3);
}

TEST(SolveGames, ASumCountsHeapsThroughAllComponents) {
    const json sum = solved("nim 3 4 + subtract:1,3,5 21 + octal:0.77 9");
    EXPECT_EQ(sum["game"], "nim + subtract:1,3,5 + octal:0.77");
    EXPECT_EQ(sum["heaps"], json::parse("[3,4,21,9]"));
    EXPECT_EQ(sum["nimSum"], 2);
    EXPECT_EQ(sum["winningMoves"][1], json::parse(R"({"component":3,"heap":4,"from":9,"to":5,"split":2,"remove":2})"));
    EXPECT_EQ(sum["components"][2], json::parse(R"({"game":"octal:0.77","heaps":[9],"value":4})"));
    EXPECT_EQ(solved("'nim 3 4 + subtract:1,3,5 21 + octal:0.77 9'"), sum) << "quoted, it is the same";
    EXPECT_EQ(solved("nim 3 + 4")["heaps"], json::parse("[3,4]")) << "a plus that no game follows only parts heaps";
}

TEST(SolveGames, ErrorsHaveTheirPlace) {
    const auto err = [](const std::string& words) {
        const Ran ran = run("$NIMBOARD solve " + words);
        EXPECT_EQ(ran.exit_code, 2) << words;
        return ran.err;
    };
    EXPECT_EQ(err("bounded:x 3"),
              "nimboard: argument 2:1:9: expected a whole number from 1 for bounded, as in bounded:3, found “x”\n");
    EXPECT_EQ(err("nim 3 + octal:0.78 4"),
              "nimboard: argument 5:1:10: expected 0. and digits from 0 to 7, as in octal:0.77, found “8”\n");
    EXPECT_EQ(err("kam 1 5 4"),
              "nimboard: argument 5:1:1: expected heaps of kam in ascending order, found 4 after 5\n");
    EXPECT_EQ(err("nim 1 + moore:2 3"),
              "nimboard: expected games that have values in a sum, found moore:2, which has none\n");
    EXPECT_EQ(err("octal:0.77 18446744073709551615"),
              "nimboard: argument 3:1:1: expected a heap of octal:0.77 whose value can be worked out, found "
              "18446744073709551615\n");
}

TEST(GrundyCommand, ValuesAndTheProvedPeriod) {
    EXPECT_EQ(run("$NIMBOARD grundy octal:0.77 -n 12").out,
              "0 1 2 3 1 4 3 2 1 4 2 6 4\nperiod 12, proved; last exception 70\n");
    EXPECT_EQ(ordered_json::parse(run("$NIMBOARD grundy subtract:1,3,4 -n 7 --json").out).dump(),
              R"({"game":"subtract:1,3,4","values":[0,1,0,1,2,3,2,0],)"
              R"("period":{"proved":true,"period":7,"lastException":-1}})");
    EXPECT_EQ(json::parse(run("$NIMBOARD grundy bounded:4 -n 5 --json").out)["period"]["period"], 5);
}

TEST(GrundyCommand, SaysNothingOfAPeriodThatIsNotProved) {
    for (const char* game : {"grundy", "lasker", "nim"}) {
        const json read = json::parse(run(std::string("$NIMBOARD grundy ") + game + " -n 60 --json").out);
        EXPECT_TRUE(read["period"].is_null()) << game;
        EXPECT_EQ(read["values"].size(), 61U);
    }
    EXPECT_NE(run("$NIMBOARD grundy grundy -n 20").out.find("period: none found up to 20\n"), std::string::npos);
}

TEST(GrundyCommand, BadNumbersAndGames) {
    for (const char* words : {"octal:0.77 -n x", "octal:0.77 -n 1.5", "octal:0.77", "kam -n 5", "moore:2 -n 5",
                              "octal:0.77 -n 99999999999"}) {
        const Ran ran = run(std::string("$NIMBOARD grundy ") + words);
        EXPECT_EQ(ran.exit_code, 2) << words;
        EXPECT_TRUE(ran.err.starts_with("nimboard: ")) << words;
    }
}

TEST(VerifyCommand, SixteenMillionPositionsOfNim) {
    const Ran ran = run("$NIMBOARD verify nim --heaps 3 --max 255");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_TRUE(ran.out.starts_with("nim, 3 heaps up to 255: verified 16777216 positions, 65536 of them P")) << ran.out;
    EXPECT_EQ(ran.err, "") << "no progress bar where there is no terminal";
}

TEST(VerifyCommand, EveryGame) {
    for (const char* game :
         {"misere-nim", "bounded:3", "subtract:2,3", "moore:2", "staircase", "kam", "octal:0.77", "grundy", "lasker"}) {
        const Ran ran = run(std::string("$NIMBOARD verify ") + game + " --heaps 3 --max 6");
        EXPECT_EQ(ran.exit_code, 0) << game;
        EXPECT_NE(ran.out.find("no counterexample"), std::string::npos) << game;
    }
}

TEST(VerifyCommand, AWrongRuleIsRefuted) {
    const Ran ran = run("$NIMBOARD verify bounded:3 --heaps 1 --max 9 --rule mod-m");
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(ran.out, "counterexample: (3): the rule says P, search says N\nbounded:3, 1 heap up to 9: refuted\n");
    EXPECT_EQ(run("$NIMBOARD verify nim --heaps 2 --max 3 --rule mod-m").exit_code, 2) << "not a rule of this game";
}

TEST(VerifyCommand, ARangeBeyondReachIsRefused) {
    for (const char* range : {"--heaps 9 --max 255", "--heaps 1 --max 999999999999", "--heaps x --max 2", "--max 2"}) {
        EXPECT_EQ(run(std::string("$NIMBOARD verify nim ") + range).exit_code, 2) << range;
    }
}

// Three seconds: before the command listens, a Ctrl-C that its parent ignores would be lost.
TEST(VerifyCommand, CtrlCLeavesWithWhatWasVerified) {
    const Ran ran = run("timeout -k 60 -s INT 3 $NIMBOARD verify grundy --heaps 6 --max 30; echo code $?");
    EXPECT_NE(ran.out.find("stopped; verified "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("no counterexample"), std::string::npos);
    EXPECT_NE(ran.out.find("code 124"), std::string::npos) << "timeout's own word for it: " << ran.out;
}

}  // namespace
}  // namespace nimboard::test
