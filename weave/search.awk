# What the search knows of a page: its sections and the entries of its lists,
# as a script that the search loads.
#   awk -v page=01-toy -f search.awk 01-toy.html > 01-toy.js

# Only the article counts, without what stands there for those who look.
/<\/article>/ { inside = 0 }
inside { text = text $0 "\n" }
/<article>/ { inside = 1 }

END {
    printf "found(\"%s\", [", page
    n = split(text, piece, /<(h[1-6]|dt><span) id="/)
    for (i = 2; i <= n; i++) {
        id = piece[i]
        sub(/".*/, "", id)
        rest = piece[i]
        sub(/^[^>]*>/, "", rest)
        match(rest, /<\/(h[1-6]|dt)>/)
        printf "%s\n[%s,%s,%s]", (i > 2 ? "," : ""), quoted(id),
            quoted(words(substr(rest, 1, RSTART - 1))),
            quoted(words(substr(rest, RSTART)))
    }
    print "])"
}

# HTML as a reader reads it.
function words(html) {
    gsub(/<a class="anchor"[^<]*<\/a>|<summary>[^<]*<\/summary>/, "", html)
    gsub(/<\/(p|li|td|th|dt|dd|div|figcaption|pre)>/, " ", html)
    gsub(/<[^>]*>/, "", html)
    gsub(/&lt;/, "<", html)
    gsub(/&gt;/, ">", html)
    gsub(/&quot;/, "\"", html)
    gsub(/&#39;/, "'", html)
    gsub(/&amp;/, "\\&", html)
    gsub(/[ \t\n]+/, " ", html)
    gsub(/^ | $/, "", html)
    return html
}

# A text as a JavaScript string.
function quoted(text,    part, n, i, out) {
    n = split(text, part, /[\\"]/)
    out = part[1]
    for (i = 2; i <= n; i++) {
        # The character that was cut away stands before this part.
        at = length(part[i - 1]) + 1
        out = out "\\" substr(text, at, 1) part[i]
        text = substr(text, at + 1)
    }
    return "\"" out "\""
}
