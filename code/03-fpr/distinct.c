/* The rate with k distinct positions per key, found by watching the query:
 * its state is c, how many of its k positions are still 0. */
#include "fpr.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum { POWER_K = 128 };   /* matrices up to here; they stand on the stack */

/* One key, position by position, each different from the i before it: it hits
 * one of the c zeros with chance c / (m-i). chance[c] is that of state c. */
static void add_key(double m, unsigned k, double *chance)
{
    for (unsigned i = 0; i < k; i++)
        for (unsigned c = 0; c <= k; c++) {
            double hit = c < k ? chance[c + 1] * (c + 1) / (m - i) : 0;
            double miss = chance[c] > 0 ? chance[c] * (m - i - c) / (m - i) : 0;
            chance[c] = hit + miss;
        }
}

/* The logarithm of the chance that one key misses all of c positions. */
static double log_miss(double m, unsigned k, unsigned c)
{
    double sum = 0;
    for (unsigned i = 0; i < k && sum > -HUGE_VAL; i++)
        sum += m - i > c ? log1p(-(c / (m - i))) : -HUGE_VAL;
    return sum;
}

/* Squares `power`, the matrix of chances to go from state to state in `keys`
 * keys. The diagonal is known in closed form; so no error builds up in it. */
static void square(unsigned k, double power[k + 1][k + 1],
                   const double *log_stay, double keys)
{
    for (unsigned from = k + 1; from-- > 0; ) {
        for (unsigned to = 0; to < from; to++) {
            double sum = 0;
            for (unsigned via = to; via <= from; via++)
                sum += power[from][via] * power[via][to];
            power[from][to] = sum;
        }
        power[from][from] = from ? exp(2 * keys * log_stay[from]) : 1;
    }
}

/* The chances after n keys, by the binary digits of n. */
static void add_keys(double m, unsigned k, uint64_t n, double *chance)
{
    double power[k + 1][k + 1], log_stay[k + 1], next[k + 1];
    for (unsigned from = 0; from <= k; from++) {
        for (unsigned to = 0; to <= k; to++)
            power[from][to] = from == to;
        add_key(m, k, power[from]);
        log_stay[from] = log_miss(m, k, from);
    }
    for (double keys = 1; n; n /= 2, keys *= 2) {
        if (n % 2) {
            for (unsigned to = 0; to <= k; to++) {
                next[to] = 0;
                for (unsigned from = to; from <= k; from++)
                    next[to] += chance[from] * power[from][to];
            }
            memcpy(chance, next, sizeof next);
        }
        square(k, power, log_stay, keys);
    }
}

double fpr_distinct(uint64_t m, unsigned k, uint64_t n)
{
    assert(m >= 1 && k >= 1 && k <= FPR_K_MAX);
    double chance[FPR_K_MAX + 1] = { 0 };
    if (k > m)
        k = (unsigned)m;
    chance[k] = 1;
    if (k <= POWER_K)
        add_keys((double)m, k, n, chance);
    else
        for (uint64_t i = 0; i < n; i++)
            add_key((double)m, k, chance);
    return fmin(chance[0], 1);
}
