#include "cli/run.h"

#include <stdlib.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace nimboard::test {

Folder::Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "nimboard-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data()) == nullptr ? "" : pattern;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void write_file(const std::string& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string read_file(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

Ran run(const std::string& command, std::string_view input) {
    const Folder folder;
    write_file(folder.path() + "/in", input);
    const std::string script = "export NIMBOARD='" NIMBOARD_BINARY_DIR "/nimboard'; cd '" + folder.path() +
                               "' || exit 99; { " + command + "\n} <in >out 2>err";
    const int status = std::system(script.c_str());
    Ran ran;
    ran.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ran.out = read_file(folder.path() + "/out");
    ran.err = read_file(folder.path() + "/err");
    return ran;
}

}  // namespace nimboard::test
