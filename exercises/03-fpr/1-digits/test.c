#include "grade.h"
#include "lograte.h"

#include <math.h>
#include <stddef.h>

#include "fpr.h"

SOUND(2);

struct row { uint64_t m; unsigned k; uint64_t n; double classic, finite; };

/* The values in this file were computed with four hundred digits, twice. */
static void compare(const struct row *row, size_t rows, const char *help)
{
    for (size_t i = 0; i < rows; i++) {
        const struct row *r = row + i;
        CLOSE(lograte_classic(r->m, r->k, r->n), r->classic, 1e-12,
              "m = %.0f, k = %u, n = %.0f: %s", (double)r->m, r->k, (double)r->n, help);
        CLOSE(lograte_finite(r->m, r->k, r->n), r->finite, 1e-12,
              "m = %.0f, k = %u, n = %.0f: %s", (double)r->m, r->k, (double)r->n, help);
    }
}

#define COMPARE(rows, help) compare(rows, sizeof rows / sizeof rows[0], help)

ESSENTIAL(everyday, 2, "The logarithms of classic and finite, for filters as they are.")
{
    static const struct row rows[] = {
        { 10, 3, 3, -1.5655063287261669, -1.4702295933323888 },
        { 1000, 7, 100, -4.8043870196586958, -4.8019694852671235 },
        { 1000, 7, 99, -4.8530606794963762, -4.8506336883130333 },
        { 9586, 7, 1000, -4.6017229383120226, -4.6014750418431016 },
        { 2, 2, 1, -0.91735029077416378, -0.57536414490356185 },
        { 1048576, 10, 72682, -6.9314479447519341, -6.9314446395720023 },
    };
    COMPARE(rows, "the natural logarithm, and k times that of the share of 1 bits.");
}

TEST(tiny, 1, "Hardly a bit is set, and the rate is smaller than a double can hold.")
{
    static const struct row rows[] = {
        { 1000000000, 1, 1, -20.723265837446411, -20.723265836946411 },
        { 1000000000, 7, 1, -131.44148983973768, -131.44148983623768 },
        { UINT64_C(1) << 48, 3, 1, -96.517357134627811, -96.517357134627806 },
        { UINT64_C(1) << 48, 4096, 1, -102208.7106566771, -102208.71065667709 },
        { UINT64_C(1000000000000), 997, 1000000,
          -6890.5244718456383, -6890.52447184514 },
    };
    COMPARE(rows, "which step subtracts two numbers that agree in most digits?");
}

TEST(full, 2, "Nearly all bits are set, and the rate differs from 1 by next to nothing.")
{
    static const struct row rows[] = {
        { 10, 3, 100, -2.8072868906521837e-13, -5.6217831116544346e-14 },
        { 10, 3, 1000, -1.5444600667236041e-130, -1.601952271888122e-137 },
        { 100, 1, 3600, -2.3195228302435697e-16, -1.935087248829397e-16 },
        { 1000, 7, 10000, -2.7828148151360528e-30, -2.6870383125831481e-30 },
        { 1000, 7, 70000, -1.0985046696790171e-212, -8.5966406156295434e-213 },
        { 64, 4096, 8, -1.7930203287769299e-219, -3.1484510017634437e-221 },
        { UINT64_C(1) << 48, 8, UINT64_C(1) << 51,
          -1.2830487124389103e-27, -1.2830487124387644e-27 },
    };
    COMPARE(rows, "1 - y rounds to 1, but ln(1 - y) need not be 0.");
}

TEST(given, 2, "The logarithm of (ones/m)^k, with few ones or few zeros.")
{
    static const struct { uint64_t m; unsigned k; uint64_t ones; double value; } rows[] = {
        { 10, 3, 6, -1.532476871297972 },
        { 2, 1, 1, -0.69314718055994531 },
        { 1000, 7, 500, -4.8520302639196172 },
        { 1000, 7, 501, -4.8380442452809058 },
        { 1000, 7, 999, -0.0070035023350847345 },
        { 1000, 4096, 1, -28294.165622710833 },
        { UINT64_C(1) << 48, 3, (UINT64_C(1) << 48) - 1, -1.0658141036401522e-14 },
        { UINT64_C(200000000000003), 3, 1, -98.7880154474298 },
        { UINT64_C(200000000000003), 5, 12345, -117.5416604034866 },
        { UINT64_C(200000000000003), 3, UINT64_C(200000000000002),
          -1.4999999999999812e-14 },
        { UINT64_C(200000000000003), 4096, UINT64_C(199999999987658),
          -2.5282560000779904e-7 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        CLOSE(lograte_given(rows[i].m, rows[i].k, rows[i].ones), rows[i].value, 1e-12,
              "%.0f of %.0f bits are 1, k = %u: which is small, the share of the "
              "ones or that of the zeros?", (double)rows[i].ones, (double)rows[i].m,
              rows[i].k);
}

TEST(edges, 1, "No keys, no ones, one bit, all ones: rates of exactly 0 or 1.")
{
    static const uint64_t ms[] = { 1, 2, 10, UINT64_C(1) << 48 };
    for (int i = 0; i < 4; i++) {
        double m = (double)ms[i];
        EQUAL(lograte_classic(ms[i], 7, 0), -INFINITY, "m = %.0f, no keys.", m);
        EQUAL(lograte_finite(ms[i], 7, 0), -INFINITY, "m = %.0f, no keys.", m);
        EQUAL(lograte_given(ms[i], 7, 0), -INFINITY, "m = %.0f, no ones.", m);
        EQUAL(lograte_given(ms[i], 7, ms[i]), 0.0, "All of %.0f bits are 1.", m);
    }
    EQUAL(lograte_finite(1, 3, 1), 0.0, "The only bit is set by the first key.");
    CLOSE(lograte_classic(1, 1, 1), -0.45867514538708189, 1e-12, "ln(1 - 1/e).");
}

TEST(past_64_bits, 1, "kn may be more than 2^64.")
{
    const uint64_t big = UINT64_C(1) << 52;
    WITHIN(lograte_classic(1000, 4096, big), -1e-250, 0.0, "4096 keys to 2^52: kn is 2^64.");
    WITHIN(lograte_finite(1000, 4096, big), -1e-250, 0.0, "4096 keys to 2^52: kn is 2^64.");
    WITHIN(lograte_classic(UINT64_C(1) << 48, 4096, UINT64_MAX), -1e-250, 0.0,
           "A filter that is this full says maybe to everybody.");
    CLOSE(lograte_classic(UINT64_C(1) << 48, 4096, UINT64_C(1) << 35),
          -3820.5527227072044, 1e-12, "kn = 2^47, half of m.");
    CLOSE(lograte_finite(UINT64_C(1) << 32, 2, UINT64_C(1) << 32),
          -0.29082691566483391, 1e-12, "m and n do not fit into 32 bits.");
}

/* At a logarithm of -400, the rate has lost 400 times what the logarithm has. */
RANDOM(like_the_book, 1, 0, "Where the rate is a number, its logarithm agrees with it.")
{
    for (int i = 0; i < 300; i++) {
        uint64_t m = 2 + grade_random() % (UINT64_C(1) << (1 + grade_below(40)));
        unsigned k = 1 + (unsigned)grade_below(10);
        uint64_t n = 1 + grade_below(2 * m / k + 1), ones = 1 + grade_below(m);
        CLOSE(exp(lograte_classic(m, k, n)), fpr_classic(m, k, n), 1e-9,
              "classic: m = %.0f, k = %u, n = %.0f.", (double)m, k, (double)n);
        CLOSE(exp(lograte_finite(m, k, n)), fpr_finite(m, k, n), 1e-9,
              "finite: m = %.0f, k = %u, n = %.0f.", (double)m, k, (double)n);
        CLOSE(exp(lograte_given(m, k, ones)), fpr_given(m, k, ones), 1e-9,
              "(ones/m)^k: m = %.0f, k = %u, %.0f ones.", (double)m, k, (double)ones);
    }
}
