/* Guesses the textbook's size and gallops from there, up or down; recursive. */
#include "fit.h"

#include <math.h>

struct question {
    fit_rate *rate;
    uint64_t n;
    double p;
    unsigned k;
};

static int good(const struct question *q, uint64_t m)
{
    return m > 0 && (m > BLOOM_M_MAX || q->rate(m, q->k, q->n) <= q->p);
}

/* bad is too small, and fine is not. */
static uint64_t between(const struct question *q, uint64_t bad, uint64_t fine)
{
    if (fine - bad == 1)
        return fine;
    uint64_t m = bad + (fine - bad) / 2;
    return good(q, m) ? between(q, bad, m) : between(q, m, fine);
}

static uint64_t gallop(const struct question *q, uint64_t from)
{
    uint64_t bad = from, fine = from, stride = 1;
    if (good(q, from)) {
        do {
            fine = bad;
            bad -= bad < stride ? bad : stride;
            stride *= 3;
        } while (good(q, bad));
    } else {
        do {
            bad = fine;
            fine = fine + stride > BLOOM_M_MAX ? BLOOM_M_MAX + 1 : fine + stride;
            stride *= 3;
        } while (!good(q, fine));
    }
    return between(q, bad, fine);
}

const char *fit_size(fit_rate *rate, uint64_t n, double p,
                     struct sizing *size)
{
    if (!(p > 0) || !(p < 1))
        return sizing_bad_p;
    if (n == 0)
        return sizing_bad_n;
    struct sizing best = { BLOOM_M_MAX + 1, 0 };
    double bits = 1.4427 * -log2(p) * (double)n + 1;
    uint64_t start = bits < 0x1p48 ? (uint64_t)bits : BLOOM_M_MAX;
    unsigned last = (unsigned)ceil(-log2(p));
    for (unsigned k = (unsigned)floor(-log2(p)); k <= last; k++) {
        if (k == 0)
            continue;
        struct question q = { rate, n, p, k };
        uint64_t m = gallop(&q, start);
        if (m < best.m)
            best = (struct sizing){ m, k };
    }
    if (best.k == 0)
        return sizing_too_big;
    *size = best;
    return NULL;
}
