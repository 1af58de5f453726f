/* Ten thousand names, user0000 to user9999, one position each below 100,000:
 * how many positions do they reach? sd: that of N independent positions. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bits.h"
#include "fpr.h"
#include "probe.h"

enum { NAMES = 10000, M = 100000 };

static uint64_t fnv_modulo(const char *name)
{
    return hash_fnv1a(name, 8) % M;
}

static uint64_t fnv_scaled(const char *name)
{
    return probe_scale(hash_fnv1a(name, 8), M);
}

static uint64_t xxh_modulo(const char *name)
{
    return hash_xxh3(name, 8, 0) % M;
}

static uint64_t xxh_scaled(const char *name)
{
    return probe_scale(hash_xxh3(name, 8, 0), M);
}

static void row(const char *hash, const char *how,
                uint64_t (*position)(const char *))
{
    uint64_t *words = bits_new(M);
    if (!words)
        exit(EXIT_FAILURE);
    for (unsigned i = 0; i < NAMES; i++) {
        char name[9];
        snprintf(name, sizeof name, "user%04u", i);
        bits_set(words, position(name));
    }
    double reached = (double)bits_count(words, bits_words(M));
    double mean = fpr_ones_mean(M, 1, NAMES);
    double sd = sqrt(fpr_ones_variance(M, 1, NAMES));
    printf("%s\t%s\t%.0f\t%.1f\t%.2f\t%.1f\n", hash, how, reached, mean, sd,
           (reached - mean) / sd);
    free(words);
}

int main(void)
{
    printf("# plots/02-modulo-spread names=%d m=%d\n", NAMES, M);
    printf("hash\treduced_by\treached\texpected\tsd\tsds_off\n");
    row("FNV-1a", "modulo", fnv_modulo);
    row("FNV-1a", "multiply-shift", fnv_scaled);
    row("XXH3", "modulo", xxh_modulo);
    row("XXH3", "multiply-shift", xxh_scaled);
    return 0;
}
