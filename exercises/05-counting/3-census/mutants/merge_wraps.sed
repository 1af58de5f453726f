# fails: merged: saturates when a key comes, and forgets it in the merge
s/sum(into->count\[i\], from->count\[i\])/into->count[i] + from->count[i]/
