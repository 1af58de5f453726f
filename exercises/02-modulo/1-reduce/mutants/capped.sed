# fails: all_64_bits: takes 2^63 for the greatest number there is
s/w == 64 ? (0 - m) % m/w == 64 ? (UINT64_C(1) << 63) % m/
