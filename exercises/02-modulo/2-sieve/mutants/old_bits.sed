# fails: lengths: takes memory as it comes, with old bits in it
s/calloc(bytes_for(m), 1)/malloc(bytes_for(m))/
