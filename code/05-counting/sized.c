#include "counting.h"
#include "sizing.h"

struct counting *sizing_counting(uint64_t n, double p, unsigned bits,
                                 uint64_t seed, const char **why)
{
    struct sizing size;
    const char *refusal = sizing_hashed(n, p, &size);
    if (!refusal)
        return counting_new(size.m, size.k, bits, &probe_stream, seed, why);
    if (why)
        *why = refusal;
    return NULL;
}
