#!/usr/bin/env bash
# The README's console examples, run word for word by the command at $NIMBOARD.
set -euo pipefail
readme=$(cd "$(dirname "$0")/../.." && pwd)/README.md
PATH=$(dirname "$NIMBOARD"):$PATH
expected= command= count=0

check() {
    [ -n "$command" ] || return 0
    local found
    found=$(bash -c "$command" 2>&1) || true
    if [ "$found" != "${expected%$'\n'}" ]; then
        printf 'FAILED: $ %s\nthe README says:\n%s\nit printed:\n%s\n' "$command" "$expected" "$found" >&2
        exit 1
    fi
    count=$((count + 1))
}

inside=
while IFS= read -r line; do
    case $line in
        '```console') inside=1 command= expected= ;;
        '```') [ -z "$inside" ] || check; inside= ;;
        '$ '*) if [ -n "$inside" ]; then check; command=${line#\$ } expected=; fi ;;
        *) if [ -n "$inside" ]; then expected+=$line$'\n'; fi ;;
    esac
done <"$readme"
[ "$count" -ge 3 ] || { echo "FAILED: only $count examples found" >&2; exit 1; }
echo "$count examples of the README print what it says"
