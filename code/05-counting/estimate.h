/* Estimate: how many keys are in a filter, from what its bits or counters
 * show. m positions, k per key; X of the m are 1 bits (counters above 0).
 * Pure functions; m and k at least 1, X at most m.
 */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include <stdint.h>

/* Says that X = m: any number of keys, however large, may be in it. */
extern const char estimate_saturated[];

/* Distinct keys by the fill: n* = -(m/k) ln(1 - X/m) (Swamidass and Baldi
 * 2007). NULL, with n* in *n; or estimate_saturated, with *n unchanged. */
const char *estimate_distinct(uint64_t m, unsigned k, uint64_t ones,
                              double *n);

/* Standard deviation of n* when there are n distinct keys: about
 * sqrt(m (e^t - 1 - t)) / k with t = kn/m (after Whang, Vander-Zanden,
 * Taylor 1990). */
double estimate_sd(uint64_t m, unsigned k, double n);

/* X/k, the number often given. Too low: 28 % at a fill of one half. */
double estimate_naive(uint64_t ones, unsigned k);

/* Live insertions by the sum of a counting filter's counters: keys added less
 * keys removed, copies counted. Exact while no counter is stuck; stuck ones no
 * longer move, so it is too low after adding and too high after removing. */
double estimate_live(uint64_t sum, unsigned k);

/* The load t: the mean counter, sum/m, as a hash table's load factor is
 * entries over slots. kn/m for n live insertions; ln 2 = 0.69 at a fill of
 * one half. */
double estimate_load(uint64_t sum, uint64_t m);

/* The chance that one given counter is at `count` or above when the load is t,
 * 0 <= t <= 700, and no key is in twice: the tail of a Poisson distribution,
 * for large m. Times m it bounds the chance that any of them is. */
double estimate_tail(double t, unsigned count);

#endif
