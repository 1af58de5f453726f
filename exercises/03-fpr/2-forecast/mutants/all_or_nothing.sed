# fails: above: asks whether the mean is above the limit
s/return chance;/return forecast_rate(m, k, ones, n) > limit;/
