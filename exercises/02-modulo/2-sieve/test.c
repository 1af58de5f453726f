#include "grade.h"
#include "sieve.h"

#include <stdio.h>
#include <string.h>

#include "bits.h"
#include "bloom.h"

SOUND(2);
LIMITS(2, 900);

static struct sieve *made(uint64_t m, unsigned k, uint64_t seed)
{
    struct sieve *s = sieve_new(m, k, seed);
    CHECK(s && sieve_bytes(s), "A sieve of %.0f bits, k = %u, is a sieve.",
          (double)m, k);
    return s;
}

/* The chapter's filter that a sieve must be like, bit by bit. */
static struct bloom *model(uint64_t m, unsigned k, uint64_t seed)
{
    struct bloom *b = bloom_new(m, k, &probe_stream, seed, NULL);
    CHECK(b != NULL, "The grader's own filter found no memory.");
    return b;
}

static bool bit_of(struct sieve *s, uint64_t i)
{
    return (sieve_bytes(s)[i / 8] & 1u << i % 8) != 0;
}

static void same_bits(struct sieve *s, struct bloom *b, const char *after)
{
    for (uint64_t i = 0; i < bloom_m(b); i++)
        EQUAL(bit_of(s, i), bits_get(bloom_words(b), i), "Bit %d of %d after %s.",
              (int)i, (int)bloom_m(b), after);
}

/* Number i of the stream's positions for a key, from the chapter's library. */
static uint64_t place(uint64_t m, uint64_t seed, const char *name, unsigned i)
{
    struct probe p = probe_start(&probe_stream, m, seed, name, strlen(name));
    return probe_at(&p, i);
}

ESSENTIAL(alice, 2, "Alice sets her seven bits of a thousand, and is then a maybe.")
{
    struct sieve *s = made(1000, 7, 1);
    struct bloom *b = model(1000, 7, 1);
    same_bits(s, b, "sieve_new(): all are 0");
    EQUAL(sieve_query(s, "alice", 5), false, "An empty sieve knows nobody.");
    bloom_add(b, "alice", 5);
    EQUAL(sieve_add(s, "alice", 5), true, "Seven bits changed.");
    same_bits(s, b, "alice was added: is it the right bit of the right byte?");
    EQUAL(sieve_query(s, "alice", 5), true, "Whoever was added is a maybe.");
    EQUAL(sieve_query(s, "bob", 3), false, "Bob was not added.");
    bloom_free(b);
    sieve_free(s);
}

TEST(changed, 1, "Adding says whether a bit changed, whichever of the k it is.")
{
    struct sieve *s = made(1000, 7, 1);
    sieve_add(s, "alice", 5);
    EQUAL(sieve_add(s, "alice", 5), false, "The second time nothing changes.");
    for (unsigned i = 0; i < 7; i++) {
        uint64_t at = place(1000, 1, "alice", i);
        sieve_bytes(s)[at / 8] ^= (unsigned char)(1u << at % 8);
        EQUAL(sieve_add(s, "alice", 5), true, "Her bit number %u was 0.", i);
    }
    sieve_free(s);
}

TEST(proof, 1, "A single 0 among the k bits is proof, whichever it is.")
{
    struct sieve *s = made(1000, 7, 1);
    sieve_add(s, "alice", 5);
    for (unsigned i = 0; i < 7; i++) {
        uint64_t at = place(1000, 1, "alice", i);
        sieve_bytes(s)[at / 8] ^= (unsigned char)(1u << at % 8);
        EQUAL(sieve_query(s, "alice", 5), false, "Her bit number %u is 0.", i);
        sieve_bytes(s)[at / 8] ^= (unsigned char)(1u << at % 8);
    }
    EQUAL(sieve_query(s, "alice", 5), true, "All seven are 1.");
    sieve_free(s);
}

TEST(lengths, 1, "Any number of bits will do: all from 1 to 200.")
{
    for (uint64_t m = 1; m <= 200; m++) {
        struct sieve *s = made(m, 40, 3);
        struct bloom *b = model(m, 40, 3);
        for (char c = 'a'; c <= 'z'; c++) {
            sieve_add(s, &c, 1);
            bloom_add(b, &c, 1);
        }
        same_bits(s, b, "the keys a to z");
        EQUAL(sieve_ones(s), bloom_ones(b), "Ones among %d bits.", (int)m);
        bloom_free(b);
        sieve_free(s);
    }
}

TEST(keys, 1, "A key is bytes: empty, with a zero in it, or with a newline.")
{
    static const struct { const char *bytes; size_t len; } key[] = {
        { NULL, 0 }, { "a", 1 }, { "a\0", 2 }, { "a\0b", 3 }, { "a\0c", 3 },
        { "a\n", 2 }, { "\0", 1 }, { "\0\0", 2 }, { "\377", 1 }
    };
    enum { KEYS = sizeof key / sizeof key[0] };
    for (int i = 0; i < KEYS; i++) {
        struct sieve *s = made(1000, 7, 1);
        sieve_add(s, key[i].bytes, key[i].len);
        for (int j = 0; j < KEYS; j++)
            EQUAL(sieve_query(s, key[j].bytes, key[j].len), j == i,
                  "Key %d was added, and key %d is asked about: all differ.", i, j);
        sieve_free(s);
    }
}

TEST(many_positions, 1, "k is taken whole, also when it is large.")
{
    struct sieve *s = made(100000, 1000, 5);
    struct bloom *b = model(100000, 1000, 5);
    bloom_add(b, "alice", 5);
    sieve_add(s, "alice", 5);
    EQUAL(sieve_ones(s), bloom_ones(b), "k = 1000 does not fit into a byte.");
    EQUAL(sieve_query(s, "alice", 5), true, "All thousand are set.");
    sieve_bytes(s)[place(100000, 5, "alice", 999) / 8] = 0;
    EQUAL(sieve_query(s, "alice", 5), false, "The last of the thousand is 0.");
    bloom_free(b);
    sieve_free(s);
}

RANDOM(like_the_book, 2, 0, "Does what the chapter's filter does, on random keys.")
{
    for (int trial = 0; trial < 30; trial++) {
        uint64_t m = 1 + grade_below(2000), seed = grade_random();
        unsigned k = 1 + (unsigned)grade_below(12);
        struct sieve *s = made(m, k, seed);
        struct bloom *b = model(m, k, seed);
        for (int step = 0; step < 60; step++) {
            uint64_t key = grade_below(100), other = grade_below(100);
            EQUAL(sieve_add(s, &key, 8), bloom_add(b, &key, 8),
                  "Did key %d change a bit? m = %d, k = %u.", (int)key, (int)m, k);
            EQUAL(sieve_query(s, &other, 8), bloom_query(b, &other, 8),
                  "Asked about key %d; m = %d, k = %u.", (int)other, (int)m, k);
        }
        same_bits(s, b, "sixty keys");
        EQUAL(sieve_ones(s), bloom_ones(b), "The number of 1 bits.");
        bloom_free(b);
        sieve_free(s);
    }
}

/* Only the pages that are touched cost memory, so nothing is counted here. */
TEST(past_32_bits, 2, "Positions of 2^32 and more are positions of their own.")
{
    const uint64_t m = UINT64_C(5) << 30;
    struct sieve *s = made(m, 3, 1);
    int past = 0;
    for (int i = 0; i < 100; i++) {
        char name[20];
        snprintf(name, sizeof name, "user%d", i);
        EQUAL(sieve_add(s, name, strlen(name)), true, "%s is new.", name);
        for (unsigned j = 0; j < 3; j++) {
            uint64_t at = place(m, 1, name, j);
            EQUAL(bit_of(s, at), true, "%s has a position at %.0f.", name, (double)at);
            if (at <= UINT32_MAX)
                continue;
            past++;
            EQUAL(bit_of(s, at & UINT32_MAX), false,
                  "%.0f was cut to its low 32 bits.", (double)at);
        }
    }
    CHECK(past > 20, "One position in five should lie past 2^32.");
    sieve_free(s);
}

TEST(refuses, 1, "Refuses an m or a k that is out of range; frees NULL.")
{
    CHECK(sieve_new(0, 7, 1) == NULL, "m = 0: no bits at all.");
    CHECK(sieve_new(1000, 0, 1) == NULL, "k = 0: everything would be a maybe.");
    CHECK(sieve_new(SIEVE_M_MAX + 1, 7, 1) == NULL, "One bit too many.");
    CHECK(sieve_new(UINT64_MAX, 7, 1) == NULL, "m + 7 is a small number here.");
    sieve_free(NULL);
}

/* Within the grader's limits the second one already finds none. */
TEST(no_memory, 1, "Says NULL when there is no memory, and works when there is.")
{
    struct sieve *s[3] = { NULL };
    for (int i = 0; i < 3; i++) {
        s[i] = sieve_new(UINT64_C(5) << 30, 3, 1);
        CHECK(i > 0 || s[0], "The first has the memory it needs.");
        if (s[i])
            EQUAL(sieve_add(s[i], "alice", 5), true, "What is not NULL must work.");
    }
    for (int i = 0; i < 3; i++)
        sieve_free(s[i]);
}
