# fails: more: takes the nearer of the two for the better one
s/floor(-log2(p))/round(-log2(p))/
s/ceil(-log2(p))/fmax(1, round(-log2(p)))/
