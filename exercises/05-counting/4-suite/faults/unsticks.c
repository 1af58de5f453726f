/* 2: A counter that is stuck goes down all the same. */
#define counting_remove book_remove
#include "../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    const char *said = book_remove(c, key, len);
    for (unsigned i = 0; said == counting_stuck && i < c->k; i++) {
        unsigned count = counting_count_at(c, probe_at(&p, i));
        if (count == counters_max(c->bits))
            counting_set_at(c, probe_at(&p, i), count - 1);
    }
    return said;
}
