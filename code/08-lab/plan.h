/* Plan: what `bloomkit fpr` is asked to measure. */
#ifndef PLAN_H
#define PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "given.h"
#include "keys.h"
#include "range.h"

struct plan {
    uint64_t m;
    unsigned k;
    struct range n;
    const char *range;       /* the text behind n */
    const struct probe_scheme *scheme;
    const char *keys_name;   /* as --keys has it */
    struct key_source keys;
    uint64_t trials, probes; /* probes 0: as many as there are, up to 10000 */
    uint64_t shard, shards;  /* this run is number `shard`, from 1 */
    uint64_t seed, threads;
};

/* Reads the command line, and the file of keys if there is one; plan_free
 * afterwards. False after having said what is wrong. */
bool plan_read(struct plan *p, const struct given *g);
void plan_free(struct plan *p);

/* The first trial of this run's share, and how many it has. All shares
 * together are the trials, each once. */
uint64_t plan_first(const struct plan *p);
uint64_t plan_count(const struct plan *p);

/* The probes for n keys. */
uint64_t plan_probes(const struct plan *p, uint64_t n);

#endif
