/* Grade: the words in which an exercise's tests are written.
 *
 *     ESSENTIAL(empty, 1, "An empty toy has no 1 bit.")
 *     {
 *         struct toy t = { .m = 10 };
 *         EQUAL(count_ones(&t), 0u, "Nothing was added yet.");
 *     }
 *
 * Each test head stands on one line of its own, because the grader reads it
 * too: name, points, and what a right answer does. A test ends at its first
 * failed check, and counts only when it made at least one check. Every test
 * runs in a process of its own. When an ESSENTIAL test fails, the tests below
 * it are not run. A RANDOM test draws its inputs and states how often, at most,
 * it may fail a right answer.
 *
 * Two more lines may stand in a test file:
 *     SOUND(2);            points for no memory error, no undefined behaviour
 *                         and no leak in whatever passes
 *     LIMITS(5, 512);     seconds of computing and megabytes, if 2 and 256
 *                         do not do
 */
#ifndef GRADE_H
#define GRADE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

#define TEST(name, points, sentence) \
    void test_##name(void); \
    void test_##name(void)
#define ESSENTIAL(name, points, sentence) TEST(name, points, sentence)
#define RANDOM(name, points, rate, sentence) TEST(name, points, sentence)
#define SOUND(points)           struct grade_sound
#define LIMITS(seconds, memory) struct grade_limits

/* Each check takes, at its end, a sentence that helps whoever fails it, made
 * like printf's; `came` is evaluated once.
 *     CHECK(condition, sentence …)
 *     EQUAL(came, expected, sentence …)       numbers of one sign, bools, strings
 *     CLOSE(came, expected, tolerance, …)     relative: |came/expected - 1|
 *     WITHIN(came, lo, hi, …)                 lo <= came <= hi  */
#define CHECK(condition, ...)                                   \
    ((condition) ? grade_checked()                              \
                 : grade_fail(#condition, "yes", "no", __VA_ARGS__))

#define EQUAL(came, expected, ...)                              \
    _Generic((came),                                            \
        bool: grade_bool,                                       \
        char *: grade_text, const char *: grade_text,           \
        float: grade_double, double: grade_double,              \
        int: grade_signed, long: grade_signed,                  \
        long long: grade_signed,                                \
        default: grade_unsigned)(#came, came, expected, __VA_ARGS__)

#define CLOSE(came, expected, tolerance, ...) \
    grade_close(#came, came, expected, tolerance, __VA_ARGS__)

#define WITHIN(came, lo, hi, ...) \
    grade_within(#came, came, lo, hi, __VA_ARGS__)

/* Behind the checks. A failed one says so and ends the process. */
void grade_checked(void);
void grade_fail(const char *what, const char *expected, const char *came,
                const char *sentence, ...);
void grade_vfail(const char *what, const char *expected, const char *came,
                 const char *sentence, va_list more);
void grade_bool(const char *what, bool came, bool expected,
                const char *sentence, ...);
void grade_text(const char *what, const char *came, const char *expected,
                const char *sentence, ...);
void grade_signed(const char *what, long long came, long long expected,
                  const char *sentence, ...);
void grade_unsigned(const char *what, unsigned long long came,
                    unsigned long long expected, const char *sentence, ...);
void grade_double(const char *what, double came, double expected,
                  const char *sentence, ...);
void grade_close(const char *what, double came, double expected,
                 double tolerance, const char *sentence, ...);
void grade_within(const char *what, double came, double lo, double hi,
                  const char *sentence, ...);

/* The next random number: the same sequence in each run, and another one for
 * each test and each seed. Below n: 0 to n-1. */
uint64_t grade_random(void);
uint64_t grade_below(uint64_t n);

/* The number that stands after `name` in a file of lines "name<TAB>value";
 * fails the test when it is not there or not a number. */
double grade_answer(const char *file, const char *name);

/* The same, and it must be close to the truth, as with CLOSE; who fails is not
 * told the number that was expected. */
void grade_predicted(const char *file, const char *name, double truth,
                     double tolerance, const char *help);

/* The tests of an exercise, written by the grader from the test heads. */
struct grade_test { const char *name; void (*run)(void); };
extern const struct grade_test grade_tests[];      /* ended by a NULL name */

#endif
