/* Ledger: a counting filter with its insides open. It has m counters of 16
 * bits, and each key has k positions among them, of which some may be the
 * same: a position that occurs r times counts r times.
 *
 * A counter at LEDGER_MAX has lost count and is stuck: it moves neither up nor
 * down. Removing is for keys that were added; what is certainly absent is
 * refused, and a refusal writes nothing, so that others may read meanwhile.
 */
#ifndef LEDGER_H
#define LEDGER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "counting.h"
#include "probe.h"

enum { LEDGER_MAX = 65535, LEDGER_K_MAX = 64 };

struct ledger {
    uint16_t *count;    /* m counters, owned by the caller, zeros at first */
    uint64_t m;         /* 1 or more */
    unsigned k;         /* 1 to LEDGER_K_MAX */
    uint64_t seed;
};

/* A key on its way to its positions: these are probe_at(&p, i), i below k. */
static inline struct probe ledger_probe(const struct ledger *f,
                                        const void *key, size_t len)
{
    return probe_start(&probe_stream, f->m, f->seed, key, len);
}

/* False: the key is certainly not there, because a counter that is not stuck
 * stands lower than the key needs. True: maybe it is. */
bool ledger_query(const struct ledger *f, const void *key, size_t len);

/* Adds a key, once more if it is there already. True when it was certainly new:
 * when ledger_query() was false. */
bool ledger_add(struct ledger *f, const void *key, size_t len);

/* Takes one copy of a key out. One of three answers:
 *   NULL             done: its counters went down;
 *   counting_absent  refused: ledger_query() is false, and nothing was written;
 *   counting_stuck   done as far as it can be: a counter of the key is stuck
 *                    and stays, the others went down. */
const char *ledger_remove(struct ledger *f, const void *key, size_t len);

#endif
