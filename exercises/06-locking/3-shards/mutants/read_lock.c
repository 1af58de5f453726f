/* fails: exactly_one: adds under a read lock, "since it only sets bits" */
#include "shards.h"

#include <pthread.h>
#include <stdlib.h>

#include "probe.h"

struct shards {
    unsigned count, k;
    uint64_t m, seed;
    size_t stride;
    unsigned long *fresh;
    uint64_t *block;
    pthread_rwlock_t *rooms;
};

struct shards *shards_new(unsigned count, uint64_t m, unsigned k, uint64_t seed)
{
    if (count < 1 || count > SHARDS_MAX || m < 1 || m > SHARDS_M_MAX || k < 1
        || k > SHARDS_K_MAX)
        return NULL;
    struct shards made = { .count = count, .k = k, .m = m, .seed = seed,
                           .stride = (size_t)(m + 63) / 64 }, *s = malloc(sizeof *s);
    made.fresh = calloc(count, sizeof *made.fresh);
    made.block = calloc(count * made.stride, sizeof *made.block);
    made.rooms = malloc(count * sizeof *made.rooms);
    bool whole = s && made.fresh && made.block && made.rooms;
    for (unsigned i = 0; whole && i < count; i++)
        pthread_rwlock_init(&made.rooms[i], NULL);
    if (whole) {
        *s = made;
        return s;
    }
    free(made.fresh);
    free(made.block);
    free(made.rooms);
    free(s);
    return NULL;
}

void shards_free(struct shards *s)
{
    if (!s)
        return;
    while (s->count > 0)
        pthread_rwlock_destroy(&s->rooms[--s->count]);
    free(s->fresh);
    free(s->block);
    free(s->rooms);
    free(s);
}

unsigned shards_of(const struct shards *s, const void *key, size_t len)
{
    return (unsigned)(probe_mix(hash_xxh3(key, len, s->seed) ^ 0x5a5a) % s->count);
}

/* Bit number i of the key, as a word to look at and a mask. */
static uint64_t *find(const struct shards *s, uint64_t hash, unsigned i,
                      unsigned shard, uint64_t *mask)
{
    uint64_t at = probe_draw(hash, i) % s->m;
    *mask = (uint64_t)1 << at % 64;
    return &s->block[shard * s->stride + at / 64];
}

static bool all_set(const struct shards *s, const void *key, size_t len)
{
    uint64_t mask, hash = hash_xxh3(key, len, s->seed);
    unsigned shard = shards_of(s, key, len);
    for (unsigned i = 0; i < s->k; i++) {
        const uint64_t *word = find(s, hash, i, shard, &mask);
        if (!(*word & mask))
            return false;
    }
    return true;
}

static bool insert(struct shards *s, const void *key, size_t len)
{
    uint64_t mask, hash = hash_xxh3(key, len, s->seed);
    unsigned shard = shards_of(s, key, len);
    if (all_set(s, key, len))
        return false;
    for (unsigned i = 0; i < s->k; i++) {
        uint64_t *word = find(s, hash, i, shard, &mask);
        *word |= mask;
    }
    s->fresh[shard]++;
    return true;
}

bool shards_add(struct shards *s, const void *key, size_t len)
{
    pthread_rwlock_t *room = s->rooms + shards_of(s, key, len);
    pthread_rwlock_rdlock(room);
    bool is_new = insert(s, key, len);
    pthread_rwlock_unlock(room);
    return is_new;
}

bool shards_query(struct shards *s, const void *key, size_t len)
{
    pthread_rwlock_t *room = s->rooms + shards_of(s, key, len);
    pthread_rwlock_rdlock(room);
    bool maybe = all_set(s, key, len);
    pthread_rwlock_unlock(room);
    return maybe;
}

/* Descending, everywhere: any order will do, if it is the same one. */
unsigned shards_add_both(struct shards *s, const void *first, size_t first_len,
                         const void *second, size_t second_len)
{
    unsigned one = shards_of(s, first, first_len);
    unsigned two = shards_of(s, second, second_len), sum = 0;
    for (unsigned i = s->count; i-- > 0;)
        if (i == one || i == two)
            pthread_rwlock_wrlock(&s->rooms[i]);
    sum += insert(s, first, first_len);
    sum += insert(s, second, second_len);
    pthread_rwlock_unlock(&s->rooms[one]);
    if (two != one)
        pthread_rwlock_unlock(&s->rooms[two]);
    return sum;
}

uint64_t shards_keys(struct shards *s)
{
    uint64_t sum = 0;
    for (unsigned i = s->count; i-- > 0; sum += s->fresh[i])
        pthread_rwlock_rdlock(&s->rooms[i]);
    for (unsigned i = 0; i < s->count; i++)
        pthread_rwlock_unlock(&s->rooms[i]);
    return sum;
}
