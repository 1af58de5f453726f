/* How often each bit of a hash changes when one bit of the key does: a random
 * bit of its first byte, or of its last. Keys: 36 characters of UUIDs. */
#include <stdio.h>

#include "bits.h"
#include "keys.h"
#include "probe.h"

enum { SEED = 3, KEYS = 20000 };

static uint64_t fnv(const char *key, size_t len)
{
    return hash_fnv1a(key, len);
}

static uint64_t xxh(const char *key, size_t len)
{
    return hash_xxh3(key, len, 0);
}

static void count_flips(uint64_t (*hash)(const char *, size_t), bool last,
                        unsigned *flips)
{
    struct key_source uuids = key_uuids(SEED);
    for (unsigned i = 0; i < KEYS; i++) {
        char buffer[KEYS_BUFFER], key[KEYS_BUFFER];
        size_t len;
        const char *uuid = uuids.get(&uuids, i, buffer, &len);
        for (size_t at = 0; at < len; at++)
            key[at] = uuid[at];
        uint64_t before = hash(key, len);
        key[last ? len - 1 : 0] ^= (char)(1 << probe_draw(SEED, i) % 8);
        uint64_t changed = before ^ hash(key, len);
        for (unsigned bit = 0; bit < 64; bit++)
            flips[bit] += bits_get(&changed, bit);
    }
}

int main(void)
{
    static unsigned flips[4][64];
    count_flips(fnv, false, flips[0]);
    count_flips(fnv, true, flips[1]);
    count_flips(xxh, false, flips[2]);
    count_flips(xxh, true, flips[3]);
    printf("# plots/02-modulo-avalanche seed=%d keys=%d\n", SEED, KEYS);
    printf("bit\tfnv_first\tfnv_last\txxh_first\txxh_last\tkeys\n");
    for (unsigned bit = 0; bit < 64; bit++) {
        printf("%u", bit);
        for (int i = 0; i < 4; i++)
            printf("\t%.15g", flips[i][bit] / (double)KEYS);
        printf("\t%d\n", KEYS);
    }
    return 0;
}
