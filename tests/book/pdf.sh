#!/bin/sh
# The PDF: everything fits and can be shown, every link leads somewhere, every
# font is in it, the contents have page numbers, and there is an index. Then a
# bad one must fail each.
# usage: pdf.sh BOOK.pdf LOG SCRATCH
set -u
here=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$3
. tests/count.sh
who=PDF
rm -rf "$scratch" && mkdir -p "$scratch"

# Each: PDF LOG. A hair too wide is not seen.
fits() { ! sed -n 's/^Overfull .hbox (\([0-9]*\).*/\1/p' "$2" | grep -vx '[012]'; }
shown() { ! grep 'Missing character' "$2"; }
linked() {
    for kind in link target; do
        tr '\\' '\n' <"${2%.log}.tex" |
            sed -n "s/^hyper$kind{\([^}]*\)}.*/\1/p" | sort -u >"$scratch/$kind"
    done
    [ -z "$(comm -23 "$scratch/link" "$scratch/target" | tee /dev/stderr)" ]
}
embedded() {
    pdffonts "$1" >"$scratch/fonts" && sed 1,2d "$scratch/fonts" | grep -q . &&
        ! sed 1,2d "$scratch/fonts" | grep -v ' yes *\(yes\|no\) *\(yes\|no\) *[0-9]* *0$'
}
contents() { pdftotext -l 8 -layout "$1" - | grep -q '^ *1.1 .*[0-9]$'; }
index() { pdftotext -layout "$1" - | grep -q '^Index'; }

for rule in fits shown linked embedded contents index; do
    expect "$rule" $rule "$1" "$2"
done

# Too wide, of a letter that the font lacks, a link to nowhere; and by hand, a
# PDF that leaves its font to the reader's machine, without contents or index.
cat >"$scratch/bad.tex" <<'END'
\documentclass{article}\tracinglostchars=2
\begin{document}
\noindent\hbox to 5cm{\hskip 9cm wide\hfil}

^^^^4e2d % \hyperlink{nowhere}{}
\end{document}
END
sh "$here/weave/latex.sh" "$scratch/bad" "$scratch/set.pdf" 2>/dev/null
cat >"$scratch/bad.pdf" <<'END'
%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 5 0 R
/Resources<</Font<</F 4 0 R>>>>>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
5 0 obj <</Length 29>> stream
BT /F 9 Tf 9 9 Td (word) Tj ET
endstream endobj
trailer <</Root 1 0 R>>
END
expect "the bad one is not set" test -f "$scratch/set.pdf"
for rule in fits shown linked embedded contents index; do
    expect "a bad one passes: $rule" not $rule "$scratch/bad.pdf" "$scratch/bad.log"
done
total
