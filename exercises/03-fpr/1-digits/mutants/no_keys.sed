# fails: edges: an infinite logarithm, times zero keys
/if (n == 0)/,/return -INFINITY/d
