#!/bin/sh
# What tools/setup.sh says and does on machines that are not like this one: they
# are made of a folder of commands, of which some are missing and some pretend.
# usage: setup-faults.sh
set -u
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
. tests/count.sh
who="set-up elsewhere"

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

# set_up STATUS WORDS: for the book, it ends so; the message has these words.
set_up() {
    PATH="$dir/bin" sh tools/setup.sh book >"$dir/said" 2>&1
    status=$?
    echo "status $status, and it said:"
    cat "$dir/said"
    [ "$status" -eq "$1" ] && grep -qF -- "$2" "$dir/said"
}

machine Darwin 501 "exit 1"
rm "$dir/bin/apt-get"
expect "macOS" set_up 1 "Install with: brew install xxhash pandoc gnuplot"

machine Linux 1000 "exit 1"
expect "a user without sudo" set_up 1 "Install with: sudo apt-get update && sudo apt-get install -y --no-install-recommends build-essential libxxhash-dev pandoc gnuplot-nox"
expect "a user without sudo: something was installed" test ! -s "$dir/installed"

machine Linux 1000 '[ "$1" = -n ] && shift; exec "$@"'
expect "sudo without a prompt" set_up 1 "Installed, but not found"
expect "sudo without a prompt: nothing was installed" \
    grep -q '^install .* pandoc' "$dir/installed"

machine Linux 0 "exit 1"
expect "root" set_up 1 "SETUP  build-essential libxxhash-dev pandoc"
pretend apt-get "echo no network; exit 100"
expect "root, and no network" set_up 1 "no network"

machine Linux 0 "exit 1"
rm "$dir/bin/apt-get"
expect "another packager" set_up 1 "These are Debian's names"
total
