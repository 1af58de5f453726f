/* 1: A counter comes back to 0, and the bit beside it stays 1. */
#define counting_remove book_remove
#include "../../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool there = counting_query(c, key, len);
    const char *answer = book_remove(c, key, len);
    for (unsigned i = 0; there && i < c->k; i++)
        bits_set(c->ones, probe_at(&p, i));
    return answer;
}
