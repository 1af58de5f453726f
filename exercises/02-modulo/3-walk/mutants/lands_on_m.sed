# fails: round_the_end: goes past m, but not from m itself
s/b >= room/b > room/
