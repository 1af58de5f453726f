/* Loose numbers of chapter 3. */
#include <math.h>

#include "stats.h"
#include "tsv.h"

/* Of the answers "maybe", the part that is wrong when a part `members` of the
 * queries are members. */
static double wrong_maybes(double rate, double members)
{
    double wrong = rate * (1 - members);
    return wrong / (wrong + members);
}

int main(void)
{
    puts("# 03-fpr-values (no randomness)\nname\tvalue");
    tsv_value("two_exact", fpr_exact(2, 2, 1));
    tsv_value("two_finite", fpr_finite(2, 2, 1));
    tsv_value("wrong_maybes", wrong_maybes(0.01, 0.001));
    double rate = fpr_exact(9586, 7, 1000);
    uint64_t hits = (uint64_t)round(10000 * rate);
    struct interval run = stats_wilson(hits, 10000, 0.95);
    tsv_value("run_hits", (double)hits);
    tsv_value("run_lo", run.lo);
    tsv_value("run_hi", run.hi);
    tsv_value("none_hi", stats_wilson(0, 1000, 0.95).hi);
    tsv_value("bit_toy", pow(0.9, 9));
    tsv_value("fill_toy", 1 - pow(0.9, 9));
    tsv_value("t_10", stats_t_quantile(0.975, 9));
    tsv_value("t_many", stats_normal_quantile(0.975));
    tsv_value("m9586_k6", fpr_exact(9586, 6, 1000));
    return 0;
}
