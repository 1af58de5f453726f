/* Debian's libbloom (package libbloom-dev); its header is named as ours is. */
#define _POSIX_C_SOURCE 200809L
#include <stdbool.h>

#include "bench.h"
#include <bloom.h>

struct subject { struct bloom b; };

static struct subject subject_new(uint64_t n)
{
    struct subject s;
    bench_need(bloom_init(&s.b, (int)n, 0.01) == 0 ? &s : NULL);
    return s;
}

static inline void subject_add(struct subject *s, const char *key)
{
    bloom_add(&s->b, key, BENCH_KEY);
}

static inline bool subject_query(struct subject *s, const char *key)
{
    return bloom_check(&s->b, key, BENCH_KEY) == 1;
}

#include "speed.h"
