#include "many.h"

#include "bits.h"
#include "counters.h"

/* PLACES positions are on their way at once: more than the processor's lists of
 * outstanding reads hold, and few enough to stay in its first cache. */
enum { PLACES = 128, BLOCK = 64, FOUR = 4 };

/* Asks memory for the word that holds bit i, and does not wait. */
static inline void ask_for(const uint64_t *words, uint64_t i)
{
#ifdef __GNUC__
    __builtin_prefetch(&words[i / 64]);
#else
    (void)words, (void)i;
#endif
}

/* Keys that make a block of PLACES positions; 0: take them one by one. */
static size_t block_of(const struct bloom *b)
{
    return bloom_scheme(b) == &probe_stream ? PLACES / bloom_k(b) : 0;
}

static size_t at_most(size_t block, size_t left)
{
    return block < left ? block : left;
}

/* All positions of a block of keys, one key after the other. Their bits are
 * asked for and, unless `counters` is NULL, their counters of `bits` bits. */
static void place(const struct bloom *b, const uint64_t *counters,
                  unsigned bits, const struct many_key *keys, size_t count,
                  uint64_t *places)
{
    const uint64_t *words = bloom_look(b);
    uint64_t m = bloom_m(b), seed = bloom_seed(b);
    unsigned k = bloom_k(b);
    for (size_t j = 0; j < count; j++) {
        uint64_t state = hash_xxh3(keys[j].bytes, keys[j].len, seed);
        for (unsigned i = 0; i < k; i++, places++) {
            *places = probe_next(&state, m);
            ask_for(words, *places);
            if (counters)
                ask_for(counters, *places * bits);
        }
    }
}

static void add_block(struct bloom *b, const struct many_key *keys,
                      size_t count, bool *fresh)
{
    uint64_t places[PLACES], *at = places, *words = bloom_words(b);
    unsigned k = bloom_k(b);
    place(b, NULL, 0, keys, count, places);
    for (size_t j = 0; j < count; j++) {
        bool changed = false;
        for (unsigned i = 0; i < k; i++)
            changed |= bits_set(words, *at++);
        fresh[j] = changed;
    }
}

void many_add(struct bloom *b, const struct many_key *keys, size_t count,
              bool *fresh)
{
    size_t block = block_of(b), j = 0;
    for (; block && j < count; j += block)
        add_block(b, keys + j, at_most(block, count - j), fresh + j);
    for (; j < count; j++)
        fresh[j] = bloom_add(b, keys[j].bytes, keys[j].len);
}

static void count_block(struct counting *c, const struct many_key *keys,
                        size_t count, bool *fresh)
{
    uint64_t places[PLACES], *at = places;
    uint64_t *words = counting_words(c), *ones = counting_ones(c);
    unsigned k = counting_k(c), bits = counting_bits(c);
    place(counting_bloom(c), words, bits, keys, count, places);
    for (size_t j = 0; j < count; j++) {
        bool changed = false;
        for (unsigned i = 0; i < k; i++, at++) {
            counters_up(words, bits, *at);
            changed |= bits_set(ones, *at);
        }
        fresh[j] = changed;
    }
}

void many_count(struct counting *c, const struct many_key *keys, size_t count,
                bool *fresh)
{
    size_t block = block_of(counting_bloom(c)), j = 0;
    for (; block && j < count; j += block)
        count_block(c, keys + j, at_most(block, count - j), fresh + j);
    for (; j < count; j++)
        fresh[j] = counting_add(c, keys[j].bytes, keys[j].len);
}

/* The keys of a block that may still be members. */
struct alive {
    size_t count;
    unsigned char key[BLOCK];     /* which ones */
    uint64_t state[BLOCK];        /* of their streams */
};

/* Draws `four` more positions for each, 4 at most, and keeps the keys whose
 * bits there are all 1. Keeping is no branch: the next one that is kept is
 * written over one that is not. */
static void narrow(struct alive *a, const struct bloom *b, unsigned four)
{
    uint64_t at[BLOCK][FOUR], m = bloom_m(b);
    const uint64_t *words = bloom_look(b);
    for (size_t j = 0; j < a->count; j++)
        for (unsigned i = 0; i < four; i++) {
            at[j][i] = probe_next(&a->state[j], m);
            ask_for(words, at[j][i]);
        }
    size_t kept = 0;
    for (size_t j = 0; j < a->count; j++) {
        bool all = true;
        for (unsigned i = 0; i < four; i++)
            all &= bits_get(words, at[j][i]);
        a->key[kept] = a->key[j];
        a->state[kept] = a->state[j];
        kept += all;
    }
    a->count = kept;
}

/* Strangers fall out of the block four positions at a time, most of them with
 * the first four. */
static void query_block(const struct bloom *b, const struct many_key *keys,
                        size_t count, bool *maybe)
{
    struct alive a;
    a.count = count;
    for (size_t j = 0; j < count; j++) {
        a.key[j] = (unsigned char)j;
        a.state[j] = hash_xxh3(keys[j].bytes, keys[j].len, bloom_seed(b));
        maybe[j] = false;
    }
    unsigned left = bloom_k(b);
    for (; left >= FOUR && a.count > 0; left -= FOUR)
        narrow(&a, b, FOUR);
    narrow(&a, b, left);
    for (size_t j = 0; j < a.count; j++)
        maybe[a.key[j]] = true;
}

void many_query(const struct bloom *b, const struct many_key *keys,
                size_t count, bool *maybe)
{
    size_t block = bloom_scheme(b) == &probe_stream ? BLOCK : 0, j = 0;
    for (; block && j < count; j += block)
        query_block(b, keys + j, at_most(block, count - j), maybe + j);
    for (; j < count; j++)
        maybe[j] = bloom_query(b, keys[j].bytes, keys[j].len);
}
