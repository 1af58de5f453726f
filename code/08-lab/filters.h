/* Filters: which filters a measurement was made of. A text such as
 * "1:0-99,7:0-49": of the experiment with seed 1 filters 0 to 99, of that with
 * seed 7 filters 0 to 49. Whoever adds up results needs it, lest a filter be
 * counted twice.
 */
#ifndef FILTERS_H
#define FILTERS_H

#include <stdint.h>

/* Why a text was refused: each is the message itself. */
extern const char filters_bad[];
extern const char filters_twice[];
extern const char filters_amiss[];
extern const char filters_no_memory[];

/* Filters first … first + count - 1 of a seed, count >= 1; to free(), NULL
 * when there is no memory. */
char *filters_text(uint64_t seed, uint64_t first, uint64_t count);

/* NULL if the text names `count` filters, each once; or why not. */
const char *filters_check(const char *text, uint64_t count);

/* The filters of both, in order. To free(); on refusal NULL, with the reason
 * in *why. */
char *filters_join(const char *a, const char *b, const char **why);

#endif
