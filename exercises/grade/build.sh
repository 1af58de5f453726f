# From an answer's files to a program and its run. Sourced by mark.sh, which sets
# ex, answer, kit, step and work; work/in is the answer's, work/bin the program's,
# work/run the run's folder.

# Not somewhere else, by way of a link to a folder.
inside() {
    case $(cd -P "$(dirname "$1")" && pwd)/ in
    "$(cd -P "$answer" && pwd)"/*) ;;
    *) return 1 ;;
    esac
}

# The answer's own files and no others; each must be a plain, small file.
collect() {
    files=$(sh "$here/files.sh" "$ex")
    for file in $files; do
        from=
        for place in "$answer/$ex" "$answer/${ex#exercises/}" \
                     "$answer/${ex##*/}" "$answer"; do
            [ -n "$from" ] || [ ! -e "$place/$file" ] || from=$place/$file
        done
        if [ -z "$from" ]; then
            note="$file is not there."
        elif [ -L "$from" ] || [ ! -f "$from" ] || ! inside "$from"; then
            note="$file is not a plain file of the answer's own."
        elif [ "$(wc -c <"$from")" -gt 1000000 ]; then
            note="$file is bigger than a megabyte."
        else
            cp "$from" "$work/in/$file" && chmod 644 "$work/in/$file"
            continue
        fi
        return 1
    done
    cp -R "$kit/include" "$work/in"
}

# compile FLAVOUR GATE FLAGS: every C file of the answer; sets `objects`, or
# `note` to why not.
compile() {
    objects=
    for file in $files; do
        case $file in *.c)
            note=$(GATE=$2 FLAGS="$3" sh "$here/gate.sh" "$kit" "$work" "$file" "$1.o") ||
                return 1
            cp "$work/in/$1.o" "$work/$1-$file.o"
            objects="$objects $work/$1-$file.o" ;;
        esac
    done
}

# link FLAVOUR OBJECT...: makes bin/program of these, the answer and the library.
link() {
    flavour=$1
    shift
    with=$ANSWER_CC
    [ "$flavour" = plain ] || with="$CC -fsanitize=address,undefined"
    $with -pthread -o "$work/bin/program" "$@" $objects \
        "$BUILD/grade/$flavour/$step.a" $LIBS >"$work/log" 2>&1 && return
    detail="It does not link:
$(LC_ALL=C tr -c '\t\n -~' '?' <"$work/log" | head -n 6)"
    return 1
}

tests_of() {
    ls "$BUILD/grade/$1"/harness/*.o "$BUILD/grade/$1/$ex"/*.o
}

# run OPTION... -- ARGUMENT...: bin/program in a fresh folder that holds nothing
# but what the student handed in as data. How it ended goes to `how`.
run() {
    rm -rf "$work/run"
    mkdir "$work/run"
    for file in $files; do
        case $file in *.c) ;; *) cp "$work/in/$file" "$work/run" ;; esac
    done
    options=
    while [ "$1" != -- ]; do
        options="$options $1"
        shift
    done
    shift
    $CAGE -t "${WALL:-10}" $options "$work/run" "$work/log" "$work/bin/program" "$@" >"$work/how"
}
