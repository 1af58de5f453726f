/* Suite: one CUnit suite is one process.
 *
 *     static void empty_filter_has_no_members(void) { CU_ASSERT(…); }
 *
 *     SUITE("bloom",
 *           TEST(empty_filter_has_no_members),
 *           TEST(…))
 *
 * makes main(). The exit status is the number of failed tests (at most 100),
 * never 0 when one failed or when CUnit itself did; the last line printed is
 * "name: N passed, N failed", so a crash shows by that line's absence.
 * With arguments, only tests whose names contain one of them are run.
 */
#ifndef SUITE_H
#define SUITE_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <CUnit/Basic.h>

#define TEST(function) { #function, function }

struct suite_test { const char *name; void (*run)(void); };

static inline bool suite_wants(const char *test, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strstr(test, argv[i]))
            return true;
    return argc <= 1;
}

static inline int suite_main(const char *name, const struct suite_test *tests,
                             size_t count, int argc, char **argv)
{
    if (CU_initialize_registry() != CUE_SUCCESS)
        return 99;
    CU_pSuite suite = CU_add_suite(name, NULL, NULL);
    for (size_t i = 0; i < count; i++)
        if (suite_wants(tests[i].name, argc, argv)
            && !CU_add_test(suite, tests[i].name, tests[i].run))
            return 99;
    CU_basic_set_mode(CU_BRM_SILENT);
    CU_ErrorCode error = CU_basic_run_tests();
    unsigned run = CU_get_number_of_tests_run();
    unsigned failed = CU_get_number_of_tests_failed();
    if (failed)
        CU_basic_show_failures(CU_get_failure_list());
    CU_cleanup_registry();
    if (error != CUE_SUCCESS || run == 0)
        return 99;
    printf("%s%s: %u passed, %u failed\n", failed ? "\n" : "", name,
           run - failed, failed);
    return failed > 100 ? 100 : (int)failed;
}

#define SUITE(name, ...)                                                   \
    int main(int argc, char **argv)                                        \
    {                                                                      \
        static const struct suite_test tests[] = { __VA_ARGS__ };          \
        return suite_main(name, tests, sizeof tests / sizeof tests[0],     \
                          argc, argv);                                     \
    }

#endif
