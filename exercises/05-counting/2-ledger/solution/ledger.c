#include "ledger.h"

/* Which visit to its position is the key's number i: the first, the second? */
static unsigned visit(const struct probe *p, unsigned i)
{
    unsigned nth = 1;
    for (unsigned j = 0; j < i; j++)
        nth += probe_at(p, j) == probe_at(p, i);
    return nth;
}

bool ledger_query(const struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    for (unsigned i = 0; i < f->k; i++)
        if (f->count[probe_at(&p, i)] < visit(&p, i))
            return false;
    return true;
}

bool ledger_add(struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    bool known = ledger_query(f, key, len);
    for (unsigned i = 0; i < f->k; i++) {
        uint16_t *count = &f->count[probe_at(&p, i)];
        if (*count != LEDGER_MAX)
            ++*count;
    }
    return !known;
}

const char *ledger_remove(struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    const char *result = NULL;
    if (!ledger_query(f, key, len))
        return counting_absent;
    for (unsigned i = 0; i < f->k; i++) {
        uint16_t *count = &f->count[probe_at(&p, i)];
        if (*count == LEDGER_MAX)
            result = counting_stuck;
        else
            --*count;
    }
    return result;
}
