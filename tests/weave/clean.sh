# What the pages of the clean book must have in them; read by faults.sh.

page=01-cup.html

has 'chapter number' $page '<h1 id="sec:cup"><span class="secno">1</span> How much'
has 'section number' $page '<h2 id="sec:cup-measure"><span class="secno">1.2</span>'
has 'description' $page '<meta name="description" content="How much is three times a drop?">'
has 'title' $page '<title>How much does a cup hold? · The Book of Cups</title>'
has 'reading time' $page 'about 5 minutes'

has 'figure reference' $page '<a href="#fig:fill">Figure 1.1</a>'
has 'table reference' $page '<a href="#tbl:hand">Table 1.2</a>'
has 'equation reference' $page '<a href="#eq:fill">Equation 1.1</a>'
has 'listing reference' $page '<a href="#lst:cup.h">Listing 1.1</a>'
has 'bare number' $page '<a href="#eq:fill">1.1</a> again'
has 'reference to a chapter' $page '<a href="02-jug.html#sec:jug">Chapter 2</a>'
has 'reference across pages' 02-jug.html '<a href="01-cup.html#sec:cup-code">Section 1.1</a>'
has 'two references' 02-jug.html 'Figures 1.1</a> and <a href="01-cup.html#eq:fill">1.1</a>'
has 'reference to a title' 02-jug.html '<a href="glossary.html#sec:glossary">Glossary</a>'
has 'link to a page' $page '<a href="02-jug.html#sec:jug">the next chapter</a>'
has 'citation' $page '<a href="#ref-drop1970" role="doc-biblioref">1970</a>'
has 'bibliography' $page 'A. Drop. 1970. <span>‘On Cups’</span>.'

has 'listing of a file' $page '<figure class="listing" id="lst:cup.h">'
has 'line numbers' $page '<code data-n="16 17 18 19"><b>double</b> cup_fill'
has 'neighbours are one piece' $page '}  <b>int</b> cup_add'
has 'caption' $page '<code class="name">is_full</code> <code class="name">cup_add</code> <span class="says">With a helper.</span>'
has 'caption links to the file' $page '<a href="#lst:cup.c" class="file"><code>code/01-cup/cup.c</code></a> <code class="name">cup_fill</code>'
has 'escapes' $page '"fraction" &lt;= 1 &amp; &gt;= 0 */'
has 'names in listings link' $page '<a href="#lst:is_full">cup_add</a>(&amp;c)'
has_not 'members do not' $page '>drops</a>'
has 'a tag links' 02-jug.html '<b>struct</b> <a href="01-cup.html#lst:cup.h">cup</a> cup = {'
has_not 'a variable called like a tag does not' 02-jug.html '>cup</a>)'
has 'folded listing' $page '<details><summary>15 lines</summary>'
has 'fold' $page '<details class="fold"><summary>Routine code</summary>'
has 'again' 02-jug.html '<a href="#again:cup_add" class="number">Again</a>'
has 'head and tail' 02-jug.html '<span class="pp">#endif</span>'

has 'grouped value' $page '<span class="value">12,345</span> drops'
has 'negative value' $page 'a bias of <span class="value">−0.06</span>'
has 'percent' $page '<span class="value">50.0%</span>'
has 'small value' $page '<span class="value">1.23 × 10<sup>−5</sup></span>'
has 'output part' $page '<samp>1 drops 2 drops 3 drops</samp>'
has_not 'other parts' $page '<samp>fill'
has 'prompt is style' $page '<kbd>make step-01</kbd>'
has 'sketch' $page '<pre class="sketch" tabindex="0"><code><b>int</b> wrong'
has 'table from data' $page '<td class="r">0.50</td>'
has 'figure' $page '<img src="fig/01-cup-fill.svg" alt="A straight line from'
has 'data of a figure' $page '<a href="fig/01-cup-fill.tsv" class="source">data</a>'
has 'script of a figure' $page '<a href="fig/01-cup-fill.gp" class="source">script</a>'
has 'function in prose' $page '<a href="#lst:is_full" class="name"><code>cup_add()</code></a>'
has 'light mathematics' $page '<math><mi>n</mi></math>'
has 'what TeX says' $page '<math display="block" alttext="f = \frac{n}{c}">'
has 'mathematics keeps its stop' $page '<span class="joined"><math><mi>n</mi></math>,</span>'
has 'brackets as in TeX' $page '<mo lspace="0" rspace="0">ln</mo><mrow><mo stretchy="false"'
has 'address on paper' $page '</a><sup class="print">1</sup>'
has 'addresses on paper' $page '<li>https://example.org/'
has 'picture for links' $page '<meta property="og:image" content="style/preview.png">'
has 'term' $page '<a href="glossary.html#term:cup" class="term">cup</a>'
has 'answer is folded' $page '<details class="answer"><summary>Answer</summary>'
has 'next page' $page '<a class="after" rel="next" href="02-jug.html">'
has 'glossary entry' glossary.html 'id="term:cup"'
has 'index of names' names.html '<code>jug_pour()</code>'
has 'chapter in the contents' index.html '<a href="01-cup.html">'

for file in fig/01-cup-fill.svg fig/01-cup-fill.tsv fig/01-cup-fill.gp \
    style/book.css style/book.js style/search.js style/preview.png; do
    expect "the folder of the book lacks $file" test -s "$work/clean/build/book/$file"
done

# The words of a page as the search gets them.
search="$work/clean/build/book/search/01-cup.js"
if grep -F '["sec:cup-measure","1.2 Measure it","' "$search" >/dev/null &&
    grep -F '\"fraction\" <= 1 & >= 0' "$search" >/dev/null
then ok; else bad 'the words for the search' "$(cat "$search")"; fi

# Every local address in every page leads to something that is there.
dangling() { cd "$work/clean/build/book" && for p in *.html; do
    tr '<' '\n' <"$p" | sed -n -e 's/.* href="\([^"]*\)".*/\1/p' \
        -e 's/.* src="\([^"]*\)".*/\1/p' |
        grep -v '^https\{0,1\}:' | while read -r address; do
            file=${address%%#*}
            id=${address#"$file"}
            [ -f "${file:-$p}" ] || echo "$p: $address"
            [ -z "$id" ] || grep -F "id=\"${id#?}\"" "${file:-$p}" >/dev/null ||
                echo "$p: $address"
        done
done; }
expect "addresses lead nowhere" silent dangling

# Nothing changed: nothing to do. Again from nothing: the same bytes.
touch "$work/before"
if weave clean && [ ! -s "$work/log" ] &&
    [ -z "$(find "$work/clean/build" -type f -newer "$work/before")" ]
then ok; else bad "a second make has something to do" "$(cat "$work/log")"; fi
copy twice
rm -rf "$work/twice/build"
expect "a second build fails" weave twice
expect "two builds differ" diff -r "$work/clean/build" "$work/twice/build"

# An edit to one chapter weaves that page only.
copy edit
replace "$work/edit/chapters/01-cup.md" 'For the curious.' 'For us all.' >/dev/null
touch -r "$work/edit/build/book/02-jug.html" "$work/before"
if weave edit && grep -q 'For us all' "$work/edit/build/book/01-cup.html" &&
    [ -z "$(find "$work/edit/build/book" -name '0[2-9]*.html' -newer "$work/before")" ]
then ok; else bad "an edit to one chapter weaves others" "$(cat "$work/log")"; fi
