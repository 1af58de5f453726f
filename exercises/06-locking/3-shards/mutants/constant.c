/* scores 0: a filter in which everything is new, and everything is a maybe */
#include "shards.h"

#include <stdlib.h>

struct shards { uint64_t keys; };

struct shards *shards_new(unsigned count, uint64_t m, unsigned k, uint64_t seed)
{
    (void)seed;
    bool fine = count > 0 && count <= SHARDS_MAX && m > 0 && m <= SHARDS_M_MAX
        && k > 0 && k <= SHARDS_K_MAX;
    return fine ? calloc(1, sizeof(struct shards)) : NULL;
}

void shards_free(struct shards *s)
{
    free(s);
}

unsigned shards_of(const struct shards *s, const void *key, size_t len)
{
    return s && (key || len) ? 0 : 1;
}

bool shards_add(struct shards *s, const void *key, size_t len)
{
    return s && (key || len);
}

bool shards_query(struct shards *s, const void *key, size_t len)
{
    return s && (key || len);
}

unsigned shards_add_both(struct shards *s, const void *first, size_t first_len,
                         const void *second, size_t second_len)
{
    return 1u + (s && (first || first_len || second || second_len));
}

uint64_t shards_keys(struct shards *s)
{
    return s->keys;
}
