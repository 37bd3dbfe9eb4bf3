#!/usr/bin/env bash
# How missing things are noticed, and what is said where there is no apt-get.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
logs=$scratch/logs
. "$root/tools/say.sh"
. "$root/tools/needs.sh"
. "$root/tools/third_party.sh"

problem() {
    echo "FAILED: $*" >&2
    exit 1
}

probe cmd:sh >/dev/null || problem "sh is there but not found"
! probe cmd:no-such-program >/dev/null || problem "a program that is not there is found"
probe cmd:no-such-program,sh >/dev/null || problem "the second name of a program is not tried"
! probe header:no/such/header.h >/dev/null || problem "a header that is not there is found"
! probe font:NoSuchFont.ttc >/dev/null || problem "a font that is not there is found"

touch "$scratch/NoSuchFont.ttc"
NIMBOARD_FONTS_DIR=$scratch probe font:NoSuchFont.ttc >/dev/null || problem "NIMBOARD_FONTS_DIR is not looked into"

# Versions compare as numbers: 3.9 is older than 3.25.
printf '#!/bin/sh\necho "tool version 3.9.0"\n' >"$scratch/tool"
chmod +x "$scratch/tool"
PATH=$scratch:$PATH
! probe min:tool:3.25 >/dev/null || problem "3.9 passes for 3.25"
probe min:tool:3.9 >/dev/null || problem "3.9.0 does not pass for 3.9"

# Without apt-get: one line that says what to install, and status 1.
mkdir "$scratch/bin"
for tool in bash sed grep head sort tr cat rm mktemp dirname id; do ln -s "$(command -v $tool)" "$scratch/bin/$tool"; done
needs_table() { echo "native|cmd:no-such-program|some-package|Some Program 7 or newer"; }
if said=$(PATH=$scratch/bin require native 2>&1); then problem "require is content without the program"; fi
case $said in *"please install: Some Program 7 or newer"*) ;; *) problem "require says: $said" ;; esac

# A source package whose sum differs is refused and thrown away.
if command -v apt-get >/dev/null && [ -n "$(debian_mirror)" ]; then
    third_party=$scratch/third_party
    mkdir -p "$third_party"
    third_party_table() { echo "TESTLIB|testlib|1|forky|testlib_1.orig.tar.gz|0000000000000000000000000000000000000000000000000000000000000000"; }
    echo changed >"$third_party/testlib_1.orig.tar.gz"
    if said=$(require_third_party 2>&1); then problem "a changed tarball is accepted"; fi
    case $said in *"sha256 differs"*) ;; *) problem "a changed tarball: $said" ;; esac
    [ ! -e "$third_party/testlib_1.orig.tar.gz" ] || problem "a changed tarball is kept"
fi
