# fails: past_64_bits: multiplies whole numbers, which come round at 2^64
s/(double)k \* (double)n \/ (double)m/(double)(k * n) \/ (double)m/
