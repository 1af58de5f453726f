#!/bin/sh
# Makes this machine ready for one purpose, or says what to type.
# usage: setup.sh step|book|check|matrix|long|node|browser|epub|pdf|spelling
#
# Looks for each tool that the purpose needs. Missing ones are installed when
# that needs no password (root, or sudo without a prompt); otherwise the exact
# command is printed, nothing is touched, and the exit status is 1.
set -u
purpose=$1
system=$(uname -s)

# need PACKAGE TEST…: notes the package as missing unless the test succeeds.
need() {
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}

# A header is present when the compiler itself finds it.
header() {
    brew=$(brew --prefix 2>/dev/null)
    echo "#include <$1>" | "${CC:-cc}" ${brew:+-I"$brew/include"} -E -x c -
}

# Does clang come with the runtime of its fuzzer?
fuzzer() {
    [ -e "$(clang -print-file-name=libclang_rt.fuzzer-$(uname -m).a)" ] ||
        [ -e "$(clang -print-runtime-dir)/libclang_rt.fuzzer-$(uname -m).a" ]
}

# A browser that the test can drive, on the path or where macOS keeps it.
browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome ||
        [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ]
}

find_missing() {
    missing=
    if [ "$system" = Darwin ]; then
        xxhash=xxhash cunit=cunit gnuplot=gnuplot node=node java=openjdk
        rsvg=librsvg poppler=poppler tex=texlive luatex=texlive fonts=texlive
    else
        xxhash=libxxhash-dev cunit=libcunit1-dev gnuplot=gnuplot-nox
        node="nodejs npm" java=default-jre-headless rsvg=librsvg2-bin
        poppler=poppler-utils
        tex=texlive-latex-recommended luatex=texlive-luatex
        fonts="fonts-texgyre fonts-texgyre-math fonts-dejavu-core lmodern"
        need build-essential command -v cc
    fi
    need "$xxhash" header xxhash.h
    case $purpose in step | check | matrix | long)
        need "$cunit" header CUnit/Basic.h ;;
    esac
    case $purpose in step) ;; *)
        need pandoc command -v pandoc
        need "$gnuplot" command -v gnuplot ;;
    esac
    case $purpose in matrix | long)
        need clang command -v clang
        need valgrind command -v valgrind ;;
    node)
        need "$node" command -v npm ;;
    browser)
        need "$node" command -v npm
        need "$java" java -version
        need chromium browser ;;
    epub)
        need epubcheck command -v epubcheck ;;
    pdf)
        need "$poppler" command -v pdffonts
        need "$rsvg" command -v rsvg-convert
        need "$tex" kpsewhich scrbook.cls
        need "$luatex" kpsewhich lualatex.ini unicode-math.sty
        need "$fonts" kpsewhich texgyrepagella-math.otf DejaVuSansMono.ttf ;;
    spelling)
        need aspell command -v aspell
        [ "$system" = Darwin ] || need aspell-en aspell dump config -d en_GB ;;
    esac
    case $purpose in long)
        need qemu-user command -v qemu-s390x
        need "gcc-s390x-linux-gnu libc6-dev-s390x-cross" \
            command -v s390x-linux-gnu-gcc
        need libclang-rt-14-dev fuzzer ;;
    esac
}

# The word list is worth having, but the kit carries a smaller one of its own.
find_wanted() {
    wanted=$missing
    [ "$system" = Darwin ] || [ "$purpose" = step ] ||
        [ -r /usr/share/dict/words ] || wanted="$wanted wamerican"
}

# Ends without installing: an error only when something needed is missing.
give_up() {
    [ -z "$missing" ] && exit 0
    echo "Missing:$missing. $1" >&2
    exit 1
}

find_missing
find_wanted
[ -z "$wanted" ] && exit 0
[ "$system" = Darwin ] && give_up "Install with: brew install$missing"
command -v apt-get >/dev/null ||
    give_up "These are Debian's names; install them with your own packager."

install="apt-get install -y --no-install-recommends$wanted"
by_hand="sudo apt-get update && sudo $install"
if [ "$(id -u)" = 0 ]; then
    as_root="env DEBIAN_FRONTEND=noninteractive"
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n env DEBIAN_FRONTEND=noninteractive"
else
    give_up "Install with: $by_hand"
fi

echo "  SETUP $wanted"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { $as_root apt-get update && $as_root $install; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    give_up "Could not install. Try: $by_hand"
fi
find_missing
give_up "Installed, but not found. Look at: $by_hand"
