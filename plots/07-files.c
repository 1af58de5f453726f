/* The rate of filters before they are saved, after they were loaded, and used
 * where they lie, on the same strangers. Every filter goes through a file,
 * and each file is flushed to the disk: so they are few.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <unistd.h>

#include "file.h"
#include "mapped.h"
#include "tsv.h"

enum { K = 7, T = 15, Q = 50000, SEED = 71, STATES = 3 };

static const char *const states[STATES] = { "saved", "loaded", "mapped" };

/* What the filters of one row have seen. */
struct row { uint64_t maybe; double sum, squares; };

static void must(bool done, const char *why)
{
    if (done)
        return;
    fprintf(stderr, "%s\n", why);
    exit(1);
}

static void ask(struct row *row, const struct bloom *b, uint64_t first)
{
    uint64_t maybe = 0;
    for (uint64_t key = first; key < first + Q; key++)
        maybe += bloom_query(b, &key, sizeof key);
    double rate = (double)maybe / Q;
    row->maybe += maybe;
    row->sum += rate;
    row->squares += rate * rate;
}

static void one_trial(struct row *row, uint64_t m, uint64_t n, unsigned trial)
{
    char why[WIRE_WHY];
    struct filter f = { .bloom = bloom_new(m, K, &probe_stream,
                                           probe_draw(SEED, trial), NULL) };
    struct filter back;
    must(f.bloom, "no memory");
    uint64_t first = (uint64_t)trial << 32, end = first + n;
    for (uint64_t key = first; key < end; key++)
        filter_add(&f, &key, sizeof key);
    ask(&row[0], f.bloom, end);
    must(file_save(&f, "f", why) && file_load(&back, "f", why), why);
    ask(&row[1], back.bloom, end);
    struct mapped *map = mapped_open("f", why);
    must(map, why);
    ask(&row[2], mapped_bloom(map), end);
    mapped_close(map);
    filter_free(&f);
    filter_free(&back);
}

static void print_row(const char *state, const struct row *row, uint64_t m,
                      uint64_t n)
{
    double mean = row->sum / T;
    double variance = (row->squares - row->sum * mean) / (T - 1);
    struct measure_result r = {
        .trials = T, .probes = Q, .false_positives = row->maybe,
        .measured = mean,
        .interval = stats_mean_interval(mean, variance, T, 0.95),
    };
    printf("%s\t", state);
    tsv_row(m, K, n, &r);
}

int main(void)
{
    char folder[] = "/tmp/bloomkit-XXXXXX";
    must(mkdtemp(folder) && chdir(folder) == 0, "cannot make a folder");
    tsv_head("07-files", SEED, "state\t");
    for (uint64_t n = 50; n <= 200; n += 15) {
        struct row row[STATES] = { 0 };
        for (unsigned trial = 0; trial < T; trial++)
            one_trial(row, 1000, n, trial);
        for (int s = 0; s < STATES; s++)
            print_row(states[s], &row[s], 1000, n);
    }
    remove("f");
    must(chdir("/") == 0 && rmdir(folder) == 0, "cannot tidy up");
    return 0;
}
