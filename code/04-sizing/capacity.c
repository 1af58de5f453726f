#include "sizing.h"

#include <float.h>
#include <math.h>

#include "fpr.h"

static const char *check_filter(uint64_t m, unsigned k, double p)
{
    return m < 1 || m > BLOOM_M_MAX   ? bloom_bad_m
         : k < 1 || k > BLOOM_K_MAX   ? bloom_bad_k
         : isnan(sizing_load(k, p))   ? sizing_bad_p
         : p < DBL_MIN                ? sizing_tiny_p
                                      : NULL;
}

/* At its best k the rate is about 2^-k; past this k a double calls it 0. */
enum { K_USEFUL = 1074 };

/* The classic rate is lowest at k = (m/n) ln 2; the exact one there or a little
 * before. */
const char *sizing_k(uint64_t m, uint64_t n, unsigned *k)
{
    if (n == 0)
        return sizing_bad_n;
    if (m < 1 || m > BLOOM_M_MAX)
        return bloom_bad_m;
    double above = ceil((double)m / (double)n * log(2));
    unsigned best = above < K_USEFUL ? (unsigned)above : K_USEFUL;
    double rate = fpr_exact(m, best, n);
    double fewer;
    while (best > 1 && (fewer = fpr_exact(m, best - 1, n)) <= rate) {
        rate = fewer;
        best--;
    }
    *k = best;
    return NULL;
}

/* The largest n below `high` that keeps p: downwards, as m is found upwards. */
static uint64_t search_n(uint64_t high, uint64_t m, unsigned k, double p)
{
    uint64_t n = high - 1;
    for (uint64_t step = 1; n > 0 && fpr_exact(m, k, n) > p; step *= 2) {
        high = n;
        n -= n < step ? n : step;
    }
    while (high - n > 1) {
        uint64_t middle = n + (high - n) / 2;
        if (fpr_exact(m, k, middle) > p)
            high = middle;
        else
            n = middle;
    }
    return n;
}

static uint64_t most_n(uint64_t m, unsigned k, double p)
{
    return search_n((uint64_t)((double)m / k * sizing_load(k, p)) + 2, m, k, p);
}

const char *sizing_n(uint64_t m, unsigned k, double p, uint64_t *n)
{
    const char *why = check_filter(m, k, p);
    if (!why)
        *n = most_n(m, k, p);
    return why;
}

const char *sizing_capacity(uint64_t m, double p, uint64_t *n, unsigned *k)
{
    const char *why = check_filter(m, 1, p);
    if (why)
        return why;
    unsigned best = (unsigned)ceil(-log2(p));
    uint64_t most = most_n(m, best, p);
    while (best > 1 && fpr_exact(m, best - 1, most) <= p)
        most = most_n(m, --best, p);
    *n = most;
    *k = best;
    return NULL;
}
