#!/bin/sh
# Compiles the grader's own part of one exercise: tests, right and wrong
# programs, and the lists of what an answer may define and call.
# usage: CC=cc FLAGS=... kit.sh EXERCISE LIBRARY.a OUT INCLUDE-FOLDER...
set -eu
here=$(dirname "$0")
ex=$1 library=$2 out=$3
shift 3
mkdir -p "$out/rights" "$out/faults" "$out/include" "$out/stub"
for folder in "$@" "$ex"; do
    cp "$folder"/*.h "$out/include" 2>/dev/null || :
done
cp "$here/refuse.h" tests/suite.h "$out/include"
compile() { $CC -std=c11 $FLAGS -I"$here" -Itests -I"$out/include" -c -o "$@"; }

sh "$here/plan.sh" "$ex" >"$out/plan"
awk -F '\t' '
    $1 ~ /^(essential|test|random)$/ {
        declared = declared "void test_" $2 "(void);\n"
        table = table "    { \"" $2 "\", test_" $2 " },\n"
    }
    END {
        print "#include \"grade.h\"\n\n" declared
        print "const struct grade_test grade_tests[] = {"
        print table "    { 0, 0 }\n};"
    }' "$out/plan" >"$out/table.c"
compile "$out/table.o" "$out/table.c"
for test in "$ex/test.c" "$ex/hidden/test.c"; do
    [ ! -f "$test" ] ||
        compile "$out/$(echo "${test#"$ex/"}" | tr / -).o" "$test"
done
for program in "$ex"/rights/*.c "$ex"/hidden/rights/*.c \
               "$ex"/faults/*.c "$ex"/hidden/faults/*.c; do
    [ ! -f "$program" ] || compile \
        "$out/$(basename "$(dirname "$program")")/$(basename "$program").o" \
        "$program"
done

# Names as the C source has them: macOS puts an underscore before each.
names() {
    nm -gP "$@" | awk -v mac="$(uname -s)" \
        'NF > 1 && $2 != "U" { sub(mac == "Darwin" ? "^_" : "^$", "", $1); print $1 }'
}
: >"$out/may-define"
for stub in $(sh "$here/files.sh" "$ex"); do
    case $stub in *.c)
        $CC -std=c11 -w -I"$out/include" -c -o "$out/stub/$stub.o" "$ex/$stub"
        names "$out/stub/$stub.o" >>"$out/may-define" ;;
    esac
done
{
    cat "$here/may-call" "$ex/may-call" 2>/dev/null | sed 's/#.*//' | tr -s ' ' '\n'
    names "$library" "$out"/rights/*.o 2>/dev/null
    cat "$out/may-define"
} | sort -u >"$out/may-call.all"
{ cat "$ex/may-not-call" 2>/dev/null || :; } | sed 's/#.*//' | tr -s ' ' '\n' |
    sort -u | comm -13 - "$out/may-call.all" >"$out/may-call"
