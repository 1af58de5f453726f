/* bloomkit size */
#include <stddef.h>

#include "fpr.h"
#include "given.h"
#include "say.h"
#include "sizing.h"

struct answer {
    uint64_t m, n;
    unsigned k;
    double p;
};

/* From n and p, perhaps with k. */
static const char *size_filter(const struct given *g, struct answer *a)
{
    struct sizing s = { 0, a->k };
    const char *why = a->k ? sizing_m(a->n, a->p, a->k, &s.m)
                    : given_has(g, 'B') ? sizing_textbook(a->n, a->p, &s)
                                        : sizing_promise(a->n, a->p, &s);
    double margin = 0;
    if (!why && given_margin(g, &margin))
        why = sizing_widen(&s, margin);
    a->m = s.m;
    a->k = s.k;
    return why;
}

/* Finds what is not given. NULL, or why not. */
static const char *solve(const struct given *g, struct answer *a)
{
    if (given_just(g, "np") || given_just(g, "npk"))
        return size_filter(g, a);
    if (given_just(g, "mkn"))
        return NULL;
    if (given_just(g, "mkp"))
        return sizing_n(a->m, a->k, a->p, &a->n);
    if (given_just(g, "mn"))
        return sizing_k(a->m, a->n, &a->k);
    if (given_just(g, "mp"))
        return sizing_capacity(a->m, a->p, &a->n, &a->k);
    return "give -n and -p, or -m with either -n or -p but not both; and -k, "
           "if it is known";
}

static int print(const struct given *g, const struct answer *a)
{
    struct table *t = given_table(g, "m k n bytes bits_per_key classic finite "
                                     "exact");
    if (!t)
        return SAY_TROUBLE;
    table_count(t, a->m);
    table_count(t, a->k);
    table_count(t, a->n);
    table_count(t, sizing_bytes(a->m));
    table_real(t, (double)a->m / (double)a->n);
    table_real(t, fpr_classic(a->m, a->k, a->n));
    table_real(t, fpr_finite(a->m, a->k, a->n));
    table_real(t, fpr_exact(a->m, a->k, a->n));
    table_row(t);
    return table_end(t) ? SAY_FINE : SAY_TROUBLE;
}

int run_size(const struct given *g)
{
    struct answer a = { 0 };
    double margin;
    if (!given_sizes(g, &a.m, &a.k, &a.n, &a.p) || !given_margin(g, &margin))
        return SAY_TROUBLE;
    if ((given_has(g, 'F') || given_has(g, 'B')) && given_has(g, 'm'))
        return say("--margin and --textbook go with -n and -p");
    const char *why = solve(g, &a);
    if (!why && a.n == 0)
        why = "not even one key keeps to that rate";
    return why ? say("%s", why) : print(g, &a);
}
