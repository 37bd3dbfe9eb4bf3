// The benchmarks: nimboard's core against what one would write by hand. ./build.sh bench runs them natively, then as
// WebAssembly.
//   bench [--folder DIR] [--native NUMBER,…] [--save FILE] [judge|hand|xor|grundy|verify]…
// hand: the judge against the loop by hand alone. --save: a file for what that loop takes for a byte of each text;
// --native: such numbers, to compare with.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/rounds.h"

namespace {

std::vector<double> numbers_of(const std::string& text) {
    std::vector<double> numbers;
    const char* at = text.c_str();
    for (char* end = nullptr; *at != '\0'; at = end) {
        numbers.push_back(std::strtod(at, &end));
        if (*end == ',') ++end;
        if (end == at) break;
    }
    return numbers;
}

}  // namespace

int main(int count, char** arguments) {
    using namespace nimboard::bench;
    std::string folder = ".";
    std::string save;
    std::vector<double> native;
    std::vector<std::string> wanted;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::string next = i + 1 < count ? arguments[i + 1] : "";
        if (argument.substr(0, 2) == "--") ++i;
        if (argument == "--folder") {
            folder = next;
        } else if (argument == "--native") {
            native = numbers_of(next);
        } else if (argument == "--save") {
            save = next;
        } else {
            wanted.push_back(argument);
        }
    }
    const auto wants = [&](const char* name) {
        if (wanted.empty()) return true;
        for (const std::string& one : wanted) {
            if (one == name) return true;
        }
        return false;
    };
    std::vector<double> hand_loop;
    if (wants("judge")) hand_loop = judge_contests(folder, native, false);
    if (!wanted.empty() && wants("hand")) hand_loop = judge_contests(folder, native, true);
    if (wants("xor")) xor_contest();
    if (wants("grundy")) grundy_contests(std::size_t{1} << 17U);
    if (wants("verify")) verify_contest();
    if (!save.empty() && !hand_loop.empty()) {
        std::FILE* file = std::fopen(save.c_str(), "w");
        if (file == nullptr) return 1;
        for (const double time : hand_loop) std::fprintf(file, "%.6f,", time);
        std::fclose(file);
    }
    return 0;
}
