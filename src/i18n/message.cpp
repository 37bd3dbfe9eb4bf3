#include "i18n/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

#include "i18n/keys.h"
#include "i18n/tables.h"

namespace nimboard::i18n {
namespace {

constexpr std::string_view minus_sign = "\xE2\x88\x92";  // U+2212
constexpr int deepest_nesting = 16;                      // messages within messages; no real one goes beyond 2

constexpr std::array<std::string_view, 13> number_words = {"zero", "one", "two",   "three", "four",   "five",  "six",
                                                           "seven", "eight", "nine", "ten",  "eleven", "twelve"};

/// The look of a span, without its text.
struct Style {
    Tone tone = Tone::ink;
    int bit = 0;
    bool bold = false;
    bool sub = false;
};

enum class Spelling : std::uint8_t { digits, words, capital_words };

std::string digits(std::uint64_t value) {
    std::array<char, 20> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

int bit_of(const Arg& arg) { return static_cast<int>(std::min<std::uint64_t>(arg.number, 63)); }

/// The number that an argument stands for, if it is one and not negative.
std::optional<std::uint64_t> value_of(const Arg& arg) {
    if (arg.kind == Arg::Kind::power) return std::uint64_t{1} << bit_of(arg);
    if (arg.kind == Arg::Kind::number && !arg.minus) return arg.number;
    return std::nullopt;
}

std::string number_text(const Arg& arg, Spelling spelling, Lang lang) {
    const auto value = value_of(arg);
    if (!value) return std::string(minus_sign) + digits(arg.number);
    if (spelling == Spelling::digits || lang != Lang::en || *value >= number_words.size()) return digits(*value);
    std::string word(number_words[static_cast<std::size_t>(*value)]);
    if (spelling == Spelling::capital_words) word[0] = static_cast<char>(word[0] - 'a' + 'A');
    return word;
}

/// Writes one message and, through its arguments, the messages inside it. The texts come checked from
/// tools/gen_i18n.py; the arguments are anybody's, so one that is missing or does not fit says nothing.
class Formatter {
public:
    Formatter(RichText& out, Lang lang) : out_(out), lang_(lang) {}

    void message(const Message& message, const Style& style, int depth) {
        const auto key = static_cast<std::size_t>(message.key);
        const auto table = texts(lang_);
        if (key >= table.size() || depth > deepest_nesting) return;
        std::vector<Style> open{style};
        std::string_view rest = table[key];
        while (!rest.empty()) {
            const char first = rest.front();
            if (first == '{' && rest.substr(0, 2) != "{{") {
                argument(take_until(rest, '}'), message.args, open.back(), depth);
            } else if (first == '<') {
                tag(take_until(rest, '>'), message.args, open);
            } else {
                literal(rest, open.back());
            }
        }
    }

private:
    /// What stands between the bracket at the front of `rest` and `close`; takes both off.
    static std::string_view take_until(std::string_view& rest, char close) {
        const std::size_t end = std::min(rest.find(close), rest.size() - 1);
        const std::string_view inside = rest.substr(1, end - 1);
        rest.remove_prefix(end + 1);
        return inside;
    }

    void literal(std::string_view& rest, const Style& style) {
        if (rest.substr(0, 2) == "{{" || rest.substr(0, 2) == "}}") {
            write(rest.substr(0, 1), style);
            rest.remove_prefix(2);
        } else if (rest.substr(0, 4) == "&lt;") {
            write("<", style);
            rest.remove_prefix(4);
        } else {
            const std::size_t end = std::min(rest.find_first_of("{}<&", 1), rest.size());
            write(rest.substr(0, end), style);
            rest.remove_prefix(end);
        }
    }

    /// "0", "0 words", "0 Words", "0 plural heap|heaps".
    void argument(std::string_view inside, const std::vector<Arg>& args, const Style& style, int depth) {
        const Arg* arg = find(inside, args);
        if (arg == nullptr) return;
        const std::string_view how = inside.size() > 2 ? inside.substr(2) : std::string_view{};
        constexpr std::string_view plural = "plural ";
        if (how.substr(0, plural.size()) == plural) {
            const std::string_view forms = how.substr(plural.size());
            const std::size_t bar = forms.find('|');
            const bool first = bar == std::string_view::npos || is_one(*arg);
            write(first ? forms.substr(0, bar) : forms.substr(bar + 1), style);
        } else {
            const Spelling spelling = how == "words"   ? Spelling::words
                                      : how == "Words" ? Spelling::capital_words
                                                       : Spelling::digits;
            value(*arg, spelling, style, depth);
        }
    }

    static const Arg* find(std::string_view inside, const std::vector<Arg>& args) {
        if (inside.empty() || inside.front() < '0' || inside.front() > '9') return nullptr;
        const auto index = static_cast<std::size_t>(inside.front() - '0');
        return index < args.size() ? &args[index] : nullptr;
    }

    /// A list takes the first form when it has one item: "heap 12", "heaps 12 and 15".
    static bool is_one(const Arg& arg) {
        return arg.kind == Arg::Kind::list ? arg.items.size() == 1 : value_of(arg) == std::uint64_t{1};
    }

    void value(const Arg& arg, Spelling spelling, const Style& style, int depth) {
        switch (arg.kind) {
            case Arg::Kind::number: write(number_text(arg, spelling, lang_), style); break;
            case Arg::Kind::power: write(number_text(arg, spelling, lang_), in_hue(style, bit_of(arg))); break;
            case Arg::Kind::text: write(arg.text, style); break;
            case Arg::Kind::list: items(arg.items, spelling, style, depth); break;
            case Arg::Kind::message:
                if (arg.message) message(*arg.message, style, depth + 1);
                break;
        }
    }

    void items(const std::vector<Arg>& items, Spelling spelling, const Style& style, int depth) {
        if (depth > deepest_nesting) return;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i > 0) message({i + 1 == items.size() ? Key::list_and : Key::list_comma, {}}, style, depth + 1);
            const bool starts = i == 0 || spelling != Spelling::capital_words;
            value(items[i], starts ? spelling : Spelling::words, style, depth + 1);
        }
    }

    static Style in_hue(Style style, int bit) {
        style.tone = Tone::hue;
        style.bit = bit;
        return style;
    }

    static void tag(std::string_view inside, const std::vector<Arg>& args, std::vector<Style>& open) {
        if (!inside.empty() && inside.front() == '/') {
            if (open.size() > 1) open.pop_back();
            return;
        }
        Style style = open.back();
        constexpr std::string_view hue = "hue ";
        if (inside == "b") style.bold = true;
        else if (inside == "sub") style.sub = true;
        else if (inside == "m") style.tone = Tone::muted;
        else if (inside == "a") style.tone = Tone::accent;
        else if (inside == "ok") style.tone = Tone::ok;
        else if (inside == "bad") style.tone = Tone::bad;
        else if (inside.substr(0, hue.size()) == hue) {
            const Arg* arg = find(inside.substr(hue.size()), args);
            if (arg != nullptr && arg->kind == Arg::Kind::power) style = in_hue(style, bit_of(*arg));
        }
        open.push_back(style);
    }

    /// Does the text begin with an ideograph (its first byte E4 to E9: U+4000 to U+9FFF)?
    static bool begins_wide(std::string_view text) {
        return !text.empty() && static_cast<unsigned char>(text.front()) >= 0xE4 && static_cast<unsigned char>(text.front()) <= 0xE9;
    }
    static bool ends_wide(std::string_view text) { return text.size() >= 3 && begins_wide(text.substr(text.size() - 3)); }

    void write(std::string_view text, const Style& style) {
        // Messages set a space between figures and ideographs, as in "12 和 15"; between two ideographs it falls away.
        if (!out_.empty() && text.size() > 1 && text.front() == ' ' && begins_wide(text.substr(1)) && ends_wide(out_.back().text)) {
            text.remove_prefix(1);
        }
        if (!out_.empty() && begins_wide(text)) {
            std::string& last = out_.back().text;
            if (!last.empty() && last.back() == ' ' && ends_wide(std::string_view(last).substr(0, last.size() - 1))) last.pop_back();
        }
        if (text.empty()) return;
        Span span{std::string(text), style.tone, style.tone == Tone::hue ? style.bit : 0, style.bold, style.sub};
        if (!out_.empty()) {
            Span& last = out_.back();
            if (last.tone == span.tone && last.bit == span.bit && last.bold == span.bold && last.sub == span.sub) {
                last.text += span.text;
                return;
            }
        }
        out_.push_back(std::move(span));
    }

    RichText& out_;
    Lang lang_;
};

}  // namespace

Arg::Arg() = default;
Arg::Arg(const Arg& other) = default;
Arg::Arg(Arg&& other) noexcept = default;
Arg& Arg::operator=(const Arg& other) = default;
Arg& Arg::operator=(Arg&& other) noexcept = default;
Arg::~Arg() = default;
Arg::Arg(bool negative, std::uint64_t magnitude) : minus(negative), number(magnitude) {}
Arg::Arg(std::string value) : kind(Kind::text), text(std::move(value)) {}
Arg::Arg(const char* value) : kind(Kind::text), text(value) {}

Message::Message() = default;
Message::Message(Key which) : key(which) {}
Message::Message(Key which, std::vector<Arg> with) : key(which), args(std::move(with)) {}
Message::Message(const Message& other) = default;
Message::Message(Message&& other) noexcept = default;
Message& Message::operator=(const Message& other) = default;
Message& Message::operator=(Message&& other) noexcept = default;
Message::~Message() = default;

Message message_of(Key key, std::initializer_list<Arg*> args) {
    Message message(key);
    message.args.reserve(args.size());
    for (Arg* arg : args) message.args.push_back(std::move(*arg));
    return message;
}

Arg::Arg(Message value) : kind(Kind::message), message(std::make_shared<const Message>(std::move(value))) {}

Arg power(int bit) {
    Arg arg;
    arg.kind = Arg::Kind::power;
    arg.number = static_cast<std::uint64_t>(std::clamp(bit, 0, 63));
    return arg;
}

Arg list(std::vector<Arg> items) {
    Arg arg;
    arg.kind = Arg::Kind::list;
    arg.items = std::move(items);
    return arg;
}

RichText format(const Message& message, Lang lang) {
    RichText out;
    Formatter(out, lang).message(message, Style{}, 0);
    return out;
}

std::string plain(const RichText& text) {
    std::string out;
    for (const Span& span : text) {
        if (span.sub) out += '_';
        out += span.text;
    }
    // A no-break space keeps a formula together on the screen; plain text has no use for it.
    constexpr std::string_view no_break_space = "\u00a0";
    for (std::size_t at = out.find(no_break_space); at != std::string::npos; at = out.find(no_break_space, at)) {
        out.replace(at, no_break_space.size(), " ");
    }
    return out;
}

std::string plain(const Message& message, Lang lang) { return plain(format(message, lang)); }

}  // namespace nimboard::i18n
