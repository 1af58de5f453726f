/* How big must it be? Sizes for keys, keys for sizes, and a million UUIDs. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "bloom.h"
#include "fpr.h"
#include "keys.h"
#include "sizing.h"

static void print_size(const char *what, uint64_t m, unsigned k, uint64_t n)
{
    printf("%-12s m = %" PRIu64 ", k = %u: %.4f %%\n", what, m, k,
           100 * fpr_exact(m, k, n));
}

static void one_promise(void)
{
    const uint64_t n = 1000;
    const double p = 0.01;
    struct sizing textbook, kept;
    if (sizing_textbook(n, p, &textbook) || sizing_promise(n, p, &kept))
        return;
    uint64_t classic = (uint64_t)ceil(7 * 1000 / sizing_load(7, p));
    print_size("textbook", textbook.m, textbook.k, n);
    print_size("classic", classic, 7, n);
    print_size("one bit less", kept.m - 1, kept.k, n);
    print_size("promise", kept.m, kept.k, n);
}

static void k_is_whole(void)
{
    const uint64_t n = 1000000;
    const double p = 0.03;
    struct sizing textbook, kept;
    if (sizing_textbook(n, p, &textbook) || sizing_promise(n, p, &kept))
        return;
    printf("log2(1/p) = %.2f\n", -log2(p));
    for (unsigned k = 4; k <= 7; k++)
        print_size("", textbook.m, k, n);
    print_size("promise", kept.m, kept.k, n);
}

static void all_directions(void)
{
    struct sizing size;
    uint64_t m, n;
    unsigned k;
    if (!sizing_promise(1000, 0.01, &size))
        printf("n = 1000, p = 1 %%         m = %" PRIu64 ", k = %u\n", size.m,
               size.k);
    if (!sizing_m(1000, 0.01, 4, &m))
        printf("n = 1000, p = 1 %%, k = 4  m = %" PRIu64 "\n", m);
    if (!sizing_k(8192, 1000, &k))
        printf("m = 8192, n = 1000        k = %u\n", k);
    printf("m = 8192, n = 1000, k = 6 p = %.2f %%\n",
           100 * fpr_exact(8192, 6, 1000));
    if (!sizing_n(8192, 6, 0.01, &n))
        printf("m = 8192, k = 6, p = 1 %%  n = %" PRIu64 "\n", n);
    if (!sizing_capacity(8192, 0.01, &n, &k))
        printf("m = 8192, p = 1 %%         n = %" PRIu64 ", k = %u\n", n, k);
}

static void try_to_make(const char *asked, uint64_t n, double p)
{
    const char *why;
    struct bloom *b = sizing_bloom(n, p, 1, &why);
    if (b)
        printf("%-22s m = %" PRIu64 ", k = %u\n", asked, bloom_m(b),
               bloom_k(b));
    else
        printf("%-22s %s\n", asked, why);
    bloom_free(b);
}

static void what_is_refused(void)
{
    try_to_make("n = 1, p = 0.99", 1, 0.99);
    try_to_make("n = 1000, p = 0.9999", 1000, 0.9999);
    try_to_make("n = 1000, p = 1", 1000, 1);
    try_to_make("n = 1000, p = -1", 1000, -1);
    try_to_make("n = 1000, p = NaN", 1000, NAN);
    try_to_make("n = 0, p = 0.01", 0, 0.01);
    try_to_make("n = 10^18, p = 0.01", 1000000000000000000, 0.01);
    try_to_make("n = 1000, p = 10^-300", 1000, 1e-300);
}

static uint64_t count_maybe(const struct bloom *b, const struct key_source *s,
                            uint64_t from, uint64_t to)
{
    char buffer[KEYS_BUFFER];
    size_t len;
    uint64_t count = 0;
    for (uint64_t i = from; i < to; i++) {
        const void *key = s->get(s, i, buffer, &len);
        count += bloom_query(b, key, len);
    }
    return count;
}

static void a_million_uuids(void)
{
    const uint64_t n = 1000000, members = 100, strangers = 9900;
    struct key_source uuids = key_uuids(4);
    struct bloom *b = sizing_bloom(n, 0.02, 4, NULL);
    if (!b)
        return;
    char buffer[KEYS_BUFFER];
    size_t len;
    for (uint64_t i = 0; i < n; i++) {
        const void *key = uuids.get(&uuids, i, buffer, &len);
        bloom_add(b, key, len);
    }
    uint64_t hits = count_maybe(b, &uuids, 0, members);
    uint64_t wrong = count_maybe(b, &uuids, n, n + strangers);
    double p = fpr_exact(bloom_m(b), bloom_k(b), n);
    double mean = p * (double)strangers, sd = sqrt(mean * (1 - p));
    printf("m = %" PRIu64 " bits, k = %u, fill %.4f\n", bloom_m(b), bloom_k(b),
           bloom_fill(b));
    printf("members:   %5" PRIu64 " asked, %" PRIu64 " maybe\n", members, hits);
    printf("strangers: %5" PRIu64 " asked, %" PRIu64 " maybe\n", strangers,
           wrong);
    printf("expected:  %.1f, and between %.0f and %.0f in 95 of 100 runs\n",
           mean, ceil(mean - 1.96 * sd), floor(mean + 1.96 * sd));
    printf("of %" PRIu64 " maybes, %" PRIu64 " are wrong: %.0f %%\n",
           hits + wrong, wrong, 100 * (double)wrong / (double)(hits + wrong));
    bloom_free(b);
}

int main(void)
{
    printf("== One promise ==\n");
    one_promise();
    printf("== k is whole ==\n");
    k_is_whole();
    printf("== All directions ==\n");
    all_directions();
    printf("== What is refused ==\n");
    what_is_refused();
    printf("== A million UUIDs ==\n");
    a_million_uuids();
    return 0;
}
