/* Builds filters and asks them for 03.5; prints filters.tsv, and on the standard
 * error findings.tsv.
 *     cc -O2 -Icode/02-modulo -Icode/03-fpr ask_filters.c code/02-modulo/[bhp]*.c \
 *        code/03-fpr/stats.c -lxxhash -lm
 *     ask_filters FILTERS SEED SCHEME [members|same|distinct] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bloom.h"
#include "stats.h"

enum { M = 64, K = 5, KEYS = 10, ASKED = 100 };

static uint64_t next_key;

/* K different positions, set without the filter's help. */
static void add_distinct(struct bloom *b, uint64_t key)
{
    uint64_t bits = 0;
    for (unsigned i = 0, left = K; left > 0; i++) {
        uint64_t bit = UINT64_C(1) << probe_draw(probe_mix(key), i) % M;
        left -= !(bits & bit);
        bits |= bit;
    }
    bloom_words(b)[0] |= bits;
}

static unsigned ask_all(struct bloom *b, const char *whom)
{
    unsigned hits = 0;
    uint64_t member = next_key - 1;
    for (int i = 0; i < ASKED; i++) {
        uint64_t stranger = next_key++;
        if (strcmp(whom, "members") == 0)
            stranger = member;
        if (strcmp(whom, "same") == 0)
            stranger = member + 1;
        hits += bloom_query(b, &stranger, sizeof stranger);
    }
    return hits;
}

int main(int argc, char **argv)
{
    int filters = argc > 1 ? atoi(argv[1]) : 1000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    const struct probe_scheme *scheme = probe_by_name(argc > 3 ? argv[3] : "stream");
    const char *whom = argc > 4 ? argv[4] : "";
    double sum = 0, squares = 0;
    printf("# ask_filters, seed %d\nfilter\tones\thits\n", (int)seed);
    for (int f = 1; f <= filters; f++) {
        struct bloom *b = bloom_new(M, K, scheme, probe_mix(seed) + (uint64_t)f, NULL);
        for (int i = 0; i < KEYS; i++, next_key++)
            if (strcmp(whom, "distinct") == 0)
                add_distinct(b, next_key);
            else
                bloom_add(b, &next_key, sizeof next_key);
        unsigned hits = ask_all(b, whom);
        printf("%d\t%d\t%u\n", f, (int)bloom_ones(b), hits);
        sum += hits / (double)ASKED;
        squares += hits * hits / (double)ASKED / ASKED;
        bloom_free(b);
    }
    double mean = sum / filters, variance = (squares - sum * mean) / (filters - 1);
    struct interval i = stats_mean_interval(mean, variance, (uint64_t)filters, 0.95);
    fprintf(stderr, "name\tvalue\nrate\t%.7g\nlo\t%.7g\nhi\t%.7g\nrefuted\t%d\n", mean,
            i.lo, i.hi, 0.046845 < i.lo || 0.046845 > i.hi);
    return 0;
}
