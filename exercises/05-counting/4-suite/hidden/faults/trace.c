/* 1: A removal that is refused leaves lowered what it had lowered before. */
#define counting_remove book_remove
#include "../../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool stuck = false;
    for (unsigned i = 0; i < c->k; i++) {
        unsigned count = one_down(c, probe_at(&p, i));
        stuck |= count == counters_max(c->bits);
        if (count == 0)
            return counting_absent;
    }
    return stuck ? counting_stuck : NULL;
}
