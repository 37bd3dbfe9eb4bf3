# Source trees of Dear ImGui and SDL2, pinned and verified. Sourced by build.sh.
#
# On Debian: the source packages, fetched by apt with its signatures in a state of our own (nothing else on the machine
# changes), and checked against the sums below. Elsewhere CMake fetches the upstream commits (cmake/ThirdParty.cmake).
# NIMBOARD_IMGUI_DIR and NIMBOARD_SDL2_DIR name trees to use instead.

third_party=$root/.cache/third_party

# name|source package|version|suite|tarball|sha256
third_party_table() {
    cat <<'TABLE'
IMGUI|imgui|1.92.2b+ds-1|forky|imgui_1.92.2b+ds.orig.tar.xz|e7bd201d56b5ee90d24d5dac85e5c12f98bdb95410252a62d27b7f89e4566d48
SDL2|libsdl2|2.26.5+dfsg-1|bookworm|libsdl2_2.26.5+dfsg.orig.tar.gz|b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3
TABLE
}

# The Debian mirror that this machine's apt uses.
debian_mirror() {
    local format='$(ORIGIN) $(REPO_URI)'
    apt-get indextargets --format "$format" 'Created-By: Packages' 2>/dev/null |
        grep -v -- -security | grep -oE '(^Debian .*|[^ ]+/debian/?$)' | sed 's/^Debian //' | head -n 1
}

# The keyring that the machine's sources name for Debian.
debian_keyring() {
    local path
    for path in $(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2>/dev/null |
        grep -v '^ *#' | grep -ioE 'signed-by(=|: *)/[^] ]+' | sed -E 's/^[^/]*//') /usr/share/keyrings/debian-archive-keyring.gpg; do
        case $path in *debian-archive*) [ -f "$path" ] && printf '%s\n' "$path" && return ;; esac
    done
    return 1
}

# apt_private ARGUMENTS…: apt-get with sources, lists and cache of our own.
apt_private() {
    apt-get -q -o Dir::Etc::SourceList="$third_party/apt/sources.list" -o Dir::Etc::SourceParts=/dev/null \
        -o Dir::State::Lists="$third_party/apt/lists" -o Dir::Cache="$third_party/apt/cache" \
        -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none "$@"
}

# fetch_source PACKAGE VERSION SUITE: the files of a source package into third_party/.
fetch_source() {
    local package=$1 version=$2 suite=$3 mirror keyring
    mirror=$(debian_mirror)
    keyring=$(debian_keyring || true)
    [ -n "$mirror" ] || return 1
    mkdir -p "$third_party/apt/lists/partial" "$third_party/apt/cache/archives/partial"
    printf 'deb-src %s %s %s main\n' "${keyring:+[signed-by=$keyring]}" "$mirror" "$suite" >"$third_party/apt/sources.list"
    quietly "$logs/apt-source.log" apt_private update ||
        fail "apt could not read the source packages of Debian $suite (see $logs/apt-source.log)"
    (cd "$third_party" && quietly "$logs/apt-source.log" apt_private source --download-only "$package=$version") ||
        fail "Debian $suite no longer serves $package $version; name a source tree with NIMBOARD_IMGUI_DIR or NIMBOARD_SDL2_DIR"
    rm -rf "$third_party/apt"
}

# require_third_party: sets and exports NIMBOARD_IMGUI_DIR and NIMBOARD_SDL2_DIR, where they are not set already.
require_third_party() {
    local name package version suite tarball sum variable tree
    while IFS='|' read -r name package version suite tarball sum; do
        variable=NIMBOARD_${name}_DIR
        if [ -n "${!variable:-}" ]; then
            [ -d "${!variable}" ] || fail "$variable: ${!variable} is not a folder"
            continue
        fi
        tree=$third_party/$package-$version
        if [ ! -f "$tree/.complete" ]; then
            if ! command -v apt-get >/dev/null || [ -z "$(debian_mirror)" ]; then
                say "no Debian mirror here: CMake will fetch $package from its upstream repository"
                continue
            fi
            if [ ! -f "$third_party/$tarball" ]; then
                say "fetching the source of $package $version from Debian $suite"
                fetch_source "$package" "$version" "$suite"
            fi
            if ! printf '%s  %s\n' "$sum" "$third_party/$tarball" | sha256sum --check --status; then
                rm -f "$third_party/$tarball"
                fail "$tarball is not the file that Nimboard was made with (sha256 differs)"
            fi
            rm -rf "$tree"
            mkdir -p "$tree"
            tar -xf "$third_party/$tarball" -C "$tree" --strip-components=1 --exclude='*/examples' --exclude='*/docs' \
                --exclude='*/test' --exclude='*/Xcode*' --exclude='*/VisualC*' --exclude='*/android-project*'
            rm -f "$third_party/${package}_"*
            touch "$tree/.complete"
        fi
        export "$variable=$tree"
    done < <(third_party_table)
}

third_party_report() {
    local name package version suite tarball sum variable
    while IFS='|' read -r name package version suite tarball sum; do
        variable=NIMBOARD_${name}_DIR
        if [ -n "${!variable:-}" ]; then
            printf '  given    %-24s %s\n' "$package" "${!variable}"
            [ -d "${!variable}" ] || return 1
        elif [ -f "$third_party/$package-$version/.complete" ]; then
            printf '  found    %-24s %s\n' "$package source" "$version"
        else
            printf '  later    %-24s %s\n' "$package source" "$version will be fetched by the first web build"
        fi
    done < <(third_party_table)
}
