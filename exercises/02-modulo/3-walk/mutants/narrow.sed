# fails: like_the_book: reckons with 32 bits
s/uint64_t room = m - a;/uint64_t room = m - a;\
    a = (uint32_t)a;\
    b = (uint32_t)b;/
