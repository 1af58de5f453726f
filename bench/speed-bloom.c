/* Our plain filter. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "many.h"
#include "sizing.h"

struct subject { struct bloom *b; };

static struct subject subject_new(uint64_t n)
{
    return (struct subject){ bench_need(sizing_bloom(n, 0.01, 1, NULL)) };
}

static inline void subject_add(struct subject *s, const char *key)
{
    bloom_add(s->b, key, BENCH_KEY);
}

static inline bool subject_query(struct subject *s, const char *key)
{
    return bloom_query(s->b, key, BENCH_KEY);
}

static inline void subject_add_many(struct subject *s,
                                    const struct many_key *keys, size_t count,
                                    bool *answers)
{
    many_add(s->b, keys, count, answers);
}

static inline void subject_query_many(struct subject *s,
                                      const struct many_key *keys,
                                      size_t count, bool *answers)
{
    many_query(s->b, keys, count, answers);
}

#define SUBJECT_MANY
#include "speed.h"
