# fails: formulas: takes finite for exact
s/^exact.*/exact	0.048070/
