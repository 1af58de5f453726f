# fails: per_key: the lower bound: forgets that a Bloom filter costs 1.44 times that
s/halvings \/ log(2)/halvings/
