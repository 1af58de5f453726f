#include "tally.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "filters.h"
#include "fpr.h"

const char tally_columns[] =
    "m k n probes trials false_positives measured lo hi classic finite exact "
    "scheme keys filters squares";
const char tally_too_many[] =
    "trials times the square of probes must stay below 2^64 (more trials with "
    "fewer probes each say more)";

uint64_t tally_most_trials(uint64_t probes)
{
    return probes <= UINT32_MAX ? UINT64_MAX / (probes * probes) : 0;
}

bool tally_alike(const struct tally *a, const struct tally *b)
{
    return a->m == b->m && a->k == b->k && a->n == b->n
        && a->probes == b->probes && strcmp(a->scheme, b->scheme) == 0
        && strcmp(a->keys, b->keys) == 0;
}

const char *tally_add(struct tally *into, const struct tally *from)
{
    const char *why;
    uint64_t most = tally_most_trials(into->probes);
    if (from->trials > most || into->trials > most - from->trials)
        return tally_too_many;
    char *filters = filters_join(into->filters, from->filters, &why);
    if (!filters)
        return why;
    free(into->filters);
    into->filters = filters;
    into->trials += from->trials;
    into->false_positives += from->false_positives;
    into->squares += from->squares;
    return NULL;
}

double tally_rate(const struct tally *t)
{
    return (double)t->false_positives / ((double)t->trials * (double)t->probes);
}

/* As even as whole numbers can be: some filters have one more than others. */
uint64_t tally_least_squares(const struct tally *t)
{
    uint64_t low = t->false_positives / t->trials;
    uint64_t rest = t->false_positives % t->trials;
    return t->trials * low * low + rest * (2 * low + 1);
}

/* As uneven as can be: all probes of a few filters, and the rest in one. */
uint64_t tally_most_squares(const struct tally *t)
{
    uint64_t full = t->false_positives / t->probes;
    uint64_t rest = t->false_positives % t->probes;
    return full * t->probes * t->probes + rest * rest;
}

/* The variance of the filters' rates. Deviations are taken from the whole
 * number below the mean. Their squares then come out of the sums exactly:
 * what exceeds 2^64 on the way is a multiple of it, and falls off. */
static double variance(const struct tally *t)
{
    uint64_t low = t->false_positives / t->trials;
    uint64_t rest = t->false_positives % t->trials;
    uint64_t about_low = t->squares - 2 * low * t->false_positives
                       + t->trials * low * low;
    double T = (double)t->trials, Q = (double)t->probes;
    double about_mean = (double)about_low - (double)rest * (double)rest / T;
    return fmax(about_mean, 0) / (T - 1) / (Q * Q);
}

struct interval tally_interval(const struct tally *t)
{
    struct interval all = stats_wilson(t->false_positives,
                                       t->trials * t->probes, 0.95);
    if (t->trials == 1)
        return all;
    struct interval mean = stats_mean_interval(tally_rate(t), variance(t),
                                               t->trials, 0.95);
    return (struct interval){ fmin(all.lo, mean.lo), fmax(all.hi, mean.hi) };
}

bool tally_row(struct table *out, const struct tally *t)
{
    struct interval within = tally_interval(t);
    table_count(out, t->m);
    table_count(out, t->k);
    table_count(out, t->n);
    table_count(out, t->probes);
    table_count(out, t->trials);
    table_count(out, t->false_positives);
    table_real(out, tally_rate(t));
    table_real(out, within.lo);
    table_real(out, within.hi);
    table_real(out, fpr_classic(t->m, t->k, t->n));
    table_real(out, fpr_finite(t->m, t->k, t->n));
    table_real(out, fpr_exact(t->m, t->k, t->n));
    table_text(out, t->scheme);
    table_text(out, t->keys);
    table_text(out, t->filters);
    table_count(out, t->squares);
    return table_row(out);
}

void tally_free(struct tally *t)
{
    free(t->scheme);
    free(t->keys);
    free(t->filters);
    *t = (struct tally){ 0 };
}
