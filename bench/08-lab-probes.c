/* What measuring costs: probes a second by measure(), against a bare loop of
 * queries on the same filter and keys. One thread, processor time, medians of
 * ROUNDS rounds. Prints a TSV.
 * usage: 08-lab-probes ROUNDS
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>

#include "bench.h"
#include "bloom.h"
#include "measure.h"

enum { MOST_ROUNDS = 99, PROBES = 10000000 };

static volatile uint64_t sink;

static double time_bare(uint64_t m, uint64_t n)
{
    struct bloom *b = bench_need(bloom_new(m, 7, &probe_stream, 1, NULL));
    for (uint64_t key = 0; key < n; key++)
        bloom_add(b, &key, sizeof key);
    uint64_t found = 0;
    double start = bench_cpu();
    for (uint64_t key = n; key < n + PROBES; key++)
        found += bloom_query(b, &key, sizeof key);
    double took = bench_cpu() - start;
    sink = found;
    bloom_free(b);
    return took;
}

/* All that measure() does: building the filter and asking the members too. */
static double time_measure(uint64_t m, uint64_t n)
{
    struct measure_plan plan = {
        .m = m, .k = 7, .n = n, .scheme = &probe_stream,
        .keys = &key_integers, .trials = 1, .probes = PROBES, .seed = 1,
        .threads = 1,
    };
    struct measure_result r;
    double start = bench_cpu();
    if (measure(&plan, &r))
        exit(EXIT_FAILURE);
    sink = r.false_positives;
    return bench_cpu() - start;
}

int main(int argc, char **argv)
{
    size_t rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 7;
    if (rounds < 1 || rounds > MOST_ROUNDS)
        return EXIT_FAILURE;
    printf("n\tbare\tmeasured\tratio\n");
    for (uint64_t n = 1000; n <= 1000000; n *= 10) {
        double bare[MOST_ROUNDS], whole[MOST_ROUNDS];
        for (size_t r = 0; r < rounds; r++) {
            bare[r] = time_bare(10 * n, n);
            whole[r] = time_measure(10 * n, n);
        }
        double b = bench_median(bare, rounds), w = bench_median(whole, rounds);
        printf("%" PRIu64 "\t%.1f\t%.1f\t%.2f\n", n, PROBES / 1e6 / b,
               PROBES / 1e6 / w, b / w);
    }
}
