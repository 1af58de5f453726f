# fails: rate_two: cubes the mean fill, as the textbook formula does
s/^rate_2.*/rate_2	0.102874/
