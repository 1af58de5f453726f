/* The four index schemes against exact, ten bits per key, k = 7: how far is
 * each from independent positions, and up to which m? */
#include <stdlib.h>

#include "tsv.h"

enum { SEED = 2 };

/* A small filter is cheap and its kind differs much from one to the next:
 * many filters, few probes. A large one has a small gap to be seen. */
static const struct { uint64_t m, trials, probes; } point[] = {
    { 10, 20000, 50 },    { 20, 20000, 50 },    { 50, 10000, 100 },
    { 100, 10000, 100 },  { 200, 5000, 200 },   { 500, 4000, 500 },
    { 1000, 1500, 1500 }, { 2000, 750, 4000 },  { 5000, 500, 8000 },
    { 10000, 500, 12000 },
};

int main(void)
{
    tsv_head("plots/02-modulo", SEED, "scheme\tratio\t");
    for (size_t s = 0; probe_schemes[s]; s++)
        for (size_t i = 0; i < sizeof point / sizeof point[0]; i++) {
            struct measure_plan plan = {
                .m = point[i].m, .n = point[i].m / 10, .k = 7,
                .scheme = probe_schemes[s], .keys = &key_integers,
                .trials = point[i].trials, .probes = point[i].probes,
                .seed = SEED, .threads = 1,
            };
            struct measure_result r;
            const char *why = measure(&plan, &r);
            if (why || r.false_negatives) {
                fprintf(stderr, "%s\n", why ? why : "a member was not found");
                return EXIT_FAILURE;
            }
            printf("%s\t%.15g\t", plan.scheme->name,
                   r.measured / fpr_exact(plan.m, plan.k, plan.n));
            tsv_row(plan.m, plan.k, plan.n, &r);
        }
    return EXIT_SUCCESS;
}
