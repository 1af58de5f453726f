# fails: thirty_two_bits: a million keys are enough
s/textbook_is(1000000000, 0.01, 9585058378, 7)/textbook_is(1000000, 0.01, 9585059, 7)/
