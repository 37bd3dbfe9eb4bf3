#!/usr/bin/env bash
# tools/pack.mjs on a page of three lines. Passes over it where the npm packages are not installed yet.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
[ -d "$root/node_modules/esbuild" ] || { echo "skipped: no node_modules yet"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

problem() {
    echo "FAILED: $*" >&2
    exit 1
}

mkdir -p web fonts texts
cat >web/index.html <<'HTML'
<!doctype html><link rel="icon" href="icon.svg">
<link rel="stylesheet" href="style.css">
<script type="application/json" id="assets">{}</script>
<script src="nimboard.js"></script><script src="shell.js"></script>
HTML
echo 'body { color: red; }' >web/style.css
echo '<svg/>' >web/icon.svg
echo 'export const tag = "</script>$&";' >web/part.js
echo 'import { tag } from "./part.js"; console.log(tag);' >web/shell.js
echo 'var createNimboard = function (options) { return options; };' >program.js
printf 'wasm' >program.wasm
printf 'font' >fonts/latin-regular.otf
printf '一\n' >texts/zh-Hans.txt
echo 'The licence.' >LICENSE

pack() { node "$root/tools/pack.mjs" --web web --program program --fonts fonts --texts texts --out dist LICENSE; }
pack
first=$(ls dist)

for pattern in 'nimboard.*.wasm' 'nimboard.*.js' 'shell.*.js' 'style.*.css' 'fonts/latin-regular.*.otf' \
    'texts/zh-Hans.*.txt'; do
    files=(dist/$pattern)
    [ -e "${files[0]}" ] || problem "no dist/$pattern"
    name=${files[0]#dist/}
    grep -qF "\"$name\"" dist/index.html || problem "index.html does not name $name"
    [ -s "${files[0]}.br" ] && [ -s "${files[0]}.gz" ] || problem "$name is not compressed"
done
! grep -q import dist/shell.*.js || problem "the shell's imports are not bundled"
grep -q 'The licence' dist/licenses.txt || problem "no licences"

# The single file names nothing outside itself, and no script in it ends early.
! grep -qE '(src|href)=' dist/nimboard.html || problem "nimboard.html names another file"
[ "$(grep -o '<script' dist/nimboard.html | wc -l)" = "$(grep -o '</script' dist/nimboard.html | wc -l)" ] ||
    problem "a script of nimboard.html ends early"
packed=$(grep -oE 'id="packed-wasm">[^<]*' dist/nimboard.html | sed 's/.*>//')
[ "$(base64 -d <<<"$packed" | gzip -dc)" = wasm ] || problem "the wasm inside nimboard.html is not the program's"

# The same input gives the same names; another program gets another.
pack
[ "$first" = "$(ls dist)" ] || problem "names change without a change"
printf 'other' >program.wasm
pack
[ "$first" != "$(ls dist)" ] || problem "a changed program keeps its name"

# What is missing is named.
rm web/style.css
if said=$(pack 2>&1); then problem "a missing stylesheet passes"; fi
case $said in *"web/style.css is missing"*) ;; *) problem "a missing stylesheet: $said" ;; esac
