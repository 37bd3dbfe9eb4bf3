// Runs the real command through the shell, with input, and gives what it printed and how it ended.
#pragma once

#include <string>
#include <string_view>

namespace nimboard::test {

struct Ran {
    int exit_code = -1;
    std::string out;
    std::string err;
};

/// `command` is shell text in which $NIMBOARD names the binary. `input` comes in on standard input.
[[nodiscard]] Ran run(const std::string& command, std::string_view input = "");

/// A fresh folder for one test, gone when the object goes.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_;
};

void write_file(const std::string& path, std::string_view text);
[[nodiscard]] std::string read_file(const std::string& path);

}  // namespace nimboard::test
