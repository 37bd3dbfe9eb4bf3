#include "cli/commands.h"
#include "cli/problem.h"

namespace nimboard::cli {

core::Position read_heaps(const TypedHeaps& typed) {
    core::Position position;
    for (std::size_t i = 0; i < typed.words.size(); ++i) {
        core::ParsedHeaps parsed = core::parse_heaps(typed.words[i]);
        if (parsed.fault) {
            parsed.fault->heaps_read += position.size();
            throw problem_of("argument " + std::to_string(typed.first_argument + i), *parsed.fault);
        }
        position.insert(position.end(), parsed.heaps.begin(), parsed.heaps.end());
    }
    return position;
}

}  // namespace nimboard::cli
