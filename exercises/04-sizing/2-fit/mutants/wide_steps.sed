# fails: every_formula: stops the search at a difference of two
s/bit > 0; bit/bit > (n > 1000); bit/
