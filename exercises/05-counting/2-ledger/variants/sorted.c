/* Sorts the positions, so that equal ones stand together, and works on runs. */
#include "ledger.h"

#include <stdlib.h>

struct run { uint64_t at; unsigned times; };

static int by_place(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static unsigned runs_of(const struct ledger *f, const void *key, size_t len,
                        struct run run[LEDGER_K_MAX])
{
    struct probe p = ledger_probe(f, key, len);
    uint64_t at[LEDGER_K_MAX];
    unsigned runs = 0;
    for (unsigned i = 0; i < f->k; i++)
        at[i] = probe_at(&p, i);
    qsort(at, f->k, sizeof at[0], by_place);
    for (unsigned i = 0; i < f->k; i++)
        if (runs > 0 && run[runs - 1].at == at[i])
            run[runs - 1].times++;
        else
            run[runs++] = (struct run){ at[i], 1 };
    return runs;
}

bool ledger_query(const struct ledger *f, const void *key, size_t len)
{
    struct run run[LEDGER_K_MAX];
    bool maybe = true;
    for (unsigned n = runs_of(f, key, len, run); n-- > 0;)
        maybe = maybe && f->count[run[n].at] >= run[n].times;
    return maybe;
}

bool ledger_add(struct ledger *f, const void *key, size_t len)
{
    struct run run[LEDGER_K_MAX];
    bool fresh = false;
    for (unsigned n = runs_of(f, key, len, run); n-- > 0;) {
        unsigned count = f->count[run[n].at], sum = count + run[n].times;
        fresh = fresh || count < run[n].times;
        f->count[run[n].at] = (uint16_t)(sum < LEDGER_MAX ? sum : LEDGER_MAX);
    }
    return fresh;
}

const char *ledger_remove(struct ledger *f, const void *key, size_t len)
{
    struct run run[LEDGER_K_MAX];
    unsigned runs = runs_of(f, key, len, run), held = 0;
    for (unsigned n = 0; n < runs; n++)
        if (f->count[run[n].at] < run[n].times)
            return counting_absent;
    for (unsigned n = 0; n < runs; n++)
        if (f->count[run[n].at] == LEDGER_MAX)
            held++;
        else
            f->count[run[n].at] =
                (uint16_t)(f->count[run[n].at] - run[n].times);
    return held ? counting_stuck : NULL;
}
