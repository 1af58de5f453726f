/* The rate of ten bits against the number of names. For each n, many random
 * toys; each is asked about all thousand triples of positions, so that a toy's
 * own rate is known without error, and only the toys themselves are a sample.
 * `ours` is the rate of the one toy that the chapter builds. */
#include <math.h>

#include "01-toy.h"
#include "tsv.h"

enum { TOYS = 40000, NAMES = 8 };

/* Measures TOYS random toys of n names each. */
static struct measure_result measure_toys(uint64_t seed, unsigned n)
{
    struct measure_result r = { .trials = TOYS, .probes = TOY_STRANGERS };
    uint64_t squares = 0;
    for (uint64_t j = 0; j < TOYS; j++) {
        struct toy t = { .m = TOY_M };
        for (unsigned i = 0; i < n; i++)
            toy_add(&t, toy_random_name(seed, j, i).position);
        for (unsigned i = 0; i < n; i++)
            r.false_negatives
                += !toy_query(&t, toy_random_name(seed, j, i).position);
        uint64_t maybes = toy_maybes(&t);
        r.false_positives += maybes;
        squares += maybes * maybes;
    }
    double answers = TOYS * (double)TOY_STRANGERS;
    double mean_square = (double)squares / answers / TOY_STRANGERS;
    r.measured = (double)r.false_positives / answers;
    r.variance = (mean_square - r.measured * r.measured) * TOYS / (TOYS - 1);
    r.interval = stats_mean_interval(r.measured, r.variance, TOYS, 0.95);
    return r;
}

int main(void)
{
    const uint64_t seed = 1;
    tsv_head("01-toy-curve m=10 k=3 all 1000 triples", seed,
             "ours\tfalse_negatives\t");
    for (unsigned n = 0; n <= NAMES; n++) {
        struct measure_result r = measure_toys(seed + n, n);
        struct toy ours = toy_of_members(n < TOY_MEMBERS ? n : TOY_MEMBERS);
        double rate = n > TOY_MEMBERS ? NAN
                                      : toy_maybes(&ours) / 1000.0;
        printf("%.15g\t%" PRIu64 "\t", rate, r.false_negatives);
        tsv_row(TOY_M, TOY_K, n, &r);
    }
    return 0;
}
