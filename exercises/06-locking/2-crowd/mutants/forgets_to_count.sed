# fails: one_key: adds without counting
s/turned += crowd_set(c, probe_at(&way, i));/{\
        uint64_t n = c->ones;\
        turned += crowd_set(c, probe_at(\&way, i));\
        c->ones = n;\
    }/
