/* Forecast: what becomes of a filter when more keys are added.
 *
 * It has m bits, 1 to FORECAST_M_MAX, of which `ones` are set, 0 to m. Each
 * throw sets one of the m bits, all equally likely, set before or not; a key
 * makes k >= 1 throws, and so does a stranger. At most 5000 throws. Relative
 * error at most 1e-11; what is below 1e-290 may come out as 0.
 */
#ifndef FORECAST_H
#define FORECAST_H

enum { FORECAST_M_MAX = 4096 };

/* Fills p[x] = P(X = x), X being the number of 1 bits after so many more
 * throws, for x = 0 .. m: m + 1 elements. */
void forecast_ones(unsigned m, unsigned ones, unsigned throws, double *p);

/* The mean of (X/m)^k after n more keys. */
double forecast_rate(unsigned m, unsigned k, unsigned ones, unsigned n);

/* The chance that (X/m)^k > limit after n more keys; limit is not (x/m)^k for
 * any whole x. */
double forecast_above(unsigned m, unsigned k, unsigned ones, unsigned n,
                      double limit);

#endif
