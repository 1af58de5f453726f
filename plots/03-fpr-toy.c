/* The rate of ten bits against the number of names: where the formulas part.
 * Many small filters, each asked little: see Q* in the chapter. */
#include "tsv.h"

int main(void)
{
    const uint64_t seed = 32, m = 10, trials = 200000, probes = 13;
    const unsigned k = 3;
    tsv_head("03-fpr-toy m=10 k=3 keys=integers", seed, "");
    for (uint64_t n = 1; n <= 10; n++) {
        struct measure_plan plan = {
            .m = m, .k = k, .n = n, .scheme = &probe_stream,
            .keys = &key_integers, .trials = trials, .probes = probes,
            .seed = seed + n, .threads = 2,
        };
        struct measure_result result;
        const char *why = measure(&plan, &result);
        if (why)
            return fprintf(stderr, "03-fpr-toy: %s\n", why), 1;
        tsv_row(m, k, n, &result);
    }
    return 0;
}
