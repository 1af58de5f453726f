#include "shards.h"

#include <pthread.h>
#include <stdlib.h>

#include "bits.h"
#include "probe.h"

struct shard {
    pthread_mutex_t mutex;
    uint64_t *words;        /* m bits */
    uint64_t keys;          /* that were new */
};

struct shards {
    unsigned count, k;
    uint64_t m, seed;
    struct shard shard[SHARDS_MAX];
};

static bool start(struct shard *one, uint64_t m)
{
    one->words = bits_new(m);
    if (one->words && pthread_mutex_init(&one->mutex, NULL) == 0)
        return true;
    free(one->words);
    return false;
}

static struct shards *discard(struct shards *half)
{
    shards_free(half);
    return NULL;
}

struct shards *shards_new(unsigned count, uint64_t m, unsigned k, uint64_t seed)
{
    if (count - 1 >= SHARDS_MAX || m - 1 >= SHARDS_M_MAX || k - 1 >= SHARDS_K_MAX)
        return NULL;
    struct shards *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->k = k;
    s->m = m;
    s->seed = seed;
    for (; s->count < count; s->count++)
        if (!start(&s->shard[s->count], m))
            return discard(s);
    return s;
}

void shards_free(struct shards *s)
{
    for (unsigned i = 0; s && i < s->count; i++) {
        pthread_mutex_destroy(&s->shard[i].mutex);
        free(s->shard[i].words);
    }
    free(s);
}

/* Another seed than that of the positions, and so another function. */
unsigned shards_of(const struct shards *s, const void *key, size_t len)
{
    return (unsigned)probe_scale(hash_xxh3(key, len, ~s->seed), s->count);
}

/* In one's own shard, with its lock. */
static bool put(struct shards *s, unsigned shard, const void *key, size_t len)
{
    struct shard *home = &s->shard[shard];
    struct probe p = probe_start(&probe_stream, s->m, s->seed, key, len);
    bool fresh = false;
    for (unsigned i = 0; i < s->k; i++)
        fresh |= bits_set(home->words, probe_at(&p, i));
    home->keys += fresh;
    return fresh;
}

bool shards_add(struct shards *s, const void *key, size_t len)
{
    unsigned home = shards_of(s, key, len);
    pthread_mutex_lock(&s->shard[home].mutex);
    bool fresh = put(s, home, key, len);
    pthread_mutex_unlock(&s->shard[home].mutex);
    return fresh;
}

bool shards_query(struct shards *s, const void *key, size_t len)
{
    struct shard *home = &s->shard[shards_of(s, key, len)];
    struct probe p = probe_start(&probe_stream, s->m, s->seed, key, len);
    unsigned found = 0;
    pthread_mutex_lock(&home->mutex);
    while (found < s->k && bits_get(home->words, probe_at(&p, found)))
        found++;
    pthread_mutex_unlock(&home->mutex);
    return found == s->k;
}

/* Locks are taken in ascending order, here and below, so no two threads can
 * wait for each other. */
unsigned shards_add_both(struct shards *s, const void *first, size_t first_len,
                         const void *second, size_t second_len)
{
    unsigned a = shards_of(s, first, first_len);
    unsigned b = shards_of(s, second, second_len);
    unsigned low = a < b ? a : b, high = a < b ? b : a;
    pthread_mutex_lock(&s->shard[low].mutex);
    if (high != low)
        pthread_mutex_lock(&s->shard[high].mutex);
    unsigned fresh = put(s, a, first, first_len);
    fresh += put(s, b, second, second_len);
    if (high != low)
        pthread_mutex_unlock(&s->shard[high].mutex);
    pthread_mutex_unlock(&s->shard[low].mutex);
    return fresh;
}

uint64_t shards_keys(struct shards *s)
{
    uint64_t keys = 0;
    for (unsigned i = 0; i < s->count; i++)
        pthread_mutex_lock(&s->shard[i].mutex);
    for (unsigned i = 0; i < s->count; i++)
        keys += s->shard[i].keys;
    for (unsigned i = s->count; i-- > 0;)
        pthread_mutex_unlock(&s->shard[i].mutex);
    return keys;
}
