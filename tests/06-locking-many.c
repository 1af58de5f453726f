/* The suite of many.h: whole lists of keys against one key after the other. */
#include "suite.h"

#include <stdlib.h>

#include "bits.h"
#include "many.h"

/* Every length once: with k above it, keys must be taken one by one; and
 * lists that end within a block, at its end, and behind it. */
static const unsigned some_k[] = { 1, 2, 3, 4, 5, 7, 8, 9, 64, 65, 128, 129,
                                   1000, BLOOM_K_MAX };
static const uint64_t some_m[] = { 1, 64, 1000, 65537 };
static const size_t some_counts[] = { 0, 1, 2, 17, 18, 19, 63, 64, 65, 300 };

enum { MOST = 300, ALL_K = sizeof some_k / sizeof some_k[0],
       ALL_M = sizeof some_m / sizeof some_m[0],
       ALL_COUNTS = sizeof some_counts / sizeof some_counts[0] };

/* Key i of a list: an empty one, copies of others, lengths 0 to 8. */
static struct many_key key_of(uint64_t i, uint64_t room[MOST])
{
    uint64_t draw = probe_draw(6, (unsigned)i);
    room[i] = draw % 3 ? draw : probe_draw(6, (unsigned)(draw % (i + 1)));
    if (i == 5)
        return (struct many_key){ NULL, 0 };
    return (struct many_key){ &room[i], draw % 3 ? draw % 9 : 8 };
}

static void make_keys(struct many_key keys[MOST], uint64_t room[MOST])
{
    for (uint64_t i = 0; i < MOST; i++)
        keys[i] = key_of(i, room);
}

static bool same_bits(const struct bloom *a, const struct bloom *b)
{
    return memcmp(bloom_look(a), bloom_look(b),
                  bits_words(bloom_m(a)) * sizeof(uint64_t)) == 0;
}

/* Adds the first half of a list and asks for all of it, both ways. */
static void compare(const struct probe_scheme *scheme, uint64_t m, unsigned k,
                    const struct many_key *keys, size_t count)
{
    bool got[MOST], asked[MOST], same = true;
    struct bloom *many = bloom_new(m, k, scheme, 9, NULL);
    struct bloom *single = bloom_new(m, k, scheme, 9, NULL);
    CU_ASSERT_FATAL(many && single);
    many_add(many, keys, count / 2, got);
    for (size_t i = 0; i < count / 2; i++)
        same &= got[i] == bloom_add(single, keys[i].bytes, keys[i].len);
    many_query(many, keys, count, asked);
    for (size_t i = 0; i < count; i++)
        same &= asked[i] == bloom_query(single, keys[i].bytes, keys[i].len);
    CU_ASSERT_TRUE(same);
    CU_ASSERT_TRUE(same_bits(many, single));
    bloom_free(single);
    bloom_free(many);
}

static void many_keys_are_as_one_after_the_other(void)
{
    struct many_key keys[MOST];
    uint64_t room[MOST];
    make_keys(keys, room);
    for (size_t s = 0; probe_schemes[s]; s++)
        for (size_t i = 0; i < ALL_K; i++)
            for (size_t j = 0; j < ALL_M; j++)
                for (size_t c = 0; c < ALL_COUNTS; c++)
                    if (some_k[i] < 1000 || some_counts[c] < 20)
                        compare(probe_schemes[s], some_m[j], some_k[i], keys,
                                some_counts[c]);
}

/* Members and strangers in one block; each answer belongs to its own key. */
static void each_answer_stands_at_its_key(void)
{
    enum { N = 1000 };
    static uint64_t room[N];
    static struct many_key keys[N];
    static bool maybe[N];
    struct bloom *b = bloom_new(1000000, 7, &probe_stream, 1, NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    for (uint64_t i = 0; i < N; i++) {
        room[i] = i;
        keys[i] = (struct many_key){ &room[i], sizeof room[i] };
        if (i % 7 == 3 || i % 64 == 63)
            bloom_add(b, &room[i], sizeof room[i]);
    }
    many_query(b, keys, N, maybe);
    for (uint64_t i = 0; i < N; i++)
        CU_ASSERT_EQUAL(maybe[i], i % 7 == 3 || i % 64 == 63);
    bloom_free(b);
}

static bool same_counters(const struct counting *a, const struct counting *b)
{
    bool same = same_bits(counting_bloom(a), counting_bloom(b));
    for (uint64_t i = 0; i < counting_m(a); i++)
        same &= counting_count_at(a, i) == counting_count_at(b, i);
    return same;
}

/* The list goes in five times, so that counters of 4 bits get stuck. */
static void compare_counting(const struct probe_scheme *scheme, uint64_t m,
                             unsigned k, unsigned bits,
                             const struct many_key *keys, size_t count)
{
    bool got[MOST], same = true;
    struct counting *many = counting_new(m, k, bits, scheme, 9, NULL);
    struct counting *single = counting_new(m, k, bits, scheme, 9, NULL);
    CU_ASSERT_FATAL(many && single);
    for (int round = 0; round < 5; round++) {
        many_count(many, keys, count, got);
        for (size_t i = 0; i < count; i++)
            same &= got[i] == counting_add(single, keys[i].bytes, keys[i].len);
    }
    CU_ASSERT_TRUE(same);
    CU_ASSERT_TRUE(same_counters(many, single));
    counting_free(single);
    counting_free(many);
}

static void counters_go_up_as_one_after_the_other(void)
{
    struct many_key keys[MOST];
    uint64_t room[MOST];
    make_keys(keys, room);
    for (size_t s = 0; probe_schemes[s]; s++)
        for (size_t i = 0; i < ALL_K && some_k[i] < 1000; i++)
            for (size_t j = 0; j < ALL_M - 1; j++)
                for (unsigned bits = 4; bits <= 16; bits += 12)
                    compare_counting(probe_schemes[s], some_m[j], some_k[i],
                                     bits, keys, some_counts[i % ALL_COUNTS]);
}

SUITE("many",
      TEST(many_keys_are_as_one_after_the_other),
      TEST(each_answer_stands_at_its_key),
      TEST(counters_go_up_as_one_after_the_other))
