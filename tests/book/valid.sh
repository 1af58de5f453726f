#!/bin/sh
# The HTML validator (the Nu checker) has nothing to say about any page, and
# speaks up about a planted fault.
# usage: valid.sh BOOK VNU.jar
set -u
jar=$2
# Its guess at the language goes astray on a page of short entries.
vnu() { java -jar "$jar" --Werror --no-langdetect "$@"; }
. tests/count.sh
who="valid HTML"
expect "the validator has something to say" silent vnu --skip-non-html "$1"
page=$(mktemp -d)
trap 'rm -rf "$page"' EXIT
for fault in '<p><div>a block in a paragraph</div></p>' '<img src="x.png">' '<p id="main">twice</p>'; do
    sed "s|</article>|$fault&|" "$1/index.html" >"$page/index.html"
    expect "the validator does not see: $fault" not vnu "$page/index.html"
done
total
