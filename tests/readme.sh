#!/bin/sh
# Does what the README says, and then plants faults in copies of it.
# usage: readme.sh BUILD   (BUILD/fig/01-toy-curve.svg must be made)
set -u
build=$1
work=$build/readme
. tests/count.sh
who=README
rm -rf "$work" && mkdir -p "$work"
if brew=$(brew --prefix 2>/dev/null); then
    export CPATH="$brew/include" LIBRARY_PATH="$brew/lib"
fi

# The text between the first line ```LANGUAGE and the next ```.
fenced() {
    awk -v open="\`\`\`$2" '
        $0 == "```" && on { exit }
        on
        $0 == open { on = 1 }' "$1"
}

# The C block is examples/hello.c, letter by letter.
example_is_the_file() {
    fenced "$1" c | cmp -s - examples/hello.c
}

# The console block's commands print what stands there. They write into build/,
# so they run where build/ is a scratch folder.
commands_print_what_they_say() {
    fenced "$1" console >"$work/console"
    [ -s "$work/console" ] || return 1
    sed -n 's/^\$ //p' "$work/console" | sed "s|build|$work/b|g" >"$work/commands"
    sh -e "$work/commands" >"$work/printed" 2>&1 &&
        grep -v '^\$ ' "$work/console" | cmp -s - "$work/printed"
}

# The map names every folder, and nothing that is not there.
map_is_complete() {
    awk -F"|" '/^\| `/ { gsub(/[` ]/, "", $2); print $2 }' "$1" | tr ',' '\n' |
        grep -v '^build/$' | sort >"$work/map"
    { git ls-files 2>/dev/null || find . -type f | sed "s|^\./||"; } |
        grep -v "^\.\|^build/" | sed -n 's|/.*|/|p' | sort -u >"$work/folders"
    grep '/$' "$work/map" | cmp -s - "$work/folders" || return 1
    while read -r name; do [ -e "$name" ] || return 1; done <"$work/map"
}

# Every `make target` is a target that make knows.
targets_exist() {
    MAKEFLAGS= ${MAKE:-make} -pq : 2>/dev/null |
        sed -n 's/^\([a-z0-9-]*\):.*/\1/p' | sort -u >"$work/targets"
    grep -o 'make [a-z0-9-]*[a-z0-9]' "$1" | sort -u | while read -r _ target; do
        grep -qx -- "$target" "$work/targets" || exit 1
    done
}

# The picture is the one that the build draws. Where another version of gnuplot
# drew it, its words must agree.
words() {
    sed -n 's/.*<text>\(.*\)<\/text>.*/\1/p' "$1" | sed 's/<[^>]*>//g'
}
picture_is_current() {
    fresh=$build/fig/01-toy-curve.svg
    if [ "$(grep -a 'Produced by' "$1")" = "$(grep -a 'Produced by' "$fresh")" ]; then
        cmp -s "$1" "$fresh"
    else
        [ "$(words "$1")" = "$(words "$fresh")" ]
    fi ||
        { echo "renew with: cp $fresh $1"; false; }
}

works() {
    expect "$* fails" "$@"
}
# sees RULE FAULT FILE: in a copy of the file with that fault.
sees() {
    sed "$2" "$3" >"$work/planted"
    expect "$2 plants nothing" not cmp -s "$3" "$work/planted"
    expect "$1 fails to see a planted fault: $2" not "$1" "$work/planted"
}

works example_is_the_file README.md
works commands_print_what_they_say README.md
works map_is_complete README.md
works targets_exist README.md
works picture_is_current docs/toy-curve.svg
sees example_is_the_file 's/1000, 7/1000, 8/' README.md
sees commands_print_what_they_say 's/^alice: maybe/alice: yes/' README.md
sees commands_print_what_they_say 's/ -lxxhash//' README.md
sees map_is_complete '/^| `plots/d' README.md
sees map_is_complete 's/`tools\/`/`tool\/`/' README.md
sees targets_exist 's/make help/make hepl/' README.md
sees picture_is_current 's/classic/textbook/' docs/toy-curve.svg
total
