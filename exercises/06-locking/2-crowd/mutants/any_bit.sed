# fails: like_the_book: one bit of the key is enough
s/return i == c->k;/return i > 0;/
