#include "cli/commands.h"
#include "cli/problem.h"

namespace nimboard::cli {

int judge(core::Problem problem, const std::string& path, Output& out) {
    const bool nim = problem == core::Problem::nim;
    const std::string_view won = nim ? "Yes\n" : "TAK\n";
    const std::string_view lost = nim ? "No\n" : "NIE\n";
    Input input(path);
    core::Judge judge(problem,
                      [&](const core::JudgeCase& one) { out.write(one.verdict() == core::Verdict::N ? won : lost); });
    bool more = true;
    while (more && !judge.warning()) {
        const std::string_view piece = input.read();
        if (piece.empty()) break;
        more = judge.feed(piece);
        out.flush();
    }
    const auto fault = judge.finish();
    out.flush();
    if (fault) throw problem_of(input.name(), *fault);
    if (judge.warning()) complain(at_place(input.name(), *judge.warning()) + " (a warning: the answers stand)");
    return exit_fine;
}

}  // namespace nimboard::cli
