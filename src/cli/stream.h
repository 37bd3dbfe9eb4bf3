// Reading a file or standard input in pieces, and writing standard output so that every failure is noticed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nimboard::cli {

/// A file, or standard input for an empty path. Throws Problem when it cannot be opened or read.
class Input {
public:
    explicit Input(const std::string& path);
    ~Input();
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    /// The next piece, as soon as there is one; empty at the end. Valid until the next call.
    [[nodiscard]] std::string_view read();

    /// How messages name it: the path, or "<stdin>".
    [[nodiscard]] const std::string& name() const { return name_; }

private:
    std::string name_;
    int descriptor_ = 0;
    std::vector<char> buffer_;
};

/// Standard output, buffered. Throws Problem when nobody takes the text any more.
class Output {
public:
    void write(std::string_view text);
    void flush();

private:
    std::string pending_;
};

}  // namespace nimboard::cli
