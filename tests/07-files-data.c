/* The rates of saved, loaded and mapped filters: equal to the last false
 * positive, and within five sigma of exact. */
#include <math.h>

#include "stats.h"
#include "suite.h"
#include "tsv.h"

static struct tsv t;

static void loading_and_mapping_change_no_answer(void)
{
    CU_ASSERT_EQUAL_FATAL(t.rows % 3, 0);
    for (size_t row = 0; row < t.rows; row += 3) {
        uint64_t saved = tsv_whole(&t, row, "false_positives");
        CU_ASSERT_STRING_EQUAL(tsv_text(&t, row, "state"), "saved");
        CU_ASSERT_STRING_EQUAL(tsv_text(&t, row + 1, "state"), "loaded");
        CU_ASSERT_STRING_EQUAL(tsv_text(&t, row + 2, "state"), "mapped");
        CU_ASSERT(saved > 0);
        CU_ASSERT_EQUAL(tsv_whole(&t, row + 1, "false_positives"), saved);
        CU_ASSERT_EQUAL(tsv_whole(&t, row + 2, "false_positives"), saved);
    }
}

/* The 95 % interval is t sigma to each side; the bound that a right table
 * breaks as rarely as a normal value breaks five sigma is another t. */
static void every_point_is_within_five_sigma_of_exact(void)
{
    for (size_t row = 0; row < t.rows; row++) {
        uint64_t df = tsv_whole(&t, row, "trials") - 1;
        double half = tsv_number(&t, row, "hi") - tsv_number(&t, row, "measured");
        double five = half / stats_t_quantile(0.975, df)
                    * stats_t_quantile(1 - 2.87e-7, df);
        double off = tsv_number(&t, row, "measured")
                   - tsv_number(&t, row, "exact");
        CU_ASSERT(five > 0 && fabs(off) < five);
    }
}

__attribute__((constructor)) static void read_table(void)
{
    t = tsv_read("07-files.tsv");
}

SUITE("07-files-data",
      TEST(loading_and_mapping_change_no_answer),
      TEST(every_point_is_within_five_sigma_of_exact))
