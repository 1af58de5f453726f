/* Step 2: bits, hash, probe, bloom. Random tests have fixed seeds and allow
 * five standard deviations. */
#define _POSIX_C_SOURCE 200809L
#define _DARWIN_C_SOURCE
#include "suite.h"
#include "tsv.h"

#include <limits.h>
#include <math.h>
#include <unistd.h>

#include "bits.h"
#include "bloom.h"

static const uint64_t four_g = UINT64_C(1) << 32;
static const uint64_t gamma = 0x9E3779B97F4A7C15;

#define EACH_SCHEME(s)                                                     \
    const struct probe_scheme *const *at_ = probe_schemes, *s = *at_;      \
    s != NULL;                                                             \
    s = *++at_

static struct bloom *filter(uint64_t m, unsigned k,
                            const struct probe_scheme *s, uint64_t seed)
{
    const char *why = "no reason";
    struct bloom *b = bloom_new(m, k, s, seed, &why);
    if (!b)
        tsv_die("bloom_new", why);
    return b;
}

/* Keys are 8 bytes: number i, least significant byte first or last. */
static void key_of(uint64_t i, bool big_endian, unsigned char key[8])
{
    for (int byte = 0; byte < 8; byte++)
        key[big_endian ? 7 - byte : byte] = (unsigned char)(i >> 8 * byte);
}

static bool add(struct bloom *b, uint64_t i)
{
    unsigned char key[8];
    key_of(i, false, key);
    return bloom_add(b, key, sizeof key);
}

static bool query(const struct bloom *b, uint64_t i)
{
    unsigned char key[8];
    key_of(i, false, key);
    return bloom_query(b, key, sizeof key);
}

static bool within(double seen, double expected, double sd)
{
    if (fabs(seen - expected) <= 5 * sd)
        return true;
    printf("seen %.9g, expected %.9g, sd %.3g\n", seen, expected, sd);
    return false;
}

static bool binomial(uint64_t hits, double trials, double p)
{
    return within((double)hits, trials * p, sqrt(trials * p * (1 - p)));
}

/* --- bits ----------------------------------------------------------------- */

static void bits_are_where_they_were_set(void)
{
    static const uint64_t at[] = { 0, 1, 31, 32, 63, 64, 65, 127, 128, 129 };
    uint64_t *words = bits_new(130);
    CU_ASSERT_PTR_NOT_NULL_FATAL(words);
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        CU_ASSERT_FALSE(bits_get(words, at[i]));
        CU_ASSERT_TRUE(bits_set(words, at[i]));
        CU_ASSERT_FALSE(bits_set(words, at[i]));
        CU_ASSERT_TRUE(bits_get(words, at[i]));
        CU_ASSERT_EQUAL(bits_count(words, 3), i + 1);
    }
    CU_ASSERT_EQUAL(words[0], UINT64_C(0x8000000180000003));
    CU_ASSERT_EQUAL(words[2], 3);
    free(words);
}

static void words_hold_m_bits_and_no_more(void)
{
    CU_ASSERT_EQUAL(bits_words(1), 1);
    CU_ASSERT_EQUAL(bits_words(64), 1);
    CU_ASSERT_EQUAL(bits_words(65), 2);
    CU_ASSERT_EQUAL(bits_words(four_g), (size_t)(four_g / 64));
    CU_ASSERT_EQUAL(bits_words(UINT64_MAX), (size_t)1 << 58);
}

static void popcount_agrees_with_counting_one_by_one(void)
{
    for (unsigned i = 0; i < 10000; i++) {
        uint64_t word = i < 64 ? UINT64_C(1) << i : probe_draw(1, i);
        unsigned ones = 0;
        for (uint64_t w = word; w; w >>= 1)
            ones += (unsigned)(w & 1);
        CU_ASSERT_EQUAL(bits_popcount(word), ones);
    }
    CU_ASSERT_EQUAL(bits_popcount(0), 0);
    CU_ASSERT_EQUAL(bits_popcount(UINT64_MAX), 64);
}

static void memory_that_is_not_there_is_refused(void)
{
    CU_ASSERT_PTR_NULL(bits_new(UINT64_C(1) << 52));
    CU_ASSERT_PTR_NULL(bits_new(UINT64_MAX));
    uint64_t bytes = (uint64_t)sysconf(_SC_PHYS_PAGES)
                   * (uint64_t)sysconf(_SC_PAGESIZE);
    CU_ASSERT_PTR_NULL(bits_new(8 * bytes + 64));
}

static void bits_past_2_to_the_32_are_bits_of_their_own(void)
{
    uint64_t *words = bits_new(four_g + 64);
    CU_ASSERT_PTR_NOT_NULL_FATAL(words);
    CU_ASSERT_TRUE(bits_set(words, four_g + 5));
    CU_ASSERT_TRUE(bits_get(words, four_g + 5));
    CU_ASSERT_FALSE(bits_get(words, 5));
    CU_ASSERT_TRUE(bits_set(words, 7));
    CU_ASSERT_FALSE(bits_get(words, four_g + 7));
    free(words);
}

/* --- hash ----------------------------------------------------------------- */

/* The buffer that xxHash tests itself with. */
static void sanity_buffer(unsigned char *buffer, size_t len)
{
    uint64_t state = 2654435761;
    for (size_t i = 0; i < len; i++, state *= 11400714785074694797u)
        buffer[i] = (unsigned char)(state >> 56);
}

static void hashes_meet_their_published_vectors(void)
{
    unsigned char buffer[256];
    sanity_buffer(buffer, sizeof buffer);
    struct tsv t = tsv_read("tests/data/02-hashes.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        const char *f = tsv_text(&t, row, "function");
        size_t len = (size_t)tsv_whole(&t, row, "len");
        uint64_t seed = tsv_whole(&t, row, "seed");
        uint64_t want = strtoull(tsv_text(&t, row, "value"), NULL, 16);
        uint64_t got = !strcmp(f, "xxh3") ? hash_xxh3(buffer, len, seed)
            : !strcmp(f, "fnv1a") ? hash_fnv1a(tsv_text(&t, row, "text"), len)
                                  : probe_draw(seed, (unsigned)len);
        CU_ASSERT_EQUAL(got, want);
    }
    CU_ASSERT_EQUAL(hash_fnv1a(NULL, 0), UINT64_C(0xCBF29CE484222325));
    CU_ASSERT_EQUAL(hash_xxh3(NULL, 0, 0), UINT64_C(0x2D06800538D394C2));
    tsv_free(&t);
}

/* Flipping any bit of a key flips about half of XXH3's bits, and of the
 * finaliser's: over 64 x 1000 flips, each bit of the result. */
static void one_bit_changes_half_of_the_hash(void)
{
    unsigned hash_flips[64] = { 0 }, mix_flips[64] = { 0 };
    for (unsigned i = 0; i < 64000; i++) {
        uint64_t x = probe_draw(2, i), y = x ^ UINT64_C(1) << i % 64;
        uint64_t h = hash_xxh3(&x, 8, 0) ^ hash_xxh3(&y, 8, 0);
        uint64_t f = probe_mix(x) ^ probe_mix(y);
        for (unsigned bit = 0; bit < 64; bit++) {
            hash_flips[bit] += (unsigned)(h >> bit & 1);
            mix_flips[bit] += (unsigned)(f >> bit & 1);
        }
    }
    for (unsigned bit = 0; bit < 64; bit++) {
        CU_ASSERT_TRUE(binomial(hash_flips[bit], 64000, 0.5));
        CU_ASSERT_TRUE(within(mix_flips[bit], 32000, 320)); /* 1 in 100 */
    }
}

/* --- probe ---------------------------------------------------------------- */

/* floor(h m / 2^64) by doubling, one bit of h after another. */
static uint64_t scale_slowly(uint64_t h, uint64_t m)
{
    uint64_t whole = 0, fraction = 0;
    for (int bit = 0; bit < 64; bit++, h >>= 1) {
        if (h & 1) {
            fraction += m;
            whole += fraction < m;
        }
        fraction = fraction >> 1 | whole << 63;
        whole >>= 1;
    }
    return fraction;
}

static void check_scale(uint64_t h, uint64_t m)
{
    CU_ASSERT_EQUAL(probe_scale(h, m), probe_scale_halves(h, m));
    CU_ASSERT_TRUE(probe_scale(h, m) < m);
}

static void scale_by_128_bits_and_by_halves_agree(void)
{
    const uint64_t edge[] = { 0, 1, 2, UINT32_MAX, four_g, four_g + 1,
                              INT64_MAX, UINT64_C(1) << 63, UINT64_MAX };
    for (size_t i = 0; i < 9; i++)
        for (size_t j = 1; j < 9; j++)
            check_scale(edge[i], edge[j]);
    for (unsigned i = 0; i < 100000; i++)
        check_scale(probe_draw(3, i), probe_draw(4, i) >> i % 64 | 1);
}

static void scale_is_the_high_half_of_the_product(void)
{
    CU_ASSERT_EQUAL(probe_scale(0, 1000), 0);
    CU_ASSERT_EQUAL(probe_scale(UINT64_C(1) << 63, 1000), 500);
    CU_ASSERT_EQUAL(probe_scale(UINT64_MAX, 1000), 999);
    for (unsigned i = 0; i < 10000; i++) {
        uint64_t h = probe_draw(5, i);
        uint64_t m = probe_draw(6, i) >> (16 + i % 48) | 1;
        CU_ASSERT_EQUAL(probe_scale(h, m), scale_slowly(h, m));
    }
}

static void positions_are_the_same_for_ever(void)
{
    unsigned char buffer[48];
    sanity_buffer(buffer, sizeof buffer);
    struct tsv t = tsv_read("tests/data/02-positions.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        const struct probe_scheme *s =
            probe_by_name(tsv_text(&t, row, "scheme"));
        CU_ASSERT_PTR_NOT_NULL_FATAL(s);
        struct probe p = probe_start(s, tsv_whole(&t, row, "m"),
                                     tsv_whole(&t, row, "seed"), buffer,
                                     (size_t)tsv_whole(&t, row, "len"));
        CU_ASSERT_EQUAL(probe_at(&p, (unsigned)tsv_whole(&t, row, "i")),
                        tsv_whole(&t, row, "position"));
    }
    tsv_free(&t);
}

static void schemes_go_by_their_names(void)
{
    CU_ASSERT_PTR_EQUAL(probe_by_name("salted"), &probe_salted);
    CU_ASSERT_PTR_EQUAL(probe_by_name("double"), &probe_double);
    CU_ASSERT_PTR_EQUAL(probe_by_name("enhanced"), &probe_enhanced);
    CU_ASSERT_PTR_EQUAL(probe_by_name("stream"), &probe_stream);
    CU_ASSERT_PTR_NULL(probe_by_name("triple"));
    CU_ASSERT_PTR_NULL(probe_by_name(""));
}

static void stream_inline_is_stream_by_pointer(void)
{
    for (unsigned i = 0; i < 1000; i++) {
        struct probe p = probe_start(&probe_stream, 1 + i * i, i, &i, sizeof i);
        struct probe q = p;
        q.h1 = 0;
        probe_stream.start(&q);
        CU_ASSERT_EQUAL(q.h1, p.h1);
        CU_ASSERT_EQUAL(probe_stream.at(&p, i), probe_at(&p, i));
    }
}

static uint64_t forced(const struct probe_scheme *s, uint64_t m, uint64_t h1,
                       uint64_t h2, unsigned i)
{
    struct probe p = { .scheme = s, .m = m, .h1 = h1, .h2 = h2 };
    return s->at(&p, i);
}

/* The loop of Dillinger and Manolios, which needs no product, against the
 * closed form; with h2 kept, that of double hashing. */
static void closed_forms_agree_with_the_loops(void)
{
    static const uint64_t ms[] = { 1, 2, 3, 10, 1000, 4096, UINT32_MAX,
                                   BLOOM_M_MAX - 1, BLOOM_M_MAX };
    for (size_t j = 0; j < sizeof ms / sizeof ms[0]; j++) {
        uint64_t m = ms[j], x = m - 1, y = m - 1, z = m - 1;
        for (unsigned i = 0; i < BLOOM_K_MAX; i++) {
            CU_ASSERT_EQUAL(forced(&probe_enhanced, m, m - 1, m - 1, i), x);
            CU_ASSERT_EQUAL(forced(&probe_double, m, m - 1, m - 1, i), z);
            x = (x + y) % m;
            y = (y + i + 1) % m;
            z = (z + m - 1) % m;
        }
    }
}

static void extreme_hashes_stay_in_range(void)
{
    static const uint64_t hashes[] = { 0, UINT64_C(1) << 63, UINT64_MAX };
    static const uint64_t ms[] = { 1, 10, 64, 1000, UINT32_MAX, BLOOM_M_MAX };
    for (size_t h = 0; h < 3; h++)
        for (size_t j = 0; j < 6; j++)
            for (unsigned i = 0; i < BLOOM_K_MAX; i += 63) {
                uint64_t m = ms[j], h1 = hashes[h] % m;
                CU_ASSERT_TRUE(forced(&probe_double, m, h1, h1, i) < m);
                CU_ASSERT_TRUE(forced(&probe_enhanced, m, h1, h1, i) < m);
                struct probe p = { &probe_stream, m, 0, NULL, 0, hashes[h], 0 };
                CU_ASSERT_TRUE(probe_at(&p, i) < m);
                /* the draw itself at the extremes */
                p.h1 = hashes[h] - (i + UINT64_C(1)) * gamma;
                CU_ASSERT_TRUE(probe_at(&p, i) < m);
            }
}

static unsigned distinct_positions(const struct probe_scheme *s, uint64_t m,
                                   uint64_t h2, unsigned k)
{
    struct bloom *b = filter(m, 1, s, 0);
    for (unsigned i = 0; i < k; i++)
        bits_set(bloom_words(b), forced(s, m, 1, h2, i));
    unsigned distinct = (unsigned)bloom_ones(b);
    bloom_free(b);
    return distinct;
}

static void second_hash_zero_or_even_shows_where_double_fails(void)
{
    CU_ASSERT_EQUAL(distinct_positions(&probe_double, 1024, 0, 16), 1);
    CU_ASSERT_EQUAL(distinct_positions(&probe_double, 1024, 512, 16), 2);
    CU_ASSERT_EQUAL(distinct_positions(&probe_double, 64, 2, 64), 32);
    CU_ASSERT_EQUAL(distinct_positions(&probe_double, 64, 3, 64), 64);
    CU_ASSERT_EQUAL(distinct_positions(&probe_enhanced, 1024, 0, 16), 15);
    CU_ASSERT_TRUE(distinct_positions(&probe_enhanced, 1024, 512, 16) >= 14);
}

/* A million positions of each scheme over ten and over 1000 bits. */
static void positions_are_uniform(void)
{
    for (EACH_SCHEME(s))
        for (uint64_t m = 10; m <= 1000; m *= 100) {
            uint64_t seen[1000] = { 0 };
            for (uint64_t key = 0; key < 125000; key++) {
                struct probe p = probe_start(s, m, 7, &key, sizeof key);
                for (unsigned i = 0; i < 8; i++)
                    seen[probe_at(&p, i)]++;
            }
            /* i h2 is no uniform step where i and m share a factor, so the
             * eight positions of a key are correlated: up to 8 x variance */
            double sd = sqrt(8 * 1e6 / (double)m);
            for (uint64_t at = 0; at < m; at++)
                CU_ASSERT_TRUE(within((double)seen[at], 1e6 / (double)m, sd));
        }
}

/* All 100 pairs of two positions are equally likely, near and far apart. */
static void pairs_of_positions_are_independent(void)
{
    for (int which = 0; which < 2; which++)
        for (unsigned j = 1; j < 32; j += 5) {
            const struct probe_scheme *s = which ? &probe_stream
                                                 : &probe_salted;
            uint64_t seen[100] = { 0 };
            for (uint64_t key = 0; key < 100000; key++) {
                struct probe p = probe_start(s, 10, 8, &key, sizeof key);
                seen[probe_at(&p, 0) * 10 + probe_at(&p, j)]++;
            }
            for (int pair = 0; pair < 100; pair++)
                CU_ASSERT_TRUE(binomial(seen[pair], 1e5, 0.01));
        }
}

/* Rate of m = 10, k = 3 after n keys, each pattern (a mask of bits) having
 * its chance: dynamic programming over the states of the filter. */
static double toy_rate(const double chance[1024], unsigned n)
{
    static double state[1024], next[1024];
    memset(state, 0, sizeof state);
    state[0] = 1;
    for (unsigned key = 0; key < n; key++) {
        memset(next, 0, sizeof next);
        for (int s = 0; s < 1024; s++)
            for (int mask = 0; state[s] > 0 && mask < 1024; mask++)
                next[s | mask] += state[s] * chance[mask];
        memcpy(state, next, sizeof state);
    }
    double rate = 0;
    for (int s = 0; s < 1024; s++)
        for (int mask = 0; mask < 1024; mask++)
            rate += (s & mask) == mask ? state[s] * chance[mask] : 0;
    return rate;
}

static void toy_rates_of_the_schemes_are_exact(void)
{
    struct tsv t = tsv_read("tests/data/02-toy-schemes.tsv");
    for (size_t row = 0; row < t.rows; row++) {
        const struct probe_scheme *s =
            probe_by_name(tsv_text(&t, row, "scheme"));
        double chance[1024] = { 0 };
        for (unsigned v = 0; v < 1000; v++) {
            unsigned h1 = v / 10 % 10, h2 = v % 10, mask = 0;
            for (unsigned i = 0; i < 3; i++)
                mask |= 1u << (s ? forced(s, 10, h1, h2, i)
                                 : i == 0 ? v / 100 : i == 1 ? h1 : h2);
            chance[mask] += 0.001;
        }
        CU_ASSERT_DOUBLE_EQUAL(
            toy_rate(chance, (unsigned)tsv_whole(&t, row, "n")),
            tsv_number(&t, row, "rate"), 1e-12);
    }
    tsv_free(&t);
}

/* --- bloom ---------------------------------------------------------------- */

static void added_keys_are_found(void)
{
    for (EACH_SCHEME(s))
        for (unsigned k = 1; k < 12; k++) {
            struct bloom *b = filter(1000, k, s, k);
            for (uint64_t key = 0; key < 100; key++) {
                uint64_t before = bloom_ones(b);
                bool changed = add(b, key);
                CU_ASSERT_EQUAL(changed, bloom_ones(b) > before);
                CU_ASSERT_FALSE(add(b, key));
            }
            for (uint64_t key = 0; key < 100; key++)
                CU_ASSERT_TRUE(query(b, key));
            bloom_free(b);
        }
}

/* The query with its four probes at once, against the definition. */
static void query_asks_for_all_k_positions(void)
{
    for (EACH_SCHEME(s))
        for (unsigned k = 1; k < 12; k++) {
            struct bloom *b = filter(200, k, s, 0);
            for (uint64_t key = 0; bloom_fill(b) < 0.7; key++)
                add(b, key);
            for (uint64_t key = 1000; key < 2000; key++) {
                unsigned char bytes[8];
                key_of(key, false, bytes);
                struct probe p = probe_start(s, 200, 0, bytes, 8);
                bool all = true;
                for (unsigned i = 0; i < k; i++)
                    all = all && bits_get(bloom_words(b), probe_at(&p, i));
                CU_ASSERT_EQUAL(query(b, key), all);
            }
            bloom_free(b);
        }
}

static void refused(uint64_t m, unsigned k, const char *reason)
{
    const char *why = NULL;
    CU_ASSERT_PTR_NULL(bloom_new(m, k, &probe_stream, 0, &why));
    CU_ASSERT_PTR_EQUAL(why, reason);
    CU_ASSERT_PTR_NULL(bloom_new(m, k, &probe_stream, 0, NULL));
}

static void bad_m_and_k_are_refused_by_name(void)
{
    refused(0, 7, bloom_bad_m);
    refused(BLOOM_M_MAX + 1, 7, bloom_bad_m);
    refused(UINT64_MAX, 7, bloom_bad_m);
    refused(1000, 0, bloom_bad_k);
    refused(1000, BLOOM_K_MAX + 1, bloom_bad_k);
    refused(1000, UINT_MAX, bloom_bad_k);
    refused(BLOOM_M_MAX, 7, bloom_no_memory);   /* 32 TiB */
    CU_ASSERT_PTR_NOT_NULL(strstr(bloom_bad_m, "m,"));
    CU_ASSERT_PTR_NOT_NULL(strstr(bloom_bad_k, "k,"));
}

static void smallest_and_largest_filters_work(void)
{
    for (EACH_SCHEME(s)) {
        struct bloom *one = filter(1, 1, s, 0), *deep = filter(64, 4096, s, 0);
        CU_ASSERT_FALSE(query(one, 1));
        CU_ASSERT_TRUE(add(one, 1));
        CU_ASSERT_TRUE(query(one, 2));
        CU_ASSERT_EQUAL(bloom_fill(one), 1);
        CU_ASSERT_TRUE(add(deep, 1));
        CU_ASSERT_TRUE(query(deep, 1));
        CU_ASSERT_EQUAL(bloom_k(deep), 4096);
        bloom_free(one);
        bloom_free(deep);
    }
    bloom_free(NULL);
}

static void filter_tells_what_it_was_made_with(void)
{
    struct bloom *b = filter(70, 3, &probe_enhanced, 99);
    CU_ASSERT_EQUAL(bloom_m(b), 70);
    CU_ASSERT_EQUAL(bloom_k(b), 3);
    CU_ASSERT_PTR_EQUAL(bloom_scheme(b), &probe_enhanced);
    CU_ASSERT_EQUAL(bloom_seed(b), 99);
    CU_ASSERT_EQUAL(bloom_ones(b), 0);
    bits_set(bloom_words(b), 69);
    CU_ASSERT_EQUAL(bloom_ones(b), 1);
    CU_ASSERT_DOUBLE_EQUAL(bloom_fill(b), 1 / 70.0, 1e-15);
    bloom_clear(b);
    CU_ASSERT_EQUAL(bloom_ones(b), 0);
    bloom_free(b);
}

static void odd_keys_are_keys_of_their_own(void)
{
    static const struct { const char *bytes; size_t len; } key[] = {
        { "", 0 }, { "\0", 1 }, { "a", 1 }, { "a\0", 2 }, { "a\0b", 3 },
        { "b", 1 }, { "line", 4 }, { "line\n", 5 }, { " line", 5 },
    };
    const size_t keys = sizeof key / sizeof key[0];
    for (EACH_SCHEME(s)) {
        struct bloom *b = filter(100000, 7, s, 0);
        for (size_t i = 0; i < keys; i++) {
            for (size_t j = i; j < keys; j++)
                CU_ASSERT_FALSE(bloom_query(b, key[j].bytes, key[j].len));
            CU_ASSERT_TRUE(bloom_add(b, key[i].bytes, key[i].len));
            CU_ASSERT_TRUE(bloom_query(b, key[i].bytes, key[i].len));
        }
        CU_ASSERT_TRUE(bloom_query(b, NULL, 0));
        bloom_free(b);
    }
}

static void seeds_make_different_filters(void)
{
    for (EACH_SCHEME(s)) {
        struct bloom *a = filter(1 << 20, 7, s, 1);
        struct bloom *b = filter(1 << 20, 7, s, 2);
        for (uint64_t key = 0; key < 1000; key++) {
            add(a, key);
            add(b, key);
        }
        size_t words = bits_words(1 << 20);
        for (size_t i = 0; i < words; i++)
            bloom_words(a)[i] &= bloom_words(b)[i];
        /* about 7000 x 7000 / 2^20 bits in common */
        CU_ASSERT_TRUE(within((double)bloom_ones(a), 46.6, sqrt(46.6)));
        bloom_free(a);
        bloom_free(b);
    }
}

static void union_holds_the_keys_of_both(void)
{
    for (EACH_SCHEME(s)) {
        struct bloom *a = filter(1000, 5, s, 3), *b = filter(1000, 5, s, 3),
                     *both = filter(1000, 5, s, 3);
        for (uint64_t key = 0; key < 50; key++) {
            add(a, key);
            add(b, key + 50);
        }
        for (uint64_t key = 0; key < 100; key++)
            add(both, key);
        CU_ASSERT_PTR_NULL(bloom_differs(a, b));
        CU_ASSERT_PTR_NULL(bloom_union(a, b));
        CU_ASSERT_PTR_NULL(bloom_union(a, a));
        CU_ASSERT_EQUAL(memcmp(bloom_words(a), bloom_words(both),
                               bits_words(1000) * sizeof(uint64_t)), 0);
        bloom_free(a);
        bloom_free(b);
        bloom_free(both);
    }
}

static void union_refused(struct bloom *into, struct bloom *from,
                          const char *reason)
{
    uint64_t before[16];
    size_t bytes = bits_words(bloom_m(into)) * sizeof(uint64_t);
    add(into, 1);
    add(from, 2);
    memcpy(before, bloom_words(into), bytes);
    CU_ASSERT_PTR_EQUAL(bloom_differs(into, from), reason);
    CU_ASSERT_PTR_EQUAL(bloom_union(into, from), reason);
    CU_ASSERT_EQUAL(memcmp(before, bloom_words(into), bytes), 0);
    bloom_free(from);
}

static void union_of_unlike_filters_is_refused_by_name(void)
{
    struct bloom *b = filter(1000, 5, &probe_stream, 3);
    union_refused(b, filter(1001, 5, &probe_stream, 3), bloom_differs_m);
    union_refused(b, filter(1000, 6, &probe_stream, 3), bloom_differs_k);
    union_refused(b, filter(1000, 5, &probe_double, 3), bloom_differs_scheme);
    union_refused(b, filter(1000, 5, &probe_stream, 4), bloom_differs_seed);
    bloom_free(b);
}

/* --- small inputs that broke other libraries ------------------------------ */

/* A thousand filters asked a thousand strangers each. */
static uint64_t million_probes(const struct probe_scheme *s, uint64_t m,
                               unsigned k, uint64_t n, bool big_endian)
{
    uint64_t hits = 0;
    for (uint64_t trial = 0; trial < 1000; trial++) {
        struct bloom *b = filter(m, k, s, probe_mix(trial + 1));
        unsigned char key[8];
        for (uint64_t i = 0; i < n + 1000; i++) {
            key_of(i, big_endian, key);
            if (i < n)
                bloom_add(b, key, sizeof key);
            else
                hits += bloom_query(b, key, sizeof key);
        }
        bloom_free(b);
    }
    return hits;
}

static void stream_and_salted_have_no_floor_on_small_filters(void)
{
    CU_ASSERT_EQUAL(million_probes(&probe_stream, 64, 23, 1, false), 0);
    CU_ASSERT_EQUAL(million_probes(&probe_salted, 64, 23, 1, false), 0);
    CU_ASSERT_EQUAL(million_probes(&probe_stream, 1024, 16, 20, false), 0);
    CU_ASSERT_EQUAL(million_probes(&probe_salted, 1024, 16, 20, false), 0);
}

/* So that the test above can fail: 1.6e-2 and 1.3e-4 for double hashing. */
static void double_hashing_has_a_floor_on_small_filters(void)
{
    CU_ASSERT_TRUE(million_probes(&probe_double, 64, 23, 1, false) > 10000);
    CU_ASSERT_TRUE(million_probes(&probe_double, 1024, 16, 20, false) > 50);
}

/* m = 1000, k = 7, n = 100: exact rate and the spread between filters,
 * computed apart from the library in exact fractions. */
static void integer_keys_in_either_byte_order_meet_the_exact_rate(void)
{
    const double p = 0.0082662475148435663, spread = 0.12232008956667752;
    const double sd = sqrt((p * p * spread * spread + p / 1000) / 1000);
    for (int big = 0; big < 2; big++) {
        uint64_t hits = million_probes(&probe_stream, 1000, 7, 100, big);
        CU_ASSERT_TRUE(within((double)hits / 1e6, p, sd));
        hits = million_probes(&probe_salted, 1000, 7, 100, big);
        CU_ASSERT_TRUE(within((double)hits / 1e6, p, sd));
    }
}

/* 1,812,692 expected, where N keys of one position each leave a bit 0 with
 * probability q = (1 - 1/m)^N. */
static void two_million_keys_set_the_expected_bits(void)
{
    const double m = 1e7, n = 2e6, q = pow(1 - 1 / m, n);
    const double sd = sqrt(m * q + m * (m - 1) * pow(1 - 2 / m, n)
                           - m * m * q * q);
    for (EACH_SCHEME(s)) {
        struct bloom *b = filter(10000000, 1, s, 0);
        for (uint64_t key = 0; key < 2000000; key++)
            add(b, key);
        CU_ASSERT_TRUE(within((double)bloom_ones(b), m * (1 - q), sd));
        bloom_free(b);
    }
}

/* 2000 keys of 4 positions: two of them meet with probability 0.7 %. */
static void filters_around_2_to_the_32_give_right_answers(void)
{
    for (uint64_t m = four_g - 1; m <= four_g + 1; m++) {
        struct bloom *b = filter(m, 4, &probe_stream, m);
        uint64_t strangers = 0, upper = 0;
        for (uint64_t key = 0; key < 2000; key++)
            CU_ASSERT_TRUE(add(b, key));
        for (uint64_t key = 0; key < 2000; key++) {
            CU_ASSERT_TRUE(query(b, key));
            strangers += query(b, key + 2000);
        }
        CU_ASSERT_EQUAL(strangers, 0);
        CU_ASSERT_TRUE(bloom_ones(b) >= 7998 && bloom_ones(b) <= 8000);
        upper = bits_count(bloom_words(b) + bits_words(m) / 2,
                           bits_words(m) / 2);
        CU_ASSERT_TRUE(binomial(upper, 8000, 0.5));
        bloom_free(b);
    }
}

/* The other schemes only draw positions there: past 2^32, every scheme
 * reaches the upper half, and odd positions as well as even ones. */
static void positions_pass_2_to_the_32(void)
{
    for (EACH_SCHEME(s)) {
        uint64_t upper = 0, odd = 0;
        for (uint64_t key = 0; key < 10000; key++) {
            struct probe p = probe_start(s, 8 * four_g + 2, 0, &key,
                                         sizeof key);
            uint64_t at = probe_at(&p, (unsigned)(key % 7));
            upper += at > 4 * four_g;
            odd += at % 2;
        }
        CU_ASSERT_TRUE(binomial(upper, 10000, 0.5));
        CU_ASSERT_TRUE(binomial(odd, 10000, 0.5));
    }
}

SUITE("02-modulo",
      TEST(bits_are_where_they_were_set),
      TEST(words_hold_m_bits_and_no_more),
      TEST(popcount_agrees_with_counting_one_by_one),
      TEST(memory_that_is_not_there_is_refused),
      TEST(bits_past_2_to_the_32_are_bits_of_their_own),
      TEST(hashes_meet_their_published_vectors),
      TEST(one_bit_changes_half_of_the_hash),
      TEST(scale_by_128_bits_and_by_halves_agree),
      TEST(scale_is_the_high_half_of_the_product),
      TEST(positions_are_the_same_for_ever),
      TEST(schemes_go_by_their_names),
      TEST(stream_inline_is_stream_by_pointer),
      TEST(closed_forms_agree_with_the_loops),
      TEST(extreme_hashes_stay_in_range),
      TEST(second_hash_zero_or_even_shows_where_double_fails),
      TEST(positions_are_uniform),
      TEST(pairs_of_positions_are_independent),
      TEST(toy_rates_of_the_schemes_are_exact),
      TEST(added_keys_are_found),
      TEST(query_asks_for_all_k_positions),
      TEST(bad_m_and_k_are_refused_by_name),
      TEST(smallest_and_largest_filters_work),
      TEST(filter_tells_what_it_was_made_with),
      TEST(odd_keys_are_keys_of_their_own),
      TEST(seeds_make_different_filters),
      TEST(union_holds_the_keys_of_both),
      TEST(union_of_unlike_filters_is_refused_by_name),
      TEST(stream_and_salted_have_no_floor_on_small_filters),
      TEST(double_hashing_has_a_floor_on_small_filters),
      TEST(integer_keys_in_either_byte_order_meet_the_exact_rate),
      TEST(two_million_keys_set_the_expected_bits),
      TEST(filters_around_2_to_the_32_give_right_answers),
      TEST(positions_pass_2_to_the_32))
