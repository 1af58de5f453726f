#include "fpr.h"

#include <assert.h>
#include <float.h>
#include <math.h>

#include "chain.h"
#include "contour.h"

/* The chain up to here takes a millisecond. */
enum { CHAIN_QUICK = 1024 };

struct fpr_answer fpr_exact_how(uint64_t m, unsigned k, uint64_t n)
{
    assert(m >= 1 && k >= 1 && k <= FPR_K_MAX);
    if (n == 0)
        return (struct fpr_answer){ 0, 0, "empty" };
    if (n == 1 || n <= CHAIN_QUICK / k) {
        unsigned throws = k * (unsigned)n;
        double rate = chain_moment(m, k, throws);
        double error = (3.0 * throws + 3.0 * k + 3) * DBL_EPSILON / 2;
        return (struct fpr_answer){ fmin(rate, 1), error, "chain" };
    }
    double rate = contour_moment(m, k, (double)k * (double)n);
    return (struct fpr_answer){ fmin(rate, 1), contour_error(k), "contour" };
}

double fpr_exact(uint64_t m, unsigned k, uint64_t n)
{
    return fpr_exact_how(m, k, n).rate;
}

/* Beyond the chain: from the second moment or, where that is too close to the
 * square of the first to tell, k times the spread of X. */
double fpr_spread(uint64_t m, unsigned k, uint64_t n)
{
    assert(m >= 1 && k >= 1 && k <= FPR_K_MAX);
    if (n <= CHAIN_MAX / k)
        return chain_spread(m, k, k * (unsigned)n);
    double thrown = (double)k * (double)n;
    double mean = contour_moment(m, k, thrown);
    double square = contour_moment(m, 2 * k, thrown) / mean / mean - 1;
    if (square > 1e-8)
        return sqrt(square);
    return k * sqrt(fpr_ones_variance(m, k, n)) / fpr_ones_mean(m, k, n);
}
