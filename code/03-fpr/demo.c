/* The runs that chapter 3 shows. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "chain.h"
#include "fpr.h"
#include "keys.h"
#include "measure.h"
#include "stats.h"

static void two_bits(void)
{
    puts("== Two bits, one key ==");
    puts("thrown  bits   X  (X/2)^2");
    double sum = 0;
    for (unsigned a = 0; a < 2; a++)
        for (unsigned b = 0; b < 2; b++) {
            unsigned bits = 1U << a | 1U << b, ones = a == b ? 1 : 2;
            double rate = fpr_given(2, 2, ones);
            printf("  %u, %u   %u %u   %u     %.2f\n",
                   a, b, bits & 1, bits >> 1, ones, rate);
            sum += rate;
        }
    printf("average of the four   %.4f\n", sum / 4);
    printf("finite says           %.4f\n", fpr_finite(2, 2, 1));
}

static void chain(void)
{
    puts("== The chain, throw by throw ==");
    printf("throws");
    for (unsigned x = 1; x <= 9; x++)
        printf("   X=%u ", x);
    for (unsigned throws = 1; throws <= 9; throws++) {
        double p[10];
        chain_ones(10, throws, p);
        printf("\n%4u  ", throws);
        for (unsigned x = 1; x <= throws; x++)
            printf(p[x] < 0.00005 ? "   .   " : " %.4f", p[x]);
    }
    puts("");
}

static void three_names(void)
{
    puts("== Three names in ten bits ==");
    puts("  X   P(X)    (X/10)^3   product");
    double p[10], sum = 0;
    chain_ones(10, 9, p);
    for (unsigned x = 1; x <= 9; x++) {
        double given = fpr_given(10, 3, x);
        sum += p[x] * given;
        printf("%3u  %.6f   %.3f    %.6f\n", x, p[x], given, p[x] * given);
    }
    printf("sum of the products   %.6f\n", sum);
    printf("exact                 %.6f\n", fpr_exact(10, 3, 3));
    printf("finite                %.6f\n", fpr_finite(10, 3, 3));
    printf("classic               %.6f\n", fpr_classic(10, 3, 3));
}

static void every_size(void)
{
    static const struct { uint64_t m; unsigned k; uint64_t n; } sizes[] = {
        { 10, 3, 3 }, { 1000, 7, 100 }, { 9586, 7, 1000 },
        { 9585059, 7, 1000000 }, { 1000000000, 7, 100000000 },
        { 143775875, 997, 100000 },
    };
    puts("== Exact, at every size ==");
    puts("         m    k         n   exact          error  method");
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct fpr_answer a = fpr_exact_how(sizes[i].m, sizes[i].k, sizes[i].n);
        printf("%10" PRIu64 " %4u %9" PRIu64 "   %-13.7g  %.0e  %s\n",
               sizes[i].m, sizes[i].k, sizes[i].n, a.rate, a.error, a.method);
    }
}

static void show_keys(void)
{
    puts("== Keys ==");
    char buffer[KEYS_BUFFER];
    size_t len;
    struct key_source uuids = key_uuids(1);
    for (uint64_t i = 0; i < 3; i++) {
        const char *key = uuids.get(&uuids, i, buffer, &len);
        printf("UUID %" PRIu64 "     %.*s\n", i, (int)len, key);
    }
    key_integers.get(&key_integers, 258, buffer, &len);
    printf("integer 258 ");
    for (size_t i = 0; i < len; i++)
        printf(" %02x", (unsigned)buffer[i]);
    puts("");
}

static void print_measured(const struct measure_result *r)
{
    printf("%5" PRIu64 "  %9" PRIu64 "  %6" PRIu64 "   %.5f  %.5f .. %.5f",
           r->trials, r->trials * r->probes, r->false_positives, r->measured,
           r->interval.lo, r->interval.hi);
}

static void filters(void)
{
    struct key_source keys = key_uuids(1);
    struct measure_plan plan = {
        .m = 1000, .k = 7, .n = 100, .scheme = &probe_stream, .keys = &keys,
        .trials = 1, .probes = 200000, .threads = 2,
    };
    struct measure_result r;
    puts("== One filter, another, and four hundred ==");
    puts("filters   answers    hits   rate     95 % interval        (X/m)^k");
    for (plan.seed = 1; plan.seed <= 5; plan.seed++)
        if (!measure(&plan, &r)) {
            print_measured(&r);
            printf("   %.5f\n", pow(r.mean_fill, 7));
        }
    plan.trials = 400;
    plan.probes = 8000;
    if (!measure(&plan, &r))
        print_measured(&r);
    printf("\nexact, for the scheme       %.5f\n", fpr_exact(1000, 7, 100));
}

static void few_hits(void)
{
    static const unsigned hits[] = { 0, 1, 3, 10, 100 };
    puts("== A thousand probes ==");
    puts("hits   rate     Wald               Wilson");
    for (unsigned i = 0; i < sizeof hits / sizeof hits[0]; i++) {
        double p = hits[i] / 1000.0;
        double half = stats_normal_quantile(0.975) * sqrt(p * (1 - p) / 1000);
        struct interval w = stats_wilson(hits[i], 1000, 0.95);
        printf("%4u   %.4f  %7.4f .. %.4f  %7.4f .. %.4f\n", hits[i], p,
               p - half, p + half, w.lo, w.hi);
    }
}

int main(void)
{
    two_bits();
    chain();
    three_names();
    every_size();
    few_hits();
    show_keys();
    filters();
    return 0;
}
