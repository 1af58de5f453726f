#include "hash.h"

#include <xxhash.h>

uint64_t hash_fnv1a(const void *key, size_t len)
{
    const unsigned char *byte = key;
    uint64_t h = 0xCBF29CE484222325;
    for (size_t i = 0; i < len; i++) {
        h ^= byte[i];
        h *= 0x100000001B3;
    }
    return h;
}

uint64_t hash_xxh3(const void *key, size_t len, uint64_t seed)
{
    return XXH3_64bits_withSeed(key, len, seed);
}
