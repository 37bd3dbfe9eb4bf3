#include "core/judge.h"

#include <cstring>
#include <utility>

#include "core/digits.h"

namespace nimboard::core {
namespace {

constexpr std::string_view bom = "\xEF\xBB\xBF";

}  // namespace

/// A place in the piece where a number begins.
struct Judge::Spot {
    const char* at;
    const char* line_start;
    std::uint64_t line;

    /// Takes a number with the space or line end after it. Gives the byte after the number; nullptr when it is not so or
    /// `at` is beyond `limit`, from which digits_reach bytes must be readable.
    const char* number(const char* limit, Heap& value) {
        if (at > limit) return nullptr;
        const char* const after = number_at(at, value);
        if (*after == ' ' && after != at) {
            at = after + 1;
            return after;
        }
        const char* const feed = *after == '\r' ? after + 1 : after;
        if (*feed != '\n' || after == at) return nullptr;
        at = line_start = feed + 1;
        ++line;
        return after;
    }
};

Judge::Judge(Problem problem, Sink sink) : problem_(problem), sink_(std::move(sink)) {}

std::uint64_t Judge::offset_of(const char* at) const {
    return consumed_ + static_cast<std::uint64_t>(at - piece_);
}

bool Judge::feed(std::string_view piece) {
    const bool more = !fault_ && read(piece);
    hand_on();
    return more;
}

/// Reads a piece; false once a fault stopped the reading.
bool Judge::read(std::string_view piece) {
    std::size_t used = 0;
    if (!started_ && !feed_start(piece, used)) return true;
    piece_ = piece.data();
    const char* at = piece.data() + used;
    const char* const end = piece.data() + piece.size();
    while (at != end && !warning_) {
        if (in_word_) {
            if (!split_word(at, end)) break;
            if (fault_) return false;
        }
        skip_space(at, end);
        if (quick_run(at, end)) continue;
        if (at == end || whole_number(at, end)) continue;
        begin_word(offset_of(at));
    }
    consumed_ += piece.size();
    return true;
}

/// Looks for a byte-order mark at offset 0. False while the text might still turn out to begin with one.
bool Judge::feed_start(std::string_view piece, std::size_t& used) {
    while (used < piece.size() && bom_bytes_ < bom.size() && piece[used] == bom[bom_bytes_]) {
        ++used;
        ++bom_bytes_;
    }
    if (bom_bytes_ == bom.size()) {
        line_start_ = bom.size();
    } else if (used == piece.size()) {
        consumed_ += used;
        return false;
    } else if (bom_bytes_ > 0) {
        begin_word(0);
        for (std::size_t i = 0; i < bom_bytes_; ++i) word_.add(bom[i]);
    }
    started_ = true;
    return true;
}

void Judge::skip_space(const char*& at, const char* end) {
    const char* p = at;
    bool after_cr = after_cr_;
    while (p != end && is_space(*p)) {
        const char byte = *p++;
        if (byte == '\n' || byte == '\r') {
            if (byte == '\r' || !after_cr) ++line_;
            line_start_ = offset_of(p);
        }
        after_cr = byte == '\r';
    }
    after_cr_ = after_cr && p == end;
    at = p;
}

/// Numbers parted by one space or line end each. Stops at anything else, and before the end of the piece; false when that
/// is at once.
bool Judge::quick_run(const char*& at, const char* end) {
    if (end - at <= digits_reach) return false;
    const char* const limit = end - digits_reach - 1;
    Spot spot{at, at, line_};
    Heap value = 0;
    while (awaited_ != Awaited::nothing) {
        if (problem_ == Problem::nim && awaited_ != Awaited::case_count) {
            run_of_nim(spot, limit);
            break;
        }
        const Spot before = spot;
        const char* const after = spot.number(limit, value);
        if (after != nullptr && !breaks_order(value)) {
            accept(value, offset_of(after));
            line_ = spot.line;
            continue;
        }
        spot = before;
        break;
    }
    const bool moved = spot.at != at;
    if (spot.line_start != at) line_start_ = offset_of(spot.line_start);
    line_ = spot.line;
    at = spot.at;
    return moved;
}

/// The same for cases of Nim, with all that changes from number to number at hand.
void Judge::run_of_nim(Spot& at, const char* limit) {
    Spot spot = at;
    Heap value = 0;
    auto [heap_count, sum, offset, line] = current_;
    std::uint64_t left = awaited_ == Awaited::heap ? heap_count - heaps_read_ : 0;
    while (awaited_ != Awaited::nothing) {
        if (left == 0) {
            line = spot.line;
            const char* const after = spot.number(limit, value);
            if (after == nullptr) break;
            awaited_ = Awaited::heap;
            heap_count = left = value;
            sum = 0;
            offset = offset_of(after);
        }
        while (left > 0 && spot.number(limit, value) != nullptr) {
            sum ^= value;
            --left;
        }
        if (left > 0) break;
        end_case(heap_count, sum, offset, line);
    }
    if (awaited_ == Awaited::heap) {
        current_ = {heap_count, sum, offset, line};
        heaps_read_ = heap_count - left;
    }
    at = spot;
}

/// A number of plain digits that ends inside this piece. False when it is anything else.
bool Judge::whole_number(const char*& at, const char* end) {
    const char* p = at;
    Heap value = 0;
    while (p != end && is_digit(*p)) value = value * 10 + static_cast<Heap>(*p++ - '0');
    if (p == end || p == at || !is_space(*p) || p - at > safe_digits || awaited_ == Awaited::nothing) return false;
    if (breaks_order(value)) return false;
    accept(value, offset_of(p));
    at = p;
    return true;
}

/// Any word, and any number that two pieces share. False when it goes on in the next piece.
bool Judge::split_word(const char*& at, const char* end) {
    while (at != end && !is_space(*at)) word_.add(*at++);
    if (at == end) return false;
    end_word();
    return true;
}

void Judge::begin_word(std::uint64_t offset) {
    in_word_ = true;
    after_cr_ = false;
    word_ = Word();
    word_offset_ = offset;
}

void Judge::end_word() {
    in_word_ = false;
    if (awaited_ == Awaited::nothing) {
        warning_ = fault_here(FaultKind::extra_data);
    } else if (word_.is_number() && breaks_order(word_.value())) {
        fault_ = fault_here(FaultKind::unsorted);
        fault_->previous = previous_;
    } else if (word_.is_number()) {
        accept(word_.value(), word_offset_ + word_.length());
    } else {
        fault_ = fault_here(word_.kind());
    }
}

bool Judge::breaks_order(Heap value) const {
    return problem_ == Problem::kam && awaited_ == Awaited::heap && value < previous_;
}

/// kam: adds a heap, when so many are left, itself among them. The last difference is stair 1, and odd ones count.
void Judge::add_kam_heap(Heap value, std::uint64_t left) {
    if (left % 2 == 1) current_.nim_sum ^= value - previous_;
    previous_ = value;
}

void Judge::accept_heap(Heap value) {
    if (problem_ == Problem::nim) {
        current_.nim_sum ^= value;
    } else {
        add_kam_heap(value, current_.heap_count - heaps_read_);
    }
    ++heaps_read_;
    if (heaps_read_ == current_.heap_count) end_case();
}

void Judge::accept(Heap value, std::uint64_t end_offset) {
    switch (awaited_) {
        case Awaited::heap:
            accept_heap(value);
            break;
        case Awaited::heap_count:
            begin_case(value, end_offset, line_);
            if (value == 0) end_case();
            break;
        case Awaited::case_count:
            case_count_ = value;
            case_number_ = 1;
            awaited_ = value == 0 ? Awaited::nothing : Awaited::heap_count;
            break;
        case Awaited::nothing:
            break;
    }
}

void Judge::begin_case(std::uint64_t heap_count, std::uint64_t offset, std::uint64_t line) {
    current_ = {heap_count, 0, offset, line};
    heaps_read_ = 0;
    previous_ = 0;
    awaited_ = Awaited::heap;
}

void Judge::end_case() {
    end_case(current_.heap_count, current_.nim_sum, current_.offset, current_.line);
}

/// Number by number: a case copied whole would have the processor wait for its parts to be stored.
void Judge::end_case(std::uint64_t heap_count, Heap nim_sum, std::uint64_t offset, std::uint64_t line) {
    JudgeCase& answered = answered_[answered_count_++];
    answered.heap_count = heap_count;
    answered.nim_sum = nim_sum;
    answered.offset = offset;
    answered.line = line;
    if (answered_count_ == answered_.size()) hand_on();
    if (case_number_ == case_count_) {
        awaited_ = Awaited::nothing;
    } else {
        awaited_ = Awaited::heap_count;
        ++case_number_;
    }
    heaps_read_ = 0;
    current_.heap_count = 0;
}

/// Hands the answers on.
void Judge::hand_on() {
    if (answered_count_ > 0) sink_(std::span(answered_).first(answered_count_));
    answered_count_ = 0;
}

Fault Judge::fault_here(FaultKind kind) const {
    Fault fault;
    fault.kind = kind;
    fault.awaited = awaited_;
    fault.line = line_;
    const bool at_word = kind != FaultKind::input_ended;
    fault.offset = at_word ? word_offset_ : consumed_;
    // Everything before a fault on its line is ASCII, or it would itself be the fault: bytes are code points.
    fault.column = fault.offset - line_start_ + 1;
    fault.length = at_word ? word_.length() : 0;
    if (at_word) fault.found = word_.shown();
    fault.case_number = case_number_;
    fault.case_count = case_count_;
    fault.heaps_read = heaps_read_;
    fault.heap_count = current_.heap_count;
    return fault;
}

std::optional<Fault> Judge::finish() {
    if (fault_ || warning_) return fault_;
    if (!started_ && bom_bytes_ > 0) {
        begin_word(0);
        for (std::size_t i = 0; i < bom_bytes_; ++i) word_.add(bom[i]);
    }
    started_ = true;
    if (in_word_) end_word();
    hand_on();
    if (!fault_ && awaited_ != Awaited::nothing) fault_ = fault_here(FaultKind::input_ended);
    return fault_;
}

void append_answers(Problem problem, std::span<const JudgeCase> cases, std::string& to) {
    // Four bytes are written for each, and as many of them kept as its answer has: no branch, for no processor could guess it.
    constexpr std::size_t most = 4;
    const char* const words = problem == Problem::nim ? "No\n\0Yes\n" : "NIE\nTAK\n";
    const std::size_t before = to.size();
    to.resize(before + most * cases.size());
    char* end = to.data() + before;
    for (const JudgeCase& one : cases) {
        const std::size_t won = one.nim_sum != 0 ? 1 : 0;
        std::memcpy(end, words + most * won, most);
        end += problem == Problem::nim ? most - 1 + won : most;
    }
    to.resize(static_cast<std::size_t>(end - to.data()));
}

JudgeReport judge(Problem problem, std::string_view text) {
    JudgeReport report;
    Judge reader(problem, [&report](std::span<const JudgeCase> answered) {
        report.cases.insert(report.cases.end(), answered.begin(), answered.end());
    });
    reader.feed(text);
    report.fault = reader.finish();
    report.warning = reader.warning();
    report.declared_cases = reader.declared_cases();
    return report;
}

}  // namespace nimboard::core
