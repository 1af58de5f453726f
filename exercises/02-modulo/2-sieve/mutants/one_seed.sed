# fails: like_the_book: forgets the seed
s/len, s->seed/len, 1/
