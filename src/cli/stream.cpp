#include "cli/stream.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/problem.h"
#include "mirror/fault.h"

namespace nimboard::cli {
namespace {

constexpr std::size_t piece_size = 256 * 1024;

}  // namespace

Input::Input(const std::string& path)
    : name_(path.empty() ? "<stdin>" : mirror::visible(path)), descriptor_(STDIN_FILENO), buffer_(piece_size) {
    if (path.empty()) return;
    descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) throw Problem(name_ + ": expected a file to read, found: " + std::strerror(errno));
}

Input::~Input() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

std::string_view Input::read() {
    while (true) {
        const ssize_t got = ::read(descriptor_, buffer_.data(), buffer_.size());
        if (got >= 0) return {buffer_.data(), static_cast<std::size_t>(got)};
        if (errno != EINTR) throw Problem(name_ + ": expected text to read, found: " + std::strerror(errno));
    }
}

void Output::write(std::string_view text) {
    pending_ += text;
    if (pending_.size() >= piece_size) flush();
}

void Output::flush() {
    std::string_view rest = pending_;
    while (!rest.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            pending_.clear();
            throw Problem("<stdout>: expected to write all answers, found: " + std::string(std::strerror(errno)));
        }
    }
    pending_.clear();
}

}  // namespace nimboard::cli
