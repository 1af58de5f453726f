/* Contour: the mean of (X/m)^k after so many throws that the chain would take
 * too long. Exact but for rounding; the chapter derives it.
 */
#ifndef CONTOUR_H
#define CONTOUR_H

#include <stdint.h>

/* For throws >= 1024 and throws >= 2k, k <= CHAIN_MAX. Relative error at most
 * contour_error(k). */
double contour_moment(uint64_t m, unsigned k, double throws);
double contour_error(unsigned k);

#endif
