/* What a step from key to position costs, one way over another. Prints a TSV:
 * the median, least and greatest ratio of times over ROUNDS rounds, in each of
 * which both ways are timed one after the other.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "hash.h"
#include "probe.h"

enum { ROUNDS = 11, KEYS = 1 << 13, REPEATS = 200, KEY_LEN = 36 };

/* Volatile, so that no compiler knows m and turns the division around. */
static volatile uint64_t m_small = 9585059, m_large = (UINT64_C(1) << 33) + 9;
static volatile uint64_t sink;
static uint64_t hashes[KEYS];
static unsigned char keys[KEYS][KEY_LEN];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t modulo(uint64_t m)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < KEYS; i++)
        sum += hashes[i] % m;
    return sum;
}

static uint64_t scale(uint64_t m)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < KEYS; i++)
        sum += probe_scale(hashes[i], m);
    return sum;
}

static uint64_t scale_halves(uint64_t m)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < KEYS; i++)
        sum += probe_scale_halves(hashes[i], m);
    return sum;
}

static uint64_t fnv1a(uint64_t m)
{
    uint64_t sum = m;
    for (size_t i = 0; i < KEYS; i++)
        sum += hash_fnv1a(keys[i], KEY_LEN);
    return sum;
}

static uint64_t xxh3(uint64_t m)
{
    uint64_t sum = m;
    for (size_t i = 0; i < KEYS; i++)
        sum += hash_xxh3(keys[i], KEY_LEN, 1);
    return sum;
}

/* Nanoseconds for one key. */
static double cost(uint64_t (*way)(uint64_t m), uint64_t m)
{
    double start = now();
    for (int i = 0; i < REPEATS; i++)
        sink += way(m);
    return (now() - start) * 1e9 / (KEYS * (double)REPEATS);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void compare(const char *name, uint64_t (*slow)(uint64_t),
                    uint64_t (*fast)(uint64_t), uint64_t m)
{
    double ratio[ROUNDS], slow_ns[ROUNDS], fast_ns[ROUNDS];
    for (int r = 0; r < ROUNDS; r++) {
        slow_ns[r] = cost(slow, m);
        fast_ns[r] = cost(fast, m);
        ratio[r] = slow_ns[r] / fast_ns[r];
    }
    qsort(ratio, ROUNDS, sizeof *ratio, ascending);
    qsort(slow_ns, ROUNDS, sizeof *ratio, ascending);
    qsort(fast_ns, ROUNDS, sizeof *ratio, ascending);
    printf("%s\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%d\n", name, ratio[ROUNDS / 2],
           ratio[0], ratio[ROUNDS - 1], slow_ns[ROUNDS / 2],
           fast_ns[ROUNDS / 2], ROUNDS);
}

int main(void)
{
    for (unsigned i = 0; i < KEYS; i++) {
        hashes[i] = probe_draw(1, i);
        for (unsigned byte = 0; byte < KEY_LEN; byte++)
            keys[i][byte] = (unsigned char)probe_draw(i, byte);
    }
    printf("name\tvalue\tlo\thi\tslow_ns\tfast_ns\trounds\n");
    compare("modulo_over_scale", modulo, scale, m_small);
    compare("modulo_over_scale_large", modulo, scale, m_large);
    compare("halves_over_scale", scale_halves, scale, m_small);
    compare("fnv1a_over_xxh3", fnv1a, xxh3, m_small);
    return 0;
}
