# fails: after_the_first: threads with one bit each
s/WORDS = 3, K = 3/WORDS = 3, K = 1/
