"""What tools/gen_i18n.py accepts, what it writes, and where it says that a locale is wrong."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "tools" / "gen_i18n.py"
NEEDED = {"list.comma": ", ", "list.and": " and "}


class Locales(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.locales = pathlib.Path(folder.name) / "locales"
        self.out = pathlib.Path(folder.name) / "out"
        self.locales.mkdir()

    def write(self, tag, messages):
        """A locale with one key a line: the brace is line 1, the first key line 2."""
        text = messages if isinstance(messages, str) else json.dumps(messages, indent=2, ensure_ascii=False)
        (self.locales / f"{tag}.json").write_text(text, encoding="utf-8")

    def generate(self):
        return subprocess.run([sys.executable, GENERATOR, "--locales", self.locales, "--out", self.out],
                              capture_output=True, text=True, check=False)

    def good(self, english, **others):
        self.write("en", {**NEEDED, **english})
        for tag, messages in others.items():
            self.write(tag.replace("_", "-"), {**NEEDED, **messages})
        result = self.generate()
        self.assertEqual(result.returncode, 0, result.stderr)
        return (self.out / "builders.cpp").read_text(), (self.out / "tables.cpp").read_text()

    def bad(self, place, words):
        result = self.generate()
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, "")
        self.assertIn(place, result.stderr)
        self.assertIn(words, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, "one line says it")
        self.assertFalse(self.out.exists(), "a faulty locale writes nothing")

    def bad_text(self, text, words):
        self.write("en", {**NEEDED, "some.key": text})
        self.bad("en.json:4: \"some.key\": ", words)


class WhatIsWritten(Locales):
    def test_a_language_without_plurals_leaves_their_numbers_out(self):
        self.good({"k": "{a} {b plural x|y}"}, zh_Hans={"k": "{a}"})

    def test_a_builder_has_the_arguments_in_order_of_appearance(self):
        builders, tables = self.good({"a.b": "{to words} of {from}, {to}<hue from>!</hue>"})
        self.assertIn("Message a_b(Arg to, Arg from)", builders)
        self.assertIn("[[nodiscard]] Message a_b(Arg to, Arg from);", (self.out / "msg" / "a.h").read_text())
        self.assertIn('"{0 words} of {1}, {0}<hue 1>!</hue>"sv', tables)

    def test_every_language_numbers_arguments_as_english_does(self):
        _, tables = self.good({"k": "{a} then {b}"}, zh_Hans={"k": "{b}、{a}"})
        self.assertIn('"{0} then {1}"sv', tables)
        self.assertIn("{1}\\343\\200\\201{0}", tables)
        self.assertIn("case Lang::zh_Hans: return zh_hans;", tables)
        self.assertIn("case Lang::zh_Hant: return en;", tables)

    def test_names_that_cpp_keeps_for_itself_are_changed(self):
        builders, _ = self.good({"new": "{int} {class}", "2nd.key": "x", "std": "z"})
        self.assertIn("Message new_(Arg int_, Arg class_)", builders)
        self.assertIn("Message n2nd_key()", builders)
        self.assertIn("Message std_()", builders)

    def test_texts_of_any_characters_survive_as_cpp_literals(self):
        _, tables = self.good({"k": "\"\\ ??/ \t\u00d7 {{}} &lt;"})
        self.assertIn(r'"\"\\ \?\?/ \011\303\227 {{}} &lt;"sv', tables)

    def test_a_changed_sentence_leaves_the_keys_alone(self):
        self.good({"k": "one"})
        before = (self.out / "keys.h").stat().st_mtime_ns
        _, tables = self.good({"k": "two"})
        self.assertEqual(before, (self.out / "keys.h").stat().st_mtime_ns)
        self.assertIn('"two"sv', tables)

    def test_a_new_message_leaves_the_headers_of_other_sections_alone(self):
        self.good({"a.one": "x", "b.one": "{n}"})
        before = (self.out / "msg" / "b.h").stat().st_mtime_ns
        self.good({"a.zero": "y", "a.one": "x", "b.one": "{n}"})
        self.assertEqual(before, (self.out / "msg" / "b.h").stat().st_mtime_ns)
        self.assertIn("a_zero", (self.out / "msg" / "a.h").read_text())

    def test_all_forms_of_plural_and_markup_are_accepted(self):
        self.good({"k": "{n Words} {n plural heap|heaps} heap{n plural |s} {n plural piece} "
                        "<b><m>x</m></b><a>x</a><ok>x</ok><bad>x</bad><sub>x</sub> > & &amp;"})

    def test_the_locales_of_the_app_are_good(self):
        self.locales = ROOT / "web" / "locales"
        self.assertEqual(self.generate().returncode, 0)


class WhatIsWrong(Locales):
    def test_markup(self):
        self.bad_text("<i>x</i>", "unknown markup <i>")
        self.bad_text("x</u>", "unknown markup </u>")
        self.bad_text("<b a>x</b>", "unknown markup <b a>")
        self.bad_text("<b>x", "<b> is never closed")
        self.bad_text("x</b>", "</b> closes no <b>")
        self.bad_text("<b><m>x</b></m>", "</b> closes no <b>")
        self.bad_text("1 < 2", "&lt;")
        self.bad_text("1 <", "&lt;")
        self.bad_text("<>", "&lt;")

    def test_arguments(self):
        self.bad_text("{}", "bad argument name")
        self.bad_text("{Name}", "bad argument name")
        self.bad_text("{2nd}", "bad argument name")
        self.bad_text("{a-b}", "bad argument name")
        self.bad_text("{a word}", "expected words, Words or plural")
        self.bad_text("{a plural}", "plural wants")
        self.bad_text("{a plural x|y|z}", "plural wants")
        self.bad_text("{a plural <b>x</b>|y}", "plural wants")
        self.bad_text("{a", "a single {")
        self.bad_text("a}", "a single }")
        self.bad_text("{a{b}}", "a single {")
        self.bad_text("".join(f"{{a{n}}}" for n in range(10)), "more than nine")
        self.bad_text("{int} {int_}", "share one C++ name")

    def test_a_hue_needs_an_argument(self):
        self.bad_text("<hue>x</hue>", "bad argument name")

    def test_languages_that_differ(self):
        self.write("en", {**NEEDED, "k": "{a}"})
        self.write("zh-Hans", {**NEEDED, "k": "{b}"})
        self.bad("zh-Hans.json:4: \"k\": ", "arguments {b}, but English has {a}")
        self.write("zh-Hans", {**NEEDED, "k": "none"})
        self.bad("zh-Hans.json:4: \"k\": ", "arguments none, but English has {a}")
        self.write("en", {**NEEDED, "k": "{a} {b plural x|y}"})
        self.write("zh-Hans", {**NEEDED, "k": "{b plural x}"})
        self.bad("zh-Hans.json:4: \"k\": ", "arguments {b}, but English has {a, b}")
        self.write("en", {**NEEDED, "k": "{a}"})
        self.write("zh-Hans", {**NEEDED, "k": "{a}", "more": "x"})
        self.bad("zh-Hans.json:5: \"more\": ", "English has no such key")
        self.write("zh-Hans", NEEDED)
        self.bad("zh-Hans.json:1: \"k\" is missing", "en.json:4 has it")

    def test_files(self):
        self.bad("en.json:1: ", "no such file")
        self.write("en", {"list.comma": ","})
        self.bad("en.json:1: ", '"list.and" is missing')
        self.write("en", NEEDED)
        self.write("fr", NEEDED)
        self.bad("fr.json:1: ", "no such language")

    def test_json(self):
        for text, line, words in [
            ('{\n"a": "x",\n"b": "y",\n"a": "z"\n}', 4, '"a" stands here twice, first on line 2'),
            ('{\n"a": 1}', 2, "a text in double quotes"),
            ('{\n"a": {}}', 2, "a text in double quotes"),
            ('{\n"a": "x"\n"b": "y"}', 3, "expected ,"),
            ('{\n"a" "x"}', 2, "expected :"),
            ('{\n"a": "x",\n}', 3, "a key in double quotes"),
            ('{\n"a": "x\n"}', 2, ""),
            ('{\n"a": "\\q"}', 2, "escape"),
            ('{\n"A": "x"}', 2, 'bad key "A"'),
            ('{\n"a..b": "x"}', 2, 'bad key "a..b"'),
            ('{\n"a": "x"}\n{}', 3, "nothing after"),
            ('[]', 1, "expected {"),
            ('', 1, "expected {"),
        ]:
            with self.subTest(text=text):
                self.write("en", text)
                self.bad(f"en.json:{line}: ", words)
        (self.locales / "en.json").write_bytes(b'{\n"a": "\xff"}')
        self.bad("en.json:2: ", "not UTF-8")

    def test_two_keys_with_one_cpp_name(self):
        self.write("en", {**NEEDED, "a.b": "x", "a_b": "y"})
        self.bad("en.json:5: \"a_b\": ", 'that of "a.b" already')


if __name__ == "__main__":
    unittest.main()
