/* A hash of only w = 12 bits, reduced modulo m: what its bias does to the rate,
 * for m from 2^w / 4 to 2^w. Ten bits per key, k = 7.
 *
 * Theory: 2^w mod m positions are hit by one hash value more than the others.
 * A probe finds a set bit with probability
 *     q = sum over positions c/2^w (1 - (1 - c/2^w)^(kn)),  c hash values each,
 * where a uniform one finds u = 1 - (1 - 1/m)^(kn); expected ratio (q/u)^k.
 */
#include <math.h>
#include <stdlib.h>

#include "tsv.h"

enum { SEED = 4, W = 12, HASHES = 1 << W, K = 7 };

static void start(struct probe *p)
{
    p->h1 = hash_xxh3(p->key, p->len, p->seed);
}

static uint64_t narrow_at(const struct probe *p, unsigned i)
{
    return probe_draw(p->h1, i) % HASHES % p->m;
}

static const struct probe_scheme narrow = { "narrow", start, narrow_at };

static double found(double positions, double c, double draws)
{
    return positions * c / HASHES * (1 - pow(1 - c / HASHES, draws));
}

static double expected_ratio(unsigned m, unsigned n)
{
    unsigned fewer = HASHES / m, more = HASHES % m, draws = K * n;
    double q = found(more, fewer + 1, draws) + found(m - more, fewer, draws);
    return pow(q / (1 - pow(1 - 1.0 / m, draws)), K);
}

int main(void)
{
    tsv_head("plots/02-modulo-narrow", SEED, "share\tratio\t");
    for (unsigned i = 0; i <= 48; i++) {
        unsigned n = (HASHES / 4 + i * HASHES / 64) / 10, m = n * 10;
        struct measure_plan plan = {
            .m = m, .n = n, .k = K, .scheme = &narrow, .keys = &key_integers,
            .trials = 100, .probes = 4000, .seed = SEED + i, .threads = 1,
        };
        struct measure_result r;
        const char *why = measure(&plan, &r);
        if (why) {
            fprintf(stderr, "%s\n", why);
            return EXIT_FAILURE;
        }
        printf("%.15g\t%.15g\t", m / (double)HASHES, expected_ratio(m, n));
        tsv_row(m, K, n, &r);
    }
    return EXIT_SUCCESS;
}
