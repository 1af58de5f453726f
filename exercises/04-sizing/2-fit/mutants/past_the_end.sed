# fails: sound: keeps the sizes in an array that is too short for both
s/    uint64_t by_above = .*/    uint64_t sizes[1] = { by_below };\
    for (unsigned i = 0, k = below; k <= above; i++, k++)\
        sizes[i] = first_good(rate, k, n, p);\
    uint64_t by_above = sizes[above - below];/
