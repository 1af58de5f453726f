# fails: past_32_bits: spends a byte on each bit, as a bool would
s/(size_t)((m + 7) \/ 8)/(size_t)m/
