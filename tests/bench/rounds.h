// A contest: programs that answer the same question, first checked to answer alike, then timed in rounds in which each
// has its turn. Times are the processor's, so that other programs on the machine disturb little.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace nimboard::bench {

/// Processor time that this program has used, in seconds.
[[nodiscard]] double seconds();

struct Contender {
    std::string name;
    std::function<std::uint64_t()> run;  ///< gives a digest of its whole answer
};

struct Contest {
    std::string name;
    std::vector<Contender> contenders;  ///< ours first
    int rounds = 9;
};

/// Above this many seconds a contender has its turn in two rounds only.
inline constexpr double slow = 2;

/// Runs a contest and prints how many times as long each of the others took: the median over the rounds of the ratio
/// within one round, and the least and the largest one. Stops the program with an error when two answers differ. Gives
/// the median seconds of each contender.
std::vector<double> run(const Contest& contest);

/// Joins one number to a digest.
[[nodiscard]] constexpr std::uint64_t join(std::uint64_t digest, std::uint64_t number) {
    return (digest ^ number) * 0x100000001B3U + (digest >> 32U);
}

/// The contests, each in its own file.
/// `native`: what the native hand loop took for a byte of each text, in nanoseconds, or nothing. Gives what it took here.
/// `hand_only`: against that loop alone.
std::vector<double> judge_contests(const std::string& folder, const std::vector<double>& native, bool hand_only);
void xor_contest();
void grundy_contests(std::size_t count);
void verify_contest();

}  // namespace nimboard::bench
