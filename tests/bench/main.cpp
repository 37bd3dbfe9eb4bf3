// The benchmarks: nimboard's core against what one would write by hand. ./build.sh bench runs them natively, then as
// WebAssembly.
//   bench [--folder DIR] [--native NANOSECONDS] [--save FILE] [judge|xor|grundy|verify]…
// --native: what the native hand loop takes for a byte, to compare with; --save: where to write it.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/rounds.h"

int main(int count, char** arguments) {
    using namespace nimboard::bench;
    std::string folder = ".";
    std::string save;
    double native = 0;
    std::vector<std::string> wanted;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::string next = i + 1 < count ? arguments[i + 1] : "";
        if (argument.substr(0, 2) == "--") ++i;
        if (argument == "--folder") {
            folder = next;
        } else if (argument == "--native") {
            native = std::strtod(next.c_str(), nullptr);
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
    double hand_loop = 0;
    if (wants("judge")) judge_contests(folder, native, hand_loop);
    if (wants("xor")) xor_contest();
    if (wants("grundy")) grundy_contests(std::size_t{1} << 17U);
    if (wants("verify")) verify_contest();
    if (!save.empty() && hand_loop > 0) {
        std::FILE* file = std::fopen(save.c_str(), "w");
        if (file == nullptr) return 1;
        std::fprintf(file, "%.6f\n", hand_loop);
        std::fclose(file);
    }
    return 0;
}
