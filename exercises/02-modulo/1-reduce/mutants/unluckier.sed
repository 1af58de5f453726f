# fails: luckier: counts those who get one value less
s/(UINT64_C(1) << w) % m/(m - (UINT64_C(1) << w) % m) % m/
