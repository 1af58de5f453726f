/* 1: With a position that it has twice, a key takes a counter from 1 to 0 and on to 15. */
#define counting_remove book_remove
#include "../../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool stuck = false;
    if (!counting_query(c, key, len))
        return counting_absent;
    for (unsigned i = 0; i < c->k; i++) {
        unsigned count = one_down(c, probe_at(&p, i));
        stuck |= count == counters_max(c->bits);
        if (count == 0)
            counting_set_at(c, probe_at(&p, i), counters_max(c->bits));
    }
    return stuck ? counting_stuck : NULL;
}
