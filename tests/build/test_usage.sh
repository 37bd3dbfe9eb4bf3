#!/usr/bin/env bash
# What build.sh answers before it does anything.
set -euo pipefail
build_sh=$(cd "$(dirname "$0")/../.." && pwd)/build.sh
cd / # from any folder

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# expect STATUS WORD ARGUMENTS…: build.sh ARGUMENTS exits with STATUS and says WORD.
expect() {
    local status=$1 word=$2 said=0 output
    shift 2
    output=$("$build_sh" "$@" 2>&1 </dev/null) || said=$?
    [ "$said" = "$status" ] || fail "build.sh $* exits $said, not $status: $output"
    case $output in *"$word"*) ;; *) fail "build.sh $* does not say '$word': $output" ;; esac
}

expect 2 "usage: ./build.sh COMMAND"
expect 2 "usage: ./build.sh COMMAND" nonsense
expect 2 "usage: ./build.sh COMMAND" native surplus
expect 2 "usage: ./build.sh COMMAND" serve 1 2
expect 0 "usage: ./build.sh COMMAND" --help
expect 1 "the port must be a number" serve eighty
expect 1 "the port must be at most 65535" serve 65536

# Usage goes to stderr when it is an answer to a mistake, to stdout when it was asked for.
[ -z "$("$build_sh" nonsense 2>/dev/null || true)" ] || fail "the usage of a mistake is on stdout"
[ -z "$("$build_sh" --help 2>&1 >/dev/null)" ] || fail "the usage that was asked for is on stderr"

# doctor installs nothing and says one line about each thing, whatever it finds.
doctor=$("$build_sh" doctor) || true
for word in cmake emcc node gtest imgui; do
    case $doctor in *"$word"*) ;; *) fail "doctor says nothing about $word" ;; esac
done
