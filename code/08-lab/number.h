/* Number: the numbers that people type. Both functions return false, and
 * change nothing, for a text that is no such number from its first character
 * to its last.
 */
#ifndef NUMBER_H
#define NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* A whole number below 2^64, exactly: "1000", "1e6", "2.5e3", "100M" (k, M, G,
 * T are powers of a thousand). "0.5" and "1e20" are none. */
bool number_count(const char *text, uint64_t *value);

/* A real number: "0.01", "1e-3", "1%", "20 %". */
bool number_real(const char *text, double *value);

#endif
