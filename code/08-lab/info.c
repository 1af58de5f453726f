/* bloomkit info */
#include <math.h>
#include <stddef.h>

#include "estimate.h"
#include "fpr.h"
#include "given.h"
#include "say.h"
#include "source.h"

static const char columns[] =
    "file kind m k scheme hash seed insertions bytes ones fill saturated "
    "keys keys_sd rate";

static void print_header(struct table *t, const struct record *r)
{
    table_text(t, r->bits == 1 ? "plain" : r->bits == 4
               ? "counting, 4 bits" : "counting, 16 bits");
    table_count(t, r->m);
    table_count(t, r->k);
    table_text(t, r->scheme->name);
    table_text(t, "XXH3");
    table_count(t, r->seed);
    table_count(t, r->insertions);
    table_count(t, RECORD_HEADER + 8 * record_words(r));
}

/* What the bits, or the counters, tell. */
static void print_body(struct table *t, const struct source *s)
{
    const struct bloom *b = s->bloom;
    const struct counting *c = s->loaded.counting;
    uint64_t m = bloom_m(b), ones = bloom_ones(b);
    unsigned k = bloom_k(b);
    double n = NAN;
    table_count(t, ones);
    table_real(t, (double)ones / (double)m);
    table_count(t, c ? counting_tally(c).saturated : 0);
    estimate_distinct(m, k, ones, &n);
    table_real(t, n);
    table_real(t, isnan(n) ? NAN : estimate_sd(m, k, n));
    table_real(t, fpr_given(m, k, ones));
}

static bool print_source(struct table *t, const char *path,
                         const struct source *s)
{
    table_text(t, path);
    print_header(t, &s->record);
    print_body(t, s);
    return table_row(t);
}

/* The table begins with the first good file: without any, nothing is
 * printed. */
static bool print_file(const struct given *g, struct table **t,
                       const char *path)
{
    struct source s;
    if (!source_open(&s, path))
        return false;
    if (!*t)
        *t = given_table(g, columns);
    bool done = *t && print_source(*t, path, &s);
    return source_close(&s) && done;
}

int run_info(const struct given *g)
{
    struct table *t = NULL;
    bool done = true;
    for (int i = 0; i < g->operands && done; i++)
        done = print_file(g, &t, g->operand[i]);
    if (t)
        done = table_end(t) && done;
    return done ? SAY_FINE : SAY_TROUBLE;
}
