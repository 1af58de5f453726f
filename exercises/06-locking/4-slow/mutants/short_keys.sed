# fails: gives_up: with two bits, nobody comes between more than twice
s/WORDS = 3, K = 3/WORDS = 3, K = 2/
