/* 2: A full counter that is raised again goes round to 0. */
#define counting_add book_add
#include "../../../../code/05-counting/counting.c"
#undef counting_add

bool counting_add(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool fresh = !counting_query(c, key, len);
    for (unsigned i = 0; i < c->k; i++) {
        uint64_t at = probe_at(&p, i);
        unsigned count = counting_count_at(c, at) + 1;
        counting_set_at(c, at, count > counters_max(c->bits) ? 0 : count);
    }
    return fresh;
}
