/* Stats: how far a measured rate can be trusted. Pure functions; c is the
 * confidence, between 0 and 1: 0.95, say.
 */
#ifndef STATS_H
#define STATS_H

#include <stdbool.h>
#include <stdint.h>

struct interval { double lo, hi; };

/* z with P(Z <= z) = q for a normal Z, DBL_MIN <= q < 1 (smaller numbers have
 * few digits); error below 1e-14 (1 + |z|) while q <= 1/2, and what rounding
 * of q itself leaves above. */
double stats_normal_quantile(double q);

/* t with P(T <= t) = q for Student's T with df >= 1 degrees of freedom, and
 * 1e-6 <= q <= 1 - 1e-6; error below 1e-9 (1 + |t|). */
double stats_t_quantile(double q, uint64_t df);

/* Wilson's interval for the chance behind so many hits in trials >= 1 (Wilson
 * 1927): for the rate of one filter. hits <= trials. Within 0 and 1, and
 * around hits / trials. */
struct interval stats_wilson(uint64_t hits, uint64_t trials, double c);

/* The interval of a mean, from count >= 2 values with that mean and variance:
 * mean +- t sqrt(variance / count), cut to 0 .. 1. For the rate of a scheme,
 * from one value per filter. */
struct interval stats_mean_interval(double mean, double variance,
                                    uint64_t count, double c);

/* Independent probes that tell rate p1 from p0 != p1 with the given power, in a
 * two-sided test of p0 at level alpha. */
double stats_probes_needed(double p0, double p1, double alpha, double power);

/* Whether so many hits in trials of chance p lie within some sigmas, measured
 * along the likelihood: false for the right p with a chance of at most
 * 2 exp(-sigmas^2 / 2), whatever trials and p are (Chernoff 1952). */
bool stats_binomial_within(uint64_t hits, uint64_t trials, double p,
                           double sigmas);

#endif
