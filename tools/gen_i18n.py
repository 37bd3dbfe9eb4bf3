#!/usr/bin/env python3
"""Turns web/locales/*.json into C++: one enum value and one builder for each message, one table of texts a language.

    python3 tools/gen_i18n.py --locales web/locales --out DIR

writes DIR/keys.h and DIR/tables.cpp. A message that could go wrong at run time stops here, with file:line: message.

A text may hold
    {name}                     an argument
    {name words} {name Words}  a number spelled out where the language does that
    {name plural heap|heaps}   one of two forms (or the same form always, when there is no bar)
    {{ }} &lt;                 literal braces, a literal <
    <b> <m> <a> <ok> <bad> <sub> <hue name>, each closed by its own end tag, properly nested.
In tables.cpp arguments are numbers, in the order of first appearance in English: {0}, {1 plural heap|heaps}.
"""

import argparse
import json.decoder
import pathlib
import re
import sys

LANGUAGES = ["en", "zh-Hans", "zh-Hant"]  # the order of i18n::Lang
NEEDED = ["list.comma", "list.and"]       # what the formatter itself says
TAGS = {"b", "m", "a", "ok", "bad", "sub", "hue"}
ARG_NAME = re.compile(r"[a-z][a-z0-9_]*\Z")
KEY_NAME = re.compile(r"[a-z0-9][a-z0-9_]*(\.[a-z0-9][a-z0-9_]*)*\Z")

# C++20 keywords, words that the generated code uses itself, and lower-case macros of common system headers.
RESERVED = set("""
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class co_await
co_return co_yield compl concept const consteval constexpr constinit const_cast continue decltype default delete do
double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace
new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return
short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef
typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
std detail msg nimboard i18n assert errno stdin stdout stderr linux unix major minor near far
""".split())


class Fault(Exception):
    """Something is wrong with the locales; says where."""

    def __init__(self, path, line, message):
        super().__init__(f"{path}:{line}: {message}")


class Entry:
    """One message of one language: where it stands, its text, its arguments in order of first appearance."""

    def __init__(self, path, line, key, text):
        self.path, self.line, self.key, self.text = path, line, key, text
        self.pieces = []     # str, or a function of {argument: number} that gives a str
        self.arguments = []
        self.said = set()    # those that are more than the number behind a plural

    def fault(self, message):
        return Fault(self.path, self.line, f'"{self.key}": {message}')


def read_flat_json(path):
    """The entries of a flat JSON object of strings, with their lines. (json.load keeps no lines and hides twins.)"""
    raw = path.read_bytes()
    try:
        source = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Fault(path, raw[:error.start].count(b"\n") + 1, "not UTF-8") from None
    position = 0

    def line_at(offset):
        return source.count("\n", 0, offset) + 1

    def skip_space():
        nonlocal position
        while position < len(source) and source[position] in " \t\r\n":
            position += 1

    def expect(character, what):
        nonlocal position
        skip_space()
        if source[position:position + 1] != character:
            raise Fault(path, line_at(position), f"expected {what}")
        position += 1

    def string(what):
        nonlocal position
        expect('"', what)
        start = position
        try:
            text, position = json.decoder.scanstring(source, start)
        except json.JSONDecodeError as error:
            raise Fault(path, line_at(min(error.pos, len(source))), error.msg) from None
        return text, line_at(start)

    entries = {}
    expect("{", "{ and a flat object of strings")
    skip_space()
    if source[position:position + 1] == "}":
        position += 1
    else:
        while True:
            key, line = string("a key in double quotes")
            if key in entries:
                raise Fault(path, line, f'"{key}" stands here twice, first on line {entries[key].line}')
            if not KEY_NAME.match(key):
                raise Fault(path, line, f'bad key "{key}": small letters, digits, _ and dots between')
            expect(":", ": after the key")
            text, line = string("a text in double quotes")
            entries[key] = Entry(path, line, key, text)
            skip_space()
            if source[position:position + 1] == "}":
                position += 1
                break
            expect(",", ", or } after the text")
    skip_space()
    if position != len(source):
        raise Fault(path, line_at(position), "expected nothing after the object")
    return entries


def parse_text(entry):
    """Checks the markup of a text and fills entry.pieces and entry.arguments."""
    open_tags, hues = [], []
    for token in re.findall(r"\{\{|\}\}|\{[^{}]*\}|[{}]|<[^<>{}]*>|<|[^{}<]+", entry.text):
        if token in ("{{", "}}"):
            entry.pieces.append(token)
        elif token[0] == "{" and token[-1] == "}":
            parse_argument(entry, token[1:-1])
        elif token in ("{", "}"):
            raise entry.fault(f"a single {token}; write {token}{token} for the character itself")
        elif token[0] == "<":
            parse_tag(entry, token, open_tags, hues)
        else:
            entry.pieces.append(token)
    if open_tags:
        raise entry.fault(f"<{open_tags[-1]}> is never closed")
    for name in hues:
        if name not in entry.arguments:
            entry.arguments.append(name)  # an argument that gives its colour only


def parse_argument(entry, inside):
    name, _, rest = inside.partition(" ")
    if not ARG_NAME.match(name):
        raise entry.fault(f'bad argument name "{name}" in {{{inside}}}')
    how, _, forms = rest.partition(" ")
    if how == "plural":
        if forms.count("|") > 1 or not forms.strip("| ") or "<" in forms:
            raise entry.fault(f"{{{inside}}}: plural wants one or two plain forms, parted by |")
    elif rest not in ("", "words", "Words"):
        raise entry.fault(f'{{{inside}}}: expected words, Words or plural after the name, found "{rest}"')
    if name not in entry.arguments:
        entry.arguments.append(name)
    if how != "plural":
        entry.said.add(name)
    tail = f" {rest}" if rest else ""
    entry.pieces.append(lambda number: f"{{{number[name]}{tail}}}")


def parse_tag(entry, token, open_tags, hues):
    if not token.endswith(">") or len(token) < 3:
        raise entry.fault("a < that begins no tag; write &lt; for the character itself")
    if token[1] == "/":
        name = token[2:-1]
        if name not in TAGS:
            raise entry.fault(f"unknown markup {token}")
        if not open_tags or open_tags.pop() != name:
            raise entry.fault(f"{token} closes no <{name}> that is open here")
        entry.pieces.append(token)
        return
    name, _, argument = token[1:-1].partition(" ")
    if name not in TAGS:
        raise entry.fault(f"unknown markup {token}")
    open_tags.append(name)
    if name != "hue":
        if argument:
            raise entry.fault(f"unknown markup {token}")
        entry.pieces.append(token)
    elif not ARG_NAME.match(argument):
        raise entry.fault(f'bad argument name "{argument}" in {token}')
    else:
        hues.append(argument)
        entry.pieces.append(lambda number: f"<hue {number[argument]}>")


def check_same(english, other, path):
    """Every language has the keys of English, each with the same arguments; what only chooses a plural may be left out."""
    for key, entry in other.items():
        if key not in english:
            raise entry.fault(f"English has no such key ({next(iter(english.values())).path})")
        if not english[key].said <= set(entry.arguments) <= set(english[key].arguments):
            raise entry.fault(f"arguments {names(entry)}, but English has {names(english[key])} "
                              f"({english[key].path}:{english[key].line})")
    for key, entry in english.items():
        if key not in other:
            raise Fault(path, 1, f'"{key}" is missing ({entry.path}:{entry.line} has it)')


def names(entry):
    return "{" + ", ".join(sorted(entry.arguments)) + "}" if entry.arguments else "none"


def identifier(name):
    """A C++ name for a key or an argument."""
    name = name.replace(".", "_")
    if name[0].isdigit():
        name = "n" + name
    name = re.sub("__+", "_", name)  # two underscores belong to the compiler
    return name + "_" if name in RESERVED else name


def identifiers(entries):
    """A C++ name for each key; two keys that would share one are a fault."""
    seen = {}
    for key, entry in entries.items():
        name = identifier(key)
        if name in seen:
            raise entry.fault(f'its C++ name {name} is that of "{seen[name]}" already')
        seen[name] = key
    return {key: name for name, key in seen.items()}


def parameters(entry):
    found = [identifier(argument) for argument in entry.arguments]
    if len(set(found)) != len(found):
        raise entry.fault("two of its arguments share one C++ name")
    return found


def sections(english):
    """{section: its keys}: "reduce.column.title" is in the section "reduce"."""
    found = {}
    for key in english:
        found.setdefault(key.split(".")[0], []).append(key)
    return found


def keys_header(english, cpp_names):
    return "\n".join([
        "// The key of every message, and all builders. Generated from web/locales/*.json by tools/gen_i18n.py.",
        "// Include i18n/msg/SECTION.h where a section or two will do: then other sections' changes do not rebuild it.",
        "#pragma once",
        "",
        "#include <cstddef>",
        "#include <cstdint>",
        "",
        *(f'#include "i18n/msg/{section}.h"' for section in sorted(sections(english))),
        "",
        "namespace nimboard::i18n {",
        "",
        "enum class Key : std::uint16_t {",
        *(f"    {cpp_names[key]}," for key in english),
        "};",
        "",
        f"inline constexpr std::size_t key_count = {len(english)};",
        "",
        "}  // namespace nimboard::i18n",
        "",
    ])


def signature(key, english, cpp_names):
    taken = ", ".join(f"Arg {name}" for name in parameters(english[key]))
    return f"Message {cpp_names[key]}({taken})"


def section_header(section, keys, english, cpp_names):
    return "\n".join([
        f"// The builders of the messages \"{section}.…\". Generated from web/locales/*.json by tools/gen_i18n.py.",
        "// A key that does not exist, a missing argument or one too many does not compile.",
        "#pragma once",
        "",
        '#include "i18n/message.h"',
        "",
        "namespace nimboard::i18n::msg {",
        "",
        *(f"[[nodiscard]] {signature(key, english, cpp_names)};" for key in keys),
        "",
        "}  // namespace nimboard::i18n::msg",
        "",
    ])


def builders_source(english, cpp_names):
    def body(key):
        passed = ", ".join(f"&{name}" for name in parameters(english[key]))
        return f"return message_of(Key::{cpp_names[key]}, {{{passed}}});"

    return "\n".join([
        "// The builder of every message. Generated from web/locales/*.json by tools/gen_i18n.py.",
        "",
        '#include "i18n/keys.h"',
        "",
        "namespace nimboard::i18n::msg {",
        "",
        *(f"{signature(key, english, cpp_names)} {{ {body(key)} }}" for key in english),
        "",
        "}  // namespace nimboard::i18n::msg",
        "",
    ])


def cpp_string(text):
    """A C++ literal; what is not printable ASCII goes as octal escapes, whose length is fixed."""
    out = []
    for byte in text.encode("utf-8"):
        character = chr(byte)
        if character in '"\\?':
            out.append("\\" + character)
        elif 32 <= byte < 127:
            out.append(character)
        else:
            out.append(f"\\{byte:03o}")
    return '"' + "".join(out) + '"'


def texts_file(entries, english, tag):
    """The texts of a language that is loaded when it is wanted: a line each, in the order of Key."""
    for key in english:
        if "\n" in entries[key].text:
            raise entries[key].fault("a line break; texts that are loaded are one line each")
    return "".join(numbered(entries[key], english[key].arguments) + "\n" for key in english)


def tables_source(english, languages, built_in):
    lines = [
        "// The texts of every language, in the order of Key. Generated from web/locales/*.json by tools/gen_i18n.py.",
        "",
        "#include <array>",
        "",
        '#include "i18n/keys.h"',
        '#include "i18n/tables.h"',
        "",
        "namespace nimboard::i18n {",
        "namespace {",
        "",
        "using namespace std::string_view_literals;",
        "",
        *array("std::string_view", "names", (cpp_string(key) + "sv" for key in english)),
        *array("std::uint8_t", "counts", (str(len(entry.arguments)) for entry in english.values())),
    ]
    for tag in built_in:
        entries = languages[tag]
        texts = (cpp_string(numbered(entries[key], english[key].arguments)) + "sv" for key in english)
        lines += array("std::string_view", cpp_table(tag), texts)
    lines += array("Lang", "have", (f"Lang::{tag.replace('-', '_')}" for tag in languages), len(languages))
    lines += ["}  // namespace", "", "std::span<const std::string_view> texts(Lang lang) {", "    switch (lang) {"]
    for tag in LANGUAGES:
        have = cpp_table(tag if tag in built_in else "en")
        if tag in languages and tag not in built_in:
            have = f"loaded_texts(Lang::{tag.replace('-', '_')}).empty() ? en : loaded_texts(Lang::{tag.replace('-', '_')})"
        lines.append(f"        case Lang::{tag.replace('-', '_')}: return {have};")
    lines += [
        "    }",
        "    return en;",
        "}",
        "",
        "std::span<const Lang> languages() { return have; }",
        "",
        "std::span<const std::string_view> key_names() { return names; }",
        "",
        "std::span<const std::uint8_t> argument_counts() { return counts; }",
        "",
        "}  // namespace nimboard::i18n",
        "",
    ]
    return "\n".join(lines)


def array(element, name, values, size="key_count"):
    return [f"constexpr std::array<{element}, {size}> {name} = {{", *(f"    {value}," for value in values), "};", ""]


def cpp_table(tag):
    return tag.replace("-", "_").lower()


def numbered(entry, arguments):
    number = {name: index for index, name in enumerate(arguments)}
    return "".join(piece if isinstance(piece, str) else piece(number) for piece in entry.pieces)


def write_if_changed(path, text):
    """Leaves the time of an unchanged file alone, so that a changed sentence or another section does not rebuild what includes it."""
    data = text.encode("utf-8")
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def load(directory):
    """{tag: {key: Entry}} of the languages that have a file, English first and always."""
    languages = {}
    for tag in LANGUAGES:
        path = directory / f"{tag}.json"
        if not path.exists():
            if tag == "en":
                raise Fault(path, 1, "there is no such file")
            continue
        entries = read_flat_json(path)
        for entry in entries.values():
            parse_text(entry)
            if len(entry.arguments) > 9:
                raise entry.fault("more than nine arguments")
        if tag == "en":
            for key in NEEDED:
                if key not in entries:
                    raise Fault(path, 1, f'"{key}" is missing; the formatter needs it')
        else:
            check_same(languages["en"], entries, path)
        languages[tag] = entries
    for path in sorted(directory.glob("*.json")):
        if path.stem not in LANGUAGES:
            raise Fault(path, 1, f"no such language; there are {', '.join(LANGUAGES)}")
    return languages


def main():
    parser = argparse.ArgumentParser(description="Generates the keys, builders and tables from the locales.")
    parser.add_argument("--locales", type=pathlib.Path, required=True, help="folder with en.json, zh-Hans.json, …")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for keys.h, msg/*.h, builders.cpp and tables.cpp")
    parser.add_argument("--english-only", action="store_true",
                        help="build only English in; the others go to texts/TAG.txt, to be loaded when they are wanted")
    options = parser.parse_args()
    try:
        languages = load(options.locales)
        english = languages["en"]
        names = identifiers(english)
        built_in = ["en"] if options.english_only else list(languages)
        files = {"keys.h": keys_header(english, names), "builders.cpp": builders_source(english, names),
                 "tables.cpp": tables_source(english, languages, built_in)}
        for tag in languages:
            if tag not in built_in:
                files[f"texts/{tag}.txt"] = texts_file(languages[tag], english, tag)
        for section, keys in sections(english).items():
            files[f"msg/{section}.h"] = section_header(section, keys, english, names)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    for name, text in files.items():
        (options.out / name).parent.mkdir(parents=True, exist_ok=True)
        write_if_changed(options.out / name, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
