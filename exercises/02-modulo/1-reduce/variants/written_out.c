/* Works with the number that the hash stands for, written out; deals the last
 * card apart. */
#include "reduce.h"

static int64_t number_of(int32_t hash)
{
    return hash < 0 ? hash + INT64_C(4294967296) : hash;
}

uint32_t reduce_modulo(int32_t hash, uint32_t m)
{
    return (uint32_t)(number_of(hash) % m);
}

uint32_t reduce_scale(int32_t hash, uint32_t m)
{
    uint64_t h = (uint64_t)number_of(hash);
    return (uint32_t)(h * m / UINT64_C(4294967296));
}

uint64_t reduce_luckier(unsigned w, uint64_t m)
{
    uint64_t all_but_one = UINT64_MAX >> (64 - w);
    return (all_but_one % m + 1) % m;
}
