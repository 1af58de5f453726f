/* How long a filter takes until its first answer: read whole, or mapped; and
 * mapped and verified. Files of growing size, lying in the system's cache, so
 * that no disk is measured. Prints a TSV: medians of ROUNDS rounds in seconds.
 * usage: 07-files-open ROUNDS
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "file.h"
#include "mapped.h"

enum { MOST_ROUNDS = 99 };

static const char file_name[] = "open.bloom";
static volatile bool sink;

static double time_load(void)
{
    struct filter f;
    double start = bench_wall();
    if (!file_load(&f, file_name, NULL))
        exit(EXIT_FAILURE);
    sink = filter_query(&f, "michael", 7);
    double took = bench_wall() - start;
    filter_free(&f);
    return took;
}

static double time_map(bool verify)
{
    double start = bench_wall();
    struct mapped *f = bench_need(mapped_open(file_name, NULL));
    sink = (!verify || mapped_verify(f))
        && bloom_query(mapped_bloom(f), "michael", 7);
    double took = bench_wall() - start;
    mapped_close(f);
    return took;
}

static void save(uint64_t m)
{
    struct filter f = { .bloom = bloom_new(m, 7, &probe_stream, 1, NULL) };
    bench_need(f.bloom);
    for (uint64_t key = 0; key < m / 100; key++)
        filter_add(&f, &key, sizeof key);
    if (!file_save(&f, file_name, NULL))
        exit(EXIT_FAILURE);
    filter_free(&f);
}

static void one_size(uint64_t m, size_t rounds)
{
    double load[MOST_ROUNDS], map[MOST_ROUNDS], verify[MOST_ROUNDS];
    save(m);
    for (size_t i = 0; i < rounds; i++) {
        load[i] = time_load();
        map[i] = time_map(false);
        verify[i] = time_map(true);
    }
    printf("%" PRIu64 "\t%.3g\t%.3g\t%.3g\n", m / 8,
           bench_median(load, rounds), bench_median(map, rounds),
           bench_median(verify, rounds));
}

int main(int argc, char **argv)
{
    size_t rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 7;
    if (rounds < 1 || rounds > MOST_ROUNDS)
        return EXIT_FAILURE;
    char folder[] = "/tmp/bloomkit-XXXXXX";
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return EXIT_FAILURE;
    printf("bytes\tread\tmapped\tverified\n");
    for (uint64_t m = 8000; m <= UINT64_C(800000000); m *= 10)
        one_size(m, rounds);
    unlink(file_name);
    return chdir("/") == 0 && rmdir(folder) == 0 ? EXIT_SUCCESS
                                                 : EXIT_FAILURE;
}
