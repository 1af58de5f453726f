#!/bin/sh
# The command as people use it: each verb, and each kind of bad input. Then the
# same tests once more against commands with a planted fault, which they must
# see.
# usage: 08-lab.sh BLOOMKIT SCRATCH_FOLDER
set -u
case $1 in /*) bin=$1 ;; *) bin=$PWD/$1 ;; esac
here=$PWD
. tests/count.sh
who="the command"
work=$2
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1
work=$PWD
words=$here/plots/words.txt
export BLOOMKIT_SHARE="$here/plots"
bloomkit() { "$bin" "$@"; }

# --- what the tests are made of ---------------------------------------------

# ends STATUS COMMAND…: does it end so? Its output is in out and err.
ends() {
    want=$1
    shift
    "$@" >out 2>err
    got=$?
    [ "$got" -eq "$want" ] && return
    echo "$*: ended with $got, not $want" >>why
    sed 's/^/    /' err >>why
    return 1
}

# refused STATUS PATTERN COMMAND…: nothing is printed but a message so.
refused() {
    want=$1 pattern=$2
    shift 2
    ends "$want" "$@" && says "$pattern" && ! [ -s out ]
}
says() {
    grep -q -e "$1" err && [ "$(wc -l <err)" -eq 1 ] && return
    echo "said: $(cat err), wanted: $1" >>why
    return 1
}

# is FILE TEXT: its text, without the last newline.
is() {
    [ "$(cat "$1")" = "$2" ] && return
    echo "$1 is: $(cat "$1")" >>why
    return 1
}
head_is() {
    [ "$(grep -v '^#' out | head -n 1 | tr '\t' ' ')" = "$1" ] && return
    echo "head: $(head -n 2 out)" >>why
    return 1
}
# cell COLUMN ROW: of the table in out.
cell() {
    awk -F'\t' -v c="$1" -v r="$2" '/^#/ { next }
        !h { for (i = 1; i <= NF; i++) at[$i] = i; h = 1; next }
        ++n == r { print $(at[c]) }' out
}
rows() {
    grep -v '^#' "$1" | tail -n +2
}
# From the smallest to the largest number that a range allows.
within() {
    awk -v x="$1" -v lo="$2" -v hi="$3" 'BEGIN { exit !(x >= lo && x <= hi) }' &&
        return
    echo "$1 is not within $2 and $3" >>why
    return 1
}

# --- a test per verb ----------------------------------------------------------

test_help() {
    ends 0 bloomkit && grep -q merge-results out &&
    for verb in $(sed -n 's/^  \([a-z-]*\)  .*/\1/p' out); do
        ends 0 bloomkit "$verb" --help && grep -q "^usage: bloomkit $verb" out &&
            grep -q '^example' out && grep -q '^exit status' out &&
            ! grep -q '.\{81\}' out || return 1
    done
}
# What is said of a default is true, and a RANGE is where one is taken.
test_help_of_defaults() {
    echo a >key && bloomkit build --help | grep -q 'seed is 0 if none' &&
    bloomkit build -m 64 -k 3 -o no.bloom key && bloomkit build -m 64 -k 3 -s 0 -o 0.bloom key && cmp -s no.bloom 0.bloom &&
    bloomkit fpr --help | grep -q 'seed is 1 if none' &&
    bloomkit fpr -m 64 -k 3 -n 5 --trials 2 >no && bloomkit fpr -m 64 -k 3 -n 5 --trials 2 -s 1 | cmp -s - no &&
    for verb in size build theory fpr; do
        bloomkit $verb --help | grep RANGE >ranges
        case $verb in size | build) is ranges "" ;; *) grep -q '^A RANGE is' ranges ;; esac || return 1
    done
}
test_version() {
    ends 0 bloomkit --version && is out "bloomkit $(sed -n 's/^.define BLOOMKIT_VERSION "\(.*\)"/\1/p' \
        "$here/code/08-lab/help.h")" && [ "$(wc -c <out)" -gt 10 ]
}
test_man_and_completion() {
    ends 0 bloomkit help --man && cp out page && grep -q '^\.SH fpr' page &&
    { ! command -v man >/dev/null || man --warnings -l page 2>err >/dev/null && is err ""; } &&
    ends 0 bloomkit help --completion bash && cp out bash.sh &&
    { ! command -v bash >/dev/null || bash -c '. ./bash.sh
        COMP_WORDS=(bloomkit fpr --pr) COMP_CWORD=2; _bloomkit
        [ "${COMPREPLY[*]}" = --probes ] || exit 1
        COMP_WORDS=(bloomkit q) COMP_CWORD=1; _bloomkit
        [ "${COMPREPLY[*]}" = query ]'; } &&
    ends 0 bloomkit help --completion zsh && grep -q '^#compdef bloomkit' out &&
    { ! command -v zsh >/dev/null || zsh -n out; }
}
test_size() {
    ends 0 bloomkit size -n 1000 -p 1% &&
    head_is "m k n bytes bits_per_key classic finite exact" &&
    [ "$(cell m 1) $(cell k 1) $(cell bytes 1)" = "9595 7 1200" ] &&
    within "$(cell exact 1)" 0.0099 0.01 &&
    ends 0 bloomkit size -n 1k -p 0.01 --textbook && [ "$(cell m 1)" = 9586 ] &&
    ends 0 bloomkit size -n 1e3 -p 1 % --margin 20 % && [ "$(cell m 1)" = 11514 ] &&
    ends 0 bloomkit size -m 9595 -k 7 -p .01 && [ "$(cell n 1)" = 1000 ] &&
    ends 0 bloomkit size -m 9595 -n 1000 && [ "$(cell k 1)" = 7 ] &&
    ends 0 bloomkit size -m 10 -k 3 -n 3 && within "$(cell exact 1)" .24718 .24719 &&
    ends 0 bloomkit size -m 9595 -p .01 && [ "$(cell k 1) $(cell n 1)" = "7 1000" ]
}
test_theory() {
    ends 0 bloomkit theory -m 10 -k 3 -n 1:3 &&
    head_is "m k n fill classic finite exact" && [ "$(rows out | wc -l)" -eq 3 ] &&
    [ "$(cell classic 3)" = 0.208982172703213 ] &&
    [ "$(cell exact 3)" = 0.24718495681 ] && [ "$(cell fill 1)" = 0.271 ]
}
test_fpr() {
    ends 0 bloomkit fpr -m 100 -k 5 -n 10:30:10 --trials 50 --probes 1000 --seed 5 &&
    head_is "m k n probes trials false_positives measured lo hi classic finite exact scheme keys filters squares" &&
    sed -n 1p out | grep -q '^# bloomkit fpr .*--seed 5' &&
    for r in 1 2 3; do
        # Of 95 % intervals one may miss; ten times their width does not.
        wide=$(awk -v l="$(cell lo $r)" -v h="$(cell hi $r)" 'BEGIN { print (h - l) }')
        within "$(cell exact $r)" "$(awk -v l="$(cell lo $r)" -v w="$wide" 'BEGIN { print l - w }')" \
            "$(awk -v h="$(cell hi $r)" -v w="$wide" 'BEGIN { print h + w }')" &&
        [ "$(cell trials $r) $(cell probes $r)" = "50 1000" ] || return 1
    done
}
# An n that comes twice would make a table that cannot be merged.
test_fpr_measures_each_n_once() {
    ends 0 bloomkit fpr -m 100 -k 3 -n 1:10:9,10:30:10,5,30,1 --trials 2 && cp out once &&
    [ "$(rows once | cut -f 3 | tr '\n' ' ')" = "1 10 20 30 5 " ] &&
    ends 0 bloomkit merge-results once && [ "$(rows out)" = "$(rows once)" ]
}
test_fpr_of_a_capacity() {
    ends 0 bloomkit fpr -n 100 -p 1% --trials 3 && [ "$(cell m 1) $(cell n 1)" = "962 100" ] &&
    ends 0 bloomkit fpr -n 100 -p 1% -n 50,60 --trials 3 && [ "$(cell m 2) $(cell n 2)" = "962 60" ]
}
test_keys_of_other_kinds() {
    ends 0 bloomkit fpr -m 500 -k 4 -n 50 --keys uuid --trials 20 && [ "$(cell keys 1)" = uuid ] &&
    within "$(cell measured 1)" .01 .02 &&
    ends 0 bloomkit fpr -m 500 -k 4 -n 50 --keys "$words" --trials 20 &&
    within "$(cell measured 1)" .01 .02 && [ "$(cell probes 1)" -lt 10000 ] &&
    ends 0 bloomkit fpr -m 100 -k 7 -n 10 --scheme double --trials 20 &&
    within "$(cell measured 1)" .015 .035
}
test_same_seed_same_answer() {
    for j in 1 2 3 7; do
        ends 0 bloomkit fpr -m 100 -k 5 -n 10,20 --trials 33 --seed 8 -j $j && cp out j$j &&
            cmp -s j1 j$j || return 1
    done
    ends 0 bloomkit fpr -m 100 -k 5 -n 10,20 --trials 33 --seed 9 && ! cmp -s out j1 &&
    ends 0 bloomkit fpr -m 100 -k 5 -n 20 --trials 33 --seed 8 &&
    [ "$(rows out)" = "$(rows j1 | tail -n 1)" ]
}
test_shards() {
    plan="-m 1000 -k 7 -n 50:150:25 --trials 100 --probes 2000 --seed 3"
    ends 0 bloomkit fpr $plan && cp out whole &&
    for i in 1 2 3 4 5 6 7; do
        ends 0 bloomkit fpr $plan --shard $i/7 -j $((i % 3 + 1)) && cp out part$i || return 1
    done
    ends 0 bloomkit merge-results part7 part2 part3 part1 part5 part6 part4 &&
    [ "$(rows out)" = "$(rows whole)" ] &&
    bloomkit merge-results part1 part2 part3 >early && bloomkit merge-results part4 part5 part6 part7 >late &&
    ends 0 bloomkit merge-results late early && [ "$(rows out)" = "$(rows whole)" ] &&
    refused 2 'same filters' bloomkit merge-results part1 part2 part1 &&
    ends 0 bloomkit fpr -m 1000 -k 7 -n 50 --trials 8 --probes 2000 --seed 4 && cp out other &&
    ends 0 bloomkit merge-results other part1 &&
    [ "$(cell trials 1) $(cell filters 1)" = "23 3:0-14,4:0-7" ]
}
# The chapter's job for a batch system, played by a loop.
test_array_job() {
    mkdir -p path && ln -sf "$bin" path/bloomkit && rm -f part-*.tsv || return 1
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
        ends 0 env PATH="$work/path:$PATH" TRIALS=32 SLURM_CPUS_PER_TASK=2 \
            SLURM_ARRAY_TASK_ID=$i sh "$here/examples/slurm-array.sh" || return 1
    done
    ends 0 bloomkit merge-results part-*.tsv && cp out sum &&
    ends 0 bloomkit fpr -m 9586 -k 7 -n 1000 --trials 32 --probes 65k && [ "$(rows out)" = "$(rows sum)" ]
}
# And its command for GNU parallel, as it is printed.
test_parallel() {
    if ! parallel --version 2>/dev/null | grep -q 'GNU parallel'; then
        echo "  SKIP  GNU parallel is not installed"
        return
    fi
    mkdir -p path && ln -sf "$bin" path/bloomkit && rm -f part-*.tsv &&
    sed -n '/^\$ seq 16 | parallel/,/^```/p' "$here/chapters/08-lab.md" | sed '/^```/d; s/^\$ //' >job && [ -s job ] &&
    ends 0 env PATH="$work/path:$PATH" sh job && [ "$(ls part-*.tsv | wc -l)" -eq 16 ] &&
    ends 0 bloomkit merge-results part-*.tsv && cp out sum &&
    ends 0 bloomkit fpr -m 9586 -k 7 -n 1000 && [ "$(rows out)" = "$(rows sum)" ]
}
test_merge_refuses_what_is_no_result() {
    bloomkit theory -m 10 -k 3 -n 1 >theory &&
    refused 2 "theory: not from bloomkit fpr" bloomkit merge-results theory &&
    bloomkit fpr -m 10 -k 3 -n 1 --trials 2 >good &&
    sed 's/\tint\t/\t/' good >short && refused 2 "short: line 3 has not as many" bloomkit merge-results short &&
    awk -F'\t' -v OFS='\t' '/^#|^m/ { print; next } { $6 = 99999999; print }' good >lie &&
    refused 2 "lie: line 3: no count that can be in column false_positives" bloomkit merge-results lie &&
    : >empty && refused 2 "empty: holds no results" bloomkit merge-results empty
}
# A last cell that has lost its end would be a smaller number.
test_tables_that_are_cut() {
    bloomkit fpr -m 100 -k 3 -n 1,10 --trials 2 >good && size=$(wc -c <good) && bloomkit theory -m 10 -k 3 -n 1:9 >theory &&
    for end in 1 2 3 $((size / 2)); do
        head -c $((size - end)) good >cut
        refused 2 "cut: ends within a line: it has been cut short" bloomkit merge-results cut &&
        refused 2 "cut: ends within a line" bloomkit plot cut -o cut.gp &&
        refused 2 "cut: ends within a line" bloomkit merge-results good cut || return 1
    done
    head -c $(($(wc -c <theory) - 1)) theory >cut && refused 2 "cut: ends within a line" bloomkit plot cut -o cut.gp && ! [ -e cut.gp ] &&
    sed '$d' good >cut && ends 0 bloomkit merge-results cut && [ "$(rows out)" = "$(rows cut)" ]
}
test_tables_with_nul() {
    printf '\0' >nul && refused 2 "nul: holds no results" bloomkit merge-results nul &&
    bloomkit fpr -m 100 -k 3 -n 1,10 --trials 2 >good &&
    for from in 's/$/@junk/' 's/^/@/' 's/\t/@\t/' 's/.*/@/'; do
        sed "$from" good | tr @ '\0' >nul
        refused 2 "nul: holds a NUL byte, as no table does" bloomkit merge-results nul &&
        refused 2 "nul: holds a NUL byte" bloomkit plot nul -o nul.gp || return 1
    done
}
# That is no fault of the table's.
test_tables_without_memory() {
    line="$(head -c 4000 /dev/zero | tr "\\0" "\\t")m" && { echo "n$line"; yes "$line" | head -n 1900; } >wide
    for command in merge-results "plot -o wide.gp"; do
        can_starve || break
        (ulimit -d 60000 && refused 2 "wide: .*memory" bloomkit $command wide) || return 1
    done
    rm -f wide
}
# spoilt COLUMN TEXT: a table with that text in the column, on its third line.
spoilt() {
    awk -F'\t' -v OFS='\t' -v c="$1" -v t="$2" '
        FNR == 2 { for (i = 1; i <= NF; i++) at[$i] = i } FNR == 3 { $(at[c]) = t } 1' good >spoilt.tsv
}
# A point that cannot be read would be a gap in the figure, and nobody told.
test_plot_refuses_what_is_no_point() {
    bloomkit fpr -m 100 -k 5 -n 5:30:5 --trials 20 >good && rm -f spoilt.gp &&
    for column in n measured lo hi exact classic finite; do
        for text in abc '' 0.1x 0x1 inf -0.1 1e400; do
            spoilt $column "$text" && refused 2 "^bloomkit plot: spoilt.tsv: line 3: no number that can be in column $column$" \
                bloomkit plot spoilt.tsv -o spoilt.gp && ! [ -e spoilt.gp ] || return 1
        done
    done
    spoilt measured 1.1 && refused 2 "line 3: no number that can be in column measured" bloomkit plot spoilt.tsv -o spoilt.gp &&
    spoilt lo nan && refused 2 "line 3: a figure needs the columns" bloomkit plot spoilt.tsv -o spoilt.gp &&
    cut -f 1-7 good >spoilt.tsv && refused 2 "line 3: a figure needs the columns" bloomkit plot spoilt.tsv -o spoilt.gp &&
    spoilt measured nan && ends 0 bloomkit plot spoilt.tsv -o spoilt.gp && spoilt exact nan && ends 0 bloomkit plot spoilt.tsv -o spoilt.gp
}
# A curve is a setting, and goes from left to right, however its rows come.
test_plot_sorts() {
    for m in 100 200 300; do
        bloomkit fpr -m $m -k 3 -n 1,2,5,10,20 --trials 5 >m$m.tsv || return 1
    done
    { head -n 2 m100.tsv; for r in 4 1 5 3 2; do for m in 100 200 300; do rows m$m.tsv | sed -n ${r}p; done; done; } >mixed.tsv &&
    { head -n 2 m100.tsv; rows m100.tsv | sort -rn -k 3; } >down.tsv &&
    ends 0 bloomkit plot m100.tsv m200.tsv m300.tsv -o sorted.gp && ends 0 bloomkit plot mixed.tsv -o mixed.gp && cmp -s sorted.gp mixed.gp &&
    ends 0 bloomkit plot m100.tsv -o sorted.gp && ends 0 bloomkit plot down.tsv -o down.gp && cmp -s sorted.gp down.gp &&
    ends 0 bloomkit fpr -m 100 -k 3 -n 20,5,10,1,2 --trials 5 --plot down.gp && cmp -s sorted.gp down.gp
}
# Other systems, and editors, leave a mark at the beginning and two bytes at the
# end of a line; and cat makes one file of two tables.
test_tables_from_elsewhere() {
    bloomkit fpr -m 100 -k 3 -n 1,10 --trials 2 >good && bloomkit fpr -m 100 -k 3 -n 20 --trials 2 >two &&
    ends 0 bloomkit plot good -o good.gp && mark=$(printf '\357\273\277') && cr=$(printf '\r') || return 1
    for edit in "s/$/$cr/" "1s/^/$mark/" "1s/^/$mark/; s/$/$cr/" "1s/.*/$mark/; s/$/$cr/"; do
        sed "$edit" good >other && ends 0 bloomkit merge-results other && [ "$(rows out)" = "$(rows good)" ] &&
        ends 0 bloomkit plot other -o other.gp && cmp -s other.gp good.gp || return 1
    done
    cat good two | refused 2 "-: line 6 names the columns again" bloomkit merge-results - &&
    cat good two | refused 2 "-: line 6 names the columns again" bloomkit plot -o other.gp - &&
    sed "s/\t/$cr\t/" good >other && refused 2 "other: not from bloomkit fpr: nothing in column m" bloomkit merge-results other
}
# squares S FILE: the file with that sum of squares, merged.
squares() {
    awk -F'\t' -v OFS='\t' -v s="$1" '/^#|^m/ { print; next } { $16 = s; print }' "$2" >odd && bloomkit merge-results odd
}
# A sum that no filters have would come out as an interval from 0 to 1.
test_merge_refuses_squares_that_cannot_be() {
    bloomkit fpr -m 100 -k 3 -n 20 --trials 1 --probes 1000 >out && f=$(cell false_positives 1) && cp out one &&
    ends 0 squares $((f * f)) one &&
    for s in $((f * f - 1)) $((f * f + 1)) $((f * f / 10)) $f 0; do
        refused 2 "odd: .*no count that can be in column squares" squares $s one || return 1
    done
    bloomkit fpr -m 100 -k 3 -n 20 --trials 9 --probes 1000 >out && f=$(cell false_positives 1) && cp out nine &&
    a=$((f / 9)) r=$((f % 9)) && least=$((9 * a * a + r * (2 * a + 1))) most=$((f / 1000 * 1000000 + f % 1000 * (f % 1000))) &&
    ends 0 squares $least nine && ends 0 squares $most nine &&
    for s in $((least - 1)) $((most + 1)) $f; do
        refused 2 "odd: .*no count that can be in column squares" squares $s nine || return 1
    done
}
# merged LINE: what fpr printed, with another text in the column filters.
merged() {
    awk -F'\t' -v OFS='\t' -v f="$1" '/^#|^m/ { print; next } { $15 = f; print }' twenty >doubtful
    shift
    bloomkit merge-results "$@"
}
test_merge_counts_the_filters() {
    bloomkit fpr -m 100 -k 3 -n 10 --trials 20 --seed 7 >twenty &&
    ends 0 merged 7:10-19,7:0-4,8:5-9 doubtful && [ "$(rows out)" = "$(rows doubtful)" ] &&
    for f in garbage '' 1:0-19, ,1:0-19 1:0-19,,2:0-1 1:0-99999999999999999999 99999999999999999999:0-19 1:9-0; do
        refused 2 "^bloomkit merge-results: doubtful: the column 'filters' must" merged "$f" doubtful twenty &&
        refused 2 "^bloomkit merge-results: doubtful: the column 'filters' must" merged "$f" twenty doubtful || return 1
    done
    for f in 1:0-3 1:0-20 1:0-9,2:0-10 1:0-18446744073709551615; do
        refused 2 "doubtful: .* as many filters as there are trials" merged "$f" twenty doubtful || return 1
    done
    refused 2 "doubtful: the same filters" merged 1:0-9,1:5-14 twenty doubtful
}
test_plot() {
    command -v gnuplot >/dev/null || return 0
    bloomkit fpr -m 100 -k 5 -n 5:30:5 --trials 20 --plot direct.svg >rates.tsv &&
    ends 0 bloomkit plot rates.tsv -o later.svg && cmp -s direct.svg later.svg &&
    grep -q 'm = 100, k = 5' later.svg && grep -q '>exact<' later.svg &&
    bloomkit theory -m 10 -k 3 -n 1:10 >theory.tsv &&
    ends 0 bloomkit plot theory.tsv rates.tsv -o "it's.svg" && grep -q 'm = 10, k = 3' "it's.svg" &&
    ends 0 bloomkit plot rates.tsv -o a.png && [ "$(dd if=a.png bs=1 skip=1 count=3 2>/dev/null)" = PNG ] &&
    ends 0 bloomkit plot rates.tsv -o a.pdf && [ "$(head -c 4 a.pdf)" = %PDF ] &&
    refused 2 "must end in .svg" bloomkit plot rates.tsv -o a.gif &&
    refused 2 "nowhere/a.svg: cannot create" bloomkit plot rates.tsv -o nowhere/a.svg
}
# holds FOLDER FILE…: these and nothing else.
holds() {
    folder=$1
    shift
    [ "$(echo $(ls "$folder"))" = "$*" ] && return
    echo "$folder holds: $(ls "$folder")" >>why
    return 1
}
# A name is not to end a line of the script: the next would be a command.
test_no_name_is_a_command() {
    name=$(printf 'a\n!touch pwned #') && rm -f pwned &&
    bloomkit theory -m 10 -k 3 -n 1:3 >theory.tsv && seq 20000 >"$name" &&
    for end in svg gp; do
        refused 2 "name of a figure must not hold control" bloomkit plot -o "$name.$end" theory.tsv &&
        refused 2 "name of a figure must not hold control" bloomkit fpr -m 10 -k 3 -n 1 --plot "$name.$end" || return 1
    done
    ends 0 bloomkit fpr -m 10 -k 3 -n 1 --keys "$name" --trials 2 --plot keys.gp &&
    grep -q "title 'm = 10, k = 3, a?!touch pwned #'" keys.gp && ! grep -q '^!' keys.gp &&
    { ! command -v gnuplot >/dev/null || { gnuplot keys.gp && ! [ -e pwned ]; }; }
}
test_intervals_stay_in_the_frame() {
    ends 0 bloomkit fpr -m 100 -k 3 -n 30 --trials 1 --probes 20 --plot top.gp &&
    awk -v hi="$(cell hi 1)" -F'[]:[]' '/^set yrange/ { exit !($3 >= hi) }' top.gp
}
# To gnuplot, what begins with "|" is a command.
test_no_pipe_in_a_name() {
    pipe='|touch pwned; cat #.svg' && rm -f pwned "$pipe" &&
    bloomkit theory -m 10 -k 3 -n 1:3 >theory.tsv || return 1
    command -v gnuplot >/dev/null || return 0
    ends 0 bloomkit plot -o "$pipe" theory.tsv && ! [ -e pwned ] && grep -q '<svg' "$pipe"
}
# A gnuplot that fails, and one that writes half a figure and says nothing.
test_failed_plot_leaves_what_was_there() {
    bloomkit theory -m 10 -k 3 -n 1:10 >theory.tsv && mkdir -p drawn bad && rm -f drawn/* &&
    for end in 1 0; do
        printf '#!/bin/sh\nfile=$(sed -n "s/^out = .\\(.*\\).$/\\1/p")\necho "<svg>" >"$file"\nexit %s\n' $end >bad/gnuplot
        chmod +x bad/gnuplot
        refused 2 "new.svg: gnuplot could not" env PATH="$work/bad:$PATH" "$bin" plot theory.tsv -o drawn/new.svg &&
        holds drawn "" && echo old >drawn/old.svg &&
        refused 2 "old.svg: gnuplot could not" env PATH="$work/bad:$PATH" "$bin" plot theory.tsv -o drawn/old.svg &&
        ends 2 env PATH="$work/bad:$PATH" "$bin" fpr -m 10 -k 3 -n 1 --trials 2 --plot drawn/old.svg &&
        ends 2 bloomkit fpr -m 10 -k 3 -n 1 --keys empty --probes 5 --plot drawn/old.svg &&
        refused 2 "cannot open the style" env BLOOMKIT_SHARE=/nowhere "$bin" plot theory.tsv -o drawn/old.svg &&
        holds drawn old.svg && is drawn/old.svg old && rm drawn/old.svg || return 1
    done
}
test_a_figure_replaces_as_a_filter_does() {
    command -v gnuplot >/dev/null || return 0
    bloomkit theory -m 10 -k 3 -n 1:10 >theory.tsv && mkdir -p drawn && rm -f drawn/* &&
    echo old >drawn/a.svg && chmod 600 drawn/a.svg && ln -s a.svg drawn/b.svg &&
    ends 0 bloomkit plot theory.tsv -o drawn/b.svg && ends 0 bloomkit plot theory.tsv -o drawn/c.gp &&
    ends 0 bloomkit fpr -m 10 -k 3 -n 0 --trials 2 --plot drawn/c.gp && is err "" &&
    ends 0 bloomkit fpr -m 10 -k 3 -n 0 --trials 2 --plot drawn/a.svg && is err "" &&
    holds drawn a.svg b.svg c.gp && [ -h drawn/b.svg ] && grep -q '</svg>' drawn/a.svg &&
    ls -l drawn/a.svg | grep -q '^-rw-------' && grep -q "^out = 'figure.svg'" drawn/c.gp
}
test_without_gnuplot() {
    bloomkit theory -m 10 -k 3 -n 1:10 >theory.tsv &&
    mkdir -p few && ln -sf "$(command -v sh)" few/sh &&
    refused 2 "gnuplot.* is not installed" env PATH="$work/few" "$bin" plot theory.tsv -o x.svg &&
    refused 2 "/nowhere/style.gp: cannot open .*: No such file.*BLOOMKIT_SHARE" \
        env BLOOMKIT_SHARE=/nowhere "$bin" plot theory.tsv -o x.svg &&
    mkdir -p loop && ln -sf style.gp loop/style.gp && ends 2 env BLOOMKIT_SHARE=loop "$bin" plot theory.tsv -o x.svg &&
    says "loop/style.gp: cannot open the style of the figures: " && ! grep -q BLOOMKIT_SHARE err
}
test_plot_with_few_open_files() {
    command -v gnuplot >/dev/null || return 0
    bloomkit theory -m 10 -k 3 -n 1:10 >theory.tsv &&
    ends 0 sh -c 'ulimit -n 8 && exec "$@"' sh "$bin" plot theory.tsv -o x.svg && is err ""
}
test_build_and_query() {
    ends 0 bloomkit build -n 5000 -p 1% -o w.bloom "$words" && is err "" &&
    ends 0 bloomkit query -c w.bloom "$words" && is out "$(grep -c '' "$words")" &&
    ends 0 bloomkit query w.bloom <"$words" && cmp -s out "$words" &&
    ends 1 bloomkit query -v w.bloom "$words" && is out "" &&
    seq 10000 >numbers && ends 0 bloomkit query w.bloom numbers && cp out maybe &&
    within "$(wc -l <maybe)" 20 120 &&
    ends 0 bloomkit query -v w.bloom numbers && cp out not &&
    [ "$(sort not maybe)" = "$(sort numbers)" ] &&
    ends 0 bloomkit query -vc w.bloom numbers && is out "$(grep -c '' not)" &&
    echo zzzz | ends 1 bloomkit query w.bloom && is out "" &&
    echo zzzz | ends 1 bloomkit query -c w.bloom && is out 0
}
# Can this program be kept short of memory? Not under a sanitizer.
can_starve() { (ulimit -d 30000 && exec "$bin" size -n 1 -p 1%) >/dev/null 2>&1; }
# A filter that is only asked is not copied into memory, and yet all of it is
# looked at. Where a program cannot be kept short of memory, that is not seen.
test_query_and_info_without_memory() {
    seq 1000 | bloomkit build -m 400M -k 7 -o huge.bloom && seq 2000 >numbers &&
    for command in "query -c huge.bloom numbers" "info huge.bloom"; do
        can_starve || break
        (ulimit -d 30000 && exec "$bin" $command) >out 2>err && is err "" || return 1
    done &&
    ends 0 bloomkit query -c huge.bloom numbers && is out 1000 &&
    for at in 20 80 25000000 50000063; do
        cp huge.bloom hurt.bloom && printf '\377' | dd of=hurt.bloom bs=1 seek=$at conv=notrunc 2>/dev/null &&
        refused 2 "hurt.bloom: .*damaged" bloomkit query hurt.bloom numbers &&
        ends 2 bloomkit info hurt.bloom && says "hurt.bloom: .*damaged" || return 1
    done
    head -c 25000000 huge.bloom >hurt.bloom && refused 2 "hurt.bloom: cut short" bloomkit query hurt.bloom numbers &&
    { cat huge.bloom; echo; } >hurt.bloom && refused 2 "hurt.bloom: too long" bloomkit query hurt.bloom numbers
    got=$?
    rm -f huge.bloom hurt.bloom
    return $got
}
test_query_from_a_pipe() {
    seq 1000 | bloomkit build -n 1000 -p 1% -o piped.bloom && seq 1000 >numbers &&
    cat piped.bloom | ends 0 bloomkit query -c /dev/stdin numbers && is out 1000 &&
    cat piped.bloom | ends 0 bloomkit info /dev/stdin && [ "$(cell insertions 1)" = 1000 ] &&
    head -c 100 piped.bloom | refused 2 "stdin: cut short" bloomkit query -c /dev/stdin numbers
}
test_build_of_given_bits() {
    printf 'alice\nbob' | ends 0 bloomkit build -m 64 -k 3 --seed 5 --scheme double -o a.bloom &&
    ends 0 bloomkit info a.bloom && [ "$(cell m 1) $(cell k 1) $(cell seed 1) $(cell scheme 1)" = "64 3 5 double" ] &&
    printf 'a\nb\nc\nd\ne\nf\n' | ends 0 bloomkit build -n 2 -p 1% -o b.bloom && says "6 keys in a filter for 2"
}
test_a_key_file_called_percent() {
    seq 50 >% && ends 0 bloomkit build -m 1000 -k 3 -o pc.bloom % </dev/null &&
    ends 0 bloomkit query -c pc.bloom % && is out 50 &&
    ends 0 bloomkit build -p 1 % -n 50 --margin 5 % -o pc.bloom % </dev/null &&
    ends 0 bloomkit query -c pc.bloom % && is out 50
}
# The answer to an output that cannot be does not wait for the keys.
test_output_that_cannot_be() {
    echo a | bloomkit build -n 9 -p 1% -o a.bloom && mkdir -p folder &&
    for o in nowhere/x a.bloom/x folder folder/ ''; do
        refused 2 "^bloomkit build: $o: cannot" bloomkit build -n 9 -p 1% -o "$o" there-are-no-such-keys || return 1
    done
    ln -sf nothing dangling && refused 2 "dangling: cannot follow" bloomkit build -n 9 -p 1% -o dangling no-keys &&
    refused 2 "a.svg: cannot create" bloomkit fpr -m 10 -k 3 -n 1 --plot nowhere/a.svg &&
    mkdir -p folder.svg && refused 2 "folder.svg: .*irectory" bloomkit fpr -m 10 -k 3 -n 1 --plot folder.svg
}
# What the output was led into is not replaced; a pipe is written to.
test_output_that_is_open() {
    echo a >key && echo precious >log
    for o in /dev/stdout /dev/fd/1 /proc/self/fd/1; do
        [ -e "$o" ] || continue
        bloomkit build -m 64 -k 1 -o "$o" key >>log 2>err
        [ $? -eq 2 ] && says "$o: cannot replace what is open" && is log precious || return 1
        bloomkit build -m 64 -k 1 -o "$o" key | cat >piped.bloom
        ends 0 bloomkit query piped.bloom key && is out a || return 1
    done
}
test_keys_with_nul() {
    printf 'two\nlines\0one\0' | ends 0 bloomkit build -0 -n 10 -p 1% -o z.bloom &&
    printf 'one\0two\nlines\0three\0' | ends 0 bloomkit query -0 z.bloom &&
    tr '\0' '@' <out >seen && is seen "$(printf 'one@two\nlines@')" &&
    printf 'one\nlines\r\n' | ends 0 bloomkit query z.bloom && is out one
}
test_add_and_remove() {
    echo alice | bloomkit build -n 10 -p 1% --counting -o c.bloom &&
    echo bob | ends 0 bloomkit add c.bloom && printf 'alice\nbob\n' >both &&
    ends 0 bloomkit query c.bloom both && cmp -s out both &&
    echo alice | ends 0 bloomkit remove c.bloom &&
    ends 0 bloomkit query c.bloom both && is out bob &&
    cp c.bloom before &&
    echo zzz | ends 1 bloomkit remove c.bloom && says "not in it" &&
    ends 0 bloomkit query c.bloom both && is out bob &&
    ends 0 bloomkit info c.bloom && [ "$(cell insertions 1) $(cell kind 1)" = "1 counting, 4 bits" ]
}
# Can its system calls be made to fail? Not without strace, nor under a sanitizer.
can_trace() { strace -o /dev/null "$bin" size -n 1 -p 1% >/dev/null 2>&1; }
can_trace || echo "  SKIP  a folder that cannot be flushed: strace cannot make it so"
test_remove_in_a_folder_that_cannot_be_flushed() {
    can_trace || return 0
    echo alice >key && bloomkit build -n 10 -p 1% --counting -o c.bloom key &&
    for call in 1 2; do
        refused 2 "c.bloom: cannot flush" strace -qq -o /dev/null -e trace=fsync -e inject=fsync:error=EIO:when=$call \
            "$bin" remove c.bloom key && ends $((call - 1)) bloomkit query c.bloom key || return 1
    done
    bloomkit remove --help | grep -q 'as it was, unless its folder cannot be flushed'
}
# What comes through a pipe is not read in vain, and not waited for.
test_change_what_is_no_file() {
    echo a >key && bloomkit build -n 9 -p 1% --counting -o p.bloom key && rm -f fifo && mkfifo fifo || return 1
    for verb in add remove; do
        refused 2 "fifo: cannot be changed: not a regular file" bloomkit $verb fifo key &&
        cat p.bloom | refused 2 "/dev/stdin: cannot be changed: not a regular file" bloomkit $verb /dev/stdin key &&
        refused 2 "/dev/stdin: cannot replace what is open" bloomkit $verb /dev/stdin key <p.bloom || return 1
    done
}
# The first one has loaded the filter when it asks for keys. The second one, if
# it did not wait, would have the time to end before the first one goes on.
test_two_add_at_once() {
    : | bloomkit build -n 10 -p 1% -o h.bloom && rm -f fifo && mkfifo fifo && echo bob >bob || return 1
    bloomkit add h.bloom fifo 2>err.1 & first=$!
    exec 3>fifo
    (exec 3>&-; bloomkit add h.bloom bob) 2>err.2 & second=$!
    sleep 1
    echo alice >&3 && exec 3>&-
    wait $first && wait $second && printf 'alice\nbob\n' >both &&
    ends 0 bloomkit query h.bloom both && is out "$(cat both)" && ends 0 bloomkit info h.bloom && [ "$(cell insertions 1)" = 2 ]
}
test_add_to_a_file_that_is_replaced_meanwhile() {
    : | bloomkit build -n 10 -p 1% -o h.bloom && : | bloomkit build -n 99 -p 1% -o other.bloom &&
    cp other.bloom same && rm -f fifo && mkfifo fifo || return 1
    bloomkit add h.bloom fifo 2>err & first=$!
    exec 3>fifo
    mv other.bloom h.bloom && echo alice >&3 && exec 3>&-
    wait $first
    [ $? -eq 2 ] && says "h.bloom: somebody has replaced it meanwhile" && cmp -s h.bloom same
}
# The second key comes when the first has its answer, or else after a while.
test_query_answers_what_has_come() {
    printf 'alice\nbob\n' | bloomkit build -n 10 -p 1% -o q.bloom && rm -f in out && mkfifo in out || return 1
    bloomkit query q.bloom in >out 2>err & asking=$!
    exec 4<out 3>in && echo alice >&3 && first=$(timeout 10 head -n 1 <&4)
    echo bob >&3 && exec 3>&- && second=$(cat <&4) && exec 4<&-
    wait $asking && rm -f out && [ "$first $second" = "alice bob" ]
}
# It has mapped the filter when it asks for keys.
test_query_of_a_file_that_is_cut_meanwhile() {
    : | bloomkit build -n 10 -p 1% -o h.bloom && rm -f fifo && mkfifo fifo || return 1
    bloomkit query h.bloom fifo >out 2>err & first=$!
    exec 3>fifo
    : >h.bloom && echo alice >&3 && exec 3>&-
    wait $first
    [ $? -eq 2 ] && says "h.bloom: became shorter while it was in use"
}
# What is opened must not get a standard stream's number.
test_closed_streams() {
    printf 'a\nb\n' >two && bloomkit build -n 10 -p 1% -o s.bloom two && cp s.bloom before || return 1
    (exec 2>&-; bloomkit add s.bloom nosuch)
    [ $? -eq 2 ] && cmp -s s.bloom before &&
    (exec 2>&-; bloomkit remove s.bloom two)
    [ $? -eq 2 ] && cmp -s s.bloom before &&
    (exec <&-; refused 2 "-: cannot read: Bad file descriptor" bloomkit add s.bloom) && cmp -s s.bloom before &&
    (exec >&-; bloomkit query s.bloom two 2>err)
    [ $? -eq 2 ] && says "cannot write the output"
}
test_output_onto_an_input() {
    printf 'a\nb\n' >two && cp two before && ln -sf two alias &&
    refused 2 "two is to be read" bloomkit build -n 10 -p 1% -o alias two && cmp -s two before &&
    bloomkit theory -m 100 -k 3 -n 1:3 >t.gp && cp t.gp before &&
    refused 2 "t.gp is to be read" bloomkit plot t.gp -o t.gp && cmp -s t.gp before
}
# Written over in place by one of the same length; or replaced, which is fine.
test_query_of_a_file_that_is_written_to_meanwhile() {
    echo alice >key && bloomkit build -n 10 -p 1% -o alice.bloom key && echo bob | bloomkit build -n 10 -p 1% -o bob.bloom &&
    for how in "" -c -v; do
        rm -f fifo && cp alice.bloom h.bloom && touch -t 202001010000 h.bloom && mkfifo fifo || return 1
        bloomkit query $how h.bloom fifo >out 2>err & first=$!
        exec 3>fifo
        dd if=bob.bloom of=h.bloom conv=notrunc 2>/dev/null && cat key >&3 && exec 3>&-
        wait $first
        [ $? -eq 2 ] && says "h.bloom: was written to while it was in use" && { [ "$how" != -c ] || is out ""; } || return 1
    done
    rm -f fifo && cp alice.bloom h.bloom && mkfifo fifo || return 1
    bloomkit query h.bloom fifo >out 2>err & first=$!
    exec 3>fifo
    mv bob.bloom h.bloom && cat key >&3 && exec 3>&-
    wait $first && is out alice && is err ""
}
test_remove_from_a_plain_filter() {
    echo alice | bloomkit build -n 10 -p 1% -o p.bloom && cp p.bloom before &&
    echo alice >key && refused 2 "p.bloom: a plain filter cannot" bloomkit remove p.bloom key &&
    cmp -s p.bloom before
}
test_stuck_counters() {
    yes alice | head -n 40 >forty && bloomkit build -n 10 -p 1% --counting -o s.bloom forty &&
    ends 0 bloomkit remove s.bloom forty && says "stuck" &&
    ends 0 bloomkit query -c s.bloom forty && is out 40 &&
    ends 0 bloomkit info s.bloom && [ "$(cell saturated 1)" -ge 1 ]
}
test_info() {
    seq 1000 | bloomkit build -n 1000 -p 1% -o i.bloom && ends 0 bloomkit info i.bloom w.bloom &&
    head_is "file kind m k scheme hash seed insertions bytes ones fill saturated keys keys_sd rate" &&
    [ "$(cell m 1) $(cell insertions 1) $(cell hash 1)" = "9595 1000 XXH3" ] &&
    [ "$(cell bytes 1)" -eq "$(wc -c <i.bloom)" ] && within "$(cell keys 1)" 950 1050 &&
    within "$(cell rate 1)" .008 .012 && [ "$(cell file 2)" = w.bloom ] &&
    seq 100 | bloomkit build -m 10 -k 3 -o full.bloom && ends 0 bloomkit info full.bloom && [ "$(cell keys 1)" = nan ]
}
test_union() {
    seq 1 500 | bloomkit build -n 1000 -p 1% -o u1 && seq 501 1000 | bloomkit build -n 1000 -p 1% -o u2 &&
    ends 0 bloomkit union -o u u1 u2 && seq 1000 | ends 0 bloomkit query -c u && is out 1000 &&
    seq 1000 | bloomkit build -n 1000 -p 1% -o all && cmp -s u all &&
    seq 5 | bloomkit build -n 1000 -p 1% --seed 1 -o seeded &&
    refused 2 "seeded: .*seed" bloomkit union -o u u1 seeded && cmp -s u all &&
    seq 5 | bloomkit build -n 1000 -p 1% --counting -o counting &&
    refused 2 "counting.*plain" bloomkit union -o u u1 counting
}
# Its parts can come through pipes, each of which can be read but once.
test_union_of_pipes() {
    seq 1 500 | bloomkit build -n 1000 -p 1% -o u1 && seq 501 1000 | bloomkit build -n 1000 -p 1% -o u2 &&
    ends 0 bloomkit union -o all u1 u2 && cat u1 | ends 0 bloomkit union -o u /dev/stdin u2 && cmp -s u all &&
    cat u2 | ends 0 bloomkit union -o u u1 /dev/stdin && cmp -s u all
}
# Where it replaces one of its parts, under any name, it holds that file: nobody can
# add to it between. Here it has the file when it waits for the other part.
test_union_into_a_part() {
    for out in h.bloom hard soft; do
        rm -f h.bloom hard soft fifo && : | bloomkit build -n 10 -p 1% -o h.bloom && cp h.bloom part && echo bob >bob &&
        ln h.bloom hard && ln -s h.bloom soft && mkfifo fifo || return 1
        bloomkit union -o $out h.bloom fifo 2>err.1 & first=$!
        exec 3>fifo
        (exec 3>&-; bloomkit add $out bob) 2>err.2 & second=$!
        sleep 1
        cat part >&3 && exec 3>&-
        wait $first && wait $second && ends 0 bloomkit query -c $out bob || return 1
    done
    # Who does not ask for the lock is noticed.
    rm -f fifo && mkfifo fifo && : | bloomkit build -n 99 -p 1% -o other.bloom && cp other.bloom same || return 1
    bloomkit union -o h.bloom h.bloom fifo 2>err & first=$!
    exec 3>fifo
    mv other.bloom h.bloom && cat part >&3 && exec 3>&-
    wait $first
    [ $? -eq 2 ] && says "h.bloom: somebody has replaced it meanwhile" && cmp -s h.bloom same
}
test_show() {
    printf 'alice\nbob' | bloomkit build -m 70 -k 3 -o t.bloom && printf 'bob\nmichael\n' >ask &&
    ends 0 bloomkit show t.bloom ask && grep -q '^bob .*maybe\|   maybe' out && grep -q 'definitely not' out &&
    [ "$(sed -n '2,3p' out | tr -cd 1 | wc -c)" -eq "$(bloomkit info t.bloom | awk -F'\t' 'NR == 2 { print $10 }')" ] &&
    refused 2 "too large to draw" bloomkit show w.bloom &&
    # The header has said so: the rest, were it long, would be read in vain.
    head -c 64 w.bloom >header && refused 2 "too large to draw" bloomkit show header &&
    cat w.bloom | refused 2 "too large to draw" bloomkit show /dev/stdin &&
    cat t.bloom | ends 0 bloomkit show /dev/stdin ask && grep -q 'definitely not' out &&
    head -c 70 t.bloom >header && refused 2 "cut short" bloomkit show header
}
test_json() {
    for command in "size -n 10 -p 1%" "theory -m 10 -k 3 -n 1:3" "info full.bloom w.bloom" \
        "fpr -m 10 -k 3 -n 1:2 --trials 2"; do
        ends 0 bloomkit $command --json && grep -q '^  { "' out &&
            ! grep -q 'nan' out || return 1
        ! command -v python3 >/dev/null || python3 -m json.tool <out >/dev/null || return 1
    done
}
# Names of files are bytes; JSON is UTF-8, and a row or a remark of a table is a
# line.
test_names_in_tables() {
    name=$(printf 'n\377\303\251\303') && echo a >key && bloomkit build -m 64 -k 3 -o n.bloom key &&
    # Some file systems have no such names.
    { ! cp n.bloom "$name" 2>/dev/null || { ends 0 bloomkit info "$name" --json &&
        grep -q "\"file\": \"n\\\\ufffd$(printf '\303\251')\\\\ufffd\"," out &&
        { ! command -v python3 >/dev/null || python3 -m json.tool <out >/dev/null; }; }; } &&
    name=$(printf 'two\nli\tnes') && seq 20000 >"$name" &&
    ends 0 bloomkit fpr -m 10 -k 3 -n 1 --keys "$name" --trials 2 && cp out named && [ "$(wc -l <named)" -eq 3 ] &&
    grep -q "^# .*--keys 'two?li?nes' " named && [ "$(cell keys 1)" = "two?li?nes" ] &&
    ends 0 bloomkit merge-results named && [ "$(rows out)" = "$(rows named)" ]
}
# The first line of a table makes the table again, whatever the keys' file is called.
test_first_line_is_the_command() {
    for name in "my keys" "it's" "''" 'a"$HOME"' 'back\slash' '~' '#' '*' ';a' 'a&b' plain.txt -x "$(printf '\303\274')"; do
        seq 300 >"./$name" && ends 0 bloomkit fpr -m 100 -k 3 -n 5,9 --keys "$name" --trials 2 --probes 50 --shard 2/2 && cp out first &&
        eval "$(sed -n '1s/^# //p' first)" >second 2>err && cmp -s first second && [ "$(cell keys 1)" = "$name" ] || { cat first >>why; return 1; }
    done
    ends 0 bloomkit fpr -m 100 -k 3 -n 5 --keys plain.txt --trials 2 && grep -q '^# .*--keys plain.txt ' out &&
    ends 0 bloomkit theory -m 100 -k 3 -n 1,5:9 && cp out first && eval "$(sed -n '1s/^# //p' first)" | cmp -s - first
}
test_fifteen_digits() {
    ends 0 bloomkit theory -m 1000 -k 7 -n 100 && cell exact 1 | grep -q '^0\.00826624751484355$'
}

# --- a test per bad input -------------------------------------------------------

test_missing_file() {
    refused 2 "nowhere: cannot open: No such file" bloomkit query nowhere &&
    refused 2 "nowhere: cannot open: No such file" bloomkit build -n 5 -p 1% -o x nowhere &&
    refused 2 "nowhere: cannot open: No such file" bloomkit plot nowhere -o x.svg &&
    refused 2 "nowhere: .*cannot be read: No such file" bloomkit fpr -m 10 -k 3 -n 1 --keys nowhere &&
    refused 2 "nowhere: cannot open: No such file" bloomkit info nowhere && ! [ -e x ]
}
test_directory() {
    mkdir -p folder && echo a | bloomkit build -n 5 -p 1% -o d.bloom && cp d.bloom before &&
    refused 2 "folder: cannot read: Is a directory" bloomkit build -n 5 -p 1% -o x folder &&
    refused 2 "folder: cannot read: Is a directory" bloomkit query d.bloom folder &&
    refused 2 "folder: cannot read: Is a directory" bloomkit add d.bloom folder && cmp -s d.bloom before &&
    refused 2 "folder: .*irectory" bloomkit query folder "$words" &&
    refused 2 "folder: .*irectory" bloomkit build -n 5 -p 1% -o folder "$words" &&
    refused 2 "folder: cannot read: Is a directory" bloomkit merge-results folder
}
test_no_filter() {
    refused 2 "words.txt: no.*filter\|words.txt: .*not" bloomkit query "$words" &&
    echo hi >hi && refused 2 "hi: not a filter file" bloomkit query hi "$words" &&
    refused 2 "hi: not a filter file" bloomkit info hi && refused 2 "hi: not a filter file" bloomkit info --json hi &&
    echo a | bloomkit build -n 100 -p 1% -o whole.bloom && head -c 80 whole.bloom >cut.bloom &&
    refused 2 "cut.bloom: " bloomkit query cut.bloom "$words" &&
    { head -c 100 whole.bloom; printf x; tail -c +102 whole.bloom; } >flip.bloom &&
    refused 2 "flip.bloom: .*damaged" bloomkit query flip.bloom "$words"
}
test_binary_keys() {
    cp "$bin" binary && n=$(tr -cd '\n' <binary | wc -c) && ends 0 bloomkit build -n 50k -p 1% -o bin.bloom binary &&
    ends 0 bloomkit query bin.bloom binary && within "$(($(wc -c <out) - $(wc -c <binary)))" 0 1 &&
    head -c "$(wc -c <binary)" out | cmp -s - binary && [ "$n" -gt 0 ]
}
test_line_of_10_mb() {
    head -c 10000000 /dev/zero | tr '\0' a >long && { cat long; printf '\nshort\n'; cat long; printf b; } >lines &&
    ends 0 bloomkit build -n 10 -p 1% -o l.bloom long && ends 0 bloomkit query l.bloom lines &&
    [ "$(wc -c <out)" -eq 10000001 ]
}
test_line_without_an_end() {
    refused 2 "/dev/zero: .*a line of 64 megabytes or more" bloomkit fpr -m 10 -k 3 -n 1 --keys /dev/zero &&
    refused 2 "/dev/zero: cannot read: File too large" bloomkit build -n 10 -p 1% -o x /dev/zero &&
    refused 2 "/dev/zero: cannot read: File too large" bloomkit query w.bloom /dev/zero &&
    refused 2 "/dev/zero: holds a NUL byte" bloomkit merge-results /dev/zero &&
    tr '\0' a </dev/zero 2>/dev/null | refused 2 "-: cannot read: File too large" bloomkit merge-results -
}
test_empty_file() {
    : >empty && ends 0 bloomkit build -n 10 -p 1% -o e.bloom empty && ends 1 bloomkit query e.bloom empty &&
    ends 1 bloomkit query e.bloom "$words" && ends 0 bloomkit info e.bloom && [ "$(cell insertions 1)" = 0 ] &&
    echo | ends 1 bloomkit query e.bloom && echo | bloomkit add e.bloom && echo | ends 0 bloomkit query -c e.bloom && is out 1 &&
    refused 2 "empty has 0 different keys: too few" bloomkit fpr -m 10 -k 3 -n 1 --keys empty
}
# Told at once, and not when the point is reached that needs more.
test_too_few_keys() {
    seq 100 >hundred && ends 0 bloomkit fpr -m 1000 -k 3 -n 50,99,20 --keys hundred --trials 2 &&
    refused 2 "hundred has 100 different keys: too few for -n 50,100,20" \
        bloomkit fpr -m 1000 -k 3 -n 50,100,20 --keys hundred --trials 2 &&
    ends 0 bloomkit fpr -m 1000 -k 3 -n 0,90 --keys hundred --trials 2 --probes 10 &&
    refused 2 "too few" bloomkit fpr -m 1000 -k 3 -n 1,91 --keys hundred --trials 2 --probes 10 &&
    refused 2 "too few" bloomkit fpr -m 1000 -k 3 -n 0 --keys hundred --trials 2 --probes 101
}
test_numbers_out_of_range() {
    for p in 1.5 0 1 -1 nan inf x '' 100%; do
        refused 2 "^bloomkit size: -p must be a rate above 0 and below 1.*not '$p'" bloomkit size -n 10 -p "$p" || return 1
    done
    for k in 0 4097 -1 1.5 x; do
        refused 2 "^bloomkit theory: -k must be a whole number from 1 to 4096, not '$k'" \
            bloomkit theory -m 10 -k "$k" -n 1 || return 1
    done
    refused 2 "-m must be a whole number from 1" bloomkit theory -m 0 -k 1 -n 1 &&
    refused 2 "-n must be a whole number from 1" bloomkit size -n 0 -p 1% &&
    refused 2 "2^48 bits" bloomkit size -n 1e18 -p 1% &&
    refused 2 "2^48\|memory" bloomkit build -n 1e18 -p 1% -o x empty &&
    refused 2 "margin must be" bloomkit size -n 10 -p 1% --margin -1 &&
    refused 2 "margin must be" bloomkit size -n 10 -p 1% --margin 20 &&
    refused 2 "scheme must be" bloomkit fpr -m 10 -k 3 -n 1 --scheme triple &&
    refused 2 "shard must be" bloomkit fpr -m 10 -k 3 -n 1 --shard 0/3 &&
    for s in 4/3 ' 1/3' +1/3 '1/ 3' 1/3x 1/ /3 1 1/-3 18446744073709551617/3 00000000000000000000000000001/3; do
        refused 2 "shard must be" bloomkit fpr -m 10 -k 3 -n 1 --shard "$s" || return 1
    done
    for p in 0x10% 0x1p-3 +1% ' 1%'; do
        refused 2 "-p must be a rate" bloomkit size -n 10 -p "$p" || return 1
    done
    refused 2 "-p must be a rate" bloomkit size -n 10 -p 1% % &&
    for p in 4.9e-324 2.2e-308 1e-307%; do
        refused 2 "-p must be at least 2.23e-308, not '$p'" bloomkit size -n 10 -p $p || return 1
    done
    ends 0 bloomkit size -n 10 -p 2.3e-308 && within "$(cell exact 1)" 1e-320 2.3e-308 &&
    refused 2 "trials must be" bloomkit fpr -m 10 -k 3 -n 1 --trials 0 &&
    refused 2 "threads must be" bloomkit fpr -m 10 -k 3 -n 1 --threads 0 &&
    refused 2 "square of probes" bloomkit fpr -m 10 -k 3 -n 1 --probes 4e9 --trials 2
}
test_ranges_that_are_none() {
    refused 2 "-n 10:1 runs backwards" bloomkit theory -m 10 -k 3 -n 10:1 &&
    refused 2 "-n 10:1 runs backwards" bloomkit fpr -m 10 -k 3 -n 10:1 &&
    refused 2 "-n 1:2:0 needs a step" bloomkit fpr -m 10 -k 3 -n 1:2:0 &&
    refused 2 "-n 1-5 must be" bloomkit theory -m 10 -k 3 -n 1-5 &&
    refused 2 "-n 1,1e15 goes beyond .*281474976710656" bloomkit theory -m 10 -k 3 -n 1,1e15
}
test_command_lines_that_are_none() {
    refused 2 "^bloomkit: there is no verb sizes" bloomkit sizes &&
    refused 2 "no option --probe " bloomkit fpr --probe 5 &&
    refused 2 "-n needs a value" bloomkit size -n &&
    refused 2 "give -n and -p" bloomkit size -n 5 &&
    refused 2 "either -n or -p but not both" bloomkit size -m 1M -n 100k -p 1% &&
    refused 2 "give -m, -k" bloomkit fpr -m 5 &&
    refused 2 "too much" bloomkit size extra &&
    refused 2 "missing" bloomkit query &&
    refused 2 "'%' is too much" bloomkit fpr -m 100 % -k 3 -n 5 &&
    refused 2 "'%' is too much" bloomkit theory -m 100 -k 3 % -n 5 &&
    refused 2 "-o FILE is missing" bloomkit build -n 10 -p 1%
}
test_full_disk() {
    [ -e /dev/full ] || return 0
    for command in "size -n 10 -p 1%" "theory -m 10 -k 3 -n 1:3" "fpr -m 10 -k 3 -n 1:9 --trials 2" \
        "fpr -m 10 -k 3 -n 1:9 --trials 2 --json" "query w.bloom $words" "query -c w.bloom $words" \
        "info w.bloom" "show t.bloom" "help --man" "size --help" "help"; do
        bloomkit $command >/dev/full 2>err
        [ $? -eq 2 ] && says "cannot write the output: No space left" ||
            { echo "$command >/dev/full" >>why; return 1; }
    done
    refused 2 "/dev/full: .*No space left" bloomkit build -n 10 -p 1% -o /dev/full "$words"
}
test_closed_pipe() {
    for i in 1 2 3 4 5 6 7 8 9 10; do cat "$words"; done >many
    for command in "theory -m 1000 -k 3 -n 1:100000" "query w.bloom many" "fpr -m 10 -k 3 -n 1:100000 --trials 1 --probes 1"; do
        { bloomkit $command; echo $? >status; } 2>err | head -n 1 >/dev/null
        is status 141 && is err "" || return 1
        # Once more where the signal is ignored, as some programs do to others.
        (trap '' PIPE; { bloomkit $command; echo $? >status; } 2>err | head -n 1 >/dev/null)
        grep -q '^141$\|^2$' status && is err "" || return 1
    done
}
# interrupted SIGNAL N COMMAND…: sends the signal half a second after the output
# has N lines, however busy the machine; after ten seconds in any case. A shell
# lets its background commands ignore SIGINT, so the command runs in front.
interrupted() {
    : >out
    sh -c 'me=$$ sig=$1 n=$2 i=0; shift 2
        (until [ "$(wc -l <out)" -ge $n ] || [ $i -ge 100 ] || ! kill -0 $me; do sleep .1; i=$((i + 1)); done
         sleep .5; kill -$sig $me) 2>/dev/null & exec "$@"' sh "$@" >out 2>err
}
# As nohup, and a shell for what it runs in the background, have it.
test_interrupts_that_are_ignored() {
    (trap '' INT TERM
    for sig in INT TERM; do
        interrupted $sig 3 "$bin" fpr -m 100k -k 7 -n 10,5000 --trials 4000 --probes 1000 &&
        [ "$(rows out | wc -l)" = 2 ] && [ "$(cell trials 2)" = 4000 ] || exit 1
    done)
}
test_interrupted() {
    for sig in INT TERM; do
        interrupted $sig 3 \
            "$bin" fpr -m 100k -k 7 -n 10,5000:20000:5000 --trials 2e4 --probes 1000
        got=$?
        [ $got -eq $([ $sig = INT ] && echo 130 || echo 143) ] && says "interrupted after [0-9]* of 20000 trials" &&
            [ "$(rows out | wc -l)" -ge 1 ] && within "$(cell trials 1)" 1 999999 || {
            echo "after SIG$sig: status $got" >>why; cat out err >>why; return 1; }
        # What is there is a result like any other, that of a shorter run.
        cp out part && ends 0 bloomkit merge-results part && [ "$(rows out)" = "$(rows part)" ] || return 1
        n=$(rows part | tail -n 1 | cut -f 3) && trials=$(rows part | tail -n 1 | cut -f 5) &&
        ends 0 bloomkit fpr -m 100k -k 7 -n "$n" --trials "$trials" --probes 1000 &&
            [ "$(rows out)" = "$(rows part | tail -n 1)" ] || return 1
    done
}
# Whoever began these tests may have them ignore a signal; then so does the command.
ignored() { [ "$(sh -c "kill -$1 \$\$; echo alive" 2>/dev/null)" ]; }
# In a folder of its own. A size limit strikes in the middle of the file; the
# other signals are sent when the new file is there, and when it is large.
test_no_save_leaves_litter() {
    rm -rf save && mkdir save && echo old >save/b && echo key >key || return 1
    (ulimit -f 16; refused 2 "save/b: cannot write: File too large" bloomkit build -m 1e7 -k 1 -o save/b key) &&
        is save/b old && holds save b || return 1
    for sig in ALRM HUP INT QUIT TERM USR1 USR2 XCPU; do
        ! ignored $sig || continue
        sh -c 'ulimit -c 0; me=$$
            (until [ -n "$(find save -name "b.new-*" -size +8)" ]; do [ -e save/b.done ] && exit; done; kill -'$sig' $me) &
            exec "$@"' sh "$bin" build -m 4e9 -k 1 -o save/b key 2>err
        got=$?
        : >save/b.done
        wait
        [ $got -gt 128 ] && is save/b old && rm save/b.done && holds save b ||
            { echo "after SIG$sig: status $got, $(ls save)" >>why; return 1; }
    done
}
# A filter that is not finished does not count; one does not wait until it is.
test_interrupted_in_one_trial() {
    plot="--plot rate.svg"
    command -v gnuplot >/dev/null || plot=
    for j in 1 3; do
        rm -f rate.svg
        interrupted INT 3 "$bin" fpr -m 1e9 -k 7 -n 20,2e8 --trials $j -j $j $plot
        got=$?
        [ $got -eq 130 ] && says "interrupted after 0 of $j trials for n = 200000000$" &&
            [ "$(rows out | wc -l)" -eq 1 ] && cp out part && { [ -z "$plot" ] || [ -s rate.svg ]; } || return 1
        ends 0 bloomkit fpr -m 1e9 -k 7 -n 20 --trials $j && [ "$(rows out)" = "$(rows part)" ] || return 1
    done
    rm -f rate.svg
    # Nothing is printed before the end: 99 lines never come.
    interrupted INT 99 "$bin" fpr -m 1e9 -k 7 -n 2e9 --trials 1 --plot rate.svg --json
    [ $? -eq 130 ] && says "interrupted after 0 of 1 trials" && is out "[]" && ! [ -e rate.svg ]
}
# Debian has script(1) everywhere, but some containers have no terminal to lend,
# and other systems another script(1).
has_terminals() {
    script -qec true /dev/null >/dev/null 2>&1 </dev/null
}
has_terminals || echo "  SKIP  progress on a terminal: there is none to lend"
test_progress_on_a_terminal_only() {
    set -- "$bin" fpr -m 100k -k 7 -n 5000 --trials
    ends 0 "$@" 100 && is err "" || return 1
    has_terminals || return 0
    # In the foreground: else timeout interrupts its group, and so twice.
    script -qec "timeout --foreground -s INT 3 $* 1e5 >rows" /dev/null >seen </dev/null
    grep -q "n = 5000: [0-9]* %" seen && [ "$(rows rows | wc -l)" -eq 1 ] &&
        script -qec "$* 10 >rows" /dev/null >seen </dev/null && is seen "" || return 1
    # A filter that takes long to come is waited for with a word, too. Whatever
    # its name and the terminal's width, the word is one line.
    echo a | bloomkit build -n 9 -p 1% -o slow.bloom && ln -sf /dev/stdin "$(printf 'sl\now')" || return 1
    script -qec "{ sleep 3; cat slow.bloom; } | $bin info sl*ow >rows" /dev/null >seen </dev/null
    grep -q "$(printf '\r\033\\[?7lsl?ow: *([0-9]* s)\033\\[K\033\\[?7h')" seen && [ "$(rows rows | wc -l)" -eq 1 ]
}
# More keys than a read() brings, so that some lie across two, and that it is
# long over when the second file comes; and as many where no thread can be had.
test_many_keys() {
    seq 1000001 1300000 >many && echo end >short && cat many short many >all &&
    ends 0 bloomkit build -n 310k -p 1% -o m.bloom many short && is err "" &&
    ends 0 bloomkit info m.bloom && [ "$(cell insertions 1)" = 300001 ] &&
    ends 0 bloomkit query m.bloom many short many && cmp -s out all &&
    cat all | ends 0 bloomkit query m.bloom && cmp -s out all &&
    dd if=all bs=999 2>/dev/null | ends 0 bloomkit query m.bloom - && cmp -s out all &&
    tr '\n' '\0' <all >nuls && ends 0 bloomkit query -0 m.bloom nuls && cmp -s out nuls &&
    bloomkit query m.bloom many nowhere short >out 2>err
    [ $? -eq 2 ] && says "nowhere: cannot open" && cmp -s out many &&
    bloomkit query m.bloom many . short >out 2>err
    [ $? -eq 2 ] && says "^bloomkit query: .: cannot read: Is a directory" && cmp -s out many
}
# A thread wants a stack as large as the limit says, and cannot have it.
test_keys_without_a_thread() {
    if ! can_starve || ! (ulimit -s 1000000) 2>/dev/null; then
        echo "  SKIP  no thread to be had: memory cannot be kept short here"
        return
    fi
    seq 1000001 1300000 >many && bloomkit build -n 300k -p 1% -o m.bloom many || return 1
    cat many | (ulimit -d 30000 && ulimit -s 1000000 && exec "$bin" query m.bloom - many) >out 2>err
    [ $? -eq 0 ] && is err "" && cat many many | cmp -s - out
}
# Whoever waits for keys can be interrupted.
test_interrupted_while_waiting() {
    for sig in INT TERM; do
        ! ignored $sig || continue
        rm -f fifo x && mkfifo fifo && exec 3<>fifo && echo alice >&3 && interrupted $sig 0 "$bin" build -m 64 -k 3 -o x fifo
        got=$?
        exec 3>&-
        [ $got -eq $([ $sig = INT ] && echo 130 || echo 143) ] && ! [ -e x ] ||
            { echo "after SIG$sig: status $got" >>why; return 1; }
    done
}

# By a library that is loaded before the command, one allocation fails. There
# are systems and sanitizers that cannot have it.
"${CC:-cc}" -shared -fPIC -o memory.so "$here/tests/memory.c" 2>/dev/null
starve() {
    at=$1
    shift
    rm -f struck t.gp && cp counting.bloom t &&
    env FAIL_AT="$at" LD_PRELOAD="$work/memory.so" "$bin" "$@" >out 2>err
    got=$?
    cat t $(ls t.gp 2>/dev/null) >made
}
can_fail() {
    echo a | bloomkit build -m 99 -k 3 --counting -o counting.bloom && starve 1 info t && [ -e struck ]
}
can_fail || echo "  SKIP  allocations that fail: none can be made to"
# starves COMMAND…: whichever allocation fails, it ends with a message and has
# changed nothing, or as if all had gone well.
starves() {
    starve 0 "$@"
    want=$got n=0
    cp out right && cp made right.made && [ "$want" -lt 2 ] || { echo "$*: $got" >>why; cat err >>why; return 1; }
    until [ $n -gt 0 ] && ! [ -e struck ]; do
        n=$((n + 1))
        starve $n "$@"
        case $got in
        2) grep -q '^bloomkit' err && cmp -s made counting.bloom ;;
        *) [ "$got" -eq "$want" ] && cmp -s out right && cmp -s made right.made ;;
        esac || { echo "$* without its allocation $n: status $got, $(cat err)" >>why; return 1; }
    done
    [ $n -gt 1 ] || { echo "$*: asks for no memory" >>why; return 1; }
}
test_every_allocation_may_fail() {
    can_fail || return 0
    printf 'a\nb\nc\n' >keys && bloomkit build -m 99 -k 3 -o plain.bloom keys &&
    bloomkit fpr -m 99 -k 3 -n 1,2 --trials 2 --shard 1/2 >one.tsv &&
    bloomkit fpr -m 99 -k 3 -n 1,2 --trials 2 --shard 2/2 >two.tsv &&
    starves help fpr && starves size -n 9 -p 1% --table && starves theory -m 99 -k 3 -n 1:99 --table &&
    starves theory -m 99 -k 3 -n 1 && starves theory -m 99 -k 3 -n 1 --json &&
    starves fpr -m 99 -k 3 -n 1,2 --trials 3 -j 2 --keys keys --probes 1 --plot t.gp &&
    starves fpr -m 99 -k 3 -n 1 --trials 3 -j 2 --table && starves plot -o t.gp one.tsv &&
    starves merge-results one.tsv two.tsv --table && starves info t plain.bloom --table && starves show t keys &&
    starves build -n 9 -p 1% -o t keys && starves build -n 9 -p 1% --counting -o t keys &&
    starves add t keys && starves remove t keys && starves union -o t plain.bloom plain.bloom &&
    starves query -c t keys
}

# --- all of them, and then planted faults ----------------------------------------

tests=$(sed -n 's/^\(test_[a-z0-9_]*\)() {$/\1/p' "$here/tests/08-lab.sh")
for t in $tests; do
    : >why
    if $t; then ok; else bad "$t" "$(cat why)"; fi
done

# sees TEST BODY: with a command whose body is that, the test must fail. $real
# is the true one.
real=$bin
sees() {
    printf '#!/bin/sh\nreal=%s\n%s\n' "$real" "$2" >faulty
    chmod +x faulty
    bin=$work/faulty
    expect "$1 does not see a planted fault: $2" not $1
    bin=$real
}
sees test_help '"$real" "$@" | grep -v "^exit status"'
sees test_size '"$real" "$@" | sed s/9595/9594/'
sees test_theory '"$real" "$@" | sed s/fill/full/'
sees test_fpr '"$real" "$@" | grep -v "^#"'
sees test_same_seed_same_answer '"$real" "$@" --seed 1$$ 2>/dev/null || "$real" "$@" | sed "s/^1/$$/"'
sees test_shards '"$real" "$@" | awk -F"\t" -v OFS="\t" "\$5 > 0 && \$5 < 100 { \$6++ } 1"'
sees test_fpr_measures_each_n_once '"$real" "$@" && "$real" "$@" | tail -n 1'
sees test_help_of_defaults '"$real" "$@" | sed "s/seed is 0/seed is 1/"'
sees test_version '"$real" "$@" | sed s/$/.9/'
sees test_names_in_tables '"$real" "$@" | sed "s/.ufffd/$(printf "\\377")/"'
sees test_without_gnuplot '"$real" "$@" 2>&1 | sed "s/: [A-Z][a-z].*//" >&2; exit 2'
! command -v gnuplot >/dev/null || sees test_plot_with_few_open_files '[ "$(ulimit -n)" != 8 ] || exit 2; "$real" "$@"'
sees test_tables_that_are_cut '{ cat "$2"; echo; } >mended; shift 2; "$real" merge-results mended "$@"'
! can_starve || sees test_tables_without_memory '[ "$1" != size ] || exec "$real" "$@"; "$real" "$@" 2>&1 | sed "s/does.*/has not as many cells/" >&2; exit 2'
sees test_tables_with_nul 'tr -d "\000" <"$2" >mended; shift 2; "$real" merge-results mended "$@"'
sees test_plot_refuses_what_is_no_point 'sed 3d "$2" >fewer.tsv; shift 2; "$real" plot fewer.tsv "$@"'
sees test_plot_sorts '"$real" "$@"; s=$?; [ "$2" != mixed.tsv ] || echo >>mixed.gp; exit $s'
sees test_tables_from_elsewhere '! grep -q "$(printf "\\r")" other && "$real" "$@"'
sees test_first_line_is_the_command '"$real" "$@" | tr -d "\047"'
sees test_merge_refuses_squares_that_cannot_be '"$real" "$@" || :'
sees test_merge_counts_the_filters '"$real" "$@" 2>&1 | sed "s/doubtful/twenty/" >&2; exit 2'
sees test_no_name_is_a_command '"$real" "$@"; e=$?; touch pwned; exit $e'
sees test_a_key_file_called_percent 'for o; do shift; [ "$o" = % ] || set -- "$@" "$o"; done; "$real" "$@"'
sees test_too_few_keys '"$real" "$@" 2>&1 | sed 1d; exit 2'
sees test_interrupted_in_one_trial 'exec sleep 3'
sees test_failed_plot_leaves_what_was_there 'for o; do :; done; echo "$o: gnuplot could not" >&2; echo >"$o"; exit 2'
sees test_a_figure_replaces_as_a_filter_does 'for o; do :; done; rm "$o"; "$real" "$@"'
! can_starve || sees test_query_and_info_without_memory '[ "$1" = size ] || [ "$(ulimit -d)" != 30000 ] || exit 2; "$real" "$@"'
sees test_query_from_a_pipe '[ "$1" = build ] || { [ "$2" ] && head -c 64 /dev/stdin >/dev/null; }; "$real" "$@"'
sees test_output_that_cannot_be '"$real" "$@" 2>&1 | grep -v cannot.create >&2; exit 2'
sees test_output_that_is_open '"$real" "$@"; s=$?; echo >log; exit $s'
sees test_build_and_query '"$real" "$@" | tail -n +2'
sees test_add_and_remove '"$real" "$@"; exit 0'
sees test_change_what_is_no_file '[ "$2" != fifo ] || exit 0; "$real" "$@"'
sees test_two_add_at_once '[ "$1" = add ] || exec "$real" "$@"; cp "$2" $$; "$real" add $$ "$3"; mv $$ "$2"'
sees test_add_to_a_file_that_is_replaced_meanwhile '"$real" "$@" || { : >h.bloom; exit 2; }'
sees test_union_of_pipes '[ "$4 $5" != "u1 /dev/stdin" ] || head -c 64 >/dev/null; "$real" "$@"'
sees test_union_into_a_part '[ "$1" = union ] || exec "$real" "$@"; cp "$4" $$; "$real" union -o "$3" $$ "$5"'
! can_trace || sees test_remove_in_a_folder_that_cannot_be_flushed '"$real" "$@" | sed "s/, unless.*//"'
sees test_query_of_a_file_that_is_written_to_meanwhile '"$real" "$@" 2>err || { cat err >&2; exit 1; }'
sees test_show '[ "$2" != header ] || set -- show t.bloom; "$real" "$@"'
sees test_missing_file '"$real" "$@" 2>/dev/null'
sees test_directory '"$real" "$@" 2>&1'
sees test_numbers_out_of_range '"$real" "$@" || exit 1'
sees test_full_disk '"$real" "$@" | cat'
sees test_closed_pipe 'trap "" PIPE; "$real" "$@" || { echo oh >&2; exit 1; }'
! has_terminals || sees test_progress_on_a_terminal_only '"$real" "$@" 2>/dev/null'
! can_fail || for fault in 'kill -SEGV $$' 'exit 2' 'echo row'; do
    sees test_every_allocation_may_fail '[ "${FAIL_AT:-0}" = 0 ] || { '"$fault"'; }; "$real" "$@"'
done
sees test_no_save_leaves_litter '"$real" "$@"; s=$?; : >save/b.new-1; exit $s'
sees test_many_keys '"$real" "$@" | sed 123456d'
! can_starve || sees test_keys_without_a_thread '[ "$(ulimit -s)" != 1000000 ] || exit 2; "$real" "$@"'
sees test_interrupted_while_waiting ': >x; exec sleep 3'
sees test_query_answers_what_has_come '"$real" "$@" >late; cat late'
sees test_interrupted 'exec sleep 3'
total
