/* Our filter of atomic bits, used by one thread. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "bloom_atomic.h"
#include "sizing.h"

struct subject { struct bloom_atomic *a; };

static struct subject subject_new(uint64_t n)
{
    struct sizing z;
    bench_need(sizing_promise(n, 0.01, &z) ? NULL : &z);
    return (struct subject){ bench_need(
        bloom_atomic_new(z.m, z.k, &probe_stream, 1, NULL)) };
}

static inline void subject_add(struct subject *s, const char *key)
{
    bloom_atomic_add(s->a, key, BENCH_KEY);
}

static inline bool subject_query(struct subject *s, const char *key)
{
    return bloom_atomic_query(s->a, key, BENCH_KEY);
}

#include "speed.h"
