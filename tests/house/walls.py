#!/usr/bin/env python3
"""Holds the sources to the plan of the house (the table of rooms in the design): prints each breach, exits 1 if any.

    walls.py ROOT      looks at ROOT/src, ROOT/shaders and ROOT/web
"""
import re
import sys
from pathlib import Path

# What a room may include, besides itself and the standard library. The same list as in CMakeLists.txt.
ROOMS = {
    "core": set(),
    "i18n": set(),
    "lesson": {"core", "i18n"},
    "scene": {"core", "lesson", "i18n"},
    "svg": {"scene"},
    "mirror": {"core", "lesson", "i18n"},
    "app": {"core", "lesson", "i18n"},
    "ui": {"app", "i18n", "scene", "core", "lesson"},
    "render": {"scene"},
    "platform": set(),
    "cli": {"core", "lesson", "i18n", "scene", "svg", "mirror", "app"},
}
ALL = set(ROOMS)

# Headers from outside, by who may name them.
OUTSIDE = {
    "imgui": {"ui", "render", "platform", "main"},
    "SDL": {"platform", "main"},
    "GLES3/": {"render", "platform", "main"},
    "emscripten": {"platform"},
    "CLI/": {"cli"},
    "nlohmann/": {"cli"},
}

ROOM_INCLUDE = re.compile(r'^\s*#\s*include\s*"([a-z0-9_]+)/[^"]*"')
ANY_INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')
WEB_ONLY = re.compile(r"__EMSCRIPTEN__|\bEM_(?:JS|ASM)\w*|\bEMSCRIPTEN_KEEPALIVE\b")
EXCEPTIONS = re.compile(r"\bthrow\b|\btry\s*\{|\bcatch\s*\(")
MAX_LINES = 450


def without_comments(text):
    """The text with comments blanked, line numbers kept. Strings are kept: includes are strings."""
    def blank(match):
        return match.group(0) if match.group(0)[0] == '"' else re.sub(r"[^\n]", " ", match.group(0))
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def source_breaches(path, room, text):
    """(line, what is wrong) of one C++ file. Room "main" is src/main.cpp, which may include everything."""
    allowed = ALL - {"cli"} if room == "main" else ROOMS[room] | {room}
    for number, line in enumerate(without_comments(text).split("\n"), 1):
        if match := ROOM_INCLUDE.match(line):
            other = match.group(1)
            if other in ALL and other not in allowed:
                yield number, f"{room} may not include {other}/"
        if match := ANY_INCLUDE.match(line):
            for prefix, rooms in OUTSIDE.items():
                if match.group(1).startswith(prefix) and room not in rooms:
                    yield number, f"{room} may not include {match.group(1)}"
        elif (match := WEB_ONLY.search(line)) and room != "platform":
            yield number, f"{match.group(0)} belongs into src/platform"
        plain = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
        if room != "cli" and (match := EXCEPTIONS.search(plain)):
            yield number, f"no exceptions outside src/cli: {match.group(0)}"


def breaches(root):
    """Every breach under `root`, as "path:line: what"."""
    src = root / "src"
    for path in sorted(src.rglob("*")):
        if path.suffix not in {".h", ".cpp", ".inc", ".c", ".hpp"}:
            continue
        parts = path.relative_to(src).parts
        room = parts[0] if len(parts) > 1 else "main"
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(root)
        if room != "main" and room not in ROOMS:
            yield f"{name}:1: src/{room} is no room of the house"
            continue
        for number, what in source_breaches(path, room, text):
            yield f"{name}:{number}: {what}"
    for folder in ("src", "shaders", "web"):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in {".h", ".cpp", ".vert", ".frag", ".js", ".css", ".html"}:
                lines = path.read_text(encoding="utf-8").count("\n")
                if lines > MAX_LINES:
                    yield f"{path.relative_to(root)}:{lines}: more than {MAX_LINES} lines: it holds two things"


def main():
    root = Path(sys.argv[1]).resolve()
    if not (root / "src").is_dir():
        sys.exit(f"walls: {root} has no src")
    found = list(breaches(root))
    for breach in found:
        print(breach)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
