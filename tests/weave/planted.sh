# The planted faults; read by faults.sh. Each: its name, the file, what is
# replaced, by what, and the message that must come.

cup=chapters/01-cup.md
jug=chapters/02-jug.md

# --- listings ---
fault 'unknown file' $jug '{.c file=code/02-jug/jug.c}' \
    '{.c file=code/02-jug/jar.c}' 'there is no file code/02-jug/jar.c;'
fault 'unknown definition' $cup 'def=cup_fill' 'def=cup_fil' \
    'code/01-cup/cup.c defines no cup_fil; it has: head, is_full, cup_add, cup_fill'
fault 'a listing with its own text' $jug '{.c file=code/02-jug/jug.c}' \
    '{.c file=code/02-jug/jug.c}
int typed;' 'a listing of code/02-jug/jug.c has text of its own;'
fault 'a line shown twice' $jug '{.c .again file' '{.c file' \
    'code/01-cup/cup.c:9-14 is shown twice, first at chapters/01-cup.md:27;'
fault 'a line shown never' code/01-cup/cup.c 'double cup_fill' 'int cup_new(void)
{
    return 1;
}

double cup_fill' 'lines 16 to 19 are in no listing;'
copy fault
echo 'int lost;' >"$work/fault/code/02-jug/lost.c"
if ! weave fault && grep -F 'code/02-jug/lost.c:1: the file is in no listing;' "$work/log" >/dev/null
then ok; else bad 'a new file of code' "$(cat "$work/log")"; fi

fault 'code typed by hand' $cup '``` {.console}' '``` {.c}
int main(void);
```

``` {.console}' 'a block of typed text;'
fault 'output typed by hand' $cup '$ make step-01
```' 'All is well.
```' 'the line "All is well." is no command;'

# --- outputs, values, tables, figures ---
fault 'unknown run' $cup 'run=01-cup' 'run=01-mug' 'there is no output of a run named 01-mug'
fault 'unknown part' $cup 'part="Filling"' 'part="Spilling"' \
    'the output of 01-cup has no part "Spilling"; it has: "Filling", "Full"'
fault 'unknown table' $cup '01-cup-values drops' '01-cup-volumes drops' \
    'there is no table 01-cup-volumes (build/data/01-cup-volumes.tsv); plots/01-cup-volumes.c would make it'
fault 'unknown value' $cup '01-cup-values bias' '01-cup-values bais' \
    'the table 01-cup-values has no rows with name=bais;'
fault 'unknown column' $cup '01-cup-fill n=2 rate' '01-cup-fill n=2 rat' \
    'the table 01-cup-fill has no column "rat"; it has: n, rate, exact'
fault 'unknown row' $cup '01-cup-fill n=2 rate' '01-cup-fill n=7 rate' \
    'the table 01-cup-fill has no rows with n=7;'
fault 'not a whole number' $cup '01-cup-fill n=2 exact`{.value fmt=%.2e}' \
    '01-cup-fill n=2 exact`{.value fmt=%d}' '0.00001234 is not a whole number'
fault 'unknown column of a table' $cup 'cols="n rate exact"' \
    'cols="n rat exact"' 'the table 01-cup-fill has no column "rat"'
fault 'table of no rows' $cup 'where="rate=0.5"' 'where="rate=0.7"' \
    'no row of 01-cup-fill meets where="rate=0.7";'
fault 'unknown figure' $cup '(01-cup-fill)' '(01-cup-flow)' \
    'there is no figure 01-cup-flow'
fault 'no alt text' $cup ' alt="A straight line from the lower left to the upper right."' \
    '' 'the figure fig:fill has no alt text;'
fault 'empty alt text' $cup 'alt="A straight line from the lower left to the upper right."' \
    'alt=""' 'the figure fig:fill has no alt text;'

fault 'mathematics that cannot be shown' $cup 'The fill after $n$' \
    'The fill after $a \atop b$' 'pandoc cannot show this mathematics:'

# --- numbers in prose ---
fault 'a number in prose' $cup 'For the curious.' 'For 3 curious.' \
    'the number 3 is typed by hand;'
fault 'a number with a unit' $jug 'the figures are' 'all 64-bit figures are' \
    'the number 64-bit is typed by hand;'
fault 'a number in brackets' $cup 'It is a cup.' 'It is a cup (1970).' \
    'the number 1970 is typed by hand;'
fault 'a number as code' $cup '`0`{.lit}' '`0`' 'the number 0 is typed by hand;'
fault 'a claim in mathematics' $cup 'The fill after $n$' 'The fill of $f = 0.25$ after $n$' \
    'the number 0.25 is typed by hand;'
fault 'a big number in mathematics' $cup '[$c = 1000$]{.lit}' '$c = 1000$' \
    'the number 1000 is typed by hand;'
fault 'a number in an equation' $cup '$$ f = \frac{n}{c} $$' '$$ f = 0.3333 n $$' \
    'the number 0.3333 is typed by hand;'
fault 'a number in a caption' $cup 'the line rises.' 'the line rises by 7.' \
    'the number 7 is typed by hand;'
fault 'a number in a heading' $cup 'Measure it' 'Measure 2' 'the number 2 is typed'
fault 'a number in a footnote' $cup 'A note about' 'All 12 notes about' \
    'the number 12 is typed by hand;'
fault 'a number in a cell' $cup '| cup    | drops |' '| cup    | 3     |' \
    'the number 3 is typed by hand;'

# --- links, references, names ---
fault 'dangling link to a page' $cup '(02-jug.md#sec:jug)' '(03-jar.md#sec:jar)' \
    'the link 03-jar.md#sec:jar leads nowhere'
fault 'dangling link to an id' $cup '(02-jug.md#sec:jug)' '(02-jug.md#sec:jag)' \
    'the link 02-jug.md#sec:jag leads nowhere'
fault 'dangling link on the page' $cup '(#sec:cup-code)' '(#sec:cup-cod)' \
    'the link #sec:cup-cod leads nowhere'
fault 'a link out of the book' $cup '(#sec:cup-code)' '(../code/01-cup/cup.c)' \
    'the link ../code/01-cup/cup.c leads out of the book;'
fault 'a chapter that is not there' book.md '(chapters/02-jug.md)' \
    '(chapters/02-jar.md)' 'the link chapters/02-jar.md leads nowhere'
fault 'dangling citation' $cup '[@drop1970, p. 12]' '[@drop1971, p. 12]' \
    'no work drop1971 is in the bibliography;'
fault 'dangling figure reference' $jug '[@fig:fill;' '[@fig:fall;' \
    'nothing in the book is labelled fig:fall;'
fault 'dangling equation reference' $cup '[-@eq:fill]' '[-@eq:full]' \
    'nothing in the book is labelled eq:full;'
fault 'dangling section reference' $cup '@sec:jug' '@sec:jag' \
    'nothing in the book is labelled sec:jag;'
fault 'dangling listing reference' $jug '@lst:cup_add' '@lst:cup_ad' \
    'nothing in the book is labelled lst:cup_ad;'
fault 'unknown function' $jug 'We know `cup_add()`' 'We know `cup_ad()`' \
    'cup_ad() is defined nowhere in the book;'
fault 'a function of a later chapter' $cup '`jug_pour()`{.later}' '`jug_pour()`' \
    'jug_pour() is not defined before 02-jug;'
fault 'marked later, but known' $jug 'We know `cup_add()`' 'We know `cup_add()`{.later}' \
    'cup_add() is marked .later but is defined by now'
fault 'a term without an entry' $cup '[cup]{.term}' '[mug]{.term}' \
    'the term "mug" has no entry'
fault 'a label given twice' $jug 'We know' '## Again {#sec:cup-code}

We know' 'the label sec:cup-code is given twice, first at chapters/01-cup.md:19;'
fault 'a heading without an id' $cup '## Measure it {#sec:cup-measure}' \
    '## Measure it' 'the heading "Measure it" has no id of its own;'
fault 'a second title' $cup '## Measure it' '# Measure it' \
    'a second heading of level 1;'

# --- all faults in one go; a draft goes on ---
copy fault
replace "$work/fault/$cup" 'For the curious.' 'For 3 of `cup_ad()`.' >/dev/null
replace "$work/fault/$jug" '@lst:cup_add' '@lst:cup_ad' >/dev/null
weave fault
if [ "$(grep -c '^chapters/.*:[0-9]*: ' "$work/log")" -eq 3 ]; then ok; else
    bad 'three faults on two pages are told in one go' "$(cat "$work/log")"
fi
if weave fault DRAFT=1 && grep -q 'class="fault"' "$work/fault/build/draft/01-cup.html" &&
    [ "$(grep -c '^chapters/.*:[0-9]*: ' "$work/log")" -eq 3 ]
then ok; else bad 'a draft shows its faults and goes on' "$(cat "$work/log")"; fi
