/* A million random UUIDs in a filter for p = 2 %, then rounds of 10,000
 * questions of which 100 are about members. Each row: in how many rounds so
 * many strangers were taken for members, and in how many that was expected. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "fpr.h"
#include "keys.h"
#include "sizing.h"

enum { SEED = 404, KEYS = 1000000, ROUNDS = 1000, MEMBERS = 100,
       STRANGERS = 9900 };

static bool ask(const struct bloom *b, const struct key_source *s, uint64_t i)
{
    char buffer[KEYS_BUFFER];
    size_t len;
    const void *key = s->get(s, i, buffer, &len);
    return bloom_query(b, key, len);
}

static double binomial(unsigned x, unsigned n, double p)
{
    return exp(lgamma(n + 1.0) - lgamma(x + 1.0) - lgamma(n - x + 1.0)
               + x * log(p) + (n - x) * log1p(-p));
}

int main(void)
{
    static unsigned rounds[STRANGERS + 1];
    struct key_source uuids = key_uuids(SEED);
    struct bloom *b = sizing_bloom(KEYS, 0.02, SEED, NULL);
    if (!b)
        exit(1);
    char buffer[KEYS_BUFFER];
    size_t len;
    for (uint64_t i = 0; i < KEYS; i++) {
        const void *key = uuids.get(&uuids, i, buffer, &len);
        bloom_add(b, key, len);
    }
    uint64_t hits = 0, stranger = KEYS;
    for (uint64_t round = 0; round < ROUNDS; round++) {
        unsigned wrong = 0;
        for (uint64_t i = 0; i < MEMBERS; i++)
            hits += ask(b, &uuids, round * MEMBERS + i);
        for (uint64_t i = 0; i < STRANGERS; i++)
            wrong += ask(b, &uuids, stranger++);
        rounds[wrong]++;
    }
    double p = fpr_given(bloom_m(b), bloom_k(b), bloom_ones(b));
    printf("# 04-sizing-uuids rounds=%d members=%d hits=%" PRIu64
           " strangers=%d seed=%d\n", ROUNDS, MEMBERS, hits, STRANGERS, SEED);
    printf("false_positives\trounds\texpected\thits\trate\n");
    for (unsigned x = 130; x <= 270; x++)
        printf("%u\t%u\t%.15g\t%" PRIu64 "\t%.15g\n", x, rounds[x],
               ROUNDS * binomial(x, STRANGERS, p), hits, p);
    bloom_free(b);
    return 0;
}
