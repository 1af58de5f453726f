# fails: promise: sizes by the textbook's formula, which misses its rate
s/    struct bloom \*b = sizing_bloom(.*/    struct sizing s;\
    const char *no = sizing_textbook(g->next_n, g->next_p, \&s);\
    if (!no \&\& g->next_p < (double)g->next_n * 0x1p-62)\
        no = sizing_beyond_hash;\
    if (no \&\& why)\
        *why = no;\
    struct bloom *b = no ? NULL\
        : bloom_new(s.m, s.k, \&probe_stream, g->seed + g->count, why);/
