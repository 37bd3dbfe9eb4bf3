#!/usr/bin/env python3
"""Cuts the shipped fonts out of Noto Sans CJK, and measures them.

    fonts.py metrics --locales web/locales --out BUILD/generated/scene/font_data.inc
    fonts.py subset  --locales web/locales --out DIR      latin-regular.otf, latin-bold.otf, zh-Hans-regular.otf, ...,
                                                          mono-regular.otf

The latin pair holds printable ASCII, the symbols below and every character of the English messages; the pair of another
language holds what its messages need beyond that, and is not written when that is nothing. A character of a message
that the font lacks is an error that names the message. Needs fontTools and Debian's fonts-noto-cjk (or the same two
.ttc files in a folder named by NIMBOARD_FONTS_DIR).
"""
import argparse
import json
import os
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection

# What pictures write beside their messages. The font has no U+25BE, U+21BA, U+21BB, floors, crosses or subscript
# digits: those are drawn, not written.
SYMBOLS = "⊕≠→←↑↓×−–—·…✓≤≥∑Σ½“”‘’"
# What people type by mistake and a message then quotes: full-width digits, signs and commas.
SYMBOLS += "０１２３４５６７８９＋－．，、；"

# These stand in another place of their square in each language, so each has its own.
MARKS = "，、；"

WEIGHTS = {"regular": "NotoSansCJK-Regular.ttc", "bold": "NotoSansCJK-Bold.ttc"}

# English is cut from the Korean face: its quotes, middle dot and ellipsis are made for text between Latin letters,
# where the Chinese faces have them as wide as an ideograph.
LATIN_FACE = "Noto Sans CJK KR"
FACES = {"zh-Hans": "Noto Sans CJK SC", "zh-Hant": "Noto Sans CJK TC"}

# Listings are set in the half-width letters of the same font's fixed-width face; a font of its own gives them code
# points from U+E000 on, so that they stand beside the others. It is loaded when a listing is first shown.
MONO_FACE = "Noto Sans Mono CJK KR"
MONO_BASE = 0xE000

# From here on a character that is not in the table is as wide as its size.
FIRST_WIDE = 0x2E80

FOLDERS = [
    os.environ.get("NIMBOARD_FONTS_DIR", ""),
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/google-noto-cjk",
    "/usr/local/share/fonts",
]


class FontsError(Exception):
    pass


def find_collection(file_name):
    for folder in FOLDERS:
        path = Path(folder) / file_name
        if folder and path.is_file():
            return path
    raise FontsError(f"{file_name} not found. Debian: apt install fonts-noto-cjk. Elsewhere: put it into a folder and "
                     "set NIMBOARD_FONTS_DIR to that.")


def face(collection, family):
    """The font of a collection with that family name (name id 16, else 1), as its own name table says."""
    for font in collection.fonts:
        names = font["name"]
        if family in (names.getDebugName(16), names.getDebugName(1)):
            return font
    # Weights other than regular carry the weight in name id 1.
    for font in collection.fonts:
        if (font["name"].getDebugName(1) or "").startswith(family):
            return font
    raise FontsError(f"the collection has no face named {family}")


def message_characters(path):
    """{character: key of the first message that has it}; line ends and tabs are not drawn."""
    with open(path, encoding="utf-8") as file:
        messages = json.load(file)
    found = {}
    for key, text in messages.items():
        for character in text:
            if character not in "\n\r\t":
                found.setdefault(character, key)
    return found


def wanted(locales):
    """[(font name, face, {character: where it is needed})], latin first; later sets hold no character of latin but marks."""
    english = locales / "en.json"
    if not english.is_file():
        raise FontsError(f"{english} is missing")
    latin = {chr(code): "printable ASCII" for code in range(0x20, 0x7F)}
    latin.update((character, "") for character in SYMBOLS)
    for character, key in message_characters(english).items():
        latin.setdefault(character, f"{key} in {english.name}")
    sets = [("latin", LATIN_FACE, latin)]
    for path in sorted(locales.glob("*.json")):
        if path.stem == "en":
            continue
        needed = {c: f"{key} in {path.name}" for c, key in message_characters(path).items() if c not in latin or c in MARKS}
        if needed:
            sets.append((path.stem, FACES.get(path.stem, LATIN_FACE), needed))
    return sets


def covered(characters, font):
    """The characters that the font has; missing symbols are warned of, missing message characters are an error."""
    cmap = font.getBestCmap()
    have = []
    for character, place in sorted(characters.items()):
        if ord(character) in cmap:
            have.append(character)
        elif place:
            raise FontsError(f"no glyph for “{character}” (U+{ord(character):04X}), needed by {place}")
        else:
            print(f"fonts.py: warning: no glyph for the symbol “{character}” (U+{ord(character):04X})", file=sys.stderr)
    return have


def advances(locales, file_name):
    """{code point: advance in 1/1000 em} over all languages."""
    collection = TTCollection(find_collection(file_name), lazy=True)
    result = {}
    for _, family, characters in wanted(locales):
        font = face(collection, family)
        cmap, metrics, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
        for character in covered(characters, font):
            width = round(metrics[cmap[ord(character)]][0] * 1000 / units)
            if result.setdefault(ord(character), width) != width:
                raise FontsError(f"“{character}” is of two widths in two languages; scene measures text without a language")
    return result


def write_metrics(locales, out, short):
    lines = ["// generated by tools/fonts.py from Noto Sans CJK: {code point, advance in 1/1000 em}, sorted"]
    for weight, file_name in WEIGHTS.items():
        lines.append(f"inline constexpr GlyphAdvance {weight}_advances[] = {{")
        pairs = [f"{{0x{code:X}, {width}}}," for code, width in sorted(advances(locales, file_name).items())
                 if not short or code < FIRST_WIDE or width != 1000]
        lines += ["    " + " ".join(pairs[at:at + 8]) for at in range(0, len(pairs), 8)]
        lines.append("};")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


def save_subset(font, text, target):
    options = subset.Options(
        layout_features=[], hinting=False, desubroutinize=True, glyph_names=False, notdef_outline=True,
        name_IDs=[1, 2], name_languages=[0x409], legacy_kern=False, recalc_timestamp=False)
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.save(target)
    return target


def mono_font():
    """The fixed-width face with its ASCII moved to MONO_BASE, and the text of these characters."""
    font = face(TTCollection(find_collection(WEIGHTS["regular"]), lazy=True), MONO_FACE)
    glyphs = font.getBestCmap()
    moved = {MONO_BASE + code: glyphs[code] for code in range(0x20, 0x7F)}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap = dict(moved)
    return font, "".join(map(chr, moved))


def write_subsets(locales, out):
    out.mkdir(parents=True, exist_ok=True)
    written = set()
    for weight, file_name in WEIGHTS.items():
        path = find_collection(file_name)
        for name, family, characters in wanted(locales):
            # Opened anew for each: subsetting takes the font apart.
            font = face(TTCollection(path, lazy=True), family)
            written.add(save_subset(font, "".join(covered(characters, font)), out / f"{name}-{weight}.otf"))
    written.add(save_subset(*mono_font(), out / "mono-regular.otf"))
    for stale in set(out.glob("*.otf")) - written:
        stale.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["metrics", "subset"])
    parser.add_argument("--locales", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--short", action="store_true",
                        help="metrics: leave out wide characters that are as wide as their size; the page asks for no coverage")
    arguments = parser.parse_args()
    try:
        if arguments.what == "metrics":
            write_metrics(arguments.locales, arguments.out, arguments.short)
        else:
            write_subsets(arguments.locales, arguments.out)
    except (FontsError, OSError, ValueError) as error:
        sys.exit(f"fonts.py: {error}")


if __name__ == "__main__":
    main()
