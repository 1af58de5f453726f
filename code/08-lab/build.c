/* bloomkit build */
#include <inttypes.h>
#include <stddef.h>

#include "beside.h"
#include "feed.h"
#include "file.h"
#include "fpr.h"
#include "given.h"
#include "progress.h"
#include "say.h"
#include "sizing.h"

/* m and k for -n, -p and the margin. */
static const char *find_size(const struct given *g, struct record *r,
                             uint64_t n, double p)
{
    struct sizing size = { 0, 0 };
    double margin = 0;
    const char *why = sizing_hashed(n, p, &size);
    if (!why && given_margin(g, &margin))
        why = sizing_widen(&size, margin);
    r->m = size.m;
    r->k = size.k;
    return why;
}

/* The filter that the options describe; false after having said why not. */
static bool describe(const struct given *g, struct record *r, uint64_t *n,
                     double *p)
{
    double margin;
    *r = (struct record){ .bits = given_has(g, 'C') ? 4 : 1,
                          .scheme = &probe_stream };
    if (!given_sizes(g, &r->m, &r->k, n, p) || !given_margin(g, &margin)
        || !given_scheme(g, &r->scheme)
        || !given_count(g, 's', 0, UINT64_MAX, &r->seed))
        return false;
    if (given_just(g, "mk") && !given_has(g, 'F'))
        return true;
    if (!given_just(g, "np"))
        return say("give -n and -p, or -m and -k"), false;
    const char *why = find_size(g, r, *n, *p);
    return !why || (say("%s", why), false);
}

static bool take(void *filter, const struct many_key *keys, size_t count)
{
    bool fresh[FEED_PART];
    filter_add_many(filter, keys, count, fresh);
    return true;
}

/* Copies of keys count as insertions, but do not fill: the bits tell. */
static void warn(const struct filter *f, uint64_t n, double p)
{
    const struct bloom *b = filter_bits(f);
    double rate = fpr_given(bloom_m(b), bloom_k(b), bloom_ones(b));
    if (n && f->insertions > n && rate > p)
        say("note: %" PRIu64 " keys in a filter for %" PRIu64
            ": its rate is now %.3g %%", f->insertions, n, 100 * rate);
}

int run_build(const struct given *g)
{
    struct record r;
    struct filter f;
    uint64_t n = 0;
    double p = 0;
    char trouble[WIRE_WHY];
    const char *why;
    if (!given_has(g, 'o'))
        return say("-o FILE is missing");
    if (!given_spares_operands(g) || !describe(g, &r, &n, &p))
        return SAY_TROUBLE;
    if (!beside_possible(g->value['o'], trouble))
        return say("%s", trouble);
    if (!filter_new(&f, &r, &why))
        return say("%s", why);
    progress_begin("keys");
    bool done = feed(g, 0, take, &f);
    if (done && !file_save(&f, g->value['o'], trouble))
        done = (say("%s", trouble), false);
    if (done)
        warn(&f, n, p);
    filter_free(&f);
    return done ? SAY_FINE : SAY_TROUBLE;
}
