#include "grade.h"
#include "window.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

#include "chain.h"
#include "contour.h"
#include "fpr.h"

SOUND(2);

/* A window over fresh memory, whose old content must not matter. */
static struct window opened(uint64_t m, unsigned cells)
{
    struct window w = { .lost = 99 };
    double *p = malloc(cells * sizeof *p);
    CHECK(p != NULL, "The grader found no memory.");
    for (unsigned i = 0; i < cells; i++)
        p[i] = 0.123;
    window_open(&w, m, cells, p);
    CHECK(w.p == p && w.m == m && w.cells == cells && w.throws == 0,
          "window_open() sets m, cells and p, and no throw was made yet.");
    return w;
}

static struct window after(uint64_t m, unsigned cells, uint64_t throws)
{
    struct window w = opened(m, cells);
    for (uint64_t t = 0; t < throws; t++)
        window_throw(&w);
    EQUAL(w.throws, throws, "It counts the throws.");
    return w;
}

static double chance_of(const struct window *w, uint64_t x)
{
    return x >= w->first && x - w->first < w->cells ? w->p[x - w->first] : 0;
}

/* The greatest standard deviation of X in so many throws, times 16, and 16. */
static unsigned good_width(uint64_t m, uint64_t throws)
{
    double most = 0;
    for (uint64_t t = 1; t <= throws; t++)
        most = fmax(most, fpr_ones_variance(m, 1, t));
    return (unsigned)ceil(16 * sqrt(most) + 16);
}

ESSENTIAL(first_throws, 2, "With room for all, it is the chain: ten bits, nine throws.")
{
    static const double row[] = { 0, 10, 22950, 2178000, 39160800, 210198240,
        400075200, 279417600, 65318400, 3628800, 0 };
    struct window w = opened(10, 11);
    EQUAL(chance_of(&w, 0), 1.0, "Before the first throw no bit is set.");
    for (uint64_t x = 1; x <= 10; x++)
        EQUAL(chance_of(&w, x), 0.0, "Before the first throw no bit is set.");
    free(w.p);
    w = after(10, 11, 9);
    for (uint64_t x = 0; x <= 10; x++)
        CLOSE(chance_of(&w, x), row[x] * 1e-9, 1e-12,
              "%.0f of 10^9 ways to throw nine times set %d bits.", row[x], (int)x);
    WITHIN(w.lost, -1e-11, 1e-11, "All that X can be has its cell.");
    free(w.p);
}

TEST(full, 1, "Stops at m: a full filter stays full, and no cell beyond m is used.")
{
    for (unsigned cells = 2; cells <= 20; cells += 3) {
        struct window w = after(10, cells, 400);
        for (unsigned i = 0; i < cells; i++)
            if (w.first + i > 10)
                EQUAL(w.p[i], 0.0, "first + i is %d, m is 10.", (int)w.first + (int)i);
        WITHIN(chance_of(&w, 10), cells > 10 ? 1 - 1e-11 : 0.0, 1 + 1e-11,
               "After 400 throws ten bits are all set; %u cells.", cells);
        if (cells > 10)
            WITHIN(w.lost, -1e-11, 1e-11, "%u cells are enough for all.", cells);
        free(w.p);
    }
}

TEST(moves, 2, "Follows X as far as it goes, in a huge filter and a small window.")
{
    const uint64_t m = UINT64_C(1) << 48;
    struct window w = after(m, 17, 5000);
    CLOSE(chance_of(&w, 5000), 1.0, 1e-7, "Hardly ever do two of 5000 throws meet.");
    WITHIN(chance_of(&w, 4999), 4.439e-8, 4.441e-8, "12.5 million pairs, each with a "
           "chance of one in 2^48 to meet.");
    WITHIN(w.lost, 0.0, 1e-10, "s is nearly 0, and there are 17 cells.");
    free(w.p);
}

RANDOM(honest, 2, 0, "What is in the window and what is lost are 1, after each throw.")
{
    for (int i = 0; i < 20; i++) {
        uint64_t m = 1 + grade_below(600);
        unsigned cells = 2 + (unsigned)grade_below(60);
        struct window w = opened(m, cells);
        for (int t = 0; t < 900; t++) {
            window_throw(&w);
            double sum = w.lost;
            for (unsigned j = 0; j < cells; j++)
                sum += w.p[j];
            CLOSE(sum, 1.0, 1e-11, "m = %d, %u cells, throw %d.", (int)m, cells, t + 1);
        }
        free(w.p);
    }
}

RANDOM(below_truth, 1, 0, "No chance is above the true one, nor below it by more than lost.")
{
    for (int i = 0; i < 20; i++) {
        uint64_t m = 1 + grade_below(500);
        unsigned throws = (unsigned)grade_below(1000);
        double truth[1001];
        chain_ones(m, throws, truth);
        struct window w = after(m, 2 + (unsigned)grade_below(60), throws);
        for (unsigned x = 0; x <= throws; x++)
            WITHIN(chance_of(&w, x), truth[x] * (1 - 1e-11) - w.lost * (1 + 1e-11) - 1e-300,
                   truth[x] * (1 + 1e-11) + 1e-300, "m = %d, %u cells, %u throws, X = %u.",
                   (int)m, w.cells, throws, x);
        free(w.p);
    }
}

static void bounds_hold(const struct window *w, unsigned k, double exact)
{
    struct window_bounds b = window_rate(w, k);
    WITHIN(exact, b.lo * (1 - 1e-11), b.hi * (1 + 1e-11),
           "m = %.0f, k = %u, %u cells, %d throws: the bounds that you gave must hold "
           "the exact rate.", (double)w->m, k, w->cells, (int)w->throws);
    WITHIN(b.hi, b.lo, (b.lo + w->lost) * (1 + 1e-14),
           "m = %.0f, k = %u, %u cells, %d throws: at most `lost` above lo.",
           (double)w->m, k, w->cells, (int)w->throws);
}

RANDOM(bounds, 2, 0, "The exact rate is between lo and hi, however small the window is.")
{
    for (int i = 0; i < 40; i++) {
        uint64_t m = 1 + grade_below(500);
        unsigned throws = 1 + (unsigned)grade_below(1000);
        unsigned k = 1 + (unsigned)grade_below(10);
        struct window w = after(m, 2 + (unsigned)grade_below(60), throws);
        bounds_hold(&w, k, chain_moment(m, k, throws));
        free(w.p);
    }
}

TEST(good_window, 2, "A window of 16 s + 16 cells loses next to nothing.")
{
    static const struct { uint64_t m, throws; } cases[] = {
        { 100, 50 }, { 1000, 700 }, { 1000, 3000 }, { 300, 300 }, { 64, 1000 },
        { 1 << 20, 2000 }, { 5000, 8000 }, { UINT64_C(1) << 40, 900 }
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint64_t m = cases[i].m, throws = cases[i].throws;
        struct window w = after(m, good_width(m, throws), throws);
        WITHIN(w.lost, 0.0, 1e-10, "m = %.0f, %d throws, %u cells: is the window where "
               "the chances are?", (double)m, (int)throws, w.cells);
        bounds_hold(&w, 3, throws <= CHAIN_MAX ? chain_moment(m, 3, (unsigned)throws)
                                               : contour_moment(m, 3, (double)throws));
        free(w.p);
    }
}

TEST(large, 1, "Thirty thousand bits at ten bits per key, the bounds 10^-10 apart.")
{
    struct window w = after(30000, good_width(30000, 21000), 21000);
    WITHIN(w.lost, 0.0, 1e-10, "The chance of all that fell out.");
    bounds_hold(&w, 7, fpr_exact(30000, 7, 3000));
    free(w.p);
}
