/* Filters sized for a thousand keys, filled with up to five times as many. */
#include <stdlib.h>

#include "sizing.h"
#include "tsv.h"

enum { SEED = 403, CAPACITY = 1000 };

int main(void)
{
    static const double rates[] = { 0.1, 0.01, 0.001 };
    tsv_head("04-sizing-overload", SEED, "p\tload\t");
    for (unsigned i = 0; i < 3; i++) {
        struct sizing size;
        if (sizing_promise(CAPACITY, rates[i], &size))
            exit(1);
        for (unsigned fifth = 2; fifth <= 25; fifth += fifth < 10 ? 1 : 3) {
            struct measure_plan plan = {
                .m = size.m, .k = size.k, .n = CAPACITY * fifth / 5,
                .scheme = &probe_stream, .keys = &key_integers, .trials = 40,
                .probes = 10000, .seed = SEED + fifth, .threads = 2
            };
            struct measure_result result;
            if (measure(&plan, &result))
                exit(1);
            printf("%g\t%.1f\t", rates[i], fifth / 5.0);
            tsv_row(size.m, size.k, plan.n, &result);
        }
    }
    return 0;
}
