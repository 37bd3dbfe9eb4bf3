#!/usr/bin/env python3
"""The walls hold: each planted breach is found at its line, and what is allowed passes."""
import re
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True
import walls

ROOT = Path(__file__).parents[2]


def breaches_of(files):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "src").mkdir()
        for name, text in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return list(walls.breaches(root))


class Walls(unittest.TestCase):
    def assert_caught(self, name, text, line, word):
        found = breaches_of({name: text})
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(f"{name}:{line}: "), found)
        self.assertIn(word, found[0])

    def assert_fine(self, name, text):
        self.assertEqual(breaches_of({name: text}), [])

    def test_every_forbidden_pair_of_rooms_is_caught(self):
        for room, allowed in walls.ROOMS.items():
            for other in walls.ALL - allowed - {room}:
                with self.subTest(room=room, other=other):
                    self.assert_caught(f"src/{room}/a.cpp", f'#include <vector>\n#include "{other}/b.h"\n', 2, other)

    def test_every_allowed_pair_passes(self):
        for room, allowed in walls.ROOMS.items():
            for other in allowed | {room}:
                self.assert_fine(f"src/{room}/a.h", f'#pragma once\n#include "{other}/b.h"\n')

    def test_odd_spacing_does_not_hide_an_include(self):
        self.assert_caught("src/core/a.h", '  #  include  "app/model.h"\n', 1, "app")

    def test_main_may_include_all_but_the_command(self):
        self.assert_fine("src/main.cpp", '#include "platform/page.h"\n#include "ui/panels.h"\n')
        self.assert_caught("src/main.cpp", '#include "cli/solve.h"\n', 1, "cli")

    def test_web_code_stays_in_platform(self):
        self.assert_caught("src/app/a.cpp", "\n#ifdef __EMSCRIPTEN__\n#endif\n", 2, "__EMSCRIPTEN__")
        self.assert_caught("src/ui/a.cpp", "EM_JS(void, f, (), {});\n", 1, "EM_JS")
        self.assert_caught("src/main.cpp", "void f() { EM_ASM_INT({}); }\n", 1, "EM_ASM_INT")
        self.assert_caught("src/render/a.cpp", "#include <emscripten.h>\n", 1, "emscripten")
        self.assert_fine("src/platform/a.cpp", "#include <emscripten.h>\nEM_JS(void, f, (), {});\n")

    def test_outside_libraries_stay_in_their_rooms(self):
        self.assert_caught("src/scene/a.cpp", '#include "imgui.h"\n', 1, "imgui")
        self.assert_caught("src/ui/a.cpp", "#include <SDL.h>\n", 1, "SDL")
        self.assert_caught("src/mirror/a.cpp", "#include <nlohmann/json.hpp>\n", 1, "nlohmann")
        self.assert_fine("src/ui/a.cpp", '#include "imgui.h"\n')

    def test_exceptions_stay_in_the_command(self):
        self.assert_caught("src/core/a.cpp", "void f() { throw 1; }\n", 1, "throw")
        self.assert_fine("src/core/a.cpp", '// we never throw\nconst char* s = "try { }";\n')
        self.assert_fine("src/cli/a.cpp", "void f() { throw 1; }\n")

    def test_comments_are_not_code(self):
        self.assert_fine("src/core/a.h", '// #include "ui/a.h"\n/*\n#include "ui/b.h"\n__EMSCRIPTEN__ */\n')

    def test_long_files_are_caught(self):
        self.assert_caught("src/core/a.cpp", "\n" * 451, 451, "lines")
        self.assert_fine("src/core/a.cpp", "\n" * 450)
        self.assert_caught("web/shell.js", "\n" * 451, 451, "lines")

    def test_an_unknown_room_is_caught(self):
        self.assert_caught("src/attic/a.cpp", "\n", 1, "attic")

    def test_cmake_links_nothing_that_the_walls_forbid(self):
        text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
        linked = re.findall(r"nimboard_room\((\w+)(?: LINKS ([\w ]+?))?(?: OUTSIDE [\w ]+)?\)", text)
        self.assertEqual({room for room, _ in linked} | {"cli"}, walls.ALL)
        for room, links in linked:
            self.assertLessEqual(set(links.split()), walls.ROOMS[room], room)


if __name__ == "__main__":
    unittest.main()
