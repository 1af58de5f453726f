#!/bin/sh
# Installs into a scratch folder, uses what is there, uninstalls, and looks
# whether anything is left.
# usage: MAKE=make CC=cc install.sh BUILD SCRATCH_FOLDER
set -u
build=$1
rm -rf "$2" && mkdir -p "$2" || exit 1
root=$(cd "$2" && pwd)
prefix="$root/usr"
. tests/count.sh
who=installation
works() {
    expect "$* fails" "$@"
}
make_it() {
    ${MAKE:-make} BUILD="$build" READY="${READY:-$build/ready-check}" PREFIX="$prefix" "$@"
}
kit_files() {
    find "$prefix" "$root/stage" ! -type d 2>/dev/null | sort
}

cat >"$root/three.c" <<'END'
#include <bloomkit/file.h>
#include <bloomkit/sizing.h>
int main(int argc, char **argv) {
    struct bloom *b = sizing_bloom(1000, 0.01, 1, NULL); bloom_add(b, "alice", 5);
    struct filter f = { b, NULL, 1 };
    int wrong = argc != 2 || !file_save(&f, argv[1], NULL); bloom_free(b);
    b = wrong ? NULL : file_load_bloom(argv[1], NULL);
    wrong = !b || !bloom_query(b, "alice", 5) || bloom_query(b, "michael", 7); bloom_free(b); return wrong; }
END
# The compiler gets what pkg-config says, and nothing else of this tree.
compiles() {
    PKG_CONFIG_PATH="$prefix/lib/pkgconfig" pkg-config --cflags --libs $2 bloomkit >"$root/flags" &&
        ${CC:-cc} -o "$root/$1" "$root/three.c" $3 $(cat "$root/flags")
}
runs_shared() {
    LD_LIBRARY_PATH="$prefix/lib" DYLD_LIBRARY_PATH="$prefix/lib" \
        "$root/$1" "$root/saved.bloom"
}
# A program's functions may have the names of any that it does not call: the shared
# library calls its own.
own_names() {
    nm -gP "$prefix/lib/libbloomkit.a" 2>/dev/null | sed -n 's/ T .*//p' |
        { [ "$(uname -s)" = Darwin ] && sed 's/^_//' || cat; } |
        while read -r name; do
            grep -q "$name(" "$root/three.c" || echo "void $name(void) { abort(); }"
        done | sed '1i\
#include <stdlib.h>' >"$root/own.c"
    [ -s "$root/own.c" ] && compiles own "" "$root/own.c" && runs_shared own
}
# With the shared library out of the way, the static one is left.
runs_static() {
    mkdir -p "$root/away" && mv "$prefix"/lib/libbloomkit*.so* "$root/away/" &&
        compiles three-static --static "" && "$root/three-static" "$root/saved.bloom"
    status=$?
    mv "$root"/away/* "$prefix/lib/"
    return $status
}
# From a folder where there is nothing of this tree.
command_draws() {
    (cd "$root" && "$prefix/bin/bloomkit" theory -m 10 -k 3 -n 1:10 >t.tsv &&
        { ! command -v gnuplot || "$prefix/bin/bloomkit" plot t.tsv -o t.svg; })
}
# Every header compiles alone.
headers_are_whole() {
    for h in "$prefix"/include/bloomkit/*.h; do
        echo "#include <bloomkit/${h##*/}>" | ${CC:-cc} -std=c11 -Wall -Wextra -Werror \
            -I"$prefix/include" -fsyntax-only -x c - || return 1
    done
}
# A program's own headers may have the same names, and guards after them.
guards_are_ours() {
    taken=$(cd "$prefix/include/bloomkit" && ls | sed 's/\.h$/_H/; s/^/-D/' | tr 'a-z' 'A-Z')
    for h in "$prefix"/include/bloomkit/*.h; do
        echo "#include <bloomkit/${h##*/}>"
    done | cat - "$root/three.c" >"$root/guards.c"
    ${CC:-cc} -std=c11 -Wall -Werror $taken -I"$prefix/include" -fsyntax-only "$root/guards.c"
}
# In C++ every header compiles, and a program links.
speaks_cxx() {
    for h in "$prefix"/include/bloomkit/*.h; do
        echo "#include <bloomkit/${h##*/}>" | c++ -Wall -Werror \
            -I"$prefix/include" -fsyntax-only -x c++ - || return 1
        case $h in */version.h) ;; *) grep -q '^extern "C" {$' "$h" || return 1 ;; esac
    done
    cp "$root/three.c" "$root/three.cc" &&
        c++ -o "$root/three" "$root/three.cc" $(cat "$root/flags") && runs_shared three
}
# Below the prefix, that is: the way to it may well lead through a "bloomkit".
nothing_left() {
    [ -z "$(kit_files)" ] && [ -z "$(find "$prefix" "$root/stage$prefix" \
        -name '*bloomkit*' 2>/dev/null)" ]
}

# The command, the library and its headers say the same.
same_version() {
    version=$("$prefix/bin/bloomkit" --version | sed 's/^bloomkit //')
    [ "$version" = "$(sed -n 's/^Version: //p' "$prefix/lib/pkgconfig/bloomkit.pc")" ] &&
        [ "\"$version\"" = "$(printf '#include <bloomkit/version.h>\nBLOOMKIT_VERSION\n' |
            ${CC:-cc} -I"$prefix/include" -E -P -x c -)" ]
}

# A program elsewhere cannot follow a way that begins here.
relative() {
    said=$(make_it PREFIX="build/relative" "$1" 2>&1) && return 1
    echo "$said" | grep -q 'PREFIX=build/relative must begin with /'
}
works relative install
works relative uninstall
works make_it install
works same_version
works headers_are_whole
works guards_are_ours
works command_draws
if command -v pkg-config >/dev/null; then
    works compiles three "" ""
    works runs_shared three
    works own_names
    [ ! -x "$(command -v c++)" ] || works speaks_cxx
    case $(uname -s) in Linux) works runs_static ;; esac
fi
[ ! -x "$(command -v man)" ] || works test -s "$prefix/share/man/man1/bloomkit.1"
works not nothing_left
works make_it uninstall
works nothing_left
works make_it install DESTDIR="$root/stage"
works test -x "$root/stage$prefix/bin/bloomkit"
works make_it uninstall DESTDIR="$root/stage"
works nothing_left
total
