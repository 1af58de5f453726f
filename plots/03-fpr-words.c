/* Real words: half of a dictionary is inserted, the other half is asked.
 * The system's word list, or our own where there is none; $BLOOMKIT_WORDS
 * names another. */
#include <stdlib.h>

#include "keys.h"
#include "tsv.h"

/* Filters for 400,000 answers a point, and at least eight. */
static uint64_t enough(uint64_t probes)
{
    return 400000 / probes < 8 ? 8 : 400000 / probes;
}

static int sweep(const struct key_source *words, uint64_t seed)
{
    static const unsigned ks[] = { 2, 4, 7, 11 };
    uint64_t n = words->count / 2, probes = words->count - n;
    for (unsigned i = 0; i < sizeof ks / sizeof ks[0]; i++)
        for (uint64_t bits = 2; bits <= 16; bits++) {
            struct measure_plan plan = {
                .m = n * bits, .k = ks[i], .n = n, .scheme = &probe_stream,
                .keys = words, .trials = enough(probes), .probes = probes,
                .seed = seed + 100 * ks[i] + bits, .threads = 2,
            };
            struct measure_result result;
            const char *why = measure(&plan, &result);
            if (why)
                return fprintf(stderr, "03-fpr-words: %s\n", why), 1;
            printf("%" PRIu64 "\t", bits);
            tsv_row(plan.m, plan.k, n, &result);
        }
    return 0;
}

int main(void)
{
    const uint64_t seed = 33;
    const char *wanted = getenv("BLOOMKIT_WORDS"), *why;
    const char *path = wanted ? wanted : "/usr/share/dict/words";
    struct key_source words = key_lines(path, seed, &why);
    if (why && !wanted)
        words = key_lines(path = "plots/words.txt", seed, &why);
    if (why)
        return fprintf(stderr, "03-fpr-words: %s: %s\n", path, why), 1;
    char command[128];
    snprintf(command, sizeof command, "03-fpr-words words=%s", path);
    tsv_head(command, seed, "bits_per_key\t");
    int status = sweep(&words, seed);
    key_lines_free(&words);
    return status;
}
