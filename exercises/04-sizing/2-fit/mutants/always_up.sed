# fails: fewer: "the best k is rounded up"
s/floor(-log2(p))/ceil(-log2(p))/
