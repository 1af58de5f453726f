/* Stats: intervals and bounds for measured rates.
 */
#ifndef STATS_H
#define STATS_H

#include <stdint.h>

struct interval { double lo, hi; };

/* Normal quantile: z with P(Z <= z) = q, 0 < q < 1. Student's: with df > 0. */
double stats_normal_quantile(double q);
double stats_t_quantile(double q, double df);

/* Wilson's interval for x hits in n trials at confidence c (0.95, say): the
 * rate of one filter. */
struct interval stats_wilson(uint64_t x, uint64_t n, double c);

/* The interval of a mean from T values (one rate a filter): mean +- t s/sqrt(T);
 * within 0..1; T >= 2. */
struct interval stats_mean_interval(double mean, double variance, uint64_t T, double c);

/* Fresh probes needed to tell rate p1 from p0, two-sided level alpha, power. */
double stats_probes_needed(double p0, double p1, double alpha, double power);

#endif
