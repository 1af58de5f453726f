# fails: price: each rate a thirty-second of the last
s/next_p \/= 2/next_p \/= 32/
