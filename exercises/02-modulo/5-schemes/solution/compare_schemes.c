/* Plays the game of 02.5 and prints compared.tsv.
 *     compare_schemes TRIALS SEED normal|wilson uniform|no_zero|filter
 * With `filter` the chapter's own filter plays; else random numbers do, under
 * no_zero with an h2 that is never 0. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bloom.h"

static uint64_t drawn, seed;
static int use_filter, no_zero;

static uint64_t draw(void)
{
    drawn++;
    return hash_xxh3(&drawn, sizeof drawn, seed);
}

static unsigned draw_key(int twice)
{
    unsigned a = (unsigned)(draw() % 12), b = (unsigned)(draw() % 12);
    if (!twice)
        return 1u << a | 1u << b | 1u << draw() % 12;
    if (no_zero)
        b = 1 + (unsigned)(draw() % 11);
    return 1u << a | 1u << (a + b) % 12 | 1u << (a + 2 * b) % 12;
}

static int told_maybe(int twice, int n)
{
    unsigned row = 0;
    for (int i = 0; i < n; i++)
        row |= draw_key(twice);
    return (draw_key(twice) & ~row) == 0;
}

static int filter_says_maybe(int twice, int n)
{
    struct bloom *b = bloom_new(12, 3, twice ? &probe_double : &probe_salted,
                                draw(), NULL);
    for (int i = 0; b && i < n; i++) {
        uint64_t key = draw();
        bloom_add(b, &key, sizeof key);
    }
    uint64_t stranger = draw();
    int maybe = b && bloom_query(b, &stranger, sizeof stranger);
    bloom_free(b);
    return maybe;
}

static void print_row(int twice, int n, long trials, int wilson)
{
    long maybe = 0;
    for (long t = 0; t < trials; t++)
        maybe += use_filter ? filter_says_maybe(twice, n) : told_maybe(twice, n);
    double N = (double)trials, p = (double)maybe / N, z2 = 1.959964 * 1.959964;
    double spread = wilson ? N + z2 : N, more = wilson ? z2 / 4 : 0;
    double middle = ((double)maybe + 2 * more) / spread;
    double half = sqrt(z2 * (N * p * (1 - p) + more)) / spread;
    printf("%s\t%d\t%ld\t%ld\t%.6g\t%.6g\t%.6g\n", twice ? "double" : "independent",
           n, trials, maybe, p, middle - half, middle + half);
}

int main(int argc, char **argv)
{
    if (argc != 5)
        return 2;
    seed = strtoull(argv[2], NULL, 10);
    use_filter = strcmp(argv[4], "filter") == 0;
    no_zero = strcmp(argv[4], "no_zero") == 0;
    printf("# compare_schemes %s %s %s %s\n", argv[1], argv[2], argv[3], argv[4]);
    printf("scheme\tn\ttrials\tmaybe\trate\tlo\thi\n");
    for (int twice = 1; twice >= 0; twice--)
        for (int n = 1; n <= 3; n++)
            print_row(twice, n, atol(argv[1]), strcmp(argv[3], "wilson") == 0);
    return 0;
}
