#include "bench/rounds.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

namespace nimboard::bench {
namespace {

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return (values[values.size() / 2] + values[(values.size() - 1) / 2]) / 2;
}

}  // namespace

double seconds() {
#ifdef __EMSCRIPTEN__
    // clock() is the time of day there.
    return EM_ASM_DOUBLE({ const used = process.cpuUsage(); return (used.user + used.system) / 1e6; });
#else
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#endif
}

std::vector<double> run(const Contest& contest) {
    const auto& contenders = contest.contenders;
    std::uint64_t answer = 0;
    std::vector<int> rounds(contenders.size(), contest.rounds);
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const double start = seconds();
        const std::uint64_t its = contenders[i].run();
        if (i == 0) answer = its;
        if (its != answer) {
            std::fprintf(stderr, "%s: %s and %s answer differently\n", contest.name.c_str(),
                         contenders.front().name.c_str(), contenders[i].name.c_str());
            std::exit(1);
        }
        if (i > 0 && seconds() - start > slow) rounds[i] = std::min(2, contest.rounds);
    }
    std::vector<std::vector<double>> times(contenders.size());
    for (int round = 0; round < contest.rounds; ++round) {
        for (std::size_t i = 0; i < contenders.size(); ++i) {
            if (round >= rounds[i]) continue;
            const double start = seconds();
            if (contenders[i].run() != answer) std::exit(1);
            times[i].push_back(std::max(seconds() - start, 1e-7));
        }
    }
    std::vector<double> medians;
    for (const auto& time : times) medians.push_back(median(time));
    std::printf("%-44s %9.3f ms\n", contest.name.c_str(), medians[0] * 1e3);
    for (std::size_t i = 1; i < contenders.size(); ++i) {
        std::vector<double> ratios;
        for (std::size_t round = 0; round < times[i].size(); ++round) ratios.push_back(times[i][round] / times[0][round]);
        std::printf("    %-40s %9.3f ms  %8.2f x  (%.2f to %.2f)%s\n", contenders[i].name.c_str(), medians[i] * 1e3,
                    median(ratios), *std::min_element(ratios.begin(), ratios.end()),
                    *std::max_element(ratios.begin(), ratios.end()), rounds[i] < contest.rounds ? "  two rounds" : "");
    }
    std::fflush(stdout);
    return medians;
}

}  // namespace nimboard::bench
