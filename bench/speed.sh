#!/bin/sh
# Measures the libraries in turn, on the same keys, so that what disturbs the
# machine disturbs them all. Prints a TSV: medians over rounds; ratios of time
# to libbloom's in the same round.
# usage: speed.sh FOLDER ROUNDS N…
set -eu
folder=$1 rounds=$2
shift 2
log=$(mktemp)
trap 'rm -f "$log"' EXIT

for n in "$@"; do
    for round in $(seq "$rounds"); do
        for library in libbloom bloom bloom-many counting counting-many atomic; do
            program=$folder/speed-${library%-many}
            [ -x "$program" ] || continue
            case $library in *-many) many=many ;; *) many= ;; esac
            printf '%s\t%s\t%s\t%s\n' "$n" "$round" "$library" \
                "$("$program" "$n" $many)" >>"$log"
        done
    done
done

awk -F'\t' '
function sorted_insert(list, count, x,    i) {
    for (i = count; i > 0 && list[i] > x; i--) list[i + 1] = list[i]
    list[i + 1] = x
}
function emit(n, lib, op, col,    r, key, count, t, q, times, ratios) {
    for (r = 1; (key = n SUBSEP r SUBSEP lib SUBSEP col) in ns; r++) {
        t = ns[key]
        sorted_insert(times, count, t)
        if ((n, r, "libbloom", col) in ns) {
            q = ns[n, r, "libbloom", col] / t
            sorted_insert(ratios, count, q)
        }
        count++
    }
    if (!count) return
    r = int((count + 1) / 2)
    printf "%d\t%s\t%s\t%.2f\t%.2f\t", n, lib, op, times[r], 1000 / times[r]
    if (1 in ratios) printf "%.2f\t%.2f\t%.2f", ratios[r], ratios[1], ratios[count]
    else printf "nan\tnan\tnan"
    printf "\t%d\t%d\t%d\n", count, found[n, lib], lost[n, lib]
}
{
    if (!($1 in seen)) { seen[$1]; sizes[++size_count] = $1 }
    for (c = 4; c <= 6; c++) ns[$1, $2, $3, c] = $c
    found[$1, $3] = $7; lost[$1, $3] = $8
}
END {
    print "n\tlibrary\toperation\tns\tmillion_per_s\tratio\tlo\thi\trounds\tfalse_positives\tfalse_negatives"
    split("libbloom bloom bloom-many counting counting-many atomic", libs, " ")
    split("insert hit miss", ops, " ")
    for (s = 1; s <= size_count; s++)
        for (l = 1; l <= 6; l++)
            for (o = 1; o <= 3; o++)
                emit(sizes[s], libs[l], ops[o], o + 3)
}' "$log"
