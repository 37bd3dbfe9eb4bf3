#!/usr/bin/env bash
# tools/fonts.py: what goes into the fonts, and how a character that they lack is reported.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python=${PYTHON:-python3}

problem() {
    echo "FAILED: $*" >&2
    exit 1
}

fonts() { "$python" "$root/tools/fonts.py" "$1" --locales "$scratch/locales" --out "$scratch/$2"; }

mkdir "$scratch/locales"
printf '{ "a.greeting": "caf\\u00e9" }' >"$scratch/locales/en.json"
printf '{ "a.greeting": "\\u5806 caf\\u00e9" }' >"$scratch/locales/zh-Hans.json"

fonts metrics font_data.inc
grep -q '{0xE9, ' "$scratch/font_data.inc" || problem "a character of the messages is not measured"
grep -q '{0x5806, 1000}' "$scratch/font_data.inc" || problem "an ideograph is not as wide as its em"
[ "$(grep -c '_advances\[\] = {' "$scratch/font_data.inc")" = 2 ] || problem "not one table for each weight"

fonts subset out
for name in latin-regular latin-bold zh-Hans-regular zh-Hans-bold; do
    [ -s "$scratch/out/$name.otf" ] || problem "$name.otf is not written"
done
"$python" - "$scratch/out" <<'PYTHON' || problem "the fonts do not hold what they should"
import sys
from fontTools.ttLib import TTFont
latin = TTFont(sys.argv[1] + "/latin-regular.otf").getBestCmap()
chinese = TTFont(sys.argv[1] + "/zh-Hans-regular.otf").getBestCmap()
assert all(code in latin for code in range(0x20, 0x7F))
assert ord("⊕") in latin and ord("é") in latin and 0x5806 not in latin
assert set(chinese) == {0x5806}
PYTHON

rm "$scratch/locales/zh-Hans.json"
fonts subset out
[ ! -e "$scratch/out/zh-Hans-regular.otf" ] || problem "the font of a language that is gone stays"

printf '{ "a.fine": "x", "b.smile": "\\ud83d\\ude00" }' >"$scratch/locales/en.json"
if said=$(fonts metrics font_data.inc 2>&1); then problem "a missing glyph passes"; fi
case $said in *U+1F600*"b.smile in en.json"*) ;; *) problem "a missing glyph is reported as: $said" ;; esac
