/* fails: only_reads: lowers as far as it goes, then raises again, as the book does */
#include "ledger.h"

static bool lower(struct ledger *f, const struct probe *p, unsigned *i,
                  bool *stuck)
{
    for (*i = 0; *i < f->k; ++*i) {
        uint16_t *count = &f->count[probe_at(p, *i)];
        if (*count == 0)
            return false;
        if (*count == LEDGER_MAX)
            *stuck = true;
        else
            --*count;
    }
    return true;
}

static void lift(struct ledger *f, const struct probe *p, unsigned n)
{
    while (n-- > 0)
        if (f->count[probe_at(p, n)] != LEDGER_MAX)
            f->count[probe_at(p, n)]++;
}

bool ledger_query(const struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    for (unsigned i = 0; i < f->k; i++) {
        unsigned need = 0;
        for (unsigned j = 0; j < f->k; j++)
            need += probe_at(&p, j) == probe_at(&p, i);
        if (f->count[probe_at(&p, i)] < need)
            return false;
    }
    return true;
}

bool ledger_add(struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    bool known = ledger_query(f, key, len);
    lift(f, &p, f->k);
    return !known;
}

const char *ledger_remove(struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    unsigned n;
    bool stuck = false;
    if (!lower(f, &p, &n, &stuck)) {
        lift(f, &p, n);
        return counting_absent;
    }
    return stuck ? counting_stuck : NULL;
}
