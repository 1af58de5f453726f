/* Suite of step 5: counters, the counting filter against a model that counts
 * naively, the estimates against reference values, the two plain filters. */
#include <math.h>
#include <stdlib.h>

#include "bits.h"
#include "chain.h"
#include "counters.h"
#include "counting.h"
#include "estimate.h"
#include "fpr.h"
#include "sizing.h"
#include "suite.h"
#include "tombs.h"
#include "tsv.h"

#define LN2 0.69314718055994530942

static struct counting *filter(uint64_t m, unsigned k, unsigned bits)
{
    const char *why = "no reason";
    struct counting *c = counting_new(m, k, bits, &probe_stream, 1, &why);
    if (!c)
        tsv_die("counting_new", why);
    return c;
}

/* Keys are numbers in 8 bytes, as the machine has them: nothing below depends
 * on which positions a key has. */
static bool add(struct counting *c, uint64_t key)
{
    return counting_add(c, &key, sizeof key);
}

static const char *take(struct counting *c, uint64_t key)
{
    return counting_remove(c, &key, sizeof key);
}

static bool ask(const struct counting *c, uint64_t key)
{
    return counting_query(c, &key, sizeof key);
}

/* --- counters ------------------------------------------------------------- */

static void counters_do_not_touch_their_neighbours(void)
{
    enum { M = 96 };
    for (unsigned bits = 2; bits <= 16; bits *= 2) {
        uint64_t *words = bits_new(M * bits);
        unsigned max = counters_max(bits), want[M];
        for (unsigned i = 0; i < M; i++)
            counters_set(words, bits, i, want[i] = i * 2654435761u % (max + 1));
        for (unsigned i = 0; i < M; i++) {
            unsigned before = want[i];
            CU_ASSERT_EQUAL(counters_up(words, bits, i), before);
            want[i] += before < max;
            for (unsigned j = 0; j < M; j++)
                CU_ASSERT_EQUAL(counters_get(words, bits, j), want[j]);
            CU_ASSERT_EQUAL(counters_down(words, bits, i), want[i]);
            want[i] -= want[i] > 0 && want[i] < max;
            for (unsigned j = 0; j < M; j++)
                CU_ASSERT_EQUAL(counters_get(words, bits, j), want[j]);
        }
        free(words);
    }
}

static void counters_stop_at_both_ends(void)
{
    for (unsigned bits = 2; bits <= 16; bits *= 2) {
        uint64_t words[1] = { 0 };
        unsigned max = counters_max(bits), last = 64 / bits - 1;
        CU_ASSERT_EQUAL(max, pow(2, bits) - 1);
        CU_ASSERT_EQUAL(counters_down(words, bits, last), 0);
        CU_ASSERT_EQUAL(words[0], 0);
        for (unsigned i = 0; i < max + 3; i++)
            CU_ASSERT_EQUAL(counters_up(words, bits, last), i < max ? i : max);
        CU_ASSERT_EQUAL(counters_down(words, bits, last), max);
        CU_ASSERT_EQUAL(counters_get(words, bits, last), max);
        CU_ASSERT_EQUAL(words[0], (uint64_t)max << (64 - bits));
    }
}

static void small_counters_stand_two_to_a_byte(void)
{
    uint64_t words[2] = { 0, 0 };
    for (unsigned i = 0; i < 32; i++)
        counters_set(words, 4, i, i % 16);
    CU_ASSERT_EQUAL(words[0], 0xFEDCBA9876543210);
    CU_ASSERT_EQUAL(words[1], 0xFEDCBA9876543210);
    counters_set(words, 4, 1, 0);
    CU_ASSERT_EQUAL(words[0], 0xFEDCBA9876543200);
}

/* --- making one ----------------------------------------------------------- */

static void refused(uint64_t m, unsigned k, unsigned bits, const char *reason)
{
    const char *why = NULL;
    CU_ASSERT_PTR_NULL(counting_new(m, k, bits, &probe_stream, 1, &why));
    CU_ASSERT_PTR_EQUAL(why, reason);
    CU_ASSERT_PTR_NULL(counting_new(m, k, bits, &probe_stream, 1, NULL));
}

static void parameters_out_of_range_are_refused(void)
{
    refused(0, 7, 4, bloom_bad_m);
    refused(BLOOM_M_MAX + 1, 7, 4, bloom_bad_m);
    refused(UINT64_MAX, 7, 16, bloom_bad_m);
    refused(1000, 0, 4, bloom_bad_k);
    refused(1000, BLOOM_K_MAX + 1, 4, bloom_bad_k);
    for (unsigned bits = 0; bits <= 65; bits++)
        if (bits != 4 && bits != 16)
            refused(1000, 7, bits, counting_bad_bits);
    refused(1000, 7, UINT32_MAX, counting_bad_bits);
    CU_ASSERT_PTR_NOT_NULL(strstr(counting_bad_bits, "bits"));
    counting_free(NULL);
}

static void a_filter_beyond_memory_is_refused(void)
{
    const char *why = NULL;
    CU_ASSERT_PTR_NULL(counting_new(BLOOM_M_MAX, 7, 16, &probe_stream, 1, &why));
    CU_ASSERT(why == bloom_no_memory || why == counting_no_memory);
}

static void a_filter_knows_how_it_was_made(void)
{
    struct counting *c = counting_new(12345, 5, 16, &probe_double, 99, NULL);
    CU_ASSERT_EQUAL(counting_m(c), 12345);
    CU_ASSERT_EQUAL(counting_k(c), 5);
    CU_ASSERT_EQUAL(counting_bits(c), 16);
    struct bloom *same = bloom_new(12345, 5, &probe_double, 99, NULL);
    CU_ASSERT_PTR_NULL(bloom_differs(counting_bloom(c), same));
    bloom_free(same);
    counting_free(c);
}

static void sized_refused(uint64_t n, double p, unsigned bits,
                          const char *reason)
{
    const char *why = NULL;
    CU_ASSERT_PTR_NULL(sizing_counting(n, p, bits, 1, &why));
    CU_ASSERT_PTR_EQUAL(why, reason);
    CU_ASSERT_PTR_NULL(sizing_counting(n, p, bits, 1, NULL));
}

/* The very filter of sizing_bloom, with counters. */
static void a_filter_is_sized_by_what_is_promised(void)
{
    static const double rates[] = { 0.5, 0.01, 3e-7, 1e-14 };
    for (uint64_t n = 1; n <= 10000; n *= 10)
        for (unsigned i = 0; i < 4; i++) {
            struct counting *c = sizing_counting(n, rates[i], 16, 9, NULL);
            struct bloom *b = sizing_bloom(n, rates[i], 9, NULL);
            CU_ASSERT_FATAL(c && b);
            CU_ASSERT_PTR_NULL(bloom_differs(counting_bloom(c), b));
            CU_ASSERT_EQUAL(counting_bits(c), 16);
            counting_free(c);
            bloom_free(b);
        }
    sized_refused(0, 0.01, 4, sizing_bad_n);
    sized_refused(10, 1, 4, sizing_bad_p);
    sized_refused(10, 0.01, 5, counting_bad_bits);
    sized_refused(1, 0x1p-62, 4, sizing_beyond_hash);
    sized_refused(UINT64_MAX, 0.01, 16, sizing_too_big);
}

/* --- against a model ------------------------------------------------------ */

enum { MODEL_M = 300 };

/* What the counters should be, counted in an array as plainly as can be. */
struct model {
    unsigned count[MODEL_M];
    unsigned max;
};

struct visits { unsigned at[MODEL_M]; };

static struct visits visits(const struct counting *c, uint64_t key)
{
    struct visits v = { { 0 } };
    struct probe p = probe_start(bloom_scheme(counting_bloom(c)), counting_m(c),
                                 bloom_seed(counting_bloom(c)), &key, sizeof key);
    for (unsigned i = 0; i < counting_k(c); i++)
        v.at[probe_at(&p, i)]++;
    return v;
}

static bool model_add(struct model *model, const struct visits *v)
{
    bool fresh = false;
    for (unsigned i = 0; i < MODEL_M; i++) {
        fresh |= v->at[i] > 0 && model->count[i] == 0;
        unsigned sum = model->count[i] + v->at[i];
        model->count[i] = sum < model->max ? sum : model->max;
    }
    return fresh;
}

static const char *model_remove(struct model *model, const struct visits *v)
{
    bool stuck = false;
    for (unsigned i = 0; i < MODEL_M; i++) {
        if (model->count[i] < v->at[i] && model->count[i] < model->max)
            return counting_absent;
        stuck |= v->at[i] > 0 && model->count[i] == model->max;
    }
    for (unsigned i = 0; i < MODEL_M; i++)
        if (model->count[i] < model->max)
            model->count[i] -= v->at[i];
    return stuck ? counting_stuck : NULL;
}

static bool agrees(const struct counting *c, const struct model *model)
{
    struct counting_tally t = counting_tally(c), want = { 0, 0, 0 };
    const struct bloom *plain = counting_bloom(c);
    struct bloom *copy = counting_to_bloom(c, NULL);
    bool same = copy && bloom_ones(copy) == bloom_ones(plain);
    for (uint64_t i = 0; i < counting_m(c); i++) {
        same &= counting_count_at(c, i) == model->count[i];
        same &= bits_get(bloom_words(copy), i) == (model->count[i] > 0);
        want.sum += model->count[i];
        want.nonzero += model->count[i] > 0;
        want.saturated += model->count[i] == model->max;
    }
    bloom_free(copy);
    return same && t.sum == want.sum && t.nonzero == want.nonzero
        && t.saturated == want.saturated;
}

/* Adds and removes keys, right ones and wrong ones, so often that 4-bit
 * counters saturate; every answer and every counter must be the model's. */
static void against_model(uint64_t m, unsigned k, unsigned bits,
                          const struct probe_scheme *scheme)
{
    struct counting *c = counting_new(m, k, bits, scheme, 3, NULL);
    struct model model = { .max = counters_max(bits) };
    bool same = true;
    for (unsigned step = 0; step < 600; step++) {
        uint64_t draw = probe_draw(m, step), key = draw % 40;
        struct visits v = visits(c, key);
        if (draw >> 32 & 1)
            same &= add(c, key) == model_add(&model, &v);
        else
            same &= take(c, key) == model_remove(&model, &v);
        if (step % 20 == 0)
            same &= agrees(c, &model);
    }
    CU_ASSERT(same && agrees(c, &model));
    counting_free(c);
}

static void every_counter_is_as_a_naive_count(void)
{
    const uint64_t sizes[] = { 1, 2, 3, 15, 16, 17, 63, 64, 65, 300 };
    const unsigned ks[] = { 1, 2, 3, 7, 16 };
    for (unsigned s = 0; probe_schemes[s]; s++)
        for (unsigned a = 0; a < sizeof sizes / sizeof *sizes; a++)
            for (unsigned b = 0; b < sizeof ks / sizeof *ks; b++) {
                against_model(sizes[a], ks[b], 4, probe_schemes[s]);
                against_model(sizes[a], ks[b], 16, probe_schemes[s]);
            }
}

/* --- as a set ------------------------------------------------------------- */

/* Every counter and every bit, to compare byte by byte. */
struct picture {
    size_t size;
    unsigned char *bytes;
};

static struct picture picture(const struct counting *c)
{
    uint64_t m = counting_m(c);
    struct picture p = { m * sizeof(unsigned) + bits_words(m) * 8, NULL };
    struct bloom *copy = counting_to_bloom(c, NULL);
    p.bytes = malloc(p.size);
    if (!p.bytes || !copy)
        tsv_die("picture", "no memory");
    for (uint64_t i = 0; i < m; i++) {
        unsigned count = counting_count_at(c, i);
        memcpy(p.bytes + i * sizeof count, &count, sizeof count);
    }
    memcpy(p.bytes + m * sizeof(unsigned), bloom_words(copy), bits_words(m) * 8);
    bloom_free(copy);
    return p;
}

static bool unchanged(const struct counting *c, struct picture *before)
{
    struct picture now = picture(c);
    bool same = now.size == before->size
             && memcmp(now.bytes, before->bytes, now.size) == 0;
    free(now.bytes);
    free(before->bytes);
    return same;
}

/* Full counters and empty ones, every word to the last. */
static void a_copy_has_every_counter_and_goes_its_own_way(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12)
        for (uint64_t m = 1; m <= 20000; m = m * 7 + 1) {
            struct counting *c = counting_new(m, 3, bits, &probe_double, 7,
                                              NULL);
            for (uint64_t key = 0; key < m / 2 + 20; key++)
                add(c, key % (m / 3 + 1));
            struct picture before = picture(c), again = picture(c);
            struct counting *copy = counting_copy(c, NULL);
            CU_ASSERT_FATAL(copy != NULL);
            CU_ASSERT_PTR_NULL(bloom_differs(counting_bloom(c),
                                             counting_bloom(copy)));
            CU_ASSERT(counting_bits(copy) == bits && unchanged(copy, &before));
            counting_clear(copy);
            CU_ASSERT(unchanged(c, &again));
            counting_free(copy);
            counting_free(c);
        }
}

static void what_is_added_is_found(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12)
        for (uint64_t m = 1; m <= 20000; m = m * 7 + 1) {
            struct counting *c = filter(m, 7, bits);
            CU_ASSERT_FALSE(ask(c, 1));
            for (uint64_t key = 0; key < 1000; key++)
                add(c, key);
            for (uint64_t key = 0; key < 1000; key++)
                CU_ASSERT(ask(c, key));
            counting_free(c);
        }
}

static void keys_are_bytes_with_a_length(void)
{
    static const struct { const char *key; size_t len; } keys[] = {
        { "", 0 }, { "a", 1 }, { "a\0b", 3 }, { "a\0c", 3 }, { "a\n", 2 }
    };
    enum { KEYS = sizeof keys / sizeof *keys };
    struct counting *c = filter(10000, 7, 4);
    for (unsigned i = 0; i < KEYS; i++) {
        CU_ASSERT(counting_add(c, keys[i].key, keys[i].len));
        CU_ASSERT_FALSE(counting_add(c, keys[i].key, keys[i].len));
    }
    for (unsigned i = 0; i < KEYS; i++) {
        CU_ASSERT_PTR_NULL(counting_remove(c, keys[i].key, keys[i].len));
        CU_ASSERT(counting_query(c, keys[i].key, keys[i].len));
        CU_ASSERT_PTR_NULL(counting_remove(c, keys[i].key, keys[i].len));
        CU_ASSERT_FALSE(counting_query(c, keys[i].key, keys[i].len));
    }
    CU_ASSERT_EQUAL(counting_tally(c).sum, 0);
    counting_free(c);
}

static void it_answers_as_a_plain_filter_does(void)
{
    for (unsigned s = 0; probe_schemes[s]; s++) {
        struct counting *c = counting_new(500, 5, 4, probe_schemes[s], 8, NULL);
        struct bloom *b = bloom_new(500, 5, probe_schemes[s], 8, NULL);
        for (uint64_t key = 0; key < 100; key++)
            CU_ASSERT_EQUAL(add(c, key), bloom_add(b, &key, sizeof key));
        for (uint64_t key = 0; key < 2000; key++)
            CU_ASSERT_EQUAL(ask(c, key), bloom_query(b, &key, sizeof key));
        counting_free(c);
        bloom_free(b);
    }
}

static void removing_undoes_adding_in_any_order(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(2000, 7, bits);
        for (uint64_t key = 0; key < 100; key++)
            add(c, key);
        struct picture before = picture(c);
        for (uint64_t key = 1000; key < 1100; key++)
            add(c, key);
        for (uint64_t i = 0; i < 100; i++)
            CU_ASSERT_PTR_NULL(take(c, 1000 + i * 37 % 100));
        CU_ASSERT(unchanged(c, &before));
        for (uint64_t key = 0; key < 100; key++)
            CU_ASSERT_PTR_NULL(take(c, key));
        CU_ASSERT_EQUAL(counting_tally(c).sum, 0);
        CU_ASSERT_EQUAL(counting_tally(c).nonzero, 0);
        counting_free(c);
    }
}

static void live_keys_survive_churn(void)
{
    struct counting *c = filter(1000, 7, 4);
    for (uint64_t key = 0; key < 20000; key++) {
        add(c, key);
        if (key >= 100)
            CU_ASSERT_PTR_NULL(take(c, key - 100));
    }
    for (uint64_t key = 19900; key < 20000; key++)
        CU_ASSERT(ask(c, key));
    CU_ASSERT_EQUAL(counting_tally(c).sum, 700);
    counting_free(c);
}

static void one_key_70000_times_stays_after_one_removal(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(1000, 7, bits);
        for (int i = 0; i < 70000; i++)
            add(c, 1);
        struct counting_tally t = counting_tally(c);
        CU_ASSERT_EQUAL(t.saturated, t.nonzero);
        CU_ASSERT_EQUAL(t.sum, t.nonzero * counters_max(bits));
        struct picture before = picture(c);
        for (int i = 0; i < 70000; i++)
            CU_ASSERT_PTR_EQUAL(take(c, 1), counting_stuck);
        CU_ASSERT(ask(c, 1));
        CU_ASSERT(unchanged(c, &before));
        counting_free(c);
    }
}

/* m = 1, k = 1: the one counter counts the additions. */
static void a_counter_sticks_at_its_maximum_not_before(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(1, 1, bits);
        unsigned max = counters_max(bits);
        for (unsigned i = 1; i < max; i++)
            add(c, 1);
        CU_ASSERT_EQUAL(counting_tally(c).saturated, 0);
        for (unsigned i = 1; i < max; i++)
            CU_ASSERT_PTR_NULL(take(c, 1));
        CU_ASSERT_FALSE(ask(c, 1));
        for (unsigned i = 0; i < max; i++)
            add(c, 1);
        CU_ASSERT_EQUAL(counting_tally(c).saturated, 1);
        CU_ASSERT_PTR_EQUAL(take(c, 1), counting_stuck);
        CU_ASSERT_EQUAL(counting_count_at(c, 0), max);
        counting_free(c);
    }
}

/* A key that shares one stuck counter with another still leaves: its other
 * counters go down. */
static void a_stuck_counter_does_not_keep_the_others_up(void)
{
    struct counting *c = filter(64, 3, 4);
    for (int i = 0; i < 15; i++)
        add(c, 0);
    uint64_t key = 1;
    struct visits a = visits(c, 0), b;
    unsigned shared;
    do {
        b = visits(c, ++key);
        shared = 0;
        for (unsigned i = 0; i < 64; i++)
            shared += a.at[i] && b.at[i] ? b.at[i] : 0;
    } while (shared != 1);
    CU_ASSERT(add(c, key));
    CU_ASSERT_PTR_EQUAL(take(c, key), counting_stuck);
    CU_ASSERT_FALSE(ask(c, key));
    CU_ASSERT(ask(c, 0));
    counting_free(c);
}

static void a_stranger_is_refused_and_not_one_byte_changes(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(1000, 7, bits);
        for (uint64_t key = 0; key < 100; key++)
            add(c, key);
        for (int i = 0; i < 70000; i++)
            add(c, 5);                               /* and some are stuck */
        unsigned refusals = 0;
        for (uint64_t key = 1000; key < 3000; key++) {
            if (ask(c, key))
                continue;
            struct picture before = picture(c);
            CU_ASSERT_PTR_EQUAL(take(c, key), counting_absent);
            CU_ASSERT(unchanged(c, &before));
            refusals++;
        }
        CU_ASSERT(refusals > 1900);
        for (uint64_t key = 0; key < 100; key++)
            CU_ASSERT(ask(c, key));
        counting_free(c);
    }
}

/* A key with a position twice needs 2 there: a 1 proves that it is not in,
 * although the query cannot see that. */
static void a_position_that_occurs_twice_counts_twice(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(10, 3, bits);
        unsigned found = 0;
        for (uint64_t key = 0; key < 200; key++) {
            struct visits v = visits(c, key);
            counting_clear(c);
            add(c, key);
            for (unsigned i = 0; i < 10; i++)
                CU_ASSERT_EQUAL(counting_count_at(c, i), v.at[i]);
            for (unsigned i = 0; i < 10; i++)
                if (v.at[i] >= 2) {
                    counting_set_at(c, i, v.at[i] - 1);
                    struct picture before = picture(c);
                    CU_ASSERT(ask(c, key));
                    CU_ASSERT_PTR_EQUAL(take(c, key), counting_absent);
                    CU_ASSERT(unchanged(c, &before));
                    found++;
                }
        }
        CU_ASSERT(found > 20);
        counting_free(c);
    }
}

static void an_empty_filter_refuses_and_works_on(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(1000, 7, bits);
        struct picture before = picture(c);
        CU_ASSERT_PTR_EQUAL(take(c, 1), counting_absent);
        CU_ASSERT(unchanged(c, &before));
        CU_ASSERT(add(c, 1));
        CU_ASSERT(ask(c, 1));
        counting_free(c);
    }
}

static void of_two_keys_on_the_same_positions_one_stays(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(10, 3, bits);
        struct visits a = visits(c, 0);
        uint64_t twin = 0;
        struct visits b;
        do
            b = visits(c, ++twin);
        while (memcmp(&a, &b, sizeof a) != 0);
        CU_ASSERT(add(c, 0));
        CU_ASSERT_FALSE(add(c, twin));
        CU_ASSERT_PTR_NULL(take(c, twin));
        CU_ASSERT(ask(c, 0));
        CU_ASSERT_PTR_NULL(take(c, 0));
        CU_ASSERT_FALSE(ask(c, 0));
        counting_free(c);
    }
}

static void clearing_forgets_all_and_frees_the_stuck(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(77, 5, bits);
        struct picture empty = picture(c);
        for (int i = 0; i < 70000; i++)
            add(c, (uint64_t)i % 30);
        CU_ASSERT(counting_tally(c).nonzero > 0);
        counting_clear(c);
        CU_ASSERT(unchanged(c, &empty));
        CU_ASSERT(add(c, 1));
        CU_ASSERT_PTR_NULL(take(c, 1));
        CU_ASSERT_FALSE(ask(c, 1));
        counting_free(c);
    }
}

/* --- into a plain filter, and back ---------------------------------------- */

static void it_turns_into_the_plain_filter_of_its_live_keys(void)
{
    struct counting *c = filter(3000, 7, 4);
    for (uint64_t key = 0; key < 300; key++)
        add(c, key);
    for (uint64_t key = 0; key < 100; key++)
        take(c, key);
    struct bloom *made = counting_to_bloom(c, NULL);
    struct bloom *want = bloom_new(3000, 7, &probe_stream, 1, NULL);
    for (uint64_t key = 100; key < 300; key++)
        bloom_add(want, &key, sizeof key);
    CU_ASSERT_PTR_NULL(bloom_differs(made, want));
    CU_ASSERT_EQUAL(memcmp(bloom_words(made), bloom_words(want),
                           bits_words(3000) * sizeof(uint64_t)), 0);
    counting_clear(c);
    CU_ASSERT_EQUAL(bloom_ones(made), bloom_ones(want));    /* a copy */
    counting_free(c);
    bloom_free(made);
    bloom_free(want);
}

static void counters_that_are_set_one_by_one_restore_a_filter(void)
{
    for (unsigned bits = 4; bits <= 16; bits += 12) {
        struct counting *c = filter(301, 7, bits), *d = filter(301, 7, bits);
        for (uint64_t key = 0; key < 200; key++) {
            add(c, key % 50);
            add(d, key + 1000);
        }
        struct picture before = picture(c);
        for (uint64_t i = 0; i < 301; i++)
            counting_set_at(d, i, counting_count_at(c, i));
        CU_ASSERT(unchanged(d, &before));
        counting_set_at(d, 150, UINT32_MAX);
        CU_ASSERT_EQUAL(counting_count_at(d, 150), counters_max(bits));
        for (uint64_t i = 0; i < 301; i++)
            CU_ASSERT(i == 150 || counting_count_at(d, i)
                                  == counting_count_at(c, i));
        counting_free(c);
        counting_free(d);
    }
}

/* --- estimates ------------------------------------------------------------ */

static bool near(double seen, double right)
{
    if (fabs(seen - right) <= 1e-12 * fabs(right))
        return true;
    printf("seen %.17g, right %.17g\n", seen, right);
    return false;
}

static double distinct(uint64_t m, unsigned k, uint64_t ones)
{
    double n = -1;
    CU_ASSERT_PTR_NULL(estimate_distinct(m, k, ones, &n));
    return n;
}

static void estimates_meet_the_reference(void)
{
    struct tsv t = tsv_read("tests/data/05-counting-reference.tsv");
    unsigned met = 0;
    for (size_t row = 0; row < t.rows; row++) {
        const char *kind = tsv_text(&t, row, "kind");
        uint64_t m = tsv_whole(&t, row, "m"), i = tsv_whole(&t, row, "i");
        unsigned k = (unsigned)tsv_whole(&t, row, "k");
        double value = tsv_number(&t, row, "value");
        double seen = NAN;
        if (strcmp(kind, "cardinality_swamidass_baldi") == 0)
            seen = distinct(m, k, i);
        else if (strcmp(kind, "cardinality_naive") == 0)
            seen = estimate_naive(i, k);
        else if (strcmp(kind, "poisson_tail") == 0)
            seen = estimate_tail(LN2, (unsigned)i);
        else                                        /* Fan's is an upper bound */
            seen = estimate_tail(LN2, (unsigned)i) < value ? value : NAN;
        CU_ASSERT(near(seen, value));
        met += near(seen, value);
    }
    CU_ASSERT_EQUAL(met, 26);
    tsv_free(&t);
}

static void a_full_filter_is_saturated_not_a_number(void)
{
    double n = 42;
    CU_ASSERT_PTR_EQUAL(estimate_distinct(10, 3, 10, &n), estimate_saturated);
    CU_ASSERT_EQUAL(n, 42);
    CU_ASSERT_PTR_EQUAL(estimate_distinct(1, 1, 1, &n), estimate_saturated);
    CU_ASSERT_PTR_EQUAL(estimate_distinct(BLOOM_M_MAX, 7, BLOOM_M_MAX, &n),
                        estimate_saturated);
    CU_ASSERT_PTR_NULL(estimate_distinct(BLOOM_M_MAX, 7, BLOOM_M_MAX - 1, &n));
    CU_ASSERT(isfinite(n) && n > 1e14);
}

static void an_empty_filter_holds_no_keys(void)
{
    CU_ASSERT_EQUAL(distinct(1000, 7, 0), 0);
    CU_ASSERT_EQUAL(estimate_naive(0, 7), 0);
    CU_ASSERT_EQUAL(estimate_live(0, 7), 0);
    CU_ASSERT_EQUAL(estimate_load(0, 1000), 0);
    CU_ASSERT_EQUAL(estimate_sd(1000, 7, 0), 0);
}

static void the_naive_estimate_is_28_percent_low_at_half_fill(void)
{
    double low = 1 - estimate_naive(500000, 7) / distinct(1000000, 7, 500000);
    CU_ASSERT_DOUBLE_EQUAL(low, 1 - 0.5 / LN2, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(low, 0.28, 0.005);
}

/* The exact spread, from the distribution of X. */
static void the_spread_of_the_estimate_is_as_promised(void)
{
    enum { M = 1000, K = 7 };
    for (unsigned n = 50; n <= 300; n += 50) {
        double p[K * 300 + 1] = { 0 }, mean = 0, square = 0;
        chain_ones(M, K * n, p);
        for (unsigned x = 0; x < M && x <= K * n; x++) {
            double e = distinct(M, K, x);
            mean += p[x] * e;
            square += p[x] * e * e;
        }
        double sd = sqrt(square - mean * mean);
        CU_ASSERT_DOUBLE_EQUAL(estimate_sd(M, K, n) / sd, 1, 0.01);
    }
}

static void live_keys_are_counted_exactly(void)
{
    struct counting *c = filter(500, 7, 16);
    for (uint64_t key = 0; key < 1000; key++)
        add(c, key % 300);                           /* copies count */
    for (uint64_t key = 0; key < 150; key++)
        take(c, key);
    struct counting_tally t = counting_tally(c);
    CU_ASSERT_EQUAL(t.saturated, 0);
    CU_ASSERT_EQUAL(estimate_live(t.sum, 7), 850);
    CU_ASSERT_EQUAL(estimate_load(t.sum, 500), 7 * 850 / 500.0);
    counting_free(c);
}

static void the_rate_at_the_present_load_is_that_of_its_bits(void)
{
    struct counting *c = filter(1000, 7, 4);
    for (uint64_t key = 0; key < 100; key++)
        add(c, key);
    double p = fpr_given(1000, 7, counting_tally(c).nonzero);
    unsigned maybe = 0, asked = 400000;
    for (uint64_t key = 1000; key < 1000 + asked; key++)
        maybe += ask(c, key);
    CU_ASSERT(fabs(maybe - asked * p) < 5 * sqrt(asked * p * (1 - p)));
    counting_free(c);
}

static void tails_are_chances(void)
{
    for (double t = 0; t <= 700; t = t * 3 + 0.1) {
        CU_ASSERT_DOUBLE_EQUAL(estimate_tail(t, 0), 1, 1e-12);
        CU_ASSERT_DOUBLE_EQUAL(estimate_tail(t, 1), -expm1(-t), 1e-12);
        CU_ASSERT_DOUBLE_EQUAL(estimate_tail(t, 1) - estimate_tail(t, 2),
                               t * exp(-t), 1e-12);
        CU_ASSERT(estimate_tail(t, 16) <= estimate_tail(t, 15));
    }
    CU_ASSERT_EQUAL(estimate_tail(LN2, 65535), 0);
    for (double t = 0; t <= 700; t += 0.37)    /* sums may round up */
        CU_ASSERT(estimate_tail(t, 0) <= 1 && estimate_tail(t, 1) <= 1);
}

/* --- two plain filters ---------------------------------------------------- */

static struct tombs tombs(uint64_t m)
{
    struct tombs t = { bloom_new(m, 5, &probe_stream, 1, NULL),
                       bloom_new(m, 5, &probe_stream, 2, NULL) };
    if (!t.added || !t.removed)
        tsv_die("tombs", "no filters");
    return t;
}

static void tombs_free(struct tombs t)
{
    bloom_free(t.added);
    bloom_free(t.removed);
}

static void the_buried_stay_buried(void)
{
    struct tombs t = tombs(10000);
    CU_ASSERT_PTR_EQUAL(tombs_remove(t, "bob", 3), tombs_absent);
    CU_ASSERT_EQUAL(bloom_ones(t.removed), 0);
    CU_ASSERT_PTR_NULL(tombs_add(t, "bob", 3));
    CU_ASSERT(tombs_query(t, "bob", 3));
    CU_ASSERT_PTR_NULL(tombs_remove(t, "bob", 3));
    CU_ASSERT_FALSE(tombs_query(t, "bob", 3));
    CU_ASSERT_PTR_EQUAL(tombs_remove(t, "bob", 3), tombs_absent);
    uint64_t ones = bloom_ones(t.added);
    CU_ASSERT_PTR_EQUAL(tombs_add(t, "bob", 3), tombs_buried);
    CU_ASSERT_EQUAL(bloom_ones(t.added), ones);
    CU_ASSERT_FALSE(tombs_query(t, "bob", 3));
    CU_ASSERT_PTR_NULL(tombs_add(t, "alice", 5));
    CU_ASSERT(tombs_query(t, "alice", 5));
    tombs_free(t);
}

/* Every answer is what the two filters say; a member that is not found is one
 * that the second filter takes for a removed one. */
static void tombs_forget_what_the_second_filter_mistakes(void)
{
    struct tombs t = tombs(400);
    for (uint64_t key = 0; key < 100; key++)
        tombs_add(t, &key, sizeof key);
    for (uint64_t key = 0; key < 60; key++)
        tombs_remove(t, &key, sizeof key);
    unsigned forgotten = 0;
    for (uint64_t key = 0; key < 60; key++)
        CU_ASSERT_FALSE(tombs_query(t, &key, sizeof key));
    for (uint64_t key = 60; key < 100; key++) {
        bool found = tombs_query(t, &key, sizeof key);
        CU_ASSERT_EQUAL(found, !bloom_query(t.removed, &key, sizeof key));
        forgotten += !found;
    }
    double p = fpr_exact(400, 5, 60);
    CU_ASSERT(fabs(forgotten - 40 * p) < 5 * sqrt(40 * p * (1 - p)));
    CU_ASSERT(forgotten > 0);
    tombs_free(t);
}

SUITE("05-counting",
      TEST(counters_do_not_touch_their_neighbours),
      TEST(counters_stop_at_both_ends),
      TEST(small_counters_stand_two_to_a_byte),
      TEST(parameters_out_of_range_are_refused),
      TEST(a_filter_beyond_memory_is_refused),
      TEST(a_filter_knows_how_it_was_made),
      TEST(a_filter_is_sized_by_what_is_promised),
      TEST(every_counter_is_as_a_naive_count),
      TEST(a_copy_has_every_counter_and_goes_its_own_way),
      TEST(what_is_added_is_found),
      TEST(keys_are_bytes_with_a_length),
      TEST(it_answers_as_a_plain_filter_does),
      TEST(removing_undoes_adding_in_any_order),
      TEST(live_keys_survive_churn),
      TEST(one_key_70000_times_stays_after_one_removal),
      TEST(a_counter_sticks_at_its_maximum_not_before),
      TEST(a_stuck_counter_does_not_keep_the_others_up),
      TEST(a_stranger_is_refused_and_not_one_byte_changes),
      TEST(a_position_that_occurs_twice_counts_twice),
      TEST(an_empty_filter_refuses_and_works_on),
      TEST(of_two_keys_on_the_same_positions_one_stays),
      TEST(clearing_forgets_all_and_frees_the_stuck),
      TEST(it_turns_into_the_plain_filter_of_its_live_keys),
      TEST(counters_that_are_set_one_by_one_restore_a_filter),
      TEST(estimates_meet_the_reference),
      TEST(a_full_filter_is_saturated_not_a_number),
      TEST(an_empty_filter_holds_no_keys),
      TEST(the_naive_estimate_is_28_percent_low_at_half_fill),
      TEST(the_spread_of_the_estimate_is_as_promised),
      TEST(live_keys_are_counted_exactly),
      TEST(the_rate_at_the_present_load_is_that_of_its_bits),
      TEST(tails_are_chances),
      TEST(the_buried_stay_buried),
      TEST(tombs_forget_what_the_second_filter_mistakes))
