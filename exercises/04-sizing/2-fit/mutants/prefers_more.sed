# fails: equal: the larger k when it is all the same
s/by_above < by_below/by_above <= by_below/
