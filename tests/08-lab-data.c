/* The measured points of the chapter's figure: those of the scheme "stream" are
 * within five sigma of exact; those of "double" are above, as long as the filter
 * is not crowded. */
#include <math.h>
#include <string.h>

#include "stats.h"
#include "suite.h"
#include "tsv.h"

static struct tsv t;

/* How many sigma a point lies above exact. The interval is of a mean, or
 * Wilson's where that is the wider one: then it is the larger side that counts. */
static double sigmas(size_t row)
{
    double off = tsv_number(&t, row, "measured") - tsv_number(&t, row, "exact");
    double half = off < 0
        ? tsv_number(&t, row, "hi") - tsv_number(&t, row, "measured")
        : tsv_number(&t, row, "measured") - tsv_number(&t, row, "lo");
    return off / half * stats_t_quantile(0.975,
                                         tsv_whole(&t, row, "trials") - 1);
}

static bool is_double(size_t row)
{
    return strcmp(tsv_text(&t, row, "scheme"), "double") == 0;
}

static void independent_positions_agree_with_exact(void)
{
    size_t seen = 0;
    for (size_t row = 0; row < t.rows; row++) {
        if (is_double(row) || tsv_whole(&t, row, "false_positives") < 20)
            continue;
        CU_ASSERT(fabs(sigmas(row)) < 5);
        seen++;
    }
    CU_ASSERT(seen >= 10);
}

static void double_hashing_does_not(void)
{
    for (size_t row = 0; row < t.rows; row++)
        if (is_double(row) && tsv_whole(&t, row, "n") <= 14)
            CU_ASSERT(sigmas(row) > 5);
}

__attribute__((constructor)) static void read_table(void)
{
    t = tsv_read("08-lab-curve.tsv");
}

SUITE("08-lab-data",
      TEST(independent_positions_agree_with_exact),
      TEST(double_hashing_does_not))
