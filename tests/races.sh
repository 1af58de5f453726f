#!/bin/sh
# Race checkers on tests/race.c: they must accuse the ways that race and be
# silent about the others, so this is a test of the library and of the checker.
# usage: races.sh COMPILER FOLDER [include flags and the like]
set -u
compiler=$1 folder=$2
shift 2
mkdir -p "$folder"
log=$folder/log
. tests/count.sh
who="race checkers"

verdict() {
    if [ "$2" = "$3" ]; then ok; else
        bad "$1: wanted $2, got $3" "$(cat "$log")"
    fi
}

build() {
    out=$1
    shift
    $compiler -std=c11 -gdwarf-4 -O1 -Icode/02-modulo -Icode/05-counting \
        -Icode/06-locking "$@" -o "$out" tests/race.c \
        code/02-modulo/bits.c code/02-modulo/bloom.c code/02-modulo/hash.c \
        code/02-modulo/probe.c code/05-counting/counting.c \
        code/06-locking/bloom_atomic.c code/06-locking/locked.c \
        ${LIBS:--lxxhash} -lm -pthread
}

# ThreadSanitizer wants memory where some kernels' randomised layouts have put
# something else; without randomising it finds its place.
sanitized() {
    "$folder/tsan" "$1" >"$log" 2>&1
    status=$?
    if grep -q 'unexpected memory mapping' "$log"; then
        setarch "$(uname -m)" -R "$folder/tsan" "$1" >"$log" 2>&1
        status=$?
    fi
    if grep -q 'data race' "$log"; then
        echo race
    elif [ $status = 0 ]; then
        echo silence
    else
        echo "status $status"
    fi
}

if build "$folder/tsan" -fsanitize=thread "$@" 2>"$log"; then
    for way in unlocked read-lock volatile; do
        verdict "ThreadSanitizer on $way" race "$(sanitized $way)"
    done
    for way in locked atomic ask-then-add; do
        verdict "ThreadSanitizer on $way" silence "$(sanitized $way)"
    done
else
    echo "  SKIP  ThreadSanitizer: $compiler does not have it"
fi

# Valgrind's two know locks, but not C11's atomics: they see machine
# instructions, so what they say about those holds for no other machine.
valgrind_says() {
    valgrind -q --tool="$1" --error-exitcode=9 "$folder/plain" "$2" \
        >"$log" 2>&1
    case $? in
        0) echo silence ;;
        9) echo race ;;
        *) echo failure ;;
    esac
}

if command -v valgrind >/dev/null; then
    expect "tests/race.c does not compile" build "$folder/plain" "$@"
    for tool in helgrind drd; do
        for way in unlocked read-lock; do
            verdict "$tool on $way" race "$(valgrind_says $tool $way)"
        done
        for way in locked ask-then-add; do
            verdict "$tool on $way" silence "$(valgrind_says $tool $way)"
        done
    done
else
    echo "  SKIP  Helgrind and DRD: there is no valgrind"
fi
total
