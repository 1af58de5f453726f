/* Bench: clocks, medians and keys for the programs that measure time. None of
 * them is part of the library or of `make`.
 */
#ifndef BENCH_H
#define BENCH_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline double bench_seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Time on the wall: for several threads. */
static inline double bench_wall(void)
{
    return bench_seconds(CLOCK_MONOTONIC);
}

/* Time that this process was at work: for one thread on a busy machine. */
static inline double bench_cpu(void)
{
    return bench_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

static inline void *bench_need(void *p)
{
    if (!p) {
        fprintf(stderr, "bench: no memory or bad parameters\n");
        exit(EXIT_FAILURE);
    }
    return p;
}

static inline int bench_ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Sorts the values; returns the middle one, for an odd count. */
static inline double bench_median(double *x, size_t count)
{
    qsort(x, count, sizeof *x, bench_ascending);
    return x[count / 2];
}

/* Number i of a SplitMix64 sequence. (The program for the other library cannot
 * be linked with ours: they share names.) */
static inline uint64_t bench_draw(uint64_t seed, uint64_t i)
{
    uint64_t x = seed + (i + 1) * 0x9E3779B97F4A7C15;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
}

enum { BENCH_KEY = 36 };

/* The text of random version-4 UUID number i. */
static inline void bench_uuid(uint64_t seed, uint64_t i, char text[BENCH_KEY])
{
    uint64_t half[2] = { bench_draw(seed, 2 * i), bench_draw(seed, 2 * i + 1) };
    half[0] = (half[0] & ~(UINT64_C(15) << 12)) | UINT64_C(4) << 12;
    half[1] = half[1] >> 2 | UINT64_C(2) << 62;
    for (unsigned at = 0, nibble = 0; at < BENCH_KEY; at++) {
        if (at == 8 || at == 13 || at == 18 || at == 23) {
            text[at] = '-';
            continue;
        }
        text[at] = "0123456789abcdef"[half[nibble / 16]
                                      >> (60 - nibble % 16 * 4) & 15];
        nibble++;
    }
}

/* n of them, one after the other without separators; to free(). */
static inline char *bench_uuids(uint64_t seed, uint64_t n)
{
    char *keys = bench_need(malloc(n * BENCH_KEY));
    for (uint64_t i = 0; i < n; i++)
        bench_uuid(seed, i, keys + i * BENCH_KEY);
    return keys;
}

#endif
