# fails: takes_one: does not try the ends
s/{ 0, 1, 2,/{ 2,/
