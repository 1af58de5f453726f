/* 1: A counter of 16 bits goes no further than a short, to 32767. */
#define counting_add book_add
#include "../../../../../code/05-counting/counting.c"
#undef counting_add

bool counting_add(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool fresh = false;
    for (unsigned i = 0; i < c->k; i++)
        if (counting_count_at(c, probe_at(&p, i)) != INT16_MAX)
            fresh |= one_up(c->words, c->bits, c->ones, probe_at(&p, i));
    return fresh;
}
