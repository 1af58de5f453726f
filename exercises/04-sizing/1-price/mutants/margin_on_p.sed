# fails: margin: takes the margin off the rate
s/price_per_key(p) \* (1 + margin)/price_per_key(p * (1 - margin))/
