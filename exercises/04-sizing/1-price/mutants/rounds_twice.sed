# fails: margin: rounds up before the margin and after it
s/ceil((double)n \* price_per_key(p) \*/ceil(ceil((double)n * price_per_key(p)) */
