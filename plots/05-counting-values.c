/* Loose values that Chapter 5 tells. */
#include <math.h>

#include "estimate.h"
#include "tsv.h"

#define LN2 0.69314718055994530942

int main(void)
{
    printf("# 05-counting-values\nname\tvalue\n");
    tsv_value("tail15", estimate_tail(LN2, 15));
    tsv_value("tail16", estimate_tail(LN2, 16));
    tsv_value("fan16", pow(exp(1) * LN2 / 16, 16));
    tsv_value("any15_million", 1e7 * estimate_tail(LN2, 15));
    tsv_value("blind", 7 * LN2 / 2);
    tsv_value("positive", 7 * LN2);
    tsv_value("positive_k10", 10 * LN2);
    tsv_value("rate", fpr_exact(9595, 7, 1000));
    tsv_value("asked_first", fpr_exact(9595, 7, 1000) * 7 * LN2);
    tsv_value("naive_low", 1 - 0.5 / LN2);
    tsv_value("sd_1000", estimate_sd(1000, 7, 100));
    tsv_value("sd_million", estimate_sd(10000000, 7, 1000000));
    tsv_value("x600_distinct", -1000.0 / 7 * log(1 - 0.6));
    tsv_value("x600_naive", estimate_naive(600, 7));
    return 0;
}
