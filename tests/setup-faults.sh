#!/bin/sh
# What tools/setup.sh says and does on machines that are not like this one: they
# are made of a folder of commands, of which some are missing and some pretend.
# usage: setup-faults.sh
set -u
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0
failed=0

# machine SYSTEM ROOT SUDO: a machine without compiler, pandoc and gnuplot.
machine() {
    rm -rf "$dir/bin" && mkdir "$dir/bin"
    for tool in sh echo tail mktemp rm env true; do
        ln -s "$(ls /bin/$tool /usr/bin/$tool 2>/dev/null | head -n 1)" "$dir/bin"
    done
    pretend uname "echo $1"
    pretend id "echo $2"
    pretend sudo "$3"
    pretend apt-get "echo \"\$@\" >>'$dir/installed'"
    : >"$dir/installed"
}

pretend() {
    printf '#!/bin/sh\n%s\n' "$2" >"$dir/bin/$1"
    chmod +x "$dir/bin/$1"
}

# expect WHAT STATUS WORDS: set up for the book; the message has these words.
expect() {
    PATH="$dir/bin" sh tools/setup.sh book >"$dir/said" 2>&1
    status=$?
    if [ "$status" -eq "$2" ] && grep -qF -- "$3" "$dir/said"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "setup: $1: status $status, and it said:" >&2
        cat "$dir/said" >&2
    fi
}

# that WHAT COMMAND…
that() {
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "setup: $what" >&2
    fi
}

untouched() { [ ! -s "$dir/installed" ]; }

machine Darwin 501 "exit 1"
rm "$dir/bin/apt-get"
expect "macOS" 1 "Install with: brew install xxhash pandoc gnuplot"

machine Linux 1000 "exit 1"
expect "a user without sudo" 1 "Install with: sudo apt-get update && sudo apt-get install -y --no-install-recommends build-essential libxxhash-dev pandoc gnuplot-nox"
that "a user without sudo: something was installed" untouched

machine Linux 1000 '[ "$1" = -n ] && shift; exec "$@"'
expect "sudo without a prompt" 1 "Installed, but not found"
that "sudo without a prompt: nothing was installed" \
    grep -q '^install .* pandoc' "$dir/installed"

machine Linux 0 "exit 1"
expect "root" 1 "SETUP  build-essential libxxhash-dev pandoc"
pretend apt-get "echo no network; exit 100"
expect "root, and no network" 1 "no network"

machine Linux 0 "exit 1"
rm "$dir/bin/apt-get"
expect "another packager" 1 "These are Debian's names"

echo "  TEST  set-up elsewhere: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
