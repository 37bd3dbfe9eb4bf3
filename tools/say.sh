# Words for people: what is being done, and one clear line when it fails. Sourced by build.sh and its parts.

say() { printf 'nimboard: %s\n' "$*"; }

fail() {
    printf 'nimboard: %s\n' "$*" >&2
    exit 1
}

# quietly LOG COMMAND…: runs it with its output in LOG; on failure shows the end of that, and fails.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        return 1
    fi
}

# as_root COMMAND…: directly when we are root, else through sudo.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "root is needed for: $*"
    fi
}
