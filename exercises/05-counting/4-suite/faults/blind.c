/* 2: A removal lowers what is above 0, without asking whether the key is there. */
#define counting_remove book_remove
#include "../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool stuck = false;
    for (unsigned i = 0; i < c->k; i++)
        stuck |= one_down(c, probe_at(&p, i)) == counters_max(c->bits);
    return stuck ? counting_stuck : NULL;
}
