/* Rate against k at 5, 10 and 15 bits per key. */
#include <stdlib.h>

#include "tsv.h"

enum { SEED = 402, KEYS = 1000 };

int main(void)
{
    static const uint64_t bits[] = { 5, 10, 15 };
    tsv_head("04-sizing-k", SEED, "bits\t");
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 1; k <= 20; k++) {
            struct measure_plan plan = {
                .m = bits[i] * KEYS, .k = k, .n = KEYS,
                .scheme = &probe_stream, .keys = &key_integers, .trials = 50,
                .probes = 10000, .seed = SEED + k, .threads = 2
            };
            struct measure_result result;
            if (measure(&plan, &result))
                exit(1);
            printf("%" PRIu64 "\t", bits[i]);
            tsv_row(plan.m, k, KEYS, &result);
        }
    return 0;
}
