# fails: tiny: makes the rate, and then its logarithm
s/return k \* log_hit(\(.*\));/return log(pow(exp(log_hit(\1)), k));/
