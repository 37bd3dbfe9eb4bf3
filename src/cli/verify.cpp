#include "core/verify.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "cli/commands.h"
#include "cli/problem.h"
#include "mirror/fault.h"

namespace nimboard::cli {
namespace {

constexpr std::uint64_t slice = 1U << 18U;  // positions and moves between two looks at the keyboard
constexpr int exit_interrupted = 130;       // 128 + SIGINT, as shells have it

// A signal handler can reach nothing else.
volatile std::sig_atomic_t interrupted = 0;

/// While it lives, Ctrl-C sets `interrupted` and does nothing more.
class CatchInterrupt {
public:
    CatchInterrupt() : before_(std::signal(SIGINT, [](int) { interrupted = 1; })) { interrupted = 0; }
    ~CatchInterrupt() { std::signal(SIGINT, before_); }
    CatchInterrupt(const CatchInterrupt&) = delete;
    CatchInterrupt& operator=(const CatchInterrupt&) = delete;

private:
    void (*before_)(int);
};

/// One line on a terminal that is drawn over itself, and gone at the end.
class ProgressBar {
public:
    explicit ProgressBar(std::uint64_t total) : total_(total), shown_(::isatty(STDERR_FILENO) == 1) {}
    ~ProgressBar() {
        if (shown_ && percent_ >= 0) std::fprintf(stderr, "\r\x1b[K");
    }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t done) {
        const int percent = static_cast<int>(done * 100 / std::max<std::uint64_t>(total_, 1));
        if (!shown_ || percent == percent_) return;
        percent_ = percent;
        constexpr int width = 40;
        const int full = percent * width / 100;
        std::fprintf(stderr, "\r[%s%s] %3d %%  %llu of %llu positions",
                     std::string(static_cast<std::size_t>(full), '#').c_str(),
                     std::string(static_cast<std::size_t>(width - full), '.').c_str(), percent,
                     static_cast<unsigned long long>(done), static_cast<unsigned long long>(total_));
    }

private:
    std::uint64_t total_;
    bool shown_;
    int percent_ = -1;
};

std::string in_brackets(const core::Position& position) {
    std::string text = "(";
    for (const core::Heap heap : position) text += (text.size() > 1 ? ", " : "") + std::to_string(heap);
    return text + ")";
}

core::Claim claim_of(const core::Game& game, const VerifyOptions& options) {
    if (options.rule.empty()) {
        core::Claim theorem = core::theorem_of(game, options.largest);
        if (!theorem)
            throw Problem("--max: expected heaps whose values can be worked out, found " +
                          std::to_string(options.largest));
        return theorem;
    }
    std::string known;
    for (const core::WrongRule& rule : core::wrong_rules()) {
        if (!rule.applies(game)) continue;
        if (rule.id == options.rule) return rule.claim(game);
        known += (known.empty() ? "" : ", ") + std::string(rule.id);
    }
    throw Problem("--rule: expected one of " + known + " for " + core::game_name(game) + ", found “" +
                  mirror::visible(options.rule) + "”");
}

std::string range_of(const core::Game& game, const VerifyOptions& options) {
    return core::game_name(game) + ", " + std::to_string(options.heaps) + (options.heaps == 1 ? " heap" : " heaps") +
           " up to " + std::to_string(options.largest);
}

int report(const core::Verifier& verifier, const std::string& range, bool stopped, Output& out) {
    if (const auto& counterexample = verifier.counterexample()) {
        const bool claimed_n = counterexample->claimed == core::Verdict::N;
        out.write("counterexample: " + in_brackets(counterexample->position) + ": the rule says " +
                  (claimed_n ? "N" : "P") + ", search says " + (claimed_n ? "P" : "N") + "\n" + range + ": refuted\n");
        return exit_counterexample;
    }
    out.write(range + ": " + (stopped ? "stopped; " : "") + "verified " + std::to_string(verifier.done()) +
              (stopped ? " of " + std::to_string(verifier.total()) : "") + " positions, " +
              std::to_string(verifier.p_positions()) + " of them P; " + std::to_string(verifier.moves_visited()) +
              " moves looked at; no counterexample\n");
    return stopped ? exit_interrupted : exit_fine;
}

}  // namespace

int verify(const core::Game& written, const VerifyOptions& options, Output& out) {
    const core::Game game = core::sum_of_heaps(written, options.heaps);
    const std::size_t heaps = written.parts.empty() ? options.heaps : game.parts.size();
    const auto total = core::positions_to_verify(game, heaps, options.largest);
    if (!total) {
        throw Problem("--heaps, --max: expected at most " + std::to_string(core::most_positions) +
                      " positions, found more");
    }
    core::Verifier verifier(game, heaps, options.largest, claim_of(game, options));
    {
        const CatchInterrupt catching;
        ProgressBar bar(*total);
        bar.show(0);
        while (interrupted == 0 && verifier.step(slice)) bar.show(verifier.done());
    }
    const bool whole = verifier.done() == verifier.total() || verifier.counterexample();
    const int code = report(verifier, range_of(written, options), !whole, out);
    out.flush();
    if (!whole && interrupted == 0) {
        throw Problem("--heaps, --max: expected a range whose positions fit in memory, found more than " +
                      std::to_string(core::most_remembered) + " of them");
    }
    return code;
}

}  // namespace nimboard::cli
