#!/bin/sh
# Makes this machine ready for one purpose, or says what to type.
# usage: setup.sh compile|book|check|matrix
#
# Looks for each tool that the purpose needs. Missing ones are installed when
# that needs no password (root, or sudo without a prompt); otherwise the exact
# command is printed, nothing is touched, and the exit status is 1.
set -u
purpose=$1
missing=

# need PACKAGE TEST…: notes the package unless the test succeeds.
need() {
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}

# A header counts as present when the compiler itself finds it.
header() {
    brew=$(brew --prefix 2>/dev/null)
    echo "#include <$1>" | "${CC:-cc}" ${brew:+-I"$brew/include"} -E -x c -
}

list_missing() {
    missing=
    if [ "$(uname -s)" = Darwin ]; then
        xxhash=xxhash cunit=cunit gnuplot=gnuplot words=
    else
        xxhash=libxxhash-dev cunit=libcunit1-dev gnuplot=gnuplot-nox
        words=wamerican
        need build-essential command -v "${CC:-cc}"
    fi
    need "$xxhash" header xxhash.h
    [ "$purpose" = compile ] && return
    [ "$words" ] && need "$words" test -r /usr/share/dict/words
    need pandoc command -v pandoc
    need "$gnuplot" command -v gnuplot
    [ "$purpose" = book ] && return
    need "$cunit" header CUnit/Basic.h
    [ "$purpose" = check ] && return
    need clang command -v clang
    need valgrind command -v valgrind
}

list_missing
[ -z "$missing" ] && exit 0

if [ "$(uname -s)" = Darwin ]; then
    echo "Missing:$missing. Install with:" >&2
    echo "    brew install$missing" >&2
    exit 1
fi
if ! command -v apt-get >/dev/null; then
    echo "Missing (by their Debian names):$missing" >&2
    echo "Install them with your system's package manager." >&2
    exit 1
fi
install="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
    sudo=
elif sudo -n true 2>/dev/null; then
    sudo=sudo
else
    echo "Missing:$missing. Install with:" >&2
    echo "    sudo apt-get update && sudo $install" >&2
    exit 1
fi
echo "  SETUP $missing"
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
if ! { $sudo apt-get update && $sudo $install; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    echo "Could not install. Try: sudo apt-get update && sudo $install" >&2
    exit 1
fi
rm -f "$log"
list_missing
[ -z "$missing" ] && exit 0
echo "Installed, but still not found:$missing" >&2
exit 1
