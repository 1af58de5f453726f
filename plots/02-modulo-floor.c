/* Two small filters with a tiny rate, under the four schemes: a million
 * strangers each. */
#include <stdlib.h>

#include "tsv.h"

enum { SEED = 5 };

static void row(const struct probe_scheme *scheme, uint64_t m, unsigned k,
                uint64_t n)
{
    struct measure_plan plan = {
        .m = m, .n = n, .k = k, .scheme = scheme, .keys = &key_integers,
        .trials = 1000, .probes = 1000, .seed = SEED, .threads = 1,
    };
    struct measure_result r;
    const char *why = measure(&plan, &r);
    if (why) {
        fprintf(stderr, "%s\n", why);
        exit(EXIT_FAILURE);
    }
    printf("%s\t", scheme->name);
    tsv_row(m, k, n, &r);
}

int main(void)
{
    tsv_head("plots/02-modulo-floor", SEED, "scheme\t");
    for (size_t s = 0; probe_schemes[s]; s++)
        row(probe_schemes[s], 64, 23, 1);
    for (size_t s = 0; probe_schemes[s]; s++)
        row(probe_schemes[s], 1024, 16, 20);
    return EXIT_SUCCESS;
}
