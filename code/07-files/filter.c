#include "filter.h"

#include "counters.h"

const char filter_plain[] =
    "a plain filter cannot take a key out; a counting filter can";

bool filter_add(struct filter *f, const void *key, size_t len)
{
    f->insertions++;
    return f->bloom ? bloom_add(f->bloom, key, len)
                    : counting_add(f->counting, key, len);
}

void filter_add_many(struct filter *f, const struct many_key *keys,
                     size_t count, bool *fresh)
{
    f->insertions += count;
    if (f->bloom)
        many_add(f->bloom, keys, count, fresh);
    else
        many_count(f->counting, keys, count, fresh);
}

const char *filter_remove(struct filter *f, const void *key, size_t len)
{
    if (f->bloom)
        return filter_plain;
    const char *refused = counting_remove(f->counting, key, len);
    if (refused != counting_absent && f->insertions > 0)
        f->insertions--;
    return refused;
}

const struct bloom *filter_bits(const struct filter *f)
{
    return f->bloom ? f->bloom : counting_bloom(f->counting);
}

bool filter_query(const struct filter *f, const void *key, size_t len)
{
    return bloom_query(filter_bits(f), key, len);
}

void filter_free(struct filter *f)
{
    bloom_free(f->bloom);
    counting_free(f->counting);
    *f = (struct filter){ 0 };
}

struct record filter_record(const struct filter *f)
{
    const struct bloom *b = filter_bits(f);
    return (struct record){
        .bits = f->bloom ? 1 : counting_bits(f->counting),
        .scheme = bloom_scheme(b),
        .k = bloom_k(b),
        .m = bloom_m(b),
        .seed = bloom_seed(b),
        .insertions = f->insertions,
    };
}

bool filter_new(struct filter *f, const struct record *r, const char **why)
{
    *f = (struct filter){ .insertions = r->insertions };
    if (r->bits == 1)
        f->bloom = bloom_new(r->m, r->k, r->scheme, r->seed, why);
    else
        f->counting = counting_new(r->m, r->k, r->bits, r->scheme, r->seed,
                                   why);
    return f->bloom || f->counting;
}

/* Word i of the body holds the positions from first_in up to, but without,
 * end_in. */
static uint64_t first_in(uint64_t i, unsigned bits)
{
    return i * (64 / bits);
}

static uint64_t end_in(const struct filter *f, uint64_t i, unsigned bits)
{
    uint64_t end = first_in(i + 1, bits), m = counting_m(f->counting);
    return end < m ? end : m;
}

uint64_t filter_word(const struct filter *f, uint64_t i)
{
    if (f->bloom)
        return bloom_words(f->bloom)[i];
    unsigned bits = counting_bits(f->counting);
    uint64_t word = 0, first = first_in(i, bits);
    for (uint64_t at = first; at < end_in(f, i, bits); at++)
        counters_set(&word, bits, at - first,
                     counting_count_at(f->counting, at));
    return word;
}

void filter_set_word(struct filter *f, uint64_t i, uint64_t word)
{
    if (f->bloom) {
        bloom_words(f->bloom)[i] = word;
        return;
    }
    unsigned bits = counting_bits(f->counting);
    uint64_t first = first_in(i, bits);
    for (uint64_t at = first; at < end_in(f, i, bits); at++)
        counting_set_at(f->counting, at,
                        counters_get(&word, bits, at - first));
}
