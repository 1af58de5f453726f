# fails: adds_up: stops when one filter in a hundred is full
s/while (throws-- > 0)/while (throws-- > 0 \&\& p[m] < 0.01)/
