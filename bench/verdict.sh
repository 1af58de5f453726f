#!/bin/sh
# Holds the tables against what the library was hoped to reach. Machines differ:
# nothing fails here.
# usage: verdict.sh FOLDER
cd "$1" || exit 1
echo "Held against what was hoped for (ratios of speed; other machines, other ratios):"

# goal TEXT LEAST TABLE COLUMN CONDITION: the cell of the row that meets it.
goal() {
    awk -F'\t' -v text="$1" -v least="$2" -v column="$4" -v want="$5" '
        /^#/ { next }
        !head { for (i = 1; i <= NF; i++) at[$i] = i; head = 1; next }
        {
            count = split(want, pair, ",")
            for (i = 1; i <= count; i++) {
                split(pair[i], kv, "=")
                if ($(at[kv[1]]) != kv[2]) next
            }
            value = $(at[column])
            if (value == "nan") next
            printf "  %-47s %6.2f  %s %s\n", text, value,
                (value + 0 >= least + 0 ? "at least" : "below the hoped-for"), least
        }' "$3.tsv"
}

for l in bloom counting; do
    if [ $l = bloom ]; then goals="4 2 2.7"; else goals="2 1.5 2"; fi
    set -- $goals
    for op in insert hit miss; do
        goal "$l over libbloom, 1,000,000 keys: $op" "$1" 06-locking-speed \
            ratio "n=1000000,library=$l,operation=$op"
        shift
    done
done
goal "atomic, 2 threads over 1, 90:10" 1.6 06-locking-threads over_one \
    "n=1000000,kind=atomic,mix=90:10,threads=2"
goal "atomic, 2 threads over 1, read only" 1.75 06-locking-threads over_one \
    "n=1000000,kind=atomic,mix=read-only,threads=2"
goal "atomic over read-write lock, 2 threads, 90:10" 20 06-locking-threads \
    over_rwlock "n=1000000,kind=atomic,mix=90:10,threads=2"
goal "the same among ten million keys, 90:10" 1.6 06-locking-threads \
    over_one "n=10000000,kind=atomic,mix=90:10,threads=2"

for task in build query-count; do
    goal "bloomkit $task over grep -cF" 1 08-lab-keys over_grep "task=$task"
done
for n in 1000 1000000; do
    goal "probes measured over probes bare, $n keys" 0.5 08-lab-probes ratio "n=$n"
done

# At ten million keys chance moves a rate of 1 % by 0.3 % of itself.
awk -F'\t' '
    /^#/ { next }
    !head { for (i = 1; i <= NF; i++) at[$i] = i; head = 1; next }
    $(at["n"]) == 10000000 && $(at["operation"]) == "miss" && $(at["library"]) != "libbloom" {
        off = $(at["false_positives"]) / $(at["n"]) / 0.01 - 1
        printf "  %-47s %+6.2f %%  %s 1 %%\n",
            $(at["library"]) ", 10,000,000 keys: rate over 1 %", 100 * off,
            (off * off <= 0.0001 ? "within" : "beyond the hoped-for")
    }' 06-locking-speed.tsv
