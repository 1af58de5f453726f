# fails: like_the_book: k positions of the stranger, and k more
s/return k \* log((double)ones/return 2 * k * log((double)ones/
