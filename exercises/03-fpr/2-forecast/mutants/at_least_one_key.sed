# fails: nothing_comes: takes no keys for one
s/forecast_ones(m, ones, k \* n, p)/forecast_ones(m, ones, n ? k * n : k, p)/
