/* Our counting filter, with counters of 4 bits. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "many.h"

struct subject { struct counting *c; };

static struct subject subject_new(uint64_t n)
{
    return (struct subject){ bench_need(
        sizing_counting(n, 0.01, 4, 1, NULL)) };
}

static inline void subject_add(struct subject *s, const char *key)
{
    counting_add(s->c, key, BENCH_KEY);
}

static inline bool subject_query(struct subject *s, const char *key)
{
    return counting_query(s->c, key, BENCH_KEY);
}

static inline void subject_add_many(struct subject *s,
                                    const struct many_key *keys, size_t count,
                                    bool *answers)
{
    many_count(s->c, keys, count, answers);
}

static inline void subject_query_many(struct subject *s,
                                      const struct many_key *keys,
                                      size_t count, bool *answers)
{
    many_query(counting_bloom(s->c), keys, count, answers);
}

#define SUBJECT_MANY
#include "speed.h"
