/* Sizes to look up: the price of a rate, and both recipes for 1,000 keys. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "fpr.h"
#include "sizing.h"

static double megabytes(uint64_t n, double p)
{
    struct sizing size;
    if (sizing_promise(n, p, &size))
        exit(1);
    return (double)sizing_bytes(size.m) / 1e6;
}

static void row(const char *name, double p)
{
    struct sizing textbook, promise;
    if (sizing_textbook(1000, p, &textbook)
        || sizing_promise(1000, p, &promise))
        exit(1);
    printf("%s\t%.15g\t%u\t%.15g\t%.15g\t%.15g", name, sizing_bits_per_key(p),
           promise.k, megabytes(1000000, p), megabytes(100000000, p),
           megabytes(10000000000, p) / 1000);
    printf("\t%" PRIu64 "\t%u\t%.15g\t%" PRIu64 "\t%.15g\n",
           textbook.m, textbook.k,
           100 * (fpr_exact(textbook.m, textbook.k, 1000) / p - 1), promise.m,
           100 * (fpr_exact(promise.m, promise.k, 1000) / p - 1));
}

int main(void)
{
    printf("# 04-sizing-table\n"
           "p\tbits\tk\tmb_million\tmb_hundred_million\tgb_ten_billion\t"
           "textbook_m\ttextbook_k\ttextbook_over\tpromise_m\tpromise_over\n");
    row("50 %", 0.5);
    row("20 %", 0.2);
    row("10 %", 0.1);
    row("5 %", 0.05);
    row("3 %", 0.03);
    row("2 %", 0.02);
    row("1 %", 0.01);
    row("0.1 %", 1e-3);
    row("0.01 %", 1e-4);
    row("1 in a million", 1e-6);
    return 0;
}
