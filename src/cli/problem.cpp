#include "cli/problem.h"

#include <cstdio>

#include "mirror/fault.h"

namespace nimboard::cli {

std::string at_place(const std::string& file, const core::Fault& fault) {
    return file + ":" + std::to_string(fault.line) + ":" + std::to_string(fault.column) + ": " +
           i18n::plain(mirror::fault_message(fault), i18n::Lang::en);
}

Problem problem_of(const std::string& file, const core::Fault& fault) {
    return Problem(at_place(file, fault));
}

void complain(const std::string& message) {
    std::fprintf(stderr, "nimboard: %s\n", message.c_str());
}

}  // namespace nimboard::cli
