/* The single numbers of chapter 4. */
#include <math.h>
#include <stdlib.h>

#include "sizing.h"
#include "tsv.h"

static struct sizing promise(uint64_t n, double p)
{
    struct sizing size;
    if (sizing_promise(n, p, &size))
        exit(1);
    return size;
}

static struct sizing textbook(uint64_t n, double p)
{
    struct sizing size;
    if (sizing_textbook(n, p, &size))
        exit(1);
    return size;
}

static uint64_t smallest(uint64_t n, double p, unsigned k)
{
    uint64_t m;
    if (sizing_m(n, p, k, &m))
        exit(1);
    return m;
}

static double classic_m(uint64_t n, double p, unsigned k)
{
    return ceil(k * (double)n / sizing_load(k, p));
}

static void promises(void)
{
    tsv_value("bits_per_key", sizing_bits_per_key(0.01));
    tsv_value("least_bits", -log2(0.01));
    tsv_value("extra_bits_in_ten", log2(10) / log(2));
    for (uint64_t n = 1000; n <= 1000000000; n *= 1000) {
        char name[40];
        snprintf(name, sizeof name, "exact_bits_%" PRIu64, n);
        tsv_value(name, (double)smallest(n, 0.01, 7) - classic_m(n, 0.01, 7));
        snprintf(name, sizeof name, "whole_k_bits_%" PRIu64, n);
        tsv_value(name,
                  classic_m(n, 0.01, 7) - (double)textbook(n, 0.01).m);
    }
}

static void odd_sizes(void)
{
    tsv_value("ten_k", promise(10, 0.01).k);
    tsv_value("one_k", promise(1, 1e-7).k);
    tsv_value("one_textbook_k", textbook(1, 1e-7).k);
    tsv_value("up_extra", (double)smallest(1000000, 0.03, 6)
                          / (double)smallest(1000000, 0.03, 5) - 1);
    struct sizing high = textbook(1000, 0.9);
    tsv_value("high_textbook_m", (double)high.m);
    tsv_value("high_textbook_rate", fpr_exact(high.m, high.k, 1000));
    tsv_value("high_promise_m", (double)promise(1000, 0.9).m);
    struct sizing tiny = promise(1000, 1e-300);
    tsv_value("tiny_m", (double)tiny.m);
    tsv_value("tiny_k", tiny.k);
    tsv_value("spread_thousand", fpr_spread(9595, 7, 1000));
    tsv_value("spread_million", fpr_spread(9592957, 7, 1000000));
    tsv_value("hash_floor_million", 1e6 * 0x1p-62);
}

static void margins(void)
{
    struct sizing s = promise(1000, 0.01), wide = s;
    if (sizing_widen(&wide, 0.2))
        exit(1);
    tsv_value("margin_rate", fpr_exact(wide.m, wide.k, 1000));
    tsv_value("margin_power", pow(0.01, 1.2));
    tsv_value("margin_over", fpr_exact(wide.m, wide.k, 1200));
    tsv_value("cut_rate", fpr_exact((uint64_t)(0.8 * (double)s.m), 7, 1000));
    tsv_value("over_fifth", fpr_exact(s.m, s.k, 1200));
    tsv_value("over_double", fpr_exact(s.m, s.k, 2000));
    tsv_value("fill_double", fpr_ones_mean(s.m, s.k, 2000) / (double)s.m);
    tsv_value("names_mb",
              (double)sizing_bytes(promise(100000000, 0.01).m) / 1e6);
    tsv_value("names_mb_rare",
              (double)sizing_bytes(promise(100000000, 1e-4).m) / 1e6);
    struct sizing names = textbook(100000000, 1e-4);
    if (sizing_widen(&names, 0.2))
        exit(1);
    tsv_value("names_m", (double)names.m);
    tsv_value("names_wrapped", (double)names.m - 4294967296);
}

static void answers(void)
{
    tsv_value("share_wrong", 0.999 * 0.01 / (0.999 * 0.01 + 0.001));
    double rate = fpr_exact(promise(1000000, 0.02).m, 6, 1000000);
    double mean = 9900 * rate, sd = sqrt(mean * (1 - rate));
    tsv_value("uuid_mean", mean);
    tsv_value("uuid_lo", ceil(mean - 1.96 * sd));
    tsv_value("uuid_hi", floor(mean + 1.96 * sd));
    tsv_value("uuid_wrong_share", mean / (mean + 100));
}

/* The share of new pages that a crawler skips while its filter, sized for n,
 * fills up to `end`. (A page that is skipped would not have set a bit.) */
static double skipped(uint64_t n, double p, uint64_t end)
{
    struct sizing s = promise(n, p);
    double sum = 0;
    for (uint64_t i = 0; i < end; i++)
        sum += fpr_exact(s.m, s.k, i);
    return sum / (double)end;
}

static void crawler(void)
{
    tsv_value("crawl_skipped", skipped(1000, 0.01, 1000));
    tsv_value("crawl_skipped_double", skipped(1000, 0.01, 2000));
}

int main(void)
{
    printf("# 04-sizing-values\nname\tvalue\n");
    promises();
    odd_sizes();
    margins();
    answers();
    crawler();
    return 0;
}
