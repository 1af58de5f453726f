/* Besides the shards' locks, a great one: adding and asking hold it together
 * with others, whoever needs several shards holds it alone. Bytes for bits. */
#include "shards.h"

#include <pthread.h>
#include <stdlib.h>

#include "probe.h"

struct part {
    pthread_mutex_t own;
    uint64_t news;
    unsigned char *bytes;
};

struct shards {
    pthread_rwlock_t great;
    struct part *parts;
    uint64_t bits, seed;
    unsigned parts_n, k;
};

void shards_free(struct shards *s)
{
    if (s == NULL)
        return;
    for (unsigned i = 0; i < s->parts_n; i++) {
        free(s->parts[i].bytes);
        pthread_mutex_destroy(&s->parts[i].own);
    }
    pthread_rwlock_destroy(&s->great);
    free(s->parts);
    free(s);
}

struct shards *shards_new(unsigned count, uint64_t m, unsigned k, uint64_t seed)
{
    bool fine = 0 < count && count <= SHARDS_MAX && 0 < m && m <= SHARDS_M_MAX
        && 0 < k && k <= SHARDS_K_MAX;
    struct shards *s = fine ? malloc(sizeof *s) : NULL;
    struct part *parts = s ? calloc(count, sizeof *parts) : NULL;
    if (parts == NULL) {
        free(s);
        return NULL;
    }
    s->parts = parts;
    s->bits = m;
    s->seed = seed;
    s->parts_n = count;
    s->k = k;
    pthread_rwlock_init(&s->great, NULL);
    for (unsigned i = 0; i < count; i++) {
        pthread_mutex_init(&parts[i].own, NULL);
        parts[i].bytes = calloc(m / 8 + 1, 1);
        fine = fine && parts[i].bytes;
    }
    return fine ? s : (shards_free(s), NULL);
}

unsigned shards_of(const struct shards *s, const void *key, size_t len)
{
    return (unsigned)(hash_xxh3(key, len, s->seed) % s->parts_n);
}

static bool touch(struct shards *s, const void *key, size_t len, bool write)
{
    struct probe p = probe_start(&probe_salted, s->bits, s->seed + 1, key, len);
    struct part *part = s->parts + shards_of(s, key, len);
    bool full = true;
    for (unsigned i = 0; i < s->k; i++) {
        uint64_t at = probe_at(&p, i);
        int mask = 1 << at % 8;
        full = full && part->bytes[at / 8] & mask;
        if (write)
            part->bytes[at / 8] |= (unsigned char)mask;
    }
    part->news += write && !full;
    return full;
}

static bool alone_in_part(struct shards *s, const void *key, size_t len, bool write)
{
    pthread_mutex_t *own = &s->parts[shards_of(s, key, len)].own;
    pthread_rwlock_rdlock(&s->great);
    pthread_mutex_lock(own);
    bool full = touch(s, key, len, write);
    pthread_mutex_unlock(own);
    pthread_rwlock_unlock(&s->great);
    return full;
}

bool shards_add(struct shards *s, const void *key, size_t len)
{
    return !alone_in_part(s, key, len, true);
}

bool shards_query(struct shards *s, const void *key, size_t len)
{
    return alone_in_part(s, key, len, false);
}

unsigned shards_add_both(struct shards *s, const void *first, size_t first_len,
                         const void *second, size_t second_len)
{
    pthread_rwlock_wrlock(&s->great);
    bool a = touch(s, first, first_len, true), b = touch(s, second, second_len, true);
    pthread_rwlock_unlock(&s->great);
    return 2u - a - b;
}

uint64_t shards_keys(struct shards *s)
{
    uint64_t news = 0;
    pthread_rwlock_wrlock(&s->great);
    for (struct part *p = s->parts; p < s->parts + s->parts_n; p++)
        news += p->news;
    pthread_rwlock_unlock(&s->great);
    return news;
}
