#!/usr/bin/env bash
# The way in: builds, tests and serves Nimboard. `./build.sh` alone says what it can do.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=${NIMBOARD_BUILD_DIR:-$root/build}
dist=${NIMBOARD_DIST_DIR:-$root/dist}
logs=$build/logs
jobs=${NIMBOARD_JOBS:-$(nproc 2>/dev/null || echo 2)}

. "$root/tools/say.sh"
. "$root/tools/needs.sh"
. "$root/tools/third_party.sh"

usage() {
    cat <<'TEXT'
usage: ./build.sh COMMAND
  serve [PORT]   build the web app and serve it on 127.0.0.1 (from port 8123 on)
  test           everything that is tested: native, golden, size, browser
  web            dist/ with index.html, and dist/nimboard.html, one file that opens by double-click
  native         build/native/nimboard, the command
  bench          the benchmarks
  doctor         what was found and what is missing
Missing programs and libraries are installed first, where apt-get is there; the command says so.
Environment: NIMBOARD_IMGUI_DIR, NIMBOARD_SDL2_DIR (source trees), NIMBOARD_FONTS_DIR, NIMBOARD_CHROMIUM,
NIMBOARD_BUILD_DIR, NIMBOARD_DIST_DIR, NIMBOARD_JOBS; NIMBOARD_LTO=OFF links twice as fast, 3% larger.
TEXT
}

# configure FOLDER CMAKE…: once, and again when the cache is gone; later changes are Ninja's to notice.
configure() {
    local folder=$1
    shift
    local command
    command=$(printf '%s\n' "$root" "$@" "${NIMBOARD_IMGUI_DIR:-}" "${NIMBOARD_SDL2_DIR:-}" "${NIMBOARD_FONTS_DIR:-}")
    if [ -f "$folder/build.ninja" ] && [ "$command" = "$(cat "$folder/.configured" 2>/dev/null)" ]; then return; fi
    say "configuring $folder"
    rm -f "$folder/CMakeCache.txt"
    quietly "$logs/configure.log" "$@" -S "$root" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DNIMBOARD_PYTHON="$(find_python)" ||
        fail "configuring $folder failed (see above and $logs/configure.log)"
    printf '%s\n' "$command" >"$folder/.configured"
}

# compile FOLDER TARGET…
compile() {
    local folder=$1
    shift
    # Ninja's lines go to the terminal only when something is wrong.
    quietly "$logs/build.log" cmake --build "$folder" -j "$jobs" --target "$@" || fail "building $* failed (see above and $logs/build.log)"
}

build_native() {
    require native "$@"
    configure "$build/native" cmake
}

native() {
    build_native
    say "building the command"
    compile "$build/native" nimboard
    say "built $build/native/nimboard"
}

# Debian's emcc looks for its Node modules where only Debian's own Node does.
prepare_emcc() {
    case $(readlink -f "$(command -v emcc)") in
        /usr/share/emscripten/*) export NODE_PATH=/usr/share/nodejs ;;
    esac
}

configure_web() {
    require web
    require_third_party
    prepare_emcc
    configure "$build/web" emcmake cmake "-DNIMBOARD_LTO=${NIMBOARD_LTO:-ON}"
}

web() {
    configure_web
    require_npm
    say "building the web app"
    compile "$build/web" nimboard fonts
    node "$root/tools/split.mjs" "$build/web/nimboard.wasm" "$build/web/split" || fail "parting the program failed"
    node "$root/tools/pack.mjs" --web "$root/web" --program "$build/web/nimboard" --split "$build/web/split" --fonts "$build/web/fonts" \
        --texts "$build/web/generated/i18n/texts" --out "$dist" "$root/LICENSE" "$root/THIRD_PARTY_NOTICES.md" || fail "packing $dist failed"
    say "packed $dist/index.html and $dist/nimboard.html"
}

serve() {
    local port=${1:-}
    case $port in *[!0-9]*) fail "the port must be a number, not $port" ;; esac
    [ "${port:-0}" -le 65535 ] || fail "the port must be at most 65535"
    web
    exec node "$root/tools/serve.mjs" "$dist" ${port:+"$port"}
}

bench() {
    local native=$build/native/bench node_flags=""
    build_native bench
    configure_web
    say "building the benchmarks"
    compile "$build/native" bench
    compile "$build/web" bench
    # Older Emscripten's code for Node stumbles over Node's own fetch.
    if node --no-experimental-fetch -e 0 2>/dev/null; then node_flags=--no-experimental-fetch; fi
    say "native: ours, then each of the others, and how many times as long it takes"
    "$native/bench" --folder "$native" judge xor grundy verify || fail "the native benchmarks failed"
    say "WebAssembly, in Node $(node --version)"
    node $node_flags "$build/web/bench/bench.js" judge grundy verify || fail "the WebAssembly benchmarks failed"
    # Two programs: in turns, since a machine is now fast, now slow.
    say "WebAssembly, and how many times as long the native loop by hand takes: the middle, least and largest of nine"
    local turn
    for ((turn = 0; turn < 9; ++turn)); do
        "$native/bench" --folder "$native" --save "$native/hand-loop" hand > "$native/hand-log" &&
            node $node_flags "$build/web/bench/bench.js" --native "$(cat "$native/hand-loop")" hand ||
            fail "the benchmarks of the judge failed"
    done | grep against | sort |
        awk -F ': ' '$1 != name { n = 0 } { name = $1; v[++n] = $2 } n == 9 { printf "%s: %s (%s to %s)\n", name, v[5], v[1], v[9] }'
}

passed=0 failed=0

# count PASSED FAILED
count() {
    passed=$((passed + ${1:-0}))
    failed=$((failed + ${2:-0}))
}

test_native() {
    build_native test
    say "building the command and the tests"
    compile "$build/native" all
    say "native tests"
    local log=$logs/ctest.log summary bad
    ctest --test-dir "$build/native" --output-on-failure -j "$jobs" --no-tests=error >"$log" 2>&1 ||
        grep -vE '^ *[0-9]+/[0-9]+ Test .* Passed|^ *Start ' "$log" || true
    summary=$(grep -E '[0-9]+ tests failed out of [0-9]+' "$log" | tail -n 1 | grep -oE '[0-9]+ tests failed out of [0-9]+') ||
        fail "the native tests did not run to their end (see $log)"
    bad=${summary%% *}
    count $((${summary##* } - bad)) "$bad"
    say "native tests: $((${summary##* } - bad)) passed, $bad failed"
}

test_size() {
    say "download up to the first step"
    if node "$root/tools/size.mjs" "$dist"; then count 1 0; else count 0 1; fi
}

test_browser() {
    local files=("$root"/tests/browser/*.test.mjs)
    [ -e "${files[0]}" ] || return 0
    say "browser tests"
    local log=$logs/browser.log
    NIMBOARD_DIST=$dist NIMBOARD_CHROMIUM=$(find_browser) \
        node --test --test-concurrency=1 --test-reporter=spec "${files[@]}" 2>&1 </dev/null | tee "$log" || true
    local good bad
    good=$(sed -nE 's/^[^a-z]*pass ([0-9]+)$/\1/p' "$log" | tail -n 1)
    bad=$(sed -nE 's/^[^a-z]*(fail|cancelled) ([0-9]+)$/\2/p' "$log" | tail -n 2 | paste -sd+ | sed 's/^$/1/')
    count "${good:-0}" "$((bad))"
}

run_tests() {
    require native test web
    require_npm # some native tests try the packer and the server
    test_native
    web
    test_size
    test_browser
    say "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

case ${1:-} in
    serve) [ $# -le 2 ] || { usage >&2; exit 2; }; serve "${2:-}" ;;
    test | web | native | bench | doctor)
        [ $# = 1 ] || { usage >&2; exit 2; }
        case $1 in test) run_tests ;; *) "$1" ;; esac
        ;;
    -h | --help | help) usage ;;
    *) usage >&2; exit 2 ;;
esac
