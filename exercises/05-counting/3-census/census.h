/* Census: how many times each key has come, estimated from m shared counters,
 * k to a key. The estimate is the lowest of the key's counters (minimum
 * selection, Cohen and Matias 2003), and a key that comes raises no counter
 * more than it must (conservative update, Estan and Varghese 2002). It is
 * never too low; it can be too high only where other keys have raised all of
 * the key's counters.
 *
 * Counters end at CENSUS_MAX and stay there: the count is then "at least".
 */
#ifndef CENSUS_H
#define CENSUS_H

#include <stddef.h>
#include <stdint.h>

#include "bloom.h"
#include "probe.h"

#define CENSUS_MAX UINT32_MAX

struct census {
    uint32_t *count;    /* m counters, owned by the caller, zeros at first */
    uint64_t m;         /* 1 or more */
    unsigned k;         /* 1 to 64 */
    uint64_t seed;
};

/* A key on its way to its positions: these are probe_at(&p, i), i below k. */
static inline struct probe census_probe(const struct census *c,
                                        const void *key, size_t len)
{
    return probe_start(&probe_stream, c->m, c->seed, key, len);
}

/* How many times the key has come: never too low, unless it is CENSUS_MAX. */
uint32_t census_count(const struct census *c, const void *key, size_t len);

/* Lets the key come `times` times, 0 or more. Its count, which is returned,
 * rises by as much; no counter rises further than that count. */
uint32_t census_add(struct census *c, const void *key, size_t len,
                    uint32_t times);

/* Adds the counters of `from` to those of `into`. NULL when done; or
 * bloom_differs_m, _k or _seed, with nothing changed. */
const char *census_merge(struct census *into, const struct census *from);

#endif
