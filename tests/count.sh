# Counting, for the tests that are written in shell. A script reads this in first,
# in the project's folder, and says whose failures it tells of:
#
#     . tests/count.sh
#     who="set-up elsewhere"
#     expect "nothing was installed" grep -q pandoc "$dir/installed"
#     total
#
# The words for a failure say what is wrong. The counts go to the file $TALLY (see
# check.mk), and only these: what a test runs counts for itself alone.
passed=0
failed=0
tally=${TALLY:-}
case $tally in '' | /*) ;; *) tally=$PWD/$tally ;; esac
export TALLY=

ok() { passed=$((passed + 1)); }

# bad WRONG [TEXT]: counts a failure and tells it, with the end of the text.
bad() {
    failed=$((failed + 1))
    echo "$who: $1"
    [ -z "${2:-}" ] || printf '%s\n' "$2" | tail -n 40 | sed 's/^/    /'
} >&2

# expect WRONG COMMAND…: it must succeed. It runs in a shell of its own, and what
# it says is kept in `said`.
expect() {
    wrong=$1
    shift
    if said=$("$@" 2>&1); then ok; else bad "$wrong" "$said"; fi
}

not() { ! "$@"; }

# silent COMMAND…: it succeeds and says nothing.
silent() {
    heard=$("$@" 2>&1) && [ -z "$heard" ] && return
    printf '%s\n' "$heard"
    return 1
}

# total [KIND]: the closing line; it fails when something has.
total() {
    printf '  %-5s %s: %d passed, %d failed\n' "${1:-TEST}" "$who" "$passed" "$failed"
    [ -z "$tally" ] || echo "$passed $failed" >>"$tally"
    [ "$failed" -eq 0 ]
}
