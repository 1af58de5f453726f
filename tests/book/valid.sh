#!/bin/sh
# The HTML validator (the Nu checker) has nothing to say about any page, and
# speaks up about a planted fault.
# usage: valid.sh BOOK VNU.jar
set -u
vnu() { java -jar "$jar" --Werror "$@" 2>&1; }
jar=$2
passed=0
failed=0
if said=$(vnu --skip-non-html "$1") && [ -z "$said" ]; then passed=1; else
    failed=1
    echo "FAILED: the validator"
    echo "$said" | head -n 40 | sed 's/^/    /'
fi
page=$(mktemp -d)
trap 'rm -rf "$page"' EXIT
for fault in '<p><div>a block in a paragraph</div></p>' '<img src="x.png">' '<p id="main">twice</p>'; do
    sed "s|</article>|$fault&|" "$1/index.html" >"$page/index.html"
    if vnu "$page/index.html" >/dev/null; then
        failed=$((failed + 1))
        echo "FAILED: the validator does not see: $fault"
    else
        passed=$((passed + 1))
    fi
done
echo "  TEST  valid HTML: $passed passed, $failed failed"
[ -z "${TALLY:-}" ] || echo "$passed $failed" >>"$TALLY"
[ "$failed" -eq 0 ]
