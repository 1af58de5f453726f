/* 1: A position that a key has twice counts once, going in and coming out. */
#define counting_add book_add
#define counting_remove book_remove
#include "../../../../../code/05-counting/counting.c"
#undef counting_add
#undef counting_remove

static bool met(const struct probe *p, unsigned i)
{
    for (unsigned j = 0; j < i; j++)
        if (probe_at(p, j) == probe_at(p, i))
            return true;
    return false;
}

bool counting_add(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool fresh = false;
    for (unsigned i = 0; i < c->k; i++)
        if (!met(&p, i))
            fresh |= one_up(c->words, c->bits, c->ones, probe_at(&p, i));
    return fresh;
}

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    bool stuck = false;
    if (!counting_query(c, key, len))
        return counting_absent;
    for (unsigned i = 0; i < c->k; i++)
        if (!met(&p, i))
            stuck |= one_down(c, probe_at(&p, i)) == counters_max(c->bits);
    return stuck ? counting_stuck : NULL;
}
