/* The rate against n for one m and k: UUIDs as keys, many filters a point. */
#include "keys.h"
#include "tsv.h"

int main(void)
{
    const uint64_t seed = 31, m = 1000;
    const unsigned k = 7;
    struct key_source keys = key_uuids(seed);
    tsv_head("03-fpr-curve m=1000 k=7 keys=UUIDs", seed, "");
    for (uint64_t n = 20; n <= 260; n += 20) {
        struct measure_plan plan = {
            .m = m, .k = k, .n = n, .scheme = &probe_stream, .keys = &keys,
            .trials = n <= 60 ? 300 : 600, .probes = n <= 60 ? 16000 : 4000,
            .seed = seed + n, .threads = 2,
        };
        struct measure_result result;
        const char *why = measure(&plan, &result);
        if (why)
            return fprintf(stderr, "03-fpr-curve: %s\n", why), 1;
        tsv_row(m, k, n, &result);
    }
    return 0;
}
