#include "reduce.h"

uint32_t reduce_modulo(int32_t hash, uint32_t m)
{
    return (uint32_t)hash % m;
}

uint32_t reduce_scale(int32_t hash, uint32_t m)
{
    uint64_t product = (uint64_t)(uint32_t)hash * m;
    return (uint32_t)(product >> 32);
}

uint64_t reduce_luckier(unsigned w, uint64_t m)
{
    return w == 64 ? (0 - m) % m : (UINT64_C(1) << w) % m;
}
