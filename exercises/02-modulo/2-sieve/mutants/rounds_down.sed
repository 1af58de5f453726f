# fails: sound: a byte too few when 8 does not divide m
s/(m + 7) \/ 8/m \/ 8 + (m < 8)/
