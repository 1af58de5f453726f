/* Step 2 at work: what Chapter 2 tells, part by part. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bits.h"
#include "bloom.h"

static const char *const names[] = {
    "alice", "bob", "charlie", "david", "michael"
};

static void remainders(void)
{
    printf("== Remainders ==\n102 %% 10 = %d\n\n", 102 % 10);
    printf("name                      hash  %% 10  %% 1000\n");
    for (size_t i = 0; i < 5; i++) {
        uint64_t h = hash_fnv1a(names[i], strlen(names[i]));
        printf("%-8s  %20" PRIu64 "  %4" PRIu64 "  %6" PRIu64 "\n",
               names[i], h, h % 10, h % 1000);
    }
}

/* The absolute value where arithmetic wraps, as Java defines it. In C,
 * abs(INT_MIN) is undefined; unsigned arithmetic shows the same safely. */
static int32_t wrapping_abs(int32_t x)
{
    uint32_t bits = x < 0 ? 0 - (uint32_t)x : (uint32_t)x;
    int32_t result;
    memcpy(&result, &bits, sizeof result);
    return result;
}

static void signs(void)
{
    static const int32_t hash[] = { 102, -102, INT32_MAX, INT32_MIN };
    printf("== Signs ==\n       hash  h %% 10        |h|  |h| %% 10  "
           "unsigned h %% 10\n");
    for (size_t i = 0; i < 4; i++) {
        int32_t h = hash[i], positive = wrapping_abs(h);
        printf("%11" PRId32 " %7" PRId32 " %11" PRId32 " %8" PRId32 " %16"
               PRIu32 "\n", h, h % 10, positive, positive % 10,
               (uint32_t)h % 10);
    }
}

/* The inner loop of hash_fnv1a(), with its steps printed. */
static void fnv_by_hand(void)
{
    uint64_t h = 0xCBF29CE484222325;
    printf("== FNV-1a by hand ==\nstart          %016" PRIx64 "\n", h);
    for (const char *c = "bob"; *c; c++) {
        h ^= (unsigned char)*c;
        printf("%c   xor %02x     %016" PRIx64 "\n", *c, *c, h);
        h *= 0x100000001B3;
        printf("    times      %016" PRIx64 "\n", h);
    }
}

/* Names that differ in their last letter only. */
static void neighbours(void)
{
    printf("== Neighbours ==\n"
           "key    FNV-1a            of 1000  XXH3              of 1000\n");
    for (char digit = '0'; digit <= '9'; digit++) {
        char key[] = { 'u', 's', 'e', 'r', digit };
        uint64_t fnv = hash_fnv1a(key, sizeof key);
        uint64_t xxh = hash_xxh3(key, sizeof key, 0);
        printf("user%c  %016" PRIx64 "  %7" PRIu64 "  %016" PRIx64 "  %7" PRIu64
               "\n", digit, fnv, probe_scale(fnv, 1000), xxh,
               probe_scale(xxh, 1000));
    }
}

/* Each 8-bit hash once, brought to ten positions in both ways. */
static void bias(void)
{
    unsigned modulo[10] = { 0 }, scaled[10] = { 0 };
    for (unsigned h = 0; h < 256; h++) {
        modulo[h % 10]++;
        scaled[h * 10 >> 8]++;
    }
    printf("== Bias ==\nposition   h %% 10   h * 10 >> 8\n");
    for (unsigned i = 0; i < 10; i++)
        printf("%8u  %7u  %12u\n", i, modulo[i], scaled[i]);
}

static void four_schemes(void)
{
    printf("== Four schemes ==\n");
    for (size_t s = 0; probe_schemes[s]; s++) {
        struct probe p = probe_start(probe_schemes[s], 1000, 1, "alice", 5);
        printf("%-9s", probe_schemes[s]->name);
        for (unsigned i = 0; i < 7; i++)
            printf(" %4" PRIu64, probe_at(&p, i));
        printf("\n");
    }
}

/* Patterns of three positions below 10, all equally likely, a mask of bits
 * each. A stranger whose pattern a member's covers is a false positive. */
static void print_patterns(const char *name, const unsigned *mask, unsigned n)
{
    unsigned distinct[4] = { 0 }, covered = 0;
    for (unsigned a = 0; a < n; a++) {
        distinct[bits_popcount(mask[a])]++;
        for (unsigned b = 0; b < n; b++)
            covered += (mask[a] & mask[b]) == mask[b];
    }
    printf("%-12s %8u  %4u  %4u  %4u  %8.3f %%\n", name, n, distinct[1],
           distinct[2], distinct[3], 100.0 * covered / ((double)n * n));
}

/* All pairs h1, h2 under a scheme that adds multiples of h2. */
static void print_pairs(const struct probe_scheme *s)
{
    unsigned mask[100] = { 0 };
    for (unsigned v = 0; v < 100; v++) {
        struct probe p = { .scheme = s, .m = 10, .h1 = v / 10, .h2 = v % 10 };
        for (unsigned i = 0; i < 3; i++)
            mask[v] |= 1u << probe_at(&p, i);
    }
    print_patterns(s->name, mask, 100);
}

static void toy_patterns(void)
{
    unsigned mask[1000];
    for (unsigned v = 0; v < 1000; v++)
        mask[v] = 1u << v / 100 | 1u << v / 10 % 10 | 1u << v % 10;
    printf("== Toy patterns ==\n             patterns  of 1  of 2  of 3"
           "  false positives\n");
    print_patterns("independent", mask, 1000);
    print_pairs(&probe_double);
    print_pairs(&probe_enhanced);
}

static void print_filter(const char *label, struct bloom *b)
{
    printf("%-9s", label);
    for (uint64_t i = 0; i < bloom_m(b); i++)
        putchar(bits_get(bloom_words(b), i) ? '1' : '0');
    printf("   %" PRIu64 " ones\n", bloom_ones(b));
}

static void one_filter(void)
{
    struct bloom *b = bloom_new(40, 4, &probe_stream, 1, NULL);
    if (!b)
        return;
    printf("== One filter ==\n");
    for (size_t i = 0; i < 4; i++) {
        bloom_add(b, names[i], strlen(names[i]));
        print_filter(names[i], b);
    }
    for (size_t i = 0; i < 5; i++)
        printf("%-9s%s\n", names[i],
               bloom_query(b, names[i], strlen(names[i])) ? "maybe"
                                                          : "definitely not");
    bloom_free(b);
}

static struct bloom *filter_with(const char *name, uint64_t seed)
{
    struct bloom *b = bloom_new(40, 4, &probe_stream, seed, NULL);
    if (b)
        bloom_add(b, name, strlen(name));
    return b;
}

static void three_filters(void)
{
    struct bloom *a = filter_with("alice", 1), *b = filter_with("bob", 1);
    struct bloom *c = filter_with("charlie", 2);
    if (a && b && c) {
        printf("== Three filters ==\n");
        print_filter("alice", a);
        print_filter("bob", b);
        bloom_union(a, b);
        print_filter("both", a);
        printf("charlie: refused, %s\n", bloom_union(a, c));
    }
    bloom_free(a);
    bloom_free(b);
    bloom_free(c);
}

int main(void)
{
    remainders();
    signs();
    fnv_by_hand();
    neighbours();
    bias();
    four_schemes();
    toy_patterns();
    one_filter();
    three_filters();
    return 0;
}
