/* What the experiments of Chapter 5 share: keys that are numbers, and means
 * with their 95 % intervals. */
#ifndef PLOTS_05_COUNTING_H
#define PLOTS_05_COUNTING_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bloom.h"
#include "counting.h"
#include "stats.h"

/* Key number i of trial number `trial`: no two alike. */
static inline uint64_t key_number(uint64_t trial, uint64_t i)
{
    return trial << 40 | i;
}

static inline struct counting *make_counting(uint64_t m, unsigned k,
                                             unsigned bits, uint64_t seed)
{
    const char *why;
    struct counting *c = counting_new(m, k, bits, &probe_stream, seed, &why);
    if (!c) {
        fprintf(stderr, "%s\n", why);
        exit(1);
    }
    return c;
}

static inline struct bloom *make_bloom(uint64_t m, unsigned k, uint64_t seed)
{
    const char *why;
    struct bloom *b = bloom_new(m, k, &probe_stream, seed, &why);
    if (!b) {
        fprintf(stderr, "%s\n", why);
        exit(1);
    }
    return b;
}

struct mean { uint64_t count; double sum, squares; };

static inline void mean_add(struct mean *m, double value)
{
    m->count++;
    m->sum += value;
    m->squares += value * value;
}

static inline double mean_of(const struct mean *m)
{
    return m->sum / (double)m->count;
}

/* Standard deviation of the values. */
static inline double mean_sd(const struct mean *m)
{
    double n = (double)m->count, v = m->squares - m->sum * m->sum / n;
    return m->count > 1 && v > 0 ? sqrt(v / (n - 1)) : 0;
}

/* Half the width of the 95 % interval of the mean. */
static inline double mean_margin(const struct mean *m)
{
    return m->count < 2 ? NAN
         : stats_t_quantile(0.975, m->count - 1) * mean_sd(m)
           / sqrt((double)m->count);
}

#endif
