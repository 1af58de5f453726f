# fails: nothing: measures NULL
s/row ? strlen(row) : 0/strlen(row)/
