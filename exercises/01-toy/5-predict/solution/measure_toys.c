/* Plays the game of 01.5 and prints measured.tsv.
 *     measure_toys TRIALS SEED normal|wilson [distinct] */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint64_t draw(void)
{
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* Three positions as a mask; with `distinct`, three different ones. */
static unsigned draw_name(int distinct)
{
    unsigned mask = 0;
    for (int left = 3; left > 0;) {
        unsigned bit = 1u << draw() % 10;
        left -= !distinct || !(mask & bit);
        mask |= bit;
    }
    return mask;
}

int main(int argc, char **argv)
{
    long trials = argc > 1 ? atol(argv[1]) : 200000;
    state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    int wilson = argc > 3 && strcmp(argv[3], "wilson") == 0, distinct = argc > 4;
    printf("# measure_toys, seed %llu\nn\ttrials\tmaybe\trate\tlo\thi\n",
           (unsigned long long)state);
    for (int n = 1; n <= 4; n++) {
        long maybe = 0;
        for (long t = 0; t < trials; t++) {
            unsigned toy = 0;
            for (int i = 0; i < n; i++)
                toy |= draw_name(distinct);
            maybe += (draw_name(distinct) & ~toy) == 0;
        }
        double N = (double)trials, p = (double)maybe / N, z = 1.959964;
        double mid = wilson ? (p + z * z / 2 / N) / (1 + z * z / N) : p;
        double half = wilson
            ? z / (1 + z * z / N) * sqrt(p * (1 - p) / N + z * z / 4 / N / N)
            : z * sqrt(p * (1 - p) / N);
        printf("%d\t%ld\t%ld\t%.6g\t%.6g\t%.6g\n", n, trials, maybe, p,
               mid - half, mid + half);
    }
    return 0;
}
