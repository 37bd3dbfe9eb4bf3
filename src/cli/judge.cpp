#include "cli/commands.h"
#include "cli/problem.h"

namespace nimboard::cli {

int judge(core::Problem problem, const std::string& path, Output& out) {
    Input input(path);
    std::string answers;
    core::Judge judge(problem, [&](std::span<const core::JudgeCase> answered) {
        answers.clear();
        core::append_answers(problem, answered, answers);
        out.write(answers);
    });
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
