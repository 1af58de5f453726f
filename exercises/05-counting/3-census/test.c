#include "census.h"
#include "fpr.h"
#include "grade.h"

#include <math.h>
#include <string.h>

SOUND(2);

enum { M_MAX = 300, KEYS = 60 };

/* An empty census over counters of the test's own. */
static struct census over(uint32_t counters[M_MAX], uint64_t m, unsigned k)
{
    memset(counters, 0, M_MAX * sizeof counters[0]);
    return (struct census){ counters, m, k, 7 };
}

/* Keys are numbers in 8 bytes. */
static uint32_t come(struct census *c, uint64_t key, uint32_t times)
{
    return census_add(c, &key, sizeof key, times);
}

static uint32_t count(const struct census *c, uint64_t key)
{
    return census_count(c, &key, sizeof key);
}

/* The key's position number i. */
static uint64_t position(const struct census *c, uint64_t key, unsigned i)
{
    struct probe p = census_probe(c, &key, sizeof key);
    return probe_at(&p, i);
}

/* The first key from `first` on with k different positions. */
static uint64_t spread_key(const struct census *c, uint64_t first)
{
    for (uint64_t key = first;; key++) {
        unsigned same = 0;
        for (unsigned i = 0; i < c->k; i++)
            for (unsigned j = 0; j < i; j++)
                same += position(c, key, i) == position(c, key, j);
        if (same == 0)
            return key;
    }
}

static const char *in_words(const char *answer)
{
    return answer ? answer : "NULL";
}

ESSENTIAL(one_key, 2, "A key that has come three times is counted three times.")
{
    uint32_t counters[M_MAX];
    struct census c = over(counters, 100, 4);
    EQUAL(count(&c, 1), 0u, "The census is empty.");
    for (uint32_t n = 1; n <= 3; n++) {
        EQUAL(come(&c, 1, 1), n, "Adding gives the count thereafter.");
        EQUAL(count(&c, 1), n, "The key has come %u times.", n);
    }
    for (uint64_t i = 0; i < 100; i++) {
        bool own = false;
        for (unsigned j = 0; j < 4; j++)
            own = own || position(&c, 1, j) == i;
        EQUAL(counters[i], own ? 3u : 0u,
              "Counter %d, which is %s of the key's four.", (int)i,
              own ? "one" : "none");
    }
}

TEST(lowest, 1, "The count is the lowest of the key's counters.")
{
    for (unsigned low = 0; low < 4; low++) {
        uint32_t counters[M_MAX];
        struct census c = over(counters, 100, 4);
        uint64_t key = spread_key(&c, 1);
        for (unsigned i = 0; i < 4; i++)
            counters[position(&c, key, i)] = i == low ? 5 : 90 + i;
        EQUAL(count(&c, key), 5u,
              "Its counter number %u is at 5, the others at 90 and up.", low);
    }
}

TEST(conservative, 2, "No counter rises further than the key's new count.")
{
    static const uint32_t before[] = { 3, 8, 5, 3, 6 };
    static const uint32_t after[] = { 5, 8, 5, 5, 6 };
    uint32_t counters[M_MAX];
    struct census c = over(counters, 200, 5);
    uint64_t key = spread_key(&c, 1);
    for (unsigned i = 0; i < 5; i++)
        counters[position(&c, key, i)] = before[i];
    EQUAL(come(&c, key, 2), 5u,
          "Its counters are 3 8 5 3 6, so it has come at most three times, "
          "and now twice more.");
    for (unsigned i = 0; i < 5; i++)
        EQUAL(counters[position(&c, key, i)], after[i],
              "Its counters are 3 8 5 3 6, and it comes twice: number %u.", i);
}

TEST(twice, 1, "A position that a key has twice rises like the others.")
{
    uint32_t counters[M_MAX];
    struct census c = over(counters, 5, 3);
    for (uint64_t key = 0; key < 50; key++) {
        over(counters, 5, 3);
        EQUAL(come(&c, key, 1), 1u, "It has come once.");
        for (unsigned i = 0; i < 3; i++)
            EQUAL(counters[position(&c, key, i)], 1u,
                  "It has come once: no counter needs more than 1.");
    }
}

RANDOM(at_once, 1, 0, "Many times at once are the same as one after the other.")
{
    uint32_t counters[M_MAX], others[M_MAX];
    struct census c = over(counters, 80, 4), d = over(others, 80, 4);
    for (int step = 0; step < 300; step++) {
        uint64_t key = grade_below(KEYS);
        uint32_t times = (uint32_t)grade_below(6);
        come(&c, key, times);
        for (uint32_t n = 0; n < times; n++)
            come(&d, key, 1);
        CHECK(memcmp(counters, others, 80 * sizeof counters[0]) == 0,
              "They differ after key %d came %u times (none is a number, too).",
              (int)key, times);
    }
}

/* Against the filter of the chapter, where every counter goes up each time. */
RANDOM(between, 1, 0, "No count is too low, or higher than without the care.")
{
    uint32_t counters[M_MAX], plain[M_MAX], truth[KEYS] = { 0 };
    struct census c = over(counters, 70, 4), every = over(plain, 70, 4);
    for (int step = 0; step < 2000; step++) {
        uint64_t key = grade_below(1 + grade_below(KEYS));
        come(&c, key, 1);
        truth[key]++;
        for (unsigned i = 0; i < 4; i++)
            plain[position(&every, key, i)]++;
    }
    for (uint64_t key = 0; key < KEYS; key++) {
        uint32_t most = UINT32_MAX;
        for (unsigned i = 0; i < 4; i++)
            if (plain[position(&c, key, i)] < most)
                most = plain[position(&c, key, i)];
        WITHIN(count(&c, key), truth[key], most, "Key %d has come %u times.",
               (int)key, truth[key]);
    }
}

/* A counter is above 0 where a Bloom filter has a 1. So a stranger, who has never
 * come, has a count above 0 exactly as often as that filter says maybe. */
RANDOM(strangers, 1, 6e-7, "A stranger is counted as often as a Bloom filter errs.")
{
    enum { TRIALS = 4000, M = 60, K = 3, N = 40 };
    double p = fpr_exact(M, K, N), sd = sqrt(TRIALS * p * (1 - p));
    int counted = 0;
    for (int t = 0; t < TRIALS; t++) {
        uint32_t counters[M_MAX];
        struct census c = over(counters, M, K);
        for (int n = 0; n < N; n++)
            come(&c, grade_random(), 1 + (uint32_t)(n % 3));
        counted += count(&c, grade_random()) > 0;
    }
    WITHIN(counted, TRIALS * p - 5 * sd, TRIALS * p + 5 * sd,
           "Strangers with a count above 0, of %d; k positions each, in m "
           "counters?", TRIALS);
}

TEST(ends, 1, "A counter stops at CENSUS_MAX, however many times at once.")
{
    uint32_t counters[M_MAX];
    struct census c = over(counters, 100, 4);
    EQUAL(come(&c, 1, CENSUS_MAX - 2), CENSUS_MAX - 2,
          "That many are counted.");
    EQUAL(come(&c, 1, 2), CENSUS_MAX, "The last that is counted.");
    EQUAL(come(&c, 1, 1), CENSUS_MAX, "It means: at least so many.");
    EQUAL(come(&c, 1, CENSUS_MAX), CENSUS_MAX,
          "The sum of two such numbers has 33 bits.");
    EQUAL(count(&c, 1), CENSUS_MAX, "A count that goes round forgets the key.");
}

TEST(merged, 1, "A merged census has the sums of the counters, up to the maximum.")
{
    uint32_t a[M_MAX], b[M_MAX];
    struct census into = over(a, M_MAX, 3), from = over(b, M_MAX, 3);
    for (uint32_t i = 0; i < M_MAX; i++) {
        a[i] = i * 7 % 11;
        b[i] = i * 5 % 13;
    }
    a[10] = b[20] = CENSUS_MAX - 1;
    b[10] = a[20] = 1;
    a[30] = b[40] = CENSUS_MAX - 1;
    b[30] = a[40] = 2;
    a[50] = b[50] = CENSUS_MAX;
    EQUAL(in_words(census_merge(&into, &from)), "NULL",
          "Their m, k and seed agree.");
    for (uint32_t i = 0; i < M_MAX; i++)
        if (i >= 10 && i <= 50 && i % 10 == 0)
            EQUAL(a[i], CENSUS_MAX,
                  "Two counters whose sum reaches the maximum.");
        else
            EQUAL(a[i], i * 7 % 11 + i * 5 % 13,
                  "Counter %u, the sum of two.", i);
    EQUAL(b[13], 13u * 5 % 13, "`from` only gives.");
    EQUAL(b[14], 14u * 5 % 13, "`from` only gives.");
}

TEST(differ, 1, "Censuses that differ in m, k or seed are not merged.")
{
    uint32_t a[M_MAX], b[M_MAX];
    struct census into = over(a, 100, 3), from[3];
    static const char *const why[] = {
        bloom_differs_m, bloom_differs_k, bloom_differs_seed
    };
    for (int i = 0; i < 3; i++)
        from[i] = over(b, 100, 3);
    from[0].m = 99;
    from[1].k = 4;
    from[2].seed = 8;
    come(&into, 1, 5);
    for (unsigned i = 0; i < M_MAX; i++)
        b[i] = 1;
    uint32_t before[M_MAX];
    memcpy(before, a, sizeof a);
    for (int i = 0; i < 3; i++) {
        EQUAL(in_words(census_merge(&into, &from[i])), why[i],
              "Otherwise the same counter stands for other keys.");
        CHECK(memcmp(before, a, sizeof a) == 0, "A refusal changes nothing.");
    }
}
