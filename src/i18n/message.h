// What is said, apart from how it is said: a key with arguments, turned into words of one language at the last moment.
// The keys and one builder function for each message are generated from web/locales/*.json into i18n/msg/SECTION.h, so a
// wrong key, a missing argument or one too many does not compile.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nimboard::i18n {

enum class Lang : std::uint8_t { en, zh_Hans, zh_Hant };
inline constexpr int lang_count = 3;

/// The languages that have texts of their own, English first; the others speak English so far.
[[nodiscard]] std::span<const Lang> languages();

/// "en", "zh-Hans", "zh-Hant".
[[nodiscard]] std::string_view lang_tag(Lang lang);

/// The language of a tag ("en-GB", "zh-CN", "zh-TW", "zh-Hant-HK", any case), or false when none of ours fits.
bool lang_from_tag(std::string_view tag, Lang& out);

/// Generated in i18n/keys.h.
enum class Key : std::uint16_t;

struct Message;

/// One argument. Numbers are exact over the whole range of 64 bits and are grouped nowhere.
struct Arg {
    enum class Kind : std::uint8_t { number, power, text, list, message };

    Kind kind = Kind::number;
    bool minus = false;           ///< number: written with U+2212 before it
    std::uint64_t number = 0;     ///< number: its magnitude; power: the bit, so 3 is shown as 8 in that column's colour
    std::string text;             ///< text: as it is
    std::vector<Arg> items;       ///< list: joined as the language joins ("12, 15 and 4" / "12、15 和 4")
    std::shared_ptr<const Message> message;

    // Written in message.cpp: thousands of arguments are made and thrown away, and the page pays for each copy of this code.
    Arg();
    Arg(const Arg& other);
    Arg(Arg&& other) noexcept;
    Arg& operator=(const Arg& other);
    Arg& operator=(Arg&& other) noexcept;
    ~Arg();

    template <std::unsigned_integral T>
    Arg(T value) : Arg(false, static_cast<std::uint64_t>(value)) {}
    template <std::signed_integral T>
    Arg(T value) : Arg(value < 0, value < 0 ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value)) {}
    Arg(std::string value);
    Arg(const char* value);
    Arg(Message value);

private:
    Arg(bool negative, std::uint64_t magnitude);
};

/// The number 2^bit, in the hue of its column.
[[nodiscard]] Arg power(int bit);

/// Items joined with the language's own comma and "and".
[[nodiscard]] Arg list(std::vector<Arg> items);

/// A key with its arguments, in the order of the generated builder. Build it with i18n::msg::some_key(…).
struct Message {
    Key key{};
    std::vector<Arg> args;

    Message();
    explicit Message(Key which);
    Message(Key which, std::vector<Arg> with);
    Message(const Message& other);
    Message(Message&& other) noexcept;
    Message& operator=(const Message& other);
    Message& operator=(Message&& other) noexcept;
    ~Message();
};

/// What the generated builders call: a message that takes its arguments out of these.
[[nodiscard]] Message message_of(Key key, std::initializer_list<Arg*> args);

/// How a stretch of text is meant; a theme gives it a colour.
enum class Tone : std::uint8_t { ink, muted, accent, ok, bad, hue };

/// A stretch of text in one style. `bit` matters for Tone::hue only.
struct Span {
    std::string text;
    Tone tone = Tone::ink;
    int bit = 0;
    bool bold = false;
    bool sub = false;  ///< a subscript

    friend bool operator==(const Span&, const Span&) = default;
};
using RichText = std::vector<Span>;

/// The message in words. Never fails: a missing translation falls back to English.
[[nodiscard]] RichText format(const Message& message, Lang lang);

/// The same without styles; a subscript is written with "_" before it.
[[nodiscard]] std::string plain(const Message& message, Lang lang);
[[nodiscard]] std::string plain(const RichText& text);

}  // namespace nimboard::i18n
