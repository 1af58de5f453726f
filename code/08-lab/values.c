/* What the values of options mean. */
#define _POSIX_C_SOURCE 200809L
#include <float.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bloom.h"
#include "given.h"
#include "number.h"
#include "say.h"

bool given_just(const struct given *g, const char *ids)
{
    for (const char *c = "mknp"; *c; c++)
        if (given_has(g, *c) != (strchr(ids, *c) != NULL))
            return false;
    return true;
}

const char *given_replaced(const struct given *g)
{
    struct stat in, out;
    bool there = stat(g->value['o'], &out) == 0 && S_ISREG(out.st_mode);
    for (int i = 0; i < g->operands && there; i++)
        if (stat(g->operand[i], &in) == 0 && in.st_ino == out.st_ino
            && in.st_dev == out.st_dev)
            return g->operand[i];
    return NULL;
}

bool given_spares_operands(const struct given *g)
{
    const char *in = given_replaced(g);
    return !in || (say("%s is to be read: -o would replace it", in), false);
}

bool given_count(const struct given *g, char id, uint64_t least,
                 uint64_t most, uint64_t *value)
{
    const char *text = g->value[(unsigned char)id];
    uint64_t count;
    if (!text)
        return true;
    if (number_count(text, &count) && count >= least && count <= most) {
        *value = count;
        return true;
    }
    say("%s must be a whole number from %" PRIu64 " to %" PRIu64
        ", not '%s'", option_by_id(id)->name, least, most, text);
    return false;
}

/* A value that may be a percentage. */
static bool real(const struct given *g, char id, double *value)
{
    unsigned char i = (unsigned char)id;
    if (!number_real(g->value[i], value)
        || (g->percent[i] && strchr(g->value[i], '%')))
        return false;
    *value /= g->percent[i] ? 100 : 1;
    return true;
}

static bool rate(const struct given *g, double *p)
{
    double x;
    if (!given_has(g, 'p'))
        return true;
    bool read = real(g, 'p', &x);
    if (read && x >= DBL_MIN && x < 1) {
        *p = x;
        return true;
    }
    if (read && x > 0 && x < DBL_MIN)
        return say("-p must be at least %.3g, not '%s'", DBL_MIN,
                   g->value['p']), false;
    say("-p must be a rate above 0 and below 1, such as 0.01 or 1%%, "
        "not '%s'", g->value['p']);
    return false;
}

bool given_m_k(const struct given *g, uint64_t *m, unsigned *k)
{
    uint64_t wide = *k;
    bool done = given_count(g, 'm', 1, BLOOM_M_MAX, m)
             && given_count(g, 'k', 1, BLOOM_K_MAX, &wide);
    *k = (unsigned)wide;
    return done;
}

bool given_sizes(const struct given *g, uint64_t *m, unsigned *k, uint64_t *n,
                 double *p)
{
    return given_m_k(g, m, k)
        && given_count(g, 'n', 1, UINT64_C(1) << 62, n) && rate(g, p);
}

bool given_margin(const struct given *g, double *margin)
{
    double x;
    if (!given_has(g, 'F'))
        return true;
    if (real(g, 'F', &x) && x >= 0 && x <= 10) {
        *margin = x;
        return true;
    }
    say("--margin must be a fraction from 0 to 10, such as 0.2 or 20%%, "
        "not '%s'", g->value['F']);
    return false;
}

bool given_range(struct range *r, const char *text, uint64_t least)
{
    const char *why = range_start(r, text, least, BLOOM_M_MAX);
    if (why == range_outside)
        say("-n %s %s, which is %" PRIu64, text, why, BLOOM_M_MAX);
    else if (why)
        say("-n %s %s", text, why);
    return !why;
}

bool given_scheme(const struct given *g, const struct probe_scheme **scheme)
{
    if (!given_has(g, 'S'))
        return true;
    const struct probe_scheme *found = probe_by_name(g->value['S']);
    if (found)
        *scheme = found;
    else
        say("--scheme must be salted, double, enhanced or stream, not '%s'",
            g->value['S']);
    return found != NULL;
}

struct table *given_table(const struct given *g, const char *columns)
{
    enum table_format format =
        given_has(g, 'J') ? TABLE_JSON : given_has(g, 'X') ? TABLE_TSV
        : given_has(g, 'A') || isatty(STDOUT_FILENO) ? TABLE_PEOPLE
                                                   : TABLE_TSV;
    struct table *t = table_new(stdout, format, columns);
    if (!t)
        say("there is no memory for a table");
    return t;
}
