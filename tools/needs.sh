# What the build needs, how each thing is noticed, and which Debian package brings it. Sourced by build.sh.
#
# A row: groups|probe|Debian packages|what to install elsewhere. Groups: native, test, bench, web (browser is part of
# test). Probes: cmd:NAME (any of NAME,NAME), header:FILE, python:MODULE, font:FILE, cmake:PACKAGE, min:TOOL:VERSION.

needs_table() {
    cat <<'TABLE'
native web|cmd:cmake|cmake|CMake 3.25 or newer
native web|min:cmake:3.25|cmake|CMake 3.25 or newer
native web|cmd:ninja|ninja-build|Ninja
native|cmd:c++,g++,clang++|g++|a C++20 compiler
native web|python:fontTools|python3 python3-fonttools|Python 3 with fontTools
native web|font:NotoSansCJK-Regular.ttc|fonts-noto-cjk|Noto Sans CJK, .ttc (NIMBOARD_FONTS_DIR names its folder)
native web|font:NotoSansCJK-Bold.ttc|fonts-noto-cjk|Noto Sans CJK Bold, .ttc
native|header:CLI/CLI.hpp|libcli11-dev|CLI11
native|header:nlohmann/json.hpp|nlohmann-json3-dev|nlohmann/json
test|header:gtest/gtest.h|libgtest-dev|GoogleTest
web bench|cmd:node|nodejs|Node.js 18.19 or newer
web bench|min:node:18.19|nodejs|Node.js 18.19 or newer
web|cmd:npm|npm|npm
web|cmd:xz|xz-utils|xz
web bench|cmd:emcc|emscripten|Emscripten 3.1.6 or newer
web bench|min:emcc:3.1.6|emscripten|Emscripten 3.1.6 or newer
test|browser|chromium|Chromium or Chrome (NIMBOARD_CHROMIUM names its program)
TABLE
}

# The Python whose fontTools the build uses: the system's own before one on the PATH.
find_python() {
    local python
    for python in "${NIMBOARD_PYTHON:-}" /usr/bin/python3 "$(command -v python3 || true)"; do
        if [ -x "$python" ] && "$python" -c 'import fontTools' 2>/dev/null; then
            printf '%s\n' "$python"
            return
        fi
    done
    return 1
}

find_browser() {
    local name
    for name in "${NIMBOARD_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && command -v "$name"; then return; fi
    done
    return 1
}

find_font() {
    local folder
    for folder in "${NIMBOARD_FONTS_DIR:-}" /usr/share/fonts/opentype/noto /usr/share/fonts/noto-cjk \
        /usr/share/fonts/google-noto-cjk /usr/local/share/fonts; do
        if [ -n "$folder" ] && [ -f "$folder/$1" ]; then
            printf '%s\n' "$folder/$1"
            return
        fi
    done
    return 1
}

find_command() {
    local name
    for name in ${1//,/ }; do
        if command -v "$name"; then return; fi
    done
    return 1
}

version_of() {
    case $1 in
        node) node --version ;;
        *) "$1" --version 2>/dev/null | head -n 1 ;;
    esac | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1
}

# probe PROBE: where the thing is, or failure.
probe() {
    local kind=${1%%:*} what=${1#*:}
    case $kind in
        cmd) find_command "$what" ;;
        python) find_python ;;
        font) find_font "$what" ;;
        browser) find_browser ;;
        header)
            local compiler
            compiler=$(find_command c++,g++,clang++) || return 1
            printf '#include <%s>\n' "$what" | "$compiler" -std=c++20 -E -x c++ - >/dev/null 2>&1 && echo "$what"
            ;;
        min)
            local tool=${what%%:*} least=${what#*:} version
            command -v "$tool" >/dev/null || return 0 # its own row says that it is missing
            version=$(version_of "$tool")
            [ "$(printf '%s\n%s\n' "$least" "$version" | sort -V | head -n 1)" = "$least" ] && echo "$version"
            ;;
    esac
}

# rows GROUP…: the table's rows for any of these groups.
rows() {
    local groups probe packages elsewhere group
    while IFS='|' read -r groups probe packages elsewhere; do
        for group in "$@"; do
            case " $groups " in *" $group "*)
                printf '%s|%s|%s\n' "$probe" "$packages" "$elsewhere"
                break
                ;;
            esac
        done
    done < <(needs_table)
}

# require GROUP…: installs what is missing, or says what to install.
require() {
    local probe packages elsewhere missing_packages="" missing_elsewhere=""
    while IFS='|' read -r probe packages elsewhere; do
        if ! probe "$probe" >/dev/null; then
            missing_packages+=" $packages"
            missing_elsewhere+="${missing_elsewhere:+; }$elsewhere"
        fi
    done < <(rows "$@")
    [ -n "$missing_packages" ] || return 0

    command -v apt-get >/dev/null || fail "please install: $missing_elsewhere"
    missing_packages=$(printf '%s\n' $missing_packages | sort -u | tr '\n' ' ')
    say "installing with apt-get: $missing_packages"
    # shellcheck disable=SC2086
    {
        quietly "$logs/apt.log" as_root apt-get update -q ||
            fail "apt-get update failed (see above and $logs/apt.log)"
        quietly "$logs/apt.log" as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing_packages ||
            fail "apt-get could not install: $missing_packages"
    }
    hash -r
    while IFS='|' read -r probe packages elsewhere; do
        probe "$probe" >/dev/null || fail "still missing after installing $packages: $elsewhere"
    done < <(rows "$@")
}

# require_npm: the pinned tools of package-lock.json, installed again only when that file changes.
require_npm() {
    local stamp=$root/node_modules/.nimboard-lock lock=$root/package-lock.json
    cmp -s "$lock" "$stamp" && return 0
    say "installing the packages of package-lock.json with npm"
    quietly "$logs/npm.log" npm ci --prefix "$root" --ignore-scripts --no-audit --no-fund ||
        fail "npm ci failed (see above and $logs/npm.log)"
    cp "$lock" "$stamp"
}

# doctor: everything, with where it was found or what is missing. Fails when something is missing.
doctor() {
    local probe packages elsewhere found bad=0
    while IFS='|' read -r probe packages elsewhere; do
        case $probe in min:*)
            if ! found=$(probe "$probe"); then
                printf '  too old  %-24s %s\n' "${probe#min:}" "$elsewhere"
                bad=1
            elif [ -n "$found" ]; then
                printf '  version  %-24s %s\n' "${probe#min:}" "$found"
            fi
            continue
            ;;
        esac
        if found=$(probe "$probe"); then
            printf '  found    %-24s %s\n' "${probe#*:}" "$found"
        else
            printf '  MISSING  %-24s %s (Debian: %s)\n' "${probe#*:}" "$elsewhere" "$packages"
            bad=1
        fi
    done < <(rows native test bench web)
    for tool in c++ g++ clang++ python3 chromium; do
        if command -v "$tool" >/dev/null; then printf '  version  %-24s %s\n' "$tool" "$(version_of "$tool")"; fi
    done
    third_party_report || bad=1
    if cmp -s "$root/package-lock.json" "$root/node_modules/.nimboard-lock"; then
        printf '  found    %-24s %s\n' "npm packages" "as package-lock.json says"
    else
        printf '  later    %-24s %s\n' "npm packages" "will be installed by the first web build"
    fi
    return "$bad"
}
