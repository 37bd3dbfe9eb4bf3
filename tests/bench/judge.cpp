// A judge's input as a file, answered: our reader (strict, in pieces, with the place of every fault at hand) against
// fread and a loop by hand, std::from_chars and istream, none of which looks for faults.
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench/rounds.h"
#include "core/judge.h"

namespace nimboard::bench {
namespace {

/// Of the answers, in the order in which they come.
class Digest {
public:
    void add(std::string_view answers) {
        for (const char letter : answers) digest_ = join(digest_, static_cast<unsigned char>(letter));
    }
    [[nodiscard]] std::uint64_t value() const { return digest_; }

private:
    std::uint64_t digest_ = 0;
};

std::uint64_t digest_of(std::string_view answers) {
    Digest digest;
    digest.add(answers);
    return digest.value();
}

void answer(std::string& answers, bool first_wins) {
    answers += first_wins ? "Yes\n" : "No\n";
}

class File {
public:
    explicit File(const std::string& path) : file_(std::fopen(path.c_str(), "rb")) {
        if (file_ == nullptr) std::exit(1);
    }
    ~File() { std::fclose(file_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    std::size_t read(char* to, std::size_t size) { return std::fread(to, 1, size, file_); }

private:
    std::FILE* file_;
};

std::vector<char> whole_file(const std::string& path, std::size_t size) {
    std::vector<char> text(size + 1);
    text.resize(File(path).read(text.data(), size));
    text.push_back('\0');
    return text;
}

/// As the command does it: answers leave with the piece of text that had their last heap.
std::uint64_t ours(const std::string& path) {
    File file(path);
    std::string answers;
    Digest digest;
    core::Judge judge(core::Problem::nim, [&](std::span<const core::JudgeCase> answered) {
        answers.clear();
        core::append_answers(core::Problem::nim, answered, answers);
        digest.add(answers);
    });
    std::vector<char> piece(std::size_t{256} * 1024);
    while (const std::size_t size = file.read(piece.data(), piece.size())) {
        if (!judge.feed({piece.data(), size})) break;
    }
    if (judge.finish()) std::exit(1);
    return digest.value();
}

/// What one writes at a judge: all of the input at once, digits by hand.
std::uint64_t by_hand(const std::string& path, std::size_t size) {
    const std::vector<char> text = whole_file(path, size);
    const char* at = text.data();
    const auto next = [&] {
        while (*at < '0') ++at;
        std::uint64_t value = 0;
        while (*at >= '0') value = value * 10 + static_cast<std::uint64_t>(*at++ - '0');
        return value;
    };
    std::string answers;
    for (std::uint64_t cases = next(); cases > 0; --cases) {
        std::uint64_t sum = 0;
        for (std::uint64_t heaps = next(); heaps > 0; --heaps) sum ^= next();
        answer(answers, sum != 0);
    }
    return digest_of(answers);
}

std::uint64_t by_from_chars(const std::string& path, std::size_t size) {
    const std::vector<char> text = whole_file(path, size);
    const char* at = text.data();
    const char* const end = at + text.size();
    const auto next = [&] {
        while (*at == ' ' || *at == '\n') ++at;
        std::uint64_t value = 0;
        at = std::from_chars(at, end, value).ptr;
        return value;
    };
    std::string answers;
    for (std::uint64_t cases = next(); cases > 0; --cases) {
        std::uint64_t sum = 0;
        for (std::uint64_t heaps = next(); heaps > 0; --heaps) sum ^= next();
        answer(answers, sum != 0);
    }
    return digest_of(answers);
}

std::uint64_t by_istream(const std::string& path) {
    std::ifstream in(path);
    std::string answers;
    std::uint64_t cases = 0;
    in >> cases;
    for (; cases > 0; --cases) {
        std::uint64_t heaps = 0;
        std::uint64_t sum = 0;
        in >> heaps;
        for (std::uint64_t heap = 0; heaps > 0 && in >> heap; --heaps) sum ^= heap;
        answer(answers, sum != 0);
    }
    return digest_of(answers);
}

/// `cases` cases of `heaps` heaps below `bound`; every other one is lost.
std::string text_of(std::size_t cases, std::size_t heaps, std::uint64_t bound) {
    std::mt19937_64 random(cases);
    std::string text = std::to_string(cases) + "\n";
    for (std::size_t i = 0; i < cases; ++i) {
        text += std::to_string(heaps) + "\n";
        std::uint64_t sum = 0;
        for (std::size_t j = 0; j < heaps; ++j) {
            const std::uint64_t heap = j + 1 == heaps && i % 2 == 0 ? sum : random() % bound;
            sum ^= heap;
            text += std::to_string(heap) + (j + 1 == heaps ? "\n" : " ");
        }
    }
    return text;
}

}  // namespace

std::vector<double> judge_contests(const std::string& folder, const std::vector<double>& native, bool hand_only) {
    std::vector<double> hand_loop;
    struct Shape {
        std::size_t cases, heaps;
        std::uint64_t bound;
        const char* name;
    };
    for (const Shape& shape : {Shape{100, 10000, 10000, "judge, 100 cases of 10,000 heaps to 10,000"},
                               Shape{150000, 6, 10000, "judge, 150,000 cases of 6 heaps to 10,000"},
                               Shape{100, 10000, ~std::uint64_t{0}, "judge, 100 cases of 10,000 heaps to 2^64"}}) {
        const std::string path = folder + "/judge.txt";
        const std::string text = text_of(shape.cases, shape.heaps, shape.bound);
        {
            std::ofstream out(path, std::ios::binary);
            out << text;
        }
        Contest contest{shape.name,
                        {{"core", [&] { return ours(path); }},
                         {"fread and a loop by hand", [&] { return by_hand(path, text.size()); }},
                         {"fread and std::from_chars", [&] { return by_from_chars(path, text.size()); }},
                         {"istream", [&] { return by_istream(path); }}},
                        15};
        if (hand_only) contest.contenders.resize(2);
        const auto times = run(contest);
        std::remove(path.c_str());
        const auto per_byte = [&](double time) { return time * 1e9 / static_cast<double>(text.size()); };
        if (hand_loop.size() < native.size()) {
            std::printf("%s, against the native loop by hand: %.2f\n", shape.name,
                        native[hand_loop.size()] / per_byte(times[0]));
        }
        hand_loop.push_back(per_byte(times[1]));
    }
    return hand_loop;
}

}  // namespace nimboard::bench
