/* Removes from copies of the key's counters first, in a block of its own, and
 * writes them back when that went well. */
#include "ledger.h"

#include <stdlib.h>

struct copy { uint64_t at; long count; };

/* Counter number i of the key, the same copy for the same position. */
static struct copy *copies_of(const struct ledger *f, const void *key,
                              size_t len, unsigned which[LEDGER_K_MAX])
{
    struct probe p = ledger_probe(f, key, len);
    struct copy *copy = calloc(f->k, sizeof *copy);
    for (unsigned i = 0; copy && i < f->k; i++) {
        copy[i] = (struct copy){ probe_at(&p, i), f->count[probe_at(&p, i)] };
        for (which[i] = 0; copy[which[i]].at != copy[i].at;)
            which[i]++;
    }
    return copy;
}

static const char *try_to_remove(const struct ledger *f, struct copy *copy,
                                 const unsigned which[])
{
    const char *result = NULL;
    for (unsigned i = 0; i < f->k; i++)
        if (copy[which[i]].count == LEDGER_MAX)
            result = counting_stuck;
        else if (copy[which[i]].count-- == 0)
            return counting_absent;
    return result;
}

bool ledger_query(const struct ledger *f, const void *key, size_t len)
{
    unsigned which[LEDGER_K_MAX];
    struct copy *copy = copies_of(f, key, len, which);
    bool maybe = copy && try_to_remove(f, copy, which) != counting_absent;
    free(copy);
    return maybe;
}

bool ledger_add(struct ledger *f, const void *key, size_t len)
{
    struct probe p = ledger_probe(f, key, len);
    bool there = ledger_query(f, key, len);
    for (unsigned i = f->k; i-- > 0;)
        if (f->count[probe_at(&p, i)] < LEDGER_MAX)
            f->count[probe_at(&p, i)]++;
    return !there;
}

const char *ledger_remove(struct ledger *f, const void *key, size_t len)
{
    unsigned which[LEDGER_K_MAX];
    struct copy *copy = copies_of(f, key, len, which);
    const char *result = copy ? try_to_remove(f, copy, which) : counting_absent;
    if (result != counting_absent)
        for (unsigned i = 0; i < f->k; i++)
            f->count[copy[i].at] = (uint16_t)copy[which[i]].count;
    free(copy);
    return result;
}
