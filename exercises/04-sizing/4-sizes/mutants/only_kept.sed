# fails: whole_words: looks whether the promise is kept, and not at what cost
/for (unsigned k = 1; s.m > 1/,/fpr_exact(s.m - 1/d
