/* 1: When a counter of the key is stuck, a removal leaves the others up, too. */
#define counting_remove book_remove
#include "../../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    if (counting_query(c, key, len))
        for (unsigned i = 0; i < c->k; i++)
            if (counting_count_at(c, probe_at(&p, i)) == counters_max(c->bits))
                return counting_stuck;
    return book_remove(c, key, len);
}
