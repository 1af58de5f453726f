# fails: first_word: clears a shelf that fits into a word
/shelf \*s = with_keys(1000, 0, 300)/s/1000, 0, 300/7, 0, 1/
s/holds(s, 1000, 0, 0)/holds(s, 7, 0, 0)/
