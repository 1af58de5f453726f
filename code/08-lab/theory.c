/* bloomkit theory */
#include <stddef.h>

#include "fpr.h"
#include "given.h"
#include "progress.h"
#include "say.h"

static bool print_row(struct table *t, uint64_t m, unsigned k, uint64_t n)
{
    table_count(t, m);
    table_count(t, k);
    table_count(t, n);
    table_real(t, fpr_ones_mean(m, k, n) / (double)m);
    table_real(t, fpr_classic(m, k, n));
    table_real(t, fpr_finite(m, k, n));
    table_real(t, fpr_exact(m, k, n));
    return table_row(t);
}

int run_theory(const struct given *g)
{
    uint64_t m = 0, n;
    unsigned k = 0;
    struct range r;
    const char *range = g->value['n'];
    if (!given_just(g, "mkn"))
        return say("give -m, -k and -n");
    if (!given_m_k(g, &m, &k) || !given_range(&r, range, 0))
        return SAY_TROUBLE;
    struct table *t = given_table(g, "m k n fill classic finite exact");
    if (!t)
        return SAY_TROUBLE;
    table_note(t, "bloomkit theory -m %ju -k %u -n %s", (uintmax_t)m, k, range);
    progress_begin("rows");
    for (uint64_t rows = 0; range_next(&r, &n) && print_row(t, m, k, n); )
        progress_at(++rows, 0);
    progress_end();
    return table_end(t) ? SAY_FINE : SAY_TROUBLE;
}
