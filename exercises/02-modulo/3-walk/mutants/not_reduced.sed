# fails: any_hashes: takes the hashes for positions
s/h1 % m, h2 % m/h1, h2/
