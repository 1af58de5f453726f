/* Given: a command line, taken apart.
 *
 * Options may stand before, between and after operands, as in "plot a.tsv -o
 * a.svg"; "--" ends them. They are read here rather than by getopt(), which
 * POSIX lets stop at the first operand and which knows no long names, and
 * rather than by getopt_long(), which is in no standard. So one table of
 * options serves for reading and for the help.
 *
 * Functions that can find fault return false after having said so.
 */
#ifndef GIVEN_H
#define GIVEN_H

#include <stdbool.h>
#include <stdint.h>

#include "probe.h"
#include "range.h"
#include "table.h"
#include "verb.h"

enum { GIVEN_IDS = 128 };

/* All strings are argv's. */
struct given {
    const struct verb *verb;
    const char *value[GIVEN_IDS];    /* by option id; "" for a mere flag */
    const char *again[GIVEN_IDS];    /* the second value */
    bool percent[GIVEN_IDS];         /* a lone "%" followed it */
    char **operand;
    int operands;
};

/* Reads what follows the verb, up to NULL; the operands are moved to the
 * front of argv. */
bool given_read(struct given *g, const struct verb *verb, char **argv);

/* Was it? */
bool given_has(const struct given *g, char id);

/* Of the options m, k, n and p, exactly these: "mk", say. */
bool given_just(const struct given *g, const char *ids);

/* The value of an option that is a number from least to most; unchanged when
 * the option is not there. */
bool given_count(const struct given *g, char id, uint64_t least,
                 uint64_t most, uint64_t *value);

/* m and k, and all four of them, as far as they are there; each is checked by
 * its range. */
bool given_m_k(const struct given *g, uint64_t *m, unsigned *k);
bool given_sizes(const struct given *g, uint64_t *m, unsigned *k, uint64_t *n,
                 double *p);

/* The first operand that is, under whatever name, the file which -o is going to
 * replace; NULL: none. */
const char *given_replaced(const struct given *g);

/* Is there none? False after having said which. */
bool given_spares_operands(const struct given *g);

/* The fraction, from 0 to 10 (who writes 20 means 20 %); unchanged when not
 * there. */
bool given_margin(const struct given *g, double *margin);

/* The numbers of keys that `text`, a value of -n, stands for. */
bool given_range(struct range *r, const char *text, uint64_t least);

/* The index scheme; unchanged when not there. */
bool given_scheme(const struct given *g, const struct probe_scheme **scheme);

/* A table on the standard output, in the format that was asked for: aligned
 * on a terminal, else TSV. NULL, after having said so, without memory. */
struct table *given_table(const struct given *g, const char *columns);

#endif
