/* All the formulas, and what it takes to see them apart: Q*, beyond which more
 * probes of one filter are wasted, and the probes that tell exact from classic.
 * Each group is a table of the chapter. */
#include "fpr.h"
#include "stats.h"
#include "tsv.h"

static void row(const char *group, uint64_t m, unsigned k, uint64_t n)
{
    struct fpr_answer a = fpr_exact_how(m, k, n);
    double classic = fpr_classic(m, k, n), finite = fpr_finite(m, k, n);
    double spread = fpr_spread(m, k, n);
    double between = a.rate * a.rate * spread * spread;
    double within = a.rate - a.rate * a.rate - between;
    printf("%s\t%" PRIu64 "\t%u\t%" PRIu64 "\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g"
           "\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\t%.15g\t%s\n",
           group, m, k, n, classic, finite, a.rate,
           fpr_distinct(m, k, n), fpr_partitioned(m, k, n), fpr_upper(m, k, n),
           a.rate / classic - 1, a.rate / finite - 1, spread, within / between,
           stats_probes_needed(classic, a.rate, 0.05, 0.9), a.method);
}

int main(void)
{
    printf("# 03-fpr-formulas (no randomness)\n"
           "group\tm\tk\tn\tclassic\tfinite\texact\tdistinct\tpartitioned\tupper\t"
           "over_classic\tover_finite\tspread\tq_star\tprobes_needed\t"
           "method\n");
    for (uint64_t n = 1; n <= 5; n++)
        row("toy", 10, 3, n);
    for (uint64_t n = 1; n <= 1000000; n *= 10)
        row("scale", 10 * n, 7, n);
    row("evidence", 10, 3, 3);
    row("evidence", 1000, 7, 100);
    row("evidence", 9586, 7, 1000);
    return 0;
}
