/* Uses what the header leaves open: of two reasons it names the other one, it
 * writes a reason where there was no refusal, and it looks before it lowers. */
#define counting_new book_new
#define counting_remove book_remove
#define counting_to_bloom book_to_bloom
#include "../../../../../code/05-counting/counting.c"
#undef counting_new
#undef counting_remove
#undef counting_to_bloom

struct counting *counting_new(uint64_t m, unsigned k, unsigned bits,
                              const struct probe_scheme *scheme,
                              uint64_t seed, const char **why)
{
    if (why)
        *why = "nothing is wrong";
    if (k < 1 || k > BLOOM_K_MAX)
        return refuse(why, bloom_bad_k);
    if (m < 1 || m > BLOOM_M_MAX)
        return refuse(why, bloom_bad_m);
    return book_new(m, k, bits, scheme, seed, why);
}

static bool has_a_copy(const struct counting *c, const struct probe *p)
{
    for (unsigned i = 0; i < c->k; i++) {
        unsigned count = counting_count_at(c, probe_at(p, i)), need = 0;
        for (unsigned j = 0; j < c->k; j++)
            need += probe_at(p, j) == probe_at(p, i);
        if (count < need && count < counters_max(c->bits))
            return false;
    }
    return true;
}

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    struct probe p = probe_start(c->scheme, c->m, c->seed, key, len);
    return has_a_copy(c, &p) ? book_remove(c, key, len) : counting_absent;
}

struct bloom *counting_to_bloom(const struct counting *c, const char **why)
{
    if (why)
        *why = counting_bad_bits;
    return book_to_bloom(c, why);
}
