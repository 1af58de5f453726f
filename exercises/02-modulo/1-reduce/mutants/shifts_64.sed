# fails: sound: shifts by 64 places, and then does not need the result
s/return w == 64/uint64_t values = UINT64_C(1) << w;\
    return w == 64/
s/(UINT64_C(1) << w) % m;/values % m;/
