/* Asked for p, got what? Filters filled to capacity, sized by the textbook and
 * by the promise, from ten keys to a million. */
#include <stdlib.h>

#include "sizing.h"
#include "tsv.h"

enum { SEED = 401 };

/* Few big filters or many small ones: about a million keys in all, and as
 * many fresh probes a filter as make PROBES together. */
static void point(double p, const char *kind, struct sizing size, uint64_t n,
                  uint64_t seed)
{
    const uint64_t keys = 1200000, probes = 3000000;
    uint64_t trials = keys / n;
    trials = trials < 6 ? 6 : trials > 50000 ? 50000 : trials;
    struct measure_plan plan = {
        .m = size.m, .k = size.k, .n = n, .scheme = &probe_stream,
        .keys = &key_integers, .trials = trials, .probes = probes / trials,
        .seed = seed, .threads = 2
    };
    struct measure_result result;
    if (measure(&plan, &result))
        exit(1);
    printf("%g\t%s\t", p, kind);
    tsv_row(size.m, size.k, n, &result);
}

static void both(double p, uint64_t n, uint64_t seed)
{
    struct sizing textbook, promise;
    if (sizing_textbook(n, p, &textbook) || sizing_promise(n, p, &promise))
        exit(1);
    point(p, "textbook", textbook, n, seed);
    point(p, "promise", promise, n, seed + 1);
}

int main(void)
{
    static const uint64_t n[] = { 10, 30, 100, 300, 1000, 10000, 100000,
                                  1000000 };
    tsv_head("04-sizing-promise", SEED, "p\tkind\t");
    for (unsigned i = 0; i < 8; i++)
        both(0.1, n[i], SEED + 10 * i);
    for (unsigned i = 0; i < 8; i++)
        both(0.01, n[i], SEED + 100 + 10 * i);
    return 0;
}
