#include "sizing.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>

#include "bits.h"
#include "fpr.h"

#define LN2 0.69314718055994530942

const char sizing_bad_n[] = "n, the number of keys, must be at least 1";
const char sizing_bad_p[] = "p, the false-positive rate, must be 0 < p < 1";
const char sizing_tiny_p[] =
    "p must be at least 2.23e-308: a smaller rate is lost in a double";
const char sizing_bad_margin[] = "the margin must be a number from 0 up";
const char sizing_too_big[] = "n keys at rate p need more than 2^48 bits";
const char sizing_beyond_hash[] =
    "p must exceed n / 2^62: hashes have only 64 bits";

static bool is_rate(double p)
{
    return p > 0 && p < 1;      /* NaN is neither */
}

static const char *check(uint64_t n, double p)
{
    return n == 0        ? sizing_bad_n
         : !is_rate(p)   ? sizing_bad_p
         : p < DBL_MIN   ? sizing_tiny_p
                         : NULL;
}

double sizing_bits_per_key(double p)
{
    return is_rate(p) ? -log2(p) / LN2 : NAN;
}

uint64_t sizing_bytes(uint64_t m)
{
    return bits_words(m) * sizeof(uint64_t);
}

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    const char *why = check(n, p);
    if (why)
        return why;
    double m = ceil((double)n * sizing_bits_per_key(p));
    if (m > (double)BLOOM_M_MAX)
        return sizing_too_big;
    *size = (struct sizing){ (uint64_t)m, (unsigned)fmax(1, round(-log2(p))) };
    return NULL;
}

/* ln(1 - e^-a), accurate for small and for large a (Mächler 2012). */
static double log_1m_exp(double a)
{
    return a < LN2 ? log(-expm1(-a)) : log1p(-exp(-a));
}

double sizing_load(unsigned k, double p)
{
    return is_rate(p) ? -log_1m_exp(-log(p) / k) : NAN;
}

/* The smallest m that keeps p, known to be above `low` and at most `high`.
 * Halving is right because more bits never raise the rate. */
static uint64_t halve(uint64_t low, uint64_t high, unsigned k, uint64_t n,
                      double p)
{
    while (high - low > 1) {
        uint64_t middle = low + (high - low) / 2;
        if (fpr_exact(middle, k, n) > p)
            low = middle;
        else
            high = middle;
    }
    return high;
}

/* The smallest m above `low` that keeps p; above BLOOM_M_MAX: there is none. */
static uint64_t grow(uint64_t low, unsigned k, uint64_t n, double p)
{
    uint64_t step = 1;
    while (low + step <= BLOOM_M_MAX && fpr_exact(low + step, k, n) > p) {
        low += step;
        step *= 2;
    }
    uint64_t high = low + step;
    return halve(low, high <= BLOOM_M_MAX ? high : BLOOM_M_MAX + 1, k, n, p);
}

/* The classic rate is below the exact one, so m has to be at least its. */
const char *sizing_m(uint64_t n, double p, unsigned k, uint64_t *m)
{
    const char *why = k < 1 || k > BLOOM_K_MAX ? bloom_bad_k : check(n, p);
    if (why)
        return why;
    double classic = k * (double)n / sizing_load(k, p);
    if (classic > (double)BLOOM_M_MAX)
        return sizing_too_big;
    uint64_t least = grow(classic > 1 ? (uint64_t)classic - 1 : 0, k, n, p);
    if (least > BLOOM_M_MAX)
        return sizing_too_big;
    *m = least;
    return NULL;
}

/* The smallest m that keeps p when `high` does. */
static uint64_t shrink(uint64_t high, unsigned k, uint64_t n, double p)
{
    uint64_t step = 1;
    while (high > step && fpr_exact(high - step, k, n) <= p) {
        high -= step;
        step *= 2;
    }
    return halve(high > step ? high - step : 0, high, k, n, p);
}

/* The best k is log2(1/p) or less: go down from there for as long as one
 * position less needs no bit more. */
const char *sizing_promise(uint64_t n, double p, struct sizing *size)
{
    const char *why = check(n, p);
    if (why)
        return why;
    uint64_t m;
    unsigned k = (unsigned)ceil(-log2(p));
    while ((why = sizing_m(n, p, k, &m)) && k > 1)
        k--;
    if (why)
        return why;
    for (; k > 1 && fpr_exact(m, k - 1, n) <= p; k--)
        m = shrink(m, k - 1, n, p);
    *size = (struct sizing){ m, k };
    return NULL;
}

const char *sizing_hashed(uint64_t n, double p, struct sizing *size)
{
    double twins = (double)n * 0x1p-62;
    struct sizing rough;
    const char *why = sizing_textbook(n, p, &rough);
    if (why)
        return why;
    return p > twins ? sizing_promise(n, p - twins, size)
                     : sizing_beyond_hash;
}

struct bloom *sizing_bloom(uint64_t n, double p, uint64_t seed,
                           const char **why)
{
    struct sizing size;
    const char *refusal = sizing_hashed(n, p, &size);
    if (!refusal)
        return bloom_new(size.m, size.k, &probe_stream, seed, why);
    if (why)
        *why = refusal;
    return NULL;
}

const char *sizing_widen(struct sizing *size, double margin)
{
    if (!(margin >= 0 && margin <= DBL_MAX))
        return sizing_bad_margin;
    double extra = ceil((double)size->m * margin);
    if (extra > (double)BLOOM_M_MAX - (double)size->m)
        return sizing_too_big;
    size->m += (uint64_t)extra;
    return NULL;
}
