#!/bin/sh
# The EPUB: epubcheck finds nothing, and there are the cover, contents that name
# every chapter, mathematics and a text for every picture. Then each of these
# must be missed in an EPUB that lacks it.
# usage: epub.sh BOOK.epub SCRATCH
set -u
epub=$1
scratch=$2
. tests/count.sh
who=EPUB
jar=/usr/share/java/epubcheck.jar
rm -rf "$scratch" && mkdir -p "$scratch"

valid() {
    if [ -f $jar ]; then java -jar $jar -q -e "$1"; else epubcheck -q -e "$1"; fi
}
inside() { unzip -p "$1" "$2"; }
cover() { inside "$1" EPUB/content.opf | grep -q 'properties="cover-image"'; }
contents() {
    for chapter in chapters/[0-9]*.md; do
        id=$(sed -n '1s/.*{#\([^ }]*\).*/\1/p' "$chapter" | tr ':' '-')
        inside "$1" EPUB/nav.xhtml | grep -q "#$(basename "$chapter" .md)-$id\"" || return 1
    done
}
mathematics() { inside "$1" 'EPUB/text/*' | grep -q '<math'; }
pictures() {
    inside "$1" 'EPUB/text/*' | tr '\n' ' ' | tr '<' '\n' | grep '^img ' >"$scratch/img" &&
        ! grep -v ' alt="[^"]' "$scratch/img"
}

for rule in valid cover contents mathematics pictures; do
    expect "$rule" $rule "$epub"
done

# An EPUB with none of that.
echo '<svg xmlns="http://www.w3.org/2000/svg"/>' >"$scratch/mute.svg"
echo '# One

![]('"$scratch"'/mute.svg)

<p><a href="nowhere.xhtml">no</a></p>' >"$scratch/bad.md"
pandoc -t epub3 -M title=Bad -o "$scratch/bad.epub" "$scratch/bad.md" 2>/dev/null
for rule in valid cover contents mathematics pictures; do
    expect "a bad one passes: $rule" not $rule "$scratch/bad.epub"
done
total
