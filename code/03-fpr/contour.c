#include "contour.h"

#include <complex.h>
#include <float.h>
#include <math.h>

#include "chain.h"

static const double pi = 3.14159265358979323846;

/* sin(a) - a, 0 <= a < 1, by its series: the plain difference cancels. */
static double sin_less(double a)
{
    double term = a, sum = 0;
    for (int i = 2; fabs(term) > DBL_EPSILON * fabs(sum); i += 2) {
        term *= -a * a / (i * (i + 1));
        sum += term;
    }
    return sum;
}

/* 1 - e^-(x + iy), without loss when both are tiny. */
static double complex hit(double x, double y)
{
    double half = sin(y / 2);
    return 2 * half * half - expm1(-x) * cos(y) + I * exp(-x) * sin(y);
}

/* sum of w[j] q^j scale^k, by Horner's rule: the scale goes in step by step, so
 * that nothing overflows or vanishes before its time. */
static double complex moment_given(const double *w, unsigned k,
                                   double complex q, double scale)
{
    double complex sum = w[k];
    double power = 1;
    for (unsigned j = k; j-- > 0; ) {
        power *= scale;
        sum *= q * scale;
        if (w[j] > 0)
            sum += w[j] * power;
    }
    return sum;
}

/* The circle's radius is throws - lag, chosen so that the terms around angle 0
 * do not turn: lag is r f'(r) / f(r). Any radius near it gives the same sum. */
static double find_lag(double m, unsigned k, const double *w, double throws)
{
    double lag = 0;
    for (int i = 0; i < 5; i++) {
        double u = (throws - lag) / m, q = -expm1(-u);
        double sum = w[k], slope = 0;
        for (unsigned j = k; j-- > 0; ) {
            slope = slope * q + sum;
            sum = sum * q + w[j];
        }
        lag = sum > 0 ? u * exp(-u) * slope / sum : k * u / expm1(u);
    }
    return lag;
}

double contour_moment(uint64_t m, unsigned k, double throws)
{
    double w[CHAIN_MAX + 1];
    chain_ones(m, k, w);
    double lag = find_lag((double)m, k, w, throws), r = throws - lag;
    double excess = -lag - throws * log1p(-lag / throws);
    double scale = exp(excess / k);

    double step = 2 * pi / (10 * sqrt(throws) + 2 * k);
    double end = 9.5 / sqrt(throws - k), sum = 0;
    for (int j = 0; j * step < end; j++) {
        double a = j * step;
        double half = sin(a / 2);
        double complex q = hit(r * cos(a) / (double)m, r * sin(a) / (double)m);
        double complex f = moment_given(w, k, q, scale);
        double phase = r * sin_less(a) - lag * a;
        double term = exp(-2 * r * half * half) * creal(f * cexp(I * phase));
        sum += j == 0 ? term / 2 : term;
    }
    double stirling = 1 / (12 * throws) - 1 / (360 * throws * throws * throws);
    return sum * step / pi * sqrt(2 * pi * throws) * exp(stirling);
}

double contour_error(unsigned k)
{
    return (4.0 * k + 64) * DBL_EPSILON;
}
