/* The checks: each counts itself, compares, and fails with both values. */
#define _POSIX_C_SOURCE 200809L
#include "grade.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 512 };

/* What every comparison does once it knows its answer and how to print. */
#define DECIDE(good, format, came_value, expected_value)                  \
    grade_checked();                                                      \
    if (good)                                                             \
        return;                                                           \
    char c[TEXT], e[TEXT];                                                \
    snprintf(c, sizeof c, format, came_value);                            \
    snprintf(e, sizeof e, format, expected_value);                        \
    va_list more;                                                         \
    va_start(more, sentence);                                             \
    grade_vfail(what, e, c, sentence, more);                              \
    va_end(more)

void grade_bool(const char *what, bool came, bool expected,
                const char *sentence, ...)
{
    DECIDE(came == expected, "%s", came ? "true" : "false",
           expected ? "true" : "false");
}

void grade_signed(const char *what, long long came, long long expected,
                  const char *sentence, ...)
{
    DECIDE(came == expected, "%lld", came, expected);
}

void grade_unsigned(const char *what, unsigned long long came,
                    unsigned long long expected, const char *sentence, ...)
{
    DECIDE(came == expected, "%llu", came, expected);
}

void grade_double(const char *what, double came, double expected,
                  const char *sentence, ...)
{
    DECIDE(came >= expected && came <= expected, "%.17g", came, expected);
}

void grade_close(const char *what, double came, double expected,
                 double tolerance, const char *sentence, ...)
{
    double gap = fabs(came - expected);
    DECIDE(gap <= tolerance * fabs(expected), "%.12g", came, expected);
}

void grade_within(const char *what, double came, double lo, double hi,
                  const char *sentence, ...)
{
    char range[TEXT], value[TEXT];
    snprintf(range, sizeof range, "%.9g to %.9g", lo, hi);
    snprintf(value, sizeof value, "%.9g", came);
    DECIDE(came >= lo && came <= hi, "%s", value, range);
}

/* In quotes, with bytes that do not print as \xNN. */
static const char *quoted(const char *s, char *out, size_t size)
{
    size_t n = 1;
    if (!s)
        return "NULL";
    out[0] = '"';
    for (; *s && n + 6 < size; s++)
        n += (size_t)snprintf(out + n, size - n,
                              *s >= ' ' && *s <= '~' ? "%c" : "\\x%02x",
                              (unsigned char)*s);
    snprintf(out + n, size - n, "\"");
    return out;
}

void grade_text(const char *what, const char *came, const char *expected,
                const char *sentence, ...)
{
    char a[TEXT], b[TEXT];
    bool same = came && expected ? strcmp(came, expected) == 0
                                 : came == expected;
    DECIDE(same, "%s", quoted(came, a, sizeof a), quoted(expected, b, sizeof b));
}

double grade_answer(const char *file, const char *name)
{
    char line[TEXT], *end = NULL;
    double value = 0;
    size_t length = strlen(name);
    FILE *f = fopen(file, "r");
    while (f && !end && fgets(line, sizeof line, f))
        if (strncmp(line, name, length) == 0 && line[length] == '\t')
            value = strtod(line + length + 1, &end);
    if (f)
        fclose(f);
    if (!end)
        grade_fail(name, "a line with a number", "no such line",
                   "%s needs the line: %s, a tab, a number.", file, name);
    if (end[strspn(end, " \r\n")] != '\0' || !isfinite(value))
        grade_fail(name, "a number", "something else",
                   "After %s and a tab, %s needs a plain number.", name, file);
    grade_checked();
    return value;
}

void grade_predicted(const char *file, const char *name, double truth,
                     double tolerance, const char *help)
{
    double came = grade_answer(file, name);
    bool agrees_with_theory = fabs(came / truth - 1) <= tolerance;
    CHECK(agrees_with_theory, "%s came as %.9g: %s", name, came, help);
}
