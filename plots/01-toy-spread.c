/* How much toys of n names differ: of many random toys, how many have which
 * number of ones, and the fewest and the most of a thousand strangers that any
 * of those told "maybe". */
#include "01-toy.h"
#include "tsv.h"

enum { TOYS = 40000, NAMES = 8 };

struct group { unsigned toys, fewest, most; };

/* Groups the random toys of n names by their ones. */
static void group_toys(uint64_t seed, unsigned n, struct group by_ones[])
{
    for (uint64_t j = 0; j < TOYS; j++) {
        struct toy t = { .m = TOY_M };
        for (unsigned i = 0; i < n; i++)
            toy_add(&t, toy_random_name(seed, j, i).position);
        struct group *g = &by_ones[toy_ones(&t)];
        unsigned maybes = toy_maybes(&t);
        if (g->toys++ == 0)
            g->fewest = g->most = maybes;
        if (maybes < g->fewest)
            g->fewest = maybes;
        if (maybes > g->most)
            g->most = maybes;
    }
}

int main(void)
{
    const uint64_t seed = 1;
    printf("# 01-toy-spread m=10 k=3 all 1000 triples seed=%" PRIu64 "\n"
           "n\tones\ttoys\tshare\tfewest\tmost\n", seed);
    for (unsigned n = 1; n <= NAMES; n++) {
        struct group by_ones[TOY_M + 1] = { { 0, 0, 0 } };
        group_toys(seed + n, n, by_ones);
        for (unsigned ones = 0; ones <= TOY_M; ones++) {
            const struct group *g = &by_ones[ones];
            if (g->toys > 0)
                printf("%u\t%u\t%u\t%.15g\t%u\t%u\n", n, ones, g->toys,
                       g->toys / (double)TOYS, g->fewest, g->most);
        }
    }
    return 0;
}
